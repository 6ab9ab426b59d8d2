// The client against the Algolia dialect over HTTP.

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CREDENTIALS, listening } from "#server/search/algolia/testing-algolia.ts";
import { beforeAll, expect, test } from "vitest";
import { PRODUCTS } from "../dialects/algolia/testing.ts";
import {
  addNumeric,
  ApiError,
  createInsights,
  createSearch,
  createSearchClient,
  createTransport,
  declareParameters,
  DeserializationError,
  findResultsState,
  hierarchyItems,
  menuItems,
  numericMenuItems,
  readResults,
  refineRange,
  requestsOf,
  RetryError,
  type InsightsMethod,
  type ResultsProps,
  type SearchParameters,
  setQuery,
  setRange,
  toggleFacet,
} from "./index.ts";

let server: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  server = await listening();
  return () => server.close();
});

// A reserved port, where connections are refused.
const NOBODY = "http://127.0.0.1:1";
const clientOf = (hosts = [`http://${server.url}`], credentials = CREDENTIALS) =>
  createSearchClient(createTransport({ hosts }), credentials);

const DECLARED = declareParameters({
  facets: ["tags"],
  disjunctiveFacets: ["vendor", "product_type"],
  numericAttributes: ["eu_eur_price_f"],
});

test("[SR-06] [SR-08] [AN-02] a search uses the second host if the first is down", async () => {
  const { results } = await clientOf([NOBODY, `http://${server.url}`]).search(
    requestsOf("shop", setQuery(DECLARED, "coat")),
  );
  expect(results[0]?.nbHits).toBeGreaterThan(0);
  expect(results[0]).toMatchObject({ page: 0, hitsPerPage: 100, queryID: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test("[SR-21] a search has 100 hits a page, one for each product, and an identical one needs no request", async () => {
  const client = clientOf();
  const before = server.requested.length;
  const [first, second] = [await client.search([{ indexName: "shop" }]), await client.search([{ indexName: "shop" }])];
  expect(second).toBe(first);
  expect(first.results[0]).toMatchObject({ nbHits: PRODUCTS, hitsPerPage: 100, nbPages: 1 });
  expect(server.requested.slice(before)).toEqual(["POST /1/indexes/*/queries"]);
  client.clearCache();
  await client.search([{ indexName: "shop" }]);
  expect(server.requested.slice(before)).toHaveLength(2);
});

test("[SR-02] [FL-19] a refined facet keeps the counts of its other values", async () => {
  const client = clientOf();
  const vendors = async (parameters: SearchParameters) => {
    const { results } = await client.search(requestsOf("shop", parameters));
    return results.map(({ nbHits, facets }) => ({ nbHits, vendors: facets?.["vendor"] ?? {} }));
  };
  const [everything] = await vendors(DECLARED);
  const [vendor, count] = Object.entries(everything!.vendors)[0]!;
  const [main, unfiltered] = await vendors(toggleFacet(DECLARED, "vendor", vendor));
  expect(main).toEqual({ nbHits: count, vendors: { [vendor]: count } });
  expect(unfiltered?.vendors).toEqual(everything?.vendors);
});

test("[SR-10] numeric conditions and conjunctive facets filter", async () => {
  const [all, dear] = await Promise.all(
    [DECLARED, addNumeric(DECLARED, "eu_eur_price_f", ">", "300")].map(async (parameters) => {
      const { results } = await clientOf().search(requestsOf("shop", parameters));
      return results[0]?.nbHits ?? 0;
    }),
  );
  expect(dear).toBeGreaterThan(0);
  expect(dear).toBeLessThan(all!);
});

test("[SR-06] the values of a facet can be searched", async () => {
  const { facetHits } = await clientOf().searchForFacetValues("shop", "vendor", "");
  expect(facetHits.length).toBeGreaterThan(0);
  expect(facetHits[0]).toMatchObject({ value: expect.any(String), count: expect.any(Number) });
});

test("[SR-08] [ER-01] wrong credentials give an ApiError, and an unreachable server a RetryError", async () => {
  const stranger = clientOf(undefined, { ...CREDENTIALS, apiKey: "guess" });
  const refused = await stranger.searchIndex("shop").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 403, message: expect.stringMatching(/./) });
  await expect(clientOf([NOBODY]).searchIndex("shop")).rejects.toBeInstanceOf(RetryError);
});

test("[SR-08] [ER-01] a page instead of JSON is a DeserializationError, and a host in trouble passes to the next", async () => {
  const answers: readonly (readonly [status: number, body: string])[] = [
    [200, "<!doctype html>"],
    [503, "{}"],
  ];
  let at = 0;
  const other = createServer((_, response) => {
    const [status, body] = answers[at++]!;
    response.writeHead(status).end(body);
  });
  await once(other.listen(0, "127.0.0.1"), "listening");
  const { port } = other.address() as AddressInfo;
  const client = clientOf([`http://127.0.0.1:${port}`, `http://${server.url}`]);
  const failed = await client.searchIndex("shop").catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(DeserializationError);
  expect(failed).toMatchObject({ response: "<!doctype html>" });
  await expect(client.searchIndex("shop", { query: "coat" })).resolves.toMatchObject({ nbHits: 12 });
  // The failed host rests.
  await client.searchIndex("shop");
  expect(at).toBe(2);
  other.close();
});

test("[SR-11] [ER-01] the bounds of a range come from the results, and a range outside of them throws", async () => {
  const search = createSearch({ client: clientOf(), indexName: "shop", initialState: setQuery(DECLARED, "coat") });
  const bounds = (await search.start()).results!.ranges["eu_eur_price_f"]!;
  const [min, max] = [bounds.min!, bounds.max!];
  expect(max).toBeGreaterThan(min);
  const middle = (min + max) / 2;
  const { results } = await search.refine((one) => setRange(one, "eu_eur_price_f", refineRange(bounds, middle, max)));
  expect(results?.total).toBeLessThan(12);
  expect(results?.ranges["eu_eur_price_f"]).toEqual(bounds);
  expect(() => refineRange(bounds, min - 1, "")).toThrow("You can't provide min value lower than range.");
  expect(() => refineRange(bounds, "", max + 1)).toThrow("You can't provide max value greater than range.");
  expect(() => refineRange(bounds, "x", "")).toThrow("You can't provide non finite values to the range connector.");
});

test("[FL-20] menus have one value of a facet, and a menu of ranges has an item for all", async () => {
  const types = declareParameters({
    hierarchicalFacets: [{ name: "product_type", attributes: ["product_type"] }],
    numericAttributes: ["eu_eur_price_f"],
  });
  const search = createSearch({ client: clientOf(), indexName: "shop", initialState: types });
  const counts = (await search.start()).results!.facets["product_type"]!;
  const [first] = menuItems(counts, "");
  const { results, parameters } = await search.refine((one) => toggleFacet(one, "product_type", first!.value));
  expect(results?.total).toBe(first?.count);
  const path = parameters.hierarchicalRefinements["product_type"]!;
  expect(hierarchyItems(results!.facets["product_type"]!, path).filter(({ isRefined }) => isRefined)).toMatchObject([
    { value: first?.value, count: first?.count },
  ]);
  expect(menuItems(results!.facets["product_type"]!, path)).toHaveLength(counts.length);
  const [all, dear] = numericMenuItems([{ label: "300 and more", start: 300 }], "");
  expect([all, dear]).toMatchObject([{ label: "All", isRefined: true }, { value: "300:" }]);
});

test("[SR-13] [ER-01] the first load is empty and logged if the server is unreachable, and invalid props throw", async () => {
  const logged: unknown[] = [];
  const props = { searchClient: clientOf([NOBODY]), indexName: "shop", parameters: DECLARED };
  const { results } = await findResultsState(props, (_, error) => logged.push(error));
  expect(results).toEqual([]);
  expect(readResults(results)).toMatchObject({ hits: [], total: 0, pages: 0 });
  expect(logged).toEqual([expect.any(RetryError)]);
  const refused = (given: object | undefined) => findResultsState(given as ResultsProps, () => undefined);
  await expect(refused(undefined)).rejects.toThrow("must be called with `props`");
  await expect(refused({ ...props, searchClient: undefined })).rejects.toThrow("must have a `searchClient`");
  await expect(refused({ ...props, indexName: "" })).rejects.toThrow("must have an `indexName`");
});

test("[SR-14] [ER-01] [AN-02] an event reaches the server with the id of its query, or throws", async () => {
  const transport = createTransport({ hosts: [`http://${server.url}`] });
  const insights = createInsights(transport, { ...CREDENTIALS, indexName: "shop" });
  const { results } = await createSearch({ client: clientOf(), indexName: "shop" }).start();
  const hit = results!.hits[2]!;
  expect(hit).toMatchObject({ __position: 3, __queryID: expect.stringMatching(/^[\da-f]{32}$/) });
  const before = server.requested.length;
  await insights("clickedObjectIDsAfterSearch", hit, { eventName: "Card opened" });
  await insights("convertedObjectIDsAfterSearch", hit, { eventSubtype: "purchase" });
  expect(server.requested.slice(before)).toEqual(["POST /1/events", "POST /1/events"]);
  await expect(insights("clickedObjectIDsAfterSearch", { objectID: "7" })).rejects.toThrow(
    "Could not infer `queryID`.",
  );
  await expect(insights("viewedObjectIDs" as InsightsMethod, hit)).rejects.toThrow(
    'Unsupported method "viewedObjectIDs"',
  );
  const unnamed = insights("clickedObjectIDsAfterSearch", hit, { eventName: "" });
  await expect(unnamed).rejects.toMatchObject({ name: "ApiError", status: 422, message: /eventName/ });
  expect(server.requested.slice(before)).toHaveLength(3);
});
