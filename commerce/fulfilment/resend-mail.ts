// Mails about an order that were sent to its buyer, and sending one of them again, as the order is now.

import { asc, eq } from "drizzle-orm";
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
import { creditNoteTable, refundTable } from "../payments/tables.ts";
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

/** A refund may go to a payment and to gift cards, in several rows of one cause. Those of returns have their own mails. */
async function refundMails({ origin }: OrderServices, client: Sql, order: Order): Promise<readonly WritableMail[]> {
  const rows = await client
    .select()
    .from(refundTable)
    .where(eq(refundTable.orderId, order.id))
    .orderBy(asc(refundTable.createdAt));
  const notes = await client.select().from(creditNoteTable).where(eq(creditNoteTable.orderId, order.id));
  const causes = [...new Set(rows.map(({ cause }) => cause))].filter((cause) => !cause.startsWith("return:"));
  return causes.map((cause): WritableMail => {
    const own = rows.filter((row) => row.cause === cause);
    const sum = (isCard: boolean) =>
      own.filter(({ giftCardId }) => (giftCardId !== null) === isCard).reduce((all, { amount }) => all + amount, 0);
    const note = notes.find((one) => one.cause === cause);
    const split: RefundSplit = {
      toPayment: sum(false),
      toGiftCards: sum(true),
      ...(note && { creditNote: note.number }),
    };
    const kind = cause === "cancel" ? "cancelled" : cause === "cancel-rest" ? "rest-cancelled" : "refunded";
    const reason = own[0]?.reason === "sold-out" ? "sold-out" : undefined;
    return {
      key: `refund:${cause}`,
      kind,
      at: own[0]!.createdAt,
      amount: split.toPayment + split.toGiftCards,
      write: (shop) =>
        kind === "cancelled"
          ? cancelledMail(shop, order, split, reason, origin)
          : kind === "rest-cancelled"
            ? restCancelledMail(shop, order, split, origin)
            : refundedMail(shop, order, split, origin, note?.parts ?? undefined),
    };
  });
}
