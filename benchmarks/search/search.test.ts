import { expect, test } from "vitest";
import { Engine } from "#search/engine/index";
import { PRODUCT_SCHEMA } from "#search/products";
import type { SearchResult } from "#search/query";
import { listingQueries } from "#search/testing/listing-queries";
import { someDemoRecords } from "#search/testing/testing-demo";
import { growthOf, percentile } from "./format.ts";
import { openLoop } from "./peers/loop.ts";
import { openMiniSearch } from "./peers/minisearch.ts";
import { agrees } from "./peers/peer.ts";
import { openSqlite } from "./peers/sqlite.ts";
import { algoliaRequest, listingRequest } from "./requests.ts";
import { backendOf, searchApp } from "./serving.ts";

const records = someDemoRecords(400, { products: 400 });
const queries = listingQueries(7, 100, records);
const engine = new Engine({ schema: PRODUCT_SCHEMA });
await engine.replace(records);
const own = queries.map(({ query }) => engine.search(query) as SearchResult);

test.each([
  ["the loop", openLoop],
  ["MiniSearch", openMiniSearch],
  ["SQLite", openSqlite],
])("%s matches the engine for queries without text", async (_, open) => {
  const peer = await open(() => records);
  if ("kind" in peer) throw new Error(peer.reason);
  for (const [index, { kind, query }] of queries.entries()) {
    if (kind === "text") continue;
    expect(agrees(own[index]!, await peer.search(query)), JSON.stringify(query)).toBe(true);
  }
  await peer.close();
});

test("results that differ in one count are not equal", async () => {
  const peer = await openLoop(() => records.slice(1));
  if ("kind" in peer) throw new Error(peer.reason);
  const answers = await Promise.all(queries.map(({ query }) => peer.search(query)));
  expect(answers.every((answer, index) => agrees(own[index]!, answer))).toBe(false);
});

test("requests in both dialects run the same queries as in process", async () => {
  const app = searchApp(backendOf(engine));
  const sent = async ({ path, headers, body }: ReturnType<typeof listingRequest>) =>
    (await app.request(path, { method: "POST", headers, body: new Uint8Array(body) })).json();
  for (const [index, { query }] of queries.entries()) {
    const { total, hits } = own[index]!;
    const ids = hits.map(({ variantId }) => variantId);
    const { result } = await sent(listingRequest(query));
    const [page] = (await sent(algoliaRequest(query))).results;
    const idsOf = (all: readonly { readonly objectID: string }[]) => all.map(({ objectID }) => objectID);
    expect({ total: result.total, ids: idsOf(result.hits) }).toEqual({ total, ids });
    expect({ total: page.nbHits, ids: idsOf(page.hits) }, JSON.stringify(query)).toEqual({ total, ids });
  }
});

test("percentiles use sorted numbers, and growth is an exponent", () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.99)).toBe(5);
  const points = [
    { size: 10_000, cost: 4 },
    { size: 100, cost: 0.4 },
  ];
  expect(growthOf(points)).toBeCloseTo(0.5);
  expect(growthOf(points.slice(1))).toBeUndefined();
});
