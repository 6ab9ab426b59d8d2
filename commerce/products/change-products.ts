// Changes the catalogue on sale while shoppers look at it: a batch is one transaction, visible and logged as a whole or
// not at all. Batches take turns; while an import loads they are refused, since it is about to replace what they change.

import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { FeedRow } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { applyChanges, type Products } from "./apply-changes.ts";
import { KEPT_CHANGES, logChanges } from "./change-log.ts";
import type { CatalogueChange } from "./change.ts";
import { codeOf, DISK_FULL, repeatedKeyOf } from "./database-errors.ts";
import { feedRowsOf } from "./feed-rows.ts";
import type { FeedError } from "./feed.ts";
import { lockOnSale, printPosition, type CataloguePosition, type OnSale } from "./generations.ts";
import { sweepCatalogue } from "./import.ts";
import { readProducts } from "./read.ts";
import { catalogueChangeTable, catalogueGenerationTable, productTable, variantTable } from "./tables.ts";
import { isAmong, writeRows } from "./write-rows.ts";

const UPKEEP: Upkeep = { keptChanges: KEPT_CHANGES, vacuumEvery: 10_000 };

interface Upkeep {
  /** Changes that the log keeps. An index further behind than this is faster built anew. */
  readonly keptChanges: number;
  /** Changes after which the room of old rows is given back; nothing does it unasked in the embedded database. */
  readonly vacuumEvery: number;
}

export type ChangeResult =
  | {
      readonly kind: "changed";
      /** Where the catalogue stands now. */
      readonly position: CataloguePosition;
      /** Products written, and products taken away; what was so before counts as neither. */
      readonly put: number;
      readonly deleted: number;
    }
  /** Nothing has changed, as in every case below. */
  | { readonly kind: "bad-change"; readonly error: FeedError }
  /** An import is running. */
  | { readonly kind: "busy" }
  /** There is no catalogue yet: it begins with an import. */
  | { readonly kind: "no-catalogue" }
  | { readonly kind: "no-space" };

/** Makes changes in their order; committed when it resolves with "changed". */
export async function changeProducts(
  database: Database,
  changes: readonly CatalogueChange[],
  upkeep: Partial<Upkeep> = {},
): Promise<ChangeResult> {
  const touched = new Touched();
  const attempt = () => database.sql.transaction((tx) => change(tx, changes, { ...UPKEEP, ...upkeep }, touched));
  try {
    let result = await attempt();
    // An import that was killed looks like one that runs, until it is swept.
    if (result.kind === "busy" && (await sweepCatalogue(database)) === "swept") result = await attempt();
    if (result.kind === "changed" && touched.isVacuumDue) await vacuum(database);
    return result;
  } catch (error) {
    if (codeOf(error) === DISK_FULL) return { kind: "no-space" };
    const repeated = repeatedKeyOf(error);
    const line = repeated && touched.lineWith(repeated.field, repeated.value);
    if (repeated === undefined || line === undefined) throw error;
    const message = `${repeated.value} is another product's, and it must be unique`;
    return { kind: "bad-change", error: { line, field: repeated.field, message } };
  }
}

async function change(
  tx: Sql,
  changes: readonly CatalogueChange[],
  { keptChanges, vacuumEvery }: Upkeep,
  touched: Touched,
): Promise<ChangeResult> {
  const onSale = await lockOnSale(tx);
  if ((await tx.$count(catalogueGenerationTable, eq(catalogueGenerationTable.state, "loading"))) > 0) {
    return { kind: "busy" };
  }
  if (onSale === undefined) return { kind: "no-catalogue" };
  const before = await readTouched(tx, onSale, changes);
  const after = applyChanges(before, changes);
  if (after.kind === "bad-change") return after;
  const differing = [...after.products].filter(([id, rows]) => !isDeepStrictEqual(rows, before.get(id)));
  touched.note(after.lines, differing);
  await writeRows(
    tx,
    onSale.id,
    differing.map(([id, rows]) => ({ before: before.get(id), after: rows })),
  );
  const position = await log(tx, onSale, differing, before, keptChanges);
  touched.isVacuumDue = Math.floor(position.sequence / vacuumEvery) > Math.floor(onSale.sequence / vacuumEvery);
  const put = differing.filter(([, rows]) => rows !== undefined).length;
  return { kind: "changed", position: printPosition(position), put, deleted: differing.length - put };
}

/** The products that changes are about, as they are. */
async function readTouched(tx: Sql, { id }: OnSale, changes: readonly CatalogueChange[]): Promise<Products> {
  const ids = new Set<string>();
  const variants = new Set<string>();
  for (const one of changes) {
    if (one.kind === "put") ids.add(one.rows[0]!.product_id);
    else if (one.kind === "set-variant") variants.add(one.variant);
    else ids.add(one.product);
  }
  if (variants.size > 0) {
    const owners = await tx
      .select({ productId: variantTable.productId })
      .from(variantTable)
      .where(and(eq(variantTable.generation, id), isAmong(sql`${variantTable.id}`, variants)));
    for (const { productId } of owners) ids.add(productId);
  }
  const products = await readProducts(tx, id, isAmong(sql`${productTable.id}`, ids));
  return new Map(products.map((product) => [product.id, feedRowsOf(product)]));
}

type Differing = readonly (readonly [id: string, rows: readonly FeedRow[] | undefined])[];

async function log(
  tx: Sql,
  onSale: OnSale,
  differing: Differing,
  before: Products,
  keptChanges: number,
): Promise<OnSale> {
  if (differing.length === 0) return onSale;
  const { products, variants, id } = catalogueGenerationTable;
  let more = { products: 0, variants: 0 };
  for (const [product, rows] of differing) {
    const old = before.get(product);
    more = {
      products: more.products + Number(rows !== undefined) - Number(old !== undefined),
      variants: more.variants + (rows?.length ?? 0) - (old?.length ?? 0),
    };
  }
  await tx
    .update(catalogueGenerationTable)
    .set({ products: sql`${products} + ${more.products}`, variants: sql`${variants} + ${more.variants}` })
    .where(eq(id, onSale.id));
  return logChanges(
    tx,
    onSale,
    differing.map(([product]) => product),
    keptChanges,
  );
}

async function vacuum({ sql: client }: Database): Promise<void> {
  try {
    for (const table of [variantTable, productTable, catalogueChangeTable]) await client.execute(sql`vacuum ${table}`);
  } catch (error) {
    // The changes themselves are committed; the next time gives the room back.
    if (codeOf(error) !== DISK_FULL) throw error;
  }
}

/** What a transaction was about, for whoever must explain why it failed. */
class Touched {
  isVacuumDue = false;
  #lines: ReadonlyMap<string, number> = new Map();
  #products: Differing = [];

  note(lines: ReadonlyMap<string, number>, products: Differing): void {
    this.#lines = lines;
    this.#products = products;
  }

  /** The last line that wrote a product with this value. */
  lineWith(field: "handle" | "objectID" | "product_id", value: string): number | undefined {
    const lines = this.#products
      .filter(([, rows]) => rows?.some((row) => row[field] === value))
      .map(([id]) => this.#lines.get(id) ?? 0);
    return lines.length === 0 ? undefined : Math.max(...lines);
  }
}
