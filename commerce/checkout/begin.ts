// The first half of placing an order, in one transaction: checks the bag against what the shopper saw, writes the order with
// copies of all it says, and holds gift cards and stock for it. It asks nobody for money.

import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { hashOf } from "#commerce/accounts";
import { lockCartRow, readCart } from "#commerce/cart";
import type { Sql } from "#commerce/database";
import { holdGiftCards } from "#commerce/gift-cards";
import { insertOrder, recordEvent, orderLineTable, orderTable, type OrderRow } from "#commerce/orders";
import { paymentTable, type Buying } from "#commerce/payments";
import { holdStock } from "#commerce/stock";
import { cartTable } from "../cart/tables.ts";
import type { CheckoutView, Placed, PlaceOrder, Shopper } from "./checkout.ts";
import { completeOrder } from "./complete.ts";
import { findCheckout, keyOf, readCheckout, viewCheckout, viewerOf } from "./view.ts";

const MINUTE_MS = 60_000;
/** How long stock is held for a payment. */
export const HOLD_MS = 31 * MINUTE_MS;
/** When the job first asks after a payment whose request gave no answer. */
const FIRST_ASK_MS = MINUTE_MS / 2;

export type Begun =
  /** An order is written, now or by an earlier request with the same key. */
  | { readonly kind: "begun"; readonly orderId: string; readonly token: string }
  /** Another order of this bag is not finished. */
  | { readonly kind: "under-way"; readonly orderId: string }
  | Extract<Placed, { kind: "changed" | "sold-out" | "incomplete" | "no-such-method" | "no-bag" }>;

export async function beginOrder(buying: Buying, shopper: Shopper, asked: PlaceOrder): Promise<Begun> {
  try {
    return await buying.database.sql.transaction((tx) => begin(tx, buying, shopper, asked));
  } catch (error) {
    if (!(error instanceof CalledOff)) throw error;
    if (error.answer.kind !== "changed") return error.answer;
    // As it is now: what was seen before the locks is what the shopper expected.
    const checkout = await findCheckout(buying, shopper);
    return checkout.kind === "no-bag" ? checkout : { kind: "changed", checkout };
  }
}

/** What ends the transaction after something was written in it. */
class CalledOff extends Error {
  readonly answer: Begun;
  constructor(answer: Begun) {
    super(answer.kind);
    this.answer = answer;
  }
}

/** As the database keeps a browser's key. */
export const keptKey = (idempotencyKey: string): string => hashOf(`order key ${idempotencyKey}`);

async function begin(tx: Sql, buying: Buying, shopper: Shopper, asked: PlaceOrder): Promise<Begun> {
  const key = keptKey(asked.idempotencyKey);
  const locked = await lockCartRow(tx, keyOf(shopper));
  const [same, ...others] = await ordersOf(tx, shopper, key, locked?.id);
  if (same?.idempotencyKey === key) {
    return { kind: "begun", orderId: same.id, token: tokenOf(same, asked.idempotencyKey) };
  }
  const underWay = [same, ...others].find((order) => order?.state === "awaiting-payment");
  if (underWay) return { kind: "under-way", orderId: underWay.id };
  const { provider, now } = buying;
  const cart = locked && (await readCart(tx, locked.id, viewerOf(shopper), now()));
  if (!cart || cart.lines.length === 0) return { kind: "no-bag" };
  const row = await readCheckout(tx, cart.id);
  const view = await viewCheckout(tx, { cart, row, shopper, provider, underWay: null });
  const refused = refusalOf(view, asked);
  return refused ?? write(tx, buying, shopper, view, { ...asked, key });
}

/** The order of this key first, then those of the bag that are not finished. A bag that became an order opens no more. */
async function ordersOf(tx: Sql, { accountId, cartToken }: Shopper, key: string, cartId: string | undefined) {
  const own = tx.select({ id: cartTable.id }).from(cartTable);
  const isOwn =
    accountId === null
      ? inArray(orderTable.cartId, own.where(eq(cartTable.tokenHash, hashOf(cartToken ?? ""))))
      : eq(orderTable.accountId, accountId);
  const isSame = and(eq(orderTable.idempotencyKey, key), isOwn);
  const isUnderWay = cartId && and(eq(orderTable.cartId, cartId), eq(orderTable.state, "awaiting-payment"));
  return tx
    .select()
    .from(orderTable)
    .where(isUnderWay ? or(isSame, isUnderWay) : isSame)
    .orderBy(sql`${orderTable.idempotencyKey} = ${key} desc`);
}

/** Why what the shopper saw cannot be ordered; undefined when it can. */
function refusalOf(view: CheckoutView, asked: PlaceOrder): Begun | undefined {
  const { cart, totals, missing, paymentMethods } = view;
  const lacking = cart.lines.filter(({ change }) => change !== null && change.kind !== "price");
  if (lacking.length > 0) return { kind: "sold-out", lines: lacking };
  if (missing.length > 0) return { kind: "incomplete", missing };
  const isSeen = asked.expectedTotal === totals.total && asked.expectedDue === totals.due;
  if (cart.hasChanges || !isSeen) return { kind: "changed", checkout: view };
  if (!paymentMethods.includes(asked.method)) return { kind: "no-such-method" };
  return undefined;
}

async function write(
  tx: Sql,
  buying: Buying,
  shopper: Shopper,
  view: CheckoutView,
  asked: PlaceOrder & { readonly key: string },
): Promise<Begun> {
  const { cart, totals } = view;
  const at = buying.now();
  const expiresAt = new Date(at.getTime() + HOLD_MS);
  const billing = view.billing ?? view.delivery;
  if (view.email === null || billing === null) throw new Error("An order without a contact or an address");
  const own = { id: randomUUID(), cartId: cart.id };
  const token = tokenOf(own, asked.idempotencyKey);
  const order = await insertOrder(tx, {
    ...own,
    shopId: shopper.shopId,
    accountId: shopper.accountId,
    tokenHash: hashOf(token),
    idempotencyKey: asked.key,
    state: "awaiting-payment",
    email: view.email,
    phone: view.phone,
    marketCode: shopper.market.code,
    language: shopper.language,
    priceList: cart.priceList,
    currency: cart.currency,
    delivery: view.delivery,
    billing,
    deliveryMethod: view.deliveryMethod,
    subtotal: totals.subtotal,
    deliveryPrice: totals.delivery ?? 0,
    total: totals.total,
    giftCardAmount: totals.giftCards,
    tracking: null,
    expiresAt,
    createdAt: at,
    placedAt: null,
  });
  await tx.insert(orderLineTable).values(
    // As the shopper sees the bag from its oldest line: the bag shows the newest first.
    cart.lines
      .toReversed()
      .map(({ id: _id, available: _available, total: _total, change: _change, ...line }, ordinal) => ({
        ...line,
        orderId: order.id,
        ordinal,
      })),
  );
  await recordEvent(tx, { orderId: order.id, kind: "created", by: "shopper", at, details: { method: asked.method } });
  const ids = view.giftCards.map(({ id }) => id);
  const held = ids.length === 0 ? [] : await holdGiftCards(tx, order, ids, order.total);
  const paid = held.reduce((sum, { amount }) => sum + amount, 0);
  // Another order has taken some of a card since its balance was read.
  if (paid !== totals.giftCards) throw new CalledOff({ kind: "changed", checkout: view });
  const lines = cart.lines.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]));
  const stock = await holdStock(tx, order.id, lines, { expiresAt, now: at }, totals.due === 0 ? "update" : "share");
  if (stock.kind === "short") {
    const short = new Map(stock.lines.map(({ variantId, available }) => [variantId, available]));
    const lacking = cart.lines.flatMap((line) => {
      const available = line.variantId === null ? undefined : short.get(line.variantId);
      if (available === undefined) return [];
      const change = available === 0 ? ({ kind: "sold-out" } as const) : ({ kind: "less-stock", available } as const);
      return [{ ...line, available, change }];
    });
    throw new CalledOff({ kind: "sold-out", lines: lacking });
  }
  if (totals.due === 0) {
    const outcome = await completeOrder(tx, order, { method: "gift-card", payment: null }, buying);
    if (outcome === "short") throw new CalledOff({ kind: "changed", checkout: view });
  } else {
    await tx.insert(paymentTable).values({
      orderId: order.id,
      provider: buying.provider.name,
      method: asked.method,
      state: "created",
      amount: totals.due,
      currency: cart.currency,
      dueAt: new Date(at.getTime() + FIRST_ASK_MS),
      createdAt: at,
      updatedAt: at,
    });
  }
  return { kind: "begun", orderId: order.id, token };
}

/**
 * The token by which the order's page opens: the same for the same request sent again, though only its hash is kept, and not
 * to be found from what the database holds, which has the key as a hash only.
 */
const tokenOf = ({ id }: Pick<OrderRow, "id">, idempotencyKey: string): string =>
  createHash("sha256").update(`order token ${id} ${idempotencyKey}`).digest("base64url");
