// Finding and making lists. Whoever changes one locks its row first, so that changes of one list take turns.

import { and, eq, sql, type SQL } from "drizzle-orm";
import { hashOf } from "#commerce/accounts";
import { isPossibleId, isUuid, type Sql } from "#commerce/database";
import { shopTable } from "../content/tables.ts";
import { wishlistTable } from "./tables.ts";
import type { Wishlist, WishlistKey } from "./wishlist.ts";

/** Undefined when the owner has no such list. */
export async function findList(client: Pick<Sql, "select">, key: WishlistKey): Promise<Wishlist | undefined> {
  const where = whereOwned(key);
  if (where === undefined) return undefined;
  const [row] = await client.select().from(wishlistTable).where(where);
  return row && toWishlist(row);
}

/** The same, kept from changing until the transaction ends. */
export async function lockList(tx: Pick<Sql, "select">, key: WishlistKey): Promise<Wishlist | undefined> {
  const where = whereOwned(key);
  if (where === undefined) return undefined;
  const [row] = await tx.select().from(wishlistTable).where(where).for("update");
  return row && toWishlist(row);
}

/**
 * An account's list, made when it has none: of two that make it at once, one waits and finds the other's. Undefined when
 * there is no such shop.
 */
export async function lockAccountList(tx: Sql, shopId: string, accountId: string): Promise<Wishlist | undefined> {
  const key: WishlistKey = { shopId, owner: { kind: "account", accountId } };
  const found = await lockList(tx, key);
  if (found) return found;
  if (!(await isShop(tx, shopId))) return undefined;
  await tx
    .insert(wishlistTable)
    .values({ shopId, userType: "account", userId: accountId })
    .onConflictDoNothing({
      target: [wishlistTable.shopId, wishlistTable.userId],
      where: sql`${wishlistTable.userType} = 'account'`,
    });
  const made = await lockList(tx, key);
  if (!made) throw new Error(`The wishlist of account ${accountId} could not be made`);
  return made;
}

export const isShop = async (tx: Pick<Sql, "$count">, id: string): Promise<boolean> =>
  isPossibleId(id) && (await tx.$count(shopTable, eq(shopTable.id, id))) > 0;

export async function touchList(tx: Sql, id: string): Promise<Wishlist> {
  const [row] = await tx
    .update(wishlistTable)
    .set({ updatedAt: sql`now()` })
    .where(eq(wishlistTable.id, id))
    .returning();
  if (!row) throw new Error(`Wishlist ${id} is locked and yet not there`);
  return toWishlist(row);
}

export const toWishlist = (row: typeof wishlistTable.$inferSelect): Wishlist => ({
  id: row.id,
  shopId: row.shopId,
  userType: row.userType,
  userId: row.userType === "account" ? row.userId : null,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Undefined for what cannot be anybody's. */
function whereOwned({ shopId, owner, wishlistId }: WishlistKey): SQL | undefined {
  if (!isPossibleId(shopId) || (wishlistId !== undefined && !isUuid(wishlistId))) return undefined;
  if (owner.kind === "account" && !isPossibleId(owner.accountId)) return undefined;
  return and(
    eq(wishlistTable.shopId, shopId),
    eq(wishlistTable.userType, owner.kind),
    eq(wishlistTable.status, "active"),
    owner.kind === "account"
      ? eq(wishlistTable.userId, owner.accountId)
      : eq(wishlistTable.tokenHash, hashOf(owner.token)),
    wishlistId === undefined ? undefined : eq(wishlistTable.id, wishlistId),
  );
}
