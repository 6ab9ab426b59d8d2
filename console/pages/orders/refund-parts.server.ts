// The parts of an order that staff can refund: its delivery, pieces of its lines, and any other amount.

import { z } from "zod";
import { parseAmount } from "#catalogue";
import type { Sql } from "#commerce/database";
import { merchantCause, refundable, refundableDelivery, type RefundRequest } from "#commerce/fulfilment";
import { cancelledLines, paidFor, type Order } from "#commerce/orders";
import { unnamedByLine } from "#commerce/payments";
import { findReturnsOfOrder } from "#commerce/returns";
import type { RefundParts } from "./order-data.ts";

export const Refund = z.object({
  key: z.string().min(1).max(100),
  /** Beside the parts; may be empty. */
  amount: z.string().default(""),
  /** Thousandths, as the form showed them: what is left changes with the first click of two. */
  delivery: z.coerce.number().int().min(0).default(0),
  /** Ids of lines, and how many pieces of each. */
  line: z.array(z.string()).default([]),
  pieces: z.array(z.coerce.number().int().min(0)).default([]),
  reason: z.string().trim().max(500),
});

/** `key` is that of a refund, whose parts count as left: its repetition has the same amount. */
export async function refundPartsOf(client: Sql, order: Order, key = ""): Promise<RefundParts> {
  if (!order.placedAt) return { delivery: 0, lines: [] };
  const returns = (await findReturnsOfOrder(client, order.id)).filter(({ state }) => state === "refunded");
  const cancelled = cancelledLines(order);
  const unnamed = await unnamedByLine(client, order.id, merchantCause(key));
  return {
    delivery: await refundableDelivery(client, order),
    lines: order.lines.flatMap((line) => {
      const returned = returns.flatMap(({ lines }) => lines.filter((one) => one.line.id === line.id));
      const before = returned.reduce((sum, { acceptedQuantity }) => sum + (acceptedQuantity ?? 0), 0);
      const after = cancelled.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
      const left = Math.max(0, line.quantity - before - after);
      const most = unnamed.get(line.id) ?? Infinity;
      const paid = Array.from({ length: left }, (_, at) =>
        Math.min(most, paidFor(line, at + 1, order.currency, before)),
      ).filter((sum, at, sums) => sum > (sums[at - 1] ?? 0));
      // Money of gift cards belongs to them.
      return line.gift !== null || paid.length === 0 ? [] : [{ lineId: line.id, paid }];
    }),
  };
}

type Request =
  | (RefundRequest & { readonly kind: "request" })
  | { readonly kind: "bad-lines" | "bad-amount"; readonly most?: number };

export async function refundRequest(client: Sql, order: Order, form: z.infer<typeof Refund>): Promise<Request> {
  const { delivery } = form;
  const { lines } = await refundPartsOf(client, order, form.key);
  const chosen = form.line.flatMap((lineId, at) => {
    const pieces = form.pieces[at] ?? 0;
    return pieces > 0 ? [{ lineId, pieces, paid: lines.find((one) => one.lineId === lineId)?.paid[pieces - 1] }] : [];
  });
  const amounts = new Map(chosen.flatMap(({ lineId, paid }) => (paid === undefined ? [] : [[lineId, paid]])));
  if (amounts.size < chosen.length) return { kind: "bad-lines" };
  const other = form.amount.trim() === "" ? 0 : parseAmount(form.amount, order.currency);
  const amount = (other ?? 0) + delivery + [...amounts.values()].reduce((sum, paid) => sum + paid, 0);
  if (other === undefined || amount <= 0) return { kind: "bad-amount", most: await refundable(client, order) };
  const pieces = chosen.map(({ lineId, pieces: quantity }) => ({ lineId, quantity }));
  return { kind: "request", key: form.key, amount, reason: form.reason, parts: { delivery, lines: amounts, pieces } };
}
