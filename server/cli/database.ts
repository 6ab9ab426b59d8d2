// `npm run shop -- database …`: applies migrations, and backs up and restores the whole database.

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
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { DATABASE_USAGE } from "./usages.ts";

export async function runDatabase(words: readonly string[], config: Config, { info }: Terminal): Promise<void> {
  const [name, file, ...rest] = words;
  if (name === "migrate" && file === undefined) {
    // Opening the database applies migrations.
    await withDatabase(config, async () => info("The database is up to date."));
  } else if (name === "backup" && file !== undefined && rest.length === 0) {
    const { tables, rows } = await withDatabase(config, (database) => backUp(database, file));
    info(`${rows.toLocaleString("en")} rows of ${tables} tables were written to ${file}.`);
  } else if (name === "restore" && file !== undefined && rest.length === 0) {
    if (!existsSync(file)) throw new OperatorError(`File ${file} does not exist.`);
    const restored = await withDatabase(config, (database) => readBackup(database, linesOf(file)));
    if (restored.kind !== "restored") throw new OperatorError(explain(file, restored));
    info(
      `${restored.rows.toLocaleString("en")} rows of ${restored.tables} tables were restored from the backup of ${restored.takenAt}.`,
    );
  } else throw new WrongUsage(DATABASE_USAGE);
}

async function withDatabase<Result>(config: Config, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openShopDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Written to a temporary file and renamed, so that it is always complete. It contains personal data, so only its owner may read it. */
async function backUp(database: Database, file: string) {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const zip = createGzip({ level: 6 });
  const written = finished(zip.pipe(createWriteStream(draft, { mode: 0o600, flags: "wx" })));
  // Reported below, after the transaction has ended.
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
    // Not readline, which also splits lines at U+2028, which names may contain.
    for await (const lines of linesByChunk(source.pipe(text), LONGEST_ROW)) yield* lines;
  } catch (error) {
    if (!isDamage(error)) throw error;
    yield "damaged";
  } finally {
    source.destroy();
  }
}

/** Longer than any row of the shop. */
const LONGEST_ROW = 64 * 1024 * 1024;

const isDamage = (error: unknown): boolean =>
  error instanceof Unreadable || (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"));

function explain(file: string, restored: Exclude<Restored, { kind: "restored" }>): string {
  switch (restored.kind) {
    case "not-empty":
      return `The database is not empty: table ${restored.table} has rows. Choose an empty database. Nothing was changed.`;
    case "other-version":
      return `${file}, of ${restored.takenAt}, was written by another version of the shop. Restore it with that version, then start this one. Nothing was changed.`;
    case "not-a-backup":
      return `${file} is not a complete backup: ${restored.reason}. Nothing was changed.`;
  }
}
