// The demo's English sentences, as types: a language that lacks one does not compile.
import type { CITIES } from "./cities.ts";
import type { CRAFTS, PALETTES } from "./designer-texts.ts";
import type { CARES, FITS, HEADINGS, MAKINGS, POINTS, PREDICATES, WORN } from "./product-texts.ts";
import type { SHOP_TEXTS } from "./shop-texts.ts";

export { CITIES } from "./cities.ts";
export { PALETTES } from "./designer-texts.ts";
export { MAKINGS, PREDICATES } from "./product-texts.ts";

export type City = (typeof CITIES)[number];
export type Making = (typeof MAKINGS)[number];
/** Named by its singular. */
export type Predicate = (typeof PREDICATES)[number][0];
export type Palette = (typeof PALETTES)[number];
export type ProductText = (typeof POINTS | typeof WORN | typeof CARES | typeof FITS | typeof HEADINGS)[number];
export type DesignerText = (typeof CRAFTS)[number];
export type ShopText = (typeof SHOP_TEXTS)[number];
