// Share links: anyone with the link can view the list, but not change it. Each link has its own token.

import { and, desc, eq, notInArray } from "drizzle-orm";
import { createToken, hashOf } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { findList, lockList, toWishlist } from "./lists.ts";
import { pageOf } from "./page.ts";
import { wishlistShareTable, wishlistTable } from "./tables.ts";
import type { NoWishlist, WishlistKey, WishlistPage, WishlistQuery } from "./wishlist.ts";

/** Active links per list; creating another one deletes the oldest. */
export const MAX_SHARE_LINKS = 20;

export const shareWishlist = (
  { sql: client }: Database,
  key: WishlistKey,
): Promise<{ readonly kind: "shared"; readonly token: string } | NoWishlist> =>
  client.transaction(async (tx) => {
    const list = await lockList(tx, key);
    if (!list) return { kind: "no-wishlist" };
    const token = createToken();
    const { tokenHash, wishlistId, createdAt } = wishlistShareTable;
    await tx.insert(wishlistShareTable).values({ tokenHash: hashOf(token), wishlistId: list.id });
    const newest = tx
      .select({ tokenHash })
      .from(wishlistShareTable)
      .where(eq(wishlistId, list.id))
      .orderBy(desc(createdAt), tokenHash)
      .limit(MAX_SHARE_LINKS);
    await tx.delete(wishlistShareTable).where(and(eq(wishlistId, list.id), notInArray(tokenHash, newest)));
    return { kind: "shared", token };
  });

/** Deletes all share links of the list. */
export async function unshareWishlist(
  { sql: client }: Database,
  key: WishlistKey,
): Promise<{ readonly kind: "unshared"; readonly links: number } | NoWishlist> {
  const list = await findList(client, key);
  if (!list) return { kind: "no-wishlist" };
  const deleted = await client.delete(wishlistShareTable).where(eq(wishlistShareTable.wishlistId, list.id));
  return { kind: "unshared", links: deleted.rowCount ?? 0 };
}

/** Number of active share links. */
export const countShareLinks = ({ sql: client }: Database, wishlistId: string): Promise<number> =>
  client.$count(wishlistShareTable, eq(wishlistShareTable.wishlistId, wishlistId));

/** The page that a share link shows. Links of a guest's list stop working when it is reconciled. */
export async function findSharedWishlist(
  database: Database,
  shopId: string,
  token: string,
  viewer: Viewer,
  query: WishlistQuery = {},
): Promise<WishlistPage | NoWishlist> {
  const [found] = await database.sql
    .select({ list: wishlistTable })
    .from(wishlistShareTable)
    .innerJoin(wishlistTable, eq(wishlistTable.id, wishlistShareTable.wishlistId))
    .where(
      and(
        eq(wishlistShareTable.tokenHash, hashOf(token)),
        eq(wishlistTable.shopId, shopId),
        eq(wishlistTable.status, "active"),
      ),
    );
  return found ? pageOf(database, toWishlist(found.list), viewer, query) : { kind: "no-wishlist" };
}
