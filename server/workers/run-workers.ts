// The parent of several workers that serve one port: starts them one by one, replaces those that die, and on SIGHUP replaces all of
// them in turn, each after its successor accepts requests. The parent itself answers 503 while no worker serves.

import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { openAccess } from "../catalogue/access.ts";
import type { Config } from "../config.ts";
import { listen, type Listener, type ListenOptions } from "../http/listener.ts";
import type { Log } from "../observability/log.ts";
import { OperatorError } from "../start/operator-error.ts";
import { listenOptions } from "../start/take-port.ts";
import { collectMetrics } from "./collect-metrics.ts";
import type { ParentMessage, WorkerMessage } from "./messages.ts";

export interface WorkersParts {
  readonly count: number;
  readonly config: Config;
  readonly log: Log;
  /** Has the port and answers 503 until the first worker is ready. */
  readonly listener: Listener;
  readonly port: number;
}

/** Backoff before replacing a dead worker: doubles each time, and resets once a worker has lived for STABLE_MS. */
const BACKOFF_MS = { first: 250, most: 10_000 };
const STABLE_MS = 60_000;
/** Interval for taking the port back after the last worker died. */
const TAKE_PORT_MS = 20;
/** Time that responses of the parent get to finish. */
const HAND_OVER_SECONDS = 1;

export async function runWorkers({ count, config, log, listener, port }: WorkersParts): Promise<void> {
  if (!config.DATABASE_URL) {
    await listener.drain(0);
    throw new OperatorError(
      "Several workers need a shared database. Set DATABASE_URL to a PostgreSQL server, or start without --workers.",
    );
  }
  // A search service has no admin API for the command line to find.
  const access = config.SEARCH_ONLY ? { token: "", close: () => {} } : openAccess(config.dataDir, listener.address);
  const serving = new Set<Worker>();
  const all = new Set<Worker>();
  const leaving = new WeakSet<Worker>();
  const metrics = collectMetrics(() => [...serving].filter((worker) => worker.isConnected()));
  const stopping = new AbortController();
  let backoff = BACKOFF_MS.first;
  const port503 = sharedPort(listener, { ...listenOptions(config), port }, () => serving.size === 0);

  /** Resolves to the worker once it accepts requests, or to undefined if it ended before. */
  const startWorker = async (): Promise<Worker | undefined> => {
    const worker = cluster.fork();
    all.add(worker);
    const began = Date.now();
    const { promise, resolve } = Promise.withResolvers<Worker | undefined>();
    const send = (message: ParentMessage) => void worker.send(message);
    worker.on("message", async (message: WorkerMessage) => {
      if (message.kind === "hello") send({ kind: "welcome", address: listener.address, port, token: access.token });
      else if (message.kind === "request-metrics") metrics.collect(worker, message.id);
      else if (message.kind === "metrics") metrics.receive(worker, message);
      else if (message.kind === "closed") worker.emit("closed");
      else {
        await port503.give();
        send({ kind: "open" });
      }
    });
    // A message to one that has just died, whose end is reported next.
    worker.on("error", (err) => log.warn({ err, pid: worker.process.pid }, "a worker was not reached"));
    worker.once("listening", () => {
      serving.add(worker);
      resolve(worker);
    });
    worker.once("exit", (code, signal) => {
      all.delete(worker);
      const wasServing = serving.delete(worker);
      resolve(undefined);
      if (stopping.signal.aborted || leaving.has(worker)) return;
      log.error({ pid: worker.process.pid, code, signal }, "worker died");
      void port503.take();
      if (Date.now() - began > STABLE_MS) backoff = BACKOFF_MS.first;
      if (wasServing) void replace();
    });
    return promise;
  };
  /** Retries until a worker serves. */
  const replace = async (): Promise<void> => {
    while (!stopping.signal.aborted && serving.size < count) {
      await new Promise((resolve) => setTimeout(resolve, backoff));
      backoff = Math.min(backoff * 2, BACKOFF_MS.most);
      if (!stopping.signal.aborted && (await startWorker())) return;
    }
  };

  const end = async (worker: Worker, signalEnd: () => void): Promise<void> => {
    leaving.add(worker);
    const ended = worker.isDead() ? undefined : once(worker, "exit");
    signalEnd();
    await ended;
  };
  let rolling: Promise<void> | undefined;
  const roll = async (): Promise<void> => {
    const olds = [...serving];
    for (const old of olds) {
      if (stopping.signal.aborted) return;
      if (!(await startWorker()))
        return log.error("a new worker failed to start; the remaining workers are not replaced");
      if (old.isConnected()) await end(old, () => old.send({ kind: "leave" } satisfies ParentMessage));
    }
    // A worker may have died while there was one too many.
    while (!stopping.signal.aborted && serving.size < count) await replace();
    log.info({ workers: serving.size }, "all workers replaced");
  };
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await port503.give();
    const terminate = (worker: Worker) => end(worker, () => worker.process.kill("SIGTERM"));
    // The last one answers what arrives while the others close: when none has the port, Node resets the connections that wait for one.
    const [last, ...others] = [...serving, ...[...all].filter((worker) => !serving.has(worker))];
    const ending = others.map((worker) => ({ closed: once(worker, "closed"), ended: terminate(worker) }));
    await Promise.all(ending.map(({ closed, ended }) => Promise.race([closed, ended])));
    await Promise.all([...ending.map(({ ended }) => ended), last && terminate(last)]);
    access.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  process.on("SIGHUP", () => {
    // The terminal was closed.
    if (process.stdout.isTTY) return void stop();
    // A second SIGHUP also replaces the workers started meanwhile.
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
      // The worker has printed the reason.
      access.close();
      process.exit(1);
    }
    if (started === 0)
      console.error(
        `${config.SEARCH_ONLY ? "The search service" : "The shop"} is open at ${config.PUBLIC_URL ?? listener.address}`,
      );
  }
  log.info({ workers: count, address: listener.address }, "all workers started");
}

/** The port between the parent, which answers 503, and its workers. */
function sharedPort(first: Listener, options: ListenOptions, isUnserved: () => boolean) {
  let own: Listener | undefined = first;
  let isGiven = false;
  let last: Promise<void> = Promise.resolve();
  const isNeeded = (): boolean => isUnserved() && !isGiven && own === undefined;
  const take = async (): Promise<void> => {
    // The port is free once Node has noticed that the last worker is gone.
    while (isNeeded()) {
      const listening = await listen(options);
      if (listening.kind === "listening") own = listening.listener;
      else await new Promise((resolve) => setTimeout(resolve, TAKE_PORT_MS));
    }
  };
  const give = async (): Promise<void> => {
    await own?.drain(HAND_OVER_SECONDS);
    own = undefined;
  };
  return {
    take: () => {
      isGiven = false;
      return (last = last.then(take));
    },
    give: () => {
      isGiven = true;
      return (last = last.then(give));
    },
  };
}
