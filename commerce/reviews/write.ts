// Writing, changing and deleting one's own review: one per product, for verified buyers.

import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { accountTable } from "../accounts/tables.ts";
import { countAttempts, type Limited } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { orderLineTable, orderTable, type OrderState } from "#commerce/orders";
import { noteChange, type ReviewDatabase } from "./note-change.ts";
import { REVIEW_LIMITS, readReview, type ReviewProblems } from "./rules.ts";
import { toReview } from "./rows.ts";
import type { Review } from "./review.ts";
import { reviewTable } from "./tables.ts";

export interface Reviewer {
  readonly shopId: string;
  readonly accountId: string;
  readonly network: string;
  readonly language: string;
  readonly now: Date;
}

export interface OwnReview extends Review {
  /** False if the shop has hidden it; its author still sees it. */
  readonly isShown: boolean;
}

export type ReviewPermission =
  | { readonly kind: "may-write"; readonly size: string }
  | { readonly kind: "written"; readonly review: OwnReview }
  | { readonly kind: "not-bought" };

/** Returns the account's own review, or whether it may write one. */
export async function mayReview(
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  productId: string,
): Promise<ReviewPermission> {
  const [own] = await client
    .select()
    .from(reviewTable)
    .where(and(eq(reviewTable.accountId, accountId), eq(reviewTable.productId, productId)));
  if (own && own.text !== "") return { kind: "written", review: { ...toReview(own), isShown: own.state === "shown" } };
  const bought = await findPurchase(client, accountId, productId);
  return bought ? { kind: "may-write", size: bought.size } : { kind: "not-bought" };
}

export type SavedReview =
  | { readonly kind: "saved"; readonly id: string }
  | { readonly kind: "invalid"; readonly problems: ReviewProblems }
  | { readonly kind: "not-bought" }
  | Limited;

/** Creates or updates the account's review of a product. A hidden review stays hidden. */
export async function saveReview(
  database: ReviewDatabase,
  { shopId, accountId, network, language, now }: Reviewer,
  productId: string,
  form: Readonly<Record<string, unknown>>,
): Promise<SavedReview> {
  const { sql: client } = database;
  const read = readReview(form);
  if (read.kind === "invalid") return read;
  const limited = await countAttempts(
    client,
    [
      { limit: REVIEW_LIMITS.writeFrom, subject: network },
      { limit: REVIEW_LIMITS.writeBy, subject: accountId },
    ],
    now,
  );
  if (limited) return limited;
  const bought = await findPurchase(client, accountId, productId);
  if (!bought) return { kind: "not-bought" };
  const [saved] = await client
    .insert(reviewTable)
    .values({
      shopId,
      productId,
      orderLineId: bought.lineId,
      accountId,
      ...read.review,
      size: bought.size,
      language,
      state: "shown",
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [reviewTable.accountId, reviewTable.productId],
      set: { ...read.review, language, updatedAt: now },
    })
    .returning({ id: reviewTable.id });
  if (!saved) throw new Error(`The review of product ${productId} was not saved`);
  await noteChange(database);
  return { kind: "saved", id: saved.id };
}

/** Deletes the account's own review. A hidden one is only emptied, so that a replacement stays hidden too. */
export async function deleteReview(
  database: ReviewDatabase,
  accountId: string,
  productId: string,
): Promise<"deleted" | "no-such-review"> {
  const { sql: client } = database;
  const isOwn = and(
    eq(reviewTable.accountId, accountId),
    eq(reviewTable.productId, productId),
    ne(reviewTable.text, ""),
  );
  const blanked = await client
    .update(reviewTable)
    .set({ author: "", title: "", text: "", fit: null })
    .where(and(isOwn, eq(reviewTable.state, "hidden")))
    .returning({ id: reviewTable.id });
  if (blanked.length > 0) return "deleted";
  const deleted = await client
    .delete(reviewTable)
    .where(and(isOwn, eq(reviewTable.state, "shown")))
    .returning({ id: reviewTable.id });
  if (deleted.length === 0) return "no-such-review";
  await noteChange(database);
  return "deleted";
}

/** Only shipped products can be reviewed. */
const REVIEWABLE: readonly OrderState[] = ["shipped", "delivered"];

/** The account's latest purchase of a product, including guest orders under its confirmed email address. */
async function findPurchase(
  client: Database["sql"],
  accountId: string,
  productId: string,
): Promise<{ readonly lineId: string; readonly size: string } | undefined> {
  const ownAddress = sql`(select email from ${accountTable} where id = ${accountId})`;
  const [line] = await client
    .select({ lineId: orderLineTable.id, size: orderLineTable.size })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
    .where(
      and(
        eq(orderLineTable.productId, productId),
        or(eq(orderTable.accountId, accountId), sql`${orderTable.email} = ${ownAddress}`),
        inArray(orderTable.state, [...REVIEWABLE]),
      ),
    )
    .orderBy(desc(orderTable.createdAt))
    .limit(1);
  return line;
}
