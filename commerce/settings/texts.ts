// Schemas of texts that a merchant writes.

import { z } from "zod";
import { DEFAULTS, isStorable, LANGUAGES, type LanguageCode } from "#catalogue";

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

/** Names by language, of which one is enough: others are translated from English, or else the first one is used. */
export const namesByLanguage = inLanguages(shortText).refine(
  (value) => Object.keys(value).length > 0,
  "needs a name in at least one language",
);
