// An order as its pages show it: everything is written out already.

import type { SummaryData } from "./summary/summary-data.ts";

export interface ShownOrder {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  /** The day it was placed, or begun. */
  readonly date: string;
  readonly email: string;
  readonly timeline: readonly TimelineEntry[];
  readonly summary: SummaryData;
  /** A line an entry; null where everything goes by mail. */
  readonly delivery: readonly string[] | null;
  readonly deliveryMethod: string | null;
  readonly billing: readonly string[];
  readonly payment: string;
  readonly canCancel: boolean;
  readonly canReturn: boolean;
}

export interface TimelineEntry {
  readonly title: string;
  /** Null for what has not happened yet. */
  readonly when: string | null;
  readonly note: string | null;
}

export interface OrderLinks {
  /** The list, at the page that the visitor came from; null for a guest. */
  readonly back: string | null;
  readonly cancel: string;
  readonly invoice: string;
  readonly returns: string;
}

export interface OrderPageData {
  readonly order: ShownOrder;
  readonly links: OrderLinks;
  /** What was done just now, to be said. */
  readonly saved: string | null;
}
