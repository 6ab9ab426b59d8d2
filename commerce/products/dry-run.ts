// Dry run of an import: reads the whole feed, compares it with the catalogue on sale and writes nothing.

import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { feedLineOf, type FeedError, type FeedLine } from "./feed.ts";
import { feedRowsOf, type StoredProduct } from "./feed-rows.ts";
import { findOnSale } from "./generations.ts";
import { readProducts } from "./read.ts";
import { toRows } from "./rows.ts";
import { acceptProducts, isTooMuchSkipped, type FeedPiece } from "./skipped.ts";
import type { Difference } from "./import-report.ts";
import type { ImportOptions, ImportResult } from "./import.ts";
import { catalogueStatus } from "./status.ts";
import { productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";
import { createYielder } from "./yielder.ts";

/** Products compared in one statement. */
const BATCH = 100;
/** Products of each kind of difference that are named. */
const SHOWN_DIFFERENCES = 100;

export type DryRunResult =
  | {
      readonly kind: "would-import";
      readonly products: number;
      readonly variants: number;
      readonly skipped: number;
      /** Numbers of new, changed and unchanged products. */
      readonly added: number;
      readonly changed: number;
      readonly same: number;
      /** Products on sale that are not in the feed. */
      readonly removed: number;
    }
  | Extract<ImportResult, { readonly kind: "bad-feed" | "too-much-skipped" }>;

export async function dryRunImport(
  database: Database,
  pieces: AsyncIterable<FeedPiece>,
  options: Omit<ImportOptions, "source"> & {
    /** Called for the first products of each kind. */
    readonly onDifference?: (difference: Difference) => void;
  },
): Promise<DryRunResult> {
  const tally = { accepted: 0, skipped: 0 };
  const count = { products: 0, added: 0, changed: 0, same: 0 };
  const onSale = await findOnSale(database.sql);
  const seen = new Set<string>();
  const shown = { added: 0, changed: 0, removed: 0 };
  const report = (difference: Difference): void => {
    shown[difference.change] += 1;
    if (shown[difference.change] <= SHOWN_DIFFERENCES) options.onDifference?.(difference);
  };
  const yieldToOthers = createYielder();
  let batch: (readonly FeedLine[])[] = [];
  const compare = async (): Promise<void> => {
    const found = onSale ? await readStored(database, onSale.id, batch) : new Map<string, StoredProduct>();
    for (const lines of batch) {
      // Other queries wait for the event loop too: the embedded database has one connection.
      await yieldToOthers();
      const { line, row } = lines[0]!;
      const stored = found.get(row.product_id);
      const before = stored && comparable(feedRowsOf(stored).map((one) => feedLineOf(one, 0)));
      const after = comparable(lines);
      const fields = before && differingKeys(before, after);
      count[before === undefined ? "added" : fields?.length === 0 ? "same" : "changed"] += 1;
      seen.add(row.product_id);
      const difference = { line, product: row.product_id, title: row.title };
      if (fields === undefined) report({ change: "added", ...difference });
      else if (fields.length > 0) report({ change: "changed", ...difference, fields });
    }
    count.products += batch.length;
    options.onProgress?.({ products: count.products, variants: tally.accepted });
    batch = [];
  };
  for await (const product of acceptProducts(pieces, tally, options)) {
    if ("message" in product) return fail(product);
    batch.push(product);
    if (batch.length === BATCH) await compare();
  }
  await compare();
  if (isTooMuchSkipped(tally, options)) {
    return { kind: "too-much-skipped", skipped: tally.skipped, variants: tally.accepted + tally.skipped };
  }
  if (count.products === 0) return fail({ line: 0, message: "has no products" });
  const removed = ((await catalogueStatus(database))?.products ?? 0) - count.changed - count.same;
  if (onSale && removed > 0 && options.onDifference) {
    for (const gone of await missingFrom(database, onSale.id, seen)) report({ change: "removed", ...gone });
  }
  return { kind: "would-import", ...count, removed, variants: tally.accepted, skipped: tally.skipped };
}

const fail = (error: FeedError): DryRunResult => ({ kind: "bad-feed", error });

async function readStored(
  { sql: client }: Database,
  generation: number,
  products: readonly (readonly FeedLine[])[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const ids = products.map((lines) => lines[0]!.row.product_id);
  const stored = await readProducts(client, generation, isAmong(sql`${productTable.id}`, ids));
  return new Map(stored.map((one) => [one.id, one]));
}

type Comparable = Readonly<Record<string, unknown>>;

/** As stored, without dates, and without the sales of files that state neither: products keep theirs (keep-dates.ts). */
function comparable(lines: readonly FeedLine[]): Comparable {
  const { product, variants } = toRows(0, lines);
  const { publishedAt: _published, createdAt: _created, updatedAt: _updated, written: _written, ...others } = product;
  const { soldCount: _sold, ...unsold } = others;
  const rest = lines[0]?.isUndated ? unsold : others;
  return { ...rest, variants: variants.map(({ written: _own, ...variant }) => variant) };
}

const differingKeys = (before: Comparable, after: Comparable): readonly string[] =>
  Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));

/** The first products on sale that the file does not have. */
async function missingFrom({ sql: client }: Database, onSale: number, seen: ReadonlySet<string>) {
  const { id, title, generation } = productTable;
  const missing: { readonly product: string; readonly title: string }[] = [];
  for (let last = ""; missing.length < SHOWN_DIFFERENCES;) {
    const rows = await client
      .select({ product: id, title })
      .from(productTable)
      .where(and(eq(generation, onSale), gt(id, last)))
      .orderBy(asc(id))
      .limit(1_000);
    missing.push(...rows.filter(({ product }) => !seen.has(product)));
    last = rows.at(-1)?.product ?? "";
    if (rows.length === 0) break;
  }
  return missing;
}
