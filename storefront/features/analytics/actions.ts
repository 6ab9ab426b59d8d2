// The events of what a visitor does, by their GA4 names. Loaded with the first of them.

import type {
  AnalyticsEvent,
  Insight,
  TrackedBag,
  TrackedList,
  TrackedOrder,
  TrackedPiece,
  TrackedProduct,
} from "./events.ts";
import { itemOf, listName } from "./late.ts";

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

export const cartEvent = (product: TrackedProduct): AnalyticsEvent => ({
  event: "add_to_cart",
  ecommerce: { items: [itemOf(product)] },
});

export const wishlistEvent = (product: TrackedProduct): AnalyticsEvent => ({
  event: "add_to_wishlist",
  ecommerce: { items: [itemOf(product)] },
});

export const purchaseEvent = ({ number, currency, total, delivery, items }: TrackedOrder): AnalyticsEvent => ({
  event: "purchase",
  ecommerce: {
    transaction_id: number,
    currency,
    value: total,
    shipping: delivery,
    items: items.map(pieceOf),
  },
});

/** A product page came into view. */
export const viewItemEvent = (product: TrackedProduct, currency: string, price: number): AnalyticsEvent => ({
  event: "view_item",
  ecommerce: { currency, value: price, items: [pieceOf({ ...product, quantity: 1, price })] },
});

/** The checkout has begun, or its delivery is chosen. */
export const checkoutEvent = (
  event: "begin_checkout" | "add_shipping_info",
  { currency, value, items }: TrackedBag,
): AnalyticsEvent => ({ event, ecommerce: { currency, value, items: items.map(pieceOf) } });

const pieceOf = ({ quantity, price, ...product }: TrackedPiece) => ({ ...itemOf(product), quantity, price });
