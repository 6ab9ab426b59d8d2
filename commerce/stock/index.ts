// Stock: what may be bought, what is held for somebody, and who waits for it.

export { availableNow, availableOf } from "./available.ts";
export { claimStock, holdStock, releaseStock, restock, unclaimStock, type Short, type StockLine } from "./reserve.ts";
export { askBackInStock, sweepBackInStock, type BackInStockResult, type BackInStockWish } from "./back-in-stock.ts";
export { tellWaiting, type Told } from "./tell-waiting.ts";
export { openWaiting } from "./waiting.ts";
