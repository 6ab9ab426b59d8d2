// Stock, sales and merchandising rank of products.
import type { Random } from "../random.ts";

const SOLD_OUT_SHARE = 0.04;

export interface Stock {
  readonly now: number;
  /** Before the latest count. */
  readonly before: number;
}

/** One entry for each size; sold out completely or with at least one piece left. */
export function stockOf(sizes: number, random: Random): Stock[] {
  if (random.chance(SOLD_OUT_SHARE))
    return Array.from({ length: sizes }, () => ({ now: 0, before: random.between(0, 3) }));
  const counts = Array.from({ length: sizes }, () => random.weighted(LEVELS, ({ weight }) => weight).draw(random));
  if (!counts.some((count) => count > 0)) counts[random.between(0, sizes - 1)] = random.between(1, 4);
  return counts.map((now) => ({ now, before: now + (random.chance(0.4) ? random.between(1, 5) : 0) }));
}

const LEVELS: readonly { readonly weight: number; readonly draw: (random: Random) => number }[] = [
  { weight: 16, draw: () => 0 },
  { weight: 34, draw: (random) => random.between(1, 3) },
  { weight: 38, draw: (random) => random.between(4, 12) },
  { weight: 12, draw: (random) => random.between(13, 60) },
];

/** Merchandising ranks 1 to `products`, each once. */
export function rankedBy(products: number): (index: number) => number {
  let step = Math.max(1, Math.floor(products * 0.618));
  while (gcd(step, products) !== 1) step++;
  return (index) => 1 + ((index * step + Math.floor(products / 3)) % products);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Zipf-like: about 900 of the first, a handful of most, fewer of new products. */
export function soldOf(rank: number, daysOnSale: number, random: Random): number {
  const noise = 0.6 + random.next() * 0.8;
  return Math.floor((5_400 / (rank + 10) ** 0.75) * noise * Math.min(1, (daysOnSale + 5) / 90));
}
