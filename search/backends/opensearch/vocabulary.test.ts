import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findWords } from "../../reference/text.ts";
import { Vocabulary } from "./vocabulary.ts";

const PARTS = ["jacke", "jacken", "strick", "loden", "hut", "hute", "weste", "trachten", "ring", "at", "4"];
const word = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));

test("[SR-07] [MD-02] the words of a cluster are found by their order as by a scan of all", () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 15 }),
      fc.oneof(word, fc.string({ maxLength: 10 })),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (words, asked, isLast, isCorrected, hasCompounds) => {
        const counts = new Map(words.map((one, at) => [one, at + 1] as const));
        const { words: found, correction } = new Vocabulary(counts).find(asked, isLast, isCorrected, [], hasCompounds);
        const scanned = findWords(asked, isLast, isCorrected, counts, [], hasCompounds);
        expect([[...found].toSorted(), correction]).toEqual([[...scanned.words].toSorted(), scanned.correction]);
      },
    ),
    { numRuns: 2_000 },
  );
});
