// The setting: a merchant's own texts of the mails, by text and language. All others are the defaults of the shop.

import { z } from "zod";
import { isStorable, type LanguageCode } from "#catalogue";
import type { FieldError } from "../field-errors.ts";
import { defineSetting } from "../setting.ts";
import { inLanguages, type Texts } from "../texts.ts";
import { checkText } from "./check-text.ts";
import { defaultText, isMailText } from "./defaults.ts";

export type MailTexts = Readonly<Record<string, Texts>>;

const MOST_CHARACTERS = 2000;

export const mailText = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(MOST_CHARACTERS)
  .refine(isStorable, "has a character that cannot be stored");

const Schema: z.ZodType<MailTexts> = z
  .record(z.string(), inLanguages(mailText))
  .describe(
    "Texts by their id and language, in ICU MessageFormat with the placeholders of the default. A blank line begins a new paragraph.",
  );

export const MAILS = defineSetting<MailTexts>({
  name: "mails",
  description: "The texts of the mails in your own words, where they differ from the shop's.",
  schema: Schema,
  initial: {},
  examples: [{ "orders.placedSubject": { en: "Thank you: your order {number}" } }],
  check: (texts) => Object.entries(texts).flatMap(([id, byLanguage]) => errorsOf(id, byLanguage)),
});

function errorsOf(id: string, texts: Texts): readonly FieldError[] {
  if (!isMailText(id)) return [{ path: id, message: "is not a text of a mail" }];
  return Object.entries(texts).flatMap(([language, text]) => {
    const checked = checkText(text, defaultText(id, language as LanguageCode), language as LanguageCode);
    return checked.kind === "valid" ? [] : [{ path: `${id}.${language}`, message: checked.reason }];
  });
}
