// Imports of the console: keeps the uploaded files, and checks and applies them in the background, one at a time in all processes. A job that
// a restart interrupts starts again, because its row and its file are still there, but not for ever: it may be what ends the process.

import { createReadStream } from "node:fs";
import { appendFile, mkdir, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { startJob } from "#concurrency";
import type { ConsoleImports } from "#console/framework/context.ts";
import { actAs } from "#commerce/audit";
import type { Database } from "#commerce/database";
import { sampleTable } from "#commerce/foreign-feeds";
import {
  findImport,
  finishImport,
  nextImport,
  saveProgress,
  type ImportJob,
  type ImportOutcome,
} from "#commerce/products";
import { readTaxonomy } from "#commerce/taxonomy";
import { ImportEvents } from "./import-events.ts";
import { readImportSettings } from "./import-settings.ts";
import { importBytes, readLists } from "./operations.ts";

export interface ImportJobParts {
  readonly database: Database;
  /** Processes that share the database share the folder, too. */
  readonly folder: string;
  readonly origin: string | undefined;
  readonly onChanged: () => void;
  readonly onPictures: () => void;
  /** Ends an import of the shop itself, which would make this one wait. */
  readonly beforeImport: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface ImportJobs extends ConsoleImports {
  readonly close: () => Promise<void>;
}

const POLL_MS = 5_000;
const PROGRESS_EVERY_MS = 500;

export function openImportJobs(parts: ImportJobParts): ImportJobs {
  const { database, folder, onError } = parts;
  const run = async (closing: AbortSignal): Promise<void> => {
    for (let next = await nextImport(database); next && !closing.aborted; next = await nextImport(database)) {
      const job = next;
      const outcome = await database.exclusively("imports of the console", (lost) =>
        runJob(parts, job, AbortSignal.any([closing, lost])),
      );
      // Another process runs it.
      if (outcome === "busy") return;
    }
  };
  const job = startJob({ run, everyMs: POLL_MS, onError });
  return {
    close: job.close,
    onDue: () => void job.nudge(),
    problemIn: async (options) => {
      const settings = readImportSettings(options, await readTaxonomy(database), await readLists(database));
      return "refusal" in settings ? settings : undefined;
    },
    tableOf: async (id) => {
      const path = pathOf(folder, id);
      if (!(await stat(path).catch(() => undefined))) return undefined;
      const bytes = createReadStream(path);
      try {
        return await sampleTable(bytes);
      } finally {
        bytes.destroy();
      }
    },
    keepPart: (id, at, bytes) => appendTo(folder, id, at, bytes),
    removeFiles: async (ids) => {
      for (const id of ids)
        for (const path of [pathOf(folder, id), runsOf(folder, id)]) await rm(path, { force: true });
    },
  };
}

/** Ids are UUIDs of the shop, never of the client. */
const pathOf = (folder: string, id: string): string => join(folder, id.replaceAll(/[^\da-f-]/g, ""));

/** Counts the runs that have begun and not ended, by its bytes. */
const runsOf = (folder: string, id: string): string => `${pathOf(folder, id)}.runs`;

/** Runs that may end with their process, because it is killed or the file needs more memory than there is. */
const MOST_RUNS = 3;

/** Writes bytes at a position that the file has reached; returns the size of the file. */
async function appendTo(folder: string, id: string, at: number, bytes: Uint8Array): Promise<number> {
  await mkdir(folder, { recursive: true });
  const file = await open(pathOf(folder, id), "a");
  try {
    const { size } = await file.stat();
    // A part that is sent again after a lost answer.
    if (size !== at) return size;
    await file.writeFile(bytes);
    return size + bytes.length;
  } finally {
    await file.close();
  }
}

async function runJob(parts: ImportJobParts, { id, fileName }: ImportJob, closing: AbortSignal): Promise<void> {
  const { database, folder } = parts;
  const job = await findImport(database, id);
  // Another process has finished it.
  if (job?.state !== "checking" && job?.state !== "applying") return;
  const events = new ImportEvents();
  const runs = runsOf(folder, id);
  let outcome: ImportOutcome;
  try {
    await mkdir(folder, { recursive: true });
    await appendFile(runs, ".");
    if ((await stat(runs)).size > MOST_RUNS) {
      throw new Error(
        `The import of ${fileName} ended with its process ${MOST_RUNS} times, so it does not start again.`,
      );
    }
    outcome = await runImport(parts, job, events, closing);
  } catch (error) {
    // It starts again with the shop, or in the process that has the lock now.
    if (closing.aborted) return rm(runs, { force: true });
    parts.onError(error);
    outcome = { kind: "failed" };
  }
  await rm(runs, { force: true });
  const state = { "would-import": "checked", imported: "done" }[outcome.kind as "imported"] as "checked" | undefined;
  await finishImport(database, id, { state: state ?? "failed", report: events.report(outcome) }, new Date());
  if (outcome.kind === "imported") await rm(pathOf(folder, id), { force: true });
}

async function runImport(
  { database, folder, origin, onChanged, onPictures, beforeImport }: ImportJobParts,
  { id, fileName, options, state, operator }: ImportJob,
  events: ImportEvents,
  closing: AbortSignal,
): Promise<ImportOutcome> {
  const isDryRun = state === "checking";
  const settings = readImportSettings(options, await readTaxonomy(database), await readLists(database));
  if ("refusal" in settings) return { kind: "bad-option", message: settings.refusal };
  const path = pathOf(folder, id);
  if (!(await stat(path).catch(() => undefined))) return { kind: "no-file" };
  if (!isDryRun) await beforeImport();
  const bytes = createReadStream(path, { signal: closing });
  const source = {
    database,
    bytes,
    name: fileName,
    settings: { ...settings, isDryRun },
    origin,
    onChanged,
    onPictures,
  };
  let savedAt = 0;
  return actAs({ operator, operation: "import-catalogue", requestId: id }, async () => {
    for await (const event of importBytes(source)) {
      const products = events.add(event);
      if (products === undefined || Date.now() - savedAt < PROGRESS_EVERY_MS) continue;
      savedAt = Date.now();
      await saveProgress(database, id, products);
    }
    return events.outcome;
  });
}
