// Refunds and disputes at Stripe, also those that the shop did not request: https://docs.stripe.com/api/refunds,
// https://docs.stripe.com/api/disputes

import type { Stripe } from "stripe";
import { z } from "zod";
import { fromMinorUnits } from "#commerce/tax";
import type { Movements, PaymentProvider, ProviderDispute, ProviderRefundState } from "./provider.ts";

const PAGE = 100;

const Metadata = z.record(z.string(), z.string()).nullish();
const Reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();
const Refund = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount: z.coerce.number(),
  currency: z.string(),
  failure_reason: z.string().nullish(),
  payment_intent: Reference,
  metadata: Metadata,
});
const Dispute = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
  payment_intent: Reference,
});
const Charge = z.object({
  id: z.string(),
  paid: z.boolean(),
  amount: z.number(),
  currency: z.string(),
  metadata: Metadata,
});

type MovementCalls = Pick<PaymentProvider, "findMovements" | "findPaymentId" | "listDay">;

/** `intentOf` finds the payment intent of a Checkout Session. */
export function stripeMovements(stripe: Stripe, intentOf: (session: string) => Promise<string | null>): MovementCalls {
  const all = async <Item>(list: AsyncIterable<unknown>, schema: z.ZodType<Item>): Promise<Item[]> => {
    const items: Item[] = [];
    for await (const item of list) items.push(schema.parse(item));
    return items;
  };
  const read = async (query: {
    readonly payment_intent?: string;
    readonly created?: { readonly gte: number; readonly lt: number };
  }): Promise<Movements> => ({
    refunds: (await all(stripe.refunds.list({ ...query, limit: PAGE }), Refund)).map(refundOf),
    disputes: (await all(stripe.disputes.list({ ...query, limit: PAGE }), Dispute)).flatMap(disputeOf),
  });
  return {
    findMovements: async (reference) => {
      const intent = await intentOf(reference);
      return intent === null ? { refunds: [], disputes: [] } : read({ payment_intent: intent });
    },
    findPaymentId: async (reference) => {
      if (!reference.startsWith("pi_")) return null;
      const { metadata } = await stripe.paymentIntents.retrieve(reference);
      return metadata["payment_id"] ?? null;
    },
    listDay: async (from, to) => {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) };
      const charges = await all(stripe.charges.list({ created, limit: PAGE }), Charge);
      return {
        ...(await read({ created })),
        payments: charges
          .filter(({ paid }) => paid)
          .map(({ id, metadata, ...charge }) => ({
            reference: id,
            paymentId: metadata?.["payment_id"] ?? null,
            ...amountOf(charge),
          })),
      };
    },
  };
}

const amountOf = ({ amount, currency }: { readonly amount: number; readonly currency: string }) => ({
  amount: fromMinorUnits(amount, currency.toUpperCase()),
  currency: currency.toUpperCase(),
});

const REFUND_STATES: Readonly<Record<string, ProviderRefundState["state"]>> = {
  succeeded: "refunded",
  failed: "failed",
  canceled: "failed",
};

const refundOf = (refund: z.infer<typeof Refund>): ProviderRefundState => ({
  reference: refund.id,
  refundId: refund.metadata?.["refund_id"] ?? null,
  ...amountOf(refund),
  state: REFUND_STATES[refund.status ?? ""] ?? "pending",
  reason: refund.failure_reason ?? null,
});

/** Early warnings and inquiries (`warning_…`) move no money. */
function disputeOf(dispute: z.infer<typeof Dispute>): ProviderDispute[] {
  if (dispute.status.startsWith("warning_")) return [];
  const state = dispute.status === "won" || dispute.status === "lost" ? dispute.status : "open";
  // Once it was answered, Stripe reviews it, and the date no longer matters.
  const dueBy = dispute.status === "needs_response" ? dispute.evidence_details?.due_by : null;
  const dueAt = dueBy ? new Date(dueBy * 1000) : null;
  return [{ reference: dispute.id, ...amountOf(dispute), state, reason: dispute.reason, dueAt }];
}
