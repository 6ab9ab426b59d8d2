// Recognises the format of a product file by its beginning.

import { beginningOf } from "./csv/header.ts";
import { textOfSample } from "./encoding.ts";
import { isWooCommerce } from "./woocommerce/columns.ts";

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

/** The format, or the column names of an unknown table as the file spells them. Formats other than tables start with a brace or an angle bracket. */
export function detectFormat(beginning: Uint8Array): FeedFormat | { readonly columns: readonly string[] } {
  const text = textOfSample(beginning)
    .replace(/^\uFEFF/u, "")
    .trimStart();
  if (text.startsWith("<")) return "google-merchant";
  if (text.startsWith("{") || text === "") return "jsonl";
  const [written, first] = beginningOf(text);
  const columns = written.map((name) => name.toLowerCase());
  const has = (...names: readonly string[]): boolean => names.some((name) => columns.includes(name));
  if (has("handle", "url handle")) return "shopify-csv";
  if (has("sku") && has("attribute_set_code", "additional_attributes", "product_websites")) return "magento-csv";
  if (isWooCommerce(columns, first)) return "woocommerce-csv";
  if (has("id") && has("title") && has("price") && has("link", "image_link", "image link", "availability")) {
    return "google-merchant-tsv";
  }
  return columns.length > 1 ? { columns: written } : "jsonl";
}
