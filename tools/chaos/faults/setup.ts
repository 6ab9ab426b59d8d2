// The shop that faults are made in: PostgreSQL, OpenSearch of two nodes, two shop processes that are started again when they die,
// and a balancer.

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
  /** Of the balancer. */
  readonly address: string;
  readonly postgres: TestServer;
  readonly databaseUrl: string;
  /** Undefined where it cannot be had: the shops then search in their own processes. */
  readonly cluster: Cluster | undefined;
  /** Ends a process at once; it is started again as a service manager would. */
  readonly killShop: (number: number) => void;
  readonly close: () => Promise<void>;
}

const PROCESSES = 2;
const NODES = 2;
/** How long a service manager waits. */
const RESTART_MS = 1_000;

export async function openSetup(): Promise<FaultySetup> {
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error("PostgreSQL is not installed: there is nothing to make faults in.");
  const folder = mkdtempSync(join(tmpdir(), "vitrine-faults-"));
  const postgres = await startServer(binaries, join(folder, "server"));
  await runOn(`${postgres.url}postgres`, "create database shop");
  const databaseUrl = `${postgres.url}shop`;
  const found = await startCluster(NODES);
  const cluster = found.kind === "running" ? found : undefined;
  if (found.kind === "unavailable") console.warn(`*** WITHOUT OPENSEARCH: ${found.reason} ***`);
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
      // One that was not killed has something to say.
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
