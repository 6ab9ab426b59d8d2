// The shop's indexes follow its catalogue, across restarts too.

import { DEFAULT_TAXONOMY, DEFAULT_TAXONOMY_DATA, type FeedRow, type MerchantChart, Taxonomy } from "#catalogue";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { changeProducts, importFeed } from "#commerce/products";
import { changeSetting, SIZES } from "#commerce/settings";
import { readTaxonomy } from "#commerce/taxonomy";
import { onDatabase, onPostgres } from "../../commerce/database/testing.ts";
import { feedLines, feedRow } from "../../commerce/products/testing-feed.ts";
import { is, readHit } from "#search/query";
import { embeddedService } from "./search-service.ts";
import { openShopSearch } from "./shop-search.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

onDatabase("the shop's search", (database) => {
  const folder = mkdtempSync(join(tmpdir(), "shop-search-"));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Opens and closes the indexes like a start and a stop of the shop. */
  const start = async () => {
    const search = openShopSearch({
      setting: initialSettings,
      taxonomy: () => DEFAULT_TAXONOMY,
      database: database.current,
      service: embeddedService(folder, () => undefined),
      onError: (error) => expect.unreachable(String(error)),
    });
    await search.catchUp();
    const [products, suggestions] = await Promise.all([search.products.status(), search.suggestions.status()]);
    await search.close();
    return { products: products.products, suggestions: suggestions.products };
  };

  test("[SR-20] an index that is missing or corrupt is rebuilt, be it of products or of suggestions", async () => {
    await importFeed(database.current, feedLines(10), { source: "spring.jsonl" });
    const first = await start();
    expect(first.products).toBe(10);
    expect(first.suggestions).toBeGreaterThan(10);
    for (const lost of ["suggestions", "products"]) {
      rmSync(join(folder, lost), { recursive: true });
      expect(await start(), lost).toEqual(first);
    }
    expect(await start()).toEqual(first);
  });

  test("a damaged document is noticed when it is read, and the index is rebuilt while the rest is served [UF-09]", async () => {
    await importFeed(database.current, feedLines(10), { source: "spring.jsonl" });
    await start();
    const products = join(folder, "products");
    const file = join(products, readdirSync(products).find((name) => name.endsWith(".documents")) ?? "");
    const bytes = readFileSync(file);
    bytes[40] = bytes[40]! ^ 0xff;
    writeFileSync(file, bytes);
    const search = openShopSearch({
      setting: initialSettings,
      taxonomy: () => DEFAULT_TAXONOMY,
      database: database.current,
      service: embeddedService(folder, () => undefined),
      onError: (error) => expect.unreachable(String(error)),
    });
    await search.catchUp();
    const found = async () => {
      const result = await search.products.search({ limit: 20 });
      return result.kind === "found" ? result.hits.length : 0;
    };
    expect(await found()).toBe(9);
    await vi.waitFor(async () => expect(await found()).toBe(10), { timeout: 20_000 });
    await search.close();
  });

  test("[SF-04] size charts that changed while the shop was stopped apply to its next start", async () => {
    const row = feedRow(4, 0, { vendor: "Prairie", product_type: "Dresses", department: "women", size: "IT 40" });
    await importFeed(database.current, [JSON.stringify(row)], { source: "spring.jsonl" });
    await start();
    const chart: MerchantChart = {
      id: "prairie",
      names: { en: "Prairie" },
      kind: "clothing",
      designers: ["Prairie"],
      systems: ["IT", "INT"],
      rows: [["40", "M"]],
    };
    expect(await changeSetting(database.current, SIZES, { charts: [chart] })).toEqual({ kind: "changed" });
    const taxonomy = await readTaxonomy(database.current);
    const search = openShopSearch({
      setting: initialSettings,
      taxonomy: () => taxonomy,
      database: database.current,
      service: embeddedService(folder, () => undefined),
      onError: (error) => expect.unreachable(String(error)),
    });
    await search.catchUp();
    expect(await search.products.search({ filter: is("general_size", "M") })).toMatchObject({ total: 1 });
    await search.close();
    await changeSetting(database.current, SIZES, SIZES.initial);
  });

  test("[SR-20] an index takes over the products that another import changes, also after a start, and is not built again", async () => {
    const lines = (changes: Readonly<Record<number, Partial<FeedRow>>> = {}) =>
      Array.from({ length: 40 }, (_, at) => JSON.stringify(feedRow(at + 1, 0, changes[at + 1])));
    const open = () =>
      openShopSearch({
        setting: initialSettings,
        taxonomy: () => DEFAULT_TAXONOMY,
        database: database.current,
        service: embeddedService(folder, () => undefined),
        onError: (error) => expect.unreachable(String(error)),
      });
    await importFeed(database.current, lines(), { source: "spring.jsonl" });
    const search = open();
    await search.catchUp();
    // A product that only building the index again would bring back.
    const { position = "" } = await search.products.status();
    await search.products.apply([{ kind: "delete", id: "p3" }], { position });
    const found = async ({ products }: Pick<typeof search, "products">, text: string) => {
      const result = await products.search({ text, limit: 40 });
      return result.kind === "found" ? result.hits.map((hit) => readHit(hit)["product_id"]) : [];
    };
    await importFeed(database.current, lines({ 2: { title: "Zephyr" } }), { source: "summer.jsonl" });
    await search.catchUp();
    expect(await found(search, "zephyr")).toEqual(["p2"]);
    expect((await search.products.status()).products).toBe(39);
    await search.close();

    const files = () => readdirSync(join(folder, "products"));
    const stored = files();
    await importFeed(database.current, lines({ 5: { title: "Mistral" } }).slice(1), { source: "autumn.jsonl" });
    const again = open();
    await again.catchUp();
    expect([await found(again, "zephyr"), await found(again, "mistral")]).toEqual([[], ["p5"]]);
    expect((await again.products.status()).products).toBe(39);
    expect(files()).toEqual(stored);
    await again.close();
  });

  test("suggestions follow changes one after another, and those of the last run after a start", async () => {
    const row = (number: number, vendor: string) =>
      feedRow(number, 0, { vendor, vendor_handle: vendor.toLowerCase(), department: "women" });
    const lines = [1, 2, 3, 4].map((number) => JSON.stringify(row(number, number === 4 ? "Prairie" : "Nordlys")));
    await importFeed(database.current, lines, { source: "spring.jsonl" });
    const open = () =>
      openShopSearch({
        setting: initialSettings,
        taxonomy: () => DEFAULT_TAXONOMY,
        database: database.current,
        service: embeddedService(folder, () => undefined),
        onError: (error) => expect.unreachable(String(error)),
      });
    const designersOf = async ({ suggestions }: Pick<ReturnType<typeof open>, "suggestions">) => {
      const found = await suggestions.search({ filter: is("type", "designer") });
      const hits = found.kind === "found" ? found.hits.map(readHit) : [];
      return hits.map(({ title, priority }) => [title, priority]);
    };
    const selling = (product: string) => ({ kind: "set-product", line: 1, product, fields: { sold_num: 50 } }) as const;
    const deleting = (product: string) => ({ kind: "delete", line: 1, product }) as const;
    const steps = [
      {
        changes: [selling("p4")],
        designers: [
          ["Prairie", 51],
          ["Nordlys", 9],
        ],
      },
      {
        changes: [deleting("p1"), selling("p2")],
        designers: [
          ["Nordlys", 55],
          ["Prairie", 51],
        ],
      },
      { changes: [deleting("p4")], designers: [["Nordlys", 55]] },
    ];
    const search = open();
    await search.catchUp();
    for (const { changes, designers } of steps) {
      await changeProducts(database.current, changes);
      search.onChanged();
      await vi.waitFor(async () => expect(await designersOf(search)).toEqual(designers), {
        timeout: 20_000,
        interval: 50,
      });
    }
    await search.close();
    const again = open();
    await again.catchUp();
    await vi.waitFor(async () => expect(await designersOf(again)).toEqual([["Nordlys", 55]]), {
      timeout: 20_000,
      interval: 50,
    });
    await again.close();
  });

  test("[OC-03] suggestions follow the taxonomy", async () => {
    await importFeed(database.current, feedLines(10), { source: "spring.jsonl" });
    let taxonomy = DEFAULT_TAXONOMY;
    let change = () => {};
    const search = openShopSearch({
      setting: initialSettings,
      taxonomy: () => taxonomy,
      onTaxonomyChange: (listener) => (change = listener),
      database: database.current,
      service: embeddedService(folder, () => undefined),
      onError: (error) => expect.unreachable(String(error)),
    });
    await search.catchUp();
    const suggested = async (text: string) => {
      const found = await search.suggestions.search({ text, filter: is("type", "category") });
      return found.kind === "found" ? found.hits.map((hit) => readHit(hit)["path"]) : [];
    };
    expect(await suggested("women")).toContain("/collections/women");
    const departments = DEFAULT_TAXONOMY_DATA.departments.map((one) =>
      one.handle === "women" ? { ...one, value: "women", handle: "damen", names: { en: "Damen" } } : one,
    );
    taxonomy = new Taxonomy({ ...DEFAULT_TAXONOMY_DATA, departments });
    change();
    await vi.waitFor(async () => expect(await suggested("damen")).toContain("/collections/damen"), {
      timeout: 20_000,
      interval: 50,
    });
    await search.close();
  });
});

onPostgres("the search of several processes", (database) => {
  test("[SR-20] a rebuild reaches all processes, even those whose index claims to be current", async () => {
    await importFeed(database.current, feedLines(10), { source: "spring.jsonl" });
    const folder = mkdtempSync(join(tmpdir(), "shop-search-"));
    const open = (name: string) =>
      openShopSearch({
        setting: initialSettings,
        taxonomy: () => DEFAULT_TAXONOMY,
        database: database.current,
        service: embeddedService(join(folder, name), () => undefined),
        onError: (error) => expect.unreachable(String(error)),
      });
    const first = open("first");
    const beside = open("beside");
    for (const search of [first, beside]) {
      await search.catchUp();
      // Simulates a defect: a product is missing, although the index's position is current.
      const { position = "" } = await search.products.status();
      await search.products.apply([{ kind: "delete", id: "p3" }], { position });
      await search.catchUp();
      expect((await search.products.status()).products).toBe(9);
    }
    expect((await first.rebuild()).products).toBe(10);
    await expect.poll(async () => (await beside.products.status()).products, { timeout: 60_000 }).toBe(10);
    await Promise.all([first.close(), beside.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
});
