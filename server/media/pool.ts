// A pool of worker threads with a bounded queue. A thread that dies or hangs is replaced, and only its job fails.

import { Worker } from "node:worker_threads";
import type { Job, Outcome, WorkerSettings } from "./job.ts";

export interface PoolOptions {
  readonly workerFile: URL;
  readonly size: number;
  /** Jobs that may wait; further jobs are rejected. */
  readonly queueLimit: number;
  readonly jobTimeoutMs: number;
  readonly settings: WorkerSettings;
}

export type PoolOutcome = Outcome | { readonly kind: "busy" } | { readonly kind: "failed"; readonly reason: string };

export interface Pool {
  readonly run: (job: Job) => Promise<PoolOutcome>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly settle: (outcome: PoolOutcome) => void;
}

interface Thread {
  readonly worker: Worker;
  current?: Waiting | undefined;
  timer?: NodeJS.Timeout | undefined;
}

export function createPool(options: PoolOptions): Pool {
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let isClosed = false;

  /** Called on demand, because a shop with all pictures cached needs no thread. */
  function startThread(): Thread {
    const worker = new Worker(options.workerFile, { workerData: options.settings, name: "media" });
    const thread: Thread = { worker };
    threads.add(thread);
    worker.on("message", (message: { outcome?: Outcome; error?: string }) =>
      finish(thread, message.outcome ?? { kind: "failed", reason: message.error ?? "no response" }),
    );
    worker.on("error", (error) => lose(thread, error instanceof Error ? error.message : String(error)));
    worker.on("exit", (code) => lose(thread, `the worker stopped with code ${code}`));
    return thread;
  }

  function finish(thread: Thread, outcome: PoolOutcome): void {
    clearTimeout(thread.timer);
    const done = thread.current;
    thread.current = undefined;
    done?.settle(outcome);
    assign();
  }

  function lose(thread: Thread, reason: string): void {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    finish(thread, { kind: "failed", reason });
  }

  function assign(): void {
    if (isClosed) return;
    while (queue.length > 0) {
      const idle = [...threads].find((thread) => thread.current === undefined);
      const thread = idle ?? (threads.size < options.size ? startThread() : undefined);
      const next = thread && queue.shift();
      if (!thread || !next) return;
      thread.current = next;
      thread.timer = setTimeout(() => lose(thread, "the picture took too long"), options.jobTimeoutMs);
      thread.worker.postMessage(next.job, []);
    }
  }

  return {
    run(job) {
      if (isClosed || queue.length >= options.queueLimit) return Promise.resolve({ kind: "busy" });
      const { promise, resolve } = Promise.withResolvers<PoolOutcome>();
      queue.push({ job, settle: resolve });
      assign();
      return promise;
    },
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.settle({ kind: "busy" });
      await Promise.all([...threads].map((thread) => thread.worker.terminate()));
    },
  };
}
