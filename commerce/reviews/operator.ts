// Moderation: lists reviews with the most reported first, hides and shows them.

import { and, desc, eq, ne, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { isUuid, type Database } from "#commerce/database";
import { noteChange, type ReviewDatabase } from "./note-change.ts";
import type { Review } from "./review.ts";
import { toReview } from "./rows.ts";
import { reviewTable, reviewVoteTable } from "./tables.ts";

export interface OperatorReview extends Review {
  readonly isShown: boolean;
  readonly reports: number;
}

export async function listReviewsForOperator(
  { sql: client }: Pick<Database, "sql">,
  { limit = 50, offset = 0 }: { readonly limit?: number; readonly offset?: number } = {},
): Promise<OperatorReview[]> {
  const reports = sql`(
    select count(*) from ${reviewVoteTable} where review_id = ${reviewTable}.id and kind = 'report'
  )`.mapWith(Number);
  const rows = await client
    .select({ review: reviewTable, reports })
    .from(reviewTable)
    .orderBy(desc(reports), desc(reviewTable.createdAt), reviewTable.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ review, reports: count }) => ({
    ...toReview(review),
    isShown: review.state === "shown",
    reports: count,
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
