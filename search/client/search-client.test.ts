import { expect, test, vi } from "vitest";
import { createSearchClient } from "./search-client.ts";
import type { Transport, TransportRequest } from "./transport.ts";

const CREDENTIALS = { applicationId: "shop", apiKey: "public" };

function clientOf(answer: (request: TransportRequest) => unknown = () => ({ results: [] })) {
  const transport = vi.fn<Transport>(async (request) => answer(request));
  return { transport, client: createSearchClient(transport, CREDENTIALS) };
}

test("[SR-21] a search asks for 100 hits per page and distinct 1 by default", async () => {
  const { transport, client } = clientOf();
  await client.search([
    { indexName: "products", params: { query: "wool coat", facets: ["vendor"] } },
    { indexName: "products", params: { hitsPerPage: 5, distinct: false } },
  ]);
  expect(transport).toHaveBeenCalledExactlyOnceWith({
    method: "POST",
    path: "1/indexes/*/queries",
    parameters: { "x-algolia-application-id": "shop", "x-algolia-api-key": "public" },
    isRead: true,
    body: {
      requests: [
        { indexName: "products", params: "hitsPerPage=100&distinct=1&query=wool+coat&facets=%5B%22vendor%22%5D" },
        { indexName: "products", params: "hitsPerPage=5&distinct=false" },
      ],
    },
  });
});

test("[SR-21] an identical multi-query uses the cache, even while the first is pending", async () => {
  const { transport, client } = clientOf();
  const requests = [{ indexName: "products", params: { query: "coat" } }];
  const [one, other] = await Promise.all([client.search(requests), client.search(structuredClone(requests))]);
  expect(other).toBe(one);
  expect(transport).toHaveBeenCalledOnce();
  await client.search([{ indexName: "products", params: { query: "boots" } }]);
  expect(transport).toHaveBeenCalledTimes(2);
  client.clearCache();
  await client.search(requests);
  expect(transport).toHaveBeenCalledTimes(3);
});

test("[SR-21] failures are not cached, and the least recently used responses are evicted", async () => {
  let isDown = true;
  const { transport, client } = clientOf(() => {
    if (isDown) throw new Error("down");
    return { results: [] };
  });
  const search = (query: string) => client.search([{ indexName: "products", params: { query } }]);
  await expect(search("coat")).rejects.toThrow("down");
  isDown = false;
  await expect(search("coat")).resolves.toEqual({ results: [] });
  for (let at = 0; at < 99; at++) await search(`query ${at}`);
  await search("coat");
  expect(transport).toHaveBeenCalledTimes(101);
  await search("one more");
  await search("coat");
  expect(transport).toHaveBeenCalledTimes(102);
  await search("query 0");
  expect(transport).toHaveBeenCalledTimes(103);
});

test("[SR-06] single searches and facet searches have their own paths", async () => {
  const { transport, client } = clientOf();
  await client.searchIndex("a/b", { query: "coat" });
  await client.searchForFacetValues("products", "vendor", "nor");
  await client.searchForFacetValues("products", "vendor", "nor", { maxFacetHits: 1_000, params: { query: "x" } });
  expect(transport.mock.calls.map(([{ path, body }]) => [path, body])).toEqual([
    ["1/indexes/a%2Fb/query", { hitsPerPage: 100, distinct: 1, query: "coat" }],
    ["1/indexes/products/facets/vendor/query", { facetQuery: "nor", maxFacetHits: 10 }],
    ["1/indexes/products/facets/vendor/query", { facetQuery: "nor", maxFacetHits: 100, params: "query=x" }],
  ]);
});

test.each([
  [undefined, 10],
  [1, 1],
  [0, 10],
  [-4, 1],
  [55, 55],
  [1000, 100],
  [Number.NaN, 10],
])("[FL-20] a search within a facet for %s values asks for %d", async (maxFacetHits, sent) => {
  const { transport, client } = clientOf();
  await client.searchForFacetValues("products", "vendor", "nor", {
    ...(maxFacetHits !== undefined && { maxFacetHits }),
  });
  expect(transport.mock.calls[0]?.[0].body).toEqual({ facetQuery: "nor", maxFacetHits: sent });
});
