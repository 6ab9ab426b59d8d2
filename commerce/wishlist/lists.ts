// Finds and creates lists. Every change locks the list's row first, so that concurrent changes run one after another.

import { and, eq, sql, type SQL } from "drizzle-orm";
import { hashOf } from "#commerce/accounts";
import { isPossibleId, isUuid, type Sql } from "#commerce/database";
import { shopTable } from "../content/tables.ts";
import { wishlistTable } from "./tables.ts";
import type { Wishlist, WishlistKey } from "./wishlist.ts";

/** Undefined if the owner has no such list. */
export async function findList(client: Pick<Sql, "select">, key: WishlistKey): Promise<Wishlist | undefined> {
  const where = whereOwned(key);
  if (where === undefined) return undefined;
  const [row] = await client.select().from(wishlistTable).where(where);
  return row && toWishlist(row);
}

/** Like `findList`, and locks the row until the transaction ends. */
export async function lockList(tx: Pick<Sql, "select">, key: WishlistKey): Promise<Wishlist | undefined> {
  const where = whereOwned(key);
  if (where === undefined) return undefined;
  const [row] = await tx.select().from(wishlistTable).where(where).for("update");
  return row && toWishlist(row);
}

/**
 * Locks an account's list, creating it if necessary; concurrent calls end up with the same list. Undefined if the shop does not
 * exist.
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
  const created = await lockList(tx, key);
  if (!created) throw new Error(`The wishlist of account ${accountId} could not be created`);
  return created;
}

export const isShop = async (tx: Pick<Sql, "$count">, id: string): Promise<boolean> =>
  isPossibleId(id) && (await tx.$count(shopTable, eq(shopTable.id, id))) > 0;

export async function touchList(tx: Sql, id: string): Promise<Wishlist> {
  const [row] = await tx
    .update(wishlistTable)
    .set({ updatedAt: sql`now()` })
    .where(eq(wishlistTable.id, id))
    .returning();
  if (!row) throw new Error(`Wishlist ${id} not found, although it is locked`);
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

/** Undefined if an id is malformed. */
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
