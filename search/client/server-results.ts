// The first search of a page, run on the server before rendering.

import { requestsOf } from "./requests.ts";
import type { SearchParameters } from "./parameters.ts";
import type { SearchResponse, SearchClient, SearchParams } from "./search-client.ts";

export interface ResultsProps {
  readonly searchClient: Pick<SearchClient, "search">;
  readonly indexName: string;
  readonly parameters: SearchParameters;
  /** Sent with every request, as in `createSearch`. */
  readonly params?: SearchParams;
}

/** Plain data, to embed in the page and pass to `createSearch` in the browser. */
export interface ResultsState {
  readonly results: readonly SearchResponse[];
  readonly parameters: SearchParameters;
}

/**
 * The initial results of a page. Invalid props throw. A failed search is logged, and the page starts without results.
 */
export const findResultsState = async (
  props: ResultsProps,
  log: (message: string, error: unknown) => void,
): Promise<ResultsState> => {
  assertProps(props);
  const { searchClient, indexName, parameters, params } = props;
  try {
    const { results } = await searchClient.search(requestsOf(indexName, parameters, params));
    return { results, parameters };
  } catch (error) {
    log("The first search of the page failed. It starts without results.", error);
    return { results: [], parameters };
  }
};

// For callers in plain JavaScript, which have no type checking.
function assertProps(props: Partial<ResultsProps> | undefined): void {
  if (!props) throw new TypeError("The function `findResultsState` must be called with `props`.");
  if (!props.searchClient) throw new TypeError("The props provided to `findResultsState` must have a `searchClient`.");
  if (!props.indexName) throw new TypeError("The props provided to `findResultsState` must have an `indexName`.");
}
