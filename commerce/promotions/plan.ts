// Applies offers to a cart: pieces and lines first, then the order, then delivery. Pure.

import { split } from "#commerce/tax";
import { sum } from "./arithmetic.ts";
import { choose, type Choosable } from "./choose.ts";
import { priceAfter, rankOf, takeOff, type Offer, type Step } from "./effects.ts";
import type { PricedCart, PricedLine } from "./priced-cart.ts";

export interface Plan {
  /** Offers that take something off, or add a gift. */
  readonly shares: readonly Share[];
  readonly gifts: readonly Offer[];
  readonly total: number;
  /** Highest priority of its offers. */
  readonly priority: number;
  /** Promotions that would take something off on their own. */
  readonly worthwhile: ReadonlySet<string>;
}

export interface Share {
  readonly promotionId: string;
  /** Null for delivery. */
  readonly lineId: string | null;
  readonly amount: number;
}

interface Candidate extends Choosable {
  readonly id: string;
  readonly step: Step;
}

/** `lines` and `offers` are in a fixed order, whatever the order of the cart. Offers are sorted by descending priority. */
export function planOf(
  { delivery }: Pick<PricedCart, "delivery">,
  lines: readonly PricedLine[],
  offers: readonly Offer[],
  unit: number,
): Plan {
  const worthwhile = new Set<string>();
  const shares: Share[] = [];
  const rest = new Map<string, number>();
  for (const line of lines) {
    const total = line.unitPrice * line.quantity;
    const off = lineShares(line, offers, unit, worthwhile);
    for (const { promotionId, amount } of off) shares.push({ promotionId, lineId: line.id, amount });
    rest.set(line.id, total - sum(off.map(({ amount }) => amount)));
  }
  shares.push(...orderShares(rest, offers, unit, worthwhile));
  if (delivery !== null) {
    const off = deliveryShares(delivery, offers, unit, worthwhile);
    for (const { promotionId, amount } of off) shares.push({ promotionId, lineId: null, amount });
  }
  const gifts = giftsOf(offers);
  const used = new Set(shares.map(({ promotionId }) => promotionId));
  return {
    shares,
    gifts,
    total: sum(shares.map(({ amount }) => amount)),
    priority: Math.max(
      Number.NEGATIVE_INFINITY,
      ...offers.filter((offer) => used.has(offer.promotion.id) || gifts.includes(offer)).map(priorityOf),
    ),
    worthwhile,
  };
}

interface PromotionAmount {
  readonly promotionId: string;
  readonly amount: number;
}

const priorityOf = ({ promotion }: Offer): number => promotion.priority;

const candidateOf = ({ promotion }: Offer, step: Step): Candidate => ({
  id: promotion.id,
  step,
  priority: promotion.priority,
  isStackable: promotion.combines === "all",
});

function lineShares(
  line: PricedLine,
  offers: readonly Offer[],
  unit: number,
  worthwhile: Set<string>,
): readonly PromotionAmount[] {
  const candidates: Candidate[] = [];
  for (const offer of offers) {
    const step = offer.lines.get(line.id);
    if (step === undefined || sum(takeOff(line, [step], unit)) === 0) continue;
    worthwhile.add(offer.promotion.id);
    candidates.push(candidateOf(offer, step));
  }
  const take = (chosen: readonly Candidate[]): readonly PromotionAmount[] => {
    const ranked = byRank(chosen);
    const amounts = takeOff(line, ranked.map(stepOf), unit);
    return ranked.map(({ id }, index) => ({ promotionId: id, amount: amounts[index] ?? 0 }));
  };
  return positive(take(choose(candidates, (chosen) => sumOf(take(chosen)))));
}

function orderShares(
  rest: ReadonlyMap<string, number>,
  offers: readonly Offer[],
  unit: number,
  worthwhile: Set<string>,
): readonly Share[] {
  const candidates = offers.flatMap((offer) =>
    offer.order ? [{ ...candidateOf(offer, offer.order.step), of: offer.order.lines }] : [],
  );
  if (candidates.length === 0) return [];
  const take = (chosen: readonly (typeof candidates)[number][]): readonly Share[] => {
    const left = new Map(rest);
    return byRank(chosen).flatMap(({ id, step, of }) => {
      const weights = of.map((line) => left.get(line.id) ?? 0);
      const total = sum(weights);
      const parts = split(total - priceAfter(step, total, unit), weights, unit);
      return of.map((line, index): Share => {
        const amount = parts[index] ?? 0;
        left.set(line.id, (weights[index] ?? 0) - amount);
        return { promotionId: id, lineId: line.id, amount };
      });
    });
  };
  const worth = (chosen: readonly (typeof candidates)[number][]): number => sumOf(take(chosen));
  for (const candidate of candidates) if (worth([candidate]) > 0) worthwhile.add(candidate.id);
  return positive(take(choose(candidates, worth)));
}

function deliveryShares(
  fee: number,
  offers: readonly Offer[],
  unit: number,
  worthwhile: Set<string>,
): readonly PromotionAmount[] {
  const candidates = offers.flatMap((offer) => (offer.delivery ? [candidateOf(offer, offer.delivery)] : []));
  const take = (chosen: readonly Candidate[]): readonly PromotionAmount[] => {
    let left = fee;
    return byRank(chosen).map(({ id, step }) => {
      const before = left;
      left = priceAfter(step, left, unit);
      return { promotionId: id, amount: before - left };
    });
  };
  const worth = (chosen: readonly Candidate[]): number => sumOf(take(chosen));
  for (const candidate of candidates) if (worth([candidate]) > 0) worthwhile.add(candidate.id);
  return positive(take(choose(candidates, worth)));
}

/** All stackable gifts, or else the first. */
function giftsOf(offers: readonly Offer[]): readonly Offer[] {
  const gifts = offers.filter(({ gift }) => gift !== undefined);
  const [first] = gifts;
  if (first === undefined || first.promotion.combines !== "all") return gifts.slice(0, 1);
  return gifts.filter(({ promotion }) => promotion.combines === "all");
}

const stepOf = ({ step }: Candidate): Step => step;

/** Stable, so that offers of one rank keep their order. */
const byRank = <One extends Candidate>(candidates: readonly One[]): readonly One[] =>
  candidates.length < 2 ? candidates : candidates.toSorted((one, other) => rankOf(one.step) - rankOf(other.step));

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

const positive = <One extends { readonly amount: number }>(amounts: readonly One[]): readonly One[] =>
  amounts.filter(({ amount }) => amount > 0);
