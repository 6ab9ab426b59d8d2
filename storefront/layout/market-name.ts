// Names of markets and areas: English from the catalogue's tables, other languages from CLDR.

import { messagesIn, type LanguageCode, type Market } from "#catalogue";
import { layout } from "#locales/layout";

export function marketName(market: Market, language: LanguageCode): string {
  if (language === "en") return market.name;
  if (market.kind === "region" && market.country === "default") {
    return messagesIn(layout, language)(market.region === "eu" ? "europe" : "international");
  }
  return namesIn(language).of(market.country) ?? market.name;
}

export const areaName = (area: NonNullable<Market["area"]>, language: LanguageCode): string =>
  messagesIn(layout, language)(AREAS[area]);

const AREAS = {
  Europe: "europe",
  Americas: "americas",
  "Asia Pacific": "asiaPacific",
  "Middle East and Africa": "middleEastAfrica",
} as const;

const known = new Map<LanguageCode, Intl.DisplayNames>();

function namesIn(language: LanguageCode): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames(language, { type: "region", style: "short" });
  known.set(language, names);
  return names;
}
