// The general English vocabulary of fashion, as types: a language that lacks an entry does not compile.
import type {
  CATEGORIES,
  COLOURS,
  COUNTRIES,
  DEPARTMENTS,
  FIBRES,
  NAVIGATION,
  OPTIONS,
  PRODUCT_TYPES,
} from "./names.ts";
import type { CLOTHS, MATERIALS, MODIFIERS, NOUNS_BY_TYPE, PATTERNS } from "./title-words.ts";

export * from "./names.ts";
export * from "./title-words.ts";

/** Slug of a product type: "coats". */
export type TypeSlug = keyof typeof NOUNS_BY_TYPE;
export type Noun = (typeof NOUNS_BY_TYPE)[TypeSlug][number];
export type Modifier = (typeof MODIFIERS)[number];
export type Pattern = (typeof PATTERNS)[number];
export type Material = (typeof MATERIALS)[number] | (typeof CLOTHS)[number];

export type DepartmentName = (typeof DEPARTMENTS)[number];
export type CategoryName = (typeof CATEGORIES)[number];
export type ProductTypeName = (typeof PRODUCT_TYPES)[number];
export type NavigationName = (typeof NAVIGATION)[number];
export type OptionText = (typeof OPTIONS)[number];
export type ColourName = (typeof COLOURS)[number];
export type Fibre = (typeof FIBRES)[number];
export type Country = (typeof COUNTRIES)[number];
