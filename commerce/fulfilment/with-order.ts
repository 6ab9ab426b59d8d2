// Runs an operation on a locked order, and mails its shopper in the same transaction.

import { recordAudit, worksForMarket } from "#commerce/audit";
import { isUuid, type Sql } from "#commerce/database";
import { enqueueMail, type MailContent, type MailShop } from "#commerce/mail";
import { findAnyOrder, lockOrder, type Order, type OrderRow } from "#commerce/orders";
import type { OrderServices } from "#commerce/payments";
import type { NoOrder } from "./fulfilment.ts";

export async function withOrder<Result extends { readonly kind: string }>(
  services: OrderServices,
  orderId: string,
  work: (tx: Sql, order: OrderRow, at: Date) => Promise<Result>,
): Promise<Result | NoOrder> {
  if (!isUuid(orderId)) return { kind: "no-such-order" };
  const result = await services.database.sql.transaction(async (tx): Promise<Result | NoOrder> => {
    const order = await lockOrder(tx, orderId);
    return order && worksForMarket(order.marketCode) ? work(tx, order, services.now()) : { kind: "no-such-order" };
  });
  services.onMail();
  services.onStockChanged();
  services.onWork();
  return result;
}

/** Records a merchant's change of an order, whose row is as it was before. */
export const auditOrder = (
  tx: Sql,
  { number, state, marketCode }: OrderRow,
  after: Readonly<Record<string, unknown>>,
): Promise<void> =>
  recordAudit(tx, { subject: { kind: "order", id: number }, before: { state }, after, market: marketCode });

/** The order is locked, so it exists. */
export async function readOrder(tx: Sql, orderId: string): Promise<Order> {
  const order = await findAnyOrder(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} not found`);
  return order;
}

export async function sendMail(
  tx: Sql,
  { now }: OrderServices,
  orderId: string,
  mailOf: (shop: MailShop, order: Order) => MailContent,
): Promise<void> {
  const order = await findAnyOrder(tx, orderId);
  if (order) await enqueueMail(tx, order.email, (shop) => mailOf(shop, order), now());
}
