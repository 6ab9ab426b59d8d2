// Localised labels of delivery methods, payment methods, taxes and sizes, and how a language joins texts.

import {
  countryName,
  joinBy,
  ONLY_ONE_SIZE,
  messagesIn,
  naturalSize,
  type DeliveryMethod,
  type GiftOptions,
  type LanguageCode,
  type Market,
  type PaymentMethod,
  type TaxName,
  type TaxNote,
  type VariantOption,
} from "#catalogue";
import { common } from "#locales/common";
import { labels } from "#locales/labels";

/** "2 to 4 working days". */
export const deliveryDays = ({ days }: Pick<DeliveryMethod, "days">, language: LanguageCode): string =>
  messagesIn(labels, language)("days", { from: days.from, count: days.to });

/** "Apple Pay". */
export const paymentMethodName = (method: PaymentMethod, language: LanguageCode): string =>
  messagesIn(labels, language)(method);

/** "VAT". */
export const taxName = (name: TaxName, language: LanguageCode): string => messagesIn(labels, language)(name);

/** Taxes that prices include, or that are added to them. */
export const taxSentence = (note: TaxNote, isTaxAdded: boolean, language: LanguageCode): string =>
  messagesIn(labels, language)(isTaxAdded ? "taxAtCheckout" : note);

/** Size label. Only "one size" is translated, and in Japanese the number of a garment: 9号. */
export function sizeName(size: string, language: LanguageCode): string {
  if (size === ONLY_ONE_SIZE) return messagesIn(labels, language)("oneSize");
  const natural = naturalSize(size);
  return language === "ja" ? natural.replace(/^JP (\d+)(?![\d.])/u, "$1号") : natural;
}

/** A variant in a bag or an order: "Black, IT 40", with further options "Black · Size IT 40 · Width EE". */
export function variantName(
  {
    colour,
    size,
    options,
  }: { readonly colour: string; readonly size: string; readonly options: readonly VariantOption[] },
  language: LanguageCode,
): string {
  if (options.length === 0) return listed([colour, sizeName(size, language)], language);
  const say = messagesIn(labels, language);
  const isSized = size !== "" && size !== ONLY_ONE_SIZE;
  return [
    colour,
    isSized && say("sizeIs", { size: sizeName(size, language) }),
    ...options.map(({ name, value }) => `${name} ${value}`),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "Black, M" · "أسود، M" · "黒、M": parts without a conjunction, such as the lines of an address. Empty ones are left out. */
export const listed = (parts: readonly string[], language: LanguageCode): string =>
  joinBy(messagesIn(common, language).raw("listed"), parts);

/** Whole sentences, with a space between them in languages that write one. */
export const sentences = (parts: readonly string[], language: LanguageCode): string =>
  joinBy(messagesIn(labels, language).raw("sentences"), parts);

/** "Total: €230" · "Total : €230" · "合計：€230". */
export const named = (name: string, value: string, language: LanguageCode): string =>
  messagesIn(labels, language)("named", { name, value });

/** "Track your parcel:", before what it names on the next line. */
export const heading = (name: string, language: LanguageCode): string =>
  messagesIn(labels, language)("heading", { name });

/** Names of the chosen gift options, without the message. */
export function giftOptionNames({ isWrapped, hidesPrices }: GiftOptions, language: LanguageCode): readonly string[] {
  const say = messagesIn(labels, language);
  return [...(isWrapped ? [say("giftWrap")] : []), ...(hidesPrices ? [say("giftHidesPrices")] : [])];
}

/** Null if the market is a region rather than a country. */
export const countryOf = ({ country }: Market, language: LanguageCode): string | null =>
  country === "default" ? null : countryName(country, language);
