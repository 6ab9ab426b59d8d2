// The currencies in which a promotion applies.

import type { Amounts, Effect, Promotion } from "./promotion.ts";

/** The currencies that all its amounts name; undefined if it has no amounts and applies in every currency. */
export function currenciesOf({ conditions, effect }: Pick<Promotion, "conditions" | "effect">) {
  const named = [conditions.minimumAmount, conditions.budget, ...amountsOf(effect)].filter(
    (amounts) => amounts !== undefined,
  );
  const [first, ...others] = named;
  if (first === undefined) return undefined;
  return Object.keys(first).filter((currency) => others.every((amounts) => Object.hasOwn(amounts, currency)));
}

export function amountsOf(effect: Effect): readonly Amounts[] {
  if (effect.kind === "amount" || effect.kind === "fixed-price") return [effect.amounts];
  if (effect.kind === "tiers") return effect.tiers.flatMap(({ from, off }) => (off ? [from, off] : [from]));
  return [];
}
