// `npm run shop -- database …`: brings the tables up to date, writes the whole database into a file and reads it back.

import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { readBackup, writeBackup, type Database, type Restored } from "#commerce/database";
import { Unreadable } from "#commerce/products";
import { linesByChunk } from "../catalogue/lines.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { openShopDatabase } from "../start/shop.ts";
import type { Terminal } from "./catalogue.ts";

export const DATABASE_USAGE = `npm run shop -- database migrate                          brings the tables to this version, and stops
npm run shop -- database backup FILE                      writes all tables into a file, as they are at one moment
npm run shop -- database restore FILE                     reads such a file into an empty database`;

export async function runDatabase(words: readonly string[], config: Config, { say }: Terminal): Promise<void> {
  const [name, file, ...rest] = words;
  if (name === "migrate" && file === undefined) {
    // Whoever opens it brings it up to date, one process at a time.
    await withDatabase(config, async () => say("The tables are those of this version."));
  } else if (name === "backup" && file !== undefined && rest.length === 0) {
    const { tables, rows } = await withDatabase(config, (database) => backUp(database, file));
    say(`${rows.toLocaleString("en")} rows of ${tables} tables are in ${file}.`);
  } else if (name === "restore" && file !== undefined && rest.length === 0) {
    if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
    const restored = await withDatabase(config, (database) => readBackup(database, linesOf(file)));
    if (restored.kind !== "restored") throw new OperatorError(explain(file, restored));
    say(
      `${restored.rows.toLocaleString("en")} rows of ${restored.tables} tables are as they were at ${restored.takenAt}.`,
    );
  } else throw new OperatorError(DATABASE_USAGE);
}

async function withDatabase<Result>(config: Config, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openShopDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Written aside first: a file that is there is whole. It has people's addresses in it, so only its owner reads it. */
async function backUp(database: Database, file: string) {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const zip = createGzip({ level: 6 });
  const written = finished(zip.pipe(createWriteStream(draft, { mode: 0o600, flags: "wx" })));
  // Told below, after the transaction has ended.
  written.catch((error: Error) => zip.destroy(error));
  try {
    const counts = await writeBackup(database, new Date(), async (lines) => {
      if (zip.errored) throw zip.errored;
      if (!zip.write(lines)) await once(zip, "drain");
    });
    zip.end();
    await written;
    await rename(draft, file);
    return counts;
  } finally {
    zip.destroy();
    await rm(draft, { force: true });
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  const source = createReadStream(file).on("error", (error) => text.destroy(error));
  try {
    // Not readline, which ends lines at characters that people's names may have.
    for await (const lines of linesByChunk(source.pipe(text), LONGEST_ROW)) yield* lines;
  } catch (error) {
    if (!isDamage(error)) throw error;
    yield "damaged";
  } finally {
    source.destroy();
  }
}

/** More than any row of the shop's. */
const LONGEST_ROW = 64 * 1024 * 1024;

const isDamage = (error: unknown): boolean =>
  error instanceof Unreadable || (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"));

function explain(file: string, restored: Exclude<Restored, { kind: "restored" }>): string {
  switch (restored.kind) {
    case "not-empty":
      return `The database has rows already (table ${restored.table}): name an empty one; nothing was changed.`;
    case "other-version":
      return `${file}, of ${restored.takenAt}, was written by another version of the shop: restore it with that version, then start this one on it; nothing was changed.`;
    case "not-a-backup":
      return `${file} is no whole backup: ${restored.reason}; nothing was changed.`;
  }
}
