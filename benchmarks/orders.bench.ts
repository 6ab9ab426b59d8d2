// Cost of placing an order, by the number of existing orders.

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { findCheckout, placeOrder, type Shopper } from "#commerce/checkout";
import type { Database } from "#commerce/database";
import { checkLedger } from "#commerce/fulfilment";
import { findOrder, listOrders } from "#commerce/orders";
import {
  APPROVED,
  openTestShop,
  testOrderServices,
  type TestOrderServices,
} from "../commerce/checkout/testing-order-services.ts";
import { makeCrowd } from "../commerce/checkout/testing-crowd.ts";
import { makeAccount } from "../commerce/wishlist/testing-wishlists.ts";
import { onEachDatabase, RUNS, type Print } from "./on-databases.ts";

const HISTORIES = [10, 1_000, 10_000];
const BAG = { productId: "p1", variantId: "v1-0" };

export const run = (): Promise<void> =>
  onEachDatabase({
    unit: "orders",
    sizes: HISTORIES,
    prepare: (database) => openTestShop(database, 10, 1_000_000),
    measure: (database, history, print) => measureHistory(testOrderServices(database), history, print),
  });

async function measureHistory(services: TestOrderServices, history: number, print: Print): Promise<void> {
  const { database } = services;
  const accountId = await growHistory(services, history);
  const crowd = await makeCrowd(database, 4 * RUNS, BAG);
  const next = (): Shopper => crowd.pop()!;
  const { totals } = await checkoutOf(services, crowd[0]!);
  const asked = { expectedTotal: totals.total, expectedDue: totals.due };
  const place = (given: object) => () =>
    placeOrder(services, next(), { ...asked, idempotencyKey: randomUUID(), method: "card", card: APPROVED, ...given });
  await print("see checkout", () => findCheckout(services, crowd[0]!));
  await print("place order", place({}));
  await print("start redirect", place({ method: "paypal", card: undefined }));
  await print("refused order", place({ expectedTotal: 1 }));
  await print("list orders", () => listOrders(database, accountId));
  const [{ id } = { id: "" }] = (await listOrders(database, accountId)).orders;
  await print("see order", () => findOrder(database, id, { accountId, token: null }));
  await print("check ledger", () => checkLedger(database));
}

async function checkoutOf(services: TestOrderServices, shopper: Shopper) {
  const view = await findCheckout(services, shopper);
  if (view.kind !== "checkout") throw new Error("The cart is empty.");
  return view;
}

/** Fills up to a number of orders, half of them of one account, with lines, payments, events and ledger entries. */
async function growHistory(services: TestOrderServices, history: number): Promise<string> {
  const { database } = services;
  const accountId = await makeAccount(database);
  const there = Number(
    (await database.sql.execute(sql`select count(*)::int as count from shop_order`)).rows[0]?.["count"],
  );
  const [shopper] = await makeCrowd(database, 1, BAG);
  const { totals } = await checkoutOf(services, shopper!);
  const placed = await placeOrder(services, shopper!, {
    idempotencyKey: randomUUID(),
    expectedTotal: totals.total,
    expectedDue: totals.due,
    method: "card",
    card: APPROVED,
  });
  if (placed.kind !== "placed") throw new Error(`No order to copy: ${placed.kind}`);
  await copyOrder(database, placed.orderId, accountId, Math.max(0, history - there - 1));
  await database.sql.execute(sql`analyze`);
  return accountId;
}

async function copyOrder({ sql: client }: Database, orderId: string, accountId: string, copies: number): Promise<void> {
  await client.execute(sql`create temporary table copied as
    select gen_random_uuid() as id, gen_random_uuid() as transaction_id, number from generate_series(1, ${copies}) as number`);
  const columns = async (table: string, changed: Readonly<Record<string, string>>): Promise<void> => {
    const { rows } = await client.execute(sql`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_identity = 'NO'`);
    const names = rows.map(({ name }) => String(name));
    const values = names.map((name) => changed[name] ?? `source.${name}`);
    const key = table === "shop_order" ? "id" : "order_id";
    await client.execute(
      sql.raw(`insert into ${table} (${names.join(", ")})
      select ${values.join(", ")} from ${table} as source cross join copied where source.${key} = '${orderId}'`),
    );
  };
  const own = `case when copied.number % 2 = 0 then '${accountId}' end`;
  const random = "gen_random_uuid()";
  await columns("shop_order", {
    id: "copied.id",
    number: "'X' || copied.id",
    account_id: own,
    cart_id: random,
    token_hash: `${random}::text`,
    idempotency_key: `${random}::text`,
    placed_at: "source.placed_at - copied.number * interval '1 hour'",
  });
  await columns("order_line", { id: random, order_id: "copied.id" });
  await columns("order_event", { order_id: "copied.id" });
  await columns("payment", { id: random, order_id: "copied.id", reference: `${random}::text` });
  await columns("stock_reservation", { order_id: "copied.id" });
  await columns("ledger_entry", { transaction_id: "copied.transaction_id", order_id: "copied.id" });
  await client.execute(sql`drop table copied`);
}
