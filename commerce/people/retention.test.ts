// Retention periods with a moved clock: each job deletes at the end of its period, and not before.

import { randomUUID } from "node:crypto";
import { isNull, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { changeSetting, RETENTION } from "#commerce/settings";
import { takeMails } from "../accounts/testing-mails.ts";
import { onDatabase } from "../database/testing.ts";
import { orderTable } from "../orders/tables.ts";
import { writeOrder } from "../orders/testing-order.ts";
import { SHOP, stockShop } from "../wishlist/testing-wishlists.ts";
import { applyRetention } from "./index.ts";
import { clear, NAME, tablesWith, writePerson } from "./testing-person.ts";

const DAY = 86_400_000;

onDatabase("retention", (database) => {
  const start = new Date("2026-02-01T00:00:00Z");
  const after = (days: number) => applyRetention(database.current, new Date(start.getTime() + days * DAY));
  const count = async (table: string) =>
    Number(
      (await database.current.sql.execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`))
        .rows[0]?.n,
    );
  beforeAll(() => stockShop(database.current, 1));
  afterEach(() => clear(database.current));

  const at = start.toISOString();
  const far = "2040-01-01T00:00:00Z";
  const account = `insert into account (id, email, password_hash, created_at, password_changed_at) values ('a', 'a@example.com', '', '${at}', '${at}')`;
  test.each([
    [
      "a published event",
      "event",
      30 + 1,
      `delete from event; insert into event (kind, at, position, data) values ('customer.created', '${at}', 1, '{"id": "a"}')`,
    ],
    [
      "an unused guest's bag",
      "cart",
      400 + 1,
      `insert into cart (shop_id, token_hash, updated_at) values ('${SHOP}', 'h', '${at}')`,
    ],
    [
      "an unused guest's wishlist",
      "wishlist",
      400 + 1,
      `insert into wishlist (shop_id, user_type, token_hash, updated_at) values ('${SHOP}', 'anonymous', 'h', '${at}')`,
    ],
    [
      "an unused session",
      "session",
      30,
      `${account}; insert into session values ('h', '${randomUUID()}', 'a', '${at}', '${at}', '${far}', '')`,
    ],
    [
      "a back-in-stock request",
      "back_in_stock",
      180,
      `insert into back_in_stock (shop_id, product_id, variant_id, email, market_code, created_at) values ('${SHOP}', 'p', 'v', 'a@example.com', 'fr', '${at}')`,
    ],
    [
      "an unconfirmed newsletter sign-up",
      "newsletter_subscription",
      7,
      `insert into newsletter_subscription (email, market, language, token_hash, subscribed_at) values ('a@example.com', 'fr', 'fr', 'h', '${at}')`,
    ],
    [
      "an undelivered mail",
      "mail",
      14,
      `insert into mail (id, recipient, subject, text, html, created_at) values ('m', 'a@example.com', '', '', '', '${at}')`,
    ],
    ["a security event", "security_event", 90, `insert into security_event (at, kind) values ('${at}', 'signed-in')`],
    [
      "a day's figures",
      "insight",
      760,
      `insert into insight (subject, day, name, market, device, currency) values ('shop', '${at.slice(0, 10)}', '', 'fr', 'mobile', '')`,
    ],
    [
      "a day's figures of all markets",
      "insight_total",
      760,
      `insert into insight (subject, day, name, market, device, currency) values ('shop', '${at.slice(0, 10)}', '', 'fr', 'mobile', '')`,
    ],
    ["a closed account", "account", 14, `${account}; update account set closed_at = '${at}'`],
  ])("[TD-08] %s is deleted at the end of its period", async (_name, table, days, insert) => {
    for (const statement of insert.split("; ")) await database.current.sql.execute(sql.raw(statement));
    await after(days - 1);
    expect(await count(table)).toBe(1);
    await after(days + 0.01);
    expect(await count(table)).toBe(0);
  });

  test("[TD-08] an account that cannot be erased does not keep the others", async () => {
    const run = (statement: string) => database.current.sql.execute(sql.raw(statement));
    await run(account);
    await run(account.replaceAll("'a", "'b"));
    await run(`update account set closed_at = '${at}'`);
    await run("create function fail() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$");
    await run("create trigger fail before delete on account for each row when (old.id = 'a') execute function fail()");
    await expect(after(15)).rejects.toThrow("could not be applied");
    expect(await count("account")).toBe(1);
    await run("drop function fail cascade");
    await after(15);
    expect(await count("account")).toBe(0);
  });

  test("[TD-08] the buyer's name leaves the invoice after ten years, and notes on returns after three", async () => {
    await writePerson(database.current, start);
    await after(3 * 365);
    expect(await tablesWith(database.current, "Too late")).toEqual(["return_line"]);
    await after(3 * 366);
    expect(await tablesWith(database.current, "Too late")).toEqual([]);
    await after(3651);
    expect(await tablesWith(database.current, NAME)).toContain("shop_order");
    await after(3654);
    expect(await tablesWith(database.current, NAME)).not.toContain("shop_order");
    const [order] = (await database.current.sql.execute("select total, billing from shop_order")).rows;
    expect(order).toMatchObject({ billing: { country: "FR", lastName: "" } });
  });

  test("[TD-08] an order that was never paid forgets its shopper after 90 days; a placed one does not", async () => {
    const old = { createdAt: start, email: "never@example.com" };
    await writeOrder(database.current, { ...old, state: "payment-failed", placedAt: null });
    await writeOrder(database.current, { ...old, placedAt: start, email: "paid@example.com" });
    await after(89);
    expect(await tablesWith(database.current, "never@example.com")).toEqual(["order_search", "shop_order"]);
    await after(91);
    expect(await tablesWith(database.current, "never@example.com")).toEqual([]);
    expect(await tablesWith(database.current, "paid@example.com")).toEqual(["order_search", "shop_order"]);
  });

  test("[TD-08] many orders are forgotten in steps: a statement cannot name more than 65,535", async () => {
    const run = (statement: string) => database.current.sql.execute(sql.raw(statement));
    await writeOrder(database.current, { createdAt: start, state: "cancelled", placedAt: null });
    const { rows } = await run(
      "select column_name as name from information_schema.columns where table_name = 'shop_order'",
    );
    const columns = rows.map(({ name }) => String(name));
    const own: Readonly<Record<string, string>> = {
      id: "gen_random_uuid()",
      idempotency_key: "gen_random_uuid()",
      number: "'V' || n",
    };
    await run(`insert into shop_order (${columns.join()})
      select ${columns.map((name) => own[name] ?? name).join()} from shop_order, generate_series(1, 2500) as n`);
    await run(`create function check_step() returns trigger language plpgsql as $$ begin
      if (select count(*) from changed) > 1000 then raise exception 'too many'; end if; return null; end $$`);
    await run(`create trigger check_step after update on shop_order referencing new table as changed
      for each statement execute function check_step()`);
    await after(91);
    await run("drop function check_step cascade");
    expect(await database.current.sql.$count(orderTable, isNull(orderTable.erasedAt))).toBe(0);
  });

  test("[TD-08] a period is a setting", async () => {
    await changeSetting(database.current, RETENTION, { securityEventDays: 5 });
    await database.current.sql.execute(sql.raw(`insert into security_event (at, kind) values ('${at}', 'signed-in')`));
    await after(4);
    expect(await count("security_event")).toBe(1);
    await after(6);
    expect(await count("security_event")).toBe(0);
    await changeSetting(database.current, RETENTION, {});
    await takeMails(database.current);
  });
});
