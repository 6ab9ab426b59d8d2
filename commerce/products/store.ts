// Reading the catalogue on sale. Each operation is one statement, so a change of generation never shows half of each.

import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  like,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import {
  type DepartmentSlug,
  type PriceList,
  type TopCategory,
  type Viewer as AnyViewer,
  type VisibilityRule,
  visibilityRules,
  wearersOf,
} from "#catalogue";
import type { Database, Sql } from "#commerce/database";
import { labelOf, searchPatterns } from "./labels.ts";
import type { ListedProduct, ListedSize, Product, ProductWithVariants, Variant } from "./product.ts";
import { catalogueGenerationTable, productTable } from "./tables.ts";

/** Who looks, and in which market: decides what exists for them, in every operation alike. */
export interface Viewer extends AnyViewer {
  readonly priceList: PriceList;
}

export type ProductSort = "merchandised" | "newest" | "price-ascending" | "price-descending";

export interface ProductQuery {
  readonly department?: DepartmentSlug;
  readonly category?: TopCategory;
  /** Name or slug, as with the two below. */
  readonly productType?: string;
  readonly vendorHandle?: string;
  readonly tag?: string;
  /** Only what costs less than before. */
  readonly sale?: boolean;
  /** Only what came in the 30 days up to the newest product. */
  readonly newArrivals?: boolean;
  /** Words that all begin a word of the title, vendor, type or colour. */
  readonly text?: string;
  readonly sort?: ProductSort;
  readonly offset?: number;
  readonly limit?: number;
}

export interface ProductPage {
  readonly products: readonly ListedProduct[];
  readonly total: number;
}

export interface VendorCount {
  readonly vendor: string;
  readonly vendorHandle: string;
  readonly products: number;
}

export interface ModelColour {
  readonly handle: string;
  readonly title: string;
  readonly largeImage: string;
  readonly designerColour: string;
}

/** More colours of one model than this would be a mistake in the feed. */
const MOST_COLOURS = 24;

export interface CatalogueStatus {
  readonly generation: number;
  readonly products: number;
  readonly variants: number;
  readonly importedAt: string;
  /** What the feed was made from, as the import was told. */
  readonly source: string;
}

/** Undefined until a first import has finished. */
export async function catalogueStatus({ sql: client }: Database): Promise<CatalogueStatus | undefined> {
  const [row] = await client
    .select()
    .from(catalogueGenerationTable)
    .where(eq(catalogueGenerationTable.state, "on-sale"));
  if (row?.importedAt == null) return undefined;
  const { id: generation, products, variants, importedAt, source } = row;
  return { generation, products, variants, importedAt: importedAt.toISOString(), source };
}

export async function listProducts(
  { replica: client }: Database,
  viewer: Viewer,
  query: ProductQuery = {},
): Promise<ProductPage> {
  const { offset = 0, limit = 48 } = query;
  const order = orderOf(query.sort ?? "newest", viewer);
  const where = and(...visibleTo(viewer), ...matching(query, viewer));
  // The page is cut from narrow rows; only what is on it is read whole.
  const page = client
    .select({ id: productTable.id, total: sql`count(*) over ()`.mapWith(Number).as("total") })
    .from(productTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as("page");
  const rows = await client
    .select({ ...COLUMNS, total: page.total, sizes: SIZES, sku: SKU })
    .from(productTable)
    .innerJoin(page, and(eq(productTable.generation, ON_SALE), eq(productTable.id, page.id)))
    .orderBy(...order);
  // Beyond the last page there is no row to carry the total.
  const total = rows[0]?.total ?? (offset === 0 && limit > 0 ? 0 : await client.$count(productTable, where));
  return { products: rows.map((row) => ({ ...toProduct(row), sizes: row.sizes, sku: row.sku })), total };
}

export async function findProduct(
  database: Database,
  viewer: Viewer,
  handleOrId: string,
): Promise<ProductWithVariants | undefined> {
  return (await findProducts(database, viewer, [handleOrId])).get(handleOrId);
}

/** Under the names asked for; what the viewer may not see is left out. A handle goes before an id. */
export async function findProducts(
  { sql: primary, replica }: Database,
  viewer: Viewer,
  handlesOrIds: readonly string[],
): Promise<ReadonlyMap<string, ProductWithVariants>> {
  const names = [...new Set(handlesOrIds)];
  const found = await findNamed(replica, viewer, names);
  if (replica === primary || found.size === names.length) return found;
  // A listing may show what has come a moment ago: that it is not there only the primary can say.
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

/** Those that the viewer may see, in the order asked for. */
export const productsByIds = (database: Database, viewer: Viewer, ids: readonly string[]): Promise<Product[]> =>
  productsBy(database, viewer, "id", ids);

export const productsByHandles = (database: Database, viewer: Viewer, handles: readonly string[]): Promise<Product[]> =>
  productsBy(database, viewer, "handle", handles);

/** One model in each of its colours, this and every other, as the viewer may see them. */
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
    .limit(MOST_COLOURS);
}

/** Vendors with something to show in a department, by handle, and how many products each. */
export async function vendorCounts(
  { replica: client }: Database,
  viewer: Viewer,
  query: Pick<ProductQuery, "department" | "category" | "productType" | "sale"> = {},
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

async function productsBy(
  { replica: client }: Database,
  viewer: Viewer,
  key: "id" | "handle",
  values: readonly string[],
): Promise<Product[]> {
  if (values.length === 0) return [];
  const rows = await client
    .select(COLUMNS)
    .from(productTable)
    .where(and(...visibleTo(viewer), inArray(productTable[key], [...values])));
  const found = new Map(rows.map((row) => [row[key], toProduct(row)]));
  return values.flatMap((value) => found.get(value) ?? []);
}

const SIZES = sql<readonly ListedSize[]>`(
  select coalesce(json_agg(json_build_object('size', size, 'inStock', variant.inventory_quantity > 0) order by ordinal), '[]')
  from variant where variant.generation = product.generation and variant.product_id = product.id)`.as("sizes");

/** That of the first variant, which stands for the product. */
const SKU = sql<string>`coalesce((
  select variant.sku from variant where variant.generation = product.generation and variant.product_id = product.id
  order by ordinal limit 1), '')`.as("sku");

export const ON_SALE = sql`(select id from ${catalogueGenerationTable} where state = 'on-sale')`;

const {
  generation: _generation,
  labels: _labels,
  searchText: _searchText,
  written: _written,
  ...COLUMNS
} = getTableColumns(productTable);

/** What is selected of a product together with its variants; see `toProductWithVariants`. */
export const WITH_VARIANTS = {
  ...COLUMNS,
  // Columns are spelt out: in a query of one table the builder leaves out the table, and here there are two.
  variants: sql<readonly VariantJson[]>`(
    select coalesce(json_agg(variant order by ordinal), '[]') from variant
    where variant.generation = product.generation and variant.product_id = product.id)`.as("variants"),
};

const priceIn = ({ priceList }: Pick<Viewer, "priceList">): SQL =>
  sql`(${productTable.prices} ->> ${priceList})::bigint`;

/** The conditions on the product's table under which something exists for the viewer. */
export const visibleTo = (viewer: Viewer): SQL[] => [
  eq(productTable.generation, ON_SALE),
  ...visibilityRules(viewer).map(conditionOf),
];

function conditionOf(rule: VisibilityRule): SQL {
  switch (rule.kind) {
    case "shown":
      return eq(productTable.isVisible, true);
    case "vip-level":
      return lte(productTable.vipLevel, rule.atMost);
    case "priced":
      return sql`${productTable.prices} ? ${rule.list}`;
    case "no-vendor-of":
      return notInArray(productTable.vendor, [...rule.vendors]);
    case "price-from":
      return sql`${priceIn({ priceList: rule.list })} >= ${rule.thousandths}`;
  }
}

function matching(query: ProductQuery, { priceList }: Viewer): SQL[] {
  const { department, category, productType, vendorHandle, tag, sale, newArrivals, text } = query;
  const labels = [
    ...(category === undefined ? [] : [labelOf("tag", category)]),
    ...(productType === undefined ? [] : [labelOf("type", productType)]),
    ...(vendorHandle === undefined ? [] : [labelOf("vendor", vendorHandle)]),
    ...(tag === undefined ? [] : [labelOf("tag", tag)]),
  ];
  const isForEveryone = department === undefined || ["all", "sale", "new-arrivals"].includes(department);
  return [
    ...(labels.length === 0 ? [] : [arrayContains(productTable.labels, labels)]),
    ...(isForEveryone
      ? []
      : [
          arrayOverlaps(
            productTable.labels,
            wearersOf(department).map((wearer) => labelOf("department", wearer)),
          ),
        ]),
    ...(sale === true || department === "sale" ? [sql`${productTable.compareAtPrices} ? ${priceList}`] : []),
    ...(newArrivals === true || department === "new-arrivals" ? [IS_NEW] : []),
    ...(text === undefined ? [] : searchPatterns(text).map((pattern) => like(productTable.searchText, pattern))),
  ];
}

/** Counted from the newest product rather than from today, so that a catalogue that rests keeps its new arrivals. */
const IS_NEW = sql`${productTable.publishedAt} >= (
  select max(newest.published_at) - interval '30 days' from ${productTable} as newest
  where newest.generation = ${ON_SALE} and newest.is_visible)`;

function orderOf(sort: ProductSort, viewer: Viewer): SQL[] {
  const { publishedAt, position, id } = productTable;
  switch (sort) {
    case "newest":
      return [desc(publishedAt), asc(id)];
    case "merchandised":
      return [asc(position), asc(id)];
    case "price-ascending":
      return [asc(priceIn(viewer)), asc(id)];
    case "price-descending":
      return [desc(priceIn(viewer)), asc(id)];
  }
}

type Row = Omit<typeof productTable.$inferSelect, "generation" | "labels" | "searchText" | "written">;

const toProduct = ({
  total: _total,
  variants: _variants,
  sizes: _sizes,
  sku: _sku,
  ...row
}: Row & Record<string, unknown>): Product => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export function toProductWithVariants(row: Row & { readonly variants: readonly VariantJson[] }): ProductWithVariants {
  const product = toProduct(row);
  return { ...product, variants: row.variants.map((variant) => toVariant(variant, product)) };
}

/** A variant as the database writes it in JSON, by column name. */
interface VariantJson {
  readonly id: string;
  readonly product_id: string;
  readonly title: string;
  readonly size: string;
  readonly colour: string;
  readonly designer_colour: string;
  readonly sku: string;
  readonly barcode: string;
  readonly inventory_quantity: number;
  readonly old_inventory_quantity: number;
  readonly prices: Variant["prices"] | null;
  readonly compare_at_prices: Variant["prices"] | null;
}

const toVariant = (json: VariantJson, product: Product): Variant => ({
  id: json.id,
  productId: json.product_id,
  title: json.title,
  size: json.size,
  colour: json.colour,
  designerColour: json.designer_colour,
  sku: json.sku,
  barcode: json.barcode,
  inventoryQuantity: json.inventory_quantity,
  oldInventoryQuantity: json.old_inventory_quantity,
  prices: json.prices ?? product.prices,
  compareAtPrices: json.prices === null ? product.compareAtPrices : (json.compare_at_prices ?? {}),
});
