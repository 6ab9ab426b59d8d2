// Places a paid order, or refunds it if the stock is gone. Runs in a transaction that has locked the cart and the order.

import { and, eq, sql } from "drizzle-orm";
import type { PaymentMethod } from "#catalogue";
import { addUsedAddress } from "#commerce/accounts";
import { enqueuePurchase } from "#commerce/analytics";
import type { Sql } from "#commerce/database";
import { issueForOrder, releaseHolds, spendHolds } from "#commerce/gift-cards";
import { enqueueMail } from "#commerce/mail";
import {
  cancelledMail,
  emitOrderEvent,
  findAnyOrder,
  moveOrder,
  orderLineTable,
  orderTaxTable,
  placedMail,
  type OrderRow,
} from "#commerce/orders";
import {
  enterLedger,
  noteSale,
  providerAccount,
  requestRefund,
  taxAccount,
  type LedgerEntry,
  type OrderServices,
} from "#commerce/payments";
import { claimStock, releaseStock } from "#commerce/stock";
import type { TaxSubject } from "#commerce/tax";
import { clearCodes, clearGiftOptions, closeCart } from "#commerce/cart";
import { claimUses, customerKey, releaseUses } from "#commerce/promotions";
import { cartLineTable } from "../cart/tables.ts";
import { readCheckout } from "./view.ts";

interface PaidBy {
  readonly method: PaymentMethod;
  /** The provider's payment; null if gift cards paid for everything. */
  readonly payment: { readonly provider: string; readonly amount: number } | null;
}

/** Returns "short", without claiming anything, if stock or gift card balances are insufficient. */
export async function completeOrder(
  tx: Sql,
  order: OrderRow,
  { method, payment }: PaidBy,
  { origin, now, legalDocuments }: Pick<OrderServices, "origin" | "now" | "legalDocuments">,
): Promise<"placed" | "short"> {
  const at = now();
  const isClaimed = await claimAll(tx, order, at);
  if (!isClaimed) return "short";
  const { id, currency } = order;
  await claimUses(tx, id, at, customerKey(order.email));
  const due = payment?.amount ?? 0;
  const revenue = await revenueOf(tx, order);
  await enterLedger(tx, {
    orderId: id,
    cause: "payment",
    entries: [
      ...(payment ? [{ account: providerAccount(payment.provider), amount: due, currency }] : []),
      ...revenue,
      { account: "sales", amount: -due - revenue.reduce((sum, { amount }) => sum + amount, 0), currency },
    ],
    at,
  });
  await moveOrder(tx, order, {
    to: "placed",
    by: "shopper",
    at,
    details: { method },
    set: { placedAt: at, expiresAt: null },
  });
  await noteSale(tx, order, at);
  await issueForOrder(tx, id, { origin, now: at });
  await removeBoughtLines(tx, order.id, order.cartId);
  await clearGiftOptions(tx, order.cartId);
  await clearCodes(tx, order.cartId);
  await saveUsedAddress(tx, order, at);
  const placed = await findAnyOrder(tx, id);
  if (placed) {
    await enqueueMail(tx, placed.email, (shop) => placedMail(shop, placed, origin, legalDocuments(placed)), at);
    await enqueuePurchase(tx, placed, at);
  }
  return "placed";
}

/** Entries of everything but the goods: delivery, gift wrapping and taxes. Delivery and wrapping are net of tax. */
async function revenueOf(
  tx: Sql,
  { id, currency, deliveryPrice, giftWrapPrice }: OrderRow,
): Promise<readonly LedgerEntry[]> {
  const taxes = await tx.select().from(orderTaxTable).where(eq(orderTaxTable.orderId, id));
  const netOf = (subject: TaxSubject, price: number): number =>
    taxes.length === 0
      ? price
      : taxes.reduce((sum, { subject: of, taxable }) => (of === subject ? sum + taxable : sum), 0);
  return [
    { account: "delivery", amount: -netOf("delivery", deliveryPrice), currency },
    { account: "gift-wrap", amount: -netOf("gift-wrap", giftWrapPrice), currency },
    ...taxes.map(({ jurisdiction, tax }) => ({ account: taxAccount(jurisdiction), amount: -tax, currency })),
  ];
}

/** As the shopper chose in the checkout. */
async function saveUsedAddress(tx: Sql, { accountId, cartId, delivery }: OrderRow, at: Date): Promise<void> {
  if (accountId === null || delivery === null) return;
  const checkout = await readCheckout(tx, cartId);
  if (checkout?.savesAddress) await addUsedAddress(tx, accountId, delivery, at);
}

class Short extends Error {}

/** Claims gift cards and stock, all or nothing, in a savepoint. */
async function claimAll(tx: Sql, { id, currency }: OrderRow, at: Date): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      if ((await spendHolds(inner, id, currency, at)).kind === "short") throw new Short();
      if ((await claimStock(inner, id, at)).kind === "short") throw new Short();
    });
    return true;
  } catch (error) {
    if (error instanceof Short) return false;
    throw error;
  }
}

/** Removes the bought quantities; lines added meanwhile stay. */
async function removeBoughtLines(tx: Sql, id: string, cartId: string): Promise<void> {
  const bought = sql`(select variant_id, sum(quantity)::integer as quantity from ${orderLineTable}
    where order_id = ${id} and variant_id is not null and not is_complimentary group by variant_id)`;
  await tx.execute(sql`
    update ${cartLineTable} as line set quantity = greatest(0, line.quantity - bought.quantity) from ${bought} as bought
    where line.cart_id = ${cartId} and line.variant_id = bought.variant_id`);
  // Remove as many identical gift cards as were bought, the oldest first.
  const alike = sql`(select id, gift, row_number() over (partition by gift order by ordinal) as nth from ${cartLineTable}
    where cart_id = ${cartId} and gift is not null and quantity > 0)`;
  const gifts = sql`(select gift, count(*) as count from ${orderLineTable}
    where order_id = ${id} and gift is not null group by gift)`;
  await tx.execute(sql`
    delete from ${cartLineTable} as line where line.cart_id = ${cartId} and (line.quantity = 0 or line.id in (
      select alike.id from ${alike} as alike join ${gifts} as gifts on gifts.gift = alike.gift where nth <= count))`);
  if ((await tx.$count(cartLineTable, and(eq(cartLineTable.cartId, cartId)))) === 0) await closeCart(tx, cartId);
}

interface RefundedPayment {
  readonly provider: string;
  readonly amount: number;
  readonly reason: "sold-out" | "no-address";
}

/** Refunds a payment for an order that cannot be placed, and books it as owed until the refund completes. */
export async function refundPayment(
  tx: Sql,
  order: OrderRow,
  { provider, amount, reason }: RefundedPayment,
  { origin, now }: Pick<OrderServices, "origin" | "now">,
): Promise<void> {
  const at = now();
  const { id, currency } = order;
  await enterLedger(tx, {
    orderId: id,
    cause: "payment",
    entries: [
      { account: providerAccount(provider), amount, currency },
      { account: "owed", amount: -amount, currency },
    ],
    at,
  });
  await emitOrderEvent(tx, "order.paid", id, at);
  await requestRefund(tx, { order, amount, cause: "too-late", reason, by: "shop", from: "owed", at });
  if (order.state === "awaiting-payment") {
    await releaseStock(tx, id, at);
    await releaseHolds(tx, id);
    await releaseUses(tx, id, at);
    await moveOrder(tx, order, {
      to: "cancelled",
      by: "shop",
      at,
      details: { reason },
      set: { expiresAt: null },
    });
  }
  const cancelled = await findAnyOrder(tx, id);
  const split = { toPayment: amount, toGiftCards: 0 };
  const mailed = reason === "sold-out" ? reason : undefined;
  if (cancelled)
    await enqueueMail(tx, cancelled.email, (shop) => cancelledMail(shop, cancelled, split, mailed, origin), at);
}
