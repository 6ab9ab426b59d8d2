import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { changeSetting, INSIGHTS } from "#commerce/settings";
import { takeMails } from "../accounts/testing-mails.ts";
import { onDatabase } from "../database/testing.ts";
import { ledgerTable } from "../payments/tables.ts";
import {
  cancelBoughtCards,
  creditGiftCards,
  findGiftCard,
  holdGiftCards,
  issueForOrder,
  releaseHolds,
  resendGiftCard,
  sendDueGiftCards,
  spendHolds,
} from "./index.ts";
import { CODE_LIMIT } from "./find.ts";
import { giftCardTable } from "./tables.ts";
import { cardOf, giftOf, giveCard, makeOrder, makeShop, sending, SHOP } from "./testing-gift-cards.ts";

const codeIn = (text: string | undefined): string => /(?:[A-Z\d]{4}-){4}[A-Z\d]{4}/.exec(text ?? "")?.[0] ?? "";
const { now } = sending;
const DAY_MS = 86_400_000;

onDatabase("gift cards", (database) => {
  beforeAll(() => makeShop(database.current));
  beforeEach(() => takeMails(database.current));
  let networks = 0;
  const caller = () => ({ shopId: SHOP, network: `n${(networks += 1)}`, now });
  const inTransaction = <Result>(work: Parameters<typeof database.current.sql.transaction<Result>>[0]) =>
    database.current.sql.transaction(work);

  test("a bought card is mailed with its code, which is not stored [CO-07]", async () => {
    const { sql } = database.current;
    const order = await makeOrder(sql, { lines: [{ gift: giftOf(), price: 150_000, quantity: 2 }] });
    await inTransaction((tx) => issueForOrder(tx, order.id, sending));
    await inTransaction((tx) => issueForOrder(tx, order.id, sending));
    const mails = await takeMails(database.current);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      Array.from({ length: 2 }, () => ["bo@example.com", "Ana sent you a €150 gift card"]),
    );
    const [code, other] = mails.map(({ text }) => codeIn(text));
    expect(code).not.toBe(other);
    expect(mails[0]?.text).toContain("“Happy birthday”");
    const found = await findGiftCard(sql, code?.toLowerCase(), caller());
    if (found.kind !== "found") throw new Error(found.kind);
    expect(found.card).toMatchObject({ currency: "EUR", balance: 150_000, available: 150_000, state: "active" });
    expect(found.card.lastFour).toBe(code?.slice(-4));
    expect(mails.some(({ text }) => text.includes(`https://shop.test/fr/giftcard/${found.card.id}`))).toBe(true);
    const rows = JSON.stringify(await sql.select().from(giftCardTable));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code?.replaceAll("-", ""));
    expect(await findGiftCard(sql, code, { ...caller(), shopId: "another" })).toEqual({ kind: "unknown" });
  });

  test("a card's mail is in the language of its order, also when it is sent again [I18-04]", async () => {
    const { sql } = database.current;
    const lines = [{ gift: giftOf({ deliverOn: "2026-11-20" }), price: 150_000 }];
    const order = await makeOrder(sql, { lines, language: "ko" });
    await inTransaction((tx) => issueForOrder(tx, order.id, sending));
    await sendDueGiftCards(database.current, { ...sending, now: new Date("2026-11-20T09:00:00Z") });
    const subjects = async () => (await takeMails(database.current)).map(({ subject }) => subject).toSorted();
    expect(await subjects()).toEqual([
      "Ana 님이 €150 기프트 카드를 보내셨습니다",
      "기프트 카드를 Bo 님에게 보냈습니다",
    ]);
    const given = await giveCard(sql, 20_000, { language: "it" });
    await resendGiftCard(database.current, given, sending);
    expect(await subjects()).toEqual(Array.from({ length: 2 }, () => "Shop ti ha inviato una carta regalo da €20"));
  });

  test("a scheduled card has no code before its day, and is sent once on it [CO-07]", async () => {
    const { sql } = database.current;
    const gift = giftOf({ deliverOn: "2026-11-20" });
    const order = await makeOrder(sql, { lines: [{ gift, price: 150_000 }], email: "buyer@example.com" });
    await inTransaction((tx) => issueForOrder(tx, order.id, sending));
    expect(await takeMails(database.current)).toEqual([]);
    const send = (days: number) =>
      sendDueGiftCards(database.current, { ...sending, now: new Date(now.getTime() + days * DAY_MS) });
    expect(await send(4)).toBe(0);
    const sent = await Promise.all([send(5), send(5), send(5)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    const mails = await takeMails(database.current);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["bo@example.com", "buyer@example.com"]);
    const code = mails.map(({ text }) => codeIn(text)).find(Boolean);
    expect(await findGiftCard(sql, code, caller())).toMatchObject({ kind: "found" });
  });

  test("a scheduled card is sent on its day in the shop's time zone [CO-07] [SF-12]", async () => {
    const { sql } = database.current;
    await changeSetting(database.current, INSIGHTS, { timeZone: "America/Los_Angeles" });
    const order = await makeOrder(sql, { lines: [{ gift: giftOf({ deliverOn: "2026-11-20" }), price: 150_000 }] });
    await inTransaction((tx) => issueForOrder(tx, order.id, sending));
    const send = (moment: string) => sendDueGiftCards(database.current, { ...sending, now: new Date(moment) });
    expect([await send("2026-11-20T07:59:00Z"), await send("2026-11-20T08:00:00Z")]).toEqual([0, 1]);
    await changeSetting(database.current, INSIGHTS, INSIGHTS.initial);
    await takeMails(database.current);
  });

  test("sending a card again replaces its code [CO-07]", async () => {
    const { sql } = database.current;
    const id = await giveCard(sql, 50_000);
    const [first] = await takeMails(database.current);
    expect(await resendGiftCard(database.current, id, sending)).toEqual({ kind: "sent", to: "bo@example.com" });
    const [second] = await takeMails(database.current);
    expect(await findGiftCard(sql, codeIn(first?.text), caller())).toEqual({ kind: "unknown" });
    expect(await findGiftCard(sql, codeIn(second?.text), caller())).toMatchObject({ kind: "found", card: { id } });
  });

  test("a card whose recipient was erased keeps its code, because no mail can bring another [CO-07]", async () => {
    const { sql } = database.current;
    const id = await giveCard(sql, 50_000);
    const [mail] = await takeMails(database.current);
    await sql.update(giftCardTable).set({ recipientEmail: "" }).where(eq(giftCardTable.id, id));
    expect(await resendGiftCard(database.current, id, sending)).toEqual({ kind: "no-such-card" });
    expect(await findGiftCard(sql, codeIn(mail?.text), caller())).toMatchObject({ kind: "found", card: { id } });
  });

  test("attempts are limited per network, successful ones included [CO-07]", async () => {
    const { sql } = database.current;
    await giveCard(sql, 50_000);
    const code = codeIn((await takeMails(database.current))[0]?.text);
    const who = caller();
    const answers = await Promise.all(
      Array.from({ length: CODE_LIMIT.max }, () => findGiftCard(sql, "ACDE-FHJK-LMNP-QRTU-WXY3", who)),
    );
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(["unknown"]));
    expect(await findGiftCard(sql, code, who)).toMatchObject({ kind: "limited" });
    expect(await findGiftCard(sql, code, caller())).toMatchObject({ kind: "found" });
    const later = new Date(now.getTime() + CODE_LIMIT.windowMs + 1);
    expect(await findGiftCard(sql, code, { ...who, now: later })).toMatchObject({ kind: "found" });
  });

  test("cards pay in the given order, keep the rest, and do not pay in other currencies [CO-07]", async () => {
    const { sql } = database.current;
    const [small, large] = [await giveCard(sql, 30_000), await giveCard(sql, 100_000)];
    const foreign = await giveCard(sql, 500_000, { currency: "USD" });
    const order = await makeOrder(sql);
    const ids = [foreign, small, large, small];
    const holds = await inTransaction((tx) => holdGiftCards(tx, order, ids, 70_000));
    expect(holds.map(({ giftCardId, amount }) => [giftCardId, amount])).toEqual([
      [small, 30_000],
      [large, 40_000],
    ]);
    expect(await cardOf(sql, large)).toMatchObject({ balance: 100_000, available: 60_000 });
    // A second attempt replaces the first hold.
    await inTransaction((tx) => holdGiftCards(tx, order, [large], 50_000));
    expect(await cardOf(sql, small)).toMatchObject({ available: 30_000 });
    expect(await inTransaction((tx) => spendHolds(tx, order.id, "EUR", now))).toEqual({
      kind: "spent",
      amount: 50_000,
    });
    expect(await inTransaction((tx) => spendHolds(tx, order.id, "EUR", now))).toEqual({
      kind: "spent",
      amount: 50_000,
    });
    expect(await cardOf(sql, large)).toMatchObject({ balance: 50_000, available: 50_000 });
    await inTransaction((tx) => releaseHolds(tx, order.id));
    expect(await cardOf(sql, large)).toMatchObject({ balance: 50_000 });
  });

  test("a late payment does not spend a balance that another order spent [CO-07]", async () => {
    const { sql } = database.current;
    const card = await giveCard(sql, 100_000);
    const [late, quick] = [await makeOrder(sql), await makeOrder(sql)];
    await inTransaction((tx) => holdGiftCards(tx, late, [card], 80_000));
    await inTransaction((tx) => releaseHolds(tx, late.id));
    await inTransaction((tx) => holdGiftCards(tx, quick, [card], 50_000));
    expect(await inTransaction((tx) => spendHolds(tx, late.id, "EUR", now))).toEqual({ kind: "short" });
    await inTransaction((tx) => releaseHolds(tx, quick.id));
    expect(await inTransaction((tx) => spendHolds(tx, late.id, "EUR", now))).toMatchObject({ kind: "spent" });
    expect(await inTransaction((tx) => spendHolds(tx, quick.id, "EUR", now))).toEqual({ kind: "short" });
    expect(await cardOf(sql, card)).toMatchObject({ balance: 20_000, available: 20_000 });
  });

  test("holds of forty concurrent orders never exceed the balance [CO-07]", async () => {
    const { sql } = database.current;
    const [card, other] = [await giveCard(sql, 100_000), await giveCard(sql, 55_000)];
    const orders = await Promise.all(Array.from({ length: 40 }, () => makeOrder(sql)));
    const spent = await Promise.all(
      orders.map(async (order, index) => {
        // In both orders, so that inconsistent locking would deadlock.
        const ids = index % 2 === 0 ? [card, other] : [other, card];
        const held = await inTransaction((tx) => holdGiftCards(tx, order, ids, 7_000));
        const amount = held.reduce((sum, hold) => sum + hold.amount, 0);
        if (index % 5 === 0) {
          await inTransaction((tx) => releaseHolds(tx, order.id));
          return 0;
        }
        const result = await inTransaction((tx) => spendHolds(tx, order.id, "EUR", now));
        expect(result).toEqual({ kind: "spent", amount });
        return amount;
      }),
    );
    const [first, second] = [await cardOf(sql, card), await cardOf(sql, other)];
    expect(first.balance).toBeGreaterThanOrEqual(0);
    expect(second.balance).toBeGreaterThanOrEqual(0);
    expect(first.balance + second.balance).toBe(155_000 - spent.reduce((sum, amount) => sum + amount, 0));
    expect(first.available).toBe(first.balance);
  });

  test("refunds are credited to the cards that paid, up to what they paid [CO-07]", async () => {
    const { sql } = database.current;
    const [one, two] = [await giveCard(sql, 30_000), await giveCard(sql, 100_000)];
    const order = await makeOrder(sql);
    await inTransaction((tx) => holdGiftCards(tx, order, [one, two], 90_000));
    await inTransaction((tx) => spendHolds(tx, order.id, "EUR", now));
    const credit = { orderId: order.id, currency: "EUR", cause: "refund", at: now };
    expect(await inTransaction((tx) => creditGiftCards(tx, 40_000, credit))).toBe(40_000);
    expect((await cardOf(sql, one)).balance + (await cardOf(sql, two)).balance).toBe(80_000);
    expect(await inTransaction((tx) => creditGiftCards(tx, 80_000, credit))).toBe(50_000);
    expect((await cardOf(sql, one)).balance).toBe(30_000);
    expect((await cardOf(sql, two)).balance).toBe(100_000);
    expect(await inTransaction((tx) => creditGiftCards(tx, 1, credit))).toBe(0);
  });

  test("cancelling an order cancels its cards unless one of them is used [CO-07]", async () => {
    const { sql } = database.current;
    const buy = async () => {
      const order = await makeOrder(sql, { lines: [{ gift: giftOf(), price: 150_000, quantity: 2 }] });
      await inTransaction((tx) => issueForOrder(tx, order.id, sending));
      const cards = await sql.select().from(giftCardTable).where(eq(giftCardTable.orderLineId, order.lineIds[0]!));
      return { order, ids: cards.map(({ id }) => id) };
    };
    const credit = (orderId: string) => ({ orderId, currency: "EUR", cause: "cancel", at: now });
    const [used, fresh] = [await buy(), await buy()];
    const spender = await makeOrder(sql);
    await inTransaction((tx) => holdGiftCards(tx, spender, used.ids.slice(1), 10_000));
    expect(await inTransaction((tx) => cancelBoughtCards(tx, credit(used.order.id)))).toEqual({ kind: "in-use" });
    expect(await inTransaction((tx) => cancelBoughtCards(tx, credit(fresh.order.id)))).toEqual({
      kind: "cancelled",
      amount: 300_000,
    });
    expect(await cardOf(sql, fresh.ids[0]!)).toMatchObject({ state: "cancelled", balance: 0, available: 0 });
    expect(await inTransaction((tx) => cancelBoughtCards(tx, credit(fresh.order.id)))).toMatchObject({ amount: 0 });
  });

  test("the ledger balances, and no card is negative [CO-07]", async () => {
    const { sql } = database.current;
    const sums = new Map<string, number>();
    for (const { transactionId, amount } of await sql.select().from(ledgerTable)) {
      sums.set(transactionId, (sums.get(transactionId) ?? 0) + amount);
    }
    expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
    for (const { id } of await sql.select().from(giftCardTable)) {
      const { balance, available } = await cardOf(sql, id);
      expect(Math.min(balance, available, balance - available)).toBeGreaterThanOrEqual(0);
    }
  });
});
