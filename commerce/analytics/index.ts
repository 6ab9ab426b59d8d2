// Analytics of buying: events in the shape of GA4, the purchase that one browser reports, and the outbox of events that the shop sends.

export {
  analyticsItem,
  cartParams,
  codesOf,
  purchaseParams,
  type AnalyticsItem,
  type CartParams,
  type MeasuredLine,
  type PurchaseParams,
} from "./item.ts";
export { measurementProtocol } from "./measurement-protocol.ts";
export { claimPurchase, isPurchaseClaimed, recordClient, withGoods, type AnalyticsClient } from "./order-analytics.ts";
export {
  enqueuePurchase,
  enqueueRefund,
  forgetClients,
  sendNext,
  sweepAnalytics,
  type DueEvent,
  type SendEvent,
} from "./outbox.ts";
