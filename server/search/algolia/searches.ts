// Runs the searches that the Algolia dialect reads, each on the index it names.

import type { SearchBackend } from "#search/backend";
import {
  isProblem,
  noSuchIndex,
  parseFacetSearch,
  parseSearch,
  problem,
  printFacetSearch,
  printSearch,
  refused,
  resolveIndex,
  type Given,
  type IndexNames,
  type IndexRole,
  type Problem,
  type Request,
  type ResolvedIndex,
} from "#search/dialects/algolia/index";
import { JsonBytes } from "#search/dialects/json-bytes";
import { all, type Filter, type SearchQuery, type SearchResult } from "#search/query";
import type { IndexSchema } from "#search/schema";

export interface AlgoliaIndex {
  readonly backend: SearchBackend;
  readonly schema: IndexSchema;
  /** What everybody with the key may find of it; absent means everything. */
  readonly visible?: Filter;
}

export interface AlgoliaIndexes {
  readonly names: IndexNames;
  readonly indexes: Readonly<Record<IndexRole, AlgoliaIndex>>;
}

export interface Answer {
  readonly kind: "answer";
  readonly result: SearchResult;
  /** `isProcessed` is told where several queries may end before the last. */
  readonly print: (body: JsonBytes, isProcessed?: boolean) => void;
}

/** Read and found to make sense, but not yet asked. */
export interface Ready {
  readonly kind: "ready";
  readonly run: () => Promise<Answer | Problem>;
  /** What would be answered when it is not needed. */
  readonly printUnasked: (body: JsonBytes) => void;
  /** How many hits are enough for it. */
  readonly enough: number;
}

export type FoundIndex = AlgoliaIndex & { readonly kind: "index"; readonly resolved: ResolvedIndex };

export function findIndex({ names, indexes }: AlgoliaIndexes, name: string): FoundIndex | Problem {
  const resolved = resolveIndex(names, name);
  return resolved === undefined ? noSuchIndex(name) : { kind: "index", resolved, ...indexes[resolved.role] };
}

export async function ask({ backend, visible }: AlgoliaIndex, query: SearchQuery): Promise<SearchResult | Problem> {
  const seen = visible && { filter: query.filter ? all(visible, query.filter) : visible };
  const result = await backend.search({ ...query, ...seen });
  return result.kind === "refused" ? refused(result) : result;
}

export function readSearch(index: FoundIndex, given: Given): Ready | Problem {
  const search = parseSearch(given, index.resolved, index.schema);
  if (search.kind === "problem") return search;
  const { query, shape } = search;
  return {
    kind: "ready",
    enough: shape.window.limit,
    printUnasked: (body) => printSearch(body, { result: NOTHING, shape, time: 0, isProcessed: false }),
    run: async () => {
      const began = performance.now();
      const result = await ask(index, query);
      if (result.kind === "problem") return result;
      const time = performance.now() - began;
      const print: Answer["print"] = (body, isProcessed) =>
        printSearch(body, { result, shape, time, ...(isProcessed !== undefined && { isProcessed }) });
      return { kind: "answer", result, print };
    },
  };
}

export function readFacetSearch(index: FoundIndex, facet: string, given: Given): Ready | Problem {
  const search = parseFacetSearch(facet, given, index.schema);
  if (search.kind === "problem") return search;
  return {
    kind: "ready",
    enough: Infinity,
    printUnasked: (body) => void body.text(printFacetSearch(NOTHING, search, 0)),
    run: async () => {
      const began = performance.now();
      const result = await ask(index, search.query);
      if (result.kind === "problem") return result;
      const time = performance.now() - began;
      return { kind: "answer", result, print: (body) => void body.text(printFacetSearch(result, search, time)) };
    },
  };
}

/** Several queries in one answer. One that is wrong is the answer to all of them, and then none is run. */
export async function answerAll(
  indexes: AlgoliaIndexes,
  requests: readonly Request[],
  stopsWhenEnough: boolean,
): Promise<JsonBytes | Problem> {
  const queries: Ready[] = [];
  for (const { indexName, facet, given } of requests) {
    const index = findIndex(indexes, indexName);
    if (index.kind === "problem") return index;
    const ready = facet === undefined ? readSearch(index, given) : readFacetSearch(index, facet, given);
    if (ready.kind === "problem") return ready;
    queries.push(ready);
  }
  const hits = queries.reduce((sum, { enough }) => sum + (Number.isFinite(enough) ? enough : 0), 0);
  if (hits > MOST_HITS) return problem(`At most ${MOST_HITS} hits can be asked for by the queries of one request`);
  const prints = stopsWhenEnough ? await untilEnough(queries) : await eachOf(queries);
  if (isProblem(prints)) return prints;
  const body = new JsonBytes().text('{"results":[');
  return body.list(prints, (print) => print(body)).text("]}");
}

/** Of all queries in one request: some 30 MB of answer. */
const MOST_HITS = 10_000;

type Print = (body: JsonBytes) => void;

async function eachOf(queries: readonly Ready[]): Promise<readonly Print[] | Problem> {
  const answers = await Promise.all(queries.map((query) => query.run()));
  const prints: Print[] = [];
  for (const answer of answers) {
    if (answer.kind === "problem") return answer;
    prints.push((body) => answer.print(body));
  }
  return prints;
}

/** One after the other, until one has found as much as it shows. */
async function untilEnough(queries: readonly Ready[]): Promise<readonly Print[] | Problem> {
  const prints: Print[] = [];
  let hasEnough = false;
  for (const query of queries) {
    if (hasEnough) prints.push(query.printUnasked);
    else {
      const answer = await query.run();
      if (answer.kind === "problem") return answer;
      prints.push((body) => answer.print(body, true));
      hasEnough = answer.result.total >= query.enough;
    }
  }
  return prints;
}

const NOTHING: SearchResult = {
  kind: "found",
  hits: [],
  total: 0,
  facets: [],
  isExact: true,
  queryId: "",
  corrections: [],
};
