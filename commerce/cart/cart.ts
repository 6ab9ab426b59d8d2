// A bag as the shop reads it, whose it is, and what can come of asking for one. Amounts are thousandths of its currency.

import type { GiftOrder, PriceList } from "#catalogue";

/** Pieces of one size that a bag takes. */
export const MOST_OF_ONE = 10;
/** Lines that it takes. */
export const MOST_LINES = 100;

/** Names the bag to work on: the account's of whoever is signed in, otherwise the one that the token opens. */
export interface CartKey {
  readonly shopId: string;
  readonly accountId: string | null;
  readonly token: string | null;
  /** When given, it must be this one: an id alone opens nothing. */
  readonly cartId?: string | undefined;
}

/** Nobody's bag, somebody else's, or one that became an order. */
export interface NoCart {
  readonly kind: "no-cart";
}

export interface Cart {
  readonly id: string;
  /** What was added last comes first. */
  readonly lines: readonly CartLine[];
  /** Pieces, those that are sold out too. */
  readonly count: number;
  /** Of what can be bought now. */
  readonly subtotal: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly priceList: PriceList;
  /** Whether any line is other than the shopper last saw it. */
  readonly hasChanges: boolean;
}

export interface CartLine {
  readonly id: string;
  /** Null for a gift card, as the next two. */
  readonly productId: string | null;
  readonly variantId: string | null;
  /** Also null for what is gone: of that nothing is told, since it may be hidden from this viewer. */
  readonly handle: string | null;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly size: string;
  readonly sku: string;
  /** Address without a size; `pictureUrl` of the catalogue completes it. */
  readonly image: string;
  /** As many as the shopper wants. */
  readonly quantity: number;
  /** As many as there are for everybody. */
  readonly available: number;
  /** Each; 0 for what is gone. */
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** Of as many of them as can be bought now. */
  readonly total: number;
  readonly gift: GiftOrder | null;
  readonly change: CartChange | null;
}

/** What became of a line since the shopper last saw it. */
export type CartChange =
  | { readonly kind: "price"; readonly was: number }
  /** Fewer than the shopper wants. */
  | { readonly kind: "less-stock"; readonly available: number }
  | { readonly kind: "sold-out" }
  /** Not sold any more, or not to this viewer. */
  | { readonly kind: "gone" };

/**
 * Why something does not go into a bag, or not as many: no positive whole number; nothing that is sold to this viewer; none left;
 * fewer left than wanted; more than `MOST_OF_ONE`; more lines than `MOST_LINES`.
 */
export type CartRefusal = "invalid-quantity" | "unavailable" | "out-of-stock" | "not-enough" | "limit" | "full";

export interface Refused {
  readonly kind: "refused";
  readonly reason: CartRefusal;
  /** How many of it the bag may hold now. */
  readonly most: number;
}
