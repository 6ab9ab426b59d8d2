import { expect, test } from "vitest";
import { openEmbedded } from "../backends/embedded.ts";
import { checkQuery } from "../check-query.ts";
import { viewerFilters } from "../visibility.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import type { SearchQuery } from "../query.ts";
import { compareWithOracle } from "./comparison.ts";
import { listingQueries } from "./listing-queries.ts";
import { createOracle } from "./oracle.ts";
import { someDemoRecords } from "./testing-demo.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";

const ANYONE = { priceList: "eu_eur", vipLevel: 0, textSort: "relevance" } as const;
const sample = someDemoRecords(300, { products: 300 });

test("the embedded engine matches the oracle over the changing demo catalogue", async () => {
  const backend = openEmbedded({ schema: PRODUCT_SCHEMA });
  const queries = randomCases(160, 400);
  const differing: unknown[] = [];
  const { found, changes } = await compareWithOracle({
    products: 400,
    queries,
    seed: 3,
    backend,
    onDifference: (difference, query) => differing.push({ difference, query }),
  });
  await backend.close();
  expect(differing).toEqual([]);
  expect(found).toBeGreaterThan(queries * 0.375);
  expect(changes).toBeGreaterThan(queries / 4);
});

test("a comparison finds differences", async () => {
  const backend = createOracle(PRODUCT_SCHEMA);
  const forgetful = { ...backend, apply: async () => undefined };
  const { differences } = await compareWithOracle({
    products: 100,
    queries: 60,
    seed: 3,
    backend: forgetful,
    onDifference: () => undefined,
  });
  expect(differences).toBeGreaterThan(0);
});

test("a seed determines the queries", () => {
  const [one, again, other] = [1, 1, 2].map((seed) => JSON.stringify(listingQueries(seed, 50, sample)));
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test("40 % of the queries are category pages, 40 % refined and 20 % texts, and all are valid", () => {
  const queries = listingQueries(7, 200, sample);
  const count = (kind: string) => queries.filter((one) => one.kind === kind).length;
  expect(["category", "refined", "text"].map(count)).toEqual([80, 80, 40]);
  for (const { query } of queries) {
    expect(checkQuery(query, PRODUCT_SCHEMA)).toBeUndefined();
    expect(query.limit).toBe(48);
    expect(query.facets).toHaveLength(7);
  }
  const isOfAllByPrice = ({ filter, refinements = [] }: SearchQuery) =>
    filter?.kind === "all" &&
    filter.of.length === viewerFilters(ANYONE).length &&
    refinements.some(({ attribute }) => attribute === "eu_eur_price_f");
  expect(queries.filter(({ kind, query }) => kind === "refined" && isOfAllByPrice(query)).length).toBeGreaterThan(5);
});
