// Price lists: the currencies that the shop sells in, their markets, and rates for prices that the merchant has not set.

import { sql } from "drizzle-orm";
import { z } from "zod";
import {
  COUNTRY_MARKETS,
  currencyOfList,
  hasInitialAmounts,
  INITIAL_PRICE_LISTS,
  priceListsOf,
  REGION_MARKETS,
  type Conversion,
  type PriceList,
  type PriceListRow,
  type PriceLists,
  type PriceListSettings,
} from "#catalogue";
import type { Sql } from "#commerce/database";
import { wrongDecimals } from "./amounts.ts";
import type { FieldError } from "./field-errors.ts";
import { defineSetting, type ReadSetting } from "./setting.ts";
import { listCode, shortText } from "./texts.ts";

/** Attributes of the search index grow with the lists. */
const MOST_LISTS = 60;
/** Interfaces of the specification name these lists. */
const NAMED: ReadonlySet<string> = new Set(["www_usd", "eu_eur", "cn_cny"]);

const amount = z.number().positive().max(1_000_000_000);
const whole = amount.int();

const marketCode = z.enum(
  [...COUNTRY_MARKETS, ...REGION_MARKETS].map(({ code }) => code),
  "must be the code of a market as in addresses, such as jp",
);

const Row = z.strictObject({
  code: listCode.describe("Region and currency, such as `jp_jpy`, as in price fields of the feed: `jp_jpy_price_f`."),
  name: shortText.max(60).describe("English name of its market, as in files of other shops: `Price / Japan`."),
  markets: z
    .array(marketCode)
    .min(1)
    .max(300)
    .optional()
    .describe("Markets that pay in it. One list has none: it is for all other markets."),
  giftCards: z
    .strictObject({ presets: z.array(whole).min(1).max(12), least: whole, most: whole })
    .optional()
    .describe("Values of gift cards in whole units; if absent, converted by the rate, or usual ones."),
  convert: z
    .strictObject({
      from: listCode.describe("The list that amounts are converted from."),
      // The largest rates of real currencies are below; with more, sums of carts would no longer be exact.
      rate: amount.max(1_000_000).describe("Units of this currency for one of the other."),
      round: z
        .strictObject({ to: amount, minus: amount.optional() })
        .optional()
        .describe(
          "Prices become the nearest multiple of `to`, less `minus`: 1 and 0.05 for 19.95; 100 for whole hundreds.",
        ),
      products: z
        .boolean()
        .optional()
        .meta({ default: true })
        .describe(
          "Sell products that have no price of their own in this list, at the converted price; yes by default.",
        ),
    })
    .optional()
    .describe(
      "For products, delivery, gift cards and gift wrapping that have no amount in this list. Leave it out if products have their own prices in it.",
    ),
});

const Schema = z.strictObject({
  lists: z.array(Row).min(1).max(MOST_LISTS),
  priorPrices: z
    .strictObject({
      markets: z
        .array(marketCode)
        .max(300)
        .optional()
        .describe(
          "Codes of the markets in which a reduction is shown from the lowest price of the 30 days before it began. By default the European Economic Area, with `eu`.",
        ),
      firstPriceStands: z
        .array(marketCode)
        .max(300)
        .optional()
        .describe(
          "Those of them whose law lets the price before the first of successive reductions stand while the price only falls. A price list follows it if all its markets do.",
        ),
    })
    .optional()
    .describe("The law about announced reductions, by market."),
}) as unknown as z.ZodType<PriceListSettings>;

export const PRICE_LISTS = defineSetting<PriceListSettings>({
  name: "price-lists",
  description: "Price lists: currencies, their markets, and rates for prices that are not set.",
  schema: Schema,
  initial: INITIAL_PRICE_LISTS,
  check: ({ lists }) => [
    ...repeated(lists),
    ...missing(lists),
    ...lists.flatMap((row, at) => [...wrongRow(row, `lists.${at}`), ...wrongConversion(row, lists, `lists.${at}`)]),
  ],
  checkRows: usedLists,
});

/** The price lists of the shop as they are now. */
export const priceListsIn = (setting: ReadSetting): PriceLists => priceListsOf(setting(PRICE_LISTS));

/** A list with prices in the catalogue must stay, because they would disappear from its markets. */
async function usedLists({ lists }: PriceListSettings, client: Pick<Sql, "execute">): Promise<readonly FieldError[]> {
  const { rows } = await client.execute<{ list: string; products: number }>(sql`
    select list, count(*)::int as products
    from product
    join catalogue_generation on catalogue_generation.id = product.generation and catalogue_generation.state = 'on-sale',
      jsonb_object_keys(product.prices) as list
    where not list = any(coalesce(product.converted, '{}'))
    group by list order by list`);
  return rows
    .filter(({ list }) => !lists.some(({ code }) => code === list))
    .map(({ list, products }) => ({
      path: "lists",
      message: `${list} cannot be removed: ${products} ${products === 1 ? "product has a price" : "products have prices"} in it`,
    }));
}

function repeated(lists: readonly PriceListRow[]): readonly FieldError[] {
  const seen = new Map<string, string>();
  return lists.flatMap(({ code, name, markets = [] }, at) => [
    ...(lists.findIndex((one) => one.code === code) < at
      ? [{ path: `lists.${at}.code`, message: `${code} is listed twice` }]
      : []),
    ...markets.flatMap((market, index) => {
      const other = seen.get(market);
      if (other === undefined) seen.set(market, `${name} (${code})`);
      return other === undefined
        ? []
        : [
            {
              path: `lists.${at}.markets.${index}`,
              message: `the list ${other} has it already: remove it there first`,
            },
          ];
    }),
  ]);
}

function missing(lists: readonly PriceListRow[]): readonly FieldError[] {
  const lost = [...NAMED].filter((code) => !lists.some((row) => row.code === code));
  const elsewhere = lists.filter(({ markets }) => markets === undefined).length;
  return [
    ...lost.map((code) => ({ path: "lists", message: `must have ${code}, which the APIs use by default` })),
    ...(elsewhere === 1
      ? []
      : [{ path: "lists", message: "exactly one must have no markets: it is for all that no other list has" }]),
  ];
}

function wrongRow({ giftCards }: PriceListRow, path: string): readonly FieldError[] {
  const values = giftCards && [giftCards.least, ...giftCards.presets, giftCards.most];
  return values?.every((value, at) => at === 0 || value >= values[at - 1]!) === false
    ? [{ path: `${path}.giftCards`, message: "presets must increase, from least to most" }]
    : [];
}

function wrongConversion(
  { code, convert }: PriceListRow,
  lists: readonly PriceListRow[],
  path: string,
): readonly FieldError[] {
  if (!convert) {
    const message = `is needed for delivery and gift cards in ${currencyOfList(code)}: enter the list to convert from, and the rate; set products to false to sell only what has a price in the list`;
    return hasInitialAmounts(code) ? [] : [{ path: `${path}.convert`, message }];
  }
  const base = lists.find((one) => one.code === convert.from);
  const from = `${path}.convert.from`;
  return [
    ...(base ? [] : [{ path: from, message: `${convert.from} is not a list of the shop` }]),
    ...(base?.code === code ? [{ path: from, message: "must be another list" }] : []),
    ...(base?.convert && base.code !== code
      ? [{ path: from, message: `${base.code} is converted itself; convert from ${base.convert.from}` }]
      : []),
    ...wrongRounding(code, convert, `${path}.convert.round`),
  ];
}

function wrongRounding(code: PriceList, { round }: Conversion, path: string): readonly FieldError[] {
  if (!round) return [];
  return [
    ...wrongDecimals(`${path}.to`, round.to, code),
    ...wrongDecimals(`${path}.minus`, round.minus, code),
    ...((round.minus ?? 0) < round.to ? [] : [{ path: `${path}.minus`, message: "must be less than to" }]),
  ];
}
