// Finds products by id, handle and model. Each operation is one statement, so it never mixes two generations.

import { and, arrayContains, asc, inArray, or, sql } from "drizzle-orm";
import type { Database, Sql } from "#commerce/database";
import { labelOf } from "./labels.ts";
import type { Product, ProductWithVariants } from "./product.ts";
import { PRODUCT_COLUMNS, toProduct, toProductWithVariants, WITH_VARIANTS } from "./stored-products.ts";
import { productTable } from "./tables.ts";
import { visibleTo, type Viewer } from "./visibility.ts";

export async function findProduct(
  database: Database,
  viewer: Viewer,
  handleOrId: string,
): Promise<ProductWithVariants | undefined> {
  return (await findProducts(database, viewer, [handleOrId])).get(handleOrId);
}

/** Keyed by the requested handles and ids; hidden products are left out. A handle takes precedence over an id. */
export async function findProducts(
  { sql: primary, replica }: Database,
  viewer: Viewer,
  handlesOrIds: readonly string[],
): Promise<ReadonlyMap<string, ProductWithVariants>> {
  const names = [...new Set(handlesOrIds)];
  const found = await findNamed(replica, viewer, names);
  if (replica === primary || found.size === names.length) return found;
  // The replica may lag behind a listing, so only the primary can tell that a product does not exist.
  const missing = names.filter((name) => !found.has(name));
  return new Map([...found, ...(await findNamed(primary, viewer, missing))]);
}

async function findNamed(
  client: Sql,
  viewer: Viewer,
  names: readonly string[],
): Promise<ReadonlyMap<string, ProductWithVariants>> {
  if (names.length === 0) return new Map();
  const rows = await client
    .select(WITH_VARIANTS)
    .from(productTable)
    .where(and(...visibleTo(viewer), or(inArray(productTable.handle, names), inArray(productTable.id, names))));
  const found = rows.map(toProductWithVariants);
  const byHandle = new Map(found.map((product) => [product.handle, product]));
  const byId = new Map(found.map((product) => [product.id, product]));
  return new Map(
    names.flatMap((name) => {
      const product = byHandle.get(name) ?? byId.get(name);
      return product ? [[name, product] as const] : [];
    }),
  );
}

/** In the requested order; hidden products are left out. */
export async function productsByIds(
  { replica: client }: Database,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await client
    .select(PRODUCT_COLUMNS)
    .from(productTable)
    .where(and(...visibleTo(viewer), inArray(productTable.id, [...ids])));
  const found = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export interface ModelColour {
  readonly handle: string;
  readonly title: string;
  readonly largeImage: string;
  readonly designerColour: string;
}

/** A model with more colours than this is a mistake in the feed. */
const MAX_COLOURS = 24;

/** All colours of a product's model, including its own. */
export async function modelColours(
  { replica: client }: Database,
  viewer: Viewer,
  { designerModelNumber, vendorHandle }: Pick<Product, "designerModelNumber" | "vendorHandle">,
): Promise<ModelColour[]> {
  if (designerModelNumber === "") return [];
  const labels = [labelOf("model", designerModelNumber), labelOf("vendor", vendorHandle)];
  return client
    .select({
      handle: productTable.handle,
      title: productTable.title,
      largeImage: productTable.largeImage,
      designerColour: sql<string>`coalesce((
        select designer_colour from variant
        where variant.generation = product.generation and variant.product_id = product.id
        order by ordinal limit 1), '')`,
    })
    .from(productTable)
    .where(and(...visibleTo(viewer), arrayContains(productTable.labels, labels)))
    .orderBy(asc(productTable.id))
    .limit(MAX_COLOURS);
}
