// Derived members of product hits: lists, absolute picture addresses, categories by level and ratings.

import { pictureUrl } from "#catalogue";
import { levelsOf, type DerivedField, type Hierarchy } from "#search/dialects/algolia/index";
import { CATEGORY_PATH } from "#search/products";

export interface Rating {
  /** Between 1 and 5, with one decimal. */
  readonly average: number;
  readonly count: number;
}

export interface ProductFieldParts {
  /** Origin of pictures. */
  readonly origin: string;
  readonly hierarchy: Hierarchy;
  readonly ratingOf: (product: string) => Rating | undefined;
}

export function productFields({ origin, hierarchy, ratingOf }: ProductFieldParts): readonly DerivedField[] {
  const picture = (address: string) => pictureUrl(address, 1200, "jpg", origin);
  const list = (name: string, source: string): DerivedField => ({
    name,
    sources: [source],
    of: (stored) => listOf(stored[source]),
  });
  const images = (stored: Readonly<Record<string, unknown>>): readonly string[] => {
    const all = listOf(stored["product_images"]);
    return (all.length > 0 ? all : listOf(stored["largeimage"])).map(picture);
  };
  return [
    { name: "images", sources: ["product_images", "largeimage"], of: images },
    { name: "image", sources: ["product_images", "largeimage"], of: (stored) => images(stored)[0] },
    list("departments", "department"),
    list("tagList", "tags"),
    list("vendorNames", "vendorLang"),
    list("titles", "titleLang"),
    {
      name: "categories",
      sources: [CATEGORY_PATH],
      of: (stored) => levelsOf(hierarchy, listOf(stored[CATEGORY_PATH])),
    },
    { name: "rating", sources: ["product_id"], of: (stored) => ratingOf(String(stored["product_id"]))?.average },
    { name: "ratingCount", sources: ["product_id"], of: (stored) => ratingOf(String(stored["product_id"]))?.count },
  ];
}

/** `query` is the name that Autocomplete and query suggestions use. */
export const SUGGESTION_FIELDS: readonly DerivedField[] = [
  { name: "query", sources: ["title"], of: ({ title }) => title, highlightedAs: "title" },
];

/** The parts of a tab-separated text. */
const listOf = (value: unknown): readonly string[] =>
  typeof value === "string" ? value.split("\t").filter((part) => part !== "") : [];
