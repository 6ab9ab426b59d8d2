// The events of the data layer, by their GA4 names: https://developers.google.com/analytics/devguides/collection/ga4/reference/events

import type { InsightsHit } from "#search/client/insights";

/** The product fields that analytics receives. */
export interface TrackedProduct {
  readonly sku: string;
  readonly title: string;
}

export interface TrackedList {
  /** Path of the listing. */
  readonly path: string;
  readonly title: string;
  readonly products: readonly TrackedProduct[];
  /** Id of the search that found the products. */
  readonly queryId: string;
}

/** A product that a search has found. */
export interface FoundProduct extends TrackedProduct {
  readonly href: string;
  /** Id of the record in the index. */
  readonly objectID: string;
}

export interface AnalyticsEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** For the search service: a product of a search was opened, or added to the cart later. */
export type Insight =
  | { readonly insight: "click"; readonly href: string; readonly found: InsightsHit }
  | { readonly insight: "conversion"; readonly href: string };

/** Number of products in a list view event. */
export const LISTED = 5;
/** Products of the second list view, for trackers that bid on what a visitor has seen. */
export const FIRST = 3;

/** Events of a listing that came into view. `changedBy` says where filters or order were changed, if they were. */
export const listEvents = (list: TrackedList, changedBy?: "mobile" | "desktop"): readonly AnalyticsEvent[] => [
  {
    event: "view_item_list",
    query_id: list.queryId,
    ...(changedBy && { changed_by: changedBy }),
    ecommerce: { ...listName(list), items: list.products.slice(0, LISTED).map(itemOf) },
  },
  { event: "view_list", list: list.path, products: list.products.slice(0, FIRST).map(({ sku }) => sku) },
];

export const searchEvent = (words: string): AnalyticsEvent => ({ event: "search", search_term: words });

/** A click on a product of a list; its index counts from 0 over all pages. */
export const selectEvent = (list: TrackedList, index: number): AnalyticsEvent => ({
  event: "select_item",
  query_id: list.queryId,
  ecommerce: { ...listName(list), items: list.products.slice(index, index + 1).map((one) => itemOf(one, index)) },
});

/** The same click for the search service. */
export const clickInsight = (
  { queryId, products }: { readonly queryId: string; readonly products: readonly FoundProduct[] },
  index: number,
): readonly Insight[] =>
  products.slice(index, index + 1).map(({ href, objectID }) => ({
    insight: "click",
    href,
    found: { objectID, __queryID: queryId, __position: index + 1 },
  }));

export const cartEvent = (product: TrackedProduct): AnalyticsEvent => ({
  event: "add_to_cart",
  ecommerce: { items: [itemOf(product)] },
});

export const wishlistEvent = (product: TrackedProduct): AnalyticsEvent => ({
  event: "add_to_wishlist",
  ecommerce: { items: [itemOf(product)] },
});

export interface TrackedOrder {
  readonly number: string;
  readonly currency: string;
  /** In units of the currency; so are the next ones. */
  readonly total: number;
  readonly delivery: number;
  readonly items: readonly (TrackedProduct & { readonly quantity: number; readonly price: number })[];
}

export const purchaseEvent = ({ number, currency, total, delivery, items }: TrackedOrder): AnalyticsEvent => ({
  event: "purchase",
  ecommerce: {
    transaction_id: number,
    currency,
    value: total,
    shipping: delivery,
    items: items.map(({ quantity, price, ...product }) => ({ ...itemOf(product), quantity, price })),
  },
});

const listName = ({ path, title }: TrackedList) => ({ item_list_id: path, item_list_name: title });

const itemOf = ({ sku, title }: TrackedProduct, index?: number) => ({
  item_id: sku,
  item_name: title,
  ...(index !== undefined && { index }),
});
