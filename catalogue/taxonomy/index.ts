// The taxonomy: departments, categories and product types, which are a shop's data.

export type * from "./data.ts";
export { DEFAULT_TAXONOMY } from "./default.ts";
export { DEFAULT_TAXONOMY_DATA } from "./default-taxonomy.ts";
export type { MerchantChart, MeasuredCell } from "./merchant-chart.ts";
export { type Category, type Department, nameIn, printedPossessive, type ProductType } from "./nodes.ts";
export { Taxonomy } from "./taxonomy.ts";
export { wordsOf } from "./words.ts";
