// Change of a figure since the previous period. Pure.

export type Change =
  | { readonly kind: "none" }
  | { readonly kind: "new" }
  /** Share of the earlier figure: 0.22 for 22 % more. */
  | { readonly kind: "changed"; readonly share: number };

export function changeOf(now: number, before: number): Change {
  if (before === 0) return now === 0 ? { kind: "none" } : { kind: "new" };
  return { kind: "changed", share: now / before - 1 };
}

/** "+22.0%", with a real minus. */
export function writeShare(share: number): string {
  const percent = Math.abs(share * 100);
  const digits = percent < 100 ? 1 : 0;
  const sign = percent < 0.05 ? "±" : share < 0 ? "−" : "+";
  return `${sign}${percent.toFixed(digits)}%`;
}

/** "1.84%"; a dash where there is nothing to divide by. */
export const writeRate = (rate: number | null): string =>
  rate === null ? "–" : `${(rate * 100).toFixed(rate < 0.1 ? 2 : 1)}%`;
