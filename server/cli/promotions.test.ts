// `npm run shop -- promotions simulate`, without a running shop.

import { expect, test } from "vitest";
import { openTestShop } from "../../commerce/checkout/testing-order-services.ts";
import { writePromotion } from "../../commerce/checkout/testing-promotions.ts";
import { createShop, openShopDatabase, SHOP_ID } from "../start/shop.ts";
import { runPromotions } from "./promotions.ts";
import { makeDataFolder } from "./testing-data-folder.ts";

test("[PM-07] the command says in sentences which promotions apply to a cart, and why others do not", async () => {
  const config = await makeDataFolder();
  const database = await openShopDatabase(config);
  await openTestShop(database, 1, 5);
  await createShop(database);
  await writePromotion(database, { shopId: SHOP_ID, effect: { kind: "percentage", of: "lines", percent: 10 } });
  const effect = { kind: "amount", of: "order", amounts: { EUR: 10_000 } } as const;
  await writePromotion(database, { shopId: SHOP_ID, effect, conditions: { countries: ["FR"] } });
  await database.close();
  const printed: string[] = [];
  const terminal = { print: (text: string) => printed.push(text), info: () => {} };
  const words = ["simulate", "p1", "nothing", "--country", "DE", "--code", "NOPE", "--at", "2026-11-21T10:00:00Z"];
  await runPromotions(words, config, terminal);
  expect(printed.map((line) => line.split("\t"))).toEqual([
    ["unknown", "nothing"],
    ["line", expect.any(String), "1 × €101"],
    ["applies", "percentage", "-€10,10"],
    ["not", "amount", "Only for delivery to France."],
    ["code", "NOPE", "No promotion has this code."],
    ["total", "€90,90 instead of €101"],
  ]);
});
