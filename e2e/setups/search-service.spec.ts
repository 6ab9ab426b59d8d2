// Pages and search as separate processes on one PostgreSQL: starts in any order, an import, a crash and a restart of search.

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { freePort } from "../../commerce/database/testing-postgres.ts";
import { addressOf, startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";
import { NOT_INSTALLED, test } from "./postgresql.ts";

test.describe.configure({ timeout: 240_000 });

const POLLING = { timeout: 60_000 };

test("[ER-02] [SR-08] [SR-20] pages without an index follow a search service through its starts, its crash and an import", async ({
  postgresql,
}) => {
  test.skip(postgresql === undefined, NOT_INSTALLED);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-search-service-"));
  const port = String(await freePort());
  const shared = {
    DATABASE_URL: (await postgresql?.createDatabase()) ?? "",
    SEARCH_TOKEN: "a secret of pages and search",
    DEMO_PRODUCTS: "120",
    LOG_LEVEL: "warn",
  };
  const own = { ...shared, DATA_DIR: join(folder, "pages"), PORT: "0" };
  const started: ShopProcess[] = [];
  const start = (environment: Record<string, string>, ...args: string[]) => {
    const process = startShop(environment, args);
    started.push(process);
    return process;
  };
  const startSearch = () => start({ ...shared, DATA_DIR: join(folder, "search"), PORT: port }, "--search-only");
  try {
    const pages = await addressOf(start({ ...own, SEARCH_URL: `http://127.0.0.1:${port}` }));
    const products = () => productsOn(`${pages}/collections/all`);
    expect(await products()).toBe(0);

    const search = startSearch();
    const service = await addressOf(search);
    await expect.poll(products, POLLING).toBeGreaterThan(90);
    expect((await fetch(`${service}/collections/all`)).status).toBe(404);
    expect((await fetch(`${service}/readyz`)).status).toBe(200);
    expect(existsSync(join(folder, "pages", "search"))).toBe(false);

    const feed = join(folder, "feed.jsonl");
    await cli(own, "demo", "feed", "--products", "60", "--out", feed);
    await cli(own, "catalogue", "import", feed);
    await expect.poll(products, POLLING).toBeLessThanOrEqual(60);
    expect(await products()).toBeGreaterThan(30);

    search.child.kill("SIGKILL");
    await search.exit;
    for (const path of ["/", "/collections/women", "/collections/men?sort=price-asc", "/pages/search?qTitle=coat"])
      expect((await fetch(`${pages}${path}`)).status, path).toBe(200);
    expect(await metric(pages, "search_cluster_breaker_open")).toBe("1");

    startSearch();
    await expect.poll(() => productsOn(`${pages}/collections/shoes`), POLLING).toBeGreaterThan(0);
    expect(await metric(pages, "search_cluster_breaker_open")).toBe("0");
  } finally {
    for (const { child, exit } of started) {
      child.kill("SIGKILL");
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  }
});

async function productsOn(address: string): Promise<number> {
  const response = await fetch(address, { headers: { accept: "application/vnd.vitrine.data+json;routes=collection" } });
  return (await response.json()).loaderData.collection.paging.total;
}

const metric = async (address: string, name: string): Promise<string | undefined> =>
  new RegExp(`^${name} (\\d+)$`, "m").exec(await (await fetch(`${address}/metrics`)).text())?.[1];

const cli = (environment: Record<string, string>, ...words: string[]) =>
  promisify(execFile)(process.execPath, ["server/cli.ts", ...words], { env: { ...process.env, ...environment } });
