// Placing an order: written and held first, then paid, then settled. The same key asked again goes on where the first one is.

import { eq } from "drizzle-orm";
import { countAttempts, hashOf, type Limit, type Limited } from "#commerce/accounts";
import { findOrder, grantToken, orderTable, type OrderViewer } from "#commerce/orders";
import {
  cardProblems,
  paymentTable,
  type Buying,
  type Card,
  type PaymentFailure,
  type ProviderAnswer,
} from "#commerce/payments";
import { beginOrder, keptKey } from "./begin.ts";
import type { PaymentNow, Placed, PlaceOrder, Shopper } from "./checkout.ts";
import { readPayment, settle, startedOf, type Settled } from "./settle.ts";

const KEY = /^[\w-]{16,64}$/;
/** Orders of the same bag that are ended before another one begins: more than one at once is another tab at work. */
const MOST_TRIES = 3;

export async function placeOrder(buying: Buying, shopper: Shopper, asked: PlaceOrder): Promise<Placed> {
  if (!KEY.test(asked.idempotencyKey)) return { kind: "bad-key" };
  const card = asked.method === "card" && buying.provider.takesCards ? (asked.card ?? NO_CARD) : undefined;
  const problems = card ? cardProblems(card, buying.now()) : [];
  if (problems.length > 0) return { kind: "bad-card", problems };
  const limited = await countBeginning(buying, shopper, asked.idempotencyKey);
  if (limited) return limited;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const begun = await beginOrder(buying, shopper, asked);
    if (begun.kind === "begun") return pay(buying, begun, card);
    if (begun.kind !== "under-way") return begun;
    // It may be paid in another tab this moment: its provider says whether it can still be ended.
    const ended = await tryToEnd(buying, begun.orderId);
    const grant = () => grantToken(buying.database.sql, begun.orderId, buying.now());
    // Nor is one whose bank has not decided yet, and which can no longer be called off.
    if (!ended || isOpen(ended.payment)) return { kind: "busy", orderId: begun.orderId, token: await grant() };
    if (ended.order.placedAt !== null) {
      return { kind: "placed", orderId: begun.orderId, number: ended.order.number, token: await grant() };
    }
  }
  throw new Error("The bag's orders do not end");
}

const HOUR_MS = 60 * 60_000;
/** Each holds stock, and may be somebody who tries stolen cards; an office or a school is one network. */
const ORDERS_OF_BAG: Limit = { name: "orders of bag", max: 30, windowMs: HOUR_MS };
const ORDERS_FROM: Limit = { name: "orders from", max: 150, windowMs: HOUR_MS };

/** Counts an order that is not begun yet, outside of what begins it: also those count that come to nothing. */
async function countBeginning(
  { database, now }: Buying,
  { accountId, cartToken, network }: Shopper,
  idempotencyKey: string,
): Promise<Limited | undefined> {
  const isKnown = eq(orderTable.idempotencyKey, keptKey(idempotencyKey));
  if ((await database.sql.select({ id: orderTable.id }).from(orderTable).where(isKnown).limit(1)).length > 0) {
    return undefined;
  }
  const bag = accountId ?? hashOf(cartToken ?? "");
  const attempts = [
    { limit: ORDERS_OF_BAG, subject: bag },
    { limit: ORDERS_FROM, subject: network },
  ];
  return countAttempts(database.sql, attempts, now());
}

async function tryToEnd(buying: Buying, orderId: string): Promise<Settled | undefined> {
  try {
    return await endPayment(buying, orderId);
  } catch (error) {
    buying.onError(error);
    return undefined;
  }
}

const isOpen = ({ state }: Settled["payment"]): boolean => state === "created" || state === "pending";

const NO_CARD: Card = { number: "", expiry: "", code: "" };

async function pay(
  buying: Buying,
  { orderId, token }: { readonly orderId: string; readonly token: string },
  card: Card | undefined,
): Promise<Placed> {
  const found = await findPayment(buying, orderId);
  if (!found) {
    const [order] = await buying.database.sql.select().from(orderTable).where(eq(orderTable.id, orderId));
    if (!order) throw new Error(`The order ${orderId} is gone`);
    buying.onMail();
    buying.onStockChanged();
    return { kind: "placed", orderId, number: order.number, token };
  }
  const { order, payment } = found;
  if (payment.state !== "created") return placedOf(found, token);
  try {
    const answer = await buying.provider.start(startedOf(order, payment, buying.origin), card);
    if (answer.kind === "failed" && answer.fault !== undefined) {
      buying.onError(new Error(`The payment ${payment.id} could not begin: ${answer.fault}`));
    }
    return placedOf(await settle(buying, payment.id, answer), token);
  } catch (error) {
    // Whether the provider has heard it nobody knows: the job finds out.
    buying.onError(new Error(`The payment ${payment.id} was begun without an answer`, { cause: error }));
    return { kind: "busy", orderId, token };
  }
}

function placedOf(settled: Settled, token: string): Placed {
  const { order, payment } = settled;
  const orderId = order.id;
  const now = nowOf(settled);
  switch (now.kind) {
    case "placed":
      return { kind: "placed", orderId, number: order.number, token };
    case "pending":
      return payment.state === "created"
        ? { kind: "busy", orderId, token }
        : { kind: "pay", orderId, token, step: now.step };
    case "declined":
      return { kind: "declined", orderId, reason: now.reason };
    case "expired":
      return { kind: "declined", orderId, reason: "cancelled" };
    default:
      return { kind: "refunded", orderId, token };
  }
}

function nowOf({ order, payment }: Settled): Exclude<PaymentNow, { kind: "no-such-order" }> {
  const orderId = order.id;
  if (order.placedAt !== null) return { kind: "placed", orderId, number: order.number };
  if (payment.state === "paid") return { kind: "refunded", orderId };
  if (payment.state === "expired") return { kind: "expired", orderId };
  if (payment.state === "failed") {
    return { kind: "declined", orderId, reason: (payment.failure ?? "declined") as PaymentFailure };
  }
  return { kind: "pending", orderId, step: payment.step, expiresAt: order.expiresAt ?? order.createdAt };
}

/**
 * Pages that wait ask every so often, and anybody may ask more often: the provider hears of it once in two seconds. Three come
 * through together, so that who pays quickly and returns is not told to wait.
 */
const ASKED: Limit = { name: "payment asked after", max: 3, windowMs: 6_000 };

/** Asks the provider what became of an order's payment, for who may see the order; what a query says counts for nothing. */
export async function refreshPayment(buying: Buying, orderId: string, viewer: OrderViewer): Promise<PaymentNow> {
  const order = await findOrder(buying.database, orderId, viewer);
  if (!order) return { kind: "no-such-order" };
  const found = await findPayment(buying, orderId);
  if (!found) {
    return order.placedAt ? { kind: "placed", orderId, number: order.number } : { kind: "no-such-order" };
  }
  if (!isOpen(found.payment)) return nowOf(found);
  const isEarly = await countAttempts(buying.database.sql, [{ limit: ASKED, subject: found.payment.id }], buying.now());
  return nowOf(isEarly ? found : await askAfter(buying, found));
}

/** Ends a payment that is not finished, for a shopper who no longer wants it: its stock is free at once. */
export async function abandonOrder(buying: Buying, orderId: string, viewer: OrderViewer): Promise<PaymentNow> {
  if (!(await findOrder(buying.database, orderId, viewer))) return { kind: "no-such-order" };
  const ended = await endPayment(buying, orderId);
  return ended ? nowOf(ended) : { kind: "no-such-order" };
}

/** Finds out what became of a payment; one whose time has run out is ended. */
export async function askAfter(buying: Buying, found: Settled): Promise<Settled> {
  const { order, payment } = found;
  if (!isOpen(payment)) return found;
  const isOver = order.expiresAt !== null && order.expiresAt <= buying.now();
  if (isOver) return settle(buying, payment.id, await cancel(buying, found));
  if (payment.provider !== buying.provider.name) return found;
  return settle(buying, payment.id, await buying.provider.find(startedOf(order, payment, buying.origin)));
}

async function endPayment(buying: Buying, orderId: string): Promise<Settled | undefined> {
  const found = await findPayment(buying, orderId);
  if (!found || !isOpen(found.payment)) return found;
  return settle(buying, found.payment.id, await cancel(buying, found));
}

/** How long after its time a payment can be paid at no provider, whether that can be asked or not. */
export const FORSAKEN_MS = 24 * 60 * 60_000;

/** A provider that is no longer configured cannot be asked: what it began ends when nobody can have it open any more. */
async function cancel(buying: Buying, { order, payment }: Settled): Promise<ProviderAnswer> {
  const { provider, now, onError, origin } = buying;
  if (payment.provider === provider.name) return provider.cancel(startedOf(order, payment, origin));
  const expiry = order.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (expiry + FORSAKEN_MS > now().getTime()) return { kind: "unknown" };
  const { id, reference } = payment;
  onError(
    new Error(
      `The payment ${id} (${reference}) was ended without asking ${payment.provider}: look whether it was paid`,
    ),
  );
  return { kind: "expired", reference };
}

async function findPayment({ database }: Buying, orderId: string): Promise<Settled | undefined> {
  const [payment] = await database.sql
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(eq(paymentTable.orderId, orderId));
  return payment && readPayment(database.sql, payment.id);
}
