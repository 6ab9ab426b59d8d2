// Arabic: the demo's own texts.
import { type Form, ARABIC } from "#translation/languages/ar";
import type { DemoLanguage } from "../demo-language.ts";
import { IN_CITY } from "./cities.ts";
import { MAKINGS, PREDICATES, PRODUCT_TEXTS } from "./product-texts.ts";
import { SENTENCES } from "./sentences.ts";
import { DESIGNER_TEXTS, PALETTES, SHOP_TEXTS } from "./shop-texts.ts";

export const DEMO_ARABIC: DemoLanguage<Form> = {
  language: ARABIC,
  inCity: IN_CITY,
  makings: MAKINGS,
  predicates: PREDICATES,
  palettes: PALETTES,
  productTexts: PRODUCT_TEXTS,
  designerTexts: DESIGNER_TEXTS,
  shopTexts: SHOP_TEXTS,
  sentences: SENTENCES,
};
