// The first results of a page, found on the server before it is rendered.

import { requestsOf } from "./requests.ts";
import type { SearchParameters } from "./parameters.ts";
import type { SearchAnswer, SearchClient } from "./search-client.ts";

export interface ResultsProps {
  readonly searchClient: Pick<SearchClient, "search">;
  readonly indexName: string;
  readonly parameters: SearchParameters;
}

export interface ResultsState {
  readonly results: readonly SearchAnswer[];
  readonly parameters: SearchParameters;
}

/**
 * What the page starts with. Called wrongly, it throws; a search that fails is logged, and the page starts empty rather
 * than not at all.
 */
export const findResultsState = async (
  props: ResultsProps,
  log: (message: string, error: unknown) => void,
): Promise<ResultsState> => {
  assertProps(props);
  const { searchClient, indexName, parameters } = props;
  try {
    const { results } = await searchClient.search(requestsOf(indexName, parameters));
    return { results, parameters };
  } catch (error) {
    log("The first search of the page failed; it starts without results.", error);
    return { results: [], parameters };
  }
};

// Callers in plain JavaScript have no types to hold them to it.
function assertProps(props: Partial<ResultsProps> | undefined): void {
  if (!props) throw new TypeError("The function `findResultsState` must be called with `props`.");
  if (!props.searchClient) throw new TypeError("The props provided to `findResultsState` must have a `searchClient`.");
  if (!props.indexName) throw new TypeError("The props provided to `findResultsState` must have an `indexName`.");
}
