// Runs searches of the Algolia API, each on the index that it names.

import { type ClientRules, searchWithRules } from "#browsing";
import type { SearchReader } from "#search/backend";
import {
  isProblem,
  noSuchIndex,
  parseFacetSearch,
  parseSearch,
  printFacetSearch,
  printSearch,
  refused,
  resolveIndex,
  type AlgoliaSchema,
  type DerivedField,
  type RawParameters,
  type IndexNames,
  type IndexRole,
  type Problem,
  type Request,
  type ResolvedIndex,
  type Search,
} from "#search/dialects/algolia/index";
import { JsonBytes } from "#search/dialects/json-bytes";
import { all, type Filter, type Refusal, type SearchQuery, type SearchResult } from "#search/query";
import { queryCost } from "#search/query-cost";
import { understoodQuery, type UnderstandText } from "#search/understood-query";
import type { ClientSearch } from "../../insights/client-events.ts";
import { tooLong, withinBudget, type Budget } from "./within-budget.ts";

export interface AlgoliaIndex {
  readonly backend: SearchReader;
  readonly schema: AlgoliaSchema;
  /** Members that hits have beside their stored fields. */
  readonly derivedFor?: (origin: string) => readonly DerivedField[];
  /** Loads data of the derived members. Never rejects. */
  readonly ready?: () => Promise<void>;
  /** The next products by id, to walk results that are too large for page numbers. */
  readonly productIdsAfter?: (after: string, limit: number) => Promise<readonly string[]>;
  /** Restricts what clients find; without it, they find everything. */
  readonly visible?: Filter;
  /** True if the merchant's rules apply to its searches. */
  readonly hasRules?: boolean;
}

export interface AlgoliaIndexes {
  readonly names: IndexNames;
  /** Counts a search of a client. */
  readonly onSearch?: (search: ClientSearch) => void;
  /** Origin of the addresses in hits. */
  readonly origin: string;
  readonly indexes: Readonly<Record<IndexRole, AlgoliaIndex>>;
  /** Translates queries from this language, or from the visitor's. */
  readonly understandIn?: (language: string | undefined) => Promise<UnderstandText>;
  /** The merchant's rules, as they apply to the client; without it, there are none. */
  readonly rulesIn?: (language: string | undefined) => Promise<ClientRules>;
  /** The client's budget. */
  readonly budget: Budget;
}

export interface Answer {
  readonly kind: "answer";
  readonly result: SearchResult;
  /** `isProcessed` is set for queries of a request that may stop early. */
  readonly print: (body: JsonBytes, isProcessed?: boolean) => Promise<void>;
}

/** A validated search that has not run yet. */
export interface PreparedSearch {
  readonly kind: "prepared";
  readonly run: () => Promise<Answer | Problem>;
  /** Prints the response of a search that was skipped. */
  readonly printSkipped: (body: JsonBytes) => Promise<void>;
  /** Number of hits that satisfies it. */
  readonly limit: number;
  readonly cost: number;
}

export type FoundIndex = AlgoliaIndex &
  Pick<AlgoliaIndexes, "understandIn" | "onSearch" | "rulesIn"> & {
    readonly kind: "index";
    readonly resolved: ResolvedIndex;
    readonly derived: readonly DerivedField[];
  };

export function findIndex(
  { names, indexes, origin, understandIn, rulesIn, onSearch }: AlgoliaIndexes,
  name: string,
): FoundIndex | Problem {
  const resolved = resolveIndex(names, name);
  if (resolved === undefined) return noSuchIndex(name);
  const index = indexes[resolved.role];
  return {
    kind: "index",
    resolved,
    ...index,
    derived: index.derivedFor?.(origin) ?? [],
    // Suggestions are not searches.
    ...(onSearch && resolved.role === "products" && { onSearch }),
    ...(understandIn && { understandIn }),
    ...(rulesIn && index.hasRules && { rulesIn }),
  };
}

export async function runQuery(index: AlgoliaIndex, query: SearchQuery): Promise<SearchResult | Problem> {
  const result = await searchVisible(index, query);
  return result.kind === "refused" ? refused(result) : result;
}

function searchVisible({ backend, visible }: AlgoliaIndex, query: SearchQuery): Promise<SearchResult | Refusal> {
  const seen = visible && { filter: query.filter ? all(visible, query.filter) : visible };
  return backend.search({ ...query, ...seen });
}

/** Runs the query, and its fallbacks while there are no hits. */
async function runUntilFound(
  index: FoundIndex,
  { query, fallbacks, language, isWithoutRules }: Omit<Search, "kind" | "shape">,
): Promise<{ readonly kind: "found"; readonly result: SearchResult; readonly dropped?: readonly string[] } | Problem> {
  const understand = query.text === undefined ? undefined : await index.understandIn?.(language);
  const rules = isWithoutRules ? undefined : await index.rulesIn?.(language);
  const find = (one: SearchQuery) => searchVisible(index, one);
  const run = async (one: SearchQuery): Promise<SearchResult | Problem> => {
    const result = await (rules ? searchWithRules(find, one, query.text, rules) : find(one));
    return result.kind === "refused" ? refused(result) : result;
  };
  const first = await run(await understoodQuery(query, understand, find));
  if (first.kind === "problem") return first;
  if (first.total > 0) return { kind: "found", result: first };
  for (const fallback of fallbacks) {
    const result = await run(fallback.query);
    if (result.kind === "problem") return result;
    if (result.total > 0) return { kind: "found", result, dropped: fallback.dropped };
  }
  return { kind: "found", result: first };
}

export function readSearch(index: FoundIndex, raw: RawParameters): PreparedSearch | Problem {
  const search = parseSearch(raw, index.resolved, index.schema, index.derived);
  if (search.kind === "problem") return search;
  const { shape } = search;
  return {
    kind: "prepared",
    limit: shape.window.limit,
    cost: costOf(search),
    printSkipped: (body) => printSearch(body, { result: NOTHING, shape, time: 0, isProcessed: false }),
    run: async () => {
      const began = performance.now();
      const found = await runUntilFound(index, search);
      if (found.kind === "problem") return found;
      if (shape.derived.length > 0) await index.ready?.();
      const { result, dropped } = found;
      const { queryId, total } = result;
      if (shape.hasQueryId) index.onSearch?.({ queryId, text: shape.text, total, isCounted: shape.isCounted });
      const time = performance.now() - began;
      const print: Answer["print"] = (body, isProcessed) =>
        printSearch(body, {
          result,
          shape,
          time,
          ...(dropped && { dropped }),
          ...(isProcessed !== undefined && { isProcessed }),
        });
      return { kind: "answer", result, print };
    },
  };
}

export function readFacetSearch(index: FoundIndex, facet: string, raw: RawParameters): PreparedSearch | Problem {
  const search = parseFacetSearch(facet, raw, index.schema);
  if (search.kind === "problem") return search;
  return {
    kind: "prepared",
    limit: Infinity,
    cost: costOf(search),
    printSkipped: async (body) => void body.text(printFacetSearch(NOTHING, search, 0)),
    run: async () => {
      const began = performance.now();
      const found = await runUntilFound(index, search);
      if (found.kind === "problem") return found;
      const { result } = found;
      const time = performance.now() - began;
      return { kind: "answer", result, print: async (body) => void body.text(printFacetSearch(result, search, time)) };
    },
  };
}

/** Answers several queries. If one is invalid, none of them runs. */
export async function answerAll(
  indexes: AlgoliaIndexes,
  requests: readonly Request[],
  stopsWhenEnough: boolean,
): Promise<JsonBytes | Problem> {
  const queries: PreparedSearch[] = [];
  for (const { indexName, facet, raw } of requests) {
    const index = findIndex(indexes, indexName);
    if (index.kind === "problem") return index;
    const prepared = facet === undefined ? readSearch(index, raw) : readFacetSearch(index, facet, raw);
    if (prepared.kind === "problem") return prepared;
    queries.push(prepared);
  }
  const { budget } = indexes;
  const cost = queries.reduce((sum, query) => sum + query.cost, 0);
  return withinBudget(budget, cost, async () => {
    const prints = stopsWhenEnough ? await runUntilEnough(queries) : await runAll(queries);
    if (isProblem(prints)) return prints;
    const body = new JsonBytes().text('{"results":[');
    for (const [place, print] of prints.entries()) {
      if (place > 0) body.text(",");
      await print(body);
      const problem = tooLong(body, budget);
      if (problem) return problem;
    }
    return body.text("]}");
  });
}

type Print = (body: JsonBytes) => Promise<void>;

/** Starts one in each turn of the event loop, and waits for all. */
async function runAll(queries: readonly PreparedSearch[]): Promise<readonly Print[] | Problem> {
  const running: ReturnType<PreparedSearch["run"]>[] = [];
  for (const query of queries) {
    if (running.length > 0) await nextTurn();
    const run = query.run();
    // The failure is reported below, after the others have been started.
    run.catch(() => {});
    running.push(run);
  }
  const prints: Print[] = [];
  for (const answer of await Promise.all(running)) {
    if (answer.kind === "problem") return answer;
    prints.push((body) => answer.print(body));
  }
  return prints;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs them in order, until one has found limit hits. */
async function runUntilEnough(queries: readonly PreparedSearch[]): Promise<readonly Print[] | Problem> {
  const prints: Print[] = [];
  let hasEnough = false;
  for (const query of queries) {
    if (hasEnough) prints.push(query.printSkipped);
    else {
      const answer = await query.run();
      if (answer.kind === "problem") return answer;
      prints.push((body) => answer.print(body, true));
      hasEnough = answer.result.total >= query.limit;
    }
  }
  return prints;
}

/** Answers one query. */
export function answerOne({ budget }: AlgoliaIndexes, prepared: PreparedSearch): Promise<JsonBytes | Problem> {
  return withinBudget(budget, prepared.cost, async () => {
    const answer = await prepared.run();
    if (answer.kind === "problem") return answer;
    const body = new JsonBytes();
    await answer.print(body);
    return tooLong(body, budget) ?? body;
  });
}

/** With its fallbacks, which rarely run. */
const costOf = ({ query, fallbacks }: Pick<Search, "query" | "fallbacks">): number =>
  queryCost(query) + fallbacks.length * FALLBACK_COST;
const FALLBACK_COST = 500;

const NOTHING: SearchResult = {
  kind: "found",
  hits: [],
  total: 0,
  facets: [],
  isExact: true,
  queryId: "",
  corrections: [],
};
