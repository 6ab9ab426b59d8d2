// The prior price of a reduction: the lowest price of the 30 days before the reduction began (Directive 98/6/EC, article 6a), from the
// prices of a product over time. Pure, and independent of the current time, so that it is computed when prices change and stored.
//
//   price  100 ─────────────┐              ┌── not reduced
//                           └─ 80 ── 60 ───┘
//              │← 30 days →│begin
//
// A reduction is a price with a higher compare-at price. Each further step begins a new one, unless the first price stands; then the
// whole fall is one reduction.

import type { PriceList } from "#catalogue";
import type { Prices } from "./product.ts";

/** The prices of a product or variant from one moment until the next entry. */
export interface PriceEntry {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Empty while the product is not in the catalogue. */
  readonly prices: Prices;
  /** Lists with a compare-at price. */
  readonly reduced: readonly string[];
}

/** Oldest first. */
export type PriceTimeline = readonly PriceEntry[];

const HOUR = 3_600_000;
/** Thirty days, and an hour because one of them may have 25: the period must never be shorter. */
export const PRIOR_PERIOD = 30 * 24 * HOUR + HOUR;

export interface PriorPriceRule {
  readonly list: PriceList;
  /** The list that its prices are converted from: a new rate is no reduction, so this one decides when a reduction began. */
  readonly convertedFrom?: PriceList | undefined;
  /** True if the price before the first of successive reductions stands while the price only falls. */
  readonly firstPriceStands?: boolean | undefined;
  /** The prior price that the merchant states. The history corrects it if it knows a lower one. */
  readonly stated?: number | undefined;
}

/** Thousandths; undefined if the price is not reduced, was not higher, or is unknown for any of the days. */
export function priorPriceOf(timeline: PriceTimeline, rule: PriorPriceRule): number | undefined {
  const amount = timeline.at(-1)?.prices[rule.list];
  const began = reductionBegan(stepsOf(timeline, rule.convertedFrom ?? rule.list), rule.firstPriceStands ?? false);
  if (amount === undefined || began === undefined) return undefined;
  const known = lowestBefore(stepsOf(timeline, rule.list), began) ?? rule.stated ?? 0;
  const lowest = Math.min(known, rule.stated ?? known);
  return lowest > amount ? lowest : undefined;
}

/** The entries that no reduction, current or future, can depend on. */
export function expiredEntries(timeline: PriceTimeline, now: number): PriceTimeline {
  const lists = [...new Set(timeline.flatMap(({ prices }) => Object.keys(prices) as PriceList[]))];
  const neededFrom = lists.flatMap((list): readonly number[] => {
    const steps = stepsOf(timeline, list);
    const last = timeline.findLastIndex(({ prices }) => prices[list] !== undefined);
    const absentFrom = timeline[last + 1]?.from ?? now;
    if (now - absentFrom > PRIOR_PERIOD) return [];
    const from = Math.min(now, reductionBegan(steps, true) ?? now) - PRIOR_PERIOD;
    return [steps.findLast((step) => step.from <= from)?.from ?? steps[0]!.from];
  });
  const needed = Math.min(now, ...neededFrom);
  return timeline.filter((entry, at) => entry.from < needed && at < timeline.length - 1);
}

interface Step {
  readonly from: number;
  readonly amount: number;
  readonly isReduced: boolean;
}

/**
 * The prices of one list while it was sold in it. A price lasts through an absence of up to 30 days, such as a skipped import; what
 * was before a longer one no longer counts.
 */
function stepsOf(timeline: PriceTimeline, list: PriceList): readonly Step[] {
  let steps: Step[] = [];
  let absentFrom: number | undefined;
  for (const { from, prices, reduced } of timeline) {
    const amount = prices[list];
    if (amount === undefined) {
      absentFrom ??= from;
      continue;
    }
    if (absentFrom !== undefined && from - absentFrom > PRIOR_PERIOD) steps = [];
    absentFrom = undefined;
    steps.push({ from, amount, isReduced: reduced.includes(list) });
  }
  return steps;
}

/** Undefined if the current price is not reduced. */
function reductionBegan(steps: readonly Step[], firstPriceStands: boolean): number | undefined {
  let at = steps.length - 1;
  if (!steps[at]?.isReduced) return undefined;
  const continues = (before: Step | undefined, after: Step): boolean =>
    before !== undefined &&
    before.isReduced &&
    (firstPriceStands ? before.amount >= after.amount : before.amount === after.amount);
  while (continues(steps[at - 1], steps[at]!)) at -= 1;
  return steps[at]!.from;
}

function lowestBefore(steps: readonly Step[], began: number): number | undefined {
  const from = began - PRIOR_PERIOD;
  const [first] = steps;
  if (first === undefined || first.from > from) return undefined;
  const applied = steps.filter((step, at) => step.from < began && (steps[at + 1]?.from ?? Infinity) > from);
  return Math.min(...applied.map(({ amount }) => amount));
}
