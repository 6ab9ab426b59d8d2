// Answers a listing request with what the caller may see.

import { isDeepStrictEqual } from "node:util";
import type { SearchReader } from "#search/backend";
import { parseListingRequest } from "#search/dialects/listing/parse-request";
import { printListingResponse } from "#search/dialects/listing/print-response";
import { type Intent, meantQuery, type MeantQuery } from "#search/intent";
import { all, type Filter, type SearchQuery } from "#search/query";
import { queryCost } from "#search/query-cost";
import { understoodQuery, type UnderstandText } from "#search/understood-query";
import { refused, withinBudget, type Answer, type Budget } from "./listing-answer.ts";

/** Context for reading the caller's query. */
export type IntentOf = () => Promise<Omit<Intent, "visible" | "understand">>;

/** `rules` are the conditions of what the caller may see; `understand` translates their words. */
export async function answerListing(
  body: unknown,
  index: Pick<SearchReader, "search">,
  rules: readonly Filter[],
  budget: Budget,
  understand?: UnderstandText,
  intentOf?: IntentOf,
): Promise<Answer> {
  const parsed = parseListingRequest(body);
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  return withinBudget(budget, queryCost(parsed.query), async () => {
    const visible = visibleOnly(parsed.query, rules);
    const run = (one: SearchQuery) => index.search(one);
    const { query, reading }: MeantQuery =
      parsed.isInterpreted && intentOf
        ? await meantQuery(visible, { ...(await intentOf()), visible: rules, understand }, run)
        : { query: await understoodQuery(visible, understand, run) };
    const found = await index.search(query);
    if (found.kind === "refused") return refused(found);
    return { kind: "answer", body: printListingResponse(found, { ...parsed.shape, ...(reading && { reading }) }) };
  });
}

/** Adds the visibility rules, so that hidden products are neither found nor counted. */
function visibleOnly(query: SearchQuery, rules: readonly Filter[]): SearchQuery {
  const { filter } = query;
  // Added to an existing conjunction, to keep the filter's depth.
  const conditions = filter === undefined ? [] : filter.kind === "all" ? filter.of : [filter];
  const missing = rules.filter((rule) => !conditions.some((one) => isDeepStrictEqual(one, rule)));
  return missing.length === 0 ? query : { ...query, filter: all(...missing, ...conditions) };
}
