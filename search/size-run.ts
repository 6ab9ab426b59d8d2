// The sizes of a product that are in stock. In the orders that the shop decides, sold-out products come last, and products with few sizes left
// before them. Pure.

import type { FeedRow } from "#catalogue";
import type { Sort } from "./query.ts";

/** "full", "broken" if few sizes are left, "none" if nothing is. */
export type SizeRun = "full" | "broken" | "none";

export const SIZE_RUN_ATTRIBUTE = "size_run";

/** The merchant's position behind the size run; the lower, the earlier. */
export const STANDING_ATTRIBUTE = "standing";

/** Fewer sizes are no run that could be broken. */
const FEWEST_SIZES = 3;
/** The share of sizes in stock up to which a run is broken. */
const BROKEN_SHARE = 1 / 3;

export function sizeRunOf(rows: readonly Pick<FeedRow, "size" | "inventory_quantity">[]): SizeRun {
  const sizes = new Set(rows.map(({ size }) => size));
  const left = new Set(rows.filter(({ inventory_quantity: stock }) => stock > 0).map(({ size }) => size));
  if (left.size === 0) return "none";
  return sizes.size >= FEWEST_SIZES && left.size <= sizes.size * BROKEN_SHARE ? "broken" : "full";
}

/** Larger than any position. */
const STEP = 1_000_000_000;

/** Products without a position come last among those with the same size run. */
export const standingOf = (run: SizeRun, position: number | undefined): number =>
  PLACES[run] * STEP + Math.min(Math.max(position ?? STEP, 0), STEP - 1);

/** The moment of publication behind whether it is sold out; the higher, the earlier. The order of "New in". */
export const NEWNESS_ATTRIBUTE = "newness";

export const NEW_IN: Sort = { attribute: NEWNESS_ATTRIBUTE, direction: "descending" };

/** Earlier than any publication. */
const UNDATED = -1e13;
/** More than the time between any two publications. */
const SOLD_OUT = -1e14;

/** Broken runs keep their place: pieces that have just arrived are what the order is for. */
export function newnessOf(run: SizeRun, publishedAt: string | undefined): number {
  const published = Date.parse(String(publishedAt));
  return (Number.isNaN(published) ? UNDATED : published) + (run === "none" ? SOLD_OUT : 0);
}

/** Ranks of size runs in the shop's sort orders. */
export const PLACES: Readonly<Record<SizeRun, number>> = { full: 0, broken: 1, none: 2 };
