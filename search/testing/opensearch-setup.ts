// For vitest's globalSetup: one OpenSearch cluster per run, started on demand. Test files run in separate processes and request it
// over a loopback URL.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startCluster, type Cluster, type Unavailable } from "./opensearch-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that returns the nodes of the cluster. */
    readonly openSearchCluster: string;
  }
}

let cluster: Promise<Started | Unavailable> | undefined;
let stopAsking: () => void = () => {};

export async function setup({ provide }: TestProject): Promise<void> {
  const server = createServer((_request, response) => {
    cluster ??= startOnce();
    cluster.then(
      (started) => response.end(JSON.stringify(started)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  stopAsking = () => void server.close().closeAllConnections();
  provide("openSearchCluster", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

export async function teardown(): Promise<void> {
  stopAsking();
  const started = await cluster?.catch(() => undefined);
  if (started?.kind === "running") await started.close?.();
}

/** One of our own can be closed. */
type Started = Pick<Cluster, "kind" | "nodes"> & Partial<Pick<Cluster, "close">>;

async function startOnce(): Promise<Started | Unavailable> {
  // One that runs already, to try things by hand.
  const given = process.env["OPENSEARCH_TEST_NODES"];
  if (given) return { kind: "running", nodes: given.split(",") };
  const started = await startCluster(2);
  if (started.kind === "unavailable") {
    console.warn(`\n*** OPENSEARCH TESTS ARE SKIPPED: no OpenSearch could be started: ${started.reason} ***\n`);
  }
  return started;
}
