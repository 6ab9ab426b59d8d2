// The merchant's side of a return: receive the parcel, accept all or part of it, and refund or refuse it.

import { eq, sql } from "drizzle-orm";
import { recordAudit, worksForMarket } from "#commerce/audit";
import { issueRefund, refundable } from "#commerce/fulfilment";
import { createGiftCard } from "#commerce/gift-cards";
import { enqueueMail } from "#commerce/mail";
import { lockOrder, recordEvent } from "#commerce/orders";
import { issueCreditNote, unnamedByLine, type OrderServices } from "#commerce/payments";
import { restock } from "#commerce/stock";
import type { Sql } from "#commerce/database";
import { cardMessage, receivedMail, refundedMail, refusedMail } from "./mails.ts";
import { deliveryOf } from "./delivery.ts";
import { findReturnByNumber, paidForLines } from "./read.ts";
import type { NoReturn, NotNow, Return, ReturnLine } from "./return.ts";
import { canBecome, type ReturnState } from "./states.ts";
import { returnLineTable, returnTable } from "./tables.ts";

export type ReturnDesk = Pick<OrderServices, "database" | "now" | "origin" | "onMail" | "onStockChanged" | "onWork">;

export type Received =
  | { readonly kind: "received"; readonly amount: number }
  /** Unknown line, more than announced, or more damaged than accepted. */
  | { readonly kind: "bad-lines"; readonly orderLineIds: readonly string[] }
  | NoReturn
  | NotNow;

export interface AcceptedLine {
  readonly quantity: number;
  /** Number of accepted pieces that cannot be resold. Defaults to all if the reason is damage, otherwise to none. */
  readonly damaged?: number | undefined;
}

/** Records that the parcel arrived. `accepted` lists order lines of which not everything announced is accepted. */
export async function receiveReturn(
  desk: ReturnDesk,
  number: string,
  accepted: ReadonlyMap<string, AcceptedLine> = new Map(),
): Promise<Received> {
  return withReturn(desk, number, "received", async (tx, parcel, now): Promise<Received> => {
    const announced = new Map(parcel.lines.map(({ line, quantity }) => [line.id, quantity]));
    const bad = [...accepted].filter(
      ([id, { quantity, damaged = 0 }]) => !isCount(quantity, announced.get(id) ?? -1) || !isCount(damaged, quantity),
    );
    if (bad.length > 0) return { kind: "bad-lines", orderLineIds: bad.map(([id]) => id) };
    const lines: ReturnLine[] = [];
    for (const one of parcel.lines) {
      const { line, quantity: all, reason } = one;
      const { quantity, damaged } = accepted.get(line.id) ?? { quantity: all };
      lines.push({ ...one, acceptedQuantity: quantity });
      await tx
        .update(returnLineTable)
        .set({
          acceptedQuantity: quantity,
          damagedQuantity: damaged ?? (reason === "damaged" ? quantity : 0),
        })
        .where(sql`${returnLineTable.returnId} = ${parcel.id} and ${returnLineTable.orderLineId} = ${line.id}`);
    }
    await transition(tx, parcel, "received", now);
    await enqueueMail(tx, parcel.order.email, (shop) => receivedMail(shop, parcel, desk.origin), now);
    return {
      kind: "received",
      amount: sum(paidForLines({ ...parcel, lines })) + (await deliveryOf(tx, { ...parcel, lines })),
    };
  });
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

export type RefundedReturn =
  | { readonly kind: "refunded"; readonly amount: number; readonly giftCardId: string | null }
  /** Nothing was accepted. */
  | { readonly kind: "nothing-to-refund" }
  | NoReturn
  | NotNow;

/** Refunds the accepted pieces, to the original payment or a new gift card, and restocks undamaged ones. */
export async function refundReturn(desk: ReturnDesk, number: string): Promise<RefundedReturn> {
  const result = await withReturn(desk, number, "refunded", async (tx, parcel, now): Promise<RefundedReturn> => {
    const { order } = parcel;
    if (parcel.lines.every(({ acceptedQuantity }) => acceptedQuantity === 0)) return { kind: "nothing-to-refund" };
    const { lines, delivery, amount } = await refundOf(tx, parcel);
    await tx.update(returnTable).set({ deliveryRefunded: delivery }).where(eq(returnTable.id, parcel.id));
    const cause = `return:${parcel.id}`;
    const reason = `Return ${parcel.number}`;
    let giftCardId: string | null = null;
    await transition(tx, parcel, "refunded", now, { amount, to: parcel.refundTo });
    // A merchant who refunded the order by hand still finishes the return, which restocks its pieces.
    if (amount === 0) {
      await restockAccepted(tx, parcel);
      return { kind: "refunded", amount, giftCardId };
    }
    if (parcel.refundTo === "payment") {
      const split = await issueRefund(tx, order, { amount, cause, reason, by: "merchant", lines, delivery, at: now });
      await enqueueMail(tx, order.email, (shop) => refundedMail(shop, parcel, split, desk.origin), now);
    } else {
      giftCardId = await issueGiftCard(tx, parcel, amount, desk.origin, now);
      const creditNote = await issueCreditNote(tx, { order, amount, cause, reason, lines, delivery, at: now });
      const refund = { giftCard: amount, creditNote };
      await enqueueMail(tx, order.email, (shop) => refundedMail(shop, parcel, refund, desk.origin), now);
    }
    await restockAccepted(tx, parcel);
    return { kind: "refunded", amount, giftCardId };
  });
  if (result.kind === "refunded") {
    desk.onStockChanged();
    desk.onWork();
  }
  return result;
}

/** The value of the accepted pieces by line, and how much of it and of the delivery can still be refunded. */
export async function refundOf(
  client: Sql,
  parcel: Return,
): Promise<{ readonly lines: ReadonlyMap<string, number>; readonly delivery: number; readonly amount: number }> {
  // Staff may have refunded pieces already.
  const left = await unnamedByLine(client, parcel.order.id);
  const lines = new Map([...paidForLines(parcel)].map(([id, paid]) => [id, Math.min(paid, left.get(id) ?? paid)]));
  const delivery = await deliveryOf(client, parcel);
  const goods = sum(lines);
  const amount = Math.min(goods + delivery, await refundable(client, parcel.order));
  return { lines, delivery: Math.min(delivery, Math.max(0, amount - goods)), amount };
}

const sum = (lines: ReadonlyMap<string, number>): number => [...lines.values()].reduce((all, paid) => all + paid, 0);

const restockAccepted = (tx: Sql, { lines }: Return): Promise<void> =>
  restock(
    tx,
    lines.flatMap(({ line, acceptedQuantity, damagedQuantity }) => {
      const quantity = (acceptedQuantity ?? 0) - damagedQuantity;
      return line.variantId !== null && quantity > 0 ? [{ variantId: line.variantId, quantity }] : [];
    }),
  );

export type RefusedReturn = { readonly kind: "refused" } | NoReturn | NotNow;

/** Refuses the return; the parcel goes back to the shopper, who gets the reason by mail. */
export const refuseReturn = (desk: ReturnDesk, number: string, reason: string): Promise<RefusedReturn> =>
  withReturn(desk, number, "refused", async (tx, parcel, now): Promise<RefusedReturn> => {
    await transition(tx, parcel, "refused", now, { reason });
    await enqueueMail(tx, parcel.order.email, (shop) => refusedMail(shop, parcel, reason, desk.origin), now);
    return { kind: "refused" };
  });

/** Runs a change with the order locked, if the state allows it. Mails are sent after the transaction. */
async function withReturn<Result extends { readonly kind: string }>(
  desk: ReturnDesk,
  number: string,
  to: ReturnState,
  work: (tx: Sql, parcel: Return, now: Date) => Promise<Result>,
): Promise<Result | NoReturn | NotNow> {
  const now = desk.now();
  const result = await desk.database.sql.transaction(async (tx): Promise<Result | NoReturn | NotNow> => {
    const found = await findReturnByNumber(tx, number);
    if (!found || !worksForMarket(found.order.marketCode)) return { kind: "no-such-return" };
    await lockOrder(tx, found.order.id);
    // Read again, because it may have changed while waiting for the lock.
    const parcel = await findReturnByNumber(tx, number);
    if (!parcel) return { kind: "no-such-return" };
    if (!canBecome(parcel.state, to)) return { kind: "not-now", state: parcel.state };
    return work(tx, parcel, now);
  });
  desk.onMail();
  return result;
}

async function transition(
  tx: Sql,
  { id, number, order, state }: Return,
  to: ReturnState,
  at: Date,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await tx.update(returnTable).set({ state: to, updatedAt: at }).where(eq(returnTable.id, id));
  await recordAudit(tx, {
    subject: { kind: "return", id: number },
    before: { state },
    after: { state: to, order: order.number, ...details },
    market: order.marketCode,
  });
  await recordEvent(tx, {
    orderId: order.id,
    kind: `return-${to}`,
    by: "merchant",
    at,
    details: { number, ...details },
  });
}

const issueGiftCard = (tx: Sql, parcel: Return, amount: number, origin: string, now: Date): Promise<string> =>
  createGiftCard(
    tx,
    {
      shopId: parcel.order.shopId,
      currency: parcel.order.currency,
      amount,
      orderLineId: null,
      recipientName: "",
      recipientEmail: parcel.order.email,
      senderName: "",
      message: cardMessage(parcel),
      language: parcel.order.language,
      deliverOn: null,
      from: "sales",
      orderId: parcel.order.id,
      cause: `return:${parcel.id}`,
      marketCode: parcel.order.marketCode,
    },
    { now, origin },
  );
