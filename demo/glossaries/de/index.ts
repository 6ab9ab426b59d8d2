// German: the demo's own texts.
import { type Form, GERMAN } from "#translation/languages/de";
import type { DemoLanguage } from "../demo-language.ts";
import { IN_CITY } from "./cities.ts";
import { MAKINGS, PREDICATES, PRODUCT_TEXTS } from "./product-texts.ts";
import { SENTENCES } from "./sentences.ts";
import { DESIGNER_TEXTS, PALETTES, SHOP_TEXTS } from "./shop-texts.ts";

export const DEMO_GERMAN: DemoLanguage<Form> = {
  language: GERMAN,
  inCity: IN_CITY,
  makings: MAKINGS,
  predicates: PREDICATES,
  palettes: PALETTES,
  productTexts: PRODUCT_TEXTS,
  designerTexts: DESIGNER_TEXTS,
  shopTexts: SHOP_TEXTS,
  sentences: SENTENCES,
};
