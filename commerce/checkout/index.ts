// Checkout: from a bag to an order that is paid.

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
