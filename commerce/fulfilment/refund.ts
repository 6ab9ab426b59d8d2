// Refunds a placed order: first to its payment, then to the gift cards that paid the rest. Runs in a transaction that has locked
// the order.

import { and, eq, isNotNull, like } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { creditGiftCards } from "#commerce/gift-cards";
import {
  recordEvent,
  type Order,
  type OrderActor,
  type OrderRow,
  type ParcelLine,
  type RefundSplit,
} from "#commerce/orders";
import { creditableDelivery, issueCreditNote, ledgerTable, refundTable, requestRefund } from "#commerce/payments";
import type { CreditedParts } from "#commerce/tax";

interface NewRefund extends Partial<CreditedParts> {
  /** Thousandths. */
  readonly amount: number;
  /** "cancel", "cancel-rest", "return:<id>" or "merchant:<id>". A cause is refunded once. */
  readonly cause: string;
  /** Human-readable. */
  readonly reason: string;
  /** Who decided on it. */
  readonly by: OrderActor;
  readonly pieces?: readonly ParcelLine[];
  readonly at: Date;
}

/** Throws if the amount exceeds what is `refundable`. */
export async function issueRefund(
  tx: Sql,
  order: Pick<OrderRow, "id" | "number" | "currency">,
  { amount, cause, reason, by, at, ...parts }: NewRefund,
): Promise<RefundSplit> {
  if (amount === 0) return { toPayment: 0, toGiftCards: 0 };
  const toPayment = await requestRefund(tx, { order, amount, cause, reason, by, at });
  const rest = amount - toPayment;
  const credit = { orderId: order.id, currency: order.currency, cause, at };
  const toGiftCards = rest > 0 ? await creditGiftCards(tx, rest, credit) : 0;
  if (toPayment + toGiftCards !== amount) {
    throw new RangeError(`Cannot refund ${amount} of order ${order.number}, only ${toPayment + toGiftCards}`);
  }
  if (toGiftCards > 0) {
    await recordEvent(tx, {
      orderId: order.id,
      kind: "refunded",
      by,
      at,
      details: { amount: toGiftCards, to: "gift-card", cause },
    });
  }
  const creditNote = await issueCreditNote(tx, { order, amount, cause, reason, ...parts, at });
  return { toPayment, toGiftCards, creditNote };
}

/** The cause of a refund of staff, by its idempotency key. */
export const merchantCause = (key: string): string => `merchant:${key}`;

/** Amount refunded for these causes, including pending refunds. */
export async function refundedFor(tx: Sql, orderId: string, isCounted: (cause: string) => boolean): Promise<number> {
  const refunds = await tx
    .select({ cause: refundTable.cause, amount: refundTable.amount })
    .from(refundTable)
    .where(and(eq(refundTable.orderId, orderId), isNotNull(refundTable.paymentId)));
  const credits = await tx
    .select({ cause: ledgerTable.cause, amount: ledgerTable.amount })
    .from(ledgerTable)
    .where(and(eq(ledgerTable.orderId, orderId), like(ledgerTable.account, "gift-card:%")));
  return [...refunds, ...credits].reduce(
    (sum, { cause, amount }) => (isCounted(cause) ? sum + Math.abs(amount) : sum),
    0,
  );
}

/** Amount paid for an order, by the ledger, that was not refunded, promised as a refund, or turned into a gift card. */
export async function refundable(
  client: Pick<Sql, "select">,
  order: Pick<OrderRow, "id" | "currency">,
): Promise<number> {
  const entries = await client
    .select({ account: ledgerTable.account, cause: ledgerTable.cause, amount: ledgerTable.amount })
    .from(ledgerTable)
    .where(eq(ledgerTable.orderId, order.id));
  const left = entries.reduce((sum, { account, cause, amount }) => {
    const isPayment = cause === "payment" && account.startsWith("provider:");
    // A refund that failed afterwards is owed again, but was promised once.
    const isPromised = account === "owed" && cause !== "refund";
    const isDisputed = cause === "dispute" && account.startsWith("provider:");
    // Includes cards that paid or were refunded, and cards that the order bought, whose money is theirs until they are cancelled.
    const isCard = account.startsWith("gift-card:");
    return isPayment || isPromised || isDisputed || isCard ? sum + amount : sum;
  }, 0);
  return Math.max(0, left);
}

/** What can still be refunded for the delivery, with the tax that was added to it. */
export async function refundableDelivery(
  client: Pick<Sql, "select">,
  order: Pick<Order, "id" | "currency" | "deliveryPrice">,
): Promise<number> {
  // Orders from before tax was calculated have no rows.
  const left = (await creditableDelivery(client, order.id)) ?? order.deliveryPrice;
  return Math.min(left, await refundable(client, order));
}
