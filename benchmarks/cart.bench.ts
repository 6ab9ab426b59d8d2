// Cost of a cart with 1, 50 and 100 lines.

import { addLines, findCart, mergeCarts, removeLine, setQuantity } from "#commerce/cart";
import type { Database } from "#commerce/database";
import { accountKey, cartOf, createGuestCart, one, order, setStock } from "../commerce/cart/testing-carts.ts";
import { makeAccount, SHOP, stockShop, viewer } from "../commerce/wishlist/testing-wishlists.ts";
import { onEachDatabase, type Print } from "./on-databases.ts";

const SIZES = [1, 50, 100];

export const run = (): Promise<void> =>
  onEachDatabase({
    unit: "lines",
    sizes: SIZES,
    prepare: async (database) => {
      await stockShop(database, 600);
      await setStock(database, 100_000);
    },
    measure: measureSize,
  });

async function measureSize(database: Database, size: number, print: Print): Promise<void> {
  const lines = Array.from({ length: size }, (_, index) => one(`v${index + 1}-0`));
  const key = accountKey(await makeAccount(database));
  await addLines(database, key, viewer, order(lines));
  const { lines: held } = await cartOf(database, key);
  const last = held.at(-1)?.id ?? "";
  await print("price", () => findCart(database, key, viewer));
  await print("set", () => setQuantity(database, key, viewer, { lineId: last, quantity: 2 }));
  // The button on a product page, which sends a key and the previous line.
  await print("add, set", async () => {
    await addLines(database, key, viewer, order([one("v1-0")], crypto.randomUUID()));
    await setQuantity(database, key, viewer, { lineId: last, quantity: 1 });
  });
  await print("remove, undo", async () => {
    await removeLine(database, key, last);
    await setQuantity(database, key, viewer, { lineId: last, quantity: 1 });
  });
  await print("merge", async () => {
    const accountId = await makeAccount(database);
    const { token } = await createGuestCart(database, lines);
    await mergeCarts(database, { shopId: SHOP, accountId, token });
  });
}
