// The OpenSearch cluster shared by all tests of a run, or the reason why there is none.

import { inject } from "vitest";
import { askForCluster, type SharedCluster } from "./cluster-server.ts";

/** For a hang, not for speed: a cold node on a busy machine takes seconds for its first answers. */
export const PATIENCE_MS = 60_000;

export const sharedCluster = (): Promise<SharedCluster> => askForCluster(inject("openSearchCluster"));
