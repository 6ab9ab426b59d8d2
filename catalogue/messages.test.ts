import { expect, test } from "vitest";
import { LANGUAGES, type LanguageCode } from "./languages.ts";
import { messagesIn, numberIn, type MessageCatalogue, type NoValues } from "./messages.ts";

const en = {
  bag: "Bag",
  results: { "=0": "No results", one: "{count} result", other: "{count} results" },
  for: "For {name}",
};
const ru = {
  bag: "Корзина",
  results: { one: "{count} товар", few: "{count} товара", many: "{count} товаров", other: "{count} товара" },
  for: "Для {name}",
};
interface Values {
  readonly bag: NoValues;
  readonly results: { readonly count: number };
  readonly for: { readonly name: string };
}
const catalogue = {
  ...Object.fromEntries(LANGUAGES.map(({ code }) => [code, en])),
  ru,
} as unknown as MessageCatalogue<Values>;

test("a message is said in its language, with its placeholders filled in", () => {
  expect(messagesIn(catalogue, "ru")("bag")).toBe("Корзина");
  expect(messagesIn(catalogue, "ru")("for", { name: "{count} $& Анны" })).toBe("Для {count} $& Анны");
  expect(messagesIn(catalogue, "ru").raw("for")).toBe("Для {name}");
});

test("a value in an Arabic message keeps its own order, so an amount keeps its sign on the right side", () => {
  expect(messagesIn(catalogue, "ar")("for", { name: "$820.00" })).toBe("For \u2068$820.00\u2069");
});

test.each([
  [1, "1 товар"],
  [2, "2 товара"],
  [5, "5 товаров"],
  [21, "21 товар"],
  [1200, "1200 товаров"],
])("%i uses the plural form of its language", (count, said) => {
  expect(messagesIn(catalogue, "ru")("results", { count }).replaceAll(/\s/gu, " ").replace("1 200", "1200")).toBe(said);
});

test("an exact number goes before its plural form", () => {
  expect(messagesIn(catalogue, "en")("results", { count: 0 })).toBe("No results");
});

test("numbers are written as the language writes them, in western digits", () => {
  expect(messagesIn(catalogue, "en")("results", { count: 1200 })).toBe("1,200 results");
  expect(messagesIn(catalogue, "de")("results", { count: 1200 })).toBe("1.200 results");
  expect(messagesIn(catalogue, "ar")("results", { count: 1200 })).toBe("1,200 results");
});

test.each(LANGUAGES.map(({ code }) => code))("whole numbers in %s are grouped as by Intl", (language) => {
  for (const value of [0, 7, 999, 1000, 9999, 10_000, 24_000, 123_456, 1_234_567, -5, 4.5])
    expect(numberIn(language, value)).toBe(value.toLocaleString(`${language}-u-nu-latn`));
});

test("a language without a separator of its own is written as by Intl", () => {
  expect(numberIn("pl" as LanguageCode, 1_234)).toBe("1234");
  expect(numberIn("pl" as LanguageCode, 12_345)).toBe("12\u00A0345");
});
