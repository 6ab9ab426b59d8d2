// Gift options: wrapping and its prices, a message, and parcels without prices.

import { z } from "zod";
import { priceListsOf, type GiftSettings, type PriceList } from "#catalogue";
import type { Sql } from "#commerce/database";
import { amount, wrongDecimals } from "./amounts.ts";
import type { FieldError } from "./field-errors.ts";
import { PRICE_LISTS } from "./price-lists.ts";
import { defineSetting } from "./setting.ts";
import { readSetting } from "./store.ts";
import { listCode } from "./texts.ts";

const Schema: z.ZodType<GiftSettings> = z.strictObject({
  isOffered: z
    .boolean()
    .describe("Shoppers can mark an order as a gift, add a message, and ask for a parcel without prices."),
  wrapPrices: z
    .record(listCode, amount)
    .default({})
    .describe(
      "Price of wrapping an order, in units of the list's currency; 0 is free. Other lists have a price converted by their rate, or no wrapping.",
    ),
});

export const GIFTS = defineSetting<GiftSettings>({
  name: "gifts",
  description: "Gift wrapping and its prices, messages, and parcels without prices.",
  schema: Schema,
  // A shop that has neither paper nor cards must not promise them.
  initial: { isOffered: false, wrapPrices: {} },
  examples: [{ isOffered: true, wrapPrices: { eu_eur: 5, uk_gbp: 5, www_usd: 6 } }],
  check: ({ wrapPrices }) =>
    Object.entries(wrapPrices).flatMap(([list, price]) =>
      wrongDecimals(`wrapPrices.${list}`, price, list as PriceList),
    ),
  checkRows: unknownLists,
});

/** Lists that the shop does not have are mistakes in their names. */
async function unknownLists({ wrapPrices }: GiftSettings, client: Pick<Sql, "select">): Promise<readonly FieldError[]> {
  const { codes } = priceListsOf(await readSetting(client, PRICE_LISTS));
  return Object.keys(wrapPrices)
    .filter((list) => !codes.some((known) => known === list))
    .map((list) => ({
      path: `wrapPrices.${list}`,
      message: `is not a price list of the shop (${codes.join(", ")})`,
    }));
}
