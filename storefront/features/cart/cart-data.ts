// The cart as its page and the drawer show it, and the answer to a change.

import type { GiftOffer, GiftOptions, Money, PaymentMethod } from "#catalogue";
import type { AnalyticsItem } from "#commerce/analytics";
import type { PriceTag } from "#storefront/ui/price.tsx";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface CartView {
  /** The latest first. */
  readonly lines: readonly ShownLine[];
  /** ISO 4217, of every amount. */
  readonly currency: string;
  readonly delivery: DeliveryEstimate;
  /** Null if nothing is offered. */
  readonly gift: CartGift | null;
  readonly discounts: CartDiscountsView;
  /** Note on taxes and duties in the visitor's country. */
  readonly taxNote: string;
  /** Wallets that lead to the checkout at once. */
  readonly express: readonly ExpressMethod[];
  /** Address of the cart's page, where forms go. */
  readonly action: string;
}

/** As the shop decided them for the lines that it knows. */
export interface CartDiscountsView {
  /** The code or the name of each promotion, and what it takes off. Thousandths. */
  readonly rows: readonly { readonly name: string; readonly amount: number }[];
  readonly codes: readonly ShownCode[];
  /** The nearest offer that is not reached: "Add €40 more: free delivery". */
  readonly near: NearOfferView | null;
  readonly gifts: readonly ShownGift[];
}

export interface NearOfferView {
  readonly text: string;
  /** Progress towards the offer, in whole per cent. */
  readonly percent: number;
}

export interface ShownCode {
  readonly code: string;
  /** Effect of the code, or the reason why it does not apply. */
  readonly text: string;
  /** Formatted, with its sign; null unless it takes something off. */
  readonly amount: string | null;
  readonly isApplied: boolean;
}

/** A gift with purchase. */
export interface ShownGift {
  readonly id: string;
  readonly vendor: string;
  readonly title: string;
  readonly details: string;
  readonly picture: string;
  /** "Your gift: Holiday scarf". */
  readonly note: string;
}

export interface CartGift {
  readonly offer: GiftOffer;
  /** Null unless it is a gift. */
  readonly options: GiftOptions | null;
}

export interface ExpressMethod {
  readonly method: PaymentMethod;
  readonly name: string;
  /** True if only some devices have it. */
  readonly isOfDevice: boolean;
}

export interface ShownLine {
  readonly id: string;
  /** Null for a gift card. */
  readonly productId: string | null;
  /** Null if there is no page to show. */
  readonly href: string | null;
  readonly vendor: string;
  readonly title: string;
  /** "Sand, IT 42". */
  readonly details: string;
  /** Address without a width; empty without a picture. */
  readonly picture: string;
  readonly quantity: number;
  /** Largest quantity that can be ordered; 0 if sold out. */
  readonly most: number;
  /** Pieces left in stock, if few; otherwise null. */
  readonly left: number | null;
  /** For one piece, as on its card; null if it is no longer sold. */
  readonly price: PriceTag | null;
  /** Thousandths, before promotions: the subtotal and free delivery count from it. */
  readonly before: number | null;
  /** The discount of each promotion, as a sentence. */
  readonly discounts: readonly string[];
  readonly change: ShownChange | null;
  /** The change that the shopper was shown, sent back when they accept it; null without one. */
  readonly shown: string | null;
  /** For analytics. */
  readonly item: AnalyticsItem;
}

export type ShownChange =
  | { readonly kind: "price"; readonly was: Money }
  | { readonly kind: "less-stock"; readonly available: number }
  | { readonly kind: "sold-out" }
  | { readonly kind: "gone" };

/** Thousandths; free from `freeFrom` on. */
export interface DeliveryEstimate {
  readonly place: string;
  readonly price: number;
  readonly freeFrom: number | null;
  readonly days: string;
}

export interface CartData {
  /** Null if the cart could not be read. */
  readonly view: CartView | null;
  /** A line that a form has just removed, for undo. */
  readonly removed: { readonly lineId: string; readonly quantity: number } | null;
  /** True if the checkout sent the shopper back because something has changed. */
  readonly isSentBack: boolean;
  /** Sign-in link for a guest. */
  readonly signIn: string | null;
  readonly suggestions: readonly CardProduct[];
  readonly ways: readonly { readonly name: string; readonly href: string }[];
  readonly action: string;
}

export interface CartAnswer {
  /** Reason of a refusal; null after success. */
  readonly message: string | null;
  /** Null if the cart could not be read. */
  readonly view: CartView | null;
}
