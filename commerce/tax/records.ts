// Interface of a tax provider's own records: the sales and reversals from which it prepares returns to the authorities.

import type { TaxSubject } from "./tax.ts";

export interface TaxRecords {
  /** "stripe"; stored with each order. */
  readonly name: string;
  /** Returns the provider's id of the record. Throws if it does not answer or refuses; repeating it is harmless. */
  readonly recordSale: (sale: TaxSale) => Promise<string>;
  readonly recordReversal: (reversal: TaxReversal) => Promise<string>;
  /** Records that a credit note was itself reversed. */
  readonly undoReversal: (undo: TaxUndo) => Promise<string>;
}

export interface TaxSale {
  /** Idempotency key. */
  readonly id: string;
  /** The provider's id of the calculation. */
  readonly calculation: string;
  /** Unique name in the provider's reports. */
  readonly name: string;
  readonly at: Date;
}

export interface TaxReversal {
  /** Idempotency key. */
  readonly id: string;
  /** The provider's id of the sale. */
  readonly sale: string;
  /** Unique name in the provider's reports. */
  readonly name: string;
  readonly currency: string;
  /** True if prices include the tax. */
  readonly isIncluded: boolean;
  readonly lines: readonly ReversedLine[];
}

export interface TaxUndo {
  /** Idempotency key. */
  readonly id: string;
  /** The provider's id of the reversal. */
  readonly reversal: string;
  /** Unique name in the provider's reports. */
  readonly name: string;
}

export interface ReversedLine {
  /** Id of the item in the calculation. */
  readonly item: string;
  readonly subject: TaxSubject;
  /** Net amount, in thousandths. */
  readonly taxable: number;
  readonly tax: number;
}
