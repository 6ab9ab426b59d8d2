// What each order of a listing is called: its message.

import type { SortBy } from "#search/state";

export const ORDERS = {
  "published_at-desc": "newIn",
  "RANK-desc": "mostRelevant",
  "price-desc": "priceDown",
  "price-asc": "priceUp",
} as const satisfies Record<Exclude<SortBy, "">, string>;
