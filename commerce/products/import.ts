// Imports a feed as a new generation of the catalogue, which replaces the old one atomically.
//
// A generation is loading, then on sale, then retired. If the process is killed, the old generation stays on sale, and the next
// import or start deletes the unfinished one.

import { and, eq, getTableName, inArray, ne, sql } from "drizzle-orm";
import { priceListsOf } from "#catalogue";
import { recordAudit } from "#commerce/audit";
import { codeOf, DISK_FULL, FOREIGN_KEY_VIOLATION, raiseRevision, type Database } from "#commerce/database";
import { PRICE_LISTS, readSetting } from "#commerce/settings";
import {
  changedSince,
  compareGenerations,
  emitDifferences,
  isUnchanged,
  type Differences,
} from "./compare-generations.ts";
import { BatchSize } from "./batch-size.ts";
import { continueLog } from "./change-log.ts";
import { applyPriceLists, convertGeneration } from "./convert-prices.ts";
import { repeatedKeyOf } from "./repeated-key.ts";
import type { FeedError, FeedLine } from "./feed.ts";
import { feedProducts } from "./feed-products.ts";
import { fillPriorPrices } from "./fill-prior-prices.ts";
import { findOnSale, lockOnSale } from "./generations.ts";
import { keepDates } from "./keep-dates.ts";
import { recordPrices } from "./price-history.ts";
import { toRows, type ProductRow, type VariantRow } from "./rows.ts";
import { acceptProducts, isTooMuchSkipped, type FeedPiece, type SkipOptions } from "./skipped.ts";
import { catalogueGenerationTable, priceHistoryTable, productTable, variantTable } from "./tables.ts";

/** Rows deleted in one statement. In the embedded database readers wait for a statement to finish. */
const SWEEP_BATCH = 1_000;
/** Share of deleted rows from which a vacuum is worthwhile. */
const VACUUM_THRESHOLD = 0.1;

/** Columns in conditions only, because analysing whole rows blocks the embedded database fifteen times as long. */
const CATALOGUE = [
  sql`${productTable} (generation, id, handle, vendor_handle, labels, is_visible, vip_level, published_at)`,
  sql`${variantTable} (generation, id, product_id)`,
];

export type ImportResult =
  | {
      readonly kind: "imported";
      readonly generation: number;
      readonly products: number;
      readonly variants: number;
      /** Number of skipped variants. */
      readonly skipped: number;
      /** Set if every product is as before. */
      readonly unchanged?: true;
    }
  /** In this and all other failures the catalogue on sale is unchanged. */
  | { readonly kind: "bad-feed"; readonly error: FeedError }
  /** More than `maxSkipped` would be skipped, so the file is probably wrong. */
  | { readonly kind: "too-much-skipped"; readonly skipped: number; readonly variants: number }
  | { readonly kind: "no-space" }
  /** Another import is running, in this process or another. */
  | { readonly kind: "busy" };

export interface ImportOptions extends SkipOptions {
  /** Identifies the feed in `catalogueStatus`, so that a start can decide whether to import again. */
  readonly source: string;
  /** The moment from which its prices apply; that of the import by default. */
  readonly now?: Date;
  readonly onProgress?: (done: { readonly products: number; readonly variants: number }) => void;
}

/** The lines of a product must be consecutive; their order is the order of its variants. */
export async function importFeed(
  database: Database,
  lines: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions,
): Promise<ImportResult> {
  const { codes } = priceListsOf(await readSetting(database.sql, PRICE_LISTS));
  return importProducts(database, feedProducts(lines, codes), options);
}

export async function importProducts(
  database: Database,
  pieces: AsyncIterable<FeedPiece>,
  options: ImportOptions,
): Promise<ImportResult> {
  try {
    const result = await database.exclusively("catalogue import", async (lost) => {
      await sweep(database);
      const generation = await beginGeneration(database, options.source);
      const dates = keepDates(database);
      const loaded = await load(database, { generation, pieces, lost, dates }, options);
      // Another process may be importing by now.
      lost.throwIfAborted();
      if (loaded.kind === "imported") {
        await analyse(database);
        const now = options.now ?? new Date();
        const lists = await convertGeneration(database, loaded.generation);
        await fillPriorPrices(database.sql, loaded.generation, lists, now);
        const before = await findOnSale(database.sql);
        const differences = await compareGenerations(database, before, loaded.generation);
        await dates.ofChanged(differences, loaded.generation, now);
        await putOnSale(database, loaded, { source: options.source, differences }, now);
        // The merchant may have changed the price lists meanwhile.
        await applyPriceLists(database, now);
        if (!lost.aborted) await sweep(database);
        return before && isUnchanged(differences) ? { ...loaded, unchanged: true as const } : loaded;
      }
      await sweep(database);
      return loaded;
    });
    return result === "busy" ? { kind: "busy" } : result;
  } catch (error) {
    // The sweep needs disk space too; the next one finishes it.
    if (codeOf(error) === DISK_FULL) return { kind: "no-space" };
    throw error;
  }
}

/** Deletes the remains of interrupted imports; does nothing during an import. */
export async function sweepCatalogue(database: Database): Promise<"swept" | "busy"> {
  return database.exclusively("catalogue import", async () => {
    await sweep(database);
    return "swept" as const;
  });
}

async function beginGeneration({ sql: client }: Database, source: string): Promise<number> {
  const [created] = await client.transaction(async (tx) => {
    // Waits for a change in progress. From here on changes are rejected.
    await lockOnSale(tx);
    return tx
      .insert(catalogueGenerationTable)
      .values({ state: "loading", source })
      .returning({ id: catalogueGenerationTable.id });
  });
  if (created === undefined) throw new Error("Inserting a catalogue generation returned no row");
  return created.id;
}

interface Loading {
  readonly generation: number;
  readonly pieces: AsyncIterable<FeedPiece>;
  /** Aborts when another process may import. */
  readonly lost: AbortSignal;
  readonly dates: Dates;
}

async function load(
  database: Database,
  { generation, pieces, lost, dates }: Loading,
  options: ImportOptions,
): Promise<ImportResult> {
  const { onProgress } = options;
  const done = { products: 0, variants: 0 };
  const tally = { accepted: 0, skipped: 0 };
  const size = new BatchSize();
  let batch = newBatch();
  let writing: Promise<FeedError | "no-space" | undefined> = Promise.resolve(undefined);
  const fail = (error: FeedError | "no-space"): ImportResult =>
    error === "no-space" ? { kind: "no-space" } : { kind: "bad-feed", error };

  try {
    for await (const product of acceptProducts(pieces, tally, options)) {
      // An earlier line may be invalid too; then report that one.
      if ("message" in product) return fail((await writing) ?? product);
      lost.throwIfAborted();
      const rows = toRows(generation, product);
      batch.products.push(rows.product);
      batch.variants.push(...rows.variants);
      batch.lines.push(...product);
      if (product[0]?.isUndated) batch.undated.add(rows.product.id);
      if (batch.variants.length < size.variants) continue;
      // One batch is written while the next is read.
      const error = await writing;
      if (error !== undefined) return fail(error);
      onProgress?.({ ...done });
      done.products += batch.products.length;
      done.variants += batch.variants.length;
      writing = write(database, batch, { size, dates });
      // A failure is handled when it is awaited; until then it must not be an unhandled rejection.
      writing.catch(() => undefined);
      batch = newBatch();
    }
  } finally {
    // Nothing may be written during the sweep.
    await Promise.allSettled([writing]);
  }
  const error = (await writing) ?? (await write(database, batch, { size, dates }));
  if (error !== undefined) return fail(error);
  done.products += batch.products.length;
  done.variants += batch.variants.length;
  if (isTooMuchSkipped(tally, options)) {
    return { kind: "too-much-skipped", skipped: tally.skipped, variants: tally.accepted + tally.skipped };
  }
  if (done.products === 0) return fail({ line: 0, message: "has no products" });
  onProgress?.({ ...done });
  return { kind: "imported", generation, ...done, skipped: tally.skipped };
}

type Dates = ReturnType<typeof keepDates>;

interface Batch {
  readonly products: ProductRow[];
  readonly variants: VariantRow[];
  readonly lines: FeedLine[];
  /** Products whose file states no dates. */
  readonly undated: Set<string>;
}

const newBatch = (): Batch => ({ products: [], variants: [], lines: [], undated: new Set() });

async function write(
  database: Database,
  batch: Batch,
  { size, dates }: { readonly size: BatchSize; readonly dates: Dates },
): Promise<FeedError | "no-space" | undefined> {
  const began = performance.now();
  try {
    await database.copy([
      { table: productTable, rows: await dates.inRows(batch.products, batch.undated) },
      { table: variantTable, rows: batch.variants },
    ]);
    size.adapt(performance.now() - began);
    return undefined;
  } catch (error) {
    if (codeOf(error) === DISK_FULL) return "no-space";
    const repeated = findRepeated(batch, error);
    if (repeated === undefined) throw error;
    return repeated;
  }
}

/** Finds the line that repeats a key. */
function findRepeated(batch: Batch, error: unknown): FeedError | undefined {
  const repeated = repeatedKeyOf(error);
  if (repeated === undefined) return undefined;
  const { field, value } = repeated;
  const line = batch.lines.findLast(({ row }) => row[field] === value)?.line;
  if (line === undefined) return undefined;
  const rule = field === "product_id" ? "; the lines of a product must be consecutive" : " and must be unique";
  return { line, field, message: `${value} is repeated${rule}` };
}

/**
 * Without statistics, statements would be planned for empty tables: the comparison of two catalogues of 50,000 products took 52 s. The
 * embedded database has no autovacuum.
 */
async function analyse({ sql: client }: Database): Promise<void> {
  await client.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const table of CATALOGUE) await tx.execute(sql`analyze ${table}`);
  });
}

/** Switches atomically from the old generation to the new one. */
async function putOnSale(
  { sql: client, revisions }: Database,
  { generation, products, variants }: { generation: number; products: number; variants: number },
  { source, differences }: { source: string; differences: Differences },
  now: Date,
): Promise<void> {
  await client.transaction(async (tx) => {
    const [retired] = await tx
      .update(catalogueGenerationTable)
      .set({ state: "retired" })
      .where(eq(catalogueGenerationTable.state, "on-sale"))
      .returning({ id: catalogueGenerationTable.id, sequence: catalogueGenerationTable.sequence });
    const shown = await tx
      .update(catalogueGenerationTable)
      .set({ state: "on-sale", importedAt: new Date(), products, variants })
      .where(and(eq(catalogueGenerationTable.id, generation), eq(catalogueGenerationTable.state, "loading")))
      .returning({ id: catalogueGenerationTable.id });
    // Another process began an import, because this one lost its lock with a connection, and is deleting the products.
    if (shown.length === 0) throw new Error(`Generation ${generation} was replaced by another import. Import again.`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await recordPrices(tx, generation, now);
    await tx.execute(sql`analyze ${priceHistoryTable} (product_id, variant_id)`);
    await recordAudit(tx, {
      subject: { kind: "catalogue", id: String(generation) },
      after: { source, products, variants },
    });
    const { before } = differences;
    const late = before ? await changedSince(tx, before) : [];
    await emitDifferences(tx, differences, { generation, late, at: now });
    if (before && retired) {
      const differing = new Set([...differences.touched, ...differences.removed, ...late]);
      await continueLog(tx, { generation, products, retired, differing: [...differing] });
    }
    await raiseRevision(tx, "catalogue");
  });
  await revisions.refresh();
}

/** Estimated number of rows; negative if never analysed. */
async function countRows(client: Database["sql"], table: typeof productTable | typeof variantTable): Promise<number> {
  const name = getTableName(table);
  const { rows } = await client.execute<{ rows: number }>(
    sql`select reltuples as rows from pg_class where oid = ${name}::regclass`,
  );
  return rows[0]?.rows ?? -1;
}

/** Deletes all generations except the one on sale, in small steps so that readers are not blocked. */
async function sweep({ sql: client }: Database): Promise<void> {
  // An import that has lost its lock cannot put on sale what is deleted here.
  await client
    .update(catalogueGenerationTable)
    .set({ state: "retired" })
    .where(eq(catalogueGenerationTable.state, "loading"));
  const isLeftover = ne(catalogueGenerationTable.state, "on-sale");
  for (;;) {
    const leftover = await client
      .select({ id: catalogueGenerationTable.id })
      .from(catalogueGenerationTable)
      .where(isLeftover);
    if (leftover.length === 0) return;
    const ids = leftover.map(({ id }) => id);
    for (const table of [variantTable, productTable]) {
      const step = sql`
        delete from ${table} where (generation, id) in
          (select generation, id from ${table} where ${inArray(table.generation, ids)} limit ${SWEEP_BATCH})`;
      const rows = await countRows(client, table);
      let deleted = 0;
      let last;
      do {
        last = (await client.execute(step)).rowCount ?? 0;
        deleted += last;
      } while (last === SWEEP_BATCH);
      // Reclaims the space for the next import; the embedded database has no autovacuum. A vacuum reads the whole table.
      if (deleted > rows * VACUUM_THRESHOLD) await client.execute(sql`vacuum ${table}`);
    }
    try {
      await client.delete(catalogueGenerationTable).where(and(inArray(catalogueGenerationTable.id, ids), isLeftover));
    } catch (error) {
      // The last statement of a killed import may still be running on the server: try again.
      if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    }
  }
}
