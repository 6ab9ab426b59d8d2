// What delivery, payment and taxes are called, wherever the shop names them; the catalogue's tables hold their codes.

import { countryName, ONLY_ONE_SIZE, wordsIn, type DeliveryMethod, type LanguageCode, type Market } from "#catalogue";
import { labels } from "./words/index.ts";

export { labels };

/** "2 to 4 working days". */
export const deliveryDays = ({ days }: Pick<DeliveryMethod, "days">, language: LanguageCode): string =>
  wordsIn(labels, language)("days", { from: days.from, count: days.to });

/** A size as shoppers read it: only what comes in one is words, the others are sizes everywhere. */
export const sizeName = (size: string, language: LanguageCode): string =>
  size === ONLY_ONE_SIZE ? wordsIn(labels, language)("oneSize") : size;

/** Null for a region that is no country. */
export const countryOf = ({ country }: Market, language: LanguageCode): string | null =>
  country === "default" ? null : countryName(country, language);
