// For vitest's globalSetup: the OpenSearch cluster of `npm test`, or a separate one. Either starts when the first test needs it.

import type { TestProject } from "vitest/node";
import { serveCluster, type ClusterServer } from "./cluster-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL that returns the nodes of the cluster. */
    readonly openSearchCluster: string;
  }
}

let own: ClusterServer | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  const given = process.env["OPENSEARCH_TEST_CLUSTER"];
  if (!given) own = await serveCluster();
  provide("openSearchCluster", given ?? own?.address ?? "");
}

export const teardown = async (): Promise<void> => own?.close();
