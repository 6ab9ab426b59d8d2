// Stock: available quantities, reservations for orders, and back-in-stock mails.

export { adjustStock, type StockAdjustment } from "./adjust.ts";
export { availableNow, availableOf } from "./available.ts";
export { openBackInStock } from "./back-in-stock-job.ts";
export {
  countWaiting,
  requestBackInStock,
  sweepBackInStock,
  type BackInStockRequest,
  type BackInStockResult,
} from "./back-in-stock.ts";
export { findLowStock, type LowStock } from "./low-stock.ts";
export { backInStockMail } from "./notify-waiting.ts";
export { findHoldLimit, forgetHolders, type WantedPieces } from "./hold-limits.ts";
export { extendedHold, HOLD_MS, LONGEST_HOLD_MS } from "./hold-rules.ts";
export {
  claimStock,
  extendHolds,
  holdStock,
  releaseStock,
  restock,
  unclaimStock,
  type Shortage,
  type StockLine,
} from "./reserve.ts";
