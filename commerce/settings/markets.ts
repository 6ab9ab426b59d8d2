// The markets that the shop sells to.

import { z } from "zod";
import {
  COUNTRY_MARKETS,
  hasCountry,
  LANGUAGES,
  marketOf,
  REGION_MARKETS,
  soldMarkets,
  type Channel,
  type MarketChoice,
  type PriceLists,
  type SoldMarkets,
} from "#catalogue";
import type { FieldError } from "./field-errors.ts";
import { priceListsIn } from "./price-lists.ts";
import { defineSetting, type ReadSetting } from "./setting.ts";

const codes = [...COUNTRY_MARKETS, ...REGION_MARKETS].map(({ code }) => code);

const Markets: z.ZodType<MarketChoice> = z.strictObject({
  countries: z
    .array(
      z.enum(
        COUNTRY_MARKETS.map(({ country }) => country),
        "must be the code of a country, such as FR",
      ),
    )
    .min(1, "must have at least one country")
    .max(300)
    .optional()
    .describe("Countries that the shop sells to; every country if absent."),
  home: z
    .enum(codes, "must be the code of a market, such as fr or eu")
    .optional()
    .describe("Market of addresses without a country code. By default International, or the first of the countries."),
  language: z
    .enum(LANGUAGES.map(({ code }) => code))
    .optional()
    .describe("Language of visitors whose browser asks for none of the shop's; by default the home market's."),
});

export const MARKETS = defineSetting<MarketChoice>({
  name: "markets",
  description: "The countries that the shop sells to, and the market of addresses without a country.",
  schema: Markets,
  initial: {},
  check: ({ countries = [], home }) => [...repeated(countries), ...problemsOf(countries, home)],
});

/** Made once for each value of the settings. */
export function marketsSold(setting: ReadSetting, channel: Channel = "global"): SoldMarkets {
  const [choice, lists] = [setting(MARKETS), priceListsIn(setting)];
  const known = MADE.get(choice)?.find((one) => one.channel === channel && one.lists === lists);
  if (known) return known.sold;
  const sold = soldMarkets(choice, channel, lists);
  const others = MADE.get(choice)?.filter((one) => one.lists === lists) ?? [];
  MADE.set(choice, [...others, { channel, lists, sold }]);
  return sold;
}

interface Made {
  readonly channel: Channel;
  readonly lists: PriceLists;
  readonly sold: SoldMarkets;
}

const MADE = new WeakMap<MarketChoice, readonly Made[]>();

const repeated = (countries: readonly string[]): readonly FieldError[] =>
  countries.flatMap((country, index) =>
    countries.indexOf(country) < index ? [{ path: `countries.${index}`, message: `${country} is listed twice` }] : [],
  );

function problemsOf(countries: readonly string[], home: string | undefined): readonly FieldError[] {
  const market = home === undefined ? undefined : marketOf(home);
  if (!market || countries.length === 0) return [];
  const sold = COUNTRY_MARKETS.filter(({ country }) => countries.includes(country));
  if (hasCountry(market, sold)) return [];
  const message =
    market.kind === "country"
      ? "is not one of the countries"
      : `has the prices of none of the countries; ${sold[0]?.code} would fit`;
  return [{ path: "home", message }];
}
