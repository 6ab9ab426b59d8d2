// A product hit in the form that the storefront uses: lists as arrays, client-side names, and the price of one price list.
// Pure and browser-safe.

import {
  CHINA_COMPARE_AT_1K,
  CHINA_PRICE_1K,
  compareAtField,
  DEFAULT_PRICE_LIST,
  priceField,
  priceIn,
  priorField,
  type Price,
  type PriceList,
} from "#catalogue";

export interface ProductHit {
  readonly objectID: string;
  readonly product_id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  /** The designer's names in other languages. */
  readonly vendorLang: readonly string[];
  readonly vendor_handle: string;
  readonly product_type: string;
  readonly departments: readonly string[];
  readonly tags: readonly string[];
  readonly product_images: readonly string[];
  readonly largeImage: string;
  readonly designerColor: string;
  readonly Size: string;
  readonly Color: string;
  readonly price: Price;
  /** All fetched fields as stored in the index: `title_zh`, `body_html`, prices of other lists … */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Undefined for a product without a price in the list, which must not be shown. */
export function readProductHit(
  fields: Readonly<Record<string, unknown>>,
  list: PriceList = DEFAULT_PRICE_LIST,
  hasPriorPrices = false,
): ProductHit | undefined {
  const price = priceOfHit(fields, list, hasPriorPrices);
  if (price === undefined) return undefined;
  const text = (name: string): string => textOf(fields[name]);
  return {
    objectID: text("objectID"),
    product_id: text("product_id"),
    handle: text("handle"),
    title: text("title"),
    vendor: text("vendor"),
    vendorLang: listOf(fields["vendorLang"]),
    vendor_handle: text("vendor_handle"),
    product_type: text("product_type"),
    departments: listOf(fields["department"]),
    tags: listOf(fields["tags"]),
    product_images: listOf(fields["product_images"]),
    largeImage: text("largeImage") || text("largeimage"),
    designerColor: text("designercolor"),
    Size: text("size"),
    Color: text("color"),
    price,
    fields,
  };
}

/** The price in the fields of a hit. Fields that were not fetched, or are null, are ignored. */
export const priceOfHit = (
  fields: Readonly<Record<string, unknown>>,
  list: PriceList,
  hasPriorPrices = false,
): Price | undefined => {
  const prices: Record<string, number> = {};
  for (const name of priceFieldsOf(list)) {
    const value = fields[name];
    if (typeof value === "number") prices[name] = value;
  }
  return priceIn(prices, list, hasPriorPrices);
};

/** The fields that a request must fetch for the prices of a list. */
export const priceFieldsOf = (list: PriceList): readonly string[] => [
  priceField(list),
  compareAtField(list),
  priorField(list),
  ...(list === "cn_cny" ? [CHINA_PRICE_1K, CHINA_COMPARE_AT_1K] : []),
];

const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
};

/** Our index separates the parts of a list by tabs; other indexes use arrays. */
const listOf = (value: unknown): readonly string[] => {
  const parts = Array.isArray(value) ? value.map(textOf) : textOf(value).split("\t");
  return parts.filter((part) => part !== "");
};
