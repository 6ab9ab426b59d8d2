// Localised labels of delivery methods, payment methods, taxes and sizes.

import {
  countryName,
  ONLY_ONE_SIZE,
  messagesIn,
  naturalSize,
  type DeliveryMethod,
  type GiftOptions,
  type LanguageCode,
  type Market,
  type PaymentMethod,
  type VariantOption,
} from "#catalogue";
import { labels } from "#locales/labels";

/** "2 to 4 working days". */
export const deliveryDays = ({ days }: Pick<DeliveryMethod, "days">, language: LanguageCode): string =>
  messagesIn(labels, language)("days", { from: days.from, count: days.to });

/** "Apple Pay". */
export const paymentMethodName = (method: PaymentMethod, language: LanguageCode): string =>
  messagesIn(labels, language)(method);

/** Size label. Only "one size" is translated. */
export const sizeName = (size: string, language: LanguageCode): string =>
  size === ONLY_ONE_SIZE ? messagesIn(labels, language)("oneSize") : naturalSize(size);

/** A variant in a bag or an order: "Black, IT 40", with further options "Black · Size IT 40 · Width EE". */
export function variantName(
  {
    colour,
    size,
    options,
  }: { readonly colour: string; readonly size: string; readonly options: readonly VariantOption[] },
  language: LanguageCode,
): string {
  if (options.length === 0) return [colour, sizeName(size, language)].filter(Boolean).join(", ");
  const say = messagesIn(labels, language);
  const isSized = size !== "" && size !== ONLY_ONE_SIZE;
  return [
    colour,
    isSized && say("sizeIs", { size: naturalSize(size) }),
    ...options.map(({ name, value }) => `${name} ${value}`),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Names of the chosen gift options, without the message. */
export function giftOptionNames({ isWrapped, hidesPrices }: GiftOptions, language: LanguageCode): readonly string[] {
  const say = messagesIn(labels, language);
  return [...(isWrapped ? [say("giftWrap")] : []), ...(hidesPrices ? [say("giftHidesPrices")] : [])];
}

/** Null if the market is a region rather than a country. */
export const countryOf = ({ country }: Market, language: LanguageCode): string | null =>
  country === "default" ? null : countryName(country, language);
