// Asks all workers for their numbers on behalf of one of them; one that does not answer in time is left out.

import type { Worker } from "node:cluster";
import type { ParentMessage, WorkerMessage } from "./messages.ts";

const PATIENCE_MS = 2_000;

export interface Gathering {
  readonly ask: (asker: Worker, id: number) => void;
  readonly take: (from: Worker, message: Extract<WorkerMessage, { kind: "metrics" }>) => void;
}

export function gatherMetrics(workers: () => readonly Worker[]): Gathering {
  const open = new Map<number, { readonly missing: Set<Worker>; readonly all: unknown[]; readonly end: () => void }>();
  let last = 0;
  return {
    ask: (asker, askedAs) => {
      last += 1;
      const id = last;
      const missing = new Set(workers());
      const all: unknown[] = [];
      const end = () => {
        clearTimeout(timer);
        open.delete(id);
        if (asker.isConnected()) asker.send({ kind: "all-metrics", id: askedAs, all } satisfies ParentMessage);
      };
      const timer = setTimeout(end, PATIENCE_MS);
      open.set(id, { missing, all, end });
      for (const worker of missing) worker.send({ kind: "tell-metrics", id } satisfies ParentMessage);
    },
    take: (from, { id, metrics }) => {
      const gathering = open.get(id);
      if (!gathering?.missing.delete(from)) return;
      gathering.all.push(metrics);
      if (gathering.missing.size === 0) gathering.end();
    },
  };
}
