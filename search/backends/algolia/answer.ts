// Combines the responses of Algolia into one result.

import { z } from "zod";
import type { FacetCount, FacetRequest, FacetResult, Highlight, Hit, SearchQuery, SearchResult } from "../../query.ts";
import type { Json } from "../../schema.ts";
import type { Asked } from "./requests.ts";
import { fieldsIn } from "./records.ts";
import { MOST_VALUES } from "./settings.ts";

const Marked = z.object({
  value: z.string(),
  matchLevel: z.enum(["none", "partial", "full"]),
  matchedWords: z.array(z.string()),
});
const AlgoliaHit = z.looseObject({
  objectID: z.string(),
  _product: z.string(),
  _highlightResult: z.record(z.string(), Marked.or(z.unknown())).optional(),
});
const isCounts = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every((count) => typeof count === "number");
const Answer = z.object({
  hits: z.array(AlgoliaHit).default([]),
  nbHits: z.number().default(0),
  // Not z.record, which drops the key __proto__.
  facets: z.record(z.string(), z.custom<Readonly<Record<string, number>>>(isCounts)).default({}),
  facets_stats: z
    .record(z.string(), z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }))
    .default({}),
  exhaustive: z.object({ facetsCount: z.boolean().default(true), nbHits: z.boolean().default(true) }).optional(),
  queryID: z.string().optional(),
});
const FacetAnswer = z.object({ facetHits: z.array(z.object({ value: z.string(), count: z.number() })) });

export function resultOf(query: SearchQuery, asked: readonly Asked[], answers: readonly unknown[]): SearchResult {
  const answered = asked.map((one, place) => ({ one, answer: answers[place] }));
  const main = Answer.parse(answered.find(({ one }) => one.kind === "hits")?.answer);
  const counts = new Map<string, Counted>();
  const matched = new Map<number, Counted>();
  const groups = new Map<string, number>();
  let isExact = isExhaustive(main);
  const take = (attribute: string, answer: z.infer<typeof Answer>): void => {
    const stats = answer.facets_stats[attribute];
    const values = Object.entries(answer.facets[attribute] ?? {}).map(([value, count]) => ({ value, count }));
    isExact &&= isExhaustive(answer) && values.length < MOST_VALUES;
    counts.set(attribute, { values, stats });
  };
  for (const { one, answer } of answered) {
    if (one.kind === "hits") for (const attribute of one.facets) take(attribute, main);
    else if (one.kind === "facet") take(one.attribute, Answer.parse(answer));
    else if (one.kind === "group") groups.set(groupKey(one.place, one.group), Answer.parse(answer).nbHits);
    else matched.set(one.place, { values: FacetAnswer.parse(answer).facetHits, stats: undefined });
  }
  return {
    kind: "found",
    hits: main.hits.map((hit) => hitOf(hit, query)),
    total: main.nbHits,
    facets: (query.facets ?? []).map((request, place) =>
      facetOf(request, matched.get(place) ?? counts.get(request.attribute), (name) =>
        groups.get(groupKey(place, name)),
      ),
    ),
    isExact,
    queryId: main.queryID ?? "0".repeat(32),
    corrections: [],
  };
}

interface Counted {
  readonly values: readonly FacetCount[];
  readonly stats:
    | { readonly min: number; readonly max: number; readonly avg: number; readonly sum: number }
    | undefined;
}

const groupKey = (place: number, group: number): string => `${place} ${group}`;

function facetOf(
  request: FacetRequest,
  counted: Counted | undefined,
  countOf: (group: number) => number | undefined,
): FacetResult {
  const { attribute, limit = MOST_VALUES, sort = "count", groups } = request;
  const { values = [], stats } = counted ?? {};
  const byValue = (one: FacetCount, other: FacetCount) =>
    one.value < other.value ? -1 : one.value > other.value ? 1 : 0;
  const sorted = values.toSorted(
    (one, other) => (sort === "count" ? other.count - one.count : 0) || byValue(one, other),
  );
  return {
    attribute,
    values: sorted.slice(0, limit),
    distinctValues: values.length,
    ...(groups && {
      groups: groups.map(({ name }, group) => ({ name, count: countOf(group) ?? 0 })),
    }),
    ...(stats && { stats: { min: stats.min, max: stats.max, sum: stats.sum, average: stats.avg } }),
  };
}

function hitOf(hit: z.infer<typeof AlgoliaHit>, { fields, highlighting }: SearchQuery): Hit {
  const { objectID: variantId, _product: id, _highlightResult: marked = {}, ...rest } = hit;
  const all = fieldsIn(rest as Readonly<Record<string, Json>>);
  const asked = fields ? Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name))) : all;
  const highlights: Record<string, Highlight> = {};
  for (const name of highlighting?.fields ?? []) {
    const one = Marked.safeParse(marked[name]).data;
    if (one) highlights[name] = { text: one.value, level: one.matchLevel, words: one.matchedWords };
    // Empty values are not indexed.
    else if (all[name] === "") highlights[name] = { text: "", level: "none", words: [] };
  }
  return {
    id,
    variantId,
    json: ENCODER.encode(JSON.stringify(asked)),
    ...(highlighting && { highlights }),
  };
}

const isExhaustive = ({ exhaustive }: z.infer<typeof Answer>): boolean =>
  exhaustive === undefined || (exhaustive.facetsCount && exhaustive.nbHits);

const ENCODER = new TextEncoder();
