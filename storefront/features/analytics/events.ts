// Types of the events of the data layer, by their GA4 names: https://developers.google.com/analytics/devguides/collection/ga4/reference/events

import type { Money } from "#catalogue";
import type { AnalyticsItem } from "#commerce/analytics";

/** The product fields that analytics receives. */
export interface TrackedProduct {
  readonly sku: string;
  readonly title: string;
  readonly vendor?: string;
  readonly price?: { readonly price: Money };
}

export interface TrackedList {
  /** Path of the listing. */
  readonly path: string;
  readonly title: string;
  /** ISO 4217. */
  readonly currency: string;
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

/** A piece of a product page or a cart line, with its currency. */
export interface TrackedPiece {
  readonly item: AnalyticsItem;
  readonly currency: string;
}

/** A section of the home page that was clicked. */
export interface TrackedPromotion {
  readonly id: string;
  readonly name: string;
  /** Type of the section and its place on the page, from 1. */
  readonly slot: string;
}
