// Interface messages: their types, and the function that fills one in. The texts are in storefront/locales.

import type { LanguageCode } from "./languages.ts";

/** A message that depends on `{count}`, by exact number or by plural category: https://cldr.unicode.org/index/cldr-spec/plural-rules */
export type Plural = { readonly [Form in Intl.LDMLPluralRule | `=${number}`]?: string } & { readonly other: string };

/** Compiled messages of one language: ICU plurals as objects, placeholders as `{name}`. */
export type Messages = Readonly<Record<string, string | Plural>>;

/** A message without placeholders. */
export type NoValues = Readonly<Record<never, never>>;

declare const values: unique symbol;

/**
 * The messages of one area in every language; the browser's copy has the language of its document only.
 * `Values` has the placeholders of each message: `{ bag: NoValues; items: { count: number } }`.
 */
export type MessageCatalogue<Values> = Readonly<Record<LanguageCode, Messages>> & {
  /** Never set: it carries the type. */
  readonly [values]?: Values;
};

type ValuesOf<Of> = Of extends MessageCatalogue<infer Values> ? Values : never;

export type MessageKey<Of extends MessageCatalogue<unknown>> = keyof ValuesOf<Of> & string;

type NameIn<Values> = Values extends unknown ? keyof Values : never;
type TypeOf<Values, Name> = Values extends { readonly [Key in Name & string]: infer Type } ? Type : never;
type Parameters<Values> = [NameIn<Values>] extends [never]
  ? []
  : [values: { readonly [Name in NameIn<Values>]: TypeOf<Values, Name> }];

/** Formats a message by its key: `say("results", { count: 3 })`. */
export interface Say<Of extends MessageCatalogue<unknown>> {
  <Key extends MessageKey<Of>>(key: Key, ...values: Parameters<ValuesOf<Of>[Key]>): string;
  /** With its placeholders still in braces, for sentences that contain elements. */
  readonly raw: (key: MessageKey<Of>) => string;
}

export function messagesIn<Of extends MessageCatalogue<unknown>>(catalogue: Of, language: LanguageCode): Say<Of> {
  const messages: Messages = catalogue[language];
  const textOf = (key: string, count: string | number | undefined): string => {
    const message = messages[key];
    if (message === undefined) throw new Error(`No message "${key}" in "${language}".`);
    return typeof message === "string"
      ? message
      : (message[`=${Number(count)}`] ?? message[pluralOf(language, Number(count))] ?? message.other);
  };
  const say = (key: string, filled: Readonly<Record<string, string | number>> = {}): string =>
    textOf(key, filled["count"]).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = filled[name];
      return typeof value === "number"
        ? numberIn(language, value)
        : value === undefined
          ? whole
          : isolate(language, value);
    });
  return Object.assign(say, { raw: (key: string) => textOf(key, undefined) }) as Say<Of>;
}

/** Joins parts by the text between the placeholders of a message such as "{first}, {next}". Empty parts are left out. */
export const joinBy = (message: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(message.split(/\{\w+\}/)[1] ?? "");

/** Arabic runs right to left: first strong isolates (UAX #9) keep a value in its own reading order. */
const isolate = (language: LanguageCode, value: string): string =>
  // Mail programs would take an isolate after a web address for a part of the link.
  language === "ar" && !/^https?:/.test(value) ? `\u2068${value}\u2069` : value;

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(language: LanguageCode, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

/** Between thousands. */
const SEPARATORS: Partial<Readonly<Record<LanguageCode, string>>> = {
  en: ",",
  zh: ",",
  ja: ",",
  ko: ",",
  ar: ",",
  de: ".",
  es: ".",
  it: ".",
  fr: "\u202F",
  ru: "\u00A0",
};

/**
 * Western digits everywhere, like the prices. Whole numbers in languages with a known separator without `Intl`, whose first use takes
 * a slow phone 100 to 300 ms.
 */
export function numberIn(language: LanguageCode, value: number): string {
  const separator = SEPARATORS[language];
  if (!(separator && Number.isInteger(value) && value >= 0)) return value.toLocaleString(`${language}-u-nu-latn`);
  // Spanish and Italian write four digits together.
  const isShort = value < (/es|it/.test(language) ? 10_000 : 1_000);
  return isShort ? `${value}` : `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, separator);
}
