// A checkout as the shopper sees it, and what can come of placing its order. Amounts are thousandths of its currency.

import type {
  Address,
  AddressField,
  AddressProblem,
  DeliveryMethod,
  DeliveryMethodCode,
  Market,
  PaymentMethod,
  TaxNote,
} from "#catalogue";
import type { Limited } from "#commerce/accounts";
import type { Cart, CartLine } from "#commerce/cart";
import type { Card, CardProblem, PaymentFailure, PaymentStep } from "#commerce/payments";
import type { Viewer } from "#commerce/products";

/** Who buys: the account's bag of whoever is signed in, otherwise the one that the token opens. */
export interface Shopper {
  readonly shopId: string;
  readonly accountId: string | null;
  readonly cartToken: string | null;
  readonly market: Market;
  readonly language: string;
  readonly vipLevel: number;
  /** What the shop hides from the shopper's country. */
  readonly blocked?: Viewer["blocked"];
  /** Where the requests come from, for limits. */
  readonly network: string;
}

export interface CheckoutView {
  readonly kind: "checkout";
  readonly id: string;
  readonly cart: Cart;
  readonly email: string | null;
  readonly phone: string | null;
  /** Null until it is given, and where everything goes by mail. */
  readonly delivery: Address | null;
  /** Null where it is the delivery address. */
  readonly billing: Address | null;
  /** Whether there is anything to carry: gift cards alone go by mail, and need a billing address only. */
  readonly needsDelivery: boolean;
  /** Of the market that the parcel goes to. */
  readonly methods: readonly DeliveryMethod[];
  readonly deliveryMethod: DeliveryMethodCode | null;
  readonly giftCards: readonly AppliedGiftCard[];
  readonly totals: Totals;
  readonly missing: readonly Missing[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Whether a card is typed into the shop's own form, which only the test provider takes. */
  readonly takesCards: boolean;
  /** An order of this bag whose payment is not finished: it can be gone on with, and ends when another is placed. */
  readonly underWay: { readonly orderId: string } | null;
}

export interface AppliedGiftCard {
  readonly id: string;
  readonly lastFour: string;
  /** How much of the total it pays. */
  readonly amount: number;
}

export interface Totals {
  readonly subtotal: number;
  /** Null until a method is chosen and an address is known. */
  readonly delivery: number | null;
  readonly total: number;
  readonly giftCards: number;
  /** What is left to pay. */
  readonly due: number;
  readonly currency: string;
  readonly taxNote: TaxNote;
}

export type Missing = "contact" | "address" | "delivery";

/** The bag is empty, somebody else's, or has become an order. */
export interface NoBag {
  readonly kind: "no-bag";
}

export interface Saved {
  readonly kind: "saved";
}

export interface ContactForm {
  readonly email: string;
  readonly phone?: string | undefined;
}
export type ContactResult = Saved | NoBag | { readonly kind: "invalid"; readonly field: "email" | "phone" };

export interface AddressesForm {
  /** Left out where everything goes by mail. */
  readonly delivery?: Partial<Record<AddressField, string>> | undefined;
  /** Left out where it is the delivery address. */
  readonly billing?: Partial<Record<AddressField, string>> | undefined;
}
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;
export type AddressesResult =
  | Saved
  | NoBag
  | {
      readonly kind: "invalid";
      /** Empty for one without fault. */
      readonly delivery: AddressProblems;
      readonly billing: AddressProblems;
    }
  /** The parcel's country pays other prices: the shopper must change to its market, where the bag is priced anew. */
  | { readonly kind: "other-market"; readonly market: Market };

export type DeliveryResult = Saved | NoBag | { readonly kind: "no-such-method" };

export interface PlaceOrder {
  /** Made up by the browser for one intention to buy: the same sent twice is one order. 16 to 64 letters, digits, - and _. */
  readonly idempotencyKey: string;
  /** What the shopper saw: the total, and what of it is left to pay. Anything else is answered with "changed". */
  readonly expectedTotal: number;
  readonly expectedDue: number;
  readonly method: PaymentMethod;
  /** For the test provider alone. */
  readonly card?: Card | undefined;
}

export type Placed =
  | { readonly kind: "placed"; readonly orderId: string; readonly number: string; readonly token: string }
  /** Without a step there is nothing to do but wait: ask `refreshPayment`. */
  | { readonly kind: "pay"; readonly orderId: string; readonly token: string; readonly step: PaymentStep | null }
  | { readonly kind: "declined"; readonly orderId: string; readonly reason: PaymentFailure }
  /** Its money came when there was nothing left to sell, and goes back. */
  | { readonly kind: "refunded"; readonly orderId: string; readonly token: string }
  /** Not what the shopper saw: prices, totals or gift cards are others now. */
  | { readonly kind: "changed"; readonly checkout: CheckoutView }
  | { readonly kind: "sold-out"; readonly lines: readonly CartLine[] }
  | { readonly kind: "incomplete"; readonly missing: readonly Missing[] }
  | { readonly kind: "bad-card"; readonly problems: readonly CardProblem[] }
  /** The market or the provider has no such way of paying. */
  | { readonly kind: "no-such-method" }
  | { readonly kind: "bad-key" }
  /** Too many orders were begun from this bag or this network. */
  | Limited
  | NoBag
  /** The provider does not answer. Nothing is lost: the same key asks again, and a job does meanwhile. */
  | { readonly kind: "busy"; readonly orderId: string; readonly token: string };

/** What became of an order's payment, for the pages that wait for it. */
export type PaymentNow =
  | { readonly kind: "placed"; readonly orderId: string; readonly number: string }
  | { readonly kind: "pending"; readonly orderId: string; readonly step: PaymentStep | null; readonly expiresAt: Date }
  | { readonly kind: "declined"; readonly orderId: string; readonly reason: PaymentFailure }
  | { readonly kind: "expired"; readonly orderId: string }
  | { readonly kind: "refunded"; readonly orderId: string }
  | { readonly kind: "no-such-order" };
