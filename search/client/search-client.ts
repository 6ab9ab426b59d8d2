// The search client: multi-queries, single searches and searches within a facet.

import { CLIENT, FACET_SEARCH } from "../constants.ts";
import { createResponseCache } from "./response-cache.ts";
import type { Transport } from "./transport.ts";

export type SearchParams = Readonly<Record<string, unknown>>;

export interface SearchRequest {
  readonly indexName: string;
  readonly params?: SearchParams;
}

/** The members of a response that are used here. */
export interface SearchResponse {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly hitsPerPage?: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly queryID?: string;
  readonly index?: string;
}

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

export interface SearchClient {
  readonly search: (requests: readonly SearchRequest[]) => Promise<{ readonly results: readonly SearchResponse[] }>;
  readonly searchIndex: (indexName: string, params?: SearchParams) => Promise<SearchResponse>;
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

/** Number of cached multi-queries. */
const CACHE_SIZE = 100;

export const createSearchClient = (transport: Transport, { applicationId, apiKey }: Credentials): SearchClient => {
  const cache = createResponseCache<{ readonly results: readonly SearchResponse[] }>({ size: CACHE_SIZE });
  const parameters = { "x-algolia-application-id": applicationId, "x-algolia-api-key": apiKey };
  const request = <Result>(path: string, body: unknown): Promise<Result> =>
    transport({ method: "POST", path, parameters, body, isRead: true }) as Promise<Result>;
  const index = (name: string) => `1/indexes/${encodeURIComponent(name)}`;
  return {
    search: (requests) => {
      const body = {
        requests: requests.map(({ indexName, params }) => ({ indexName, params: encodeParams(withDefaults(params)) })),
      };
      return cache.get(JSON.stringify(body), () => request("1/indexes/*/queries", body));
    },
    searchIndex: (indexName, params) => request(`${index(indexName)}/query`, withDefaults(params)),
    searchForFacetValues: (indexName, facet, facetQuery, { maxFacetHits, params } = {}) =>
      request(`${index(indexName)}/facets/${encodeURIComponent(facet)}/query`, {
        facetQuery,
        maxFacetHits: facetSearchLimit(maxFacetHits),
        ...(params && { params: encodeParams(params) }),
      }),
    clearCache: cache.clear,
  };
};

const withDefaults = (params: SearchParams = {}): SearchParams => ({
  hitsPerPage: CLIENT.hitsPerPage,
  distinct: CLIENT.distinct,
  ...params,
});

/** Number of values that a search within a facet returns. */
const facetSearchLimit = (asked: number = FACET_SEARCH.default): number =>
  Math.min(Math.max(Math.trunc(asked) || FACET_SEARCH.default, FACET_SEARCH.least), FACET_SEARCH.most);

/** Multi-queries send the parameters of each search as a query string, with lists and objects as JSON. */
const encodeParams = (params: SearchParams): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      return [[name, typeof value === "object" ? JSON.stringify(value) : String(value)]];
    }),
  ).toString();
