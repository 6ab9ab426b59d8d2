// An order as its pages show it, already formatted.

import type { SummaryData } from "./summary/summary-data.ts";

export interface ShownOrder {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  /** Date of the order. */
  readonly date: string;
  readonly email: string;
  readonly timeline: readonly TimelineEntry[];
  readonly summary: SummaryData;
  /** Address lines; null if everything goes by mail. */
  readonly delivery: readonly string[] | null;
  readonly deliveryMethod: string | null;
  readonly billing: readonly string[];
  readonly payment: string;
  readonly canCancel: boolean;
  readonly canReturn: boolean;
}

export interface TimelineEntry {
  readonly title: string;
  /** Null for future events. */
  readonly when: string | null;
  readonly note: string | null;
}

export interface OrderLinks {
  /** Link back to the list of orders; null for a guest. */
  readonly back: string | null;
  readonly cancel: string;
  readonly invoice: string;
  readonly returns: string;
}

export interface OrderPageData {
  readonly order: ShownOrder;
  readonly links: OrderLinks;
  /** Confirmation of the last change. */
  readonly saved: string | null;
}
