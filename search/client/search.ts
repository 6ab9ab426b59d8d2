// A live search: the parameters, the latest results, and the changes that a shopper makes. Independent of any framework;
// `subscribe` and `read` fit React's useSyncExternalStore.

import { assertSameControl } from "./control.ts";
import { latest } from "./latest.ts";
import { declareParameters, type SearchParameters } from "./parameters.ts";
import { requestsOf } from "./requests.ts";
import { readResults, type SearchResults } from "./results.ts";
import type { SearchClient, SearchParams, SearchResponse } from "./search-client.ts";
import type { ResultsState } from "./server-results.ts";
import type { Timers } from "./timers.ts";

export interface SearchProps {
  readonly client: Pick<SearchClient, "search">;
  readonly indexName: string;
  /** Parameters of a search that stores its own: uncontrolled. */
  readonly initialState?: SearchParameters;
  /** Parameters that the caller stores: controlled. After `onSearchStateChange`, pass the new ones to `setProps`. */
  readonly searchState?: SearchParameters;
  /** Called with the parameters after each change. */
  readonly onSearchStateChange?: (next: SearchParameters) => void;
  /** Sent with every request: `hitsPerPage`, `filters`, `ruleContexts` and others. */
  readonly params?: SearchParams;
  /** Results from the server, which spare the first search. */
  readonly resultsState?: ResultsState;
  readonly timers?: Timers;
}

export interface SearchSnapshot {
  readonly parameters: SearchParameters;
  /** The latest ones; undefined before the first response. */
  readonly results: SearchResults | undefined;
  readonly isSearching: boolean;
  /** True after 200 ms without a response. */
  readonly isStalled: boolean;
  /** Error of the latest search; earlier results stay. */
  readonly error: unknown;
}

export interface Search {
  /** The same object until something changes. */
  readonly read: () => SearchSnapshot;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Searches, unless the results came from the server. Resolves with the first results. */
  readonly start: () => Promise<SearchSnapshot>;
  /** Changes the parameters and searches. Resolves once the search has ended; a controlled search is the caller's to run. */
  readonly refine: (step: (parameters: SearchParameters) => SearchParameters) => Promise<SearchSnapshot>;
  /** Throws if the search would switch between controlled and uncontrolled. */
  readonly setProps: (next: SearchProps) => Promise<SearchSnapshot>;
  readonly stop: () => void;
}

export const createSearch = (given: SearchProps): Search => {
  let props = given;
  let snapshot: SearchSnapshot = {
    parameters: given.searchState ?? given.resultsState?.parameters ?? given.initialState ?? declareParameters({}),
    // A search that failed on the server is repeated here.
    results: given.resultsState?.results.length ? readResults(given.resultsState.results) : undefined,
    isSearching: false,
    isStalled: false,
    error: undefined,
  };
  const listeners = new Set<() => void>();
  const update = (changes: Partial<SearchSnapshot>): void => {
    snapshot = { ...snapshot, ...changes };
    for (const listener of listeners) listener();
  };
  const running = latest<readonly SearchResponse[]>(
    ({ response, error, isSearching, isStalled }) =>
      update({ isSearching, isStalled, error, ...(response && { results: readResults(response) }) }),
    given.timers,
  );
  const search = async (): Promise<SearchSnapshot> => {
    const { client, indexName, params } = props;
    const requests = requestsOf(indexName, snapshot.parameters, params);
    await running.search(async () => (await client.search(requests)).results);
    return snapshot;
  };
  return {
    read: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => (snapshot.results ? snapshot : search()),
    refine: async (step) => {
      const next = step(snapshot.parameters);
      const isControlled = props.searchState !== undefined;
      if (!isControlled) update({ parameters: next });
      props.onSearchStateChange?.(next);
      return isControlled ? snapshot : search();
    },
    setProps: async (next) => {
      assertSameControl(props, next);
      props = next;
      const { searchState } = next;
      if (searchState === undefined || searchState === snapshot.parameters) return snapshot;
      update({ parameters: searchState });
      return search();
    },
    stop: running.stop,
  };
};
