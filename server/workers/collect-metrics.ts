// Collects the metrics of all workers for one of them. Workers that do not answer in time are left out.

import type { Worker } from "node:cluster";
import type { ParentMessage, WorkerMessage } from "./messages.ts";

const TIMEOUT_MS = 2_000;

export interface MetricsCollector {
  /** Starts a collection for `requester`, which gets the result under the same id. */
  readonly collect: (requester: Worker, requestId: number) => void;
  readonly receive: (from: Worker, message: Extract<WorkerMessage, { kind: "metrics" }>) => void;
}

export function collectMetrics(workers: () => readonly Worker[]): MetricsCollector {
  const open = new Map<number, { readonly missing: Set<Worker>; readonly all: unknown[]; readonly end: () => void }>();
  let last = 0;
  return {
    collect: (requester, requestId) => {
      last += 1;
      const id = last;
      const missing = new Set(workers());
      const all: unknown[] = [];
      const end = () => {
        clearTimeout(timer);
        open.delete(id);
        if (requester.isConnected())
          requester.send({ kind: "all-metrics", id: requestId, all } satisfies ParentMessage);
      };
      const timer = setTimeout(end, TIMEOUT_MS);
      open.set(id, { missing, all, end });
      for (const worker of missing) worker.send({ kind: "send-metrics", id } satisfies ParentMessage);
    },
    receive: (from, { id, metrics }) => {
      const collection = open.get(id);
      if (!collection?.missing.delete(from)) return;
      collection.all.push(metrics);
      if (collection.missing.size === 0) collection.end();
    },
  };
}
