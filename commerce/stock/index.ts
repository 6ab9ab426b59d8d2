// Stock: available quantities, reservations for orders, and back-in-stock mails.

export { availableNow, availableOf } from "./available.ts";
export { openBackInStock } from "./back-in-stock-job.ts";
export {
  countWaiting,
  requestBackInStock,
  sweepBackInStock,
  type BackInStockRequest,
  type BackInStockResult,
} from "./back-in-stock.ts";
export {
  claimStock,
  holdStock,
  releaseStock,
  restock,
  unclaimStock,
  type Shortage,
  type StockLine,
} from "./reserve.ts";
