// Answers requests of the Recommend API.

import {
  objectsQuery,
  parseSearch,
  printSearch,
  problem,
  RECOMMENDATIONS,
  relatedSearch,
  SCORED_FIELDS,
  scoreOf,
  type Problem,
  type RawParameters,
  type Recommendation,
  type Search,
} from "#search/dialects/algolia/index";
import { JsonBytes } from "#search/dialects/json-bytes";
import { readHit, type SearchResult } from "#search/query";
import { queryCost } from "#search/query-cost";
import { findIndex, runQuery, type AlgoliaIndexes, type FoundIndex } from "./searches.ts";
import { tooLong, withinBudget } from "./within-budget.ts";

export async function answerRecommendations(
  indexes: AlgoliaIndexes,
  requests: readonly Recommendation[],
): Promise<JsonBytes | Problem> {
  const cost = requests.reduce((sum, request) => sum + costOf(request), 0);
  return withinBudget(indexes.budget, cost, () => recommendAll(indexes, requests));
}

/** The query of the product, the search, and the search of the fallback, with all fields of their hits. */
const costOf = ({ maxRecommendations = RECOMMENDATIONS, fallbackParameters }: Recommendation): number =>
  SCORING_COST + (fallbackParameters ? 2 : 1) * queryCost({ limit: maxRecommendations });
const SCORING_COST = 10_000;

async function recommendAll(
  indexes: AlgoliaIndexes,
  requests: readonly Recommendation[],
): Promise<JsonBytes | Problem> {
  const body = new JsonBytes().text('{"results":[');
  for (const [place, request] of requests.entries()) {
    const index = findIndex(indexes, request.indexName);
    if (index.kind === "problem") return index;
    const began = performance.now();
    const found = await recommend(index, request);
    if (found.kind === "problem") return found;
    if (place > 0) body.text(",");
    await printSearch(body, { ...found, time: performance.now() - began });
    const refusal = tooLong(body, indexes.budget);
    if (refusal) return refusal;
  }
  return body.text("]}");
}

interface Recommended {
  readonly kind: "recommended";
  readonly result: SearchResult;
  readonly shape: Search["shape"];
}

async function recommend(index: FoundIndex, request: Recommendation): Promise<Recommended | Problem> {
  const { maxRecommendations = RECOMMENDATIONS, queryParameters, fallbackParameters } = request;
  const asked = await primarySearch(index, request, searchFor(index, queryParameters, maxRecommendations));
  if (asked.kind === "problem") return asked;
  const { search, isGood } = asked;
  const result = await runQuery(index, search.query);
  if (result.kind === "problem") return result;
  await index.ready?.();
  const hits = result.hits.filter((hit) => isGood(readHit(hit)));
  const missing = maxRecommendations - hits.length;
  if (missing > 0 && fallbackParameters) {
    const fallback = searchFor(index, fallbackParameters, maxRecommendations);
    if (fallback.kind === "problem") return fallback;
    const more = await runQuery(index, fallback.query);
    if (more.kind === "problem") return more;
    const known = new Set(hits.map(({ id }) => id));
    hits.push(...more.hits.filter(({ id }) => !known.has(id)).slice(0, missing));
  }
  return { kind: "recommended", result: { ...result, hits, total: hits.length }, shape: search.shape };
}

/** The search of a model, and the test that its hits must pass. */
async function primarySearch(
  index: FoundIndex,
  request: Recommendation,
  search: Search | Problem,
): Promise<
  { kind: "asked"; search: Search; isGood: (stored: Readonly<Record<string, unknown>>) => boolean } | Problem
> {
  if (search.kind === "problem") return search;
  if (request.model === "trending-items") return { kind: "asked", search, isGood: () => true };
  const { indexName, objectID, threshold } = request;
  const wanted = { indexName, objectID, asked: SCORED_FIELDS };
  const found = await runQuery(index, objectsQuery([wanted], index.schema, []));
  if (found.kind === "problem") return found;
  const [hit] = found.hits;
  // A product that the shop no longer sells has nothing related, so the fallback answers.
  if (hit === undefined) {
    return { kind: "asked", search: { ...search, query: { ...search.query, limit: 0 } }, isGood: () => false };
  }
  const seed = readHit(hit);
  return {
    kind: "asked",
    search: relatedSearch(search, seed),
    isGood: (stored) => scoreOf(stored, seed) >= threshold,
  };
}

/** Products, without a text that the model's own query would lack. */
function searchFor(index: FoundIndex, raw: RawParameters = {}, hitsPerPage: number): Search | Problem {
  if (index.resolved.role !== "products") return problem("Recommendations need an index of products");
  return parseSearch({ distinct: true, ...raw, page: 0, hitsPerPage }, index.resolved, index.schema, index.derived);
}
