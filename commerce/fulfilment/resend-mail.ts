// Mails about an order that were sent to its buyer, and sending one of them again, as the order is now.

import { and, asc, eq, isNotNull, like, lt, ne } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { enqueueMail, type WriteMail } from "#commerce/mail";
import {
  cancelledMail,
  findAnyOrder,
  placedMail,
  refundedMail,
  restCancelledMail,
  shippedMail,
  type Order,
  type RefundSplit,
} from "#commerce/orders";
import type { OrderServices } from "#commerce/payments";
import { creditNoteTable, ledgerTable, refundTable } from "../payments/tables.ts";
import type { NoOrder } from "./fulfilment.ts";
import { auditOrder, withOrder } from "./with-order.ts";

export interface OrderMail {
  /** "placed", "parcel:1" or "refund:" and its cause. */
  readonly key: string;
  readonly kind: "placed" | "shipped" | "cancelled" | "rest-cancelled" | "refunded";
  readonly at: Date;
  /** Number of the parcel. */
  readonly parcel?: number;
  /** Thousandths. */
  readonly amount?: number;
}

interface WritableMail extends OrderMail {
  readonly write: WriteMail;
}

/** Oldest first. Mails of returns are not among them. */
export const listOrderMails = async (
  services: OrderServices,
  client: Sql,
  order: Order,
): Promise<readonly OrderMail[]> => (await mailsOf(services, client, order)).map(({ write: _write, ...mail }) => mail);

export type ResendResult =
  | { readonly kind: "resent"; readonly to: string }
  | { readonly kind: "no-such-mail" }
  /** The buyer was erased. */
  | { readonly kind: "no-address" };

export const resendOrderMail = (
  services: OrderServices,
  orderId: string,
  key: string,
): Promise<ResendResult | NoOrder> =>
  withOrder(services, orderId, async (tx, row, at): Promise<ResendResult> => {
    const order = await findAnyOrder(tx, orderId);
    const mail = order && (await mailsOf(services, tx, order)).find((one) => one.key === key);
    if (!mail) return { kind: "no-such-mail" };
    if (order.email === "") return { kind: "no-address" };
    await enqueueMail(tx, order.email, mail.write, at);
    await auditOrder(tx, row, { state: row.state, mail: key });
    return { kind: "resent", to: order.email };
  });

async function mailsOf(services: OrderServices, client: Sql, order: Order): Promise<readonly WritableMail[]> {
  const { origin, legalDocuments } = services;
  const placed: readonly WritableMail[] = order.placedAt
    ? [
        {
          key: "placed",
          kind: "placed",
          at: order.placedAt,
          write: (shop) => placedMail(shop, order, origin, legalDocuments(order)),
        },
      ]
    : [];
  const parcels = order.parcels.map(({ number, sentAt }): WritableMail => ({
    key: `parcel:${number}`,
    kind: "shipped",
    at: sentAt,
    parcel: number,
    write: (shop) => shippedMail(shop, order, number, origin),
  }));
  return [...placed, ...parcels, ...(await refundMails(services, client, order))];
}

/** One for each cause that has a mail of its own: those of returns are not here, and the provider's own refunds have none. */
async function refundMails({ origin }: OrderServices, client: Sql, order: Order): Promise<readonly WritableMail[]> {
  const parts = await refundParts(client, order.id);
  const notes = await client.select().from(creditNoteTable).where(eq(creditNoteTable.orderId, order.id));
  const causes = [...new Set(parts.map(({ cause }) => cause))].filter((cause) => !/^(?:return|provider):/.test(cause));
  return causes.map((cause): WritableMail => {
    const own = parts.filter((part) => part.cause === cause);
    const sum = (to: RefundPart["to"]) => own.reduce((all, part) => (part.to === to ? all + part.amount : all), 0);
    const note = notes.find((one) => one.cause === cause);
    const split: RefundSplit = {
      toPayment: sum("payment"),
      toGiftCards: sum("gift-card"),
      ...(note && { creditNote: note.number }),
    };
    const isTooLate = cause === "too-late";
    const kind =
      cause === "cancel" || isTooLate ? "cancelled" : cause === "cancel-rest" ? "rest-cancelled" : "refunded";
    return {
      key: `refund:${cause}`,
      kind,
      at: own[0]!.at,
      amount: split.toPayment + split.toGiftCards,
      write: (shop) =>
        kind === "cancelled"
          ? cancelledMail(shop, order, split, isTooLate ? "sold-out" : undefined, origin)
          : kind === "rest-cancelled"
            ? restCancelledMail(shop, order, split, origin)
            : refundedMail(shop, order, split, origin, note?.parts ?? undefined),
    };
  });
}

interface RefundPart {
  readonly cause: string;
  readonly to: "payment" | "gift-card";
  readonly amount: number;
  readonly at: Date;
}

/** A refund may go to a payment and to the gift cards that paid the rest, which only the ledger has. The oldest first. */
async function refundParts(client: Sql, orderId: string): Promise<readonly RefundPart[]> {
  const payments = await client
    .select({ cause: refundTable.cause, amount: refundTable.amount, at: refundTable.createdAt })
    .from(refundTable)
    .where(and(eq(refundTable.orderId, orderId), isNotNull(refundTable.paymentId)))
    .orderBy(asc(refundTable.createdAt));
  const cards = await client
    .select({ cause: ledgerTable.cause, amount: ledgerTable.amount, at: ledgerTable.at })
    .from(ledgerTable)
    .where(
      and(
        eq(ledgerTable.orderId, orderId),
        like(ledgerTable.account, "gift-card:%"),
        // Liabilities are negative. Cards that the order bought are no refund.
        lt(ledgerTable.amount, 0),
        ne(ledgerTable.cause, "gift-card-sold"),
      ),
    )
    .orderBy(asc(ledgerTable.id));
  return [
    ...payments.map((part) => ({ ...part, to: "payment" as const })),
    ...cards.map((part) => ({ ...part, amount: -part.amount, to: "gift-card" as const })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
