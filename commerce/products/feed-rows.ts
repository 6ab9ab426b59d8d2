// Converts table rows back to the lines of the feed without loss, as the feed or the last change wrote them.
//
// The columns hold normalised values: money in thousandths, times in UTC, lists as arrays. Most lines can be derived from them.
// If a line is written differently (a time offset, an empty list entry, a compare-at price that is not higher), `written` stores
// the differing fields, with null for a field that the line did not have.

import {
  CHINA_COMPARE_AT_1K,
  CHINA_PRICE_1K,
  FACT_NAMES,
  type FactFields,
  type Facts,
  type PriceList,
  printMeasurements,
  printOptions,
  VARIANT_FIELDS,
  type FeedRow,
} from "#catalogue";
import type { FeedLine } from "./feed.ts";
import type { Prices } from "./product.ts";
import type { productTable, variantTable } from "./tables.ts";

type Row = Omit<typeof productTable.$inferSelect, "generation" | "labels" | "searchText" | "colours">;
type VariantRow = Omit<typeof variantTable.$inferSelect, "generation" | "productId" | "ordinal">;

export interface StoredProduct extends Row {
  readonly variants: readonly VariantRow[];
  /** Tenths; null or absent without figures. */
  readonly popularity?: number | null;
}

type Written = Readonly<Record<string, unknown>>;

/** The lines of a product as the feed has them, in the order of its variants. */
export const feedRowsOf = (product: StoredProduct): FeedRow[] =>
  writtenRows(withoutConverted(product), "statedPriorPrices");

/** The lines of a product with its converted and prior prices, and what its schedule makes of it now, as search indexes need them. */
export function saleRowsOf(product: StoredProduct): FeedRow[] {
  const rows = writtenRows(product, "priorPrices");
  const current = currentFields(product);
  return Object.keys(current).length === 0 ? rows : rows.map((row) => ({ ...row, ...current }));
}

/** Fields that the feed does not have, or that change with time. */
const currentFields = ({
  isHeld,
  visibleFrom,
  publishedAt,
  popularity = null,
}: StoredProduct): Readonly<Partial<FeedRow>> => ({
  ...(isHeld && { visibility: "HELD" }),
  ...(visibleFrom && { published_at: momentOf(publishedAt) }),
  ...(popularity !== null && { shop_popularity: popularity / 10 }),
});

/** Prior prices that the feed states, or those that the history may have corrected. */
type Priors = "statedPriorPrices" | "priorPrices";

const writtenRows = (product: StoredProduct, priors: Priors): FeedRow[] =>
  deriveRows(product, priors).map((row, index) => {
    const { written } = product;
    const own = product.variants[index]?.written;
    if (!written && !own) return row;
    const all = { ...written, ...own };
    return overlay(row, priors === "statedPriorPrices" ? all : withoutPriors(all));
  });

const withoutPriors = (written: Written): Written =>
  Object.fromEntries(Object.entries(written).filter(([field]) => !field.endsWith("_prior_price_f")));

function withoutConverted(product: StoredProduct): StoredProduct {
  const { converted } = product;
  if (converted === null) return product;
  const own = (prices: Prices): Prices =>
    Object.fromEntries(Object.entries(prices).filter(([list]) => !converted.includes(list)));
  return {
    ...product,
    prices: own(product.prices),
    compareAtPrices: own(product.compareAtPrices),
    variants: product.variants.map((variant) => ({
      ...variant,
      prices: variant.prices && own(variant.prices),
      compareAtPrices: variant.compareAtPrices && own(variant.compareAtPrices),
    })),
  };
}

/** Values of `written` for a product and its variants. `lines` are the lines that the rows were made from. */
export function writtenOf(
  lines: readonly FeedLine[],
  product: Omit<Row, "written">,
  variants: readonly Omit<VariantRow, "written">[],
): { readonly product: Written | null; readonly variants: readonly (Written | null)[] } {
  const derive = (index: number) => deriveRows({ ...product, variants: [variants[index]!] }, "statedPriorPrices")[0]!;
  const { row: first, base } = lines[0]!;
  const ofProduct = difference(first, derive(0), VARIANT_FIELDS);
  const isFirstPriced = variants[0]!.prices === null;
  return {
    product: ofProduct,
    variants: lines.map((line, index) => {
      const { row } = line;
      const variant = variants[index]!;
      // Most lines need no comparison of all fields.
      const isAlike = isFirstPriced && variant.prices === null && (line.base === base || areAlike(row, first));
      if (isAlike && isAsWritten(row, variant)) return null;
      return difference(row, overlay(derive(index), ofProduct), NO_FIELDS);
    }),
  };
}

/** True if two lines differ at most in fields of the variant. */
function areAlike(one: FeedRow, other: FeedRow): boolean {
  if (one === other) return true;
  const [here, there] = [one as FeedRow & Written, other as FeedRow & Written];
  const fields = Object.keys(here);
  return (
    fields.length === Object.keys(there).length &&
    fields.every((field) => here[field] === there[field] || VARIANT_FIELDS.has(field))
  );
}

function isAsWritten(row: FeedRow, variant: Omit<VariantRow, "written">): boolean {
  const wanted = row as FeedRow & Written;
  const derived: Written = variantFields(variant);
  for (const field of VARIANT_FIELDS) if (wanted[field] !== derived[field]) return false;
  return true;
}

const NO_FIELDS: ReadonlySet<string> = new Set();

type Derived = Omit<Row, "written"> & { readonly variants: readonly Omit<VariantRow, "written">[] };

function deriveRows(product: Derived, priors: Priors): FeedRow[] {
  const shared = sharedFields(product);
  const priced = { ...shared, ...priceFields(product.prices, product.compareAtPrices, product[priors]) };
  // Copying a whole line and setting fields of the variant takes a third of the time of joining its parts.
  return product.variants.map((variant) => {
    const row = { ...(variant.prices === null ? priced : shared), ...variantFields(variant) };
    return variant.prices === null
      ? row
      : { ...row, ...priceFields(variant.prices, variant.compareAtPrices ?? {}, variant[priors]) };
  });
}

const sharedFields = (product: Omit<Row, "written">) => ({
  objectID: "",
  product_id: product.id,
  handle: product.handle,
  title: product.title,
  title_zh: "",
  vendor: product.vendor,
  vendor_text: product.vendorText,
  vendor_handle: product.vendorHandle,
  largeImage: product.largeImage,
  product_images: product.images.join("\t"),
  tags: product.tags.join("\t"),
  product_type: product.productType,
  product_type_text: product.productTypeText,
  product_type_zh_text: product.productTypeZhText,
  product_type_cn: product.productTypeCn,
  department: product.departments.join("\t"),
  designermodelnumber: product.designerModelNumber,
  body_html: product.bodyHtml,
  sold_num: product.soldCount,
  is_promotion: product.isPromotion,
  position: product.position,
  viplevel: product.vipLevel,
  visibility: product.isVisible || product.isHeld ? ("YES" as const) : ("NO" as const),
  ...(product.visibleFrom && { visible_from: momentOf(product.visibleFrom) }),
  ...(product.visibleUntil && { visible_until: momentOf(product.visibleUntil) }),
  published_at: momentOf(product.publishedAt),
  created_at: momentOf(product.createdAt),
  updated_at: momentOf(product.updatedAt),
  ...fieldsOf("title", product.titles),
  ...fieldsOf("vendor", product.vendorNames),
  ...factFields(product.facts),
});

const variantFields = (variant: Omit<VariantRow, "written">) => ({
  objectID: variant.id,
  size: variant.size,
  ...(variant.options && { options: printOptions(variant.options) }),
  ...(variant.measurements && { measurements: printMeasurements(variant.measurements) }),
  color: variant.colour,
  designercolor: variant.designerColour,
  sku: variant.sku,
  barcode: variant.barcode,
  variant_title: variant.title,
  inventory_quantity: variant.inventoryQuantity,
  old_inventory_quantity: variant.oldInventoryQuantity,
});

const fieldsOf = (name: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${name}_${language}`, text]));

/** In the order of their names, because the database does not keep that of the feed. */
function factFields(facts: Facts | null): FactFields {
  if (facts === null) return {};
  return Object.fromEntries(FACT_NAMES.flatMap((name) => (facts[name] ? [[name, facts[name].join("\t")]] : [])));
}

function priceFields(prices: Prices, compareAtPrices: Prices, stated: Prices | null): Record<string, number> {
  const fields = priorFields(stated);
  // Some products have a former price without a price.
  for (const list of new Set([...Object.keys(prices), ...Object.keys(compareAtPrices)]) as ReadonlySet<PriceList>) {
    const price = prices[list];
    const before = compareAtPrices[list];
    if (price !== undefined) fields[`${list}_price_f`] = price / 1000;
    if (before !== undefined) fields[`${list}_compare_at_price_f`] = before / 1000;
  }
  if (prices.cn_cny !== undefined) fields[CHINA_PRICE_1K] = prices.cn_cny;
  if (compareAtPrices.cn_cny !== undefined) fields[CHINA_COMPARE_AT_1K] = compareAtPrices.cn_cny;
  return fields;
}

const priorFields = (priors: Prices | null): Record<string, number> =>
  Object.fromEntries(Object.entries(priors ?? {}).map(([list, amount]) => [`${list}_prior_price_f`, amount! / 1000]));

/** Omits milliseconds if they are zero. */
const momentOf = (moment: Date): string => moment.toISOString().replace(".000Z", "Z");

function overlay(row: FeedRow, written: Written | null | undefined): FeedRow {
  if (!written) return row;
  const result: Record<string, unknown> = { ...row, ...written };
  for (const field in written) if (written[field] === null) delete result[field];
  return result as typeof row & typeof result;
}

function difference(line: FeedRow, derived: FeedRow, except: ReadonlySet<string>): Written | null {
  const wanted = line as FeedRow & Written;
  const given = derived as FeedRow & Written;
  let differing: Record<string, unknown> | null = null;
  let shared = 0;
  const fields = Object.keys(wanted);
  for (const field of fields) {
    if (field in given) shared += 1;
    if (wanted[field] !== given[field] && !except.has(field)) (differing ??= {})[field] = wanted[field];
  }
  const others = Object.keys(given);
  if (others.length === shared) return differing;
  for (const field of others) if (!(field in wanted)) (differing ??= {})[field] = null;
  return differing;
}
