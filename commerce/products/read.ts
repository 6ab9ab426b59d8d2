// Streams the catalogue on sale as feed rows, product by product.

import { and, asc, eq, getTableColumns, gt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { FeedRow } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { feedRowsOf, type StoredProduct } from "./feed-rows.ts";
import { findOnSale, printPosition, type CataloguePosition } from "./generations.ts";
import { catalogueGenerationTable, productTable } from "./tables.ts";
import { isAmong } from "./write-rows.ts";

/** Products read in one statement. */
const BATCH = 100;

export interface CatalogueReading {
  /** Position before the first row; changes made while reading come after it. */
  readonly position: CataloguePosition;
  /** Number of products at that position. */
  readonly products: number;
  /** Rows of one product at a time, in the order of product ids. Throws CatalogueReplaced. */
  readonly rows: AsyncIterable<readonly FeedRow[]>;
}

/** Another generation went on sale while reading, so the rows read so far are useless. */
export class CatalogueReplaced extends Error {}

/** Rows of some products, in the order of their ids. Undefined before the first import. `rowsOf` as for `readCatalogue`. */
export async function readFeedRows(
  { sql: client }: Pick<Database, "sql">,
  ids: readonly string[],
  rowsOf: RowsOf = feedRowsOf,
): Promise<readonly (readonly FeedRow[])[] | undefined> {
  const onSale = await findOnSale(client);
  if (onSale === undefined) return undefined;
  const products = await readProducts(client, onSale.id, isAmong(sql`${productTable.id}`, ids));
  return products.map(rowsOf);
}

/** Undefined before the first import. `rowsOf` is saleRowsOf for search indexes, which have converted prices too. */
export async function readCatalogue(
  { sql: client }: Database,
  rowsOf: RowsOf = feedRowsOf,
): Promise<CatalogueReading | undefined> {
  const { id, sequence, products, state } = catalogueGenerationTable;
  const [generation] = await client
    .select({ id, sequence, products })
    .from(catalogueGenerationTable)
    .where(eq(state, "on-sale"));
  if (generation === undefined) return undefined;
  return {
    position: printPosition(generation),
    products: generation.products,
    rows: readGeneration(client, generation.id, rowsOf),
  };
}

type RowsOf = (product: StoredProduct) => readonly FeedRow[];

async function* readGeneration(client: Sql, generation: number, rowsOf: RowsOf): AsyncGenerator<readonly FeedRow[]> {
  let next = readProducts(client, generation, undefined, BATCH);
  for (;;) {
    const batch = await next;
    const last = batch.at(-1);
    // Prefetch the next batch.
    if (last !== undefined && batch.length === BATCH) {
      next = readProducts(client, generation, gt(productTable.id, last.id), BATCH);
      // The consumer may stop early, and then nothing awaits it.
      next.catch(() => {});
    }
    for (const product of batch) yield rowsOf(product);
    if (batch.length < BATCH) break;
  }
  // A generation is deleted only after it was retired, so one that is still on sale was complete.
  if ((await findOnSale(client))?.id !== generation) {
    throw new CatalogueReplaced(`Generation ${generation} of the catalogue was replaced while it was read`);
  }
}

/** Products of a generation with their variants, in one statement, so that each is consistent. */
export async function readProducts(
  client: Pick<Sql, "select">,
  generation: number,
  where: SQL | undefined,
  limit?: number,
): Promise<readonly StoredProduct[]> {
  const query = client
    .select({ ...COLUMNS, ...LISTS, variants: VARIANTS, popularity: POPULARITY })
    .from(productTable)
    .where(and(eq(productTable.generation, generation), where))
    .orderBy(asc(productTable.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
}

const {
  generation: _generation,
  labels: _labels,
  searchText: _searchText,
  colours: _colours,
  ...COLUMNS
} = getTableColumns(productTable);

/** As JSON, because parsing arrays of the database takes longer than everything else of a row. */
const listOf = (column: AnyPgColumn) => sql<string[]>`to_json(${column})`;
const LISTS = {
  images: listOf(productTable.images),
  tags: listOf(productTable.tags),
  departments: listOf(productTable.departments),
};

const POPULARITY = sql<number | null>`(
  select worth from product_popularity where product_popularity.product_id = product.id)`.as("popularity");

// Columns are qualified by hand, because Drizzle omits the table in single-table queries.
const VARIANTS = sql<StoredProduct["variants"]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'title', title, 'size', size, 'options', options, 'measurements', measurements, 'colour', colour,
    'designerColour', designer_colour, 'sku', sku, 'barcode', barcode, 'inventoryQuantity', variant.inventory_quantity, 'oldInventoryQuantity', old_inventory_quantity,
    'prices', variant.prices, 'compareAtPrices', variant.compare_at_prices, 'priorPrices', variant.prior_prices,
    'statedPriorPrices', variant.stated_prior_prices, 'written', variant.written) order by ordinal), '[]')
  from variant where variant.generation = product.generation and variant.product_id = product.id)`.as("variants");
