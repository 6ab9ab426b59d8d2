// The prior price of a promotion's price: the rule of products (docs/decisions/031-prior-prices.md), over what a piece cost with the
// promotions of each moment. Pure.

import type { PriceList } from "#catalogue";
import { priorPriceOf, type PriceTimeline } from "#commerce/products";
import type { CompiledPromotion } from "./compile.ts";
import type { PromotionPeriod } from "./periods.ts";

interface Piece {
  /** Price history without promotions. */
  readonly timeline: PriceTimeline;
  readonly list: PriceList;
  /** Now, without promotions. */
  readonly amount: number;
  readonly isReduced: boolean;
  /** Periods of promotions that match the piece, whether they run now or ran before. */
  readonly periods: readonly PromotionPeriod[];
}

/** Price of a piece with some promotions. */
export type PriceWith = (promotions: readonly CompiledPromotion[], amount: number, isReduced: boolean) => number;

/** Thousandths; undefined if the price was not higher, or is unknown for any of the 30 days. */
export function priorPriceWith(piece: Piece, priceWith: PriceWith, now: Date): number | undefined {
  const { list, periods } = piece;
  const base = [...piece.timeline];
  const last = base.at(-1);
  if (last?.prices[list] !== piece.amount)
    base.push({
      from: Math.max(now.getTime(), (last?.from ?? 0) + 1),
      prices: { [list]: piece.amount },
      reduced: piece.isReduced ? [list] : [],
    });
  const started = periods.flatMap(({ from, until }) => [from, until]).filter((moment) => moment <= now.getTime());
  const moments = [...new Set([...base.map(({ from }) => from), ...started])].toSorted((one, other) => one - other);
  const timeline = moments.flatMap((from): PriceTimeline => {
    const entry = base.findLast((one) => one.from <= from);
    const amount = entry?.prices[list];
    if (entry === undefined) return [];
    if (amount === undefined) return [{ from, prices: {}, reduced: [] }];
    const isReduced = entry.reduced.includes(list);
    const running = periods.filter((period) => period.from <= from && from < period.until);
    const price = priceWith(
      running.map(({ promotion }) => promotion),
      amount,
      isReduced,
    );
    return [{ from, prices: { [list]: price }, reduced: isReduced || price < amount ? [list] : [] }];
  });
  return priorPriceOf(timeline, { list });
}
