// An order as its pages show it, already formatted.

import type { SummaryData, SummaryLine } from "./summary/summary-data.ts";

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
  /** Recipients of gift cards. */
  readonly recipients: readonly string[];
  readonly deliveryMethod: string | null;
  /** Null unless it is a gift. */
  readonly gift: { readonly name: string; readonly lines: readonly string[]; readonly message: string } | null;
  readonly billing: readonly string[];
  readonly payment: string;
  /** Sentences about the cancellation and its refund; null unless cancelled. */
  readonly cancelled: string | null;
  readonly canCancel: boolean;
}

export interface TimelineEntry {
  readonly title: string;
  /** Null for future events. */
  readonly when: string | null;
  readonly note: string | null;
}

export interface ShownParcel {
  /** Null for the pieces of a cancelled order. */
  readonly title: string | null;
  /** Arrival, or time of delivery; null if it is not known. */
  readonly when: string | null;
  readonly isLate: boolean;
  /** Empty if there is no parcel. */
  readonly steps: readonly ParcelStep[];
  readonly lines: readonly SummaryLine[];
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly trackingUrl: string | null;
  readonly track: { readonly label: string; readonly href: string } | null;
  /** Null if nothing of it can be returned; without a link if the time is over. */
  readonly returns: { readonly href: string | null; readonly note: string } | null;
}

export interface ParcelStep {
  readonly name: string;
  readonly date: string | null;
  readonly state: "done" | "now" | "ahead";
}

export interface ShownReturn {
  /** With its state: "Return R1234567890: Refunded". */
  readonly name: string;
  readonly href: string;
  /** True if its label can still be printed. */
  readonly hasLabel: boolean;
}

export interface OrderLinks {
  /** Link back to the list of orders; null for a guest. */
  readonly back: string | null;
  readonly order: string;
  readonly cancel: string;
  readonly invoice: string;
  readonly returns: string;
  readonly contact: string;
}

export interface OrderPageData {
  readonly order: ShownOrder;
  /** Number of parcels with goods. */
  readonly parcelCount: number;
  readonly parcels: readonly ShownParcel[];
  /** Events that the parcels do not show. */
  readonly history: readonly TimelineEntry[];
  readonly returns: readonly ShownReturn[];
  readonly creditNotes: readonly { readonly title: string; readonly amount: string; readonly href: string }[];
  readonly links: OrderLinks;
}
