// Buy X, get Y: which pieces of a cart are rewards. Pure.

import { piecesOf } from "./conditions.ts";
import type { PricedLine } from "./priced-cart.ts";
import type { BuyGet } from "./promotion.ts";

export interface Bundles {
  /** Rewarded pieces by line id. */
  readonly rewards: ReadonlyMap<string, number>;
  /** Pieces to add for the first reward; 0 if there is one. */
  readonly missing: number;
}

/**
 * The rewards are always the cheapest candidates. A piece is either bought or a reward. `candidates` are the lines that match a named
 * reward, and ignored otherwise.
 */
export function bundlesOf(effect: BuyGet, matching: readonly PricedLine[], candidates: readonly PricedLine[]): Bundles {
  if (effect.reward === "named") return namedBundles(effect, matching, candidates);
  const groups = effect.reward === "cheapest" ? [matching] : byProduct(matching);
  const size = effect.buy + effect.get;
  let left = effect.times ?? Number.POSITIVE_INFINITY;
  const rewards = new Map<string, number>();
  for (const group of groups.toSorted(dearestRewardFirst)) {
    const times = Math.min(left, Math.floor(piecesOf(group) / size));
    left -= times;
    takeCheapest(group, times * effect.get, rewards);
  }
  const most = Math.max(0, ...groups.map(piecesOf));
  return { rewards, missing: rewards.size > 0 ? 0 : size - most };
}

function namedBundles(effect: BuyGet, matching: readonly PricedLine[], candidates: readonly PricedLine[]): Bundles {
  const [bought, named] = [new Set(matching), new Set(candidates)];
  const only = candidates.filter((line) => !bought.has(line));
  const both = candidates.filter((line) => bought.has(line));
  const [buyable, gettable, shared] = [
    piecesOf(matching.filter((line) => !named.has(line))),
    piecesOf(only),
    piecesOf(both),
  ];
  const isPossible = (times: number): boolean =>
    Math.max(0, times * effect.get - gettable) + Math.max(0, times * effect.buy - buyable) <= shared;
  const most = effect.times ?? Number.POSITIVE_INFINITY;
  let times = 0;
  while (times < most && isPossible(times + 1)) times++;
  const rewards = new Map<string, number>();
  takeCheapest(both, takeCheapest(only, times * effect.get, rewards), rewards);
  const lacking = Math.max(0, effect.get - gettable) + Math.max(0, effect.buy - buyable) - shared;
  return { rewards, missing: times > 0 ? 0 : lacking };
}

/** Returns the number that the lines lack. */
function takeCheapest(lines: readonly PricedLine[], count: number, rewards: Map<string, number>): number {
  let left = count;
  for (const { id, quantity } of lines.toSorted(cheapestFirst)) {
    const taken = Math.min(left, quantity);
    if (taken > 0) rewards.set(id, taken);
    left -= taken;
  }
  return left;
}

const cheapestFirst = (one: PricedLine, other: PricedLine): number =>
  one.unitPrice - other.unitPrice || (one.id < other.id ? -1 : 1);

/** With a limit of times, the shopper gets the most. */
const dearestRewardFirst = (one: readonly PricedLine[], other: readonly PricedLine[]): number =>
  leastPrice(other) - leastPrice(one) || (leastId(one) < leastId(other) ? -1 : 1);

const leastPrice = (lines: readonly PricedLine[]): number => Math.min(...lines.map(({ unitPrice }) => unitPrice));
const leastId = (lines: readonly PricedLine[]): string => lines.map(({ id }) => id).toSorted()[0] ?? "";

function byProduct(lines: readonly PricedLine[]): readonly (readonly PricedLine[])[] {
  const groups = new Map<string | null, PricedLine[]>();
  for (const line of lines) groups.set(line.productId, [...(groups.get(line.productId) ?? []), line]);
  return [...groups.values()];
}
