// Events of a visitor's actions, by their GA4 names. Loaded with the first of them.

import { money, toMajor } from "#catalogue";
import type { CartParams, PurchaseParams } from "#commerce/analytics";
import type { AnalyticsEvent, Insight, TrackedList, TrackedPiece, TrackedProduct, TrackedPromotion } from "./events.ts";
import { itemOf, listName } from "./deferred.ts";

/** A click on a product of a list; its index counts from 0 over all pages. */
export const selectEvent = (list: TrackedList, index: number): AnalyticsEvent => ({
  event: "select_item",
  query_id: list.queryId,
  ecommerce: { ...listName(list), items: list.products.slice(index, index + 1).map((one) => itemOf(one, index)) },
});

/** The same click for the shop's own figures. `address` is the listing's. */
export const clickInsight = (
  { address, products }: { readonly address: string; readonly products: readonly { readonly href: string }[] },
  index: number,
): readonly Insight[] =>
  products.slice(index, index + 1).map(({ href }) => ({ from: address, product: href, position: index + 1 }));

export const promotionEvent = ({ id, name, slot }: TrackedPromotion): AnalyticsEvent => ({
  event: "select_promotion",
  ecommerce: { promotion_id: id, promotion_name: name, creative_slot: slot, items: [] },
});

export const wishlistEvent = (product: TrackedProduct): AnalyticsEvent => ({
  event: "add_to_wishlist",
  ecommerce: {
    ...(product.price && { currency: product.price.price.currency, value: toMajor(product.price.price) }),
    items: [{ ...itemOf(product), quantity: 1 }],
  },
});

/** A product page came into view. */
export const viewItemEvent = (piece: TrackedPiece): AnalyticsEvent => pieceEvent("view_item", piece);

/** Pieces were added to the cart, or removed if the change is negative. */
export const cartEvent = ({ item, currency }: TrackedPiece, change: number): AnalyticsEvent =>
  pieceEvent(change < 0 ? "remove_from_cart" : "add_to_cart", {
    item: { ...item, quantity: Math.abs(change) },
    currency,
  });

/** The cart came into view; its quantities may differ from those it was loaded with. */
export const viewCartEvent = (pieces: readonly TrackedPiece[], currency: string): AnalyticsEvent => ({
  event: "view_cart",
  ecommerce: { currency, value: valueOf(pieces, currency), items: pieces.map(({ item }) => item) },
});

/** The checkout has begun, or its delivery or payment is chosen. */
export const checkoutEvent = (
  event: "begin_checkout" | "add_shipping_info" | "add_payment_info",
  bag: CartParams,
  choice?: { readonly shipping_tier: string } | { readonly payment_type: string },
): AnalyticsEvent => ({ event, ecommerce: { ...bag, ...choice } });

export const purchaseEvent = (purchase: PurchaseParams): AnalyticsEvent => ({ event: "purchase", ecommerce: purchase });

const pieceEvent = (event: string, piece: TrackedPiece): AnalyticsEvent => ({
  event,
  ecommerce: { currency: piece.currency, value: valueOf([piece], piece.currency), items: [piece.item] },
});

/** Added in thousandths, because fractions of units do not add up exactly. */
const valueOf = (pieces: readonly TrackedPiece[], currency: string): number =>
  toMajor(
    money(
      pieces.reduce((sum, { item }) => sum + Math.round(item.price * 1000) * item.quantity, 0),
      currency,
    ),
  );
