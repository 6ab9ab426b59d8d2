// Gift options: wrapping and its prices, a message, and parcels without prices.

import { z } from "zod";
import type { GiftSettings, PriceList } from "#catalogue";
import { amount, wrongDecimals } from "./amounts.ts";
import { listCode } from "./texts.ts";
import { defineSetting } from "./setting.ts";

const Schema: z.ZodType<GiftSettings> = z.strictObject({
  isOffered: z
    .boolean()
    .describe("Shoppers can mark an order as a gift, add a message, and ask for a parcel without prices."),
  wrapPrices: z
    .record(listCode, amount)
    .default({})
    .describe("Price of wrapping an order, in units of the list's currency; 0 is free. Other lists have no wrapping."),
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
});
