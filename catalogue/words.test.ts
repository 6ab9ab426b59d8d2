import { expect, test } from "vitest";
import { wordsIn, type Catalogue } from "./words.ts";

const en = { bag: "Bag", results: { one: "{count} result", other: "{count} results" }, for: "For {name}" } as const;
const ru = {
  bag: "Корзина",
  results: { one: "{count} товар", few: "{count} товара", many: "{count} товаров", other: "{count} товара" },
  for: "Для {name}",
};
const words: Catalogue<typeof en> = { en, zh: en, fr: en, de: en, it: en, es: en, ja: en, ko: en, ru, ar: en };

test("a message is said in its language, with its names filled in", () => {
  expect(wordsIn(words, "ru")("bag")).toBe("Корзина");
  expect(wordsIn(words, "ru")("for", { name: "{count} $& Анны" })).toBe("Для {count} $& Анны");
  expect(wordsIn(words, "ru").raw("for")).toBe("Для {name}");
});

test("what is put into Arabic keeps its own order, or amounts would lose their sign to the other side", () => {
  expect(wordsIn(words, "ar")("for", { name: "$820.00" })).toBe("For \u2068$820.00\u2069");
});

test.each([
  [1, "1 товар"],
  [2, "2 товара"],
  [5, "5 товаров"],
  [21, "21 товар"],
  [1200, "1200 товаров"],
])("%i takes the plural of its language", (count, said) => {
  expect(wordsIn(words, "ru")("results", { count }).replaceAll(/\s/gu, " ").replace("1 200", "1200")).toBe(said);
});

test("numbers are written as the language writes them, in western digits", () => {
  expect(wordsIn(words, "en")("results", { count: 1200 })).toBe("1,200 results");
  expect(wordsIn(words, "de")("results", { count: 1200 })).toBe("1.200 results");
  expect(wordsIn(words, "ar")("results", { count: 1200 })).toBe("1,200 results");
});
