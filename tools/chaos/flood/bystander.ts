// A worker thread with one visitor beside a flood: asks for the same addresses again and again and reports how long they took.

import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as pause } from "node:timers/promises";

export interface Observed {
  readonly path: string;
  readonly milliseconds: number;
  readonly status: number;
}

interface Task {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly everyMs: number;
  /** For `X-Forwarded-For`. */
  readonly address: string;
}

const { origin, paths, everyMs, address } = workerData as Task;
const observed: Observed[] = [];
const over = new AbortController();
parentPort?.on("message", () => over.abort());

// The first round opens connections and fills caches.
for (const path of paths) await ask(path);
parentPort?.postMessage("ready", []);
while (!over.signal.aborted) {
  for (const path of paths) {
    const began = performance.now();
    const status = await ask(path);
    observed.push({ path, status, milliseconds: performance.now() - began });
  }
  await pause(everyMs);
}
parentPort?.postMessage(observed, []);
process.exit(0);

/** The status, or 0 without an answer. */
function ask(path: string): Promise<number> {
  return fetch(new URL(path, origin), { headers: { "x-forwarded-for": address } }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}
