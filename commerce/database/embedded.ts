// The embedded database on disk: a folder with a lock and a cluster, which is either complete or absent.
//
//   <folder>/lock               the process that uses it (concurrency/file-lock.mjs)
//   <folder>/postgres/          the cluster
//   <folder>/postgres.partial/  a cluster being created; renamed once complete, so that a crash leaves no broken cluster

import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { acquireLock, type Holder } from "#concurrency/file-lock";
import { EMBEDDED_THREAD } from "./location.ts";
import { findPacked } from "./packed.ts";
import type { Refusal } from "./refusal.ts";
import type { WireRequest } from "./wire.ts";

/** PostgreSQL version of PGlite, as in the cluster's PG_VERSION file. */
const POSTGRES_VERSION = 18;

/** Required free megabytes: a new cluster takes 40, and an import writes a second catalogue beside the first. */
const SPACE_TO_CREATE = 300;
const SPACE_TO_OPEN = 50;

interface Embedded {
  readonly kind: "up";
  readonly thread: Worker;
  readonly close: () => Promise<void>;
}

type FreeMegabytes = (folder: string) => number;

export async function openEmbedded(
  folder: string,
  freeMegabytes: FreeMegabytes = measureFree,
): Promise<Embedded | Refusal> {
  const where = resolve(folder);
  const obstacle = prepareFolder(where);
  if (obstacle !== undefined) return obstacle;
  const lock = acquireLock(join(where, "lock"));
  if (lock.kind === "in-use") return { reason: "in-use", where, holder: describe(lock.holder) };
  try {
    const cluster = join(where, "postgres");
    const refusal = checkCluster(where, cluster, freeMegabytes(where));
    if (refusal !== undefined) {
      lock.release();
      return refusal;
    }
    const isNew = !existsSync(cluster);
    if (isNew) await createCluster(where, cluster);
    const thread = await startThread(cluster).catch((error: unknown) => {
      if (isNew || !isAborted(error)) throw error;
      return undefined;
    });
    if (thread === undefined) {
      lock.release();
      return { reason: "unreadable", where, detail: "the database does not start" };
    }
    const close = async (): Promise<void> => {
      await stopThread(thread);
      lock.release();
    };
    return { kind: "up", thread, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function prepareFolder(where: string): Refusal | undefined {
  try {
    mkdirSync(where, { recursive: true });
    accessSync(where, constants.W_OK);
    return undefined;
  } catch (error) {
    return { reason: "not-writable", where, detail: error instanceof Error ? error.message : String(error) };
  }
}

function checkCluster(where: string, cluster: string, free: number): Refusal | undefined {
  const isNew = !existsSync(cluster);
  const needed = isNew ? SPACE_TO_CREATE : SPACE_TO_OPEN;
  if (free < needed) return { reason: "no-space", where, neededMegabytes: needed };
  if (isNew) return undefined;
  const file = join(cluster, "PG_VERSION");
  const version = existsSync(file) ? Number(readFileSync(file, "utf8")) : Number.NaN;
  if (version > POSTGRES_VERSION) return { reason: "newer-data", where };
  if (version === POSTGRES_VERSION) return undefined;
  const detail =
    version > 0
      ? `it was written by PostgreSQL ${version}, this is ${POSTGRES_VERSION}`
      : "PG_VERSION is missing or invalid";
  return { reason: "unreadable", where, detail };
}

/** True if PostgreSQL aborted, as it does on a damaged cluster. Errors of PGlite itself look different. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.message.startsWith("Aborted(");

async function createCluster(where: string, cluster: string): Promise<void> {
  const partial = join(where, "postgres.partial");
  rmSync(partial, { recursive: true, force: true });
  await stopThread(await startThread(partial, findPacked()));
  renameSync(partial, cluster);
}

/** A new folder becomes a copy of the packed database, or an empty cluster. */
async function startThread(folder: string, packed?: string): Promise<Worker> {
  const thread = new Worker(EMBEDDED_THREAD, {
    workerData: { folder, packed },
    // Without the flags of this process, some of which a worker rejects.
    execArgv: [],
    // Rows leave the thread at once, so a larger young generation would only fill with them.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  // Later failures reach open queries through their wire; without a listener they would end the process.
  thread.on("error", () => {});
  const { promise, resolve: up, reject: failed } = Promise.withResolvers<void>();
  const ended = (code: number): void =>
    failed(new Error(`The embedded database exited with code ${code} while starting`));
  thread.once("message", () => up());
  thread.once("error", failed);
  thread.once("exit", ended);
  await promise;
  thread.off("error", failed);
  thread.off("exit", ended);
  return thread;
}

async function stopThread(thread: Worker): Promise<void> {
  const ended = new Promise<void>((done) => void thread.once("exit", () => done()));
  thread.postMessage({ kind: "close" } satisfies WireRequest, []);
  // A thread that has exited receives no message and emits no event.
  if (thread.threadId !== -1) await ended;
}

const describe = ({ pid, host }: Holder): string => `process ${pid} on ${host}`;

function measureFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1_000_000;
}
