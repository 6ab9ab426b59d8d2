// Types of the checkout and of the results of placing an order. Amounts are thousandths of the order's currency.

import type {
  Address,
  AddressField,
  AddressProblem,
  DeliveryMethod,
  GiftOffer,
  GiftOptions,
  Market,
  PaymentMethod,
  TaxName,
  TaxNote,
} from "#catalogue";
import type { Limited } from "#commerce/accounts";
import type { AnalyticsClient } from "#commerce/analytics";
import type { Cart, CartLine, NoCart } from "#commerce/cart";
import type { Card, CardProblem, PaymentFailure, PaymentStep } from "#commerce/payments";
import type { Viewer } from "#commerce/products";
import type { Taxes } from "#commerce/tax";
import type { CartDiscounts } from "./cart-discounts.ts";

/** The buyer. Buys the account's cart if signed in, otherwise the cart of the token. */
export interface Shopper {
  readonly shopId: string;
  readonly accountId: string | null;
  readonly cartToken: string | null;
  readonly market: Market;
  readonly language: string;
  readonly vipLevel: number;
  /** Products hidden in the shopper's country. */
  readonly blocked?: Viewer["blocked"];
  /** Client network, for rate limits. */
  readonly network: string;
  /** The browser in GA4, if purchases are sent there and the shopper consents. */
  readonly analytics?: AnalyticsClient | null;
}

export interface CheckoutView {
  readonly kind: "checkout";
  readonly id: string;
  readonly cart: Cart;
  readonly email: string | null;
  readonly phone: string | null;
  /** Null until entered, and if nothing is shipped. */
  readonly delivery: Address | null;
  /** Null if same as the delivery address. */
  readonly billing: Address | null;
  /** True if the delivery address will be saved with the account; null for guests. */
  readonly savesAddress: boolean | null;
  /** False if the cart has only gift cards, which are sent by email and need only a billing address. */
  readonly needsDelivery: boolean;
  /** Delivery methods of the destination's market. */
  readonly methods: readonly DeliveryMethod[];
  /** Code of the chosen one. */
  readonly deliveryMethod: string | null;
  /** Days after delivery in which items can be returned. */
  readonly returnDays: number;
  /** Null if the shop or the cart has no gift options: gift cards are not wrapped. */
  readonly giftOffer: GiftOffer | null;
  /** As offered now; null unless it is a gift. */
  readonly giftOptions: GiftOptions | null;
  readonly giftCards: readonly AppliedGiftCard[];
  readonly discounts: CartDiscounts;
  readonly totals: Totals;
  readonly missing: readonly Missing[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** The one that was last tried, which discounts may depend on. */
  readonly paymentMethod: PaymentMethod | null;
  /** True if the shop's own form takes card numbers, which only the test provider allows. */
  readonly takesCards: boolean;
  /** An unpaid order of this cart. It can be continued, and is cancelled when another is placed. */
  readonly unfinishedOrder: { readonly orderId: string } | null;
}

export interface AppliedGiftCard {
  readonly id: string;
  readonly lastFour: string;
  /** Part of the total that it pays. */
  readonly amount: number;
}

export interface Totals {
  /** Sum of the lines before discounts. */
  readonly subtotal: number;
  /** Discounts on the lines. */
  readonly discount: number;
  /** After its discount. Null until a method and an address are known. */
  readonly delivery: number | null;
  readonly deliveryDiscount: number;
  /** 0 if it is not wrapped, or for free. */
  readonly giftWrap: number;
  readonly tax: CheckoutTax;
  /** With the tax, if it is added to the prices and known. */
  readonly total: number;
  readonly giftCards: number;
  /** Amount left to pay. */
  readonly due: number;
  readonly currency: string;
  readonly taxNote: TaxNote;
}

export type CheckoutTax =
  | (Taxes & {
      readonly kind: "known";
      readonly name: TaxName;
      readonly amount: number;
      /** Null if the merchant's tables decided. */
      readonly provider: string | null;
    })
  /** It is added to the prices once the address is known. */
  | { readonly kind: "later"; readonly name: TaxName }
  /** The tax provider is down, so the order cannot be placed now. */
  | { readonly kind: "unavailable"; readonly name: TaxName; readonly isIncluded: boolean };

export type Missing = "contact" | "address" | "delivery";

export interface Saved {
  readonly kind: "saved";
}

export interface ContactForm {
  readonly email: string;
  readonly phone?: string | undefined;
}
export type ContactResult = Saved | NoCart | { readonly kind: "invalid"; readonly field: "email" | "phone" };

export interface AddressesForm {
  /** Omitted if nothing is shipped. */
  readonly delivery?: Partial<Record<AddressField, string>> | undefined;
  /** Omitted if same as the delivery address. */
  readonly billing?: Partial<Record<AddressField, string>> | undefined;
  /** Saves the delivery address with the account when the order is placed. Remembered for the next checkout. */
  readonly savesAddress?: boolean | undefined;
}
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;
export type AddressesResult =
  | Saved
  | NoCart
  | {
      readonly kind: "invalid";
      /** Empty if the address is valid. */
      readonly delivery: AddressProblems;
      readonly billing: AddressProblems;
    }
  /** The destination has other prices: the shopper must switch to its market, which reprices the cart. */
  | { readonly kind: "other-market"; readonly market: Market }
  | Undeliverable;

/** Products that are not sold to the country of the delivery address. */
export interface Undeliverable {
  readonly kind: "undeliverable";
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly lines: readonly CartLine[];
}

export type DeliveryResult = Saved | NoCart | { readonly kind: "no-such-method" };

export interface OrderRequest {
  /** Generated by the browser for one purchase, so that retries create one order. 16 to 64 letters, digits, - and _. */
  readonly idempotencyKey: string;
  /** Total and amount due as the shopper saw them. If either differs, the result is "changed". */
  readonly expectedTotal: number;
  readonly expectedDue: number;
  readonly method: PaymentMethod;
  /** Only for the test provider. */
  readonly card?: Card | undefined;
}

/** The wallet shows the total. */
export type ExpressRequest = Pick<OrderRequest, "idempotencyKey" | "method">;

export type Placed =
  | { readonly kind: "placed"; readonly orderId: string; readonly number: string; readonly token: string }
  /** Without a step there is nothing to do but wait and poll `refreshPayment`. */
  | { readonly kind: "pay"; readonly orderId: string; readonly token: string; readonly step: PaymentStep | null }
  | { readonly kind: "declined"; readonly orderId: string; readonly reason: PaymentFailure }
  /** The payment arrived after the stock was sold, and is refunded. */
  | { readonly kind: "refunded"; readonly orderId: string; readonly token: string }
  /** Prices, totals or gift cards differ from what the shopper saw. */
  | { readonly kind: "changed"; readonly checkout: CheckoutView }
  | { readonly kind: "sold-out"; readonly lines: readonly CartLine[] }
  | Undeliverable
  | { readonly kind: "incomplete"; readonly missing: readonly Missing[] }
  | { readonly kind: "bad-card"; readonly problems: readonly CardProblem[] }
  /** The market or the provider does not support this payment method. */
  | { readonly kind: "no-such-method" }
  | { readonly kind: "bad-key" }
  /** The tax cannot be calculated now. Nothing is charged. */
  | { readonly kind: "no-tax" }
  /** Too many orders from this cart or network. */
  | Limited
  | NoCart
  /** The provider does not respond. A retry with the same key continues, as does the background job. */
  | { readonly kind: "busy"; readonly orderId: string; readonly token: string };

export type PlacedExpress =
  | Exclude<Placed, { readonly kind: "incomplete" | "bad-card" }>
  /** The order needs the checkout: its total depends on the address, or its wallet gives none. */
  | { readonly kind: "no-express" };

/** Status of an order's payment, for pages that poll it. */
export type PaymentStatus =
  | { readonly kind: "placed"; readonly orderId: string; readonly number: string }
  | { readonly kind: "pending"; readonly orderId: string; readonly step: PaymentStep | null; readonly expiresAt: Date }
  | { readonly kind: "declined"; readonly orderId: string; readonly reason: PaymentFailure }
  | { readonly kind: "expired"; readonly orderId: string }
  | { readonly kind: "refunded"; readonly orderId: string }
  | { readonly kind: "no-such-order" };
