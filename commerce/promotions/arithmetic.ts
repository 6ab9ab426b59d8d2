// Exact percentages of amounts in thousandths. Pure.

import { share } from "#commerce/tax";

/** A percentage in hundredths of a percent, so that 12.5 % is exact. */
const basisPoints = (percent: number): number => Math.round(percent * 100);

const WHOLE = 10_000;

/** A percentage of an amount, rounded half up to the currency's unit and never more than the amount. */
export function percentageOf(amount: number, percent: number, unit: number): number {
  const points = basisPoints(percent);
  const product = amount * points;
  // Integers this large are exact in doubles; share() is exact for all, and slower.
  const part = Number.isSafeInteger(product * 2)
    ? Math.floor((product * 2 + WHOLE * unit) / (2 * WHOLE * unit)) * unit
    : share(amount, points, WHOLE, unit);
  return Math.min(part, amount);
}

export function sum(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
