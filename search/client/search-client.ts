// The generic search client: several searches in one request, one search, and a search within a facet.

import { CLIENT } from "../constants.ts";
import { facetSearchLimit } from "./facet-values.ts";
import type { Transport } from "./transport.ts";

export type SearchParams = Readonly<Record<string, unknown>>;

export interface SearchRequest {
  readonly indexName: string;
  readonly params?: SearchParams;
}

/** As the service answers; what is read of it is named here. */
export interface SearchAnswer {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly queryID?: string;
  readonly index?: string;
}

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

export interface SearchClient {
  readonly search: (requests: readonly SearchRequest[]) => Promise<{ readonly results: readonly SearchAnswer[] }>;
  readonly searchIndex: (indexName: string, params?: SearchParams) => Promise<SearchAnswer>;
  readonly searchForFacetValues: (
    indexName: string,
    facet: string,
    facetQuery: string,
    options?: { readonly maxFacetHits?: number; readonly params?: SearchParams },
  ) => Promise<{ readonly facetHits: readonly FacetHit[] }>;
  readonly clearCache: () => void;
}

export interface Credentials {
  readonly applicationId: string;
  readonly apiKey: string;
}

/** Answers of so many different multi-queries are kept. */
const MOST_KEPT = 100;

export const createSearchClient = (transport: Transport, { applicationId, apiKey }: Credentials): SearchClient => {
  const kept = new Map<string, Promise<unknown>>();
  const parameters = { "x-algolia-application-id": applicationId, "x-algolia-api-key": apiKey };
  const ask = <Answered>(path: string, body: unknown): Promise<Answered> =>
    transport({ method: "POST", path, parameters, body, isRead: true }) as Promise<Answered>;
  const index = (name: string) => `1/indexes/${encodeURIComponent(name)}`;
  return {
    search: (requests) => {
      const body = {
        requests: requests.map(({ indexName, params }) => ({ indexName, params: encodeParams(withDefaults(params)) })),
      };
      return keep(kept, JSON.stringify(body), () => ask("1/indexes/*/queries", body));
    },
    searchIndex: (indexName, params) => ask(`${index(indexName)}/query`, withDefaults(params)),
    searchForFacetValues: (indexName, facet, facetQuery, { maxFacetHits, params } = {}) =>
      ask(`${index(indexName)}/facets/${encodeURIComponent(facet)}/query`, {
        facetQuery,
        maxFacetHits: facetSearchLimit(maxFacetHits),
        ...(params && { params: encodeParams(params) }),
      }),
    clearCache: () => kept.clear(),
  };
};

const withDefaults = (params: SearchParams = {}): SearchParams => ({
  hitsPerPage: CLIENT.hitsPerPage,
  distinct: CLIENT.distinct,
  ...params,
});

/** The parameters of one search among several travel as a query string, lists and objects in it as JSON. */
const encodeParams = (params: SearchParams): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      return [[name, typeof value === "object" ? JSON.stringify(value) : String(value)]];
    }),
  ).toString();

/** The promise itself is kept, so that the same question twice at once is asked once; a failure is not kept. */
const keep = <Answered>(
  kept: Map<string, Promise<unknown>>,
  key: string,
  ask: () => Promise<Answered>,
): Promise<Answered> => {
  const known = kept.get(key) as Promise<Answered> | undefined;
  const answer = known ?? ask();
  kept.delete(key);
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  if (known === undefined) answer.catch(() => kept.get(key) === answer && kept.delete(key));
  return answer;
};
