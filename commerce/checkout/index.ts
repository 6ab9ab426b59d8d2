// Checkout: from a bag to an order that is paid.

export { askAfterPayments, type AskedAfter } from "./after.ts";
export type {
  AddressesForm,
  AddressesResult,
  AddressProblems,
  AppliedGiftCard,
  CheckoutView,
  ContactForm,
  ContactResult,
  DeliveryResult,
  Missing,
  NoBag,
  Placed,
  PlaceOrder,
  PaymentNow,
  Saved,
  Shopper,
  Totals,
} from "./checkout.ts";
export { abandonOrder, placeOrder, refreshPayment } from "./place.ts";
export {
  applyGiftCard,
  chooseDelivery,
  MOST_GIFT_CARDS,
  removeGiftCard,
  saveAddresses,
  saveContact,
  type GiftCardResult,
} from "./save.ts";
export { findCheckout } from "./view.ts";
export { carryOutWebhooks, keepWebhook } from "./webhooks.ts";
