// Payment methods that shoppers can choose. Their names are in commerce/labels.

import type { Market } from "./markets.ts";

interface MethodRow {
  readonly method: string;
  /** Card form, page of the provider, QR code, or nothing left to pay. */
  readonly flow: "card" | "page" | "qr" | "none";
  /** Markets that offer the method. */
  readonly channels: readonly Market["channel"][];
}

/** Listed in the order in which the checkout shows them. */
const METHODS = [
  { method: "card", flow: "card", channels: ["global"] },
  { method: "qr", flow: "qr", channels: ["china"] },
  { method: "redirect", flow: "page", channels: ["global", "china"] },
  // Offered when gift cards cover the whole order.
  { method: "gift-card", flow: "none", channels: [] },
] as const satisfies readonly MethodRow[];

export type PaymentMethod = (typeof METHODS)[number]["method"];
export type PaymentFlow = MethodRow["flow"];

export const PAYMENT_METHODS: readonly PaymentMethod[] = METHODS.map(({ method }) => method);

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === value);

export const paymentFlowOf = (method: PaymentMethod): PaymentFlow => METHODS.find((row) => row.method === method)!.flow;

/** Methods that a market offers, the usual one first. */
export const paymentMethodsOf = ({ channel }: Pick<Market, "channel">): readonly PaymentMethod[] =>
  METHODS.filter(({ channels }: MethodRow) => channels.includes(channel)).map(({ method }) => method);

/** Methods that the shopper can choose from, given the amount due and the methods that the provider supports. */
export const methodsFor = (
  market: Pick<Market, "channel">,
  due: number,
  provider: readonly PaymentMethod[],
): readonly PaymentMethod[] =>
  due === 0 ? ["gift-card"] : paymentMethodsOf(market).filter((method) => provider.includes(method));
