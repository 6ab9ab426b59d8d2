// Localised labels of delivery methods, payment methods, taxes and sizes.

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

/** Size label. Only "one size" is translated. */
export const sizeName = (size: string, language: LanguageCode): string =>
  size === ONLY_ONE_SIZE ? messagesIn(labels, language)("oneSize") : size;

/** Null if the market is a region rather than a country. */
export const countryOf = ({ country }: Market, language: LanguageCode): string | null =>
  country === "default" ? null : countryName(country, language);
