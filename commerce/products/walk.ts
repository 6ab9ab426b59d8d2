// Iterates over all products that a viewer may see, in batches by id, for sitemaps and feeds of any size. A product that changes
// meanwhile is returned in its old or new state; none is returned twice.

import { and, asc, eq, gt, gte, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "#commerce/database";
import type { ProductWithVariants } from "./product.ts";
import { toProductWithVariants, WITH_VARIANTS } from "./stored-products.ts";
import { productTable } from "./tables.ts";
import { ON_SALE, visibleTo, type Viewer } from "./visibility.ts";

/** Half-open range of product ids; unbounded where undefined. */
export interface ProductRange {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

export interface ProductAddress {
  readonly id: string;
  readonly handle: string;
  readonly largeImage: string;
  readonly updatedAt: Date;
}

/** Products read in one statement, with all variants or only their addresses. */
const BATCH = 50;
const ADDRESS_BATCH = 2_000;

/** Divides the catalogue on sale into ranges of at most `size` products, including hidden ones. */
export async function productRanges({ replica: client }: Database, size: number): Promise<readonly ProductRange[]> {
  const numbered = client
    .select({
      id: productTable.id,
      place: sql<number>`row_number() over (order by ${productTable.id})`.as("place"),
    })
    .from(productTable)
    .where(eq(productTable.generation, ON_SALE))
    .as("numbered");
  const firsts = await client
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`(${numbered.place} - 1) % ${sql.raw(String(Math.trunc(size)))} = 0`)
    .orderBy(asc(numbered.id));
  return firsts.map(({ id }, at) => ({ from: id, before: firsts[at + 1]?.id }));
}

/** The ids of the next products on sale after an id, hidden ones included. */
export async function productIdsAfter(
  { replica: client }: Database,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const { id, generation } = productTable;
  const rows = await client
    .select({ id })
    .from(productTable)
    .where(and(eq(generation, ON_SALE), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

export const walkAddresses = (
  { replica: client }: Database,
  viewer: Viewer,
  range: ProductRange = {},
): AsyncGenerator<readonly ProductAddress[]> => {
  const { id, handle, largeImage, updatedAt } = productTable;
  return walk(range, ADDRESS_BATCH, (within) =>
    client
      .select({ id, handle, largeImage, updatedAt })
      .from(productTable)
      .where(and(...visibleTo(viewer), ...within))
      .orderBy(asc(id))
      .limit(ADDRESS_BATCH),
  );
};

export interface ProductPictures {
  readonly id: string;
  /** Tab-separated. */
  readonly addresses: string;
  readonly vendorText: string;
}

/** Pictures of all products on sale that have one to store, including hidden products. */
export const walkPictures = ({ sql: client }: Database): AsyncGenerator<readonly ProductPictures[]> => {
  const { id, largeImage, images, vendorText } = productTable;
  // One text, because parsing an array of the database takes most of the time of a row.
  const addresses = sql<string>`concat_ws(E'\t', ${largeImage}, array_to_string(${images}, E'\t'))`;
  const hasStored = sql`${addresses} ~* ${STORED}`;
  return walk({}, ADDRESS_BATCH, (within) =>
    client
      .select({ id, addresses, vendorText })
      .from(productTable)
      .where(and(eq(productTable.generation, ON_SALE), hasStored, ...within))
      .orderBy(asc(id))
      .limit(ADDRESS_BATCH),
  );
};

/** Finds more than `isStoredAddress`, never less. */
const STORED = String.raw`(^|\t)(https?://|/media/files/)`;

export const walkProducts = (
  { replica: client }: Database,
  viewer: Viewer,
  range: ProductRange = {},
): AsyncGenerator<readonly ProductWithVariants[]> =>
  walk(range, BATCH, async (within) => {
    const rows = await client
      .select(WITH_VARIANTS)
      .from(productTable)
      .where(and(...visibleTo(viewer), ...within))
      .orderBy(asc(productTable.id))
      .limit(BATCH);
    return rows.map(toProductWithVariants);
  });

async function* walk<Row extends { readonly id: string }>(
  { from, before }: ProductRange,
  batchSize: number,
  read: (within: readonly SQL[]) => PromiseLike<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const end = before === undefined ? [] : [lt(productTable.id, before)];
  let start = from === undefined ? [] : [gte(productTable.id, from)];
  for (;;) {
    const batch = await read([...start, ...end]);
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    if (batch.length < batchSize) return;
    start = [gt(productTable.id, last.id)];
  }
}
