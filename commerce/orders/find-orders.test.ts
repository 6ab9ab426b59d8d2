// Finding orders for the merchant.

import { eq, getTableColumns, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { anonymiseOrders } from "../people/anonymise-orders.ts";
import { stockShop } from "../wishlist/testing-wishlists.ts";
import { ADDRESS, writeOrder } from "./testing-order.ts";
import { countOrders, findOrders, indexOrders, ORDERS_A_PAGE, type OrderQuery } from "./index.ts";
import { orderSearchTable, orderTable } from "./tables.ts";

onDatabase("orders for the merchant", (database) => {
  beforeAll(() => stockShop(database.current, 1));
  beforeEach(async () => {
    await database.current.sql.delete(orderTable);
  });
  const emailsOf = async (query: OrderQuery) =>
    (await findOrders(database.current, query)).orders.map(({ email }) => email).toSorted();
  const write = (email: string, row: Parameters<typeof writeOrder>[1] = {}) =>
    writeOrder(database.current, { email, ...row });

  test("[CN-04] orders are found by number, email address, name and SKU, by the beginnings of words", async () => {
    const delivery = { ...ADDRESS, firstName: "Zoë", lastName: "O'Brien-Lee" };
    await write("zoe.ob@example.com", { number: "V1234567890", delivery });
    await write("li@example.org", { delivery: { ...ADDRESS, firstName: "丽", lastName: "王" } });
    for (const text of ["V1234567890", "v1234", "zoe.ob@", "zoe", "ZOË", "brien", "o'brien-lee", "lee zo", "zoe s"]) {
      expect(await emailsOf({ text }), text).toEqual(["zoe.ob@example.com"]);
    }
    expect(await emailsOf({ text: "王" })).toEqual(["li@example.org"]);
    expect(await emailsOf({ text: "s" })).toEqual(["li@example.org", "zoe.ob@example.com"]);
    for (const text of ["nobody", "zoe nobody", "' | 'x", "\\", "& !", "brien x", "x".repeat(3_000)]) {
      expect(await emailsOf({ text }), text).toEqual([]);
    }
  });

  test("[CN-04] views and days limit the list, and a count stops at its limit", async () => {
    await write("placed@example.com", { createdAt: new Date("2026-11-10T12:00:00Z") });
    await write("part@example.com", { state: "shipped" });
    await write("sent@example.com", { state: "shipped", hasUnsent: false });
    await write("unpaid@example.com", { state: "awaiting-payment" });
    expect(await emailsOf({ view: "to-send" })).toEqual(["part@example.com", "placed@example.com"]);
    expect(await emailsOf({ view: "sent" })).toEqual(["part@example.com", "sent@example.com"]);
    expect(await emailsOf({ view: "unpaid" })).toEqual(["unpaid@example.com"]);
    const day = { from: new Date("2026-11-10"), until: new Date("2026-11-11") };
    expect(await emailsOf(day)).toEqual(["placed@example.com"]);
    expect(await emailsOf({ markets: ["de"] })).toEqual([]);
    expect(await countOrders(database.current, {}, 3)).toBe(3);
    expect(await countOrders(database.current, { view: "to-send" }, 100)).toBe(2);
  });

  test("[CN-04] pages continue after the last order, without gaps or repetitions", async () => {
    const createdAt = new Date("2026-11-10T12:00:00Z");
    for (let i = 0; i < ORDERS_A_PAGE + 3; i++) await write(`${i}@example.com`, i % 2 === 0 ? { createdAt } : {});
    const first = await findOrders(database.current, {});
    const second = await findOrders(database.current, { after: first.next });
    expect([first.orders.length, second.orders.length, second.next]).toEqual([ORDERS_A_PAGE, 3, undefined]);
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(ORDERS_A_PAGE + 3);
  });

  test("[CN-04] among thousands of orders, rare and common words find the same orders on every page", async () => {
    const order = await write("model@example.com");
    const tables = getTableColumns(orderTable);
    const own = new Set(["id", "number", "idempotency_key", "email", "market_code", "created_at"]);
    const columns = Object.values(tables).filter(({ name }) => !own.has(name));
    const rest = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    // Every 4th order has a common word, every 100th one that is neither, and only the oldest a rare one.
    await database.current.sql.execute(sql`
      insert into shop_order (id, number, idempotency_key, email, market_code, created_at, ${rest})
      select gen_random_uuid(), 'V' || lpad(n::text, 10, '0'), 'k' || n,
        case when n = 2600 then 'rare' when n % 100 = 0 then 'some' when n % 4 = 0 then 'often' else 'other' end || n || '@example.com',
        case when n % 8 = 0 then 'us' else 'fr' end, now() - n * interval '1 minute', ${rest}
      from generate_series(1, 2600) n, shop_order where shop_order.id = ${order.id}`);
    const ids = await database.current.sql.select({ id: orderTable.id }).from(orderTable);
    await indexOrders(
      database.current.sql,
      ids.map(({ id }) => id),
    );
    for (const [text, count] of [
      ["often", 624],
      ["some", 25],
      ["rare", 1],
      ["often none", 0],
    ] as const) {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const page = await findOrders(database.current, { text, after });
        found.push(...page.orders.map(({ number }) => number));
        after = page.next;
      } while (after);
      expect([found.length, new Set(found).size], text).toEqual([count, count]);
      expect(found, text).toEqual(found.toSorted());
      expect(await countOrders(database.current, { text }, 1_000), text).toBe(count);
      expect(await countOrders(database.current, { text }, 20), text).toBe(Math.min(count, 20));
      const sold = await findOrders(database.current, { text, markets: ["us"], limit: 1_000 });
      expect(sold.orders.length, text).toBe(found.filter((number) => Number(number.slice(1)) % 8 === 0).length);
      const sent = await findOrders(database.current, { text, view: "to-send", limit: 1_000 });
      expect(sent.orders.length, text).toBe(count);
    }
    // Rows of the version before have no market.
    await database.current.sql.update(orderSearchTable).set({ marketCode: null });
    const unmarked = await findOrders(database.current, { text: "rare", markets: ["us"] });
    expect(unmarked.orders.length).toBe(1);
    expect(await countOrders(database.current, { text: "rare", markets: ["fr"] }, 10)).toBe(0);
  });

  test("[TD-08] an erased person is found no more, but the order's number is", async () => {
    const { id } = await write("gone@example.com", { number: "V9876543210" });
    await database.current.sql.transaction((tx) =>
      anonymiseOrders(tx, eq(orderTable.id, id), { keepsBilling: false, now: new Date() }),
    );
    expect(await emailsOf({ text: "gone" })).toEqual([]);
    expect(await emailsOf({ text: "roux" })).toEqual([]);
    expect(await emailsOf({ text: "V9876543210" })).toEqual([""]);
  });
});
