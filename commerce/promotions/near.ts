// Automatic offers that a little more in the cart would unlock. Pure.

import type { CompiledPromotion } from "./compile.ts";
import { totalOf } from "./conditions.ts";
import type { Offer } from "./effects.ts";
import type { NearOffer, PricedCart, PricedLine, Reason } from "./priced-cart.ts";

interface Assessed {
  readonly promotion: CompiledPromotion;
  readonly matching: readonly PricedLine[];
  readonly offer: Offer | undefined;
  readonly reasons: readonly Reason[];
}

/** The nearest first. */
export const nearOffers = (assessed: readonly Assessed[], cart: PricedCart): readonly NearOffer[] =>
  assessed
    .flatMap((one): readonly NearOffer[] => {
      const need = one.promotion.trigger === "automatic" ? needOf(one, cart) : undefined;
      return need ? [{ promotionId: one.promotion.id, name: one.promotion.name, need }] : [];
    })
    .toSorted(
      (one, other) =>
        KINDS.indexOf(one.need.kind) - KINDS.indexOf(other.need.kind) || one.need.missing - other.need.missing,
    );

const KINDS = ["pieces", "amount"];

/** Undefined if something else is missing too, or less than half of the amount is reached. */
function needOf({ promotion, matching, offer, reasons }: Assessed, cart: PricedCart): NearOffer["need"] | undefined {
  const { effect } = promotion;
  if (offer !== undefined && effect.kind === "tiers") {
    const total = totalOf(matching);
    const next = Math.min(
      ...effect.tiers.map(({ from }) => from[cart.currency] ?? 0).filter((from) => from > total && from <= total * 2),
    );
    return Number.isFinite(next) ? { kind: "amount", missing: next - total, minimum: next } : undefined;
  }
  const [reason, ...others] = reasons;
  if (reason === undefined || others.length > 0 || matching.length === 0) return undefined;
  switch (reason.kind) {
    case "minimum-amount":
      return reason.missing * 2 <= reason.minimum
        ? { kind: "amount", missing: reason.missing, minimum: reason.minimum }
        : undefined;
    case "minimum-pieces":
      return { kind: "pieces", missing: reason.missing, minimum: reason.minimum };
    case "more-pieces":
      return effect.kind === "buy-get"
        ? { kind: "pieces", missing: reason.missing, minimum: Math.max(effect.buy + effect.get, reason.missing) }
        : undefined;
    default:
      return undefined;
  }
}
