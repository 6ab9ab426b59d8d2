// The discounts of a promotion on lines, order and delivery, as steps that follow each other. Pure.

import { split } from "#commerce/tax";
import { percentageOf } from "./arithmetic.ts";
import { bundlesOf } from "./bundle.ts";
import type { CompiledPromotion } from "./compile.ts";
import { matchingLines, totalOf } from "./conditions.ts";
import type { PricedCart, PricedLine, Reason } from "./priced-cart.ts";
import type { Effect } from "./promotion.ts";

/**
 * Promotions that add up apply in the order of these steps, each to what the earlier ones left: prices of pieces first, so that a
 * discounted price does not depend on the quantity, then whole lines.
 */
export type Step =
  /** The price of each piece. */
  | { readonly kind: "price"; readonly to: number }
  | { readonly kind: "percentage"; readonly percent: number }
  /** Discount on each piece of a line, or once on an order or delivery. */
  | { readonly kind: "amount"; readonly off: number }
  /** A percentage off some pieces of the line. */
  | { readonly kind: "pieces"; readonly percent: number; readonly pieces: number }
  /** Discount on the whole line. */
  | { readonly kind: "share"; readonly off: number };

const RANK: Readonly<Record<Step["kind"], number>> = { price: 0, percentage: 1, amount: 2, pieces: 3, share: 4 };

export const rankOf = ({ kind }: Step): number => RANK[kind];

export interface Offer {
  readonly promotion: CompiledPromotion;
  readonly lines: readonly PricedLine[];
  /** One for all of the lines, or one for each. */
  readonly steps: Step | readonly Step[] | undefined;
  /** Once, shared by these lines. */
  readonly order: { readonly step: Step; readonly lines: readonly PricedLine[] } | undefined;
  readonly delivery: Step | undefined;
  readonly gift: readonly string[] | undefined;
}

/** The offer of an applicable promotion, or the reason why there is none. */
export function offerOf(
  promotion: CompiledPromotion,
  cart: PricedCart,
  matching: readonly PricedLine[],
  unit: number,
): Offer | Reason {
  const { effect } = promotion;
  const offer: Offer = {
    promotion,
    lines: [],
    steps: undefined,
    order: undefined,
    delivery: undefined,
    gift: undefined,
  };
  if (effect.kind === "gift") return { ...offer, gift: effect.variantIds };
  if (effect.kind === "buy-get") {
    const rewarded =
      effect.reward === "named" ? matchingLines({ ...promotion, matches: promotion.isReward }, cart.lines) : [];
    const { rewards, missing } = bundlesOf(effect, matching, rewarded);
    if (rewards.size === 0) return { kind: "more-pieces", missing, reward: effect.reward };
    const { percent } = effect;
    const lines = cart.lines.filter(({ id }) => rewards.has(id));
    const steps = lines.map(({ id }): Step => ({ kind: "pieces", percent, pieces: rewards.get(id) ?? 0 }));
    return { ...offer, lines, steps };
  }
  if (effect.kind === "tiers") {
    const step = tierStep(effect, cart.currency, totalOf(matching));
    if (effect.of === "order") return { ...offer, order: { step, lines: matching } };
    return { ...offer, lines: matching, steps: step.kind === "amount" ? sharedBy(matching, step.off, unit) : step };
  }
  const step = stepOf(effect, cart.currency);
  if (effect.of === "lines") return { ...offer, lines: matching, steps: step };
  if (effect.of === "order") return { ...offer, order: { step, lines: matching } };
  if (cart.delivery === null) return { kind: "no-delivery" };
  return { ...offer, delivery: step };
}

/** The step of one of an offer's lines. */
export const stepAt = ({ steps }: Offer, index: number): Step =>
  (Array.isArray(steps) ? (steps as readonly Step[])[index] : (steps as Step))!;

function stepOf(effect: Exclude<Effect, { kind: "gift" | "buy-get" | "tiers" }>, currency: string): Step {
  if (effect.kind === "percentage") return { kind: "percentage", percent: effect.percent };
  const amount = effect.amounts[currency] ?? 0;
  return effect.kind === "amount" ? { kind: "amount", off: amount } : { kind: "price", to: amount };
}

/** The conditions guarantee that the lowest tier is reached. */
function tierStep({ tiers }: Extract<Effect, { kind: "tiers" }>, currency: string, total: number): Step {
  const reached = tiers
    .filter(({ from }) => (from[currency] ?? 0) <= total)
    .toSorted((one, other) => (other.from[currency] ?? 0) - (one.from[currency] ?? 0))[0];
  if (reached?.percent !== undefined) return { kind: "percentage", percent: reached.percent };
  return { kind: "amount", off: reached?.off?.[currency] ?? 0 };
}

function sharedBy(lines: readonly PricedLine[], amount: number, unit: number): readonly Step[] {
  const totals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const parts = split(Math.min(amount, totalOf(lines)), totals, unit);
  return parts.map((off): Step => ({ kind: "share", off }));
}

/** Price of one piece, or the amount of an order or delivery, after a step of the first three kinds. */
export function priceAfter(step: Step, price: number, unit: number): number {
  switch (step.kind) {
    case "price":
      return Math.min(price, step.to);
    case "percentage":
      return price - percentageOf(price, step.percent, unit);
    case "amount":
      return Math.max(0, price - step.off);
    default:
      return price;
  }
}

/** Discount of a single step on a line. */
export function offLine({ unitPrice, quantity }: PricedLine, step: Step, unit: number): number {
  const price = priceAfter(step, unitPrice, unit);
  return Math.min((unitPrice - price) * quantity + offWhole(step, price, unit), unitPrice * quantity);
}

/** Takes the steps, in the order of their ranks, off a line; returns what each takes. */
export function takeOff(
  { unitPrice, quantity }: Pick<PricedLine, "unitPrice" | "quantity">,
  steps: readonly Step[],
  unit: number,
): readonly number[] {
  let price = unitPrice;
  let taken = 0;
  return steps.map((step) => {
    const before = price;
    price = priceAfter(step, price, unit);
    const wanted = (before - price) * quantity + offWhole(step, price, unit);
    const off = Math.min(wanted, unitPrice * quantity - taken);
    taken += off;
    return off;
  });
}

function offWhole(step: Step, price: number, unit: number): number {
  if (step.kind === "share") return step.off;
  return step.kind === "pieces" ? percentageOf(price, step.percent, unit) * step.pieces : 0;
}
