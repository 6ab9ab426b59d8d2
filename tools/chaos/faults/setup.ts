// The setup for fault injection: PostgreSQL, OpenSearch with two nodes, and two shop processes, restarted when they die, behind a load
// balancer.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  findBinaries,
  freePort,
  runOn,
  startServer,
  type TestServer,
} from "../../../commerce/database/testing-postgres.ts";
import { startCluster, type Cluster } from "../../../search/testing/opensearch-cluster.ts";
import { startBalancer } from "../../test-runner/balancer.ts";
import { startShop, type ShopProcess } from "../../test-runner/shop-process.ts";

export interface FaultySetup {
  /** Address of the load balancer. */
  readonly address: string;
  readonly postgres: TestServer;
  readonly databaseUrl: string;
  /** Undefined if OpenSearch is not wanted or not available. The shops then use the embedded search. */
  readonly cluster: Cluster | undefined;
  /** Kills a process, which is then restarted as a service manager would. */
  readonly killShop: (number: number) => void;
  readonly close: () => Promise<void>;
}

const PROCESSES = 2;
const NODES = 2;
/** Delay before a restart. */
const RESTART_MS = 1_000;

export async function openSetup(wants: { readonly cluster: boolean }): Promise<FaultySetup> {
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error("PostgreSQL is not installed: install it to run the fault tests.");
  const folder = mkdtempSync(join(tmpdir(), "vitrine-faults-"));
  const postgres = await startServer(binaries, join(folder, "server"));
  await runOn(`${postgres.url}postgres`, "create database shop");
  const databaseUrl = `${postgres.url}shop`;
  const found = wants.cluster ? await startCluster(NODES) : undefined;
  const cluster = found?.kind === "running" ? found : undefined;
  if (found?.kind === "unavailable") console.warn(`*** WITHOUT OPENSEARCH: ${found.reason} ***`);
  const addresses: string[] = [];
  const balancer = await startBalancer(addresses);
  const running: ShopProcess[] = [];
  const closing = new AbortController();
  const run = (number: number, port: number): ShopProcess => {
    const shop = startShop({
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECT_SECONDS: "2",
      DATA_DIR: join(folder, "data"),
      PUBLIC_URL: balancer.address,
      PORT: String(port),
      TRUSTED_PROXIES: "2",
      DEMO_PRODUCTS: "1000",
      LOG_LEVEL: "silent",
      ...(cluster && { OPENSEARCH_URL: cluster.nodes.join(",") }),
    });
    running[number] = shop;
    shop.child.once("close", async (code, signal) => {
      if (closing.signal.aborted) return;
      const { errors } = await shop.exit;
      // A process that ended for another reason is a bug.
      if (signal !== "SIGKILL") console.error(`Shop process ${number} ended with ${code ?? signal}:\n${errors}`);
      setTimeout(() => run(number, port), RESTART_MS);
    });
    return shop;
  };
  for (let number = 0; number < PROCESSES; number++) {
    const port = await freePort();
    await run(number, port).line(/open at/);
    addresses.push(`http://127.0.0.1:${port}`);
  }
  return {
    address: balancer.address,
    postgres,
    databaseUrl,
    cluster,
    killShop: (number) => void running[number]?.child.kill("SIGKILL"),
    close: async () => {
      closing.abort();
      for (const { child } of running) child.kill("SIGTERM");
      await Promise.all(running.map(({ exit }) => exit));
      await balancer.close();
      await cluster?.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
