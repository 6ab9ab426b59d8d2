// Names of markets and countries for staff.

import { COUNTRY_MARKETS, marketOf, REGION_MARKETS, type Market } from "#catalogue";
import type { ChoiceOption } from "./choices.tsx";

const NAMES: ReadonlySet<string> = new Set(COUNTRY_MARKETS.map(({ name }) => name));

/** The name of a market; an unknown code as it is. A region that is called as a country is, such as the United Kingdom, has its code too. */
export function marketName(code: string): string {
  const market = marketOf(code);
  if (!market) return code;
  return market.kind === "region" && NAMES.has(market.name) ? `${market.name} (${market.code})` : market.name;
}

/** Regions first. */
export const MARKET_OPTIONS: readonly ChoiceOption<string>[] = [...REGION_MARKETS, ...COUNTRY_MARKETS].map(
  ({ code }) => ({ value: code, label: marketName(code) }),
);

export const countryOptions = (markets: readonly Market[]): readonly ChoiceOption<string>[] =>
  markets
    .map(({ country, name }) => ({ value: country, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, "en"));

export const COUNTRY_OPTIONS = countryOptions(COUNTRY_MARKETS);
