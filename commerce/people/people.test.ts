// Export and erasure of a person who has used every part of the shop.

import { eq, type SQL } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Database, Sql } from "#commerce/database";
import { eventTable } from "#commerce/events";
import { accountTable } from "../accounts/tables.ts";
import { testingAccounts } from "../accounts/testing-accounts.ts";
import { takeMails } from "../accounts/testing-mails.ts";
import { onDatabase } from "../database/testing.ts";
import { giftCardTable } from "../gift-cards/tables.ts";
import { enqueueMail, findSuppression } from "../mail/index.ts";
import { orderTable } from "../orders/tables.ts";
import { writeOrder } from "../orders/testing-order.ts";
import { reviewTable, reviewVoteTable } from "../reviews/tables.ts";
import { listViews, saveView } from "../staff/saved-views.ts";
import { joinStaff } from "../staff/testing-staff.ts";
import { stockShop } from "../wishlist/testing-wishlists.ts";
import { erasePerson, exportPerson } from "./index.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";
import { clear, EMAIL, NAME, OPERATOR, tablesWith, writePerson } from "./testing-person.ts";

const DAY = 86_400_000;

onDatabase("a person", (database) => {
  const bought = new Date("2026-01-10T12:00:00Z");
  const now = new Date(bought.getTime() + 300 * DAY);
  const erase = (at = now) => erasePerson(database.current, { email: EMAIL, language: "de" }, at);
  beforeAll(() => stockShop(database.current, 1));
  afterEach(() => clear(database.current));

  test("[TD-08] the export has rows of every part, without secrets, the names of staff and anybody else's", async () => {
    const { orderId } = await writePerson(database.current, bought);
    const exported = await exportPerson(database.current, EMAIL, now);
    const { data = {} } = exported ?? {};
    // No order here is paid with a gift card.
    const empty = Object.keys(PERSONAL_TABLES).filter((part) => data[part]?.length === 0);
    expect(empty).toEqual(["giftCardPayments"]);
    expect(data["orders"]).toMatchObject([{ id: orderId, email: EMAIL, billing: { lastName: NAME } }]);
    expect(data["giftCards"]).toHaveLength(2);
    expect(data["reviews"]).toMatchObject([{ author: NAME }]);
    expect(data["securityEvents"]).toHaveLength(2);
    expect(data["events"]).toMatchObject([{ kind: "customer.created" }, { kind: "order.shipped" }]);
    expect(data["orderNotes"]).toMatchObject([{ text: `Note about ${NAME}` }]);
    expect(data["orderEvents"]).toContainEqual(
      expect.objectContaining({ details: { parcel: 1, tracking: `track-${NAME}` } }),
    );
    expect(JSON.stringify(exported)).not.toMatch(/hash"|Hash"|pay\.example/);
    expect(JSON.stringify(exported)).not.toContain(OPERATOR);
    expect(await exportPerson(database.current, "nobody@example.com", now)).toBeUndefined();
  });

  test("[TD-08] erasing leaves the name on the invoice and nowhere else, and the address nowhere", async () => {
    const { accountId } = await writePerson(database.current, bought);
    expect(await erase()).toEqual({ kind: "erased", orders: 1, hadAccount: true });
    // Only the mail that confirms it, which is deleted when it is delivered.
    expect(await tablesWith(database.current, EMAIL)).toEqual(["mail"]);
    expect(await takeMails(database.current)).toMatchObject([
      { to: EMAIL, subject: "Ihre Daten wurden gelöscht", text: expect.stringContaining("10 Jahre") },
    ]);
    expect(await tablesWith(database.current, EMAIL)).toEqual([]);
    expect(await tablesWith(database.current, NAME)).toEqual(["shop_order"]);
    // The event that tells other systems to erase the customer, without whom the id means nothing.
    expect(await tablesWith(database.current, accountId)).toEqual(["event"]);
    const events = database.current.sql.select().from(eventTable).where(eq(eventTable.subject, accountId));
    expect(await events).toMatchObject([{ kind: "customer.erased" }]);
    expect(await tablesWith(database.current, "192.0.2.7")).toEqual([]);
    const [order] = await database.current.sql.select().from(orderTable);
    expect(order).toMatchObject({
      total: 110_000,
      email: "",
      delivery: { country: "FR", lastName: "", line1: "" },
      billing: { lastName: NAME },
    });
    expect(await database.current.sql.select().from(reviewTable)).toMatchObject([{ author: "Bo" }]);
    expect(await database.current.sql.$count(reviewVoteTable)).toBe(1);
    // The recipient of a gift still has it.
    const cards = await database.current.sql.select().from(giftCardTable).where(eq(giftCardTable.codeHash, "bought"));
    expect(cards).toMatchObject([{ recipientEmail: "bo@example.com", senderName: "", message: "" }]);
    expect(await findSuppression(database.current.sql, EMAIL)).toMatchObject({ reason: "unsubscribed" });
  });

  test("[TD-08] [CN-09] saved views that look for the person are erased too, and others stay", async () => {
    await writePerson(database.current, bought);
    const { id } = await joinStaff(testingAccounts(database.current), "desk@shop.test", "owner");
    const save = (name: string, q: string) =>
      saveView(
        database.current,
        id,
        { list: "orders", name, query: String(new URLSearchParams({ q })), isShared: true },
        now,
      );
    await save("By address", EMAIL.toUpperCase());
    await save(`About ${EMAIL}`, "late");
    await save("Late", "late");
    await erase();
    expect((await listViews(database.current, id, "orders")).map(({ name }) => name)).toEqual(["Late"]);
  });

  test("[TD-08] orders of an account that had the address before are neither exported nor erased", async () => {
    await writePerson(database.current, bought);
    await database.current.sql.update(accountTable).set({ email: "moved@example.com" });
    const data = await exportPerson(database.current, EMAIL, new Date(bought.getTime() + 800 * DAY));
    expect([data?.data["orders"] ?? [], data?.data["carts"] ?? []]).toEqual([[], []]);
    await erase();
    expect(await database.current.sql.select().from(orderTable)).toMatchObject([{ email: EMAIL }]);
  });

  test("[TD-08] an order that is placed during the erasure stays complete, and so does its mail", async () => {
    await writePerson(database.current, bought);
    const guest = { accountId: null, email: EMAIL, createdAt: now, placedAt: now };
    const mail = () => ({ language: "en", subject: "Your order", paragraphs: ["Thank you"] }) as const;
    const racing = afterCheck(database.current, async (tx) => {
      await writeOrder({ sql: tx } as Database, guest);
      await enqueueMail(tx, EMAIL, mail, new Date(now.getTime() + 1));
    });
    const erased = await erasePerson(racing, { email: EMAIL, language: "en" }, now);
    expect(erased).toEqual({ kind: "erased", orders: 1, hadAccount: true });
    const orders = await database.current.sql.select().from(orderTable).orderBy(orderTable.createdAt);
    expect(orders.map(({ email }) => email)).toEqual(["", EMAIL]);
    expect((await takeMails(database.current)).map(({ subject }) => subject)).toContain("Your order");
  });

  test("[TD-08] an account that its owner opened again during the sweep is kept", async () => {
    const { accountId } = await writePerson(database.current, bought);
    const isOwn = eq(accountTable.id, accountId);
    const close = (closedAt: Date | null) => database.current.sql.update(accountTable).set({ closedAt }).where(isOwn);
    const later = new Date(bought.getTime() + 800 * DAY);
    const person = { email: EMAIL, language: "en", closedBefore: later } as const;
    await close(null);
    expect(await erasePerson(database.current, person, later)).toEqual({ kind: "reopened" });
    expect(await database.current.sql.$count(accountTable, isOwn)).toBe(1);
    await close(bought);
    expect(await erasePerson(database.current, person, later)).toMatchObject({ kind: "erased" });
  });

  test("[TD-08] a person with an open order is not erased until it can no longer be returned", async () => {
    const { orderId } = await writePerson(database.current, bought);
    const [order] = await database.current.sql.select().from(orderTable).where(eq(orderTable.id, orderId));
    const refusal = { kind: "open-orders", orders: [order?.number] };
    expect(await erase(new Date(bought.getTime() + 5 * DAY))).toEqual(refusal);
    await database.current.sql.update(orderTable).set({ state: "shipped" });
    await database.current.sql.execute("update order_parcel set delivered_at = null");
    expect(await erase(new Date(bought.getTime() + 60 * DAY))).toEqual(refusal);
    await database.current.sql.update(orderTable).set({ state: "delivered" });
    await database.current.sql.execute("update refund set state = 'failed'");
    expect(await erase()).toEqual(refusal);
    await database.current.sql.execute("update refund set state = 'refunded'");
    expect(await erase()).toMatchObject({ kind: "erased" });
    expect(await database.current.sql.$count(accountTable)).toBe(0);
  });
});

/** The database, with something that happens between the check of a person's orders and their change. */
function afterCheck(database: Database, happen: (tx: Sql) => Promise<void>): Database {
  const change = (tx: Sql) => (table: typeof orderTable) =>
    table !== orderTable
      ? tx.update(table)
      : {
          set: (values: object) => ({
            where: (where: SQL) => ({
              returning: async (fields: { readonly id: typeof orderTable.id }) => {
                await happen(tx);
                return tx.update(table).set(values).where(where).returning(fields);
              },
            }),
          }),
        };
  const transaction = (work: (tx: Sql) => Promise<unknown>) =>
    database.sql.transaction((tx) => work(Object.assign(Object.create(tx) as Sql, { update: change(tx) })));
  return { ...database, sql: Object.assign(Object.create(database.sql) as Sql, { transaction }) };
}
