// What a suggestion is, and the index that suggestions are kept in.

import type { IndexSchema } from "../schema.ts";

export type SuggestionType = "designer" | "category" | "product";

/** One thing to suggest, every field of it; text that does not apply is empty. */
export interface Suggestion {
  readonly objectid: string;
  readonly type: SuggestionType;
  /** For whom: "Women", "女士". */
  readonly gender: string;
  readonly gender_zh: string;
  /** The top category: "Clothing", "服装". */
  readonly category: string;
  readonly category_zh: string;
  /** The product type: "Coats", "大衣". */
  readonly subcategory: string;
  readonly subcategory_zh: string;
  readonly designer: string;
  readonly title: string;
  readonly title_zh: string;
  /** Without the gender: "Coats" of "Women's Coats". */
  readonly title_short: string;
  readonly title_zh_short: string;
  /** The higher, the more popular: pieces sold, and products. */
  readonly priority: number;
  /** Where it leads, without a country's prefix. */
  readonly path: string;
  /** Further words by which it is found. */
  readonly keyword: string;
  /** The last part of the path. */
  readonly slug: string;
  /** ISO 8601: when one of its products last changed. */
  readonly updated_at: string;
}

export const SUGGESTION_FIELDS = [
  "objectid",
  "type",
  "gender",
  "gender_zh",
  "category",
  "category_zh",
  "subcategory",
  "subcategory_zh",
  "designer",
  "title",
  "title_zh",
  "title_short",
  "title_zh_short",
  "priority",
  "path",
  "keyword",
  "slug",
  "updated_at",
] as const satisfies readonly (keyof Suggestion)[];

/** Beside the suggestion, its record has the price lists that one of its products is sold in: elsewhere it leads nowhere. */
export const SUGGESTION_SCHEMA: IndexSchema = {
  version: "2",
  productId: "objectid",
  variantId: "objectID",
  attributes: [
    { name: "type", kind: "keyword", level: "product", isFacet: true },
    { name: "gender", kind: "keyword", level: "product", isFacet: true },
    { name: "category", kind: "keyword", level: "product", isFacet: true },
    { name: "subcategory", kind: "keyword", level: "product", isFacet: true },
    { name: "designer", kind: "keyword", level: "product", isFacet: true },
    { name: "price_lists", kind: "keyword", level: "product" },
    { name: "slug", kind: "keyword", level: "product" },
    { name: "priority", kind: "number", level: "product", isSortable: true },
    { name: "updated_at", kind: "number", level: "product", isDate: true, isSortable: true },
  ],
  text: ["title", "title_zh", "keyword"],
  popularity: { attribute: "priority", direction: "descending" },
  synonyms: [
    ["sneakers", "trainers"],
    ["trousers", "pants"],
    ["sweaters", "jumpers", "pullovers"],
    ["handbags", "bags"],
    ["sunglasses", "shades"],
    ["swimsuits", "swimwear"],
    ["jewellery", "jewelry"],
    ["women", "ladies", "female"],
    ["men", "gents", "male"],
    ["kids", "children"],
  ],
};
