// Imports a whole feed as a new generation of the catalogue: shoppers see the old one, then at one moment the new one.
//
// A generation is loading, then on sale, then retired. Killed at any moment, the database still has the generation that
// was on sale; what an unfinished import left is swept by the next one, or at the next start.

import { and, eq, getTableName, inArray, ne, sql } from "drizzle-orm";
import { insertRows, raiseRevision, type Database } from "#commerce/database";
import { codeOf, DISK_FULL, FOREIGN_KEY_VIOLATION, repeatedKeyOf } from "./database-errors.ts";
import type { FeedError, FeedLine } from "./feed.ts";
import { feedProducts } from "./feed-products.ts";
import { lockOnSale } from "./generations.ts";
import { toRows, type ProductRow, type VariantRow } from "./rows.ts";
import { isTooMuch, takeIn, type FeedPiece, type Intake } from "./skipped.ts";
import { catalogueGenerationTable, productTable, variantTable } from "./tables.ts";

/**
 * Variants written in one statement, and rows swept: large enough that the round trip is little, small enough that readers, who
 * wait for a statement in the embedded database, hardly notice (95 % of them less than 80 ms, where 2,000 meant seconds).
 */
const BATCH = 200;
const SWEEP_BATCH = 1_000;
/** Part of a table's rows from which on their space is worth looking through it for. */
const WORTH_VACUUMING = 0.1;

export type ImportResult =
  | {
      readonly kind: "imported";
      readonly generation: number;
      readonly products: number;
      readonly variants: number;
      /** Variants left out. */
      readonly skipped: number;
    }
  /** Nothing visible has changed. */
  | { readonly kind: "bad-feed"; readonly error: FeedError }
  /** So much would have been left out that the file is likely not what it was meant to be. */
  | { readonly kind: "too-much-skipped"; readonly skipped: number; readonly variants: number }
  | { readonly kind: "no-space" }
  /** Another import is running, in this process or another. */
  | { readonly kind: "busy" };

export interface ImportOptions extends Intake {
  /** What the feed was made from; `catalogueStatus` tells it, so that a start can see whether to import again. */
  readonly source: string;
  readonly onProgress?: (done: { readonly products: number; readonly variants: number }) => void;
}

/** The lines of one product stand together; their order is the order of its variants. */
export const importFeed = (
  database: Database,
  lines: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions,
): Promise<ImportResult> => importProducts(database, feedProducts(lines), options);

export async function importProducts(
  database: Database,
  pieces: AsyncIterable<FeedPiece>,
  options: ImportOptions,
): Promise<ImportResult> {
  try {
    const result = await database.exclusively("catalogue import", async () => {
      await sweep(database);
      const generation = await beginGeneration(database, options.source);
      const loaded = await load(database, generation, pieces, options);
      if (loaded.kind === "imported") await putOnSale(database, loaded);
      await sweep(database);
      return loaded;
    });
    return result === "busy" ? { kind: "busy" } : result;
  } catch (error) {
    // A full disk also stops the sweep, which needs space to note what it deletes; the next one finishes it.
    if (codeOf(error) === DISK_FULL) return { kind: "no-space" };
    throw error;
  }
}

/** Removes what interrupted imports left behind; does nothing while one is running. */
export async function sweepCatalogue(database: Database): Promise<"swept" | "busy"> {
  return database.exclusively("catalogue import", async () => {
    await sweep(database);
    return "swept" as const;
  });
}

async function beginGeneration({ sql: client }: Database, source: string): Promise<number> {
  const [begun] = await client.transaction(async (tx) => {
    // From here on changes are refused; one that is being made ends before the import begins.
    await lockOnSale(tx);
    return tx
      .insert(catalogueGenerationTable)
      .values({ state: "loading", source })
      .returning({ id: catalogueGenerationTable.id });
  });
  if (begun === undefined) throw new Error("The database did not number the new generation of the catalogue");
  return begun.id;
}

async function load(
  { sql: client }: Database,
  generation: number,
  pieces: AsyncIterable<FeedPiece>,
  options: ImportOptions,
): Promise<ImportResult> {
  const { onProgress } = options;
  const done = { products: 0, variants: 0 };
  const tally = { taken: 0, skipped: 0 };
  let batch = newBatch();
  let writing: Promise<FeedError | "no-space" | undefined> = Promise.resolve(undefined);
  const fail = (error: FeedError | "no-space"): ImportResult =>
    error === "no-space" ? { kind: "no-space" } : { kind: "bad-feed", error };

  try {
    for await (const product of takeIn(pieces, tally, options)) {
      // A line before this one may be at fault too, and is then the one to name.
      if ("message" in product) return fail((await writing) ?? product);
      const rows = toRows(generation, product);
      batch.products.push(rows.product);
      batch.variants.push(...rows.variants);
      batch.lines.push(...product);
      if (batch.variants.length < BATCH) continue;
      // One batch is written while the next is read.
      const error = await writing;
      if (error !== undefined) return fail(error);
      onProgress?.({ ...done });
      done.products += batch.products.length;
      done.variants += batch.variants.length;
      writing = write(client, batch);
      // Whoever waits for it hears of a failure; until then others have their turn, and it must not end the process.
      writing.catch(() => undefined);
      batch = newBatch();
    }
  } finally {
    // Nothing may still be written when the sweep comes.
    await Promise.allSettled([writing]);
  }
  const error = (await writing) ?? (await write(client, batch));
  if (error !== undefined) return fail(error);
  done.products += batch.products.length;
  done.variants += batch.variants.length;
  if (isTooMuch(tally, options)) {
    return { kind: "too-much-skipped", skipped: tally.skipped, variants: tally.taken + tally.skipped };
  }
  if (done.products === 0) return fail({ line: 1, message: "the feed has no products" });
  onProgress?.({ ...done });
  return { kind: "imported", generation, ...done, skipped: tally.skipped };
}

interface Batch {
  readonly products: ProductRow[];
  readonly variants: VariantRow[];
  readonly lines: FeedLine[];
}

const newBatch = (): Batch => ({ products: [], variants: [], lines: [] });

async function write(client: Database["sql"], batch: Batch): Promise<FeedError | "no-space" | undefined> {
  try {
    await insertRows(client, productTable, batch.products);
    await insertRows(client, variantTable, batch.variants);
    return undefined;
  } catch (error) {
    if (codeOf(error) === DISK_FULL) return "no-space";
    const repeated = findRepeated(batch, error);
    if (repeated === undefined) throw error;
    return repeated;
  }
}

/** Names the line that repeats a key. */
function findRepeated(batch: Batch, error: unknown): FeedError | undefined {
  const repeated = repeatedKeyOf(error);
  if (repeated === undefined) return undefined;
  const { field, value } = repeated;
  const line = batch.lines.findLast(({ row }) => row[field] === value)?.line;
  if (line === undefined) return undefined;
  const rule = field === "product_id" ? "the lines of one product must stand together" : "it must be unique";
  return { line, field, message: `${value} came before, and ${rule}` };
}

/** The one moment at which shoppers change over. */
async function putOnSale(
  { sql: client, revisions }: Database,
  { generation, products, variants }: { generation: number; products: number; variants: number },
): Promise<void> {
  // Without this the first queries would be planned for empty tables; nothing does it unasked in the embedded database. It is
  // told only what queries choose by: to look at whole rows takes some fifteen times as long, in which nobody else is served.
  await client.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(
      sql`analyze ${productTable} (generation, id, handle, vendor_handle, labels, is_visible, vip_level, published_at)`,
    );
    await tx.execute(sql`analyze ${variantTable} (generation, id, product_id)`);
  });
  await client.transaction(async (tx) => {
    await tx
      .update(catalogueGenerationTable)
      .set({ state: "retired" })
      .where(eq(catalogueGenerationTable.state, "on-sale"));
    await tx
      .update(catalogueGenerationTable)
      .set({ state: "on-sale", importedAt: new Date(), products, variants })
      .where(eq(catalogueGenerationTable.id, generation));
    await raiseRevision(tx, "catalogue");
  });
  await revisions.refresh();
}

/** As last counted; negative if never. */
async function countRows(client: Database["sql"], table: typeof productTable | typeof variantTable): Promise<number> {
  const name = getTableName(table);
  const { rows } = await client.execute<{ rows: number }>(
    sql`select reltuples as rows from pg_class where oid = ${name}::regclass`,
  );
  return rows[0]?.rows ?? -1;
}

/** Deletes every generation but the one on sale, in steps that leave turns to readers. */
async function sweep({ sql: client }: Database): Promise<void> {
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
      // Gives the space back to the next import; nothing does it unasked in the embedded database. It reads the whole table.
      if (deleted > rows * WORTH_VACUUMING) await client.execute(sql`vacuum ${table}`);
    }
    try {
      await client.delete(catalogueGenerationTable).where(and(inArray(catalogueGenerationTable.id, ids), isLeftover));
    } catch (error) {
      // The last statement of an import that was killed may still have been running in the server: once more.
      if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    }
  }
}
