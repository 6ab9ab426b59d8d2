// The text of a search and the rules of its words: prefixes, typos, stop words, optional words and the advanced syntax.

import { queryWords } from "../../engine/text/analyse.ts";
import type { WordRules } from "../../query.ts";
import type { Parameters } from "./parameters.ts";
import { problem, type Problem } from "./problem.ts";
import { withoutStopWords } from "../../stop-words.ts";

export interface Words {
  readonly kind: "words";
  readonly text: string;
  readonly wordRules?: WordRules;
  /** The words to make optional if there are no hits, one attempt after the other. */
  readonly attempts: readonly (readonly string[])[];
}

/** Number of words that `removeWordsIfNoResults` drops at most, as in Algolia. */
const MOST_DROPPED = 5;

export function readWords(parameters: Parameters): Words | Problem {
  const { query = "", queryType, typoTolerance, optionalWords = [], synonyms } = parameters;
  const written = parameters.advancedSyntax ? readSyntax(query, parameters) : { text: query, excluded: [] };
  if ("kind" in written) return written;
  const { excluded } = written;
  const text = withoutStopWords(written.text, stopLanguagesOf(parameters), queryType !== "prefixNone");
  const wordRules: WordRules = {
    ...(queryType && queryType !== "prefixLast" && { prefixes: queryType === "prefixAll" ? "all" : "none" }),
    ...(typoTolerance === false && { isCorrected: false }),
    ...(optionalWords.length > 0 && { optional: optionalWords }),
    ...(excluded.length > 0 && { excluded }),
    ...(synonyms === false && { hasSynonyms: false }),
  };
  return {
    kind: "words",
    text,
    ...(Object.keys(wordRules).length > 0 && { wordRules }),
    attempts: attemptsOf(text, parameters),
  };
}

/** Excluded words start with a hyphen: `coat -wool`. */
function readSyntax(
  query: string,
  { advancedSyntaxFeatures = ["exactPhrase", "excludeWords"] }: Parameters,
): { readonly text: string; readonly excluded: readonly string[] } | Problem {
  if (advancedSyntaxFeatures.includes("exactPhrase") && PHRASE.test(query)) {
    return problem(
      'The value of "advancedSyntax" is not supported: the index has no phrases in quotes ("exactPhrase")',
    );
  }
  if (!advancedSyntaxFeatures.includes("excludeWords")) return { text: query, excluded: [] };
  const excluded: string[] = [];
  const text = query.replace(EXCLUDED, (_, word: string) => {
    excluded.push(word);
    return " ";
  });
  return { text: text.trim(), excluded };
}

const PHRASE = /"[^"]*\S[^"]*"/;
const EXCLUDED = /(?<=^|\s)-(\S+)/gu;

/** Undefined without stop words, and an empty list for those of every language. */
function stopLanguagesOf({
  removeStopWords,
  queryLanguages,
  naturalLanguages,
}: Parameters): readonly string[] | undefined {
  if (Array.isArray(removeStopWords)) return removeStopWords.length === 0 ? undefined : removeStopWords;
  if (removeStopWords === true) return queryLanguages ?? naturalLanguages ?? [];
  return removeStopWords === undefined && naturalLanguages && naturalLanguages.length > 0
    ? naturalLanguages
    : undefined;
}

function attemptsOf(text: string, { removeWordsIfNoResults = "none" }: Parameters): Words["attempts"] {
  const words = removeWordsIfNoResults === "none" ? [] : [...new Set(queryWords(text))];
  if (words.length < 2) return [];
  if (removeWordsIfNoResults === "allOptional") return [words];
  const most = Math.min(MOST_DROPPED, words.length - 1);
  const dropped = (count: number) =>
    removeWordsIfNoResults === "firstWords" ? words.slice(0, count) : words.slice(words.length - count);
  return Array.from({ length: most }, (_, place) => dropped(place + 1));
}
