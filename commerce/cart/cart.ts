// The cart, its owner's key and the failures of its operations. Amounts are thousandths of the cart's currency.

import type { GiftOptions, GiftOrder, PriceList, VariantOption } from "#catalogue";

/** Maximum quantity of a line. */
export const MAX_QUANTITY = 10;
/** Maximum number of lines in a cart. */
export const MAX_LINES = 100;

/** Identifies a cart: the account's if signed in, otherwise the one of the token. */
export interface CartKey {
  readonly shopId: string;
  readonly accountId: string | null;
  readonly token: string | null;
  /** Optional check that this is the cart; an id alone gives no access. */
  readonly cartId?: string | undefined;
}

/** The cart does not exist, belongs to someone else, or was ordered. */
export interface NoCart {
  readonly kind: "no-cart";
}

export interface Cart {
  readonly id: string;
  /** Newest first. */
  readonly lines: readonly CartLine[];
  /** Number of items, including sold-out ones. */
  readonly count: number;
  /** Total of the items that can be bought now. */
  readonly subtotal: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly priceList: PriceList;
  /** True if any line changed since the shopper last saw it. */
  readonly hasChanges: boolean;
  /** As chosen; null unless it is a gift. What is offered now may be less (`giftOptionsUnder`). */
  readonly giftOptions: GiftOptions | null;
  /** Discount codes that the shopper entered, normalised. Every read decides again whether they apply. */
  readonly codes: readonly string[];
}

export interface CartLine {
  readonly id: string;
  /** Null for a gift card, like the next two. */
  readonly productId: string | null;
  readonly variantId: string | null;
  /** Also null for a line that is gone: its details may be hidden from this viewer. */
  readonly handle: string | null;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly size: string;
  readonly options: readonly VariantOption[];
  readonly sku: string;
  /** URL without a size; `pictureUrl` of the catalogue completes it. */
  readonly image: string;
  /** Quantity that the shopper wants. */
  readonly quantity: number;
  /** Stock available to this cart. */
  readonly available: number;
  /** Unit price; 0 for a line that is gone. */
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** True if compareAtPrice is the lowest price of the 30 days before the reduction began. */
  readonly isPrior: boolean;
  /** Total of the quantity that can be bought now. */
  readonly total: number;
  readonly gift: GiftOrder | null;
  /** Decide its tax category. Null for a gift card, and a line that is gone. */
  readonly goods: { readonly productType: string; readonly departments: readonly string[] } | null;
  readonly change: CartChange | null;
}

/** Change of a line since the shopper last saw it. */
export type CartChange =
  | { readonly kind: "price"; readonly was: number }
  /** Stock is lower than the quantity. */
  | { readonly kind: "less-stock"; readonly available: number }
  | { readonly kind: "sold-out" }
  /** No longer sold, or not to this viewer. */
  | { readonly kind: "gone" };

/**
 * Reason why a line cannot be added or set: the quantity is not a positive integer; the variant is not sold to this viewer; it is
 * sold out; the stock is too low; `MAX_QUANTITY` is exceeded; the cart has `MAX_LINES` lines.
 */
export type CartRefusal = "invalid-quantity" | "unavailable" | "out-of-stock" | "not-enough" | "limit" | "full";

export interface Refused {
  readonly kind: "refused";
  readonly reason: CartRefusal;
  /** Largest quantity that the cart may have of it now. */
  readonly max: number;
}
