// Measures operations on both databases, or on one with `--database embedded` or `postgresql`, with growing data: the number of statements,
// which must be constant, times as ratios to `select 1`, and processor time of process and server, which other load does not change.

import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { openDatabase, type Database } from "#commerce/database";
import { findBinaries, prepareTemplates } from "../commerce/database/testing-postgres.ts";
import { countStatements } from "../commerce/wishlist/testing-wishlists.ts";
import { secondsBelow } from "./processor-time.ts";

const ROUNDS = 15;
const WIDTH = 28;

/** Measures one operation and prints its line. */
export type Print = (operation: string, work: () => Promise<unknown>) => Promise<void>;

export interface Measuring {
  /** Name of the growing data: "lines". */
  readonly unit: string;
  readonly sizes: readonly number[];
  readonly prepare: (database: Database) => Promise<void>;
  readonly measure: (database: Database, size: number, print: Print) => Promise<void>;
}

/** Runs per operation: one to count statements, the rest for timing. */
export const RUNS = ROUNDS + 1;

export async function onEachDatabase(measuring: Measuring): Promise<void> {
  const { values } = parseArgs({ allowPositionals: true, strict: false, options: { database: { type: "string" } } });
  const templates = prepareTemplates(findBinaries());
  try {
    if (values.database !== "postgresql") await measureOn("embedded", { dataDir: await templates.folder() }, measuring);
    if (values.database === "embedded") return;
    const url = await templates.serverUrl();
    if (url === undefined) console.log("Skipped PostgreSQL, which is not installed.");
    else await measureOn("PostgreSQL", { url: `${url}template` }, measuring);
  } finally {
    await templates.remove();
  }
}

async function measureOn(
  name: string,
  location: Parameters<typeof openDatabase>[0],
  { unit, sizes, prepare, measure }: Measuring,
): Promise<void> {
  const opened = await openDatabase(location);
  if (opened.kind === "refused") throw new Error(`The database did not open: ${opened.reason}`);
  const { database } = opened;
  try {
    await prepare(database);
    const ping = await median(() => database.sql.execute(sql`select 1`), 100);
    console.log(`\n${name}: one select 1 takes ${ping.toFixed(2)} ms, the unit`);
    console.log(`${unit.padStart(6)}   ${"operation".padEnd(WIDTH)}   statements   time   processor ms`);
    for (const size of sizes) {
      await measure(database, size, async (operation, work) => {
        const statements = await countStatements(work);
        const before = secondsBelow(process.pid);
        const time = await median(work, ROUNDS);
        const busy = ((secondsBelow(process.pid) - before) * 1000) / ROUNDS;
        const figures = `${String(statements).padStart(10)}   ${(time / ping).toFixed(1)}   ${busy.toFixed(0)}`;
        console.log(`${String(size).padStart(6)}   ${operation.padEnd(WIDTH)}   ${figures}`);
      });
    }
  } finally {
    await database.close();
  }
}

/** Milliseconds of one call. */
async function median(work: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}
