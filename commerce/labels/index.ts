// What delivery, payment and taxes are called, wherever the shop names them; the catalogue's tables hold their codes.

import {
  countryName,
  ONLY_ONE_SIZE,
  messagesIn,
  type DeliveryMethod,
  type LanguageCode,
  type Market,
} from "#catalogue";
import { labels } from "#locales/labels";

/** "2 to 4 working days". */
export const deliveryDays = ({ days }: Pick<DeliveryMethod, "days">, language: LanguageCode): string =>
  messagesIn(labels, language)("days", { from: days.from, count: days.to });

/** A size as shoppers read it: only what comes in one is words, the others are sizes everywhere. */
export const sizeName = (size: string, language: LanguageCode): string =>
  size === ONLY_ONE_SIZE ? messagesIn(labels, language)("oneSize") : size;

/** Null for a region that is no country. */
export const countryOf = ({ country }: Market, language: LanguageCode): string | null =>
  country === "default" ? null : countryName(country, language);
