// Spanish.
import type { Language } from "../../language.ts";
import { type Form, FORMS, GRAMMAR } from "./grammar.ts";
import { FIBRES, MATERIALS } from "./materials.ts";
import { MODIFIERS, PATTERNS } from "./modifiers.ts";
import { NOUNS } from "./nouns.ts";
import { MAKINGS, PREDICATES, PRODUCT_TEXTS } from "./product-texts.ts";
import { QUERY } from "./query.ts";
import { DESIGNER_TEXTS, PALETTES, SHOP_TEXTS } from "./shop-texts.ts";
import { CATEGORIES, COLOURS, DEPARTMENTS, IN_CITY, MADE_IN, PRODUCT_TYPES } from "./shop-words.ts";

export const SPANISH: Language<Form> = {
  code: "es",
  forms: FORMS,
  nouns: NOUNS,
  modifiers: MODIFIERS,
  patterns: PATTERNS,
  materials: MATERIALS,
  colours: COLOURS,
  departments: DEPARTMENTS,
  categories: CATEGORIES,
  productTypes: PRODUCT_TYPES,
  fibres: FIBRES,
  madeIn: MADE_IN,
  inCity: IN_CITY,
  makings: MAKINGS,
  predicates: PREDICATES,
  palettes: PALETTES,
  productTexts: PRODUCT_TEXTS,
  designerTexts: DESIGNER_TEXTS,
  shopTexts: SHOP_TEXTS,
  grammar: GRAMMAR,
  query: QUERY,
};
