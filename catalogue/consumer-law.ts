// Countries whose consumer law gives a right of withdrawal from distance contracts, and prescribes the label of the order button:
// the European Economic Area (Directive 2011/83/EU, articles 8 and 9) and the United Kingdom (Consumer Contracts Regulations 2013).

import type { Market } from "./markets.ts";
import type { SoldMarkets } from "./sold-markets.ts";

const COUNTRIES: ReadonlySet<string> = new Set(
  (
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE " + // European Union
    "IS LI NO " + // others of the European Economic Area
    "GB"
  ).split(" "),
);

/** `country` is an upper-case code. */
export const hasRightOfWithdrawal = (country: string): boolean => COUNTRIES.has(country);

/** True if visitors of a market may have the right: in a region of several countries, if the shop sells to one that gives it. */
export const mayHaveRightOfWithdrawal = (
  { kind, country }: Market,
  { countries }: Pick<SoldMarkets, "countries">,
): boolean =>
  kind === "country" ? hasRightOfWithdrawal(country) : countries.some((one) => hasRightOfWithdrawal(one.country));

/** The region of several European countries counts, because most of them have the right. */
export const isDistanceSellingMarket = ({ code, country }: Pick<Market, "code" | "country">): boolean =>
  code === "eu" || hasRightOfWithdrawal(country);
