// Checkout: turns a cart into a paid order.

export { checkOpenPayments } from "./check-payments.ts";
export type {
  AddressProblems,
  AppliedGiftCard,
  CheckoutView,
  Missing,
  OrderRequest,
  PaymentStatus,
  Placed,
  Saved,
  Shopper,
  Totals,
  Undeliverable,
} from "./checkout.ts";
export { enterCode, findDiscounts, leaveCode, othersOf, type CodeEntered } from "./codes.ts";
export { compareMarkets, type MarketComparison } from "./compare-markets.ts";
export type { CartDiscounts, Complimentary } from "./cart-discounts.ts";
export { withDraftCheckout, type DraftCheckout } from "./draft.ts";
export { orderDiscountsOf } from "./order-discounts.ts";
export { placeExpressOrder, placeOrder, refreshPayment } from "./place.ts";
export {
  applyGiftCard,
  chooseDelivery,
  removeGiftCard,
  saveAddresses,
  saveContact,
  type GiftCardResult,
} from "./save.ts";
export { findCheckout } from "./view.ts";
export { processWebhooks, storeWebhook } from "./webhooks.ts";
