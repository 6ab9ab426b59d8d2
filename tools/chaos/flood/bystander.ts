// A worker thread with one visitor beside a flood: asks for a few addresses again and again and reports how long they took.

import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";

export interface Observed {
  readonly path: string;
  readonly milliseconds: number;
  readonly status: number;
}

interface Task {
  readonly origin: string;
  /** `#` becomes another number each time. */
  readonly paths: readonly string[];
  readonly everyMs: number;
  /** For `X-Forwarded-For`. */
  readonly address: string;
}

const { origin, paths, everyMs, address } = workerData as Task;
const observed: Observed[] = [];
const agent = new Agent({ keepAlive: true });
let number = Date.now() % 1_000_000;
const visit = (path: string): Promise<number> =>
  ask(agent, {
    url: new URL(
      path.replace("#", () => String((number += 1))),
      origin,
    ),
    headers: { "x-forwarded-for": address },
  });
const over = new AbortController();
parentPort?.on("message", () => over.abort());

// The first round opens connections and fills caches.
for (const path of paths) await visit(path);
parentPort?.postMessage("ready", []);
while (!over.signal.aborted) {
  for (const path of paths) {
    const began = performance.now();
    const status = await visit(path);
    observed.push({ path, status, milliseconds: performance.now() - began });
  }
  await pause(everyMs);
}
parentPort?.postMessage(observed, []);
process.exit(0);
