// What is bought and what it comes to, written out: of a bag that is being bought, and of an order.

export interface SummaryData {
  readonly count: number;
  readonly lines: readonly SummaryLine[];
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  /** What is left to pay, where gift cards pay some of it. */
  readonly due: string | null;
  readonly taxNote: string;
}

export interface SummaryRow {
  readonly kind: "subtotal" | "delivery" | "gift-cards";
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
  readonly total: string;
}
