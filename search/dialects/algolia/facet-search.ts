// Searching the values of a facet: the query, and the response with highlighted matches.

import { fold } from "../../engine/text/fold.ts";
import { LIMITS, type SearchQuery, type SearchResult } from "../../query.ts";
import type { AlgoliaSchema } from "./hierarchy.ts";
import { attributeOf } from "./conditions.ts";
import { readParameters, type RawParameters } from "./parameters.ts";
import { fallbacksOf, languageOf, parseConditions, rulesOf, textOf, unwrapped, type Fallback } from "./parse-search.ts";
import { problem, shortened, type Problem } from "./problem.ts";
import { readWords } from "./words.ts";

export interface FacetSearch {
  readonly kind: "facet-search";
  readonly query: SearchQuery;
  readonly fallbacks: readonly Fallback[];
  readonly language?: string;
  readonly isWithoutRules?: true;
  readonly typed: string;
  readonly before: string;
  readonly after: string;
}

const VALUES = 10;

export function parseFacetSearch(facet: string, raw: RawParameters, schema: AlgoliaSchema): FacetSearch | Problem {
  const attribute = attributeOf(schema, unwrapped(facet));
  if (!attribute?.isFacet) {
    const name = shortened(facet);
    return problem(
      `Cannot search in \`${name}\` attribute, you need to add \`searchable(${name})\` to attributesForFaceting.`,
    );
  }
  const read = readParameters(raw);
  if (read.kind === "problem") return read;
  const { parameters } = read;
  const conditions = parseConditions(parameters, schema);
  if (conditions.kind === "problem") return conditions;
  const words = readWords(parameters);
  if (words.kind === "problem") return words;
  const { facetQuery: typed = "", distinct = 0 } = parameters;
  const query: SearchQuery = {
    ...textOf(words),
    ...(conditions.filter && { filter: conditions.filter }),
    limit: 0,
    facets: [
      {
        attribute: attribute.name,
        limit: parameters.maxFacetHits ?? VALUES,
        sort: parameters.sortFacetValuesBy === "alpha" ? "value" : "count",
        ...(typed.trim() !== "" && { matching: typed }),
      },
    ],
    isDistinct: distinct > 0,
    ...(parameters.ruleContexts && { ruleContexts: parameters.ruleContexts.slice(0, LIMITS.ruleContexts) }),
  };
  const { highlightPreTag: before = "<em>", highlightPostTag: after = "</em>" } = parameters;
  return {
    kind: "facet-search",
    query,
    fallbacks: fallbacksOf(query, words),
    ...languageOf(parameters),
    ...rulesOf(parameters),
    typed,
    before,
    after,
  };
}

export function printFacetSearch(result: SearchResult, search: FacetSearch, time: number): string {
  const values = result.facets[0]?.values ?? [];
  return JSON.stringify({
    facetHits: values.map(({ value, count }) => ({ value, highlighted: highlightPrefixes(value, search), count })),
    exhaustiveFacetsCount: result.isExact,
    processingTimeMS: Math.round(time),
  });
}

/** Highlights the typed prefixes of words, ignoring accents and case. */
export function highlightPrefixes(
  value: string,
  { typed, before, after }: Pick<FacetSearch, "typed" | "before" | "after">,
): string {
  const wanted = typed
    .split(SPACES)
    .map(fold)
    .filter((word) => word !== "");
  return value.replace(WORD, (word) => {
    const characters = [...word];
    const length = Math.max(0, ...wanted.map((beginning) => lengthOf(beginning, characters)));
    return length === 0
      ? word
      : `${before}${characters.slice(0, length).join("")}${after}${characters.slice(length).join("")}`;
  });
}

/** Number of characters whose folded form is the prefix; 0 if they do not start with it. */
function lengthOf(beginning: string, characters: readonly string[]): number {
  let read = "";
  for (const [place, character] of characters.entries()) {
    read += fold(character);
    if (read.length >= beginning.length) return read.startsWith(beginning) ? place + 1 : 0;
  }
  return 0;
}

const SPACES = /\s+/;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
