// Cost of a wishlist with 1, 50 and 500 items.

import type { Database } from "#commerce/database";
import { addItems, checkProducts, deleteItems, findWishlist, reconcileWishlists } from "#commerce/wishlist";
import {
  accountKey,
  makeAccount,
  makeGuest,
  productIds,
  SHOP,
  stockShop,
  viewer,
} from "../commerce/wishlist/testing-wishlists.ts";
import { onEachDatabase, type Print } from "./on-databases.ts";

const SIZES = [1, 50, 500];

export const run = (): Promise<void> =>
  onEachDatabase({
    unit: "items",
    sizes: SIZES,
    prepare: (database) => stockShop(database, 600),
    measure: measureSize,
  });

async function measureSize(database: Database, size: number, print: Print): Promise<void> {
  const ids = productIds(size);
  const { key } = await makeGuest(database, ids);
  await print("page", () => findWishlist(database, key, viewer, { first: 48 }));
  await print("all", () => findWishlist(database, key, viewer, { first: size }));
  await print("narrowed", () => findWishlist(database, key, viewer, { first: 48, tagIds: ["tag-women"] }));
  await print("check", () => checkProducts(database, key, ids));
  // Products already on the list: the cheapest case, as from a second tab.
  await print("add again", () => addItems(database, key, viewer, ids));
  await print("add, take", async () => {
    await addItems(database, key, viewer, ["p600"]);
    await deleteItems(database, key, { productIds: ["p600"] });
  });
  await print("merge", async () => {
    const accountId = await makeAccount(database);
    const guest = await makeGuest(database, ids);
    await reconcileWishlists(database, { shopId: SHOP, accountId, token: guest.token });
    await deleteItems(database, accountKey(accountId), { productIds: ids });
  });
}
