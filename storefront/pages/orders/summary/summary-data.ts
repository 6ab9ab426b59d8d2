// The summary of a checkout or an order, already formatted.

export interface SummaryData {
  readonly count: number;
  readonly lines: readonly SummaryLine[];
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  /** Tax that the total includes, below it. */
  readonly included: readonly SummaryRow[];
  /** Payments and refunds, below the total; empty if one payment paid everything. */
  readonly payments: readonly SummaryRow[];
  /** Amount left to pay after gift cards. */
  readonly due: string | null;
  /** Empty if nothing is delivered. */
  readonly taxNote: string;
}

export interface SummaryRow {
  readonly kind: "subtotal" | "delivery" | "discount" | "gift-wrap" | "tax" | "gift-cards" | "payment" | "refund";
  readonly name: string;
  readonly amount: string;
}

export interface SummaryLine {
  readonly id: string;
  readonly href: string | null;
  readonly image: string;
  readonly vendor: string;
  readonly title: string;
  /** Colour and size. */
  readonly details: string;
  readonly quantity: number;
  /** Before discounts. */
  readonly total: string;
  /** The discount of each promotion, as a sentence. */
  readonly discounts: readonly string[];
}
