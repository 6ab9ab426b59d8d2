// Builds a segment in a worker thread, so that searches continue meanwhile.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import type { BuildOrder, FromThread, ToThread } from "./build-thread.ts";
import type { BuildFiles, Built, Source } from "./building.ts";

const isSource = import.meta.url.endsWith(".ts");
/** Found from the package, because the bundle of this module may be in any folder. Bundled, the thread starts in a fraction of the time. */
const THREAD = join(
  dirname(createRequire(import.meta.url).resolve("#search")),
  isSource ? "engine/build-thread.ts" : "../dist/server/search-index-thread.js",
);

/** Records per message; few enough that copying them does not delay searches. */
const BATCH = 100;

export interface ThreadBuildOptions {
  readonly schema: IndexSchema;
  readonly sources?: readonly Source[];
  readonly records?: AsyncIterable<IndexRecord> | Iterable<IndexRecord>;
  readonly files?: BuildFiles | undefined;
  readonly onProgress?: ((products: number) => void) | undefined;
  readonly signal?: AbortSignal;
}

export async function buildInThread({
  schema,
  sources = [],
  records = [],
  files,
  onProgress,
  signal,
}: ThreadBuildOptions): Promise<Built> {
  const order = { schema, sources, files, stop: new Uint8Array(new SharedArrayBuffer(1)) } satisfies BuildOrder;
  const worker = new Worker(THREAD, { workerData: order, name: "search index" });
  const answers = answersOf(worker);
  const stop = () => stopThread(worker, order.stop);
  signal?.addEventListener("abort", stop);
  let isDone = false;
  try {
    let batch: IndexRecord[] = [];
    const send = async () => {
      const answer = await answers.next();
      if (answer.kind === "more" && answer.products > 0) onProgress?.(answer.products);
      worker.postMessage(batch satisfies ToThread, []);
      batch = [];
    };
    for await (const record of records) {
      batch.push(record);
      if (batch.length === BATCH) await send();
    }
    if (batch.length > 0) await send();
    await send();
    for (;;) {
      const answer = await answers.next();
      if (answer.kind !== "built") continue;
      isDone = true;
      return answer.built;
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    if (!isDone) stop();
    await answers.ended;
  }
}

/** Grace period for a thread to exit. It does not check the flag during the final build. */
const PATIENCE_MS = 2_000;

/** Asks the thread to exit. Terminating it while it starts or exits has crashed the process. */
function stopThread(worker: Worker, flag: Uint8Array): void {
  if (flag[0] === 1) return;
  flag[0] = 1;
  // Wakes it if it is waiting for records.
  worker.postMessage([] satisfies ToThread, []);
  const cut = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  worker.once("exit", () => clearTimeout(cut));
}

/** Messages of the thread, one at a time. Waiting fails if the thread fails or exits. */
function answersOf(worker: Worker): { next(): Promise<FromThread>; readonly ended: Promise<void> } {
  const ready: FromThread[] = [];
  let failure: Error | undefined;
  let waiting: (() => void) | undefined;
  const wake = () => {
    waiting?.();
    waiting = undefined;
  };
  worker.on("message", (message: FromThread) => {
    ready.push(message);
    wake();
  });
  worker.on("error", (error) => {
    failure = new Error("Building the search index failed.", { cause: error });
    wake();
  });
  const ended = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      failure ??= new Error("The thread that builds the search index exited early.");
      wake();
      resolve();
    });
  });
  return {
    ended,
    async next() {
      for (;;) {
        const message = ready.shift();
        if (message) return message;
        if (failure) throw failure;
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      }
    },
  };
}
