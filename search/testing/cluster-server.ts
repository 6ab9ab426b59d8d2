// Offers one OpenSearch cluster to the processes of a test run, over a loopback address. It starts when the first of them asks for it.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { startCluster, type Cluster, type Unavailable } from "./opensearch-cluster.ts";

const NODES = 2;

const answerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("running"), nodes: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal("unavailable"), reason: z.string() }),
]);

/** The nodes of a cluster of two, or the reason why there is none. */
export type SharedCluster = z.infer<typeof answerSchema>;

export interface ClusterServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function serveCluster(): Promise<ClusterServer> {
  let cluster: Promise<Started | Unavailable> | undefined;
  const server = createServer((_request, response) => {
    cluster ??= startOnce();
    cluster.then(
      (started) => response.end(JSON.stringify(started)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close().closeAllConnections();
      const started = await cluster?.catch(() => undefined);
      if (started?.kind === "running") await started.close?.();
    },
  };
}

/** Asks the server at an address for its cluster. */
export async function askForCluster(address: string): Promise<SharedCluster> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`OpenSearch could not be started: ${await answer.text()}`);
  return answerSchema.parse(await answer.json());
}

/** One of our own can be closed. */
type Started = Pick<Cluster, "kind" | "nodes"> & Partial<Pick<Cluster, "close">>;

async function startOnce(): Promise<Started | Unavailable> {
  // One that runs already, to try things by hand.
  const given = process.env["OPENSEARCH_TEST_NODES"];
  if (given) return { kind: "running", nodes: given.split(",") };
  const started = await startCluster(NODES);
  if (started.kind === "unavailable") {
    console.warn(`\n*** OPENSEARCH TESTS ARE SKIPPED: no OpenSearch could be started: ${started.reason} ***\n`);
  }
  return started;
}
