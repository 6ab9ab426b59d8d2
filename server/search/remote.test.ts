// Pages that search through a search service, over HTTP: they answer like pages with an index, and keep running when the
// service fails.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeProducts, importFeed } from "#commerce/products";
import type { SearchReader } from "#search";
import { systemTimers, type Timers } from "#search/client/timers";
import type { SearchQuery } from "#search/query";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { PATIENT } from "../../search/testing/patient-timers.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { readConfig } from "../config.ts";
import { cookieOf } from "../graphql/testing-graphql.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { observeCluster } from "./observe-cluster.ts";
import { openRemoteSearch } from "./remote-search.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { createSearchApp } from "./search-app.ts";
import { searchApis } from "./search-apis.ts";
import { embeddedService } from "./search-service.ts";
import { openShopSearch, type ShopSearch } from "./shop-search.ts";
import { listing, post, productsIn, REQUESTS } from "./testing-requests.ts";
import { FAULT_NAMES, openFailingService, type FailingService } from "./testing-service.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const TOKEN = "a secret of pages and service";
/** A reserved port, where connections are refused. */
const REFUSING = "http://127.0.0.1:1";
const VIP_ONLY = "for-vips";
const POLLING = { timeout: 30_000, interval: 50 };

onDatabase("pages with a search service", (database) => {
  const folder = mkdtempSync(join(tmpdir(), "search-service-"));
  const log = createLog("silent", false);
  let indexes: ShopSearch;
  let service: FailingService;
  /** Another address of the same service, which can fail on its own. */
  let openService: () => Promise<FailingService>;
  /** Queries that reached the service. */
  const queries: SearchQuery[] = [];
  const closers: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [feedRow(index + 1, 0), feedRow(index + 1, 1)]).flat();
    const vip = feedRow(61, 0, { handle: VIP_ONLY, viplevel: 1, department: "women", inventory_quantity: 3 });
    const lines = [...rows, vip].map((row) => `${JSON.stringify(row)}\n`);
    await importFeed(database.current, lines, { source: "spring.jsonl" });
    indexes = openShopSearch({
      setting: initialSettings,
      database: database.current,
      taxonomy: () => DEFAULT_TAXONOMY,
      service: embeddedService(folder, () => undefined),
      onError: (error) => expect.unreachable(String(error)),
    });
    await indexes.catchUp();
    const config = readConfig({ SEARCH_TOKEN: TOKEN });
    const products: SearchReader = {
      ...indexes.products,
      search: (query) => {
        queries.push(query);
        return indexes.products.search(query);
      },
    };
    const search = { products, suggestions: indexes.suggestions };
    const taxonomy = () => DEFAULT_TAXONOMY;
    const reads = openPublicReads(config);
    const apis = searchApis({
      config,
      log,
      database: database.current,
      taxonomy,
      setting: ({ initial }) => initial,
      search,
      reads,
    });
    const health = {
      ping: async () => void (await indexes.products.status()),
      isStopping: () => false,
      metrics: createMetrics(),
      metricsToken: undefined,
    };
    openService = async () => {
      const opened = await openFailingService(createSearchApp({ config, log, health, apis }));
      closers.unshift(opened.close);
      return opened;
    };
    service = await openService();
    const now = new Date();
    const account = { id: "vip", email: "vip@example.com", passwordHash: "", createdAt: now, passwordChangedAt: now };
    await database.current.sql.insert(accountTable).values({ ...account, vipLevel: 1 });
  });
  afterAll(async () => {
    for (const close of closers.toReversed()) await close();
    await indexes.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A process of pages with its own connection to the service, and so with its own cache and circuit breaker. */
  async function openPages(
    hosts: readonly string[] = [service.address],
    token: string | null = TOKEN,
    timers: Timers = PATIENT,
  ) {
    const metrics = createMetrics();
    const lines: string[] = [];
    const note = (line: unknown) => void lines.push(`${line}`);
    const search = openRemoteSearch({
      database: database.current,
      setting: ({ initial }) => initial,
      hosts,
      timers,
      token: token ?? undefined,
      observe: observeCluster(metrics, { info: note, warn: note }, "search service"),
      onAttempt: metrics.countSearchAttempt,
    });
    const shop = await openTestingShop(database.current, { PUBLIC_URL: "http://shop.example" }, search);
    closers.push(async () => {
      await shop.close();
      await search.close();
    });
    return { ...shop, search, metrics, lines };
  }

  const page = async ({ app }: TestingShop, path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers });
    return { status: answer.status, html: await answer.text() };
  };

  test("[SR-01] the three APIs and the pages answer like pages with their own index", async () => {
    const [pages, embedded] = await Promise.all([
      openPages(),
      openTestingShop(database.current, { PUBLIC_URL: "http://shop.example" }),
    ]);
    closers.push(embedded.close);
    for (const [path, body] of REQUESTS) {
      const answer = await post(pages, path, body);
      expect(answer.status, JSON.stringify(body)).toBe(200);
      expect(answer, JSON.stringify(body)).toEqual(await post(embedded, path, body));
    }
    for (const path of ["/collections/women", "/collections/men?sort=price-asc", "/pages/search?qTitle=wool"]) {
      const [own, other] = await Promise.all([pages, embedded].map((shop) => page(shop, path)));
      expect(productsIn(own!.html).length, path).toBeGreaterThan(5);
      expect(productsIn(own!.html), path).toEqual(productsIn(other!.html));
    }
  });

  test("[AC-02] VIPs find their products only through a service that trusts the pages", async () => {
    const asVip = await cookieOf(database.current, "vip");
    const path = "/collections/women?sort=price-asc";
    const found = async (shop: TestingShop, headers = {}) => productsIn((await page(shop, path, headers)).html);
    const trusted = await openPages();
    expect(await found(trusted, asVip)).toContain(VIP_ONLY);
    expect(await found(trusted)).not.toContain(VIP_ONLY);
    for (const token of [null, "another secret of 16 letters"]) {
      const stranger = await openPages([service.address], token);
      expect(await found(stranger, asVip)).not.toContain(VIP_ONLY);
      expect((await found(stranger, asVip)).length).toBeGreaterThan(5);
    }
  });

  test("[SR-20] a change of the catalogue is visible through the service", async () => {
    const pages = await openPages();
    const gone = listing({ limit: 100 });
    const ids = async () => JSON.stringify((await post(pages, "/search/listing", gone)).body);
    expect(await ids()).toContain('"p7"');
    await changeProducts(database.current, [{ kind: "delete", line: 1, product: "p7" }]);
    indexes.onChanged();
    pages.search.onChanged();
    await expect.poll(ids, POLLING).not.toContain('"p7"');
    const { position } = await indexes.products.status();
    expect(await pages.search.products.status()).toEqual({ products: 60, variants: 119, position });
    expect(await pages.search.rebuild()).toMatchObject({ products: 60, variants: 119 });
  });

  test("[SR-04] pages send rule contexts with every search, and the answer reports them as unused", async () => {
    const pages = await openPages();
    const mobile = {
      "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1",
    };
    for (const [path, contexts] of [
      ["/de/collections/women-coats", ["department-women", "page-department-product-type"]],
      ["/de/pages/search?qTitle=wool", ["page-search"]],
      ["/de/pages/designers?department=men", ["department-men", "page-designers"]],
      ["/de/products/product-8", ["department-women", "page-product"]],
    ] as const) {
      queries.length = 0;
      expect((await page(pages, path, mobile)).status).toBe(200);
      // Sizes are looked up by id, and the names of types for all visitors at once; no rule can change either.
      const isLookup = ({ filter }: SearchQuery): boolean =>
        filter?.kind === "is" && ["product_id", "visibility"].includes(filter.attribute);
      const searched = queries.filter((query) => !isLookup(query));
      expect(searched.length, path).toBeGreaterThan(0);
      for (const { ruleContexts } of searched)
        expect(ruleContexts, path).toEqual(["market-de", "language-de", "device-mobile", ...contexts]);
    }
    const ruleContexts = Array.from({ length: 12 }, (_, place) => `context-${place}`);
    const asked = { ...listing({ limit: 1 }), rule_contexts: ruleContexts };
    expect(await post(pages, "/search/listing", asked)).toMatchObject({
      body: { result: { unused_rule_contexts: ruleContexts.slice(0, 10) } },
    });
    const requests = { requests: [{ indexName: "vitrine_products", ruleContexts }] };
    expect(await post(pages, "/1/indexes/*/queries", requests)).toMatchObject({
      body: { results: [{ appliedRules: [] }] },
    });
  });

  test("a search service serves no pages and says so", async () => {
    for (const path of ["/", "/collections/women", "/graphql", "/checkout", "/admin/catalogue", "/media/x/1"]) {
      const answer = await fetch(`${service.address}${path}`);
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringContaining("--search-only") }] });
    }
    for (const path of ["/healthz", "/readyz", "/metrics", "/search/status"])
      expect((await fetch(`${service.address}${path}`)).status, path).toBe(200);
  });

  // Each with a separate service, because they wait for their circuit breakers.
  test.concurrent.for(FAULT_NAMES)(
    "[ER-01] [ER-02] [SR-08] a service that %s costs only the search results",
    async (fault, { expect: own }) => {
      const failing = await openService();
      const pages = await openPages([failing.address], TOKEN, fault === "does not answer" ? systemTimers : PATIENT);
      const metric = async (pattern: RegExp) => Number(pattern.exec(await pages.metrics.print())?.[1]);
      failing.fail(fault);
      const [women, home] = await Promise.all(["/collections/women", "/"].map((path) => page(pages, path)));
      expect([women!.status, home!.status]).toEqual([200, 200]);
      expect(women!.html).toContain("<h1");
      expect(productsIn(women!.html)).toEqual([]);
      expect((await page(pages, "/products/product-8")).status).toBe(200);
      expect((await post(pages, "/search/listing", listing({}))).status).toBe(500);
      expect(await metric(/search_cluster_duration_seconds_count\{outcome="failed"\} (\d+)/)).toBeGreaterThan(0);
      failing.fail(undefined);
      const shown = async () => productsIn((await page(pages, "/collections/women")).html).length;
      await own.poll(shown, POLLING).toBeGreaterThan(5);
      expect(await metric(/^search_cluster_breaker_open (\d)$/m)).toBe(0);
    },
  );

  test("[SR-08] a host that refuses connections is skipped for the next, and not tried again for two minutes", async () => {
    const pages = await openPages([REFUSING, service.address]);
    for (const path of ["/collections/women", "/collections/men", "/pages/search?qTitle=wool"])
      expect(productsIn((await page(pages, path)).html).length, path).toBeGreaterThan(5);
    const printed = await pages.metrics.print();
    const count = (host: string, outcome: string) =>
      Number(
        new RegExp(`search_service_requests_total\\{host="${host}",outcome="${outcome}"\\} (\\d+)`).exec(printed)?.[1],
      );
    expect(count(service.address, "answered")).toBeGreaterThan(5);
    // Only requests that started before the first failure.
    expect(count(REFUSING, "network")).toBeLessThan(count(service.address, "answered"));
    expect(pages.lines).toEqual([]);
  });

  test("[ER-02] while the service is down, pages that were searched before keep their products", async () => {
    const failing = await openService();
    const pages = await openPages([failing.address]);
    const before = productsIn((await page(pages, "/collections/men")).html);
    expect(before.length).toBeGreaterThan(5);
    pages.search.onChanged();
    failing.fail("closes the connection");
    expect(productsIn((await page(pages, "/collections/men")).html)).toEqual(before);
    expect(productsIn((await page(pages, "/collections/women")).html)).toEqual([]);
    expect(pages.lines).toEqual(["the search service is down; pages are shown without search results"]);
    failing.fail(undefined);
    const women = async () => productsIn((await page(pages, "/collections/women")).html).length;
    await expect.poll(women, POLLING).toBeGreaterThan(5);
    expect(pages.lines.at(-1)).toBe("the search service is back");
  });

  test("[SR-21] an identical search is answered from the cache until the catalogue changes", async () => {
    const pages = await openPages();
    const query = { text: "wool", limit: 5 };
    const began = service.requests();
    const [one, other] = await Promise.all([pages.search.products.search(query), pages.search.products.search(query)]);
    expect(other).toBe(one);
    expect(service.requests() - began).toBe(1);
    pages.search.onChanged();
    await pages.search.products.search(query);
    expect(service.requests() - began).toBe(2);
  });
});
