// Promotions: their terms, their recipients and periods, and the cost of a cart with them (docs/promotions.md).

export { nextPromotionChange, readActivePromotions, readProductFacts, type ActivePromotions } from "./active.ts";
export { readCode } from "./code.ts";
export {
  addCode,
  createBatch,
  fillBatches,
  LARGEST_BATCH,
  listCodes,
  walkCodes,
  withdrawCode,
  type CodeBatch,
  type PromotionCode,
} from "./codes.ts";
export { compilePromotion, type CompiledPromotion } from "./compile.ts";
export { PromotionDefinition } from "./definition.ts";
export { discountsOf } from "./discounts-of.ts";
export type * from "./priced-cart.ts";
export { COMBINATIONS, PROMOTION_STATES, TRIGGERS } from "./promotion.ts";
export type * from "./promotion.ts";
export {
  changePromotion,
  createPromotion,
  duplicatePromotion,
  findPromotion,
  listPromotions,
  setPromotionState,
  type PromotionServices,
  type StoredPromotion,
} from "./promotions.ts";
export { hiddenBecause, shownIn, type HiddenBecause } from "./shown.ts";
export {
  readShownPromotions,
  reducedPrices,
  shownAmong,
  type PriceMarket,
  type ReducedPrice,
  type ShownPromotions,
} from "./shown-prices.ts";
export { readShownPrices, withShownPrices, type ShownProductPrices } from "./shown-products.ts";
export { simulate, type Simulated, type Simulation } from "./simulate.ts";
export { statusOf, type PromotionStatus } from "./states.ts";
export { promotionCodeTable, promotionTable, promotionUseTable } from "./tables.ts";
export { customerKey, findCodes, readUsage } from "./usage.ts";
export { listUses, readFigures, type PromotionFigures, type PromotionUse } from "./uses.ts";
export { readEnded } from "./ended.ts";
export { claimUses, holdUses, lockPromotions, releaseUses, type NewUse } from "./holds.ts";
