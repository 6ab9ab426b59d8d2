// The same visit on every setup of a shop: on PostgreSQL, and on PostgreSQL and OpenSearch with two processes behind a load balancer.
// e2e/smoke.spec.ts makes it on the embedded database and search.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../../commerce/database/testing-postgres.ts";
import { startBalancer, type Balancer } from "../../tools/test-runner/balancer.ts";
import { askForCluster, serveCluster, type ClusterServer } from "../../search/testing/cluster-server.ts";
import { startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";
import { watchConsole } from "../console-watch.ts";
import { visitAndBuy } from "../smoke.ts";
import { NOT_INSTALLED, test } from "./postgresql.ts";

interface Setup {
  readonly title: string;
  readonly processes: number;
  readonly search: "embedded" | "OpenSearch";
}

const SETUPS: readonly Setup[] = [
  { title: "PostgreSQL, embedded search", processes: 1, search: "embedded" },
  { title: "PostgreSQL, OpenSearch of two nodes, two processes behind a balancer", processes: 2, search: "OpenSearch" },
];

test.describe.configure({ mode: "serial", timeout: 300_000 });

/** The first setup fills it. */
let databaseUrl: string | undefined;
test.beforeAll(async ({ postgresql }) => {
  databaseUrl = await postgresql?.createDatabase();
});

for (const { title, processes, search } of SETUPS) {
  test.describe(title, () => {
    let started: ShopProcess[] = [];
    let balancer: Balancer | undefined;
    let folder = "";
    let ownCluster: ClusterServer | undefined;

    test.afterEach(async () => {
      await balancer?.close();
      for (const { child } of started) child.kill("SIGTERM");
      await Promise.all(started.map(({ exit }) => exit));
      started = [];
      await ownCluster?.close();
      await rm(folder, { recursive: true, force: true });
    });

    test("a visit from the listing to an order", async ({ browser }) => {
      test.skip(databaseUrl === undefined, NOT_INSTALLED);
      folder = await mkdtemp(join(tmpdir(), "vitrine-setup-"));
      const shared = process.env["OPENSEARCH_TEST_CLUSTER"];
      if (search === "OpenSearch" && !shared) ownCluster = await serveCluster();
      const cluster = search === "OpenSearch" ? await askForCluster(shared ?? ownCluster?.address ?? "") : undefined;
      test.skip(
        cluster?.kind === "unavailable",
        `OpenSearch is not available: ${cluster?.kind === "unavailable" ? cluster.reason : ""}`,
      );
      const shops: string[] = [];
      balancer = await startBalancer(shops);
      for (let number = 1; number <= processes; number++) {
        const port = await freePort();
        const shop = startShop({
          ...(cluster?.kind === "running" && { OPENSEARCH_URL: cluster.nodes.join(",") }),
          DATABASE_URL: databaseUrl ?? "",
          DATA_DIR: folder,
          PUBLIC_URL: balancer.address,
          PORT: String(port),
          TRUSTED_PROXIES: "1",
          DEMO_PRODUCTS: "120",
          LOG_LEVEL: "warn",
        });
        started.push(shop);
        await shop.line(/open at/);
        shops.push(`http://127.0.0.1:${port}`);
      }
      const context = await browser.newContext({ baseURL: balancer.address, locale: "en-GB" });
      await context.addCookies([{ name: "language", value: "en", url: balancer.address }]);
      const watch = watchConsole(context);
      await visitAndBuy(await context.newPage(), context);
      expect(watch.problems()).toEqual([]);
      await context.close();
    });
  });
}
