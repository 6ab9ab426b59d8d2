// Parses the list parameters facetFilters, tagFilters, numericFilters and optionalFilters. Outer lists are combined by AND, inner
// lists by OR: ["a", ["b", "c"]] is a AND (b OR c).

import { LIMITS, type Boost, type Filter } from "../../query.ts";
import type { AlgoliaSchema } from "./hierarchy.ts";
import {
  allOf,
  anyOf,
  attributeOf,
  facetCondition,
  negated,
  numericCondition,
  rangeCondition,
  readNumber,
  TAGS,
  type Comparison,
} from "./conditions.ts";
import { tokensOf } from "./filter-tokens.ts";
import { problem, shortened, type Problem } from "./problem.ts";

/** A list of inner lists; a single filter is an inner list of one. */
export type FilterList = readonly (readonly string[])[];

const countOf = (list: FilterList): number => list.reduce((count, inner) => count + inner.length, 0);

/** `vendor:Acne`, negated `vendor:-Acne`. A leading minus of the value is escaped as `\-`. */
export function parseFacetFilters(list: FilterList, schema: AlgoliaSchema): Filter | Problem {
  return parseList(list, "facetFilters", (text) => readFacet(text, schema));
}

export function parseTagFilters(list: FilterList, schema: AlgoliaSchema): Filter | Problem {
  return parseList(list, "tagFilters", (text) => {
    const { isNegated, value } = readSign(text);
    const filter = facetCondition(schema, TAGS, value);
    return isNegated ? negated(filter) : filter;
  });
}

/** `price>=10`, `price != 10`, `price:10 TO 20`. */
export function parseNumericFilters(list: FilterList, schema: AlgoliaSchema): Filter | Problem {
  return parseList(list, "numericFilters", (text) => readNumeric(text, schema));
}

/** Boosts: each matching filter adds its score, 1 by default. */
export function parseOptionalFilters(list: FilterList, schema: AlgoliaSchema): readonly Boost[] | Problem {
  const boosts: Boost[] = [];
  for (const inner of list) {
    for (const text of inner) {
      const { plain, score } = readScore(text);
      const filter = readFacet(plain, schema);
      if (filter === undefined) return problem(`optionalFilters: Invalid syntax for facet filter: ${shortened(text)}`);
      boosts.push({ filter, weight: score });
    }
  }
  return boosts.length <= LIMITS.filterNodes ? boosts : tooMany("optionalFilters");
}

function parseList(list: FilterList, parameter: string, read: (text: string) => Filter | undefined): Filter | Problem {
  if (countOf(list) > LIMITS.filterNodes) return tooMany(parameter);
  const clauses: Filter[] = [];
  for (const inner of list) {
    const filters: Filter[] = [];
    for (const text of inner) {
      const filter = read(text);
      if (filter === undefined) {
        const kind = parameter === "numericFilters" ? "numeric condition" : "facet filter";
        return problem(`${parameter}: Invalid syntax for ${kind}: ${shortened(text)}`);
      }
      filters.push(filter);
    }
    // An empty inner list has no effect.
    if (filters.length > 0) clauses.push(anyOf(filters));
  }
  return allOf(clauses);
}

function readFacet(text: string, schema: AlgoliaSchema): Filter | undefined {
  const colon = text.indexOf(":");
  if (colon < 1) return undefined;
  const name = text.slice(0, colon);
  const { isNegated, value } = readSign(text.slice(colon + 1));
  // Some clients write the minus before the attribute. No attribute name starts with one.
  const isNegatedWhole = name.startsWith("-") && attributeOf(schema, name) === undefined;
  const filter = facetCondition(schema, isNegatedWhole ? name.slice(1) : name, value);
  return isNegated === isNegatedWhole ? filter : negated(filter);
}

function readSign(text: string): { readonly isNegated: boolean; readonly value: string } {
  if (text.startsWith("\\-")) return { isNegated: false, value: text.slice(1) };
  return text.startsWith("-") ? { isNegated: true, value: text.slice(1) } : { isNegated: false, value: text };
}

function readNumeric(text: string, schema: AlgoliaSchema): Filter | undefined {
  const [name, sign, first, word, second, ...rest] = tokensOf(text.slice(0, LONGEST_CONDITION));
  if (name?.kind !== "string" || sign?.kind !== "sign" || first?.kind !== "string" || rest.length > 0) return undefined;
  const number = readNumber(first.text);
  if (number === undefined || sign.text === "(" || sign.text === ")") return undefined;
  if (sign.text !== ":")
    return word ? undefined : numericCondition(schema, name.text, sign.text satisfies Comparison, number);
  if (word === undefined) return numericCondition(schema, name.text, "=", number);
  const upper = word.text === "TO" && second?.kind === "string" ? readNumber(second.text) : undefined;
  return upper === undefined ? undefined : rangeCondition(schema, name.text, number, upper);
}

/** `vendor:Acne<score=2>`. */
function readScore(text: string): { readonly plain: string; readonly score: number } {
  const start = text.endsWith(">") ? text.lastIndexOf(SCORE) : -1;
  const score = start < 0 ? undefined : readNumber(text.slice(start + SCORE.length, -1));
  return score === undefined ? { plain: text, score: 1 } : { plain: text.slice(0, start), score };
}

const tooMany = (parameter: string): Problem =>
  problem(`${parameter}: at most ${LIMITS.filterNodes} conditions are allowed`);

const SCORE = "<score=";
const LONGEST_CONDITION = 500;
