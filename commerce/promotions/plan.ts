// Applies offers to a cart: pieces and lines first, then the order, then delivery. Pure.
//
// It runs for every cart with every active promotion, so it looks only at the lines that an offer has, and calculates shares only
// for the offers that were chosen.

import { split } from "#commerce/tax";
import { choose, type Choosable } from "./choose.ts";
import { offLine, priceAfter, rankOf, stepAt, takeOff, type Offer, type Step } from "./effects.ts";
import type { PricedCart, PricedLine } from "./priced-cart.ts";

export interface Plan {
  readonly shares: readonly Share[];
  /** Offers that add a gift. */
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

export interface PlannedCart extends Pick<PricedCart, "delivery"> {
  /** In a fixed order, independent of the cart's. */
  readonly lines: readonly PricedLine[];
  readonly unit: number;
}

interface Candidate extends Choosable {
  readonly id: string;
  readonly step: Step;
}

/** Offers are sorted by descending priority. */
export function planOf(cart: PlannedCart, offers: readonly Offer[]): Plan {
  const worthwhile = new Set<string>();
  const shares: Share[] = [];
  const rest = new Map<string, number>();
  const byLine = candidatesByLine(cart, offers, worthwhile);
  for (const line of cart.lines) {
    let left = line.unitPrice * line.quantity;
    for (const share of lineShares(line, byLine.get(line.id), cart.unit)) {
      left -= share.amount;
      shares.push(share);
    }
    rest.set(line.id, left);
  }
  shares.push(...orderShares(rest, offers, cart.unit, worthwhile), ...deliveryShares(cart, offers, worthwhile));
  const gifts = giftsOf(offers);
  const used = new Set(shares.map(({ promotionId }) => promotionId));
  let priority = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    if (used.has(offer.promotion.id) || gifts.includes(offer)) priority = Math.max(priority, offer.promotion.priority);
  }
  return { shares, gifts, total: sumOf(shares), priority, worthwhile };
}

/** Discount of a single offer. */
export function worthAlone({ delivery, unit }: PlannedCart, offer: Offer): number {
  let worth = 0;
  for (const [index, line] of offer.lines.entries()) worth += offLine(line, stepAt(offer, index), unit);
  if (offer.order) {
    let total = 0;
    for (const { unitPrice, quantity } of offer.order.lines) total += unitPrice * quantity;
    worth += total - priceAfter(offer.order.step, total, unit);
  }
  if (offer.delivery && delivery !== null) worth += delivery - priceAfter(offer.delivery, delivery, unit);
  return worth;
}

const candidateOf = ({ promotion }: Offer, step: Step, alone: number): Candidate => ({
  id: promotion.id,
  step,
  alone,
  priority: promotion.priority,
  isStackable: promotion.combines === "all",
});

function candidatesByLine(
  { unit }: PlannedCart,
  offers: readonly Offer[],
  worthwhile: Set<string>,
): ReadonlyMap<string, readonly Candidate[]> {
  const byLine = new Map<string, Candidate[]>();
  for (const offer of offers) {
    for (const [index, line] of offer.lines.entries()) {
      const step = stepAt(offer, index);
      const alone = offLine(line, step, unit);
      if (alone === 0) continue;
      worthwhile.add(offer.promotion.id);
      const ofLine = byLine.get(line.id);
      if (ofLine) ofLine.push(candidateOf(offer, step, alone));
      else byLine.set(line.id, [candidateOf(offer, step, alone)]);
    }
  }
  return byLine;
}

function lineShares(line: PricedLine, candidates: readonly Candidate[] = [], unit: number): readonly Share[] {
  const take = (chosen: readonly Candidate[]): readonly Share[] => {
    const ranked = byRank(chosen);
    const amounts = takeOff(
      line,
      ranked.map(({ step }) => step),
      unit,
    );
    return ranked.map(({ id }, index) => ({ promotionId: id, lineId: line.id, amount: amounts[index] ?? 0 }));
  };
  return positive(take(choose(candidates, (chosen) => sumOf(take(chosen)))));
}

function orderShares(
  rest: ReadonlyMap<string, number>,
  offers: readonly Offer[],
  unit: number,
  worthwhile: Set<string>,
): readonly Share[] {
  const candidates: (Candidate & { readonly lines: readonly PricedLine[] })[] = [];
  for (const offer of offers) {
    if (!offer.order) continue;
    const { step, lines } = offer.order;
    let total = 0;
    for (const { id } of lines) total += rest.get(id) ?? 0;
    const alone = total - priceAfter(step, total, unit);
    if (alone === 0) continue;
    worthwhile.add(offer.promotion.id);
    candidates.push({ ...candidateOf(offer, step, alone), lines });
  }
  const take = (chosen: typeof candidates): readonly Share[] => {
    const left = new Map(rest);
    const shares: Share[] = [];
    for (const { id, step, lines } of byRank(chosen)) {
      const weights = lines.map((line) => left.get(line.id) ?? 0);
      let total = 0;
      for (const weight of weights) total += weight;
      const off = total - priceAfter(step, total, unit);
      if (off === 0) continue;
      const parts = split(off, weights, unit);
      for (const [index, line] of lines.entries()) {
        const amount = parts[index] ?? 0;
        left.set(line.id, (weights[index] ?? 0) - amount);
        shares.push({ promotionId: id, lineId: line.id, amount });
      }
    }
    return shares;
  };
  return positive(take([...choose(candidates, (chosen) => sumOf(take([...chosen])))]));
}

function deliveryShares(
  { delivery: fee, unit }: PlannedCart,
  offers: readonly Offer[],
  worthwhile: Set<string>,
): readonly Share[] {
  if (fee === null) return [];
  const candidates: Candidate[] = [];
  for (const offer of offers) {
    const alone = offer.delivery ? fee - priceAfter(offer.delivery, fee, unit) : 0;
    if (offer.delivery === undefined || alone === 0) continue;
    worthwhile.add(offer.promotion.id);
    candidates.push(candidateOf(offer, offer.delivery, alone));
  }
  const take = (chosen: readonly Candidate[]): readonly Share[] => {
    let left = fee;
    return byRank(chosen).map(({ id, step }) => {
      const before = left;
      left = priceAfter(step, left, unit);
      return { promotionId: id, lineId: null, amount: before - left };
    });
  };
  return positive(take(choose(candidates, (chosen) => sumOf(take(chosen)))));
}

/** All stackable gifts, or else the first. */
function giftsOf(offers: readonly Offer[]): readonly Offer[] {
  const gifts = offers.filter(({ gift }) => gift !== undefined);
  const [first] = gifts;
  if (first === undefined || first.promotion.combines !== "all") return gifts.slice(0, 1);
  return gifts.filter(({ promotion }) => promotion.combines === "all");
}

/** Stable, so that offers of one rank keep their order. */
const byRank = <One extends Candidate>(candidates: readonly One[]): readonly One[] =>
  candidates.length < 2 ? candidates : candidates.toSorted((one, other) => rankOf(one.step) - rankOf(other.step));

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  let total = 0;
  for (const { amount } of amounts) total += amount;
  return total;
}

const positive = (shares: readonly Share[]): readonly Share[] =>
  shares.length === 0 ? shares : shares.filter(({ amount }) => amount > 0);
