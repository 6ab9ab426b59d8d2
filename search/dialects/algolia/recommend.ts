// Recommendations: requests of Algolia's Recommend API as searches. Related products share attributes with a product; trending ones are
// the most popular.

import { z } from "zod";
import { all, is, LIMITS, not, type Boost, type Filter, type SearchQuery } from "../../query.ts";
import type { DerivedField } from "./derived.ts";
import { isObject, type RawParameters } from "./parameters.ts";
import type { Search } from "./parse-search.ts";
import { problem, type Problem } from "./problem.ts";

/** Models that need statistics of purchases by shopper, which the shop does not have. */
const UNAVAILABLE: ReadonlySet<unknown> = new Set(["bought-together", "trending-facets"]);

const parameters = z.custom<RawParameters>(isObject, "expected an object").optional();
const shared = {
  indexName: z.string(),
  threshold: z.number().min(0).max(100),
  maxRecommendations: z.int().min(0).max(LIMITS.hitsPerPage).optional(),
  queryParameters: parameters,
  fallbackParameters: parameters,
};
const Recommendation = z.discriminatedUnion("model", [
  z.strictObject({ ...shared, model: z.enum(["related-products", "looking-similar"]), objectID: z.string().min(1) }),
  z.strictObject({
    ...shared,
    model: z.literal("trending-items"),
    facetName: z.string().optional(),
    facetValue: z.string().optional(),
  }),
]);

export type Recommendation = z.infer<typeof Recommendation>;

const MOST_REQUESTS = 50;
/** Recommendations of a request that names no number. */
export const RECOMMENDATIONS = 30;

export function readRecommendations(
  body: RawParameters,
): { readonly kind: "recommendations"; readonly requests: readonly Recommendation[] } | Problem {
  const { requests: listed } = body;
  if (!Array.isArray(listed)) return problem('Invalid object attributes: "requests" should be an array');
  if (listed.length > MOST_REQUESTS) return problem(`Too many requests: at most ${MOST_REQUESTS} are allowed`);
  const requests: Recommendation[] = [];
  for (const [at, one] of (listed as readonly unknown[]).entries()) {
    if (isObject(one) && UNAVAILABLE.has(one["model"])) {
      return problem(`The model "${String(one["model"])}" is not available: the shop has no statistics of purchases`);
    }
    const read = Recommendation.safeParse(one);
    if (!read.success) {
      const [{ path, message } = { path: [], message: "" }] = read.error.issues;
      return problem(`requests.${[at, ...path].join(".")}: ${message}`);
    }
    requests.push(read.data);
  }
  return { kind: "recommendations", requests };
}

/** Shared attributes with their weights, which add up to 100. */
const WEIGHTS = { product_type: 45, department: 25, color: 15, vendor: 15 } as const;

type Stored = Readonly<Record<string, unknown>>;
export const SCORED_FIELDS: readonly string[] = ["product_id", ...Object.keys(WEIGHTS)];

/** The search for products like one. */
export function relatedSearch(search: Search, seed: Stored): Search {
  const boosts = Object.entries(WEIGHTS).flatMap(([attribute, weight]): readonly Boost[] => {
    const values = valuesIn(seed[attribute]);
    return values.length === 0 ? [] : [{ filter: is(attribute, ...values), weight }];
  });
  const score: DerivedField = { name: "_score", sources: SCORED_FIELDS, of: (stored) => scoreOf(stored, seed) };
  const { fields } = search.query;
  const query: SearchQuery = {
    ...withFilter(search.query, not(is("product_id", String(seed["product_id"])))),
    boosts: [...(search.query.boosts ?? []), ...boosts],
    ...(fields && { fields: [...new Set([...fields, ...SCORED_FIELDS])] }),
  };
  const hidden = fields ? SCORED_FIELDS.filter((name) => !fields.includes(name)) : [];
  const without = new Set([...search.shape.without, ...hidden]);
  return { ...search, query, shape: { ...search.shape, without, derived: [...search.shape.derived, score] } };
}

export const withFilter = (query: SearchQuery, filter: Filter): SearchQuery => ({
  ...query,
  filter: query.filter ? all(query.filter, filter) : filter,
});

/** From 0 to 100. */
export function scoreOf(stored: Stored, seed: Stored): number {
  return Object.entries(WEIGHTS).reduce((sum, [attribute, weight]) => {
    const values = new Set(valuesIn(seed[attribute]));
    return valuesIn(stored[attribute]).some((value) => values.has(value)) ? sum + weight : sum;
  }, 0);
}

const valuesIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? value.split("\t").filter((part) => part !== "") : [];
