// Dry run of an import: reads the whole feed, compares it with the catalogue on sale and writes nothing.

import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { feedLineOf, type FeedError, type FeedLine } from "./feed.ts";
import { feedRowsOf } from "./feed-rows.ts";
import { findOnSale } from "./generations.ts";
import { readProducts } from "./read.ts";
import { toRows } from "./rows.ts";
import { acceptProducts, isTooMuchSkipped, type FeedPiece } from "./skipped.ts";
import type { ImportOptions, ImportResult } from "./import.ts";
import { catalogueStatus } from "./status.ts";
import { productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products compared in one statement. */
const BATCH = 100;

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
  options: Omit<ImportOptions, "source">,
): Promise<DryRunResult> {
  const tally = { accepted: 0, skipped: 0 };
  const count = { products: 0, added: 0, changed: 0, same: 0 };
  const onSale = await findOnSale(database.sql);
  let batch: (readonly FeedLine[])[] = [];
  const compare = async (): Promise<void> => {
    const found = onSale ? await readRows(database, onSale.id, batch) : new Map<string, unknown>();
    for (const lines of batch) {
      const before = found.get(lines[0]!.row.product_id);
      const isSame = before !== undefined && isDeepStrictEqual(before, comparable(lines));
      count[before === undefined ? "added" : isSame ? "same" : "changed"] += 1;
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
  if (count.products === 0) return fail({ line: 1, message: "the feed has no products" });
  const removed = ((await catalogueStatus(database))?.products ?? 0) - count.changed - count.same;
  return { kind: "would-import", ...count, removed, variants: tally.accepted, skipped: tally.skipped };
}

const fail = (error: FeedError): DryRunResult => ({ kind: "bad-feed", error });

async function readRows(
  { sql: client }: Database,
  generation: number,
  products: readonly (readonly FeedLine[])[],
): Promise<ReadonlyMap<string, unknown>> {
  const ids = products.map((lines) => lines[0]!.row.product_id);
  const stored = await readProducts(client, generation, isAmong(sql`${productTable.id}`, ids));
  return new Map(stored.map((one) => [one.id, comparable(feedRowsOf(one).map((row) => feedLineOf(row, 0)))]));
}

/** As stored, without dates: formats without dates set them to the time of the import. */
function comparable(lines: readonly FeedLine[]): unknown {
  const { product, variants } = toRows(0, lines);
  const { publishedAt: _published, createdAt: _created, updatedAt: _updated, written: _written, ...rest } = product;
  return { ...rest, variants: variants.map(({ written: _own, ...variant }) => variant) };
}
