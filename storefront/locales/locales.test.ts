// All interface texts: complete in every language, and the generated modules up to date.

import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#catalogue";
import { checkLocale } from "./check.ts";
import { compileMessage } from "./compile.ts";
import { CONSOLE_FOLDER, generatedModules, readLocale } from "./files.ts";
import { FOLDER } from "./generate.ts";

test.each(LANGUAGES)("[I18-04] $name has every text, plural form and placeholder", ({ code }) => {
  const english = readLocale("en");
  expect(Object.keys(english).length).toBeGreaterThan(0);
  expect(checkLocale(code, readLocale(code), english).filter(({ isDoubt }) => !isDoubt)).toEqual([]);
});

test("every text is used by code", () => {
  const sources = globSync("{api,browsing,catalogue,commerce,search,server,storefront,translation}/**/*.{ts,tsx}", {
    exclude: (path) => /locales\/generated|\.test\.|\/testing/.test(path),
  }).map((file) => readFileSync(file, "utf8"));
  const literals = new Set(
    sources.flatMap((source) => [...source.matchAll(/"(?=([\w -]+)")/g)].map(([, text]) => text)),
  );
  const unused = Object.entries(readLocale("en")).flatMap(([area, texts]) => {
    // Composed keys (`${method}Note`) count in the files that use the area's texts.
    const users = sources.filter((source) => source.includes(`#locales/${area}"`));
    const composed = users.flatMap((source) =>
      [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, text = ""]) => text),
    );
    const patterns = composed.map(patternOf).filter((pattern) => pattern.source !== "^.+$");
    const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
    return Object.keys(texts)
      .filter((key) => !isUsed(key))
      .map((key) => `${area}: ${key}`);
  });
  expect(unused).toEqual([]);
});

/** Texts that a template literal can produce. */
const patternOf = (template: string): RegExp => {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^\w\s]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".+")}$`);
};

test("English texts have British spelling", () => {
  const american = /\b(?:colors?|gray|favorites?|center|jewelry|catalog|canceled|customiz\w*|personaliz\w*)\b/i;
  const texts = Object.values(readLocale("en")).flatMap((area) => Object.values(area));
  expect(texts.filter((text) => american.test(text))).toEqual([]);
});

test.each([FOLDER, CONSOLE_FOLDER])(
  "the modules of %s match the JSON files; if not, run `npm run locales`",
  (folder) => {
    const generated = join(folder, "generated");
    const written = readdirSync(generated).map((file) => [file, readFileSync(join(generated, file), "utf8")] as const);
    expect(new Map(written)).toEqual(generatedModules(folder));
  },
);

test.each([
  ["Bag", "Bag"],
  ["It''s for {name}", "It's for {name}"],
  ["{count, plural, one {# item} other {# items}}", { one: "{count} item", other: "{count} items" }],
  [
    "Bag with {count, plural, =0 {nothing} other {# of {title}}}.",
    { "=0": "Bag with nothing.", other: "Bag with {count} of {title}." },
  ],
])("%s is compiled to the form that browsers load", (text, compiled) => {
  expect(compileMessage("key", text)).toEqual(compiled);
});

test.each([
  ["{count, plural, one {# item}}", "not valid ICU MessageFormat: MISSING_OTHER_CLAUSE"],
  ["{count", "not valid ICU MessageFormat"],
  ["{total, plural, other {#}}", 'a plural depends on "count", not on "total"'],
  ["{count, selectordinal, other {#th}}", "only plain plurals are supported"],
  ["{count, plural, other {a}} {count, plural, other {b}}", '"count" is a plural'],
  ["{price, number}", '"price" is a number'],
  ["{who, select, other {x}}", '"who" is a select'],
  ["a '{'brace", "braces in the text itself are not supported"],
])("%s is refused with its key and the reason", (text, reason) => {
  expect(() => compileMessage("key", text)).toThrow(`"key": ${reason}`);
});

const ENGLISH = { cart: { bag: "Bag", items: "{count, plural, one {# item} other {# items} }", each: "{price} each" } };
const RUSSIAN = {
  bag: "Корзина",
  items: "{count, plural, one {#} few {#} many {#} other {#}}",
  each: "{price} за штуку",
};

test.each([
  ["a missing key", { bag: undefined }, ["missing"]],
  ["an unknown key", { other: "Другое" }, ["English has no such key"]],
  ["a missing plural form", { items: "{count, plural, one {#} other {#}}" }, ["many", "few"]],
  ["a plain text for a plural", { items: "{count} шт." }, ["must be a plural"]],
  ["a missing placeholder", { each: "за штуку" }, ["the placeholder {price} is missing"]],
  ["an unknown placeholder", { each: "{price} {title}" }, ["English has no placeholder {title}"]],
  ["an empty text", { bag: " " }, ["empty"]],
  ["a malformed text", { bag: "{" }, ["not valid ICU MessageFormat"]],
  ["an untranslated text", { bag: "Bag", each: "{price} each" }, ["same as English"]],
])("the check finds %s [I18-04]", (_, changes, reasons) => {
  const texts = Object.fromEntries(
    Object.entries({ ...RUSSIAN, ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const found = checkLocale("ru", { cart: texts }, ENGLISH).map(({ reason }) => reason);
  expect(found).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
});

test("the check accepts a complete language, and a plain text where a language has one plural form [I18-04]", () => {
  expect(checkLocale("ru", { cart: RUSSIAN }, ENGLISH)).toEqual([]);
  expect(checkLocale("ja", { cart: { bag: "カート", items: "{count}点", each: "各{price}" } }, ENGLISH)).toEqual([]);
});
