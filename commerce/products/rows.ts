// Converts the feed lines of a product to table rows of the product and its variants.

import {
  FACT_NAMES,
  type Facts,
  parseMeasurements,
  parseOptions,
  listsIn,
  priceIn,
  type PriceList,
  readPriceField,
  type FeedRow,
} from "#catalogue";
import { cleanHtml } from "./clean-html.ts";
import type { FeedError, FeedLine } from "./feed.ts";
import { writtenOf } from "./feed-rows.ts";
import { labelOf } from "./labels.ts";
import type { Prices } from "./product.ts";
import { scheduleOf } from "./schedule.ts";
import type { productTable, variantTable } from "./tables.ts";

export type ProductRow = typeof productTable.$inferSelect;
export type VariantRow = typeof variantTable.$inferSelect;

/** Fields that must be equal in all lines of a product. */
const SHARED = [
  "handle",
  "title",
  "vendor",
  "vendor_handle",
  "product_type",
  "department",
  "tags",
  "visibility",
  "visible_from",
  "visible_until",
  "viplevel",
] as const satisfies readonly (keyof FeedRow)[];

/** The first shared field in which a line differs from the first line of its product. */
export function findContradiction(first: FeedLine, other: FeedLine): FeedError | undefined {
  const field = SHARED.find((name) => first.row[name] !== other.row[name]);
  if (field === undefined) return undefined;
  return { line: other.line, field, message: `differs from line ${first.line} of the same product` };
}

/** `given` are the lines of one product, at least one, in the feed's order. Its schedule is applied as of `now`. */
export function toRows(
  generation: number,
  given: readonly FeedLine[],
  now = new Date(),
): { product: ProductRow; variants: VariantRow[] } {
  const lines = withCleanBodies(given);
  const [{ row, titles, vendorNames }] = lines as readonly [FeedLine, ...FeedLine[]];
  const priced = pricesOfLines(lines);
  const cheapest = lowest(priced);
  const tags = split(row.tags);
  const departments = split(row.department);
  const product: Omit<ProductRow, "written"> = {
    generation,
    id: row.product_id,
    handle: row.handle,
    title: row.title,
    titles,
    vendor: row.vendor,
    vendorText: row.vendor_text,
    vendorHandle: row.vendor_handle,
    vendorNames,
    largeImage: row.largeImage,
    images: split(row.product_images),
    tags,
    departments,
    productType: row.product_type,
    productTypeText: row.product_type_text,
    productTypeZhText: row.product_type_zh_text,
    productTypeCn: row.product_type_cn,
    colours: [...new Set(lines.map((line) => line.row.color))],
    designerModelNumber: row.designermodelnumber,
    bodyHtml: row.body_html,
    facts: statedFacts(row),
    soldCount: row.sold_num,
    isPromotion: row.is_promotion,
    position: row.position,
    vipLevel: row.viplevel,
    ...scheduleOf(row, now),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    prices: cheapest.prices,
    compareAtPrices: cheapest.compareAtPrices,
    priorPrices: null,
    statedPriorPrices: statedOf(cheapest),
    converted: null,
    inventoryQuantity: stockOf(lines),
    labels: [
      ...departments.map((department) => labelOf("department", department)),
      labelOf("vendor", row.vendor_handle),
      ...(row.designermodelnumber === "" ? [] : [labelOf("model", row.designermodelnumber)]),
    ],
    searchText: null,
  };
  const variants = lines.map(({ row: variant }, ordinal): Omit<VariantRow, "written"> => {
    const own = priced[ordinal] === cheapest ? undefined : priced[ordinal];
    return {
      generation,
      id: variant.objectID,
      productId: variant.product_id,
      ordinal,
      title: variant.variant_title,
      size: variant.size,
      options: variant.options === undefined ? null : parseOptions(variant.options),
      measurements: variant.measurements === undefined ? null : parseMeasurements(variant.measurements),
      colour: variant.color,
      designerColour: variant.designercolor,
      sku: variant.sku,
      barcode: variant.barcode,
      inventoryQuantity: variant.inventory_quantity,
      oldInventoryQuantity: variant.old_inventory_quantity,
      prices: own?.prices ?? null,
      compareAtPrices: own?.compareAtPrices ?? null,
      priorPrices: null,
      statedPriorPrices: own ? statedOf(own) : null,
    };
  });
  const written = writtenOf(lines, product, variants);
  return {
    product: { ...product, written: written.product },
    variants: variants.map((variant, index) => ({ ...variant, written: written.variants[index] ?? null })),
  };
}

function statedFacts(row: FeedRow): Facts | null {
  const stated = FACT_NAMES.flatMap((name) =>
    row[name] === undefined ? [] : [[name, row[name].split("\t")] as const],
  );
  return stated.length === 0 ? null : Object.fromEntries(stated);
}

/** Sanitises descriptions before they are stored. The lines of a product mostly share one, so each is parsed once. */
function withCleanBodies(lines: readonly FeedLine[]): readonly FeedLine[] {
  const cleaned = new Map<string, string>();
  for (const { row } of lines) {
    if (!cleaned.has(row.body_html)) cleaned.set(row.body_html, cleanHtml(row.body_html));
  }
  const isClean = [...cleaned].every(([before, after]) => before === after);
  if (isClean) return lines;
  return lines.map((line) => ({ ...line, row: { ...line.row, body_html: cleaned.get(line.row.body_html) ?? "" } }));
}

/** Largest value of the database's integer type. */
const MAX_STOCK = 2 ** 31 - 1;

const stockOf = (lines: readonly FeedLine[]): number =>
  Math.min(
    MAX_STOCK,
    lines.reduce((sum, line) => sum + Math.max(0, line.row.inventory_quantity), 0),
  );

type Amounts = { -readonly [List in keyof Prices]: Prices[List] };

interface Priced {
  readonly prices: Prices;
  readonly compareAtPrices: Prices;
  readonly priorPrices: Prices;
}

const statedOf = ({ priorPrices }: Priced): Prices | null =>
  Object.keys(priorPrices).length === 0 ? null : priorPrices;

/** Prices of each line. Lines with equal prices share one object, so they can be compared by identity. */
function pricesOfLines(lines: readonly FeedLine[]): readonly Priced[] {
  const ofBase = new Map<FeedRow, Priced>();
  const ofKey = new Map<string, Priced>();
  return lines.map(({ base }) => {
    const known = ofBase.get(base);
    if (known) return known;
    const key = priceKey(base);
    const priced = ofKey.get(key) ?? readPrices(base);
    ofBase.set(base, priced);
    ofKey.set(key, priced);
    return priced;
  });
}

function readPrices(row: FeedRow): Priced {
  const prices: Amounts = {};
  const compareAtPrices: Amounts = {};
  const priorPrices: Amounts = {};
  for (const list of listsIn(row)) {
    const found = priceIn(row, list);
    const prior = priceIn(row, list, true)?.compareAt;
    if (found !== undefined) prices[list] = found.price.thousandths;
    if (found?.compareAt !== undefined) compareAtPrices[list] = found.compareAt.thousandths;
    if (prior !== undefined) priorPrices[list] = prior.thousandths;
  }
  return { prices, compareAtPrices, priorPrices };
}

/** The lowest price of each list with its former prices; the shared object itself if all lines have equal prices. */
function lowest(priced: readonly Priced[]): Priced {
  const different = [...new Set(priced)];
  if (different.length === 1) return different[0]!;
  const cheapest = new Map<PriceList, Priced>();
  for (const one of different) {
    for (const list of Object.keys(one.prices) as PriceList[]) {
      if (one.prices[list]! < (cheapest.get(list)?.prices[list] ?? Infinity)) cheapest.set(list, one);
    }
  }
  const amounts = (of: keyof Priced): Prices =>
    Object.fromEntries(
      [...cheapest].flatMap(([list, one]) => (one[of][list] === undefined ? [] : [[list, one[of][list]]])),
    );
  return {
    prices: amounts("prices"),
    compareAtPrices: amounts("compareAtPrices"),
    priorPrices: amounts("priorPrices"),
  };
}

/** Equal for lines with equal prices. */
const priceKey = (row: FeedRow): string =>
  Object.entries(row)
    .flatMap(([field, value]) => (readPriceField(field) ? [`${field}=${String(value)}`] : []))
    .toSorted()
    .join();

const split = (joined: string): string[] => joined.split("\t").filter((part) => part !== "");
