// A suggestion, and the schema of their index.

import { INITIAL_SEARCH_WORDS } from "#catalogue";
import type { IndexSchema } from "../schema.ts";

export type SuggestionType = "designer" | "category" | "product";

/** Fields that do not apply are empty. */
export interface Suggestion {
  readonly objectid: string;
  readonly type: SuggestionType;
  /** Department: "Women", "女士". */
  readonly gender: string;
  readonly gender_zh: string;
  /** Top category: "Clothing", "服装". */
  readonly category: string;
  readonly category_zh: string;
  /** Product type: "Coats", "大衣". */
  readonly subcategory: string;
  readonly subcategory_zh: string;
  /** Also `designer_zh`, `designer_ja` … where the catalogue has the name in the language. */
  readonly designer: string;
  readonly title: string;
  readonly title_zh: string;
  /** Title without the gender: "Coats" for "Women's Coats". */
  readonly title_short: string;
  readonly title_zh_short: string;
  /** Popularity: number of pieces sold and of products. */
  readonly priority: number;
  /** Path without a country prefix. */
  readonly path: string;
  /** Additional search words. */
  readonly keyword: string;
  /** Last segment of the path. */
  readonly slug: string;
  /** Last change of one of its products; ISO 8601. */
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

/** Records also have the price lists of their products, because a suggestion without products leads nowhere. */
export const SUGGESTION_SCHEMA: IndexSchema = {
  version: "3",
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
  synonyms: INITIAL_SEARCH_WORDS.synonyms,
};
