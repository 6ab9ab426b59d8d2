// Links that show a list to others, who can look and nothing else. Each has a token of its own; the owner ends them all.

import { and, desc, eq, notInArray } from "drizzle-orm";
import { createToken, hashOf } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import { findList, lockList, toWishlist } from "./lists.ts";
import { pageOf } from "./page.ts";
import { wishlistShareTable, wishlistTable } from "./tables.ts";
import type { NoWishlist, WishlistKey, WishlistPage, WishlistQuery } from "./wishlist.ts";

/** Links of one list that work at a time; the oldest ends when another is made. */
export const MOST_LINKS = 20;

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
      .limit(MOST_LINKS);
    await tx.delete(wishlistShareTable).where(and(eq(wishlistId, list.id), notInArray(tokenHash, newest)));
    return { kind: "shared", token };
  });

/** Ends every link to the list; none is well too. */
export async function unshareWishlist(
  { sql: client }: Database,
  key: WishlistKey,
): Promise<{ readonly kind: "unshared"; readonly links: number } | NoWishlist> {
  const list = await findList(client, key);
  if (!list) return { kind: "no-wishlist" };
  const ended = await client.delete(wishlistShareTable).where(eq(wishlistShareTable.wishlistId, list.id));
  return { kind: "unshared", links: ended.rowCount ?? 0 };
}

/** How many links show the list now. */
export const countLinks = ({ sql: client }: Database, wishlistId: string): Promise<number> =>
  client.$count(wishlistShareTable, eq(wishlistShareTable.wishlistId, wishlistId));

/** What a link shows, as its holder may see it. The link of a guest's list ends when that goes into an account's. */
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
