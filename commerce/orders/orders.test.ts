import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { messagesIn } from "#catalogue";
import { createToken, hashOf } from "#commerce/accounts";
import { onDatabase } from "../database/testing.ts";
import { makeAccount, stockShop } from "../wishlist/testing-wishlists.ts";
import {
  canBecome,
  createOrderNumber,
  findAnyOrder,
  findOrder,
  findOrderByNumber,
  insertOrder,
  listOrders,
  lockOrder,
  moveOrder,
  ORDER_STATES,
  orderTable,
  placedMail,
  type OrderRow,
} from "./index.ts";
import { orderTokenTable } from "./tables.ts";
import { ADDRESS, writeOrder } from "./testing-order.ts";

onDatabase("orders", (database) => {
  beforeAll(() => stockShop(database.current, 1));

  test("have a unique number, redrawn if it is taken [CO-05]", async () => {
    const { id } = await writeOrder(database.current);
    const [{ number, ...row } = { number: "" }] = await database.current.sql
      .select()
      .from(orderTable)
      .where(eq(orderTable.id, id));
    const like = () => ({ ...(row as OrderRow), id: randomUUID(), cartId: randomUUID() });
    const drawn = [number, number, "V0000000001"];
    const made = await insertOrder(database.current.sql, like(), () => drawn.shift() ?? "");
    expect([made.number, drawn]).toEqual(["V0000000001", []]);
    await expect(insertOrder(database.current.sql, like(), () => number)).rejects.toThrow("No free order number");
  });

  test("are confirmed with what the delivery costs, in the words of their page [SF-12]", async () => {
    const costOf = async (deliveryPrice: number) => {
      const { id } = await writeOrder(database.current, { deliveryPrice, delivery: ADDRESS });
      const order = await findAnyOrder(database.current.sql, id);
      return new Map(
        placedMail({ name: "Shop", timeZone: "UTC", messages: messagesIn }, order!, "https://shop.test", []).details,
      ).get("Delivery");
    };
    expect(await costOf(10_000)).toBe("€10");
    expect(await costOf(0)).toBe("Complimentary");
  });

  test("cannot be opened with anything stored in the database [CO-05] [RT-03]", async () => {
    const { id } = await writeOrder(database.current, { email: "bo@example.com" });
    const [{ number = "" } = {}] = await database.current.sql.select().from(orderTable).where(eq(orderTable.id, id));
    const found = await findOrderByNumber(database.current, { number, email: "bo@example.com" }, { network: "n" });
    if (found.kind !== "found") throw new Error(found.kind);
    const open = (token: string) => findOrder(database.current, id, { accountId: null, token });
    expect(await open(found.token)).toMatchObject({ id });
    const [order] = await database.current.sql.select().from(orderTable).where(eq(orderTable.id, id));
    const tokens = await database.current.sql.select().from(orderTokenTable).where(eq(orderTokenTable.orderId, id));
    const stored = [order?.tokenHash, order?.idempotencyKey, ...tokens.map(({ tokenHash }) => tokenHash)];
    expect(stored).toHaveLength(3);
    for (const value of stored.flatMap((text) => [text ?? "", hashOf(text ?? ""), hashOf(`order grant ${text}`)])) {
      expect(await open(value)).toBeUndefined();
    }
  });

  test("are visible only to their account and to holders of a token [CO-05] [RT-03]", async () => {
    const [owner, other] = [await makeAccount(database.current), await makeAccount(database.current)];
    const { id, token } = await writeOrder(database.current, { accountId: owner });
    const look = (accountId: string | null, given: string | null) =>
      findOrder(database.current, id, { accountId, token: given });
    for (const order of [await look(owner, null), await look(null, token), await look(other, token)]) {
      expect(order).toMatchObject({ id, total: 110_000, delivery: ADDRESS, lines: [{ quantity: 2, price: 50_000 }] });
      expect(JSON.stringify(order)).not.toContain(hashOf(token));
    }
    for (const order of [await look(other, null), await look(null, null), await look(null, createToken())]) {
      expect(order).toBeUndefined();
    }
    expect(await findOrder(database.current, "' or true --", { accountId: owner, token })).toBeUndefined();
  });

  test("are listed by account, newest first and paged, without unpaid ones [CO-05] [RT-11]", async () => {
    const accountId = await makeAccount(database.current);
    const ids: string[] = [];
    for (let day = 1; day <= 5; day++) {
      ids.unshift((await writeOrder(database.current, { accountId, placedAt: new Date(Date.UTC(2026, 0, day)) })).id);
    }
    await writeOrder(database.current, { accountId, placedAt: null, state: "payment-failed" });
    const page = async (asked: number) => {
      const { orders, ...rest } = await listOrders(database.current, accountId, { page: asked, perPage: 2 });
      return { ...rest, ids: orders.map(({ id }) => id), counts: orders.map(({ count }) => count) };
    };
    expect(await page(1)).toEqual({ total: 5, page: 1, pages: 3, ids: ids.slice(0, 2), counts: [2, 2] });
    expect(await page(3)).toMatchObject({ page: 3, ids: ids.slice(4) });
    for (const [asked, shown] of [
      [99, 3],
      [0, 1],
      [-7, 1],
      [Number.NaN, 1],
      [1.5, 1],
    ] as const) {
      expect(await page(asked), String(asked)).toMatchObject({ page: shown });
    }
    expect(await listOrders(database.current, await makeAccount(database.current))).toMatchObject({
      total: 0,
      pages: 1,
    });
  });

  test("are found by number and email address together, and not by guessing [CO-05] [CO-06]", async () => {
    const number = createOrderNumber();
    const { id } = await writeOrder(database.current, { number, email: "bo@example.com" });
    const look = (typed: string, email: string, network: string = randomUUID(), now = new Date()) =>
      findOrderByNumber(database.current, { number: typed, email }, { network, now });
    const spaced = `${number.slice(0, 4)} ${number.slice(4).toLowerCase()} `;
    expect(await look(spaced.toLowerCase(), " BO@example.com")).toMatchObject({ kind: "found", order: { id } });
    const found = await look(number, "bo@example.com");
    const granted = found.kind === "found" ? found.token : "";
    expect(await findOrder(database.current, id, { accountId: null, token: granted })).toMatchObject({ id });
    const other = await writeOrder(database.current);
    expect(await findOrder(database.current, other.id, { accountId: null, token: granted })).toBeUndefined();
    expect(await look(number, "ana@example.com")).toEqual({ kind: "no-such-order" });
    expect(await look(createOrderNumber(), "bo@example.com")).toEqual({ kind: "no-such-order" });
    expect(await look("V'; drop", "bo@example.com")).toEqual({ kind: "no-such-order" });
    const network = randomUUID();
    const now = new Date();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => look(createOrderNumber(), "bo@example.com", network, now)),
    );
    expect(answers.filter(({ kind }) => kind === "limited")).toHaveLength(10);
    // Guessing at the address of a number does not lock out its owner.
    for (let tries = 0; tries < 25; tries++) await look(number, "eve@example.com", randomUUID(), now);
    expect(await look(number, "eve@example.com", randomUUID(), now)).toMatchObject({ kind: "limited" });
    expect(await look(number, "bo@example.com", randomUUID(), now)).toMatchObject({ kind: "found" });
    const later = new Date(now.getTime() + 16 * 60_000);
    expect(await look(number, "bo@example.com", network, later)).toMatchObject({ kind: "found" });
  });

  test("change state only along the allowed transitions [CO-05]", async () => {
    const { id } = await writeOrder(database.current);
    const move = (to: (typeof ORDER_STATES)[number]) =>
      database.current.sql.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        await moveOrder(tx, order!, { to, by: "merchant", at: new Date(), details: { tracking: "T1" } });
      });
    await move("shipped");
    await expect(move("cancelled")).rejects.toThrow(/is shipped and cannot become cancelled/);
    await move("delivered");
    const order = await findOrder(database.current, id, { accountId: null, token: null });
    expect(order).toBeUndefined();
    const ends = ORDER_STATES.filter((from) => ORDER_STATES.every((to) => !canBecome(from, to)));
    expect(ends).toEqual(["delivered", "cancelled", "payment-failed"]);
  });
});
