// Products as they are selected from the database, and their mapping to the types of product.ts.

import { getTableColumns, sql } from "drizzle-orm";
import { parsePictureAlts } from "#catalogue";
import type { ListedProduct, ListedSize, Product, ProductWithVariants, Variant } from "./product.ts";
import { productTable } from "./tables.ts";

const {
  generation: _generation,
  labels: _labels,
  searchText: _searchText,
  facts: _facts,
  statedPriorPrices: _stated,
  visibilityChangesAt: _changes,
  ...PRODUCT_COLUMNS
} = getTableColumns(productTable);

export { PRODUCT_COLUMNS };

// Columns of the variant table are qualified by hand, because Drizzle omits the table in single-table queries.

/** Columns of a product with its variants; see `toProductWithVariants`. */
export const WITH_VARIANTS = {
  ...PRODUCT_COLUMNS,
  variants: sql<readonly VariantJson[]>`(
    select coalesce(json_agg(variant order by ordinal), '[]') from variant
    where variant.generation = product.generation and variant.product_id = product.id)`.as("variants"),
};

/** Columns of a product in a list; see `toListedProduct`. */
export const LISTED = {
  ...PRODUCT_COLUMNS,
  sizes: sql<readonly ListedSize[]>`(
    select coalesce(json_agg(json_build_object('size', size, 'inStock', variant.inventory_quantity > 0,
      'prices', variant.prices) order by ordinal), '[]')
    from variant where variant.generation = product.generation and variant.product_id = product.id)`.as("sizes"),
  sku: sql<string>`coalesce((
    select variant.sku from variant where variant.generation = product.generation and variant.product_id = product.id
    order by ordinal limit 1), '')`.as("sku"),
};

type Row = Omit<
  typeof productTable.$inferSelect,
  "generation" | "labels" | "searchText" | "facts" | "statedPriorPrices" | "visibilityChangesAt"
>;

export const toProduct = ({ written, ...row }: Row): Product => ({
  ...row,
  pictureAlts: altsIn(written ?? {}),
  priorPrices: row.priorPrices ?? {},
  publishedAt: row.publishedAt.toISOString(),
  isHeld: row.isHeld === true,
  visibleFrom: row.visibleFrom?.toISOString() ?? null,
  visibleUntil: row.visibleUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Descriptions of pictures, which are stored as the feed writes them. */
const altsIn = (written: Readonly<Record<string, unknown>>): Product["pictureAlts"] =>
  Object.fromEntries(
    Object.entries(written).flatMap(([field, text]) =>
      field.startsWith("picture_alts") && typeof text === "string"
        ? [[field.slice("picture_alts_".length) || "en", Object.fromEntries(parsePictureAlts(text))]]
        : [],
    ),
  );

export const toListedProduct = ({ sizes, sku, ...row }: Row & Pick<ListedProduct, "sizes" | "sku">): ListedProduct => ({
  ...toProduct(row),
  sizes,
  sku,
});

export function toProductWithVariants({
  variants,
  ...row
}: Row & { readonly variants: readonly VariantJson[] }): ProductWithVariants {
  const product = toProduct(row);
  return { ...product, variants: variants.map((variant) => toVariant(variant, product)) };
}

/** A variant row as JSON, by column name. */
interface VariantJson {
  readonly id: string;
  readonly product_id: string;
  readonly title: string;
  readonly size: string;
  readonly options: Variant["options"] | null;
  readonly measurements: Variant["measurements"] | null;
  readonly colour: string;
  readonly designer_colour: string;
  readonly sku: string;
  readonly barcode: string;
  readonly inventory_quantity: number;
  readonly old_inventory_quantity: number;
  readonly prices: Variant["prices"] | null;
  readonly compare_at_prices: Variant["prices"] | null;
  readonly prior_prices: Variant["prices"] | null;
}

const toVariant = (json: VariantJson, product: Product): Variant => ({
  id: json.id,
  productId: json.product_id,
  title: json.title,
  size: json.size,
  options: json.options ?? [],
  measurements: json.measurements ?? [],
  colour: json.colour,
  designerColour: json.designer_colour,
  sku: json.sku,
  barcode: json.barcode,
  inventoryQuantity: json.inventory_quantity,
  oldInventoryQuantity: json.old_inventory_quantity,
  prices: json.prices ?? product.prices,
  compareAtPrices: json.prices === null ? product.compareAtPrices : (json.compare_at_prices ?? {}),
  priorPrices: json.prices === null ? product.priorPrices : (json.prior_prices ?? {}),
});
