// Fulfilment: moving a placed order on, calling it off, giving money back, and looking whether all of it adds up.

export { checkLedger, type LedgerCheck, type LedgerFault } from "./check-ledger.ts";
export type {
  CancelResult,
  DeliverResult,
  NoOrder,
  NotNow,
  RefundResult,
  RetryResult,
  ShipResult,
} from "./fulfilment.ts";
export { giveBack, refundable, type GiveBack, type GivenBack } from "./give-back.ts";
export {
  canCancel,
  cancelOrder,
  deliverOrder,
  LONGEST_TRACKING,
  refundOrder,
  retryRefunds,
  shipOrder,
  type RefundWish,
} from "./move.ts";
