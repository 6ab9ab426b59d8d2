// Places an order: creates it, pays it, and settles the payment. A retry with the same key continues where the first call stopped.

import { eq } from "drizzle-orm";
import { countAttempts, hashOf, type Limit, type Limited } from "#commerce/accounts";
import { findOrder, grantToken, orderTable, type OrderViewer } from "#commerce/orders";
import {
  cardProblems,
  paymentTable,
  type OrderServices,
  type Card,
  type PaymentFailure,
  type ProviderAnswer,
} from "#commerce/payments";
import { createOrder, hashedKey } from "./create-order.ts";
import type { ExpressRequest, OrderRequest, PaymentStatus, Placed, PlacedExpress, Shopper } from "./checkout.ts";
import { readPayment, settle, startedPayment, type Settled } from "./settle.ts";

const KEY = /^[\w-]{16,64}$/;
/** Number of unpaid orders of the cart to cancel before giving up. More than one means another tab is placing orders too. */
const MAX_TRIES = 3;

export async function placeOrder(services: OrderServices, shopper: Shopper, request: OrderRequest): Promise<Placed> {
  if (!KEY.test(request.idempotencyKey)) return { kind: "bad-key" };
  const card = request.method === "card" && services.provider.takesCards ? (request.card ?? NO_CARD) : undefined;
  const problems = card ? cardProblems(card, services.now()) : [];
  if (problems.length > 0) return { kind: "bad-card", problems };
  return place(services, shopper, request, card) as Promise<Placed>;
}

/** From the bag or a product: the wallet gives contact and address. */
export async function placeExpressOrder(
  services: OrderServices,
  shopper: Shopper,
  { idempotencyKey, method }: ExpressRequest,
): Promise<PlacedExpress> {
  if (!KEY.test(idempotencyKey)) return { kind: "bad-key" };
  return place(services, shopper, { idempotencyKey, method }, undefined) as Promise<PlacedExpress>;
}

async function place(
  services: OrderServices,
  shopper: Shopper,
  request: OrderRequest | ExpressRequest,
  card: Card | undefined,
): Promise<Placed | PlacedExpress> {
  const limited = await countOrder(services, shopper, request.idempotencyKey);
  if (limited) return limited;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const created = await createOrder(services, shopper, request);
    if (created.kind === "created") return pay(services, created, card);
    if (created.kind !== "unfinished") return created;
    // The unpaid order may be paid in another tab right now, so the provider decides whether it can be cancelled.
    const cancelled = await tryCancel(services, created.orderId);
    const grant = () => grantToken(services.database.sql, created.orderId, services.now());
    // A payment that the bank is still processing can no longer be cancelled.
    if (!cancelled || isOpen(cancelled.payment))
      return { kind: "busy", orderId: created.orderId, token: await grant() };
    if (cancelled.order.placedAt !== null) {
      return { kind: "placed", orderId: created.orderId, number: cancelled.order.number, token: await grant() };
    }
  }
  throw new Error(`The cart still has an unpaid order after ${MAX_TRIES} cancellations`);
}

const HOUR_MS = 60 * 60_000;
/** Every order reserves stock, and many may be a test of stolen cards. An office or a school may share one network. */
const ORDERS_PER_CART: Limit = { name: "orders per cart", max: 30, windowMs: HOUR_MS };
const ORDERS_PER_NETWORK: Limit = { name: "orders per network", max: 150, windowMs: HOUR_MS };

/** Counts new orders before they are created, so that failed ones count too. */
async function countOrder(
  { database, now }: OrderServices,
  { accountId, cartToken, network }: Shopper,
  idempotencyKey: string,
): Promise<Limited | undefined> {
  const isKnown = eq(orderTable.idempotencyKey, hashedKey(idempotencyKey));
  if ((await database.sql.select({ id: orderTable.id }).from(orderTable).where(isKnown).limit(1)).length > 0) {
    return undefined;
  }
  const cart = accountId ?? hashOf(cartToken ?? "");
  const attempts = [
    { limit: ORDERS_PER_CART, subject: cart },
    { limit: ORDERS_PER_NETWORK, subject: network },
  ];
  return countAttempts(database.sql, attempts, now());
}

async function tryCancel(services: OrderServices, orderId: string): Promise<Settled | undefined> {
  try {
    return await cancelPayment(services, orderId);
  } catch (error) {
    services.onError(error);
    return undefined;
  }
}

const isOpen = ({ state }: Settled["payment"]): boolean => state === "created" || state === "pending";

const NO_CARD: Card = { number: "", expiry: "", code: "" };

async function pay(
  services: OrderServices,
  { orderId, token }: { readonly orderId: string; readonly token: string },
  card: Card | undefined,
): Promise<Placed> {
  const found = await findPayment(services, orderId);
  if (!found) {
    const [order] = await services.database.sql.select().from(orderTable).where(eq(orderTable.id, orderId));
    if (!order) throw new Error(`Order ${orderId} not found`);
    services.onMail();
    services.onStockChanged();
    return { kind: "placed", orderId, number: order.number, token };
  }
  const { order, payment } = found;
  if (payment.state !== "created") return placedOf(found, token);
  try {
    const answer = await services.provider.start(startedPayment(order, payment, services.origin), card);
    if (answer.kind === "failed" && answer.fault !== undefined) {
      services.onError(new Error(`Could not start payment ${payment.id}: ${answer.fault}`));
    }
    return placedOf(await settle(services, payment.id, answer), token);
  } catch (error) {
    // The provider may or may not have received the request; the background job finds out.
    services.onError(new Error(`No response when starting payment ${payment.id}`, { cause: error }));
    return { kind: "busy", orderId, token };
  }
}

function placedOf(settled: Settled, token: string): Placed {
  const { order, payment } = settled;
  const orderId = order.id;
  const now = statusOf(settled);
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

function statusOf({ order, payment }: Settled): Exclude<PaymentStatus, { kind: "no-such-order" }> {
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
 * Limits how often polling pages reach the provider: on average once every two seconds. A burst of three is allowed, so that a
 * shopper who returns quickly gets the final status.
 */
const PAYMENT_CHECKS: Limit = { name: "payment checks", max: 3, windowMs: 6_000, isRoutine: true };

/** Fetches the payment's status from the provider, for viewers who may see the order. Never trusts the return URL. */
export async function refreshPayment(
  services: OrderServices,
  orderId: string,
  viewer: OrderViewer,
): Promise<PaymentStatus> {
  const order = await findOrder(services.database, orderId, viewer);
  if (!order) return { kind: "no-such-order" };
  const found = await findPayment(services, orderId);
  if (!found) {
    return order.placedAt ? { kind: "placed", orderId, number: order.number } : { kind: "no-such-order" };
  }
  if (!isOpen(found.payment)) return statusOf(found);
  const isLimited = await countAttempts(
    services.database.sql,
    [{ limit: PAYMENT_CHECKS, subject: found.payment.id }],
    services.now(),
  );
  return statusOf(isLimited ? found : await checkPayment(services, found));
}

/** Fetches an open payment's status from its provider, or cancels the payment if it has expired. */
export async function checkPayment(services: OrderServices, found: Settled): Promise<Settled> {
  const { order, payment } = found;
  if (!isOpen(payment)) return found;
  const isExpired = order.expiresAt !== null && order.expiresAt <= services.now();
  if (isExpired) return settle(services, payment.id, await cancelAtProvider(services, found));
  if (payment.provider !== services.provider.name) return found;
  return settle(services, payment.id, await services.provider.find(startedPayment(order, payment, services.origin)));
}

async function cancelPayment(services: OrderServices, orderId: string): Promise<Settled | undefined> {
  const found = await findPayment(services, orderId);
  if (!found || !isOpen(found.payment)) return found;
  return settle(services, found.payment.id, await cancelAtProvider(services, found));
}

/** This long after it expired, a payment cannot be paid at any provider. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** A provider that is no longer configured cannot be reached: its payments are closed once they cannot be paid any more. */
async function cancelAtProvider(services: OrderServices, { order, payment }: Settled): Promise<ProviderAnswer> {
  const { provider, now, onError, origin } = services;
  if (payment.provider === provider.name) return provider.cancel(startedPayment(order, payment, origin));
  const expiry = order.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (expiry + ABANDONED_AFTER_MS > now().getTime()) return { kind: "unknown" };
  const { id, reference } = payment;
  onError(
    new Error(
      `Payment ${id} (${reference}) was closed without contacting ${payment.provider}, which is not configured. Check there whether it was paid.`,
    ),
  );
  return { kind: "expired", reference };
}

async function findPayment({ database }: OrderServices, orderId: string): Promise<Settled | undefined> {
  const [payment] = await database.sql
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(eq(paymentTable.orderId, orderId));
  return payment && readPayment(database.sql, payment.id);
}
