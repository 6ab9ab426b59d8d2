// The data of a credit note.

import type { TaxTableData } from "./tax-table.tsx";

export interface CreditNoteData {
  readonly number: string;
  readonly date: string;
  readonly reason: string;
  /** Number and address of the invoice that it corrects. */
  readonly invoice: { readonly number: string; readonly href: string };
  /** The seller, by line. */
  readonly seller: readonly string[];
  readonly billing: readonly string[];
  /** Credited parts of the order's lines, delivery and gift wrapping, with tax. */
  readonly lines: readonly CreditedLine[];
  readonly total: string;
  /** Null for orders from before tax was calculated. */
  readonly taxes: TaxTableData | null;
  /** Address of the order's page. */
  readonly back: string;
}

export interface CreditedLine {
  readonly id: string;
  readonly name: string;
  /** Colour and size; empty for gift cards, delivery and gift wrapping. */
  readonly details: string;
  readonly amount: string;
}
