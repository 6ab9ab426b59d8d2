// Types of the events of the data layer, by their GA4 names: https://developers.google.com/analytics/devguides/collection/ga4/reference/events

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

export interface AnalyticsEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** For the shop's own figures: a product of a listing was opened. */
export interface Insight {
  readonly event?: undefined;
  /** Address of the listing. */
  readonly from: string;
  /** Address of the product. */
  readonly product: string;
  /** From 1, over all pages. */
  readonly position: number;
}

export interface TrackedPiece extends TrackedProduct {
  readonly quantity: number;
  /** Of one piece, in units of the currency. */
  readonly price: number;
}

export interface TrackedBag {
  readonly currency: string;
  /** Price of all pieces, in units of the currency. */
  readonly value: number;
  readonly items: readonly TrackedPiece[];
}

export interface TrackedOrder {
  readonly number: string;
  readonly currency: string;
  /** In units of the currency; so are the next ones. */
  readonly total: number;
  readonly delivery: number;
  readonly items: readonly TrackedPiece[];
}
