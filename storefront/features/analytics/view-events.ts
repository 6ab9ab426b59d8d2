// The events of a page that came into view, by their GA4 names.

import { toMajor } from "#catalogue";
import type { AnalyticsEvent, TrackedList, TrackedProduct } from "./events.ts";

/** Number of products in a list view event. */
const LISTED = 5;
/** Products of the second list view, for trackers that bid on what a visitor has seen. */
const FIRST = 3;

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

export const listName = ({ path, title, currency }: TrackedList) => ({
  item_list_id: path,
  item_list_name: title,
  currency,
});

export const itemOf = ({ sku, title, vendor, price }: TrackedProduct, index?: number) => ({
  item_id: sku,
  item_name: title,
  item_brand: vendor,
  price: price && toMajor(price.price),
  index,
});
