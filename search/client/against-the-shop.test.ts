// The client against the Algolia dialect over HTTP.

import { CREDENTIALS, listening } from "#server/search/algolia/testing-algolia.ts";
import { beforeAll, expect, test } from "vitest";
import { ApiError, RetryError } from "./errors.ts";
import { addNumeric, declareParameters, type SearchParameters, setQuery, toggleFacet } from "./parameters.ts";
import { requestsOf } from "./requests.ts";
import { createSearchClient } from "./search-client.ts";
import { findResultsState } from "./server-results.ts";
import { createTransport } from "./transport.ts";

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

test("[SR-13] the first load is empty if the server is unreachable", async () => {
  const logged: unknown[] = [];
  const props = { searchClient: clientOf([NOBODY]), indexName: "shop", parameters: DECLARED };
  const { results } = await findResultsState(props, (_, error) => logged.push(error));
  expect(results).toEqual([]);
  expect(logged).toEqual([expect.any(RetryError)]);
});
