// Stock: what may be bought, and what is held for somebody.

export { availableNow, availableOf } from "./available.ts";
export { claimStock, holdStock, releaseStock, restock, unclaimStock, type Short, type StockLine } from "./reserve.ts";
