// Every English word and sentence that a language of the glossary has to say, as types: a language that lacks one does not compile.
import type { CRAFTS, PALETTES } from "./designer-texts.ts";
import type { CARES, FITS, HEADINGS, MAKINGS, POINTS, PREDICATES, WORN } from "./product-texts.ts";
import type { SHOP_TEXTS } from "./shop-texts.ts";
import type { CATEGORIES, CITIES, COLOURS, COUNTRIES, DEPARTMENTS, FIBRES, PRODUCT_TYPES } from "./shop-words.ts";
import type { CLOTHS, MATERIALS, MODIFIERS, NOUNS_BY_TYPE, PATTERNS } from "./title-words.ts";

export * from "./designer-texts.ts";
export * from "./product-texts.ts";
export * from "./shop-texts.ts";
export * from "./shop-words.ts";
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
export type ColourName = (typeof COLOURS)[number];
export type Fibre = (typeof FIBRES)[number];
export type Country = (typeof COUNTRIES)[number];
export type City = (typeof CITIES)[number];

export type Making = (typeof MAKINGS)[number];
/** Named by what one thing does. */
export type Predicate = (typeof PREDICATES)[number][0];
export type Palette = (typeof PALETTES)[number];
export type ProductText = (typeof POINTS | typeof WORN | typeof CARES | typeof FITS | typeof HEADINGS)[number];
export type DesignerText = (typeof CRAFTS)[number];
export type ShopText = (typeof SHOP_TEXTS)[number];
