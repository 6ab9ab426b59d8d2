import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findsBeginnings, queryWords, words } from "./analyse.ts";
import { fold, foldInPlace } from "./fold.ts";

/** Any text, with more of what is difficult: marks, Hangul in parts, Kana, joiners, lone surrogates, emoji. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom(
      ..."aAéßŒİΣςŁ1½²™-'’.& \u0301\u3099\uff9eかガｶ裙连衣한한ㅎㅏ👗😀#",
      "𠮷",
      "\ud83d",
      "\ude00",
      "𞤀",
      "ﬁ",
      "㎏",
    ),
    maxLength: 24,
  }),
);

test.each([
  ["Crème Brûlée", "creme brulee"],
  ["ＡＢＣ ﬁne", "abc fine"],
  ["Straße STRASSE ẞ", "strasse strasse ss"],
  ["Œuvre Ærø Łódź İstanbul ılık", "oeuvre aero lodz istanbul ilik"],
  ["ΟΔΥΣΣΕΥΣ οδυσσευς", "οδυσσευσ οδυσσευσ"],
  ["한국", "한국"],
  ["ﾊﾞｯｸﾞ バッグ ばっぐ", "バッグ バッグ ばっぐ"],
  ["Gore-Tex™ ®", "gore-tex  ®"],
  ["\ud800a", "\ufffda"],
])("folds %j to %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ["Boxy organic cotton-jersey T-shirt", "boxy organic cotton jersey cottonjersey t shirt tshirt"],
  ["Levi's 501®", "levi s levis 501"],
  ["rag & bone, H&M, A.P.C.", "rag bone h m hm a p c apc"],
  ["L’homme-d’été", "l homme lhomme d ete dete lhommedete"],
  ["12+ Y/Project a--b 'quoted' -x-", "12 y project a b quoted x"],
  ["Vadász–Rákóczy", "vadasz rakoczy"],
  ["连衣裙", "连衣 衣裙 裙"],
  ["黄油色T恤 包", "黄油 油色 色 t 恤 包"],
  ["ワンピース", "ワン ンピ ピー ース ス"],
  ["한국어 옷", "한국 국어 어 옷"],
  ["𠮷野家", "𠮷野 野家 家"],
  ["👗✨ … ™", ""],
  ["", ""],
])("cuts %j into the words %j", (text, found) => {
  expect(words(text).join(" ")).toBe(found);
});

test.each([
  ["T-shirt levi's a.p.c.", "t shirt levis a p c"],
  ["arc'teryx d’orsay x'y'z", "arcteryx dorsay xyz"],
  ["连衣裙 包", "连衣 衣裙 包"],
  ["衣'裙", "衣 裙"],
])("asks %j for the words %j", (text, asked) => {
  expect(queryWords(text).join(" ")).toBe(asked);
});

test("a query finds a product with the same text: each of its words is one of the product's", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const own = new Set(words(text));
      expect(queryWords(text).filter((word) => !own.has(word))).toEqual([]);
    }),
  );
});

test("folding twice changes nothing, and words are folded and made of letters and digits", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const folded = fold(text);
      expect(fold(folded)).toBe(folded);
      for (const word of words(text)) {
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(fold(word)).toBe(word);
      }
    }),
  );
});

test("folding in place gives the same text, and places that only go forward", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { folded, start, end } = foldInPlace(text);
      expect(folded).toBe(fold(text));
      let last = 0;
      for (let at = 0; at < folded.length; at++) {
        expect(start(at)).toBeGreaterThanOrEqual(last);
        expect(end(at + 1)).toBeGreaterThan(start(at));
        expect(end(at + 1)).toBeLessThanOrEqual(text.length);
        last = start(at);
      }
    }),
  );
});

test("a very long word is cut, between letters, in products and queries alike", () => {
  const long = "a".repeat(100_000);
  expect(words(long)).toEqual(["a".repeat(64)]);
  expect(queryWords(long)).toEqual(words(long));
  expect(words(`${"a".repeat(63)}𞤢𞤢`)).toEqual(["a".repeat(63)]);
  expect(words("b-".repeat(50_000)).at(-1)).toBe("b".repeat(64));
});

test("the last word finds beginnings unless a pair, one character alone finds them in any place", () => {
  expect(findsBeginnings("sne", true)).toBe(true);
  expect(findsBeginnings("sne", false)).toBe(false);
  expect(findsBeginnings("连衣", true)).toBe(false);
  expect(findsBeginnings("裙", false)).toBe(true);
  expect(findsBeginnings("𠮷", false)).toBe(true);
});
