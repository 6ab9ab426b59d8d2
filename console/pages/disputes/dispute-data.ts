// A dispute, as the pages get it.

import type { Dispute, ListedDispute } from "#commerce/payments";

export interface DisputeData {
  readonly reference: string;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: "open" | "won" | "lost";
  /** ISO 8601; null if no answer is expected. */
  readonly dueAt: string | null;
  readonly isOverdue: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface DisputeRow extends DisputeData {
  readonly order: { readonly number: string; readonly email: string };
}

export const disputeData = (dispute: Dispute, now: Date): DisputeData => ({
  reference: dispute.reference,
  amount: dispute.amount,
  currency: dispute.currency,
  reason: dispute.reason,
  state: dispute.state,
  dueAt: dispute.dueAt?.toISOString() ?? null,
  isOverdue: dispute.dueAt !== null && dispute.dueAt < now,
  createdAt: dispute.createdAt.toISOString(),
  updatedAt: dispute.updatedAt.toISOString(),
});

export const disputeRow = (dispute: ListedDispute, now: Date): DisputeRow => ({
  ...disputeData(dispute, now),
  order: dispute.order,
});
