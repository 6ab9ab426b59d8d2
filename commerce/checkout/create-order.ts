// First step of placing an order, in one transaction: compares the cart with what the shopper saw, inserts the order as a
// snapshot, and reserves gift cards and stock. Payment comes afterwards.

import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { deliveryPrice } from "#catalogue";
import { hashOf } from "#commerce/accounts";
import { recordClient } from "#commerce/analytics";
import { lockCartRow, readCart } from "#commerce/cart";
import type { Sql } from "#commerce/database";
import { holdGiftCards } from "#commerce/gift-cards";
import { mailLanguage } from "#commerce/mail";
import {
  indexOrders,
  insertOrder,
  recordEvent,
  orderDiscountTable,
  orderLineTable,
  orderTable,
  orderTaxTable,
  type DeliveryTerms,
  type OrderRow,
} from "#commerce/orders";
import { paymentTable, type OrderServices } from "#commerce/payments";
import { holdUses, lockPromotions, readActivePromotions, type ActivePromotions } from "#commerce/promotions";
import { taxSum } from "#commerce/tax";
import { findHoldLimit, HOLD_MS, holdStock } from "#commerce/stock";
import { cartLineTable, cartTable } from "../cart/tables.ts";
import type {
  CheckoutTax,
  CheckoutView,
  ExpressRequest,
  OrderRequest,
  Placed,
  PlacedExpress,
  Shopper,
  Undeliverable,
} from "./checkout.ts";
import { completeOrder } from "./complete.ts";
import { sharesOf, usesOf } from "./order-discounts.ts";
import { awaitedBuyer, expressCountries, expressRow } from "./express.ts";
import { localNamesOf, NO_NAMES, snapshotOf, type LocalNames } from "./line-snapshot.ts";
import { findUndeliverable, readBlockedIn, type BlockedIn } from "./undeliverable.ts";
import { checkoutTable } from "./tables.ts";
import { addedTax } from "./totals.ts";
import { findCheckout, readCheckout, viewCheckout } from "./view.ts";
import { keyOf, viewerOf } from "./viewer.ts";

/** Delay of the first check of a payment whose request got no response. */
const FIRST_CHECK_MS = 30_000;

export type Created =
  /** The order was created by this request, or by an earlier one with the same key. */
  | { readonly kind: "created"; readonly orderId: string; readonly token: string }
  /** The cart has another unpaid order. */
  | { readonly kind: "unfinished"; readonly orderId: string }
  | Undeliverable
  | Extract<
      Placed,
      { kind: "changed" | "sold-out" | "incomplete" | "no-such-method" | "no-cart" | "limited" | "no-tax" }
    >
  | Extract<PlacedExpress, { kind: "no-express" }>;

export async function createOrder(services: OrderServices, shopper: Shopper, request: Request): Promise<Created> {
  const blockedIn = await readBlockedIn(services.database, shopper.shopId);
  const active = await readActivePromotions(services, shopper.shopId, services.now());
  const asksTax = services.taxProvider !== null && isComplete(request);
  const isNamed = mailLanguage(shopper) !== "en";
  const view = asksTax || isNamed ? await findCheckout(services, shopper) : undefined;
  const seen = view?.kind === "checkout" ? view : undefined;
  const isTaxDown = asksTax && seen?.totals.tax.kind === "unavailable";
  const names = isNamed && seen ? await localNamesOf(services, shopper, seen) : NO_NAMES;
  try {
    const created = (tx: Sql) => create(tx, services, shopper, { ...request, blockedIn, active, isTaxDown, names });
    return await services.database.sql.transaction(created);
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    if (error.answer.kind !== "changed") return error.answer;
    // Read again, because the view from before the rollback is the one that the shopper expected.
    const checkout = await findCheckout(services, shopper);
    return checkout.kind === "no-cart" ? checkout : { kind: "changed", checkout };
  }
}

type Request = OrderRequest | ExpressRequest;

/** False for an express order, whose wallet gives the rest. */
const isComplete = (request: Request): request is OrderRequest => "expectedTotal" in request;

/** Rolls the transaction back and carries the result out of it. */
class Rollback extends Error {
  readonly answer: Created;
  constructor(answer: Created) {
    super(answer.kind);
    this.answer = answer;
  }
}

/** Idempotency keys are stored as hashes. */
export const hashedKey = (idempotencyKey: string): string => hashOf(`order key ${idempotencyKey}`);

/** Read before the transaction, which only recalls the answer of the tax provider. */
interface Prepared {
  readonly blockedIn: BlockedIn;
  readonly active: ActivePromotions;
  readonly isTaxDown: boolean;
  readonly names: LocalNames;
}

async function create(
  tx: Sql,
  services: OrderServices,
  shopper: Shopper,
  { blockedIn, active, isTaxDown, names, ...request }: Request & Prepared,
): Promise<Created> {
  const key = hashedKey(request.idempotencyKey);
  const locked = await lockCartRow(tx, keyOf(shopper));
  const [first, ...others] = await findOrders(tx, shopper, key, locked?.id);
  if (first?.idempotencyKey === key) {
    return { kind: "created", orderId: first.id, token: tokenOf(first, request.idempotencyKey) };
  }
  const unfinishedOrder = [first, ...others].find((order) => order?.state === "awaiting-payment");
  if (unfinishedOrder) return { kind: "unfinished", orderId: unfinishedOrder.id };
  const { now } = services;
  const cart = locked && (await readCart(tx, locked.id, viewerOf(shopper), now()));
  if (!cart || cart.lines.length === 0) return { kind: "no-cart" };
  const saved = await readCheckout(tx, cart.id);
  const isExpress = !isComplete(request);
  const row = {
    ...(isExpress ? expressRow(services, shopper, saved) : saved),
    paymentMethod: request.method,
  };
  const readView = () =>
    viewCheckout(tx, { ...services, cart, row, shopper, active, unfinishedOrder: null, isWaiting: false });
  const seen = await readView();
  // Before the totals are compared, which lack the tax.
  if (isTaxDown) return { kind: "no-tax" };
  const country = seen.delivery?.country;
  const refusal =
    (country && (await findUndeliverable(tx, { cart, shopper, country, blockedIn }, now()))) ||
    refusalOf(seen, request) ||
    (await findHoldLimitOf(tx, shopper, seen, now()));
  if (refusal) return remember(tx, saved, request, refusal);
  const view = await lockDiscounts(tx, seen, readView);
  const outrun = view === undefined ? ({ kind: "changed", checkout: seen } as const) : refusalOf(view, request);
  if (view === undefined || outrun) return remember(tx, saved, request, outrun ?? { kind: "changed", checkout: seen });
  const countries = isExpress ? await expressCountries(tx, services, { ...request, shopper, view, blockedIn }) : null;
  if (countries?.length === 0) return { kind: "no-express" };
  // The cart or the address changed since the provider was asked.
  if (view.totals.tax.kind !== "known") throw new Rollback({ kind: "changed", checkout: view });
  return insert(tx, services, shopper, view, { ...request, key, countries, tax: view.totals.tax, names });
}

/**
 * The same view with the limits of its promotions locked, so that their last uses and the rest of their budgets go to one order.
 * Undefined if other promotions apply now.
 */
async function lockDiscounts(
  tx: Sql,
  seen: CheckoutView,
  readView: () => Promise<CheckoutView>,
): Promise<CheckoutView | undefined> {
  const { limited } = seen.discounts;
  if (limited.length === 0) return seen;
  await lockPromotions(tx, limited);
  const view = await readView();
  return view.discounts.limited.every((id) => limited.includes(id)) ? view : undefined;
}

/** The checkout then shows the totals of the payment method that was tried, which may have its own discounts. */
async function remember(
  tx: Sql,
  saved: { readonly id: string } | undefined,
  request: Request,
  refusal: Created,
): Promise<Created> {
  if (refusal.kind === "changed" && saved && isComplete(request)) {
    await tx.update(checkoutTable).set({ paymentMethod: request.method }).where(eq(checkoutTable.id, saved.id));
  }
  return refusal;
}

/** The order with this key first, then unpaid orders of the cart. */
async function findOrders(tx: Sql, { accountId, cartToken }: Shopper, key: string, cartId: string | undefined) {
  const own = tx.select({ id: cartTable.id }).from(cartTable);
  const isOwn =
    accountId === null
      ? inArray(orderTable.cartId, own.where(eq(cartTable.tokenHash, hashOf(cartToken ?? ""))))
      : eq(orderTable.accountId, accountId);
  const isSame = and(eq(orderTable.idempotencyKey, key), isOwn);
  const isUnfinished = cartId && and(eq(orderTable.cartId, cartId), eq(orderTable.state, "awaiting-payment"));
  return tx
    .select()
    .from(orderTable)
    .where(isUnfinished ? or(isSame, isUnfinished) : isSame)
    .orderBy(sql`${orderTable.idempotencyKey} = ${key} desc`);
}

/** Reason why the order cannot be placed, if any. */
function refusalOf(view: CheckoutView, request: Request): Created | undefined {
  const { cart, totals, missing, paymentMethods } = view;
  const unavailable = cart.lines.filter(({ change }) => change !== null && change.kind !== "price");
  if (unavailable.length > 0) return { kind: "sold-out", lines: unavailable };
  if (missing.length > 0 && isComplete(request)) return { kind: "incomplete", missing };
  const isSeen = !isComplete(request) || (request.expectedTotal === totals.total && request.expectedDue === totals.due);
  if (cart.hasChanges || !isSeen) return { kind: "changed", checkout: view };
  if (!paymentMethods.includes(request.method)) return { kind: "no-such-method" };
  return undefined;
}

/** An order that gift cards pay in full holds nothing unpaid. */
function findHoldLimitOf(tx: Sql, { network }: Shopper, { cart, totals }: CheckoutView, now: Date) {
  const wanted = cart.lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }]));
  return totals.due === 0 ? undefined : findHoldLimit(tx, network, wanted, now);
}

type KnownTax = Extract<CheckoutTax, { kind: "known" }>;

async function insert(
  tx: Sql,
  services: OrderServices,
  shopper: Shopper,
  view: CheckoutView,
  request: Request & {
    readonly key: string;
    readonly tax: KnownTax;
    readonly countries: readonly string[] | null;
    readonly names: LocalNames;
  },
): Promise<Created> {
  const { cart, totals, discounts } = view;
  const { tax, countries, names } = request;
  const at = services.now();
  const expiresAt = new Date(at.getTime() + HOLD_MS);
  const { email, billing } = countries
    ? awaitedBuyer(countries)
    : { email: view.email, billing: view.billing ?? view.delivery };
  if (email === null || billing === null) throw new Error("Cannot create an order without an email and an address");
  const own = { id: randomUUID(), cartId: cart.id };
  const token = tokenOf(own, request.idempotencyKey);
  const order = await insertOrder(tx, {
    ...own,
    shopId: shopper.shopId,
    accountId: shopper.accountId,
    tokenHash: hashOf(token),
    idempotencyKey: request.key,
    state: "awaiting-payment",
    email,
    phone: view.phone,
    marketCode: shopper.market.code,
    language: shopper.language,
    priceList: cart.priceList,
    currency: cart.currency,
    delivery: view.delivery,
    billing,
    deliveryMethod: view.deliveryMethod,
    deliveryTerms: { ...termsOf(view), ...(countries && { countries }) },
    subtotal: totals.subtotal,
    discount: totals.discount,
    deliveryPrice: totals.delivery ?? 0,
    deliveryDiscount: totals.deliveryDiscount,
    giftOptions: view.giftOptions,
    giftWrapPrice: totals.giftWrap,
    taxAmount: tax.amount,
    taxAdded: addedTax(tax),
    taxDetails: { name: tax.name, isIncluded: tax.isIncluded, provider: tax.provider, reference: tax.reference },
    total: totals.total,
    giftCardAmount: totals.giftCards,
    tracking: null,
    hasUnsent: cart.lines.some(({ gift }) => gift === null),
    expiresAt,
    createdAt: at,
    placedAt: null,
    erasedAt: null,
  });
  const complimentary = discounts.complimentary.map((gift) => ({ ...gift, id: randomUUID() }));
  const lineIds = new Map(cart.lines.map(({ id }) => [id, randomUUID()]));
  await tx.insert(orderLineTable).values(
    // Oldest first; carts list the newest line first.
    cart.lines.toReversed().map(({ id, ...line }, ordinal) => ({
      ...snapshotOf(line, names),
      id: lineIds.get(id),
      discount: discounts.lines.find(({ lineId }) => lineId === id)?.amount ?? 0,
      taxAdded: tax.isIncluded ? 0 : taxSum(tax.lines.filter((one) => one.id === id)),
      source: sql`(select source from ${cartLineTable} where id = ${id})`,
      orderId: order.id,
      ordinal,
    })),
  );
  if (complimentary.length > 0) {
    await tx.insert(orderLineTable).values(
      complimentary.map(({ id, line }, index) => ({
        ...snapshotOf(line, names),
        id,
        isComplimentary: true,
        orderId: order.id,
        ordinal: cart.lines.length + index,
      })),
    );
  }
  const shares = sharesOf(discounts, lineIds, complimentary);
  if (shares.length > 0) {
    await tx
      .insert(orderDiscountTable)
      .values(shares.map((share, ordinal) => ({ ...share, orderId: order.id, ordinal })));
  }
  await holdUses(tx, usesOf(discounts), {
    orderId: order.id,
    customer: discounts.customer,
    currency: cart.currency,
    at,
  });
  await tx.insert(orderTaxTable).values(
    tax.lines.map(({ id, ...line }, ordinal) => ({
      ...line,
      itemId: id,
      lineId: lineIds.get(id) ?? null,
      orderId: order.id,
      ordinal,
    })),
  );
  await indexOrders(tx, [order.id]);
  await recordClient(tx, order.id, shopper.analytics ?? null);
  await recordEvent(tx, { orderId: order.id, kind: "created", by: "shopper", at, details: { method: request.method } });
  const ids = view.giftCards.map(({ id }) => id);
  const held = ids.length === 0 ? [] : await holdGiftCards(tx, order, ids, order.total);
  const paid = held.reduce((sum, { amount }) => sum + amount, 0);
  // Another order used part of a gift card since its balance was read.
  if (paid !== totals.giftCards) throw new Rollback({ kind: "changed", checkout: view });
  const sold = [...cart.lines, ...complimentary.map(({ line }) => line)];
  const lines = sold.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]));
  const hold = { expiresAt, now: at, network: shopper.network };
  const stock = await holdStock(tx, order.id, lines, hold, totals.due === 0 ? "update" : "share");
  if (stock.kind === "short") {
    const short = new Map(stock.lines.map(({ variantId, available }) => [variantId, available]));
    const unavailable = cart.lines.flatMap((line) => {
      const available = line.variantId === null ? undefined : short.get(line.variantId);
      if (available === undefined) return [];
      const change = available === 0 ? ({ kind: "sold-out" } as const) : ({ kind: "less-stock", available } as const);
      return [{ ...line, available, change }];
    });
    // Only a gift with purchase has sold out.
    if (unavailable.length === 0) throw new Rollback({ kind: "changed", checkout: view });
    throw new Rollback({ kind: "sold-out", lines: unavailable });
  }
  if (totals.due === 0) {
    const outcome = await completeOrder(tx, order, { method: "gift-card", payment: null }, services);
    if (outcome === "short") throw new Rollback({ kind: "changed", checkout: view });
  } else {
    await tx.insert(paymentTable).values({
      orderId: order.id,
      provider: services.provider.name,
      method: request.method,
      state: "created",
      amount: totals.due,
      currency: cart.currency,
      dueAt: new Date(at.getTime() + FIRST_CHECK_MS),
      createdAt: at,
      updatedAt: at,
    });
  }
  return { kind: "created", orderId: order.id, token };
}

/** Copied into the order, so that it keeps what was agreed. */
function termsOf({ methods, deliveryMethod, totals, returnDays }: CheckoutView): DeliveryTerms {
  const method = methods.find(({ code }) => code === deliveryMethod);
  return {
    method: method ? { names: method.names, days: method.days } : null,
    ...(method && { leastPrice: Math.min(...methods.map((one) => deliveryPrice(one, totals.subtotal))) }),
    taxNote: totals.taxNote,
    returnDays,
  };
}

/**
 * Token that opens the order's page. It is derived, so that a retry gets the same token although only its hash is stored. It
 * cannot be derived from the database, which stores the key only as a hash.
 */
const tokenOf = ({ id }: Pick<OrderRow, "id">, idempotencyKey: string): string =>
  createHash("sha256").update(`order token ${id} ${idempotencyKey}`).digest("base64url");
