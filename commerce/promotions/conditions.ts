// Checks the conditions of a promotion on a cart. Pure.

import type { CompiledPromotion } from "./compile.ts";
import type { EnteredCode, PricedCart, PricedLine, Reason } from "./priced-cart.ts";

/** The lines that a promotion counts and discounts. */
export const matchingLines = (promotion: CompiledPromotion, lines: readonly PricedLine[]): readonly PricedLine[] =>
  lines.filter(
    ({ facts, isReduced }) =>
      facts !== null && !(isReduced && promotion.conditions.excludesReduced === true) && promotion.matches(facts),
  );

export function totalOf(lines: readonly PricedLine[]): number {
  let total = 0;
  for (const { unitPrice, quantity } of lines) total += unitPrice * quantity;
  return total;
}

export function piecesOf(lines: readonly PricedLine[]): number {
  let pieces = 0;
  for (const { quantity } of lines) pieces += quantity;
  return pieces;
}

/** Every unmet condition; what the shopper cannot change comes first. */
export function unmetConditions(
  promotion: CompiledPromotion,
  cart: PricedCart,
  matching: readonly PricedLine[],
  now: Date,
): readonly Reason[] {
  const reasons: Reason[] = [];
  addUnmetTimes(reasons, promotion, now);
  addUnmetPlaces(reasons, promotion, cart);
  addUnmetUses(reasons, promotion, cart);
  addUnmetCustomer(reasons, promotion, cart);
  addUnmetLines(reasons, promotion, cart, matching);
  return reasons;
}

function addUnmetTimes(reasons: Reason[], { state, startsAt, endsAt }: CompiledPromotion, now: Date): void {
  if (state !== "active") reasons.push({ kind: "not-active", state });
  if (startsAt !== null && now < startsAt) reasons.push({ kind: "not-started", startsAt });
  if (endsAt !== null && now >= endsAt) reasons.push({ kind: "ended", endedAt: endsAt });
}

function addUnmetPlaces(reasons: Reason[], promotion: CompiledPromotion, cart: PricedCart): void {
  const { markets, countries } = promotion.conditions;
  if (markets && !markets.includes(cart.priceList)) reasons.push({ kind: "market", markets });
  const { currencies } = promotion;
  if (currencies && !currencies.includes(cart.currency)) reasons.push({ kind: "currency", currencies });
  if (countries && !countries.includes(cart.country)) reasons.push({ kind: "country", countries });
}

function addUnmetUses(reasons: Reason[], promotion: CompiledPromotion, cart: PricedCart): void {
  const { uses, isOncePerCustomer } = promotion.conditions;
  const used = cart.usage.get(promotion.id);
  if (uses !== undefined && (used?.uses ?? 0) >= uses) reasons.push({ kind: "no-uses-left" });
  if (isOncePerCustomer && (used?.byCustomer ?? 0) > 0) reasons.push({ kind: "used-by-customer" });
  if (promotion.trigger !== "code") return;
  const entered = cart.codes.filter(({ promotionId }) => promotionId === promotion.id);
  if (entered.length === 0) reasons.push({ kind: "code-needed" });
  else if (entered.every(({ isUsedUp }) => isUsedUp)) reasons.push({ kind: "code-used" });
}

function addUnmetCustomer(reasons: Reason[], { conditions }: CompiledPromotion, cart: PricedCart): void {
  const { vipLevel, isFirstOrder, paymentMethods } = conditions;
  if (vipLevel !== undefined && cart.customer.vipLevel < vipLevel) reasons.push({ kind: "vip-level", level: vipLevel });
  if (isFirstOrder && cart.customer.hasOrdered === true) reasons.push({ kind: "first-order-only" });
  if (paymentMethods && (cart.paymentMethod === null || !paymentMethods.includes(cart.paymentMethod)))
    reasons.push({ kind: "payment-method", methods: paymentMethods });
}

function addUnmetLines(
  reasons: Reason[],
  { conditions, effect }: CompiledPromotion,
  { currency }: PricedCart,
  matching: readonly PricedLine[],
): void {
  if (matching.length === 0) {
    reasons.push({ kind: "no-matching-products", excludesReduced: conditions.excludesReduced === true });
  }
  const lowestTier = effect.kind === "tiers" ? Math.min(...effect.tiers.map(({ from }) => from[currency] ?? 0)) : 0;
  const minimum = Math.max(conditions.minimumAmount?.[currency] ?? 0, lowestTier);
  const missing = minimum - totalOf(matching);
  if (missing > 0) reasons.push({ kind: "minimum-amount", minimum, missing });
  const { minimumPieces = 0 } = conditions;
  const missingPieces = minimumPieces - piecesOf(matching);
  if (missingPieces > 0) reasons.push({ kind: "minimum-pieces", minimum: minimumPieces, missing: missingPieces });
}

/** The code that triggers a promotion: the first entered one with uses left. */
export const triggeringCode = (promotion: CompiledPromotion, codes: readonly EnteredCode[]): string | null =>
  promotion.trigger === "automatic"
    ? null
    : (codes.find(({ promotionId, isUsedUp }) => promotionId === promotion.id && !isUsedUp)?.code ?? null);
