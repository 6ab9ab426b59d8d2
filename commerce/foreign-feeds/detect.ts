// Recognises the format of a product file by its beginning.

import { headerIn } from "./csv/header.ts";
import { textOfSample } from "./encoding.ts";

export const FEED_FORMATS = [
  "jsonl",
  "shopify-csv",
  "google-merchant",
  "google-merchant-tsv",
  "woocommerce-csv",
  "magento-csv",
  "mapped-csv",
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Bytes of the beginning that are needed: a header may have hundreds of columns. */
export const DETECTED_BYTES = 64 * 1024;

/** The format, or the column names of an unknown table. Formats other than tables start with a brace or an angle bracket. */
export function detectFormat(beginning: Uint8Array): FeedFormat | { readonly columns: readonly string[] } {
  const text = textOfSample(beginning)
    .replace(/^\uFEFF/u, "")
    .trimStart();
  if (text.startsWith("<")) return "google-merchant";
  if (text.startsWith("{") || text === "") return "jsonl";
  const columns = headerIn(text);
  const has = (...names: readonly string[]): boolean => names.some((name) => columns.includes(name));
  if (has("handle", "url handle")) return "shopify-csv";
  if (has("sku") && has("attribute_set_code", "additional_attributes", "product_websites")) return "magento-csv";
  if (
    has("regular price", ...REGULAR_PRICES) &&
    columns.some((name) => /^(?:sku|artikelnummer|ugs|name|nom|nombre)$/u.test(name))
  ) {
    return "woocommerce-csv";
  }
  if (has("id") && has("title") && has("price") && has("link", "image_link", "image link", "availability")) {
    return "google-merchant-tsv";
  }
  return columns.length > 1 ? { columns } : "jsonl";
}

/** WooCommerce translates its column names. */
export const REGULAR_PRICES = [
  "regulärer preis",
  "tarif régulier",
  "prix régulier",
  "precio normal",
  "prezzo di listino",
  "preço normal",
  "reguliere prijs",
];
