import { expect, test, vi } from "vitest";
import { paginationOf } from "./pagination.ts";
import { declareParameters, setPage, setQuery } from "./parameters.ts";
import { createSearch, type SearchProps } from "./search.ts";
import type { SearchClient, SearchRequest, SearchResponse } from "./search-client.ts";

const answer = (query: unknown, page = 0): SearchResponse => ({
  hits: [{ objectID: `${query} ${page}`, position: 99 }],
  nbHits: 3,
  nbPages: 2,
  hitsPerPage: 2,
  page,
  queryID: "q",
});

type Answering = (requests: readonly SearchRequest[]) => Promise<{ readonly results: readonly SearchResponse[] }>;
const answering: Answering = async ([first]) => ({
  results: [answer(first?.params?.["query"], Number(first?.params?.["page"]))],
});

function open(props: Partial<SearchProps> = {}, run: Answering = answering) {
  const client = { search: vi.fn<SearchClient["search"]>(run) };
  const given: SearchProps = { client, indexName: "shop", ...props };
  return { client, given, search: createSearch(given) };
}

test("an uncontrolled search stores its parameters and notifies", async () => {
  const { search, client } = open({
    initialState: setQuery(declareParameters({}), "coat"),
    params: { filters: "a:b" },
  });
  const seen: unknown[] = [];
  const end = search.subscribe(() => seen.push(search.read().isSearching));
  await search.start();
  expect(search.read().results?.hits).toEqual([{ objectID: "coat 0", position: 99, __position: 1, __queryID: "q" }]);
  await search.refine((parameters) => setPage(parameters, 1));
  expect(search.read().results?.hits).toMatchObject([{ objectID: "coat 1", __position: 3 }]);
  expect(client.search.mock.calls.map(([[request]]) => request?.params?.["filters"])).toEqual(["a:b", "a:b"]);
  expect(seen).toEqual([true, false, false, true, false]);
  end();
  await search.refine((parameters) => setQuery(parameters, ""));
  expect(seen).toHaveLength(5);
});

test("[SR-10] a controlled search reports changes and waits for its owner", async () => {
  const parameters = declareParameters({});
  const onSearchStateChange = vi.fn<NonNullable<SearchProps["onSearchStateChange"]>>();
  const { search, client, given } = open({ searchState: parameters, onSearchStateChange });
  await search.refine((before) => setQuery(before, "boots"));
  expect(client.search).not.toHaveBeenCalled();
  expect(search.read().parameters).toBe(parameters);
  const [next] = onSearchStateChange.mock.calls[0]!;
  await search.setProps({ ...given, searchState: next });
  expect(search.read()).toMatchObject({ parameters: { query: "boots" }, results: { total: 3 } });
  await search.setProps({ ...given, searchState: next });
  expect(client.search).toHaveBeenCalledOnce();
});

test("[SR-10] [ER-01] switching between controlled and uncontrolled throws, either way", async () => {
  const searchState = declareParameters({});
  const controlled = open({ searchState });
  const { searchState: _owned, ...uncontrolled } = controlled.given;
  await expect(controlled.search.setProps(uncontrolled)).rejects.toThrow("from being controlled to uncontrolled");
  const own = open();
  await expect(own.search.setProps({ ...own.given, searchState })).rejects.toThrow(
    "from being uncontrolled to controlled",
  );
  await expect(own.search.setProps({ ...own.given, params: { hitsPerPage: 5 } })).resolves.toBeDefined();
});

test("[SR-17] a failed search keeps the results, and an older response never replaces a newer one", async () => {
  const slow = Promise.withResolvers<void>();
  const { search } = open({}, async (requests) => {
    const query = requests[0]?.params?.["query"];
    if (query === "down") throw new Error("down");
    if (query === "slow") await slow.promise;
    return answering(requests);
  });
  await search.start();
  await search.refine((parameters) => setQuery(parameters, "down"));
  expect(search.read()).toMatchObject({ error: new Error("down"), results: { total: 3 }, isSearching: false });
  const older = search.refine((parameters) => setQuery(parameters, "slow"));
  await search.refine((parameters) => setQuery(parameters, "fast"));
  slow.resolve();
  await older;
  expect(search.read().results?.hits).toMatchObject([{ objectID: "fast 0" }]);
  expect(search.read().error).toBeUndefined();
});

test("[SR-13] results from the server spare the first search; a failed one is repeated", async () => {
  const parameters = setQuery(declareParameters({}), "coat");
  const resumed = open({ resultsState: { parameters, results: [answer("coat")] } });
  await expect(resumed.search.start()).resolves.toMatchObject({ parameters, results: { total: 3 } });
  expect(resumed.client.search).not.toHaveBeenCalled();
  const failed = open({ resultsState: { parameters, results: [] } });
  await expect(failed.search.start()).resolves.toMatchObject({ results: { hits: [{ objectID: "coat 0" }] } });
});

test.each([
  [0, 0, { page: 1, pages: 0, canRefine: false, hasPrevious: false, hasNext: false }],
  [0, 1, { page: 1, pages: 1, canRefine: false, hasPrevious: false, hasNext: false }],
  [0, 2, { page: 1, pages: 2, canRefine: true, hasPrevious: false, hasNext: true }],
  [1, 2, { page: 2, pages: 2, canRefine: true, hasPrevious: true, hasNext: false }],
])("[SR-12] page %d of %d", (page, pages, pagination) => {
  expect(paginationOf({ page, pages })).toEqual(pagination);
});
