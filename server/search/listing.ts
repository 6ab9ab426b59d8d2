// Answers one listing request: reads it, asks the index for what shoppers may see, writes what was found.

import type { SearchBackend } from "#search/backend";
import { parseListingRequest } from "#search/dialects/listing/parse-request";
import { printListingAnswer } from "#search/dialects/listing/print-answer";
import { all, is, type Filter, type SearchQuery } from "#search/query";
import { refused, type Answer } from "./listing-answer.ts";

export async function answerListing(body: unknown, products: Pick<SearchBackend, "search">): Promise<Answer> {
  const parsed = parseListingRequest(body);
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  const found = await products.search(onlyVisible(parsed.query));
  if (found.kind === "refused") return refused(found);
  return { kind: "answer", body: printListingAnswer(found) };
}

const VISIBLE = is("visibility", "YES");

/** Whatever a request filters by: what is hidden must not be found, nor counted. */
function onlyVisible(query: SearchQuery): SearchQuery {
  const { filter } = query;
  if (filter === undefined) return { ...query, filter: VISIBLE };
  if (isVisible(filter)) return query;
  // Beside what stands there already, so that the filter becomes no deeper.
  const conditions = filter.kind === "all" ? filter.of : [filter];
  return conditions.some(isVisible) ? query : { ...query, filter: all(VISIBLE, ...conditions) };
}

const isVisible = (filter: Filter): boolean =>
  filter.kind === "is" && filter.attribute === "visibility" && filter.values.length === 1 && filter.values[0] === "YES";
