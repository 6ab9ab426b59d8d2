// Promotions: what the shop gives, to whom and when, and what a cart costs with them (docs/promotions.md).

export { readActivePromotions, readProductFacts, type ActivePromotions } from "./active.ts";
export { readCode } from "./code.ts";
export { compilePromotion, type CompiledPromotion } from "./compile.ts";
export { discountsOf } from "./discounts-of.ts";
export type * from "./priced-cart.ts";
export type * from "./promotion.ts";
export { promotionCodeTable, promotionTable, promotionUseTable } from "./tables.ts";
export { customerKey, findCodes, readUsage } from "./usage.ts";
