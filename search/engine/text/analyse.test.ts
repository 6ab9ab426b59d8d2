import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchesPrefix, queryWords, words } from "./analyse.ts";
import { fold, foldWithOffsets } from "./fold.ts";

/** Arbitrary text with difficult characters: marks, decomposed Hangul, Kana, joiners, unpaired surrogates, emoji. */
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
  ["ﾊﾞｯｸﾞ バッグ ばっぐ", "バッグ バッグ バッグ"],
  ["ｺｰﾄ コ－ト コ‐ト こーと", "コート コート コート コート"],
  ["スウェット スウエット ヴィンテージ ビンテージ ｳﾞｨ", "スウエット スウエット ビンテージ ビンテージ ビ"],
  ["連衣裙 连衣裙 襯衫", "连衣裙 连衣裙 衬衫"],
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
])("splits %j into the words %j", (text, found) => {
  expect(words(text).join(" ")).toBe(found);
});

test.each([
  ["T-shirt levi's a.p.c.", "t shirt levis a p c"],
  ["arc'teryx d’orsay x'y'z", "arcteryx dorsay xyz"],
  ["连衣裙 包", "连衣 衣裙 包"],
  ["衣'裙", "衣 裙"],
])("the query %j has the words %j", (text, asked) => {
  expect(queryWords(text).join(" ")).toBe(asked);
});

test("a query matches a product with the same text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const own = new Set(words(text));
      expect(queryWords(text).filter((word) => !own.has(word))).toEqual([]);
    }),
  );
});

test("folding is idempotent, and words are folded letters and digits", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const folded = fold(text);
      expect(fold(folded)).toBe(folded);
      for (const word of words(text)) {
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(fold(word)).toBe(word);
      }
    }),
    { examples: [["\u1112\u3099\u1161"]] },
  );
});

test("folding with offsets gives the same text and ascending offsets", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { folded, start, end } = foldWithOffsets(text);
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

test("very long words are truncated between characters, in products and queries", () => {
  const long = "a".repeat(100_000);
  expect(words(long)).toEqual(["a".repeat(64)]);
  expect(queryWords(long)).toEqual(words(long));
  expect(words(`${"a".repeat(63)}𞤢𞤢`)).toEqual(["a".repeat(63)]);
  expect(words("b-".repeat(50_000)).at(-1)).toBe("b".repeat(64));
});

test("the last word matches prefixes unless it is a pair of ideographs, and a single ideograph always does", () => {
  expect(matchesPrefix("sne", true)).toBe(true);
  expect(matchesPrefix("sne", false)).toBe(false);
  expect(matchesPrefix("连衣", true)).toBe(false);
  expect(matchesPrefix("裙", false)).toBe(true);
  expect(matchesPrefix("𠮷", false)).toBe(true);
});
