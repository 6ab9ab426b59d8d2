// The data of the invoice.

import type { ShownOrder } from "./order-data.ts";
import type { TaxTableData } from "./tax-table.tsx";

export interface InvoiceData {
  readonly order: ShownOrder;
  /** The seller, by line. */
  readonly seller: readonly string[];
  readonly lines: readonly InvoiceLine[];
  /** Null for orders from before tax was calculated. */
  readonly taxes: TaxTableData | null;
  /** Address of the order's page. */
  readonly back: string;
}

export interface InvoiceLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly details: string;
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
}
