// Decides the discounts of a cart. Pure and deterministic: the order of lines and promotions does not matter.
//
// docs/promotions.md describes the rule: on each line, on the order and on delivery the best offer for the customer wins, unless
// priorities say otherwise, and offers that combine add up.

import { smallestOf } from "#catalogue";
import { sum } from "./arithmetic.ts";
import type { CompiledPromotion } from "./compile.ts";
import { matchingLines, triggeringCode, unmetConditions } from "./conditions.ts";
import { offerOf, type Offer } from "./effects.ts";
import { nearOffers } from "./near.ts";
import { planOf, worthAlone, type Plan, type PlannedCart } from "./plan.ts";
import type {
  CodeResult,
  Discounts,
  EnteredCode,
  LineDiscount,
  PricedCart,
  PricedLine,
  PromotionShare,
  Reason,
  Reasons,
} from "./priced-cart.ts";

export function discountsOf(cart: PricedCart, promotions: readonly CompiledPromotion[], now: Date): Discounts {
  const unit = smallestOf(cart.currency);
  const lines = cart.lines.filter(({ facts, quantity }) => facts !== null && quantity > 0).toSorted(byId);
  const sorted = promotions.toSorted((one, other) => other.priority - one.priority || byId(one, other));
  const tidy = { ...cart, lines };
  const assessed = sorted.map((promotion) => assess(promotion, tidy, now, unit));
  const planned = { delivery: cart.delivery, lines, unit };
  const limited = assessed.filter(({ promotion }) => promotion.conditions.budget !== undefined);
  const exceeded = new Set<string>();
  let plan = bestPlan(planned, offersIn(assessed));
  for (;;) {
    const over = limited.find(({ promotion }) => exceedsBudget(promotion, plan, cart) && !exceeded.has(promotion.id));
    if (over === undefined) break;
    exceeded.add(over.promotion.id);
    plan = bestPlan(planned, offersIn(assessed.filter(({ promotion }) => !exceeded.has(promotion.id))));
  }
  const applied = new Map<string, number>(plan.gifts.map(({ promotion }) => [promotion.id, 0]));
  for (const { promotionId, amount } of plan.shares) applied.set(promotionId, (applied.get(promotionId) ?? 0) + amount);
  const refused = assessed
    .filter(({ promotion }) => !applied.has(promotion.id))
    .map(({ promotion, reasons }) => ({
      promotionId: promotion.id,
      name: promotion.name,
      reasons: asReasons(reasons) ?? [
        lostBecause(promotion, { isOverBudget: exceeded.has(promotion.id), plan, applied }),
      ],
    }));
  const reasonsOf = new Map(refused.map(({ promotionId, reasons }) => [promotionId, reasons]));
  const lineDiscounts = linesOf(cart.lines, plan);
  const delivery = sharesOf(plan, null);
  return {
    total: plan.total,
    lineTotal: sum(lineDiscounts.map(({ amount }) => amount)),
    lines: lineDiscounts,
    delivery: { amount: sum(delivery.map(({ amount }) => amount)), shares: delivery },
    gifts: plan.gifts.map(({ promotion, gift = [] }) => ({ promotionId: promotion.id, variantIds: gift })),
    applied: sorted.flatMap((promotion) => {
      const amount = applied.get(promotion.id);
      if (amount === undefined) return [];
      const code = triggeringCode(promotion, cart.codes);
      return [{ promotionId: promotion.id, name: promotion.name, code, amount }];
    }),
    refused,
    codes: cart.codes.map((entered) => codeResult(entered, applied, reasonsOf)),
    near: nearOffers(assessed, cart),
  };
}

interface Assessed {
  readonly promotion: CompiledPromotion;
  readonly matching: readonly PricedLine[];
  readonly offer: Offer | undefined;
  readonly reasons: readonly Reason[];
}

function assess(promotion: CompiledPromotion, cart: PricedCart, now: Date, unit: number): Assessed {
  const matching = matchingLines(promotion, cart.lines);
  const reasons = unmetConditions(promotion, cart, matching, now);
  if (reasons.length > 0) return { promotion, matching, offer: undefined, reasons };
  const offer = offerOf(promotion, cart, matching, unit);
  return "kind" in offer
    ? { promotion, matching, offer: undefined, reasons: [offer] }
    : { promotion, matching, offer, reasons };
}

const offersIn = (assessed: readonly Assessed[]): readonly Offer[] => assessed.flatMap(({ offer }) => offer ?? []);

/** Promotions that combine with nothing compete with the plan of all others; the higher priority wins, and then the larger discount. */
function bestPlan(cart: PlannedCart, offers: readonly Offer[]): Plan {
  const shared = planOf(
    cart,
    offers.filter(({ promotion }) => promotion.combines !== "none"),
  );
  const worthwhile = new Set(shared.worthwhile);
  let best: Pick<Plan, "priority" | "total"> = shared;
  let winner: Offer | undefined;
  for (const offer of offers) {
    const { id, priority, combines } = offer.promotion;
    if (combines !== "none") continue;
    const total = worthAlone(cart, offer);
    if (total > 0) worthwhile.add(id);
    else if (offer.gift === undefined) continue;
    if (priority > best.priority || (priority === best.priority && total > best.total)) {
      best = { priority, total };
      winner = offer;
    }
  }
  return { ...(winner ? planOf(cart, [winner]) : shared), worthwhile };
}

function exceedsBudget({ id, conditions }: CompiledPromotion, plan: Plan, { usage, currency }: PricedCart): boolean {
  const left = (conditions.budget?.[currency] ?? 0) - (usage.get(id)?.amount ?? 0);
  const amount = sum(plan.shares.filter(({ promotionId }) => promotionId === id).map((share) => share.amount));
  return amount > left;
}

interface Outcome {
  readonly isOverBudget: boolean;
  readonly plan: Plan;
  readonly applied: ReadonlyMap<string, number>;
}

function lostBecause({ id, effect }: CompiledPromotion, { isOverBudget, plan, applied }: Outcome): Reason {
  if (isOverBudget) return { kind: "no-budget-left" };
  if (effect.kind !== "gift" && !plan.worthwhile.has(id)) return { kind: "nothing-to-discount" };
  return { kind: "other-promotion", promotionIds: [...applied.keys()] };
}

function linesOf(lines: readonly PricedLine[], plan: Plan): readonly LineDiscount[] {
  const byLine = Map.groupBy(plan.shares, ({ lineId }) => lineId);
  return lines.flatMap(({ id }) => {
    const found = byLine.get(id);
    if (found === undefined) return [];
    return [{ lineId: id, amount: sum(found.map(({ amount }) => amount)), shares: found.map(withoutLine) }];
  });
}

const sharesOf = (plan: Plan, lineId: string | null): readonly PromotionShare[] =>
  plan.shares.filter((share) => share.lineId === lineId).map(withoutLine);

const withoutLine = ({ promotionId, amount }: PromotionShare): PromotionShare => ({ promotionId, amount });

function codeResult(
  { code, promotionId, isUsedUp }: EnteredCode,
  applied: ReadonlyMap<string, number>,
  reasonsOf: ReadonlyMap<string, Reasons>,
): CodeResult {
  const reasons = promotionId === null ? undefined : reasonsOf.get(promotionId);
  if (promotionId !== null && reasons) return { code, kind: "refused", promotionId, reasons };
  if (promotionId === null || !applied.has(promotionId))
    return { code, kind: "refused", promotionId: null, reasons: [{ kind: "unknown-code" }] };
  if (isUsedUp) return { code, kind: "refused", promotionId, reasons: [{ kind: "code-used" }] };
  return { code, kind: "applied", promotionId };
}

function asReasons([first, ...others]: readonly Reason[]): Reasons | undefined {
  return first && [first, ...others];
}

const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
