// Translates a query into one request for hits, total and all facets.

import { filterableAttributes } from "../../check-query.ts";
import { absenceCost } from "../../engine/text/asked-words.ts";
import type { FoundText, FoundWords } from "../../reference/text.ts";
import { everything, filterWithout, type Boost, type SearchQuery } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";
import { clauseOf, every, EVERYTHING, halvesOf, NOTHING, onProducts, type Clause, type Halves } from "./clauses.ts";
import { facetAggregations, variantTotal } from "./facets.ts";

export function requestOf(query: SearchQuery, schema: IndexSchema, text: FoundText) {
  const { isDistinct = true, refinements = [], boosts = [] } = query;
  const wanted = halvesOf(filterWithout(query), schema);
  // Conditions that apply to all facets are part of the query; others are a post filter.
  const base = halvesOf(query.filter ?? everything, schema);
  const isRanked = !query.sort && (text.words.length > 0 || boosts.length > 0);
  return {
    query: {
      bool: {
        // Without a filter, one of the "should" clauses would be required.
        filter: [EVERYTHING, ...onProducts(base)],
        must: textClauses(text, schema.text.length),
        ...(text.excluded.length > 0 && {
          must_not: text.excluded.map((found) => wordClause(found, schema.text.length)),
        }),
        ...(isRanked && { should: boostClauses(boosts, wanted, schema), minimum_should_match: 0 }),
      },
    },
    ...(refinements.length > 0 && { post_filter: every(onProducts(wanted)) }),
    sort: [...(isRanked ? [{ _score: "desc" }] : []), valueSort(query, wanted, schema), { id: "asc" }],
    track_total_hits: true,
    aggs: { ...facetAggregations(query, schema), ...(!isDistinct && { total: variantTotal(wanted) }) },
  };
}

/** Required words, and the optional ones in one clause. If all are optional, one of them must match. */
function textClauses({ words, phrases }: FoundText, fields: number): readonly Clause[] {
  const isInPhrase = (place: number) => phrases.some(({ from, to }) => from <= place && place < to);
  const [optional, required] = [true, false].map((is) =>
    words.filter(({ isOptional }, place) => isOptional === is && !isInPhrase(place)),
  );
  const must = [
    ...required!.map(({ found }) => wordClause(found, fields)),
    ...phrases.map(({ from, to, alternatives }) => {
      const own = words.slice(from, to).map(({ found }) => wordClause(found, fields));
      const others = alternatives.flatMap((other) => alternativeClauses(other, to - from, fields));
      return { dis_max: { queries: [{ bool: { must: own } }, ...others] } };
    }),
  ];
  if (optional!.length === 0) return must;
  // A product without the word scores nothing, and one with it more than its other words could add.
  const extra = absenceCost(words.length, fields) - 2 * fields;
  const should = optional!.map(({ found }) => wordClause(found, fields, extra));
  // Without a filter, one of the "should" clauses would be required.
  const filter = must.length === 0 ? [] : [EVERYTHING];
  return [...must, { bool: { filter, should, minimum_should_match: must.length === 0 ? 1 : 0 } }];
}

/**
 * Scores the best field with one of the words. The score is the maximum cost minus the cost, so that the highest sum is the lowest
 * cost.
 */
function wordClause({ words }: FoundWords, fields: number, extra = 0): Clause {
  const [exact, others] = [true, false].map((is) => [...words].filter(([, own]) => own === is).map(([word]) => word));
  const queries = Array.from({ length: fields }, (_, place) => [
    scored(`w${place}`, exact!, extra + 2 * fields - place),
    scored(`w${place}`, others!, extra + fields - place),
  ]).flat(2);
  return queries.length === 0 ? NOTHING : { dis_max: { queries } };
}

/** Scores as if each word of the phrase were the alternative's word in the least important field. */
function alternativeClauses(other: readonly FoundWords[], words: number, fields: number): readonly Clause[] {
  if (other.some((found) => found.words.size === 0)) return [];
  return Array.from({ length: fields }, (_, worst) => {
    const filter = other.map((found) => ({
      bool: {
        should: Array.from({ length: worst + 1 }, (__, place) => ({
          terms: { [`w${place}`]: [...found.words.keys()] },
        })),
        minimum_should_match: 1,
      },
    }));
    return { constant_score: { filter: every(filter), boost: words * (2 * fields - worst) } };
  });
}

function scored(field: string, words: readonly string[], boost: number): readonly Clause[] {
  return words.length === 0 ? [] : [{ constant_score: { filter: { terms: { [field]: words } }, boost } }];
}

/** Scaled, so that all boosts together weigh less than one step of the text. Negative boosts apply where they do not match. */
function boostClauses(boosts: readonly Boost[], wanted: Halves, schema: IndexSchema): readonly Clause[] {
  const total = boosts.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  if (total === 0) return [];
  const should = boosts
    .filter(({ weight }) => weight !== 0)
    .map(({ filter, weight }) => {
      const holds = clauseOf(filter, "v", schema);
      const counted = weight > 0 ? holds : { bool: { must_not: [holds] } };
      return { constant_score: { filter: counted, boost: Math.abs(weight) / (2 * total) } };
    });
  const query = { bool: { filter: wanted.variant, should, minimum_should_match: 0 } };
  return [{ nested: { path: "v", score_mode: "max", query } }];
}

/** Sorts by the best value of the matching variants. */
function valueSort({ sort }: SearchQuery, wanted: Halves, schema: IndexSchema) {
  const { attribute, direction } = sort ?? schema.popularity;
  const order = direction === "ascending" ? "asc" : "desc";
  if (schema.sortableTexts?.includes(attribute)) return { [`s.${attribute}`]: { order, missing: "_last" } };
  const isOfProducts = filterableAttributes(schema).get(attribute)!.level === "product";
  if (isOfProducts) return { [`p.${attribute}`]: { order, missing: "_last" } };
  return {
    [`v.${attribute}`]: {
      order,
      mode: direction === "ascending" ? "min" : "max",
      missing: "_last",
      nested: { path: "v", ...(wanted.variant.length > 0 && { filter: every(wanted.variant) }) },
    },
  };
}
