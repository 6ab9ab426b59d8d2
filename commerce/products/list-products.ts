// Short lists of products for menus, the home page and feeds. Listings with filters, facets and search are the search engine's.

import { and, arrayOverlaps, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { labelOf } from "./labels.ts";
import type { ListedProduct } from "./product.ts";
import { LISTED, toListedProduct } from "./stored-products.ts";
import { productTable } from "./tables.ts";
import { ON_SALE, visibleTo, type Viewer } from "./visibility.ts";

export interface ProductQuery {
  /** Only products of one of these departments. */
  readonly departments?: readonly string[];
  /** Only reduced products. */
  readonly sale?: boolean;
  /** Only products of the 30 days before the newest one. */
  readonly newArrivals?: boolean;
  readonly sort: "merchandised" | "newest";
  readonly limit: number;
}

export async function listProducts(
  { replica: client }: Database,
  viewer: Viewer,
  { sort, limit, ...query }: ProductQuery,
): Promise<ListedProduct[]> {
  const order = sort === "newest" ? desc(productTable.publishedAt) : asc(productTable.position);
  // Select the ids first, so that wide rows are read only for the products of the list.
  const page = client
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(...visibleTo(viewer), ...matching(query, viewer)))
    .orderBy(order, asc(productTable.id))
    .limit(limit)
    .as("page");
  const rows = await client
    .select(LISTED)
    .from(productTable)
    .innerJoin(page, and(eq(productTable.generation, ON_SALE), eq(productTable.id, page.id)))
    .orderBy(order, asc(productTable.id));
  return rows.map(toListedProduct);
}

export interface VendorCount {
  readonly vendor: string;
  readonly vendorHandle: string;
  readonly products: number;
}

/** Number of visible products of each vendor, by handle. */
export async function vendorCounts(
  { replica: client }: Database,
  viewer: Viewer,
  query: Pick<ProductQuery, "departments" | "sale"> = {},
): Promise<VendorCount[]> {
  return client
    .select({
      vendor: sql<string>`min(${productTable.vendor})`,
      vendorHandle: productTable.vendorHandle,
      products: sql`count(*)`.mapWith(Number),
    })
    .from(productTable)
    .where(and(...visibleTo(viewer), ...matching(query, viewer)))
    .groupBy(productTable.vendorHandle)
    .orderBy(sql`${productTable.vendorHandle} collate "C"`);
}

export interface SoldType {
  readonly productType: string;
  readonly departments: readonly string[];
}

/** Product types that have visible products, with the departments that such products are filed under. */
export function soldTypes(
  { replica: client }: Database,
  viewer: Viewer,
  query: Pick<ProductQuery, "departments" | "sale"> = {},
): Promise<SoldType[]> {
  return client
    .selectDistinct({ productType: productTable.productType, departments: productTable.departments })
    .from(productTable)
    .where(and(...visibleTo(viewer), ...matching(query, viewer)));
}

function matching(
  { departments, sale, newArrivals }: Omit<ProductQuery, "sort" | "limit">,
  { priceList, hasPriorPrices }: Viewer,
): SQL[] {
  const labels = departments?.map((department) => labelOf("department", department));
  return [
    ...(labels === undefined ? [] : [arrayOverlaps(productTable.labels, labels)]),
    ...(sale === true
      ? [sql`${hasPriorPrices ? productTable.priorPrices : productTable.compareAtPrices} ? ${priceList}`]
      : []),
    ...(newArrivals === true ? [IS_NEW] : []),
  ];
}

/** Relative to the newest product, so that a catalogue without recent changes still has new arrivals. */
const IS_NEW = sql`${productTable.publishedAt} >= (
  select max(newest.published_at) - interval '30 days' from ${productTable} as newest
  where newest.generation = ${ON_SALE} and newest.is_visible)`;
