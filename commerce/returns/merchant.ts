// What a merchant does with a parcel that came back: looks at it, takes some or all of it, and gives the money back.

import { eq, inArray, sql } from "drizzle-orm";
import { makeCard, creditGiftCards } from "#commerce/gift-cards";
import { enqueueMail } from "#commerce/mail";
import { lockOrder, noteEvent } from "#commerce/orders";
import { ledgerTable, requestRefund, type Buying } from "#commerce/payments";
import { restock } from "#commerce/stock";
import type { Sql } from "#commerce/database";
import { cardMessage, receivedLetter, refundedLetter, refusedLetter } from "./letters.ts";
import { findReturnByNumber } from "./read.ts";
import type { NoReturn, NotNow, Return } from "./return.ts";
import { canBecome, type ReturnState } from "./states.ts";
import { returnLineTable, returnTable } from "./tables.ts";

export type ReturnDesk = Pick<Buying, "database" | "now" | "origin" | "onMail" | "onStockChanged" | "onWork">;

export type Received =
  | { readonly kind: "received"; readonly amount: number }
  /** No such line, or more than was announced. */
  | { readonly kind: "bad-lines"; readonly skus: readonly string[] }
  | NoReturn
  | NotNow;

/** The parcel is here. `accepted` says how many of a SKU are taken back, where that is not all that was announced. */
export async function receiveReturn(
  desk: ReturnDesk,
  number: string,
  accepted: ReadonlyMap<string, number> = new Map(),
): Promise<Received> {
  return atDesk(desk, number, "received", async (tx, parcel, now): Promise<Received> => {
    const announced = new Map(parcel.lines.map(({ line, quantity }) => [line.sku, quantity]));
    const bad = [...accepted].filter(
      ([sku, quantity]) => !Number.isInteger(quantity) || quantity < 0 || quantity > (announced.get(sku) ?? -1),
    );
    if (bad.length > 0) return { kind: "bad-lines", skus: bad.map(([sku]) => sku) };
    let amount = 0;
    for (const { line, quantity } of parcel.lines) {
      const taken = accepted.get(line.sku) ?? quantity;
      amount += taken * line.price;
      await tx
        .update(returnLineTable)
        .set({ acceptedQuantity: taken })
        .where(sql`${returnLineTable.returnId} = ${parcel.id} and ${returnLineTable.orderLineId} = ${line.id}`);
    }
    await move(tx, parcel, "received", now);
    await enqueueMail(tx, parcel.order.email, receivedLetter(parcel), now);
    return { kind: "received", amount };
  });
}

export type RefundedReturn =
  | { readonly kind: "refunded"; readonly amount: number; readonly giftCardId: string | null }
  /** Nothing of it was accepted, or all of the order's money went back already. */
  | { readonly kind: "nothing-to-refund" }
  | NoReturn
  | NotNow;

/** Gives back what was accepted: to where it was paid from or on a new gift card, and the pieces go on sale again. */
export async function refundReturn(desk: ReturnDesk, number: string): Promise<RefundedReturn> {
  const result = await atDesk(desk, number, "refunded", async (tx, parcel, now): Promise<RefundedReturn> => {
    const { order } = parcel;
    const amount = Math.min(parcel.amount, await leftOf(tx, order.id));
    if (amount <= 0) return { kind: "nothing-to-refund" };
    const cause = `return:${parcel.id}`;
    let giftCardId: string | null = null;
    if (parcel.refundTo === "payment") {
      const toPayment = await requestRefund(tx, { order, amount, cause, reason: `Return ${parcel.number}`, at: now });
      const rest = amount - toPayment;
      if (rest > 0) await creditGiftCards(tx, rest, { orderId: order.id, currency: order.currency, cause, at: now });
    } else {
      giftCardId = await giveCard(tx, parcel, amount, desk.origin, now);
    }
    await move(tx, parcel, "refunded", now, { amount });
    await enqueueMail(tx, order.email, refundedLetter(parcel, amount), now);
    await restock(
      tx,
      parcel.lines.flatMap(({ line, acceptedQuantity }) =>
        line.variantId !== null && acceptedQuantity ? [{ variantId: line.variantId, quantity: acceptedQuantity }] : [],
      ),
    );
    return { kind: "refunded", amount, giftCardId };
  });
  if (result.kind === "refunded") {
    desk.onStockChanged();
    desk.onWork();
  }
  return result;
}

export type RefusedReturn = { readonly kind: "refused" } | NoReturn | NotNow;

/** It goes back to its owner, and the reason is told. */
export const refuseReturn = (desk: ReturnDesk, number: string, reason: string): Promise<RefusedReturn> =>
  atDesk(desk, number, "refused", async (tx, parcel, now): Promise<RefusedReturn> => {
    await move(tx, parcel, "refused", now, { reason });
    await enqueueMail(tx, parcel.order.email, refusedLetter(parcel, reason), now);
    return { kind: "refused" };
  });

/** With the order locked and the step allowed; mails leave once all of it is written. */
async function atDesk<Result extends { readonly kind: string }>(
  desk: ReturnDesk,
  number: string,
  to: ReturnState,
  work: (tx: Sql, parcel: Return, now: Date) => Promise<Result>,
): Promise<Result | NoReturn | NotNow> {
  const now = desk.now();
  const result = await desk.database.sql.transaction(async (tx): Promise<Result | NoReturn | NotNow> => {
    const found = await findReturnByNumber(tx, number);
    if (!found) return { kind: "no-such-return" };
    await lockOrder(tx, found.order.id);
    // Read again: somebody else may have been at it while this waited.
    const parcel = await findReturnByNumber(tx, number);
    if (!parcel) return { kind: "no-such-return" };
    if (!canBecome(parcel.state, to)) return { kind: "not-now", state: parcel.state };
    return work(tx, parcel, now);
  });
  desk.onMail();
  return result;
}

async function move(
  tx: Sql,
  { id, number, order }: Return,
  to: ReturnState,
  at: Date,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await tx.update(returnTable).set({ state: to, updatedAt: at }).where(eq(returnTable.id, id));
  await noteEvent(tx, {
    orderId: order.id,
    kind: `return-${to}`,
    by: "merchant",
    at,
    details: { number, ...details },
  });
}

/** What the shop still has of an order's money: what it earned by it, less what went back. */
async function leftOf(tx: Sql, orderId: string): Promise<number> {
  const [earned] = await tx
    .select({ sum: sql`-coalesce(sum(${ledgerTable.amount}), 0)`.mapWith(Number) })
    .from(ledgerTable)
    .where(sql`${ledgerTable.orderId} = ${orderId} and ${inArray(ledgerTable.account, ["sales", "delivery"])}`);
  return earned?.sum ?? 0;
}

const giveCard = (tx: Sql, parcel: Return, amount: number, origin: string, now: Date): Promise<string> =>
  makeCard(
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
