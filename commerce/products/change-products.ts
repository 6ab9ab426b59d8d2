// Changes the catalogue on sale. A batch is one transaction, visible and logged as a whole or not at all. Batches run one after
// another; during an import they are rejected, because the import is about to replace the catalogue.

import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { codeOf, DISK_FULL, raiseRevision, type Database, type Sql } from "#commerce/database";
import { applyChanges, type Products } from "./apply-changes.ts";
import { auditOf } from "./audit-change.ts";
import { logChanges, MAX_LOGGED_CHANGES } from "./change-log.ts";
import type { CatalogueChange } from "./change.ts";
import { repeatedKeyOf } from "./repeated-key.ts";
import { feedRowsOf } from "./feed-rows.ts";
import type { FeedError } from "./feed.ts";
import { emitChanges, type Differing } from "./emit-changes.ts";
import { lockOnSale, printPosition, type CataloguePosition, type OnSale } from "./generations.ts";
import { sweepCatalogue } from "./import.ts";
import { readProducts } from "./read.ts";
import { catalogueChangeTable, catalogueGenerationTable, productTable, variantTable } from "./tables.ts";
import { priceChanged } from "./convert-prices.ts";
import { isAmong, writeRows } from "./write-rows.ts";

const UPKEEP: Omit<Upkeep, "now"> = { maxLoggedChanges: MAX_LOGGED_CHANGES, vacuumEvery: 10_000 };

interface Upkeep {
  /** Length of the change log. */
  readonly maxLoggedChanges: number;
  /** Number of changes between vacuums; the embedded database has no autovacuum. */
  readonly vacuumEvery: number;
  /** The moment from which the changed prices apply. */
  readonly now: Date;
}

export type ChangeResult =
  | {
      readonly kind: "changed";
      /** The new position of the catalogue. */
      readonly position: CataloguePosition;
      /** Products written and deleted; unchanged ones do not count. */
      readonly put: number;
      readonly deleted: number;
    }
  /** In this and all other failures nothing was changed. */
  | { readonly kind: "bad-change"; readonly error: FeedError }
  /** Someone has changed the product since the version that the line names. */
  | { readonly kind: "stale"; readonly line: number; readonly product: string }
  /** An import is running. */
  | { readonly kind: "busy" }
  /** There is no product to change yet. */
  | { readonly kind: "no-catalogue" }
  | { readonly kind: "no-space" };

/** Applies changes in order. The result "changed" means that they are committed. */
export async function changeProducts(
  database: Database,
  changes: readonly CatalogueChange[],
  upkeep: Partial<Upkeep> = {},
): Promise<ChangeResult> {
  const touched = new Touched();
  const attempt = () =>
    database.sql.transaction((tx) => change(tx, changes, { ...UPKEEP, now: new Date(), ...upkeep }, touched));
  try {
    let result = await attempt();
    // A killed import looks like a running one until it is swept.
    if (result.kind === "busy" && (await sweepCatalogue(database)) === "swept") result = await attempt();
    if (result.kind === "changed" && touched.isVacuumDue) await vacuum(database);
    return result;
  } catch (error) {
    if (codeOf(error) === DISK_FULL) return { kind: "no-space" };
    const repeated = repeatedKeyOf(error);
    const line = repeated && touched.lineWith(repeated.field, repeated.value);
    if (repeated === undefined || line === undefined) throw error;
    const message = `${repeated.value} belongs to another product and must be unique`;
    return { kind: "bad-change", error: { line, field: repeated.field, message } };
  }
}

async function change(
  tx: Sql,
  changes: readonly CatalogueChange[],
  { maxLoggedChanges, vacuumEvery, now }: Upkeep,
  touched: Touched,
): Promise<ChangeResult> {
  const found = await lockOnSale(tx);
  if ((await tx.$count(catalogueGenerationTable, eq(catalogueGenerationTable.state, "loading"))) > 0) {
    return { kind: "busy" };
  }
  if (found === undefined && changes.some(({ kind }) => kind !== "put")) return { kind: "no-catalogue" };
  const before: Products = found ? await readTouched(tx, found, changes) : new Map();
  const after = applyChanges(before, changes);
  if (after.kind !== "applied") return after;
  // The first product of a shop that never had an import.
  const onSale = found ?? (await beginEmpty(tx));
  const differing = [...after.products].filter(([id, rows]) => !isDeepStrictEqual(rows, before.get(id)));
  touched.record(after.lines, differing);
  const repriced = await writeRows(
    tx,
    onSale.id,
    differing.map(([id, rows]) => ({ before: before.get(id), after: rows })),
  );
  await priceChanged(tx, onSale.id, repriced, now);
  await emitChanges(tx, differing, before, now);
  const position = await log(tx, onSale, differing, before, maxLoggedChanges);
  touched.isVacuumDue = Math.floor(position.sequence / vacuumEvery) > Math.floor(onSale.sequence / vacuumEvery);
  const put = differing.filter(([, rows]) => rows !== undefined).length;
  if (differing.length > 0) await recordAudit(tx, auditOf(before, differing));
  return { kind: "changed", position: printPosition(position), put, deleted: differing.length - put };
}

/** Puts a catalogue without products on sale. */
async function beginEmpty(tx: Sql): Promise<OnSale> {
  const { id, sequence } = catalogueGenerationTable;
  const [created] = await tx
    .insert(catalogueGenerationTable)
    .values({ state: "on-sale", source: "changes", importedAt: new Date() })
    .returning({ id, sequence });
  if (created === undefined) throw new Error("Inserting a catalogue generation returned no row");
  await raiseRevision(tx, "catalogue");
  return created;
}

/** Current rows of the products that the changes refer to. */
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

async function log(
  tx: Sql,
  onSale: OnSale,
  differing: Differing,
  before: Products,
  maxLoggedChanges: number,
): Promise<OnSale> {
  const growth = { products: 0, variants: 0 };
  for (const [product, rows] of differing) {
    const old = before.get(product);
    growth.products += Number(rows !== undefined) - Number(old !== undefined);
    growth.variants += (rows?.length ?? 0) - (old?.length ?? 0);
  }
  const ids = differing.map(([product]) => product);
  return logChanges(tx, onSale, ids, { growth, maxChanges: maxLoggedChanges });
}

async function vacuum({ sql: client }: Database): Promise<void> {
  try {
    for (const table of [variantTable, productTable, catalogueChangeTable]) await client.execute(sql`vacuum ${table}`);
  } catch (error) {
    // The changes are committed; the next vacuum reclaims the space.
    if (codeOf(error) !== DISK_FULL) throw error;
  }
}

/** Products and lines of a transaction, to explain its failure. */
class Touched {
  isVacuumDue = false;
  #lines: ReadonlyMap<string, number> = new Map();
  #products: Differing = [];

  record(lines: ReadonlyMap<string, number>, products: Differing): void {
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
