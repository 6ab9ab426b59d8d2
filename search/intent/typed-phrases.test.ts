import { expect, test } from "vitest";
import { meaningTable } from "./meaning-table.ts";
import { takePhrases } from "./typed-phrases.ts";

const TABLE = meaningTable("[people es]\npara él, mamá = dept:men", [], "es");

test.each<[string, readonly string[]]>([
  ["regalo para él", ["para él"]],
  ["Regalo Para Él", ["Para Él"]],
  ["vestido para el verano", []],
  ["regalo mama", ["mama"]],
])("[MD-02] %s has the phrases %j: without their accents, words that say nothing are no phrase", (text, phrases) => {
  expect(takePhrases(text, TABLE).taken.map(({ phrase }) => phrase)).toEqual(phrases);
});
