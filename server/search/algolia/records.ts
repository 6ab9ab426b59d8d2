// Reads records through the Algolia API: by objectID, and by browsing a whole index in pages.

import {
  nextCursor,
  noSuchObject,
  objectsQuery,
  printObject,
  readBrowse,
  browseTooLarge,
  type RawParameters,
  type ObjectRequest,
  type Problem,
} from "#search/dialects/algolia/index";
import { JsonBytes } from "#search/dialects/json-bytes";
import { LIMITS, type SearchResult } from "#search/query";
import { runQuery, findIndex, readSearch, type AlgoliaIndexes, type FoundIndex } from "./searches.ts";

export async function answerObject(indexes: AlgoliaIndexes, request: ObjectRequest): Promise<JsonBytes | Problem> {
  const index = findIndex(indexes, request.indexName);
  if (index.kind === "problem") return index;
  const result = await runQuery(index, objectsQuery([request], index.schema));
  if (result.kind === "problem") return result;
  const body = new JsonBytes();
  return printObject(body, request.objectID, result, index.schema) ? body : noSuchObject;
}

/** In the requested order, null for missing ones. Requests with the same index and fields share one search. */
export async function answerObjects(
  indexes: AlgoliaIndexes,
  requests: readonly ObjectRequest[],
): Promise<JsonBytes | Problem> {
  const found = new Map<string, { readonly index: FoundIndex; readonly result: SearchResult }>();
  for (const [group, members] of Map.groupBy(requests, groupOf)) {
    const index = findIndex(indexes, members[0]!.indexName);
    if (index.kind === "problem") return index;
    const result = await runQuery(index, objectsQuery(members, index.schema));
    if (result.kind === "problem") return result;
    found.set(group, { index, result });
  }
  const body = new JsonBytes().text('{"results":[');
  body.list(requests, (request) => {
    const { index, result } = found.get(groupOf(request))!;
    if (!printObject(body, request.objectID, result, index.schema)) body.text("null");
  });
  return body.text("]}");
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
  const answer = await prepared.run();
  if (answer.kind === "problem") return answer;
  const { total, hits } = answer.result;
  if (total > LIMITS.deepestHit) return browseTooLarge;
  const printed = new JsonBytes();
  answer.print(printed);
  const read = Number(page.raw.page ?? 0) * prepared.limit + hits.length;
  const isLast = read >= total || hits.length === 0;
  return new JsonBytes().object(printed.toBytes(), isLast ? "" : `"cursor":"${nextCursor(page.raw)}"`);
}

const groupOf = ({ indexName, fields }: ObjectRequest): string => JSON.stringify([indexName, fields]);
