// A shop on an OpenSearch cluster, over HTTP: it answers like the embedded engine, follows the catalogue from several processes,
// and keeps running while the cluster is down.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { changeProducts, importFeed } from "#commerce/products";
import { openDatabase, type Database } from "#commerce/database";
import { is } from "#search/query";
import { PATIENCE_MS, sharedCluster } from "#search/testing/opensearch-testing";
import { onPostgres } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/testing-feed.ts";
import { openFaultLine, type FaultLine } from "../../tools/chaos/fault-line.ts";
import { createMetrics } from "../observability/metrics.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { observeCluster } from "./observe-cluster.ts";
import { searchServiceOf } from "./search-service.ts";
import { openShopSearch, type IndexedSearch } from "./shop-search.ts";
import { listing, post, productsIn, REQUESTS } from "./testing-requests.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const cluster = await sharedCluster();
const nodes = cluster.kind === "running" ? cluster.nodes : [];

describe.skipIf(nodes.length === 0)("a shop on OpenSearch", () => {
  onPostgres("over HTTP", (database) => {
    const metrics = createMetrics();
    const lines: string[] = [];
    const errors: unknown[] = [];
    const log = { warn: (line: unknown) => lines.push(`${line}`), info: (line: unknown) => lines.push(`${line}`) };
    const prefix = `test${randomBytes(6).toString("hex")}`;
    const startProcess = async (own: Database, addresses: readonly string[]): Promise<IndexedSearch> =>
      openShopSearch({
        setting: initialSettings,
        taxonomy: () => DEFAULT_TAXONOMY,
        database: own,
        service: await searchServiceOf(
          { dataDir: "", OPENSEARCH_URL: [...addresses], OPENSEARCH_PREFIX: prefix },
          { print: () => undefined, observe: observeCluster(metrics, log), timeout: PATIENCE_MS },
        ),
        onError: (error) => errors.push(error),
      });
    let line: FaultLine;
    let search: IndexedSearch;
    let shop: TestingShop;
    beforeAll(async () => {
      await importFeed(database.current, feedLines(60), { source: "spring.jsonl" });
      line = await openFaultLine(Number(new URL(nodes[0]!).port));
      search = await startProcess(database.current, [line.address]);
      await search.catchUp();
      // Catching up waits ten seconds for the cluster, which a busy machine may exceed.
      await vi.waitUntil(async () => (await search.suggestions.status()).position, POLLING);
      shop = await openTestingShop(database.current, {}, search);
    });
    afterAll(async () => {
      await shop.close();
      await search.close();
      await line.close();
    });

    test("[SR-01] the three APIs and the pages answer like the embedded engine", async () => {
      const embedded = await openTestingShop(database.current);
      for (const [path, body] of REQUESTS) {
        const answer = await post(shop, path, body);
        expect(answer.status, JSON.stringify(body)).toBe(200);
        expect(answer, JSON.stringify(body)).toEqual(await post(embedded, path, body));
      }
      for (const path of ["/collections/women", "/collections/men?sort=price-asc", "/pages/search?qTitle=wool"]) {
        const [own, other] = await Promise.all(
          [shop, embedded].map(async ({ app }) => (await app.request(path)).text()),
        );
        expect(productsIn(own!).length, path).toBeGreaterThan(5);
        expect(productsIn(own!), path).toEqual(productsIn(other!));
      }
      await embedded.close();
    });

    test("[SR-20] changes and new catalogues reach all processes, and never in part", async () => {
      const opened = await openDatabase(database.location);
      if (opened.kind === "refused") throw new Error(opened.reason);
      const other = await startProcess(opened.database, nodes);
      await Promise.all([search.catchUp(), other.catchUp()]);
      await changeProducts(opened.database, [{ kind: "delete", line: 1, product: "p7" }]);
      const found = listing({ filter: is("product_id", "p7") });
      await expect
        .poll(() => post(shop, "/search/listing", found), POLLING)
        .toMatchObject({ body: { result: { total: 0 } } });
      await expect.poll(async () => (await other.products.status()).products, POLLING).toBe(59);
      const seen = new Set<number>();
      const importing = importFeed(opened.database, feedLines(90), { source: "autumn.jsonl" });
      await expect
        .poll(async () => {
          const { products } = await other.products.status();
          seen.add(products);
          return products;
        }, POLLING)
        .toBe(90);
      await importing;
      expect([...seen].filter((products) => products !== 59 && products !== 90)).toEqual([]);
      const { position = "" } = await search.products.status();
      expect((await other.products.status()).position).toBe(position);
      // A rebuild by either process restores lost products.
      await other.products.apply([{ kind: "delete", id: "p8" }], { position });
      expect((await search.products.status()).products).toBe(89);
      expect((await other.rebuild()).products).toBe(90);
      expect((await search.products.status()).products).toBe(90);
      await other.close();
      await opened.database.close();
    });

    test("[ER-02] with the cluster down, pages are shown without products; they are back when the cluster is", async () => {
      await line.fail("reset");
      const pages = await Promise.all(Array.from({ length: 4 }, () => shop.app.request("/collections/women")));
      for (const page of pages) {
        expect(page.status).toBe(200);
        const html = await page.text();
        expect(html).toContain("<h1");
        expect(productsIn(html)).toEqual([]);
      }
      expect((await post(shop, "/search/listing", listing({}))).status).toBe(500);
      expect((await shop.app.request("/products/product-8")).status).toBe(200);
      expect(await metrics.print()).toMatch(/^search_cluster_breaker_open 1$/m);
      // A shop that starts meanwhile runs without it.
      const starting = await startProcess(database.current, [line.address]);
      await starting.catchUp();
      await starting.close();
      await line.mend();
      await expect
        .poll(async () => productsIn(await (await shop.app.request("/collections/women")).text()).length, POLLING)
        .toBeGreaterThan(5);
      expect(await metrics.print()).toMatch(/^search_cluster_breaker_open 0$/m);
      expect(lines).toContain("the search cluster is down; pages are shown without search results");
      expect(lines).toContain("the search cluster is back");
      expect(errors.length).toBeGreaterThan(0);
    });
  });
});

/** Generous, because the circuit breaker stays open for two seconds. */
const POLLING = { timeout: 60_000, interval: 100 };
