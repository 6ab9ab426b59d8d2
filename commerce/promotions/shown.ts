// Promotions that product cards show: those that apply to a piece alone, for every shopper and every bag. Pure.

import { currencyOfList, type PriceList } from "#catalogue";
import type { CompiledPromotion } from "./compile.ts";
import type { Promotion } from "./promotion.ts";

/** Why the price of a promotion is not shown outside the bag; undefined if it is. */
export type HiddenBecause =
  | "code"
  /** It takes nothing off single pieces. */
  | "effect"
  /** A condition that depends on the bag, the customer, the delivery, the payment or earlier orders. */
  | "condition"
  /** It competes with the whole bag. */
  | "combines-with-nothing";

export function hiddenBecause({
  trigger,
  effect,
  conditions,
  combines,
}: Pick<Promotion, "trigger" | "effect" | "conditions" | "combines">): HiddenBecause | undefined {
  if (trigger !== "automatic") return "code";
  if (!("of" in effect) || effect.of !== "lines" || effect.kind === "tiers") return "effect";
  const { products: _products, excludesReduced: _reduced, markets: _markets, ...others } = conditions;
  if (Object.values(others).some((value) => value !== undefined && value !== false)) return "condition";
  return combines === "none" ? "combines-with-nothing" : undefined;
}

/**
 * The promotions of a price list whose prices are shown at a moment. One that another may replace in the bag, because that one has a higher
 * priority and is not shown itself, is left out: a bag never costs more than its cards.
 */
export function shownIn(
  promotions: readonly CompiledPromotion[],
  list: PriceList,
  now: Date,
): readonly CompiledPromotion[] {
  const running = promotions.filter(
    (promotion) =>
      promotion.trigger === "automatic" && isRunning(promotion, now.getTime()) && isOffered(promotion, list),
  );
  const rivals = running.filter((promotion) => hiddenBecause(promotion) !== undefined && mayReplace(promotion));
  const least = Math.max(...rivals.map(({ priority }) => priority));
  return running.filter((promotion) => hiddenBecause(promotion) === undefined && promotion.priority >= least);
}

const isRunning = ({ startsAt, endsAt, state }: Promotion, now: number): boolean =>
  state === "active" && (startsAt?.getTime() ?? 0) <= now && now < (endsAt?.getTime() ?? Infinity);

const isOffered = ({ conditions, currencies }: CompiledPromotion, list: PriceList): boolean =>
  (conditions.markets?.includes(list) ?? true) && (currencies?.includes(currencyOfList(list)) ?? true);

/** True if it takes part in the choice on lines, or replaces everything else. */
const mayReplace = ({ effect, combines }: Promotion): boolean =>
  combines === "none" || effect.kind === "buy-get" || ("of" in effect && effect.of === "lines");
