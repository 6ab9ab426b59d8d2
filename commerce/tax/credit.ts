// Divides a refund among the tax rows of its order. Pure. Once everything is refunded, the parts sum to the rows exactly.

import { share, split } from "./split.ts";

export interface CreditableRow {
  readonly id: string;
  /** Null for delivery and gift wrapping. */
  readonly lineId: string | null;
  readonly taxable: number;
  readonly tax: number;
  /** Gift cards are refunded last, because their money belongs to the cards until these are cancelled. */
  readonly isVoucher: boolean;
  readonly isDelivery: boolean;
  /** Amounts that earlier credit notes reversed. */
  readonly creditedTaxable: number;
  readonly creditedTax: number;
}

export interface CreditLine {
  readonly id: string;
  readonly taxable: number;
  readonly tax: number;
}

export interface NewCreditLine extends CreditLine {
  /** Part of the amount that the refund names, with tax; the rest is the row's share of another amount. */
  readonly named: number;
}

/** What is refunded, with tax. Any other amount lowers the price of the goods, and that of the delivery only after them. */
export interface CreditedParts {
  /** Amounts by the line's id. */
  readonly lines: ReadonlyMap<string, number>;
  readonly delivery: number;
}

/** Throws if the rows do not have as much left. `currencyUnit` is in thousandths. */
export function creditOf(
  rows: readonly CreditableRow[],
  amount: number,
  { lines, delivery }: CreditedParts,
  currencyUnit: number,
): readonly NewCreditLine[] {
  const left = rows.map((row) => row.taxable + row.tax - row.creditedTaxable - row.creditedTax);
  const unit = [amount, ...left].every((value) => value % currencyUnit === 0) ? currencyUnit : 1;
  const parts = rows.map(() => 0);
  let rest = amount;
  const take = (weightOf: (row: CreditableRow, index: number) => number): void => {
    const weights = rows.map((row, index) => Math.min(weightOf(row, index), (left[index] ?? 0) - (parts[index] ?? 0)));
    const some = Math.min(
      rest,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    if (some <= 0) return;
    split(some, weights, unit).forEach((part, index) => (parts[index] = (parts[index] ?? 0) + part));
    rest -= some;
  };
  // Goods of several rates divide the delivery into several rows.
  const ofDelivery = rows.map(({ isDelivery }, index) => (isDelivery ? (left[index] ?? 0) : 0));
  const deliveryLeft = ofDelivery.reduce((sum, some) => sum + some, 0);
  const deliveryParts = split(Math.min(delivery, deliveryLeft), ofDelivery, unit);
  take(({ lineId }, index) => (lineId === null ? (deliveryParts[index] ?? 0) : (lines.get(lineId) ?? 0)));
  const named = [...parts];
  take(({ isVoucher, isDelivery }, index) => (isVoucher || isDelivery ? 0 : (left[index] ?? 0)));
  take(({ isVoucher }, index) => (isVoucher ? 0 : (left[index] ?? 0)));
  take((_row, index) => left[index] ?? 0);
  if (rest > 0) throw new RangeError(`Cannot credit ${amount}: the order has ${rest} less left`);
  return rows.flatMap((row, index) => {
    const part = parts[index] ?? 0;
    if (part === 0) return [];
    const before = row.creditedTaxable + row.creditedTax;
    // Computed for the total so far, so that rounding errors do not add up.
    const taxSoFar = share(row.tax, before + part, row.taxable + row.tax, unit);
    const tax = Math.min(part, Math.max(0, taxSoFar - row.creditedTax));
    return [{ id: row.id, taxable: part - tax, tax, named: named[index] ?? 0 }];
  });
}
