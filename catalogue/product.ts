// A product in the search index and the feed: one flat row for each variant, with every field of the specification's product hit.

import type { FactName } from "./facts/facts.ts";
import type { PriceList } from "./price-lists.ts";

/** Prices in major units, for every list that the product is sold in. */
export type PriceFields = {
  readonly [
    Field in `${PriceList}_price_f` | `${PriceList}_compare_at_price_f` | `${PriceList}_prior_price_f`
  ]?: number;
};

/** Facts that the feed states, tab-separated: "Wool⇥Silk". */
export type FactFields = { readonly [Name in FactName]?: string };

/** One line of the product feed: a variant (a size of a colour of a model), with the fields of its product repeated. */
export interface FeedRow extends PriceFields, FactFields {
  /** Unique, stable id of the variant. */
  readonly objectID: string;
  readonly product_id: string;
  readonly handle: string;
  readonly title: string;
  readonly title_zh: string;
  readonly vendor: string;
  readonly vendor_text: string;
  readonly vendor_handle: string;
  /** Address of the first picture. */
  readonly largeImage: string;
  /** Addresses of all pictures, tab-separated. */
  readonly product_images: string;
  /** English descriptions of pictures by their number, tab-separated: "1 > Front". Other languages have fields such as picture_alts_fr. */
  readonly picture_alts?: string;
  /** Names of tags, tab-separated: Clothing, Women, Season_FW26 … */
  readonly tags: string;
  readonly product_type: string;
  readonly product_type_text: string;
  readonly product_type_zh_text: string;
  readonly product_type_cn: string;
  /** "women", "men", or a kids department; several are tab-separated. */
  readonly department: string;
  readonly size: string;
  /** Further options of the variant, tab-separated: "Width > Wide". Absent if there are none. */
  readonly options?: string;
  /** Measurements of the garment in this size, tab-separated: "Chest > 96", in centimetres. Absent if there are none. */
  readonly measurements?: string;
  /** One of the sixteen colours (Multicolour is "multi"), or "Transparent". */
  readonly color: string;
  /** The designer's name of the colour: "Ivory". */
  readonly designercolor: string;
  readonly designermodelnumber: string;
  readonly sku: string;
  readonly barcode: string;
  readonly body_html: string;
  readonly variant_title: string;
  readonly inventory_quantity: number;
  readonly old_inventory_quantity: number;
  readonly sold_num: number;
  readonly is_promotion: boolean;
  /** Merchandising rank, lowest first. */
  readonly position: number;
  /** Share of the price that is profit, from 0 to 1. Never shown to shoppers. */
  readonly margin?: number;
  /** In search indexes alone: how much shoppers like the product, from 0 to 3. */
  readonly shop_popularity?: number;
  /** 0 for everyone; n for VIP shoppers of level n and above. */
  readonly viplevel: number;
  /** "HELD" in search indexes alone: hidden by its schedule. */
  readonly visibility: "YES" | "NO" | "HELD";
  readonly visible_from?: string;
  readonly visible_until?: string;
  /** ISO 8601, UTC. */
  readonly published_at: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** China's prices in thousandths. */
  readonly cn_cny_price_1k?: number;
  readonly cn_cny_compare_at_price_1k?: number;
}

/** Fields in which the variants of a product differ. */
export const VARIANT_FIELDS: ReadonlySet<string> = new Set([
  "objectID",
  "size",
  "options",
  "measurements",
  "color",
  "designercolor",
  "sku",
  "barcode",
  "variant_title",
  "inventory_quantity",
  "old_inventory_quantity",
] satisfies (keyof FeedRow)[]);
