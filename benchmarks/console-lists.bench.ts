// Server time of the console's lists with a million orders in PostgreSQL: first pages, filters, words and counts. BENCH_ORDERS sets the
// number of orders.

import { sql } from "drizzle-orm";
import { listAccounts } from "#commerce/accounts";
import { openDatabase, type Database } from "#commerce/database";
import { countOrders, findOrders, readPickList } from "#commerce/orders";
import { countReturns, listReturns } from "#commerce/returns";
import { findBinaries, prepareTemplates } from "../commerce/database/testing-postgres.ts";
import { stockShop, SHOP } from "../commerce/wishlist/testing-wishlists.ts";
import { ADDRESS } from "../commerce/orders/testing-order.ts";

const ORDERS = Number(process.env["BENCH_ORDERS"] ?? 1_000_000);
const ROUNDS = 21;

export async function run(): Promise<void> {
  const templates = prepareTemplates(findBinaries());
  try {
    const url = await templates.serverUrl();
    if (url === undefined) return console.log("Skipped: PostgreSQL is not installed.");
    const opened = await openDatabase({ url: `${url}template`, statementSeconds: 3_600 });
    if (opened.kind === "refused") throw new Error(`The database did not open: ${opened.reason}`);
    try {
      await fill(opened.database);
      await measure(opened.database);
    } finally {
      await opened.database.close();
    }
  } finally {
    await templates.remove();
  }
}

/** A fifth of the orders has a state that is left over: 1 % is to be sent. A customer has five orders, and every twentieth order a return. */
async function fill(database: Database): Promise<void> {
  await stockShop(database, 10);
  const began = performance.now();
  const address = JSON.stringify(ADDRESS);
  const client = database.sql;
  for (const statement of [
    sql`drop index order_search_by_word`,
    sql`insert into account (id, email, password_hash, first_name, last_name, created_at, password_changed_at)
      select 'a' || n, 'customer' || n || '@example.com', '', 'First' || n % 5000, 'Last' || n % 20000, now(), now()
      from generate_series(1, ${ORDERS / 5}) n`,
    sql`insert into shop_order (shop_id, number, account_id, cart_id, token_hash, idempotency_key, state, email, market_code, language,
        price_list, currency, delivery, billing, subtotal, delivery_price, total, has_unsent, created_at, placed_at)
      select ${SHOP}, 'V' || lpad((n::bigint * 7919 % 10000000000)::text, 10, '0'), 'a' || (n % ${ORDERS / 5} + 1), gen_random_uuid(), 't' || n, 'k' || n,
        case when n % 100 = 0 then 'placed' when n % 100 < 5 then 'cancelled' when n % 100 < 8 then 'shipped' else 'delivered' end,
        'customer' || (n % ${ORDERS / 5} + 1) || '@example.com', case when n % 3 = 0 then 'us' else 'fr' end, 'en', 'eu_eur', 'EUR',
        ${address}::jsonb || jsonb_build_object('firstName', 'First' || n % 5000, 'lastName', 'Last' || n % 20000), ${address}::jsonb,
        100000, 10000, 110000, n % 100 = 0, now() - n * interval '30 seconds', now() - n * interval '30 seconds'
      from generate_series(1, ${ORDERS}) n`,
    sql`insert into order_line (order_id, ordinal, sku, vendor, title, colour, size, image, quantity, price)
      select id, 0, 'SKU-' || right(number, 4), 'V', 'Coat', 'Black', 'M', '/media/x/1', 1, 100000 from shop_order`,
    sql`insert into order_search (order_id, created_at, market_code, words)
      select id, created_at, market_code, array_to_tsvector(array[lower(number), email, split_part(email, '@', 1), lower(delivery ->> 'firstName'),
        lower(delivery ->> 'lastName'), 'sku-' || right(number, 4)]) from shop_order`,
    sql`create index order_search_by_word on order_search using gin (words)`,
    sql`insert into return_package (order_id, number, token_hash, state, packaging, refund_to, created_at, updated_at)
      select id, 'R' || right(number, 10), id::text, case when random() < 0.02 then 'received' else 'refunded' end, 'own', 'payment', created_at, created_at
      from shop_order where right(number, 1) = '7' and right(number, 2) < '57'`,
    sql`vacuum analyze`,
  ]) {
    await client.execute(statement);
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    `${ORDERS.toLocaleString("en")} orders of ${(ORDERS / 5).toLocaleString("en")} customers, filled in ${seconds} s`,
  );
}

async function measure(database: Database): Promise<void> {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000);
  const { next } = await findOrders(database, { view: "all" });
  const operations: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
    ["orders, to send, first page", () => findOrders(database, { view: "to-send" })],
    ["orders, all, first page", () => findOrders(database, { view: "all" })],
    ["orders, all, next page", () => findOrders(database, { view: "all", after: next })],
    ["orders, cancelled", () => findOrders(database, { view: "cancelled" })],
    ["orders, cancelled, of a week", () => findOrders(database, { view: "cancelled", from: day(100), until: day(93) })],
    ["orders, to send, of one market", () => findOrders(database, { view: "to-send", markets: ["us"] })],
    ["orders, an email address", () => findOrders(database, { text: "customer4711@example.com" })],
    ["orders, a name", () => findOrders(database, { text: "first77 last77" })],
    ["orders, beginning of a number", () => findOrders(database, { text: "V00000791" })],
    ["orders, beginning of a SKU", () => findOrders(database, { text: "sku-79" })],
    ["orders, a SKU", () => findOrders(database, { text: "sku-7912" })],
    ["orders, a word of all", () => findOrders(database, { text: "customer" })],
    ["orders, a name, of one market", () => findOrders(database, { text: "first77", markets: ["us"] })],
    ["orders, next page of a SKU", () => findOrders(database, { text: "sku-79", after: next })],
    ["count, beginning of a SKU", () => countOrders(database, { text: "sku-79" }, 1_001)],
    ["count, an email address", () => countOrders(database, { text: "customer4711@example.com" }, 1_001)],
    ["count, a word of all", () => countOrders(database, { text: "customer" }, 1_001)],
    ["count of orders to send", () => countOrders(database, { view: "to-send" }, 1_001)],
    ["pick list of 500 orders", () => readPickList(database, {})],
    ["returns, first page", () => listReturns(database, {})],
    ["returns to refund", () => listReturns(database, { states: ["received"] })],
    ["returns, an email address", () => listReturns(database, { text: "customer4711@example.com" })],
    ["returns, beginning of a SKU", () => listReturns(database, { text: "sku-79" })],
    ["count of returns to refund", () => countReturns(database, { states: ["received"] }, 1_001)],
    ["customers, first page", () => listAccounts(database, { limit: 51 })],
    ["customers, a name", () => listAccounts(database, { text: "first77 last77", limit: 51 })],
    ["customers, beginning of an address", () => listAccounts(database, { text: "customer471", limit: 51 })],
    ["customers, a word of all", () => listAccounts(database, { text: "customer", limit: 51 })],
    ["customers, a word of none", () => listAccounts(database, { text: "nobody", limit: 51 })],
  ];
  for (const [name, work] of operations) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(share * (ROUNDS - 1))] ?? Number.NaN).toFixed(1).padStart(8);
    console.log(`${name.padEnd(36)} p50 ${at(0.5)} ms   least ${at(0)} ms   p95 ${at(0.95)} ms`);
  }
}
