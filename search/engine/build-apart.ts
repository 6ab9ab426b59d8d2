// Has a segment built in a thread of its own, so that searches go on meanwhile.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import type { BuildOrder, FromThread, ToThread } from "./build-thread.ts";
import type { BuildFiles, Built, Source } from "./building.ts";

// Also when the server runs as one bundle elsewhere in the package, the thread runs from its sources.
const THREAD = join(dirname(createRequire(import.meta.url).resolve("#search")), "engine", "build-thread.ts");

/** Records handed over at once: few enough that copying them holds up no search. */
const BATCH = 100;

export interface ApartOptions {
  readonly schema: IndexSchema;
  readonly sources?: readonly Source[];
  readonly records?: AsyncIterable<IndexRecord> | Iterable<IndexRecord>;
  readonly files?: BuildFiles | undefined;
  readonly onProgress?: ((products: number) => void) | undefined;
  readonly signal?: AbortSignal;
}

export async function buildApart({
  schema,
  sources = [],
  records = [],
  files,
  onProgress,
  signal,
}: ApartOptions): Promise<Built> {
  const order: BuildOrder = { schema, sources, files };
  const worker = new Worker(THREAD, { workerData: order, name: "search index" });
  const answers = answersOf(worker);
  const stop = () => void worker.terminate();
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
    // A thread that has answered is ending: to end it from outside at the same time has brought the process down.
    await (isDone ? answers.ended : worker.terminate());
  }
}

/** One answer at a time; a thread that fails or ends makes waiting fail. */
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
    failure = new Error("The search index could not be built", { cause: error });
    wake();
  });
  const ended = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      failure ??= new Error("The thread that builds the search index ended early");
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
