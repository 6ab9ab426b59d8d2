// One order: what was bought, parcels, money and the timeline, and everything that staff do with it.

import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { z } from "zod";
import { formatInFull, messagesIn, money } from "#catalogue";
import {
  cancelOrder,
  cancelRest,
  deliverOrder,
  listOrderMails,
  refundable,
  refundOrder,
  resendOrderMail,
  retryRefunds,
  shipOrder,
} from "#commerce/fulfilment";
import {
  addOrderNote,
  arrivedRefund,
  cancelledLines,
  discountName,
  findLastCarrier,
  findOrderByNumberOrId,
  listOrderNotes,
  LONGEST_NOTE,
  outstandingRefund,
  sentParcels,
  sumByPromotion,
  taxesByName,
  unsentLines,
} from "#commerce/orders";
import { taxName } from "#commerce/labels";
import { listOrderDisputes } from "#commerce/payments";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { disputeData } from "../disputes/dispute-data.ts";
import { announce, Announcement, returnableIn } from "./announce-return.server.ts";
import type { OrderData } from "./order-data.ts";
import { Refund, refundPartsOf, refundRequest } from "./refund-parts.server.ts";

const say = messagesIn(texts, "en");

async function findOrder({ shop, operator, params }: StaffArgs) {
  const found = await findOrderByNumberOrId(shop.database, params["number"] ?? "");
  const isTheirs = operator.markets === null || operator.markets.includes(found?.marketCode ?? "");
  if (!found || !isTheirs) throw data(null, { status: 404 });
  return found;
}

export const loader = loads("see-order", async (args): Promise<OrderData | Response> => {
  const found = await findOrder(args);
  if (args.params["number"] !== found.number) return redirect(`/console/orders/${found.number}`);
  const { accountId: _account, expiresAt: _expires, priceList: _list, parcels: _parcels, ...order } = found;
  const unsent = unsentLines(found);
  return {
    ...order,
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    events: order.events.map((event) => ({ ...event, at: event.at.toISOString() })),
    parcels: sentParcels(found).map((parcel) => ({
      ...parcel,
      sentAt: parcel.sentAt.toISOString(),
      deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    })),
    unsent: found.state === "placed" || found.state === "shipped" ? unsent : [],
    cancelled: cancelledLines(found),
    lastCarrier: (await findLastCarrier(args.shop.database)) ?? null,
    discountsByPromotion: sumByPromotion(order.discounts).map((discount) => ({
      name: discountName(discount, "en"),
      amount: discount.amount,
    })),
    taxes: (found.tax ? taxesByName(found.tax, found.currency) : []).map(({ name, amount }) => ({
      name: taxName(name, "en"),
      amount,
    })),
    refundable: found.placedAt ? await refundable(args.shop.database.sql, found) : 0,
    refunded: arrivedRefund(found.events),
    refundOutstanding: outstandingRefund(found.events),
    refundParts: await refundPartsOf(args.shop.database.sql, found),
    refundKey: randomUUID(),
    returnable: await returnableIn(args, found),
    disputes: (await listOrderDisputes(args.shop.database.sql, found.id)).map((one) => disputeData(one, args.now)),
    notes: (await listOrderNotes(args.shop.database, found.id)).map(({ at, ...note }) => ({
      ...note,
      at: at.toISOString(),
    })),
    mails: (await listOrderMails(args.shop.orderServices, args.shop.database.sql, found)).map(({ at, ...mail }) => ({
      ...mail,
      at: at.toISOString(),
    })),
  };
});

type Result = { readonly kind: string; readonly amount?: number; readonly most?: number };
const DONE = new Set(["shipped", "delivered", "cancelled", "rest-cancelled", "refunded", "retried"] as const);
const isDone = (kind: string): kind is typeof DONE extends Set<infer Kind> ? Kind : never => DONE.has(kind as never);

/** A result of the order's operations as a sentence. */
function answerOf({ kind, amount = 0, most = 0 }: Result, currency: string): ActionResult {
  const sum = (thousandths: number) => formatInFull(money(thousandths, currency));
  if (isDone(kind)) {
    return {
      kind: "done",
      text: kind === "refunded" ? say("done-refunded", { amount: sum(amount) }) : say(`done-${kind}`),
    };
  }
  if (kind === "bad-amount") {
    const text = say("bad-amount", { amount: sum(most) });
    return { kind: "refused", text, fields: { amount: text } };
  }
  return {
    kind: "refused",
    text: say(kind as "not-now" | "bad-lines" | "parts-gone" | "has-gift-cards" | "key-used" | "none-failed"),
  };
}

const optionalText = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional();
const Link = z.url({ protocol: /^https?$/ }).max(500);
const Ship = z.object({
  /** Code of a known carrier, or the name of one that was used before. */
  carrier: optionalText,
  otherCarrier: optionalText,
  tracking: optionalText,
  trackingUrl: z
    .string()
    .trim()
    .refine((text) => text === "" || Link.safeParse(text).success, say("badLink"))
    .transform((text) => text || undefined)
    .optional(),
  /** Ids of lines, and how many pieces of each. */
  line: z.array(z.string()),
  pieces: z.array(z.coerce.number().int().min(0)),
});
const Typed = z.object({ number: z.string() });

/** Irreversible actions require the order number. */
const confirmed = async (
  args: StaffArgs,
  typed: string,
  work: (order: { readonly id: string }) => Promise<Result>,
): Promise<ActionResult> => {
  const order = await findOrder(args);
  if (typed.trim().toUpperCase() !== order.number) {
    return { kind: "refused", text: say("wrongNumber"), fields: { number: say("wrongNumber") } };
  }
  return answerOf(await work(order), order.currency);
};

const Note = z.object({ text: z.string().trim().min(1, say("enterNote")).max(LONGEST_NOTE, say("enterNote")) });

export const action = acts({
  return: intent("announce-return", Announcement, async (args, form) => announce(args, await findOrder(args), form)),
  note: intent("note-order", Note, async (args, { text }) => {
    const order = await findOrder(args);
    await addOrderNote(args.shop.database, order, { text, writtenBy: args.operator.name }, args.now);
    return { kind: "done", text: say("noted") };
  }),
  resend: intent("resend-order-mail", z.object({ mail: z.string().max(200) }), async (args, { mail }) => {
    const order = await findOrder(args);
    const resent = await resendOrderMail(args.shop.orderServices, order.id, mail);
    if (resent.kind === "resent") return { kind: "done", text: say("resent", { email: resent.to }) };
    return { kind: "refused", text: say(resent.kind === "no-address" ? "noAddress" : "noMail") };
  }),
  ship: intent("ship-order", Ship, async (args, { line, pieces, otherCarrier, ...sent }) => {
    const order = await findOrder(args);
    const lines = line
      .map((lineId, index) => ({ lineId, quantity: pieces[index] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return { kind: "refused", text: say("bad-lines") };
    const shipment = { ...sent, carrier: sent.carrier ?? otherCarrier, lines };
    return answerOf(await shipOrder(args.shop.orderServices, order.id, shipment), order.currency);
  }),
  deliver: intent("deliver-order", z.object({ parcel: z.coerce.number().int().min(1) }), async (args, { parcel }) => {
    const order = await findOrder(args);
    return answerOf(await deliverOrder(args.shop.orderServices, order.id, parcel), order.currency);
  }),
  cancel: intent("cancel-order", Typed, async (args, { number }) =>
    confirmed(args, number, ({ id }) => cancelOrder(args.shop.orderServices, id, "merchant")),
  ),
  "cancel-rest": intent("cancel-rest", Typed, async (args, { number }) =>
    confirmed(args, number, ({ id }) => cancelRest(args.shop.orderServices, id)),
  ),
  refund: intent("refund-order", Refund, async (args, form) => {
    const order = await findOrder(args);
    const request = await refundRequest(args.shop.database.sql, order, form);
    if (request.kind !== "request") return answerOf(request, order.currency);
    return answerOf(await refundOrder(args.shop.orderServices, order.id, request), order.currency);
  }),
  "retry-refunds": intent("retry-refunds", z.object({}), async (args) => {
    const order = await findOrder(args);
    return answerOf(await retryRefunds(args.shop.orderServices, order.id), order.currency);
  }),
});
