// Compares the texts of a language with the English ones: `npm run shop -- locales check`.

import type { Plural } from "#catalogue";
import { compileMessage, type Texts } from "./compile.ts";
import { formsOf, namesIn } from "./generate.ts";

/** Texts by area. */
export type Locale = Readonly<Record<string, Texts>>;

export interface LocaleProblem {
  readonly file: string;
  /** Undefined if the whole file is missing. */
  readonly key?: string;
  readonly reason: string;
  /** True for a text that equals the English one: probably untranslated, but it may be right. */
  readonly isDoubt?: true;
}

export function checkLocale(language: string, locale: Locale, english: Locale): readonly LocaleProblem[] {
  return [...new Set([...Object.keys(english), ...Object.keys(locale)])].flatMap((area) => {
    const file = `${language}/${area}.json`;
    const [texts, originals] = [locale[area], english[area]];
    if (!texts) return [{ file, reason: "missing" }];
    if (!originals) return [{ file, reason: "English has no such file" }];
    return [...new Set([...Object.keys(originals), ...Object.keys(texts)])].flatMap((key) =>
      checkMessage(language, key, texts[key], originals[key]).map((problem) => ({ file, key, ...problem })),
    );
  });
}

type MessageProblem = Pick<LocaleProblem, "reason" | "isDoubt">;

function checkMessage(
  language: string,
  key: string,
  text: string | undefined,
  original: string | undefined,
): readonly MessageProblem[] {
  if (text === undefined) return [{ reason: "missing" }];
  if (original === undefined) return [{ reason: "English has no such key" }];
  if (text.trim() === "") return [{ reason: "empty" }];
  const [message, source] = [attempt(key, text), attempt(key, original)];
  if ("failure" in message) return [{ reason: message.failure }];
  if ("failure" in source) return [{ reason: `the English text is wrong: ${source.failure}` }];
  return [
    ...checkForms(language, message.compiled, source.compiled),
    ...checkNames(message.compiled, source.compiled),
    ...(looksUntranslated(language, text, original)
      ? [{ reason: "same as English: is it translated?", isDoubt: true } as const]
      : []),
  ];
}

function attempt(key: string, text: string): { readonly compiled: string | Plural } | { readonly failure: string } {
  try {
    return { compiled: compileMessage(key, text) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Languages with a single form, such as Japanese, may write a plural as a plain text. */
function checkForms(language: string, message: string | Plural, original: string | Plural): readonly MessageProblem[] {
  const needed = neededForms(language);
  if (typeof message === "string")
    return typeof original === "string" || needed.length === 1 ? [] : [{ reason: "must be a plural, as in English" }];
  return needed
    .filter((form) => message[form] === undefined)
    .map((form) => ({ reason: `the plural form "${form}" is missing` }));
}

/** Forms of small numbers. "many" of French, Italian and Spanish is for millions, where `other` reads well too. */
export function neededForms(language: string): readonly Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set([...Array.from({ length: 200 }, (_, count) => rules.select(count)), "other" as const])];
}

function checkNames(message: string | Plural, original: string | Plural): readonly MessageProblem[] {
  const [names, expected] = [namesIn(message), namesIn(original)];
  // A form such as "the last one" may leave out the number, but nothing else.
  const incomplete = formsOf(message).flatMap((form) => without(expected, namesIn(form)));
  const missing = new Set(incomplete.filter((name) => name !== "count" || !names.has("count")));
  return [
    ...[...missing].map((name) => ({ reason: `the placeholder {${name}} is missing` })),
    ...without(names, expected).map((name) => ({ reason: `English has no placeholder {${name}}` })),
  ];
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): readonly string[] =>
  [...all].filter((name) => !some.has(name));

/** A few words are often the same in languages with Latin script (Filter, Total, Visa). */
function looksUntranslated(language: string, text: string, original: string): boolean {
  if (language === "en" || text !== original) return false;
  const words = text.replaceAll(/\{[^}]*\}/g, " ").match(/\p{L}\p{Ll}{3,}/gu) ?? [];
  const isLatin = new Intl.Locale(language).maximize().script === "Latn";
  return words.length >= (isLatin ? 3 : 1);
}
