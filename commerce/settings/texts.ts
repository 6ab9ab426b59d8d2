// Schemas of texts that a merchant writes.

import { z } from "zod";
import { DEFAULTS, isKnownCurrency, isStorable, LANGUAGES, type LanguageCode, type PriceList } from "#catalogue";

/** One line. */
export const shortText = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(200)
  .refine((value) => isStorable(value) && !/[\t\r\n]/u.test(value), "has a character that cannot be stored");

/** Several paragraphs. */
export const longText = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(20_000)
  .refine(isStorable, "has a character that cannot be stored");

/** A text by language, where the merchant has written it. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

export const inLanguages = (text: z.ZodType<string>): z.ZodType<Texts> =>
  z.partialRecord(z.enum(LANGUAGES.map(({ code }) => code)), text);

/** The text in a language, or else in the shop's default language. */
export const textIn = (texts: Texts, language: LanguageCode): string | undefined =>
  texts[language] ?? texts[DEFAULTS.language];

/** A name in a language, or else in the default language, or else in the first that has one; empty without any. */
export const nameIn = (names: Texts, language: LanguageCode): string =>
  textIn(names, language) ?? LANGUAGES.flatMap(({ code }) => names[code] ?? [])[0] ?? "";

/** Names by language, of which one is enough: others are translated from English, or else the first one is used. */
export const namesByLanguage = inLanguages(shortText).refine(
  (value) => Object.keys(value).length > 0,
  "needs a name in at least one language",
);

/** The code of a price list, which the shop need not have. */
export const listCode = z
  .string()
  .regex(/^[a-z]{2,10}_[a-z]{3}$/, "must be a region and a currency, such as jp_jpy")
  .refine(
    (code) => isCurrency(code.slice(-3).toUpperCase()),
    "does not end with a currency of ISO 4217",
  ) as unknown as z.ZodType<PriceList, PriceList>;

/** The table of currencies has every one without two decimals, so others may be written by the default. */
const isCurrency = (code: string): boolean => isKnownCurrency(code) || ISO.has(code);

/** Codes with X are mostly metals and funds. */
const ISO: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !code.startsWith("X") || code === "XCD"),
);
