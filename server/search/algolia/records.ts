// Reads records through the Algolia API: by objectID, and by browsing a whole index in pages.

import {
  nextCursor,
  noSuchObject,
  objectsQuery,
  parseSearch,
  printObject,
  printSearch,
  readBrowse,
  browseTooLarge,
  walkCursor,
  withFilter,
  type RawParameters,
  type Walk,
  type ObjectRequest,
  type Problem,
  type BrowsePage,
} from "#search/dialects/algolia/index";
import { JsonBytes } from "#search/dialects/json-bytes";
import { is, LIMITS, type SearchQuery, type SearchResult } from "#search/query";
import { queryCost } from "#search/query-cost";
import {
  runQuery,
  findIndex,
  readSearch,
  type AlgoliaIndexes,
  type FoundIndex,
  type PreparedSearch,
} from "./searches.ts";
import { tooLong, withinBudget, type Budget } from "./within-budget.ts";

export async function answerObject(indexes: AlgoliaIndexes, request: ObjectRequest): Promise<JsonBytes | Problem> {
  const index = findIndex(indexes, request.indexName);
  if (index.kind === "problem") return index;
  const query = objectsQuery([request], index.schema, index.derived);
  return withinBudget(indexes.budget, queryCost(query), async () => {
    const result = await runQuery(index, query);
    if (result.kind === "problem") return result;
    await index.ready?.();
    const body = new JsonBytes();
    return printObject(body, request, result, index.schema, index.derived) ? body : noSuchObject;
  });
}

/** In the requested order, null for missing ones. Requests with the same index and fields share one search. */
export async function answerObjects(
  indexes: AlgoliaIndexes,
  requests: readonly ObjectRequest[],
): Promise<JsonBytes | Problem> {
  const groups: { readonly group: string; readonly index: FoundIndex; readonly query: SearchQuery }[] = [];
  for (const [group, members] of Map.groupBy(requests, groupOf)) {
    const index = findIndex(indexes, members[0]!.indexName);
    if (index.kind === "problem") return index;
    groups.push({ group, index, query: objectsQuery(members, index.schema, index.derived) });
  }
  const { budget } = indexes;
  const cost = groups.reduce((sum, { query }) => sum + queryCost(query), 0);
  return withinBudget(budget, cost, async () => {
    const found = new Map<string, { readonly index: FoundIndex; readonly result: SearchResult }>();
    for (const { group, index, query } of groups) {
      const result = await runQuery(index, query);
      if (result.kind === "problem") return result;
      await index.ready?.();
      found.set(group, { index, result });
    }
    const body = new JsonBytes().text('{"results":[');
    await body.listInTurns(requests, (request) => {
      const { index, result } = found.get(groupOf(request))!;
      if (!printObject(body, request, result, index.schema, index.derived)) body.text("null");
    });
    return tooLong(body, budget) ?? body.text("]}");
  });
}

export async function answerBrowse(
  indexes: AlgoliaIndexes,
  name: string,
  raw: RawParameters,
): Promise<JsonBytes | Problem> {
  const index = findIndex(indexes, name);
  if (index.kind === "problem") return index;
  const page = readBrowse(raw);
  if (page.kind === "problem") return page;
  const prepared = readSearch(index, page.raw);
  if (prepared.kind === "problem") return prepared;
  const { budget } = indexes;
  if (page.walk) return walkProducts(index, page.raw, page.walk, budget, prepared.cost);
  const read = await withinBudget(budget, prepared.cost, () => browsePage(page, prepared, budget));
  return "walk" in read ? walkProducts(index, page.raw, read.walk, budget, BATCH_COST) : read;
}

/** A page by its number, or the beginning of a walk. */
async function browsePage(
  page: BrowsePage,
  prepared: PreparedSearch,
  budget: Budget,
): Promise<JsonBytes | Problem | { readonly walk: Walk }> {
  const answer = await prepared.run();
  if (answer.kind === "problem") return answer;
  const { total, hits } = answer.result;
  if (total > LIMITS.deepestHit) return { walk: { after: "", skip: 0, total } };
  const printed = new JsonBytes();
  await answer.print(printed);
  const problem = tooLong(printed, budget);
  if (problem) return problem;
  const read = Number(page.raw["page"] ?? 0) * prepared.limit + hits.length;
  const isLast = read >= total || hits.length === 0;
  return new JsonBytes().object(printed.toBytes(), isLast ? "" : `"cursor":"${nextCursor(page.raw)}"`);
}

/** Products of one batch of a walk, and batches without a hit that one request reads. */
const BATCH = 250;
const MOST_BATCHES = 40;
/** Cost of a search for the products of a batch. */
const BATCH_COST = 6_000;

/**
 * A page of a result that is too large for page numbers: the hits among the next products by id. Pages may have fewer hits, or none once
 * the client's budget is used up. `cost` is that of the first batch.
 */
async function walkProducts(
  index: FoundIndex,
  { page: _page, ...raw }: RawParameters,
  start: Walk,
  budget: Budget,
  cost: number,
): Promise<JsonBytes | Problem> {
  const search = parseSearch(raw, index.resolved, index.schema, index.derived);
  if (search.kind === "problem") return search;
  const { productIdsAfter } = index;
  if (!productIdsAfter) return browseTooLarge;
  const began = performance.now();
  const limit = search.shape.window.limit;
  const print = async (found: SearchResult, next: Walk | undefined): Promise<JsonBytes | Problem> => {
    const printed = new JsonBytes();
    const result = { ...found, total: start.total };
    await printSearch(printed, { result, shape: search.shape, time: performance.now() - began });
    const problem = tooLong(printed, budget);
    if (problem) return problem;
    return new JsonBytes().object(printed.toBytes(), next ? `"cursor":"${walkCursor(raw, next)}"` : "");
  };
  await index.ready?.();
  const readBatch = async ({ after, skip }: Walk) => {
    const ids = await productIdsAfter(after, BATCH);
    const query = withFilter(search.query, is(index.schema.productId, ...ids));
    const found = await runQuery(index, { ...query, offset: skip, limit });
    return found.kind === "problem" ? found : { kind: "batch" as const, found, last: ids.at(-1) };
  };
  let walk = start;
  let empty: SearchResult | undefined;
  for (let batch = 0; ; batch++) {
    const from = walk;
    const read = await withinBudget(budget, batch === 0 ? cost : BATCH_COST, () => readBatch(from));
    if (read.kind === "problem") return empty && read.status === 429 ? print(empty, walk) : read;
    const { found, last } = read;
    if (last === undefined) return print(found, undefined);
    const passed = walk.skip + found.hits.length;
    const isRead = passed >= found.total || found.hits.length === 0;
    walk = isRead ? { ...walk, after: last, skip: 0 } : { ...walk, skip: passed };
    empty = found;
    if (found.hits.length > 0 || batch === MOST_BATCHES) return print(found, walk);
  }
}

const groupOf = ({ indexName, asked }: ObjectRequest): string => JSON.stringify([indexName, asked]);
