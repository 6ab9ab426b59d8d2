// Merges a guest's list into the account's at sign-in, in one transaction. Items that do not fit stay on the guest's list.
// Share links of the guest's list stop working, because they were not meant to show the account's.

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { hashOf } from "#commerce/accounts";
import { isPossibleId, type Database, type Sql } from "#commerce/database";
import { countOf } from "./add.ts";
import { lockAccountList, touchList } from "./lists.ts";
import { wishlistItemTable, wishlistTable } from "./tables.ts";
import { WISHLIST_LIMIT, type NoWishlist, type Wishlist } from "./wishlist.ts";

export interface Reconciled {
  readonly kind: "reconciled";
  /** The account's list. */
  readonly wishlist: Wishlist;
  /** Products that did not fit. They stay on the guest's list, whose token remains valid. */
  readonly remainingProductIds: readonly string[];
}

/** Idempotent. */
export const reconcileWishlists = (
  { sql: client }: Database,
  { shopId, accountId, token }: { readonly shopId: string; readonly accountId: string; readonly token: string },
): Promise<Reconciled | NoWishlist> =>
  client.transaction(async (tx) => {
    if (!isPossibleId(shopId) || !isPossibleId(accountId)) return { kind: "no-wishlist" };
    // Always lock the guest's list before the account's, to avoid deadlocks.
    const [guest] = await tx
      .select()
      .from(wishlistTable)
      .where(and(eq(wishlistTable.shopId, shopId), eq(wishlistTable.tokenHash, hashOf(token))))
      .for("update");
    if (!guest || (guest.status === "reconciled" && guest.userId !== accountId)) return { kind: "no-wishlist" };
    const own = await lockAccountList(tx, shopId, accountId);
    if (!own) return { kind: "no-wishlist" };
    if (guest.status === "reconciled") return { kind: "reconciled", wishlist: own, remainingProductIds: [] };
    await moveItems(tx, guest.id, own.id);
    const { productId, wishlistId } = wishlistItemTable;
    const left = await tx.select({ productId }).from(wishlistItemTable).where(eq(wishlistId, guest.id));
    if (left.length === 0) {
      await tx
        .update(wishlistTable)
        .set({ status: "reconciled", userId: accountId, updatedAt: sql`now()` })
        .where(eq(wishlistTable.id, guest.id));
    }
    return {
      kind: "reconciled",
      wishlist: await touchList(tx, own.id),
      remainingProductIds: left.map((item) => item.productId),
    };
  });

/** Drops duplicates and moves the rest, newest first, until the list is full. */
async function moveItems(tx: Sql, from: string, to: string): Promise<void> {
  const { id, productId, wishlistId, ordinal } = wishlistItemTable;
  await tx
    .delete(wishlistItemTable)
    .where(
      and(
        eq(wishlistId, from),
        sql`${productId} in (select product_id from ${wishlistItemTable} as own where own.wishlist_id = ${to})`,
      ),
    );
  const room = Math.max(0, WISHLIST_LIMIT - (await countOf(tx, to)));
  const moving = tx
    .select({ id })
    .from(wishlistItemTable)
    .where(eq(wishlistId, from))
    .orderBy(desc(ordinal))
    .limit(room);
  await tx.update(wishlistItemTable).set({ wishlistId: to }).where(inArray(id, moving));
}
