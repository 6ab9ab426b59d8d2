// Russian: vocabulary and grammar.
import type { Language } from "../../language.ts";
import { type Form, FORMS, GRAMMAR } from "./grammar.ts";
import { JEWELLERY } from "./jewellery.ts";
import { FIBRES, MATERIALS } from "./materials.ts";
import { MODIFIERS, PATTERNS } from "./modifiers.ts";
import { NOUNS } from "./nouns.ts";
import { QUERY } from "./query.ts";
import { CATEGORIES, COLOURS, DEPARTMENTS, MADE_IN, NAVIGATION, OPTIONS, PRODUCT_TYPES } from "./names.ts";

export type { Form } from "./grammar.ts";

export const RUSSIAN: Language<Form> = {
  code: "ru",
  forms: FORMS,
  nouns: NOUNS,
  modifiers: MODIFIERS,
  patterns: PATTERNS,
  materials: MATERIALS,
  colours: COLOURS,
  departments: DEPARTMENTS,
  categories: CATEGORIES,
  productTypes: PRODUCT_TYPES,
  navigation: NAVIGATION,
  options: { ...OPTIONS, ...JEWELLERY },
  fibres: FIBRES,
  madeIn: MADE_IN,
  grammar: GRAMMAR,
  query: QUERY,
};
