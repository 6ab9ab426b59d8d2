// Words of the search: synonyms and stop words.

import { z } from "zod";
import { INITIAL_SEARCH_WORDS, LANGUAGES, type SearchWords } from "#catalogue";
import type { FieldError } from "./field-errors.ts";
import { defineSetting } from "./setting.ts";

const word = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(40)
  .regex(/^[\p{L}\p{M}\p{N}]+$/u, "must be one word of letters and digits");
// The index splits Chinese and Japanese into pairs of characters.
const synonym = word.regex(
  /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  "must be a word of a language that separates words",
);

const Schema = z.strictObject({
  synonyms: z
    .array(
      z.union([
        z.array(synonym).min(2).max(20).describe("Words with the same meaning."),
        z
          .strictObject({ word: synonym, finds: z.array(synonym).min(1).max(20) })
          .describe("A word that also finds others, which do not find it."),
      ]),
    )
    .max(500)
    .describe("In every language. Singular and plural are the same."),
  stopWords: z
    .partialRecord(z.enum(LANGUAGES.map(({ code }) => code)), z.array(word).max(200))
    .describe("By the language of the shop in which they are left out of queries."),
});

export const SEARCH = defineSetting<SearchWords>({
  name: "search",
  description: "Synonyms, and words that the search leaves out.",
  schema: Schema,
  initial: INITIAL_SEARCH_WORDS,
  check: ({ synonyms }) => synonyms.flatMap((group, at) => repeated(group, `synonyms.${at}`)),
});

/** A word twice in one group. In several groups it has the synonyms of all, but not those of its synonyms. */
function repeated(group: SearchWords["synonyms"][number], path: string): readonly FieldError[] {
  const [words, field] = "word" in group ? [[group.word, ...group.finds], ".finds"] : [group, ""];
  const lower = words.map((one) => one.toLowerCase());
  const twice = lower.find((one, index) => lower.indexOf(one) !== index);
  return twice === undefined ? [] : [{ path: `${path}${field}`, message: `${twice} occurs twice` }];
}
