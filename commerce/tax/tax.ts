// Types of tax: what is taxed, where, and the lines of the answer. Amounts are thousandths of one currency.

/** Place by whose rules a sale is taxed. */
export interface TaxPlace {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Code of a state or province in addresses; empty if unknown. */
  readonly region: string;
}

export type TaxSubject = "line" | "delivery" | "gift-wrap";

/** One thing that is sold. */
export interface TaxItem {
  /** Id of the line; the subject for others. */
  readonly id: string;
  readonly subject: TaxSubject;
  readonly category: string;
  /** As the shopper sees it: with tax where prices include it. */
  readonly amount: number;
  /** Pieces of a line. */
  readonly quantity: number;
}

/**
 * taxed: at a rate, which may be zero. none: the place has no rate. export: the recipient pays import tax. voucher: a gift card, taxed
 * when it is spent. reverse-charge: the buyer, a company, owes the tax; nothing sets it yet.
 */
export type TaxTreatment = "taxed" | "none" | "export" | "voucher" | "reverse-charge";

/** The tax of an item, or of a part of it with one rate. */
export interface TaxLine {
  readonly id: string;
  readonly subject: TaxSubject;
  /** "FR" or "US-NY"; empty if nowhere. */
  readonly jurisdiction: string;
  readonly category: string;
  readonly treatment: TaxTreatment;
  /** Millionths: 200,000 is 20 %. */
  readonly rate: number;
  /** Net amount. */
  readonly taxable: number;
  readonly tax: number;
}

export interface Taxes {
  /** True if the amounts of the items include the tax. */
  readonly isIncluded: boolean;
  readonly lines: readonly TaxLine[];
  /** The provider's id of the calculation. */
  readonly reference: string | null;
}

export const taxSum = (lines: readonly Pick<TaxLine, "tax">[]): number => lines.reduce((sum, { tax }) => sum + tax, 0);
