// Keeps the sizes of a product index in line with the merchant's size charts.

import { isDeepStrictEqual } from "node:util";
import type { FeedRow, Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import { someProducts } from "#commerce/products";
import { readTaxonomy } from "#commerce/taxonomy";
import { chartsOfProduct, productRecordsIn, type SearchBackend } from "#search";
import type { Change } from "#search/schema";
import { chartsVersion, type readPosition, writePosition } from "./index-position.ts";

interface Followed {
  readonly database: Database;
  readonly taxonomy: () => Taxonomy;
  readonly products: SearchBackend;
}

/** The taxonomies whose charts the indexes of this process follow. */
const indexed = new WeakMap<SearchBackend, Taxonomy>();

export const rememberCharts = (products: SearchBackend, taxonomy: Taxonomy): void =>
  void indexed.set(products, taxonomy);

/** Records of one change. */
const BATCH = 500;

/**
 * Indexes the products again whose charts have changed, and returns the taxonomy of the index. "rebuild" if the charts of the index
 * are not known, because they changed while no process was running, or in another one that shares the index.
 */
export async function followCharts(
  { database, taxonomy, products }: Followed,
  at: ReturnType<typeof readPosition>,
): Promise<{ readonly charts: Taxonomy; readonly changed: number } | "rebuild"> {
  const current = taxonomy();
  if (chartsVersion(current) === at.charts) {
    rememberCharts(products, current);
    return { charts: current, changed: 0 };
  }
  // From the database, because another process may have followed a change that this one has not read yet.
  const charts = await readTaxonomy(database);
  if (chartsVersion(charts) === at.charts) return { charts, changed: 0 };
  const before = indexed.get(products);
  if (before === undefined || chartsVersion(before) !== at.charts) return "rebuild";
  const position = writePosition(at.position, chartsVersion(charts));
  const recordOf = productRecordsIn(charts);
  let changes: Change[] = [];
  let changed = 0;
  for await (const rows of someProducts(database, (product) => isTouched(product, before, charts))) {
    changes.push({ kind: "put", record: recordOf(rows) });
    changed++;
    if (changes.length < BATCH) continue;
    await products.apply(changes, {});
    changes = [];
  }
  await products.apply(changes, { position });
  rememberCharts(products, charts);
  return { charts, changed };
}

type Sized = Pick<FeedRow, "vendor" | "product_type" | "department">;

const isTouched = (product: Sized, before: Taxonomy, after: Taxonomy): boolean =>
  !isDeepStrictEqual(chartsOfProduct(product, before), chartsOfProduct(product, after));
