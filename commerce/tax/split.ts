// Exact arithmetic on amounts in thousandths: rounding to a unit, and splits without a remainder. Pure.

/** `amount × numerator ÷ denominator`, rounded half up to a multiple of the unit. The arguments are not negative. */
export function share(amount: number, numerator: number, denominator: number, unit: number): number {
  if (denominator === 0) return 0;
  const [top, bottom] = [BigInt(amount) * BigInt(numerator), BigInt(denominator) * BigInt(unit)];
  return Number((top * 2n + bottom) / (bottom * 2n)) * unit;
}

/**
 * Splits an amount by weights, so that the parts sum to it: each gets its share rounded down, and those with the largest remainders
 * get one unit more. If the weights are multiples of the unit and sum to no less than the amount, no part exceeds its weight.
 */
export function split(amount: number, weights: readonly number[], currencyUnit: number): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  // Amounts with fractions of the unit, from catalogues with such prices, are split by thousandths.
  const unit = amount % currencyUnit === 0 ? currencyUnit : 1;
  const bottom = BigInt(sum) * BigInt(unit);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((top) => Number(top / bottom) * unit);
  const left = (amount - parts.reduce((total, part) => total + part, 0)) / unit;
  const first = exact
    .map((top, index) => ({ index, rest: top % bottom }))
    .toSorted((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest < other.rest ? 1 : -1))
    .slice(0, left);
  for (const { index } of first) parts[index] = (parts[index] ?? 0) + unit;
  return parts;
}
