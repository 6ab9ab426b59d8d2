// Reads the answer of a search service. Members beyond the specification's have defaults, for services that do not send them.

import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { WireHit } from "../../dialects/listing/wire.ts";
import type { FacetRequest, FacetResult, Highlight, Hit, SearchQuery, SearchResult } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";

/** The response is JSON, but not an answer of the listing dialect. */
export class MalformedAnswer extends Error {
  constructor(cause: unknown) {
    super("The answer of the search service is not in the listing dialect.", { cause });
  }
}

/** Also fetches the ids, which services without `return_ids` send as fields. */
export const withIds = (query: SearchQuery, { productId, variantId }: IndexSchema): SearchQuery =>
  query.fields ? { ...query, fields: [...new Set([...query.fields, productId, variantId])] } : query;

export function resultOf(json: unknown, query: SearchQuery, schema: IndexSchema): SearchResult {
  const read = ANSWER.safeParse(json);
  if (!read.success) throw new MalformedAnswer(read.error);
  const { query_id: queryId = randomBytes(16).toString("hex"), result } = read.data;
  const { hits, ids, total, facets, exact, corrections, unused_rule_contexts: unusedRuleContexts } = result;
  return {
    kind: "found",
    hits: hits.map((hit, place) => hitOf(hit, ids?.[place], query, schema)),
    total,
    facets: (query.facets ?? []).map((facet, place) => facetOf(facet, facets, place)),
    isExact: exact,
    queryId,
    corrections,
    ...(unusedRuleContexts && { unusedRuleContexts }),
  };
}

const count = z.number().int().nonnegative();
const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

const FACET = z.object({
  field: z.string(),
  values: z.array(z.object({ value: z.string(), count })),
  distinct_values: count.optional(),
  stats: z.object({ min: z.number(), max: z.number(), sum: z.number(), average: z.number() }).optional(),
  groups: z.array(z.object({ name: z.string(), count })).optional(),
});

/** Hits are not copied: they can have any fields. */
const ANSWER = z.object({
  status: z.literal("OK"),
  query_id: z.string().optional(),
  result: z.object({
    total: count,
    hits: z.array(z.custom<WireHit>(isObject)).default([]),
    ids: z.array(z.tuple([z.string(), z.string()])).optional(),
    facets: z.array(FACET).default([]),
    exact: z.boolean().default(true),
    corrections: z.array(z.object({ typed: z.string(), found: z.string() })).default([]),
    unused_rule_contexts: z.array(z.string()).optional(),
  }),
});

function hitOf(
  { _summary, _matches, ...fields }: WireHit,
  ids: readonly [string, string] | undefined,
  query: SearchQuery,
  { productId, variantId }: IndexSchema,
): Hit {
  const id = ids?.[0] ?? String(fields[productId] ?? "");
  const variant = ids?.[1] ?? String(fields[variantId] ?? id);
  const { fields: asked, highlighting } = query;
  const shown = asked
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => isAsked(name, asked, productId, variantId)))
    : fields;
  return {
    id,
    variantId: variant,
    json: ENCODER.encode(JSON.stringify(shown)),
    ...(highlighting && { highlights: highlightsOf(_summary ?? {}, _matches, highlighting.before) }),
  };
}

const isAsked = (name: string, asked: readonly string[], ...ids: readonly string[]): boolean =>
  !ids.includes(name) || asked.includes(name);

/** Without `_matches`, a marked text counts as a full match. */
const highlightsOf = (
  texts: Readonly<Record<string, string>>,
  matches: WireHit["_matches"],
  before: string,
): Readonly<Record<string, Highlight>> =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      const level = before !== "" && text.includes(before) ? "full" : "none";
      return [field, { text, level, words: [], ...matches?.[field] }];
    }),
  );

/** Answers are in the order of the request; otherwise the facet is found by its name. */
function facetOf({ attribute }: FacetRequest, facets: readonly z.infer<typeof FACET>[], place: number): FacetResult {
  const facet = facets[place]?.field === attribute ? facets[place] : facets.find(({ field }) => field === attribute);
  const { values = [], distinct_values: distinctValues = values.length, stats, groups } = facet ?? {};
  return { attribute, values, distinctValues, ...(stats && { stats }), ...(groups && { groups }) };
}

const ENCODER = new TextEncoder();
