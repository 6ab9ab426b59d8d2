// What the shop says: messages by language, and how one is filled in. Which messages there are is each area's own matter
// (words/ beside the code that says them).

import type { LanguageCode } from "./languages.ts";

/** A message that depends on `{count}`, by the plural forms of its language: https://cldr.unicode.org/index/cldr-spec/plural-rules */
export type Plural = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

export type Messages = Readonly<Record<string, string | Plural>>;

/** The messages of English in another language: all of them, and each of the same kind. */
export type Words<English extends Messages> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

/** The messages of an area in every language. The browser's copy holds the language of its document alone. */
export type Catalogue<English extends Messages> = { readonly en: English } & Readonly<
  Record<Exclude<LanguageCode, "en">, Words<English>>
>;

/** The names between braces in a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

type NamesIn<Message> = Message extends { readonly other: infer Other } ? Names<Other> | "count" : Names<Message>;

type Values<Message> = [NamesIn<Message>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Message>, string | number>>];

/** Says a message by its key: `say("results", { count: 3 })`. */
export interface Say<English extends Messages> {
  <Key extends keyof English>(key: Key, ...values: Values<English[Key]>): string;
  /** With its names still between braces, for a text that holds more than words. */
  readonly raw: (key: keyof English) => string;
}

export function wordsIn<English extends Messages>(catalogue: Catalogue<English>, language: LanguageCode): Say<English> {
  const messages: Messages = catalogue[language];
  const textOf = (key: keyof English, count: string | number | undefined): string => {
    const message = messages[String(key)];
    if (message === undefined) throw new Error(`There is no message "${String(key)}" in "${language}".`);
    return typeof message === "string" ? message : (message[pluralOf(language, Number(count))] ?? message.other);
  };
  const say = (key: keyof English, values: Readonly<Record<string, string | number>> = {}): string =>
    textOf(key, values["count"]).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === "number"
        ? numberIn(language, value)
        : value === undefined
          ? whole
          : apart(language, value);
    });
  return Object.assign(say, { raw: (key: keyof English) => textOf(key, undefined) });
}

/** Arabic runs right to left: what is put into it keeps the order of its own signs (first strong isolate, UAX #9). */
const apart = (language: LanguageCode, value: string): string =>
  // A web address has an order of its own, and a mail program would take the mark behind it for a part of the link.
  language === "ar" && !/^https?:/.test(value) ? `\u2068${value}\u2069` : value;

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(language: LanguageCode, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

/** Western digits everywhere, as the prices have them. */
export const numberIn = (language: LanguageCode, value: number): string =>
  value.toLocaleString(`${language}-u-nu-latn`);
