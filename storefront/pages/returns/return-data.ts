// The data of the pages of returns.

import type { FormAnswer } from "#storefront/features/forms/form-data.ts";

export interface ReturnData {
  readonly action: string;
  /** Filled in from the address. */
  readonly number: string;
  /** Returnable lines, if the visitor is known to own the order. */
  readonly order: ReturnableOrder | null;
  /** Why nothing can be sent back of it. */
  readonly closed: string | null;
}

/** An order of which something may be sent back. */
export interface ReturnableOrder {
  readonly number: string;
  /** "December 14, 2026" */
  readonly until: string;
  readonly lines: readonly {
    readonly id: string;
    readonly vendor: string;
    readonly title: string;
    /** "Black, M" */
    readonly details: string;
    readonly image: string;
    readonly price: string;
    readonly most: number;
  }[];
}

export type ReturnAnswer = FormAnswer;

export interface ReturnStatusData {
  readonly number: string;
  readonly orderNumber: string;
  /** The order's own page; null for who came by the link in the mail. */
  readonly order: string | null;
  readonly state: string;
  /** Next step. */
  readonly next: string;
  readonly steps: readonly { readonly name: string; readonly isDone: boolean; readonly isCurrent: boolean }[];
  readonly date: string;
  readonly lines: readonly {
    readonly id: string;
    readonly vendor: string;
    readonly title: string;
    readonly details: string;
    readonly image: string;
    readonly quantity: string;
    readonly reason: string;
  }[];
  readonly amount: string;
  /** Null unless it is refunded too. */
  readonly delivery: string | null;
  readonly refundTo: string;
  readonly packaging: string;
  /** While there is a parcel to send. */
  readonly label: { readonly to: readonly string[]; readonly code: string } | null;
  readonly action: string;
  readonly canCancel: boolean;
  readonly canSend: boolean;
}
