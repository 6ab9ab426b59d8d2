// Every catalogue of messages: the same names in every language, every plural form that a language has.

import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, type LanguageCode, type Messages, type Plural } from "#catalogue";

const files = globSync(["storefront/**/words/index.ts", "server/**/words/index.ts", "commerce/**/words/index.ts"]);

test("the catalogues are found", () => expect(files.length).toBeGreaterThan(0));

test.each(files)("[I18-04] %s says the same in every language", async (file) => {
  const [catalogue = {}] = Object.values<Record<string, Messages>>(await import(resolve(file)));
  const english = catalogue["en"] ?? {};
  const faults = LANGUAGES.flatMap(({ code }) => faultsOf(code, catalogue[code] ?? {}, english));
  expect(Object.keys(english).length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

const faultsOf = (language: LanguageCode, messages: Messages, english: Messages): readonly string[] =>
  [...new Set([...Object.keys(english), ...Object.keys(messages)])].flatMap((key) => {
    const [message, original] = [messages[key], english[key]];
    if (message === undefined || original === undefined) return [`${language}: ${key} is missing or too much`];
    if (typeof message !== typeof original) return [`${language}: ${key} is a plural in one language only`];
    const [form = "", originalForm = ""] = [message, original].map((one) =>
      typeof one === "string" ? one : one.other,
    );
    return [
      ...(form.trim() === "" ? [`${language}: ${key} is empty`] : []),
      ...(namesIn(form) === namesIn(originalForm) ? [] : [`${language}: ${key} has other names than English`]),
      ...(typeof message === "string"
        ? []
        : missingForms(language, message).map((one) => `${language}: ${key}.${one}`)),
    ];
  });

const namesIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(" ");

/** "many" of French, Italian and Spanish is for millions: `other` does. */
const missingForms = (language: LanguageCode, message: Plural): readonly string[] =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => message[form] === undefined && (form !== "many" || /ru|ar/.test(language)));
