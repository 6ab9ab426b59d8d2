// Answers a listing request with the products that the caller may see.

import { isDeepStrictEqual } from "node:util";
import { type ClientRules, searchWithRules } from "#browsing";
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

export interface ListingAnswerParts {
  /** Conditions of what the caller may see. */
  readonly visibility?: readonly Filter[];
  readonly budget: Budget;
  /** Translates the caller's words. */
  readonly understand?: UnderstandText | undefined;
  readonly intentOf?: IntentOf | undefined;
  /** The merchant's rules; without it, there are none. */
  readonly rulesOf?: (() => Promise<ClientRules>) | undefined;
}

export async function answerListing(
  body: unknown,
  index: Pick<SearchReader, "search">,
  { visibility = [], budget, understand, intentOf, rulesOf }: ListingAnswerParts,
): Promise<Answer> {
  const parsed = parseListingRequest(body);
  if (parsed.kind === "malformed") return { kind: "wrong", code: parsed.code, message: parsed.message };
  return withinBudget(budget, queryCost(parsed.query), async () => {
    const visible = visibleOnly(parsed.query, visibility);
    const run = (one: SearchQuery) => index.search(one);
    const { query, reading }: MeantQuery =
      parsed.isInterpreted && intentOf
        ? await meantQuery(visible, { ...(await intentOf()), visible: visibility, understand }, run)
        : { query: await understoodQuery(visible, understand, run) };
    const rules = await rulesOf?.();
    const found = await (rules ? searchWithRules(run, query, parsed.query.text, rules) : run(query));
    if (found.kind === "refused") return refused(found);
    return { kind: "answer", body: printListingResponse(found, { ...parsed.shape, ...(reading && { reading }) }) };
  });
}

/** Adds the visibility rules, so that hidden products are neither found nor counted. */
function visibleOnly(query: SearchQuery, visibility: readonly Filter[]): SearchQuery {
  const { filter } = query;
  // Added to an existing conjunction, to keep the filter's depth.
  const conditions = filter === undefined ? [] : filter.kind === "all" ? filter.of : [filter];
  const missing = visibility.filter((rule) => !conditions.some((one) => isDeepStrictEqual(one, rule)));
  return missing.length === 0 ? query : { ...query, filter: all(...missing, ...conditions) };
}
