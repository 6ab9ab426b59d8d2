// Test fixtures: a shop with tags and products, accounts, guest lists, and a statement counter.

import { Client } from "pg";
import { importContent } from "#commerce/content";
import type { Database } from "#commerce/database";
import { importFeed, type Viewer } from "#commerce/products";
import { accountTable } from "../accounts/tables.ts";
import { feedLines, feedRow } from "../products/testing-feed.ts";
import { createWishlist } from "./create.ts";
import type { WishlistKey } from "./wishlist.ts";

export const SHOP = "shop";
export const viewer: Viewer = { priceList: "eu_eur", vipLevel: 0 };

const TAGS = ["Clothing", "Shoes", "Bags", "Accessories", "Women", "Men", "Season_FW26"] as const;

/** Products p1 to p{products}; p9001 is hidden, p9002 is for VIPs of level 2, p9003 is not sold in euros. */
export async function stockShop(database: Database, products: number): Promise<void> {
  const special = [
    feedRow(9001, 0, { visibility: "NO" }),
    feedRow(9002, 0, { viplevel: 2 }),
    { ...feedRow(9003), eu_eur_price_f: undefined },
  ];
  await importFeed(database, [...feedLines(products), ...special.map((row) => JSON.stringify(row))], {
    source: "test",
  });
  await importContent(database, {
    shop: { id: SHOP, name: "Shop", slug: SHOP },
    tags: TAGS.map((name, position) => ({
      id: `tag-${name.toLowerCase()}`,
      tagId: String(position),
      name,
      slug: name.toLowerCase().replace("_", "-"),
      position,
      metafields: [{ key: "keywords", namespace: "tag", scope: "public", value: "category" }],
    })),
    sections: [{ id: "season", place: "page", name: "season", type: "new-season", title: "Season_FW26" }],
  });
}

export async function makeAccount(database: Database): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date();
  await database.sql
    .insert(accountTable)
    .values({ id, email: `${id}@example.com`, passwordHash: "none", createdAt: now, passwordChangedAt: now });
  return id;
}

export const accountKey = (accountId: string): WishlistKey => ({
  shopId: SHOP,
  owner: { kind: "account", accountId },
});
export const guestKey = (token: string): WishlistKey => ({ shopId: SHOP, owner: { kind: "anonymous", token } });

export async function makeGuest(
  database: Database,
  productIds: readonly string[] = [],
): Promise<{ readonly token: string; readonly key: WishlistKey; readonly wishlistId: string }> {
  const created = await createWishlist(database, viewer, {
    shopId: SHOP,
    network: crypto.randomUUID(),
    productIds,
    mayBeEmpty: true,
  });
  if (created.kind !== "created" || created.anonymousToken === null)
    throw new Error("The guest's wishlist was not created");
  return { token: created.anonymousToken, key: guestKey(created.anonymousToken), wishlistId: created.wishlist.id };
}

export const productIds = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, index) => `p${from + index}`);

/** Number of statements sent to the database, including begin and commit. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { query } = Client.prototype;
  let count = 0;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    count += 1;
    return Reflect.apply(query, this, args) as never;
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return count;
}
