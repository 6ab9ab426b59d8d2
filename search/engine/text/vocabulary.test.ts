import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Vocabulary } from "./vocabulary.ts";

test("words are numbered in order of first occurrence", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom("a", "b", "é", "连", "\ud83d"), maxLength: 6 })),
      (words) => {
        const vocabulary = new Vocabulary();
        const known = new Map<string, number>();
        for (const word of words) {
          if (!known.has(word)) known.set(word, known.size);
          expect(vocabulary.numberOf(word)).toBe(known.get(word));
        }
        expect(Array.from(known.values(), (number) => vocabulary.word(number))).toEqual([...known.keys()]);
        expect(vocabulary.size).toBe(known.size);
      },
    ),
  );
});

test("the table grows", () => {
  const vocabulary = new Vocabulary();
  const words = Array.from({ length: 50_000 }, (_, at) => `word${at}`);
  for (const word of words) vocabulary.numberOf(word);
  expect(words.every((word, at) => vocabulary.numberOf(word) === at && vocabulary.word(at) === word)).toBe(true);
});
