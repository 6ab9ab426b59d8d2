// The possible second colours and finishes of a product.

import { ACCENTS } from "./recipe.ts";
import type { Accent, Finish } from "./recipe.ts";

type AccentWeights = readonly (readonly [Accent, number])[];

const weights = (...numbers: readonly number[]): AccentWeights =>
  ACCENTS.map((accent, n) => [accent, numbers[n] ?? 0] as const).filter(([, weight]) => weight > 0);

//                       tonal deep ink ecru tan bright piped pale
const CLOTHING = weights(74, 6, 4, 5, 0, 2, 7, 2);
const TAILORED = weights(90, 8, 2);
const COATS = weights(70, 12, 6, 4, 2, 0, 6);
const SPORT = weights(22, 12, 12, 16, 0, 24, 4, 10);
const GOODS = weights(56, 12, 9, 8, 9, 2, 4);
/** For products of two cloths: both must be visible. */
export const SECOND_CLOTH = weights(0, 40, 9, 22, 6, 7, 0, 16);
/** Types whose accent is the stone, the dial or the lens. */
const SET = weights(26, 14, 14, 12, 12, 14, 0, 12);

export function accentsOf({ productType }: { readonly productType: string }): AccentWeights {
  if (productType === "sneakers" || productType === "backpacks") return SPORT;
  if (productType === "coats") return COATS;
  if (/^(suits|blazers|ties)$/.test(productType)) return TAILORED;
  if (/^(rings|necklaces|earrings|bracelets|watches|sunglasses)$/.test(productType)) return SET;
  if (
    /bags$|^(clutches|boots|sandals|pumps|flats|loafers|lace-ups|belts|wallets|technology|umbrellas)$/.test(productType)
  )
    return GOODS;
  return CLOTHING;
}

export function finishOf(material: string): Finish {
  if (/patent|vinyl|gloss|high-shine/i.test(material)) return "glossy";
  if (/suede|nubuck|velvet|felt|fleece/i.test(material)) return "matte";
  if (/metallic|lam[eé]|foil|mirrored|lurex|sequin/i.test(material)) return "foil";
  return "natural";
}
