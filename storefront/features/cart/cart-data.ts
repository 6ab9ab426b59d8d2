// The bag as its page and the mini bag show it, and what a change of it answers.

import type { Money } from "#catalogue";
import type { PriceTag } from "#storefront/ui/price.tsx";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface CartView {
  /** What was added last comes first. */
  readonly lines: readonly ShownLine[];
  /** ISO 4217, of every amount. */
  readonly currency: string;
  readonly delivery: DeliveryEstimate;
  /** What prices include, in the visitor's country. */
  readonly taxNote: string;
  /** Where forms go, and the bag's own page. */
  readonly action: string;
}

export interface ShownLine {
  readonly id: string;
  /** Null for a gift card. */
  readonly productId: string | null;
  /** Null where there is nothing to look at. */
  readonly href: string | null;
  readonly vendor: string;
  readonly title: string;
  /** "Sand, IT 42". */
  readonly details: string;
  /** Address without a width; empty where there is none. */
  readonly picture: string;
  readonly quantity: number;
  /** How many of it the bag may hold; 0 where none can be bought. */
  readonly most: number;
  /** So few are left that it is worth saying; null for more. */
  readonly left: number | null;
  /** Each; null for what is gone. */
  readonly price: PriceTag | null;
  readonly change: ShownChange | null;
  /** What the shopper is shown of a change, for the shop to know what they accept; null without one. */
  readonly shown: string | null;
}

export type ShownChange =
  | { readonly kind: "price"; readonly was: Money }
  | { readonly kind: "less-stock"; readonly available: number }
  | { readonly kind: "sold-out" }
  | { readonly kind: "gone" };

/** Thousandths; nothing from `freeFrom` on. */
export interface DeliveryEstimate {
  readonly place: string;
  readonly price: number;
  readonly freeFrom: number | null;
  readonly days: string;
}

export interface CartData {
  /** Null when the bag could not be read. */
  readonly view: CartView | null;
  /** A line that was just taken out by a form, for putting back. */
  readonly removed: { readonly lineId: string; readonly quantity: number } | null;
  /** The shopper came from the checkout, which something changed under. */
  readonly isSentBack: boolean;
  /** For a guest, whose bag may wait in an account. */
  readonly signIn: string | null;
  readonly suggestions: readonly CardProduct[];
  readonly ways: readonly { readonly name: string; readonly href: string }[];
  readonly action: string;
}

export interface CartAnswer {
  /** What could not be done, and why; null when it was done. */
  readonly message: string | null;
  /** Null when the bag could not be read. */
  readonly view: CartView | null;
}
