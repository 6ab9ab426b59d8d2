// A shop whose PostgreSQL really stops: pages lose what they cannot read, nothing more, and recover without a restart.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { toHandle } from "#catalogue";
import { importContent } from "#commerce/content";
import type { Database } from "#commerce/database";
import { importFeed } from "#commerce/products";
import { FAST, findBinaries, runOn, startServer, type TestServer } from "../../commerce/database/testing-postgres.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { readConfig } from "../config.ts";
import { openShopDatabase, SHOP_ID } from "../start/shop.ts";
import { openTestingShop, type TestingShop } from "./testing-shop.ts";

const PRODUCTS = 12;
const DESIGNER = "Harrow & Pike";
const PRODUCT = "/products/product-1";

describe.skipIf(!inject("hasPostgres"))("a shop whose database stops", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-down-"));
  let server: TestServer;
  /** One shop has been visited before the database stops; the other has nothing in its caches. */
  let visited: { readonly database: Database; readonly shop: TestingShop };
  let fresh: typeof visited;
  const open = async (): Promise<typeof visited> => {
    const config = readConfig({ DATABASE_URL: `${server.url}shop`, DATABASE_CONNECT_SECONDS: "1" });
    const database = await openShopDatabase(config);
    if (visited === undefined) await fill(database);
    return { database, shop: await openTestingShop(database) };
  };
  const fill = async (database: Database): Promise<void> => {
    const rows = Array.from({ length: PRODUCTS }, (_, at) => feedRow(at + 1));
    const lines = rows.map((row) => JSON.stringify({ ...row, vendor_handle: toHandle(row.vendor) }));
    await importFeed(database, lines, { source: "test" });
    await importContent(database, {
      shop: { id: SHOP_ID, name: "Vitrine", slug: "vitrine" },
      sections: [
        { id: "hero", place: "page", name: "hero", type: "hero", title: "Long coats" },
        { id: "new", place: "page", position: 1, name: "new", type: "new-arrivals", title: "New this week" },
      ],
    });
  };
  beforeAll(async () => {
    server = await startServer(findBinaries() ?? "", join(folder, "data"), FAST);
    await runOn(`${server.url}postgres`, "create database shop");
    visited = await open();
    fresh = await open();
    await Promise.all(["/", PRODUCT].map((path) => get(path)));
    await server.stop();
  });
  afterAll(async () => {
    for (const one of [visited, fresh]) {
      await one?.shop.close();
      await one?.database.close();
    }
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (path: string, { shop } = visited) => {
    const response = await shop.app.request(path);
    const html = await response.text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      main,
      products: new Set(main.match(/href="\/products\/[^"]*"/g)).size,
      hasMenus: html.includes('href="/collections/women-clothing"'),
      isSilent: !/ECONNREFUSED|postgres|select /.test(html),
    };
  };
  const WHOLE = { status: 200, hasMenus: true, isSilent: true };

  test("[ER-02] [GQ-03] home shows its sections, with products of the index", async () => {
    const home = await get("/");
    expect(home).toMatchObject(WHOLE);
    expect(home.products).toBeGreaterThan(0);
    expect(home.main).toMatch(/Long.*coats/s);
    expect(home.main).toContain("New this week");
  });

  test("[ER-02] [GQ-03] home without its sections leads to the departments", async () => {
    const home = await get("/", fresh);
    expect(home).toMatchObject(WHOLE);
    for (const slug of ["women", "men", "kids"]) expect(home.main).toContain(`href="/collections/${slug}"`);
    expect(home.main).toContain(`href="/collections/${toHandle(DESIGNER)}"`);
  });

  test.each(["visited", "fresh"])("[ER-02] listings and designers come from the index (%s)", async (which) => {
    const shop = which === "fresh" ? fresh : visited;
    for (const path of ["/collections/women", `/collections/${toHandle(DESIGNER)}`, "/pages/search?qTitle=coats"]) {
      const listing = await get(path, shop);
      expect(listing, path).toMatchObject(WHOLE);
      expect(listing.products, path).toBeGreaterThan(0);
    }
    const index = await get("/pages/designers", shop);
    expect(index).toMatchObject(WHOLE);
    expect(index.main).toContain(`href="/collections/${toHandle(DESIGNER)}"`);
  });

  test("[ER-02] a product that cannot be read is 503 with Retry-After, and a page that leads on", async () => {
    const product = await get(PRODUCT);
    expect(product).toMatchObject({ ...WHOLE, status: 503, retryAfter: "2" });
    expect(product.main).toContain("Something went wrong");
  });

  test("[ER-02] everything is back when the database is", async () => {
    await server.start();
    await expect.poll(async () => (await get(PRODUCT)).status, { timeout: 30_000, interval: 200 }).toBe(200);
    expect((await get("/", fresh)).main).toMatch(/Long.*coats/s);
  });
});
