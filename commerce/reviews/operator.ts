// Moderation: lists reviews with the most reported first, hides and shows them.

import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { isUuid, type Database } from "#commerce/database";
import { productTable } from "#commerce/products";
import { noteChange, type ReviewDatabase } from "./note-change.ts";
import type { Review } from "./review.ts";
import { toReview } from "./rows.ts";
import { reviewTable, reviewVoteTable } from "./tables.ts";

export interface OperatorReview extends Review {
  readonly isShown: boolean;
  readonly reports: number;
  /** Null if the catalogue has no such product now. */
  readonly product: { readonly handle: string; readonly vendor: string; readonly title: string } | null;
}

export interface OperatorReviewQuery {
  /** Lists both states by default. */
  readonly state?: "shown" | "hidden" | undefined;
  /** Only these; all by default. */
  readonly ids?: readonly string[] | undefined;
  readonly limit?: number;
  readonly offset?: number;
}

export async function listReviewsForOperator(
  { sql: client }: Pick<Database, "sql">,
  { state, ids, limit = 50, offset = 0 }: OperatorReviewQuery = {},
): Promise<OperatorReview[]> {
  const reports = sql`(
    select count(*) from ${reviewVoteTable} where review_id = ${reviewTable}.id and kind = 'report'
  )`.mapWith(Number);
  const { handle, vendor, title } = productTable;
  const rows = await client
    .select({ review: reviewTable, reports, product: { handle, vendor, title } })
    .from(reviewTable)
    .leftJoin(productTable, eq(productTable.id, reviewTable.productId))
    .where(and(state && eq(reviewTable.state, state), ids && inArray(reviewTable.id, ids.filter(isUuid))))
    .orderBy(desc(reports), desc(reviewTable.createdAt), reviewTable.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ review, reports: count, product }) => ({
    ...toReview(review),
    isShown: review.state === "shown",
    reports: count,
    product,
  }));
}

export async function setReviewState(
  database: ReviewDatabase,
  reviewId: string,
  state: "shown" | "hidden",
): Promise<"changed" | "no-such-review"> {
  if (!isUuid(reviewId)) return "no-such-review";
  // A review that its author deleted has no text and cannot be shown.
  const isIt = and(eq(reviewTable.id, reviewId), state === "shown" ? ne(reviewTable.text, "") : undefined);
  const isFound = await database.sql.transaction(async (tx) => {
    const [before] = await tx.select({ state: reviewTable.state }).from(reviewTable).where(isIt).for("update");
    if (!before) return false;
    if (before.state === state) return true;
    await tx.update(reviewTable).set({ state }).where(isIt);
    await recordAudit(tx, { subject: { kind: "review", id: reviewId }, before, after: { state } });
    return true;
  });
  if (!isFound) return "no-such-review";
  await noteChange(database);
  return "changed";
}
