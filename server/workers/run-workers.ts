// The parent of several serving processes on one port: starts them one after another, replaces the ones that die, and on SIGHUP
// all of them in turn, each only when its successor takes requests. It answers none itself but while the first one starts.

import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { openAccess } from "../catalogue/access.ts";
import type { Config } from "../config.ts";
import type { Listener } from "../http/listener.ts";
import type { Log } from "../observability/log.ts";
import { OperatorError } from "../start/operator-error.ts";
import { gatherMetrics } from "./gather-metrics.ts";
import type { ParentMessage, WorkerMessage } from "./messages.ts";

export interface WorkersParts {
  readonly count: number;
  readonly config: Config;
  readonly log: Log;
  /** Holds the port, and says that the shop is starting, until a worker is there to take it. */
  readonly listener: Listener;
  readonly port: number;
}

/** Before a worker that died is replaced; doubled each time, until one lives for a while. */
const WAIT_MS = { first: 250, most: 10_000 };
const LIVED_MS = 60_000;

export async function runWorkers({ count, config, log, listener, port }: WorkersParts): Promise<void> {
  if (!config.DATABASE_URL) {
    await listener.drain(0);
    throw new OperatorError(
      "Several workers need a database that they can share: set DATABASE_URL to a PostgreSQL server, or start without --workers.",
    );
  }
  const access = openAccess(config.dataDir, listener.address);
  const serving = new Set<Worker>();
  const all = new Set<Worker>();
  const leaving = new WeakSet<Worker>();
  const metrics = gatherMetrics(() => [...serving].filter((worker) => worker.isConnected()));
  const stopping = new AbortController();
  let wait = WAIT_MS.first;
  let hasPort = true;

  /** Resolves when the worker takes requests, with undefined when it ended before. */
  const startWorker = async (): Promise<Worker | undefined> => {
    const worker = cluster.fork();
    all.add(worker);
    const began = Date.now();
    const { promise, resolve } = Promise.withResolvers<Worker | undefined>();
    const tell = (message: ParentMessage) => void worker.send(message);
    worker.on("message", async (message: WorkerMessage) => {
      if (message.kind === "hello") tell({ kind: "welcome", address: listener.address, port, token: access.token });
      else if (message.kind === "ask-metrics") metrics.ask(worker, message.id);
      else if (message.kind === "metrics") metrics.take(worker, message);
      else {
        if (hasPort) await listener.drain(0);
        hasPort = false;
        tell({ kind: "open" });
      }
    });
    worker.once("listening", () => {
      serving.add(worker);
      resolve(worker);
    });
    worker.once("exit", (code, signal) => {
      all.delete(worker);
      const wasServing = serving.delete(worker);
      resolve(undefined);
      if (stopping.signal.aborted || leaving.has(worker)) return;
      log.error({ pid: worker.process.pid, code, signal }, "a worker ended");
      if (Date.now() - began > LIVED_MS) wait = WAIT_MS.first;
      if (wasServing) void replace();
    });
    return promise;
  };
  /** Tries until one serves. */
  const replace = async (): Promise<void> => {
    while (!stopping.signal.aborted && serving.size < count) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(wait * 2, WAIT_MS.most);
      if (!stopping.signal.aborted && (await startWorker())) return;
    }
  };

  const end = async (worker: Worker, how: () => void): Promise<void> => {
    leaving.add(worker);
    const ended = worker.isDead() ? undefined : once(worker, "exit");
    how();
    await ended;
  };
  let rolling: Promise<void> | undefined;
  const roll = async (): Promise<void> => {
    const olds = [...serving];
    for (const old of olds) {
      if (stopping.signal.aborted) return;
      if (!(await startWorker())) return log.error("a new worker did not come up: the others stay as they are");
      if (old.isConnected()) await end(old, () => old.send({ kind: "leave" } satisfies ParentMessage));
    }
    // One may have died meanwhile, when there were more than enough.
    while (!stopping.signal.aborted && serving.size < count) await replace();
    log.info({ workers: serving.size }, "all workers are new");
  };
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    if (hasPort) await listener.drain(0);
    await Promise.all([...all].map((worker) => end(worker, () => worker.process.kill("SIGTERM"))));
    access.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  process.on("SIGHUP", () => {
    // The terminal that it was started in has gone.
    if (process.stdout.isTTY) return void stop();
    // Asked again in the middle of it, what has come up since is to be replaced too.
    rolling = (rolling ?? Promise.resolve()).then(roll);
  });

  for (let started = 0; started < count && !stopping.signal.aborted; started++) {
    const worker = await startWorker();
    if (stopping.signal.aborted) return;
    if (!worker) {
      if (started > 0) {
        void replace();
        continue;
      }
      // It has said why.
      access.close();
      process.exit(1);
    }
    if (started === 0) console.error(`The shop is open at ${config.PUBLIC_URL ?? listener.address}`);
  }
  log.info({ workers: count, address: listener.address }, "all workers serve");
}
