// Reads a response of OpenSearch as a result.

import { randomBytes } from "node:crypto";
import { z } from "zod";
import { filterableAttributes } from "../../check-query.ts";
import { words } from "../../engine/text/analyse.ts";
import { matchesValue } from "../../engine/value-matching.ts";
import { statsOf } from "../../reference/facets.ts";
import { correctionsOf, type FoundText } from "../../reference/text.ts";
import { LIMITS, type FacetRequest, type FacetResult, type SearchQuery, type SearchResult } from "../../query.ts";
import type { IndexRecord, IndexSchema } from "../../schema.ts";
import { unusedContexts } from "../unused-contexts.ts";
import { hitsOf } from "./hits.ts";

const counted = z.object({ doc_count: z.number(), products: z.object({ doc_count: z.number() }).optional() });
const valuesSchema = z.object({
  buckets: z.array(counted.extend({ key: z.union([z.string(), z.number()]) })),
  sum_other_doc_count: z.number(),
});
const groupsSchema = z.object({ buckets: z.array(counted) });
const found = z.looseObject({ doc_count: z.number() });
export const answerSchema = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(
      z.object({
        _score: z.number().nullable().optional(),
        _source: z.object({ record: z.string() }).optional(),
        sort: z.array(z.union([z.string(), z.number(), z.null()])).default([]),
      }),
    ),
  }),
  aggregations: z.record(z.string(), found.extend({ variants: z.object({ found }).optional() })).default({}),
});
export type Answer = z.infer<typeof answerSchema>;

export function resultOf(answer: Answer, query: SearchQuery, schema: IndexSchema, text: FoundText): SearchResult {
  const { aggregations, timed_out: isCutShort, _shards: shards } = answer;
  const { total, ...shared } = aggregations;
  const counts: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...Object.values(shared).map(({ variants, ...own }) => variants?.found ?? own),
  );
  const facets = (query.facets ?? []).map((facet, place) => ({
    facet,
    values: valuesSchema.parse(counts[`f${place}`]),
    groups: groupsSchema.optional().parse(counts[`g${place}`]),
  }));
  const products = answer.hits.hits.map(({ _source, _score }) => ({
    record: JSON.parse(_source?.record ?? "null") as IndexRecord,
    score: _score ?? 0,
  }));
  return {
    kind: "found",
    hits: hitsOf(products, query, schema, text),
    total: total?.variants?.found.doc_count ?? answer.hits.total.value,
    facets: facets.map(({ facet, values, groups }) => facetResult(facet, values, groups, schema)),
    // Not exact if a shard failed or a facet has more values than were counted.
    isExact: !isCutShort && shards.failed === 0 && facets.every(({ values }) => values.sum_other_doc_count === 0),
    queryId: randomBytes(16).toString("hex"),
    corrections: correctionsOf(text),
    ...unusedContexts(query),
  };
}

function facetResult(
  facet: FacetRequest,
  { buckets }: z.infer<typeof valuesSchema>,
  groups: z.infer<typeof groupsSchema> | undefined,
  schema: IndexSchema,
): FacetResult {
  const isOfNumbers = filterableAttributes(schema).get(facet.attribute)!.kind === "number";
  const all = buckets.map((bucket) => ({ value: String(bucket.key), count: countOf(bucket) }));
  const { matching = "" } = facet;
  const isMatching = words(matching).length === 0 ? () => true : matchesValue(matching);
  const named = all.filter(({ value }) => isMatching(value));
  const byValue = named.toSorted((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  const sorted = facet.sort === "value" ? byValue : byValue.toSorted((a, b) => b.count - a.count);
  return {
    attribute: facet.attribute,
    values: sorted.slice(0, facet.limit ?? LIMITS.facetValues),
    distinctValues: named.length,
    ...(facet.groups && {
      groups: facet.groups.map(({ name }, place) => ({ name, count: countOf(groups?.buckets[place]) })),
    }),
    ...(isOfNumbers && all.length > 0 && { stats: statsOf(all.map(({ value, count }) => [Number(value), count])) }),
  };
}

/** The count of products if there is one, otherwise of documents. */
const countOf = (bucket: z.infer<typeof counted> | undefined): number =>
  bucket?.products?.doc_count ?? bucket?.doc_count ?? 0;
