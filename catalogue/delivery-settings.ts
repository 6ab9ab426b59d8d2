// Delivery as a merchant decides it: methods, their prices, and zones with days, taxes and time to return.

import type { Area } from "./countries.ts";
import type { PriceList } from "./price-lists.ts";
import type { Names } from "./taxonomy/data.ts";

/** As a merchant writes it. Amounts are in units of the list's currency: 9.95. */
export interface DeliverySettings {
  readonly methods: readonly {
    readonly code: string;
    readonly names: Names;
    readonly prices: DeliveryCosts;
  }[];
  readonly dispatch?: Dispatch | undefined;
  /** One of them has neither countries nor areas: everywhere else. */
  readonly zones: readonly DeliveryZone[];
}

/** Delivery as shoppers get it: with what the shop's other settings say. */
export interface DeliveryTermsSettings extends DeliverySettings {
  /** The shop's own country; undefined if its home market is a region of several countries. */
  readonly home?: { readonly country: string; readonly taxes: TaxNote } | undefined;
}

export interface DeliveryZone {
  readonly name: string;
  /** ISO 3166 alpha-2. A country precedes its area. */
  readonly countries?: readonly string[] | undefined;
  readonly areas?: readonly Area[] | undefined;
  readonly taxes: TaxNote;
  readonly returnDays: number;
  /** Keyed by the method's code. A zone may replace these prices. */
  readonly methods: Readonly<
    Record<string, { readonly days: DeliveryDays; readonly prices?: DeliveryCosts | undefined }>
  >;
}

export type DeliveryCosts = { readonly [List in PriceList]?: DeliveryCost | undefined };

export interface DeliveryCost {
  readonly price: number;
  /** Free from this subtotal. */
  readonly freeFrom?: number | undefined;
}

/** Working days from the order to the door. */
export interface DeliveryDays {
  readonly from: number;
  readonly to: number;
  /** Decides which days those are; Monday to Friday if absent. */
  readonly dispatch?: Dispatch | undefined;
}

/** The days on which the shop sends and carriers deliver. */
export interface Dispatch {
  /** 1 is Monday, 7 Sunday; those of working-days.ts if absent. */
  readonly weekdays?: readonly number[] | undefined;
  /** Days on which nothing moves: 2026-12-25. */
  readonly holidays?: readonly string[] | undefined;
  /** Orders from this time on count as of the next working day. */
  readonly cutOff?: { readonly time: string; readonly timeZone: string } | undefined;
}

export const TAX_NOTES = [
  "vat-included",
  "gst-included",
  "tax-included",
  "untaxed",
  "duties-included",
  "duties-on-delivery",
] as const;
/** Taxes that prices include, shown beside the total (commerce/labels). */
export type TaxNote = (typeof TAX_NOTES)[number];
