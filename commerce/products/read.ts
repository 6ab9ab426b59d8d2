// Reads the catalogue on sale as the feed's rows, product by product, without ever holding the whole of it.

import { and, asc, eq, getTableColumns, gt, sql, type SQL } from "drizzle-orm";
import type { FeedRow } from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { feedRowsOf, type StoredProduct } from "./feed-rows.ts";
import { findOnSale, printPosition, type CataloguePosition } from "./generations.ts";
import { catalogueGenerationTable, productTable } from "./tables.ts";

/** Products read in one statement. */
const BATCH = 100;

export interface CatalogueReading {
  /** Taken before the first row: what changes while the rows are read is among the changes since. */
  readonly position: CataloguePosition;
  /** How many there were then. */
  readonly products: number;
  /** One product at a time with all of its variants, in the order of their ids. Throws CatalogueReplaced. */
  readonly rows: AsyncIterable<readonly FeedRow[]>;
}

/** Another generation went on sale while one was read: what was read so far is of no use. */
export class CatalogueReplaced extends Error {}

/** Undefined until a first import has finished. */
export async function readCatalogue({ sql: client }: Database): Promise<CatalogueReading | undefined> {
  const { id, sequence, products, state } = catalogueGenerationTable;
  const [generation] = await client
    .select({ id, sequence, products })
    .from(catalogueGenerationTable)
    .where(eq(state, "on-sale"));
  if (generation === undefined) return undefined;
  return {
    position: printPosition(generation),
    products: generation.products,
    rows: readGeneration(client, generation.id),
  };
}

async function* readGeneration(client: Sql, generation: number): AsyncGenerator<readonly FeedRow[]> {
  let next = readProducts(client, generation, undefined, BATCH);
  for (;;) {
    const batch = await next;
    const last = batch.at(-1);
    // The next batch is read while this one is used.
    if (last !== undefined && batch.length === BATCH) {
      next = readProducts(client, generation, gt(productTable.id, last.id), BATCH);
      // Heard here too, for whoever stops before the end.
      next.catch(() => {});
    }
    for (const product of batch) yield feedRowsOf(product);
    if (batch.length < BATCH) break;
  }
  // A generation is swept only after it went off sale: on sale now, it was whole all along.
  if ((await findOnSale(client))?.id !== generation) {
    throw new CatalogueReplaced(`Generation ${generation} of the catalogue went off sale while it was read`);
  }
}

/** Products of a generation by id, each with its variants: one statement, so a product is never seen half changed. */
export async function readProducts(
  client: Pick<Sql, "select">,
  generation: number,
  where: SQL | undefined,
  limit?: number,
): Promise<readonly StoredProduct[]> {
  const query = client
    .select({ ...COLUMNS, variants: VARIANTS })
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

// Columns are spelt out: in a query of one table the builder leaves out the table, and here there are two.
const VARIANTS = sql<StoredProduct["variants"]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'title', title, 'size', size, 'colour', colour, 'designerColour', designer_colour, 'sku', sku,
    'barcode', barcode, 'inventoryQuantity', variant.inventory_quantity, 'oldInventoryQuantity', old_inventory_quantity,
    'prices', variant.prices, 'compareAtPrices', variant.compare_at_prices, 'written', variant.written) order by ordinal), '[]')
  from variant where variant.generation = product.generation and variant.product_id = product.id)`.as("variants");
