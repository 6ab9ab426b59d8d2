import * as fc from "fast-check";
import { expect, test } from "vitest";
import { queryWords } from "./analyse.ts";
import { highlightText } from "./highlight.ts";
import type { Level } from "./spelling.ts";

const marked = (text: string, query: string, level: Level = 0) => {
  const words = queryWords(query);
  const asked = words.map((word, place) => ({ word, isLast: place === words.length - 1, level }));
  return highlightText(text, { asked, synonyms: [["sneakers", "trainers"]], before: "[", after: "]" });
};

test.each([
  ["Leather sneakers", "leather sneakers", "[Leather] [sneakers]"],
  ["Leather sneakers", "sneak", "Leather [sneak]ers"],
  ["Leather sneakers", "sneaker", "Leather [sneakers]"],
  ["White trainers", "sneaker white", "[White] [trainers]"],
  ["Crème Brûlée", "creme bru", "[Crème] [Brû]lée"],
  ["Cre\u0300me", "cr", "[Cr]e\u0300me"],
  ["Cre\u0300me", "cre", "[Cre\u0300]me"],
  ["Straßenschuhe", "stras", "[Straß]enschuhe"],
  ["ﬁne knit", "f", "[ﬁ]ne knit"],
  ["Cotton T-shirt", "tsh", "Cotton [T-sh]irt"],
  ["Cotton T-shirt", "tshirt", "Cotton [T-shirt]"],
  ["Cotton T-shirt", "t-shirt", "Cotton [T]-[shirt]"],
  ["LEVI’S jeans", "levi's ", "[LEVI’S] jeans"],
  ["红色连衣裙", "连衣裙", "红色[连衣裙]"],
  ["红色T恤", "t恤", "红色[T恤]"],
  ["红色连衣裙", "裙 红", "[红]色连衣[裙]"],
  ["한국어 원피스", "한국어", "[한국어] 원피스"],
  ["<b>dress</b> & more", "dress", "<b>[dress]</b> & more"],
  ["Dress", "coat", "Dress"],
  ["", "coat", ""],
  ["Dress 👗", "", "Dress 👗"],
])("%j with the query %j is %j", (text, query, expected) => {
  expect(marked(text, query).text).toBe(expected);
});

test("corrected words are marked completely", () => {
  expect(marked("Leather sneakers", "snaek", 1).text).toBe("Leather [sneakers]");
  expect(marked("Leather snake 501", "snaek", 1).text).toBe("Leather [snake] 501");
});

test("reports which words were found in a text", () => {
  expect(marked("Leather sneakers", "leather sneakers")).toMatchObject({
    level: "full",
    words: ["leather", "sneakers"],
  });
  expect(marked("Leather boots", "leather sneakers")).toMatchObject({ level: "partial", words: ["leather"] });
  expect(marked("Wool coat", "leather sneakers")).toMatchObject({ level: "none", words: [] });
  expect(marked("Wool coat", "")).toMatchObject({ level: "none", words: [] });
});

test("marks do not change the text, do not nest, and cover the whole text if it is the query", () => {
  const texts = fc.string({
    unit: fc.constantFrom(..."abéßﬁŒ-'.& 12裙连ガｶﾞ한\u0301👗", "\ud83d", "𠮷"),
    maxLength: 20,
  });
  fc.assert(
    fc.property(texts, texts, (text, query) => {
      const { text: found } = marked(text, query);
      expect(found.replace(/[[\]]/g, "")).toBe(text);
      expect(found).toMatch(/^[^[\]]*(\[[^[\]]+\][^[\]]*)*$/);
      expect(marked(text, text).level).toBe(queryWords(text).length > 0 ? "full" : "none");
    }),
  );
});
