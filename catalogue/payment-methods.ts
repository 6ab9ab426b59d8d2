// How shoppers pay: which ways a market offers. What they are called is in commerce/labels.

import type { Market } from "./markets.ts";

/**
 * "redirect" is paid on the provider's own page, "qr" by a code that a telephone reads; "gift-card" is all that is left to
 * choose when gift cards pay for everything.
 */
export const PAYMENT_METHODS = ["card", "redirect", "qr", "gift-card"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === value);

/** The ways that a market's shoppers pay, the usual one first. */
export const paymentMethodsOf = ({ channel }: Pick<Market, "channel">): readonly PaymentMethod[] =>
  channel === "china" ? ["qr", "redirect"] : ["card", "redirect"];

/** Those that can be chosen for what is left to pay, of what a provider can do. */
export const methodsFor = (
  market: Pick<Market, "channel">,
  due: number,
  provider: readonly PaymentMethod[],
): readonly PaymentMethod[] =>
  due === 0 ? ["gift-card"] : paymentMethodsOf(market).filter((method) => provider.includes(method));
