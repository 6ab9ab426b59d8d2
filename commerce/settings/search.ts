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
const LANGUAGE = z.enum(LANGUAGES.map(({ code }) => code));
const synonym = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(60)
  .regex(
    /^[\p{L}\p{M}\p{N}]+(?:[\s'’&.-]+[\p{L}\p{M}\p{N}]+){0,4}$/u,
    "must be one to five words of letters and digits",
  );
const words = z.array(synonym).min(2, "needs at least two words").max(20);

const Schema = z.strictObject({
  synonyms: z
    .array(
      z.union([
        words.describe("Words or phrases with the same meaning, in every language."),
        z
          .strictObject({ words, language: LANGUAGE })
          .describe("The same for visitors who use the shop in this language."),
        z
          .strictObject({
            word: synonym,
            finds: z.array(synonym).min(1, "needs at least one word").max(20),
            language: LANGUAGE.exactOptional(),
          })
          .describe("A word or phrase that also finds others, which do not find it."),
      ]),
    )
    .max(1000)
    .describe("Singular and plural are the same."),
  stopWords: z
    .partialRecord(LANGUAGE, z.array(word).max(200))
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
  const [named, field] =
    "word" in group
      ? [[group.word, ...group.finds], ".finds"]
      : "words" in group
        ? [group.words, ".words"]
        : [group, ""];
  const lower = named.map((one) => one.toLowerCase().replaceAll(/\s+/gu, " "));
  const twice = lower.find((one, index) => lower.indexOf(one) !== index);
  return twice === undefined ? [] : [{ path: `${path}${field}`, message: `${twice} occurs twice` }];
}
