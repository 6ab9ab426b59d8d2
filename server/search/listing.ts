// Answers a listing request with the products that the visitor may see.

import { isDeepStrictEqual } from "node:util";
import { EVERYONE, type Viewer } from "#catalogue";
import type { SearchBackend } from "#search/backend";
import { parseListingRequest } from "#search/dialects/listing/parse-request";
import { printListingResponse } from "#search/dialects/listing/print-response";
import { all, type SearchQuery } from "#search/query";
import { viewerFilters } from "#search/visibility";
import { refused, type Answer } from "./listing-answer.ts";

export async function answerListing(
  body: unknown,
  products: Pick<SearchBackend, "search">,
  viewer: Viewer = EVERYONE,
): Promise<Answer> {
  const parsed = parseListingRequest(body);
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  const found = await products.search(visibleOnly(parsed.query, viewer));
  if (found.kind === "refused") return refused(found);
  return { kind: "answer", body: printListingResponse(found) };
}

/** Adds the visibility rules, so that hidden products are neither found nor counted. */
function visibleOnly(query: SearchQuery, viewer: Viewer): SearchQuery {
  const { filter } = query;
  // Added to an existing conjunction, to keep the filter's depth.
  const conditions = filter === undefined ? [] : filter.kind === "all" ? filter.of : [filter];
  const missing = viewerFilters(viewer).filter((rule) => !conditions.some((one) => isDeepStrictEqual(one, rule)));
  return missing.length === 0 ? query : { ...query, filter: all(...missing, ...conditions) };
}
