// Writing a review: for who has bought it, once a product, to be changed and taken back by its writer.

import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { accountTable } from "../accounts/tables.ts";
import { countAttempts, type Limited } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { orderLineTable, orderTable, type OrderState } from "#commerce/orders";
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
  /** False for one that the shop has taken down; its writer sees it still. */
  readonly isShown: boolean;
}

export type MayReview =
  | { readonly kind: "may-write"; readonly size: string }
  | { readonly kind: "written"; readonly review: OwnReview }
  | { readonly kind: "not-bought" };

/** What an account may do about a product's review: write one, or change what it wrote. */
export async function mayReview(
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  productId: string,
): Promise<MayReview> {
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

/** Writes the account's review of a product, or changes it. One that was taken down stays so however it is changed. */
export async function saveReview(
  { sql: client }: Pick<Database, "sql">,
  { shopId, accountId, network, language, now }: Reviewer,
  productId: string,
  form: Readonly<Record<string, unknown>>,
): Promise<SavedReview> {
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
  if (!saved) throw new Error(`The review of product ${productId} was not written`);
  return { kind: "saved", id: saved.id };
}

/**
 * Takes an account's own review back, and nobody else's. Of one that the shop took down an empty one stays, so that whatever is
 * written in its place is down too.
 */
export async function deleteReview(
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  productId: string,
): Promise<"deleted" | "no-such-review"> {
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
  const gone = await client
    .delete(reviewTable)
    .where(and(isOwn, eq(reviewTable.state, "shown")))
    .returning({ id: reviewTable.id });
  return gone.length > 0 ? "deleted" : "no-such-review";
}

/** Who has not been sent it yet has nothing to say of it. */
const BOUGHT: readonly OrderState[] = ["shipped", "delivered"];

/** The latest line by which an account bought a product, as itself or as a guest under its own, confirmed address. */
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
        inArray(orderTable.state, [...BOUGHT]),
      ),
    )
    .orderBy(desc(orderTable.createdAt))
    .limit(1);
  return line;
}
