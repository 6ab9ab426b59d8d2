import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createToken } from "#commerce/accounts";
import { findAnyOrder, orderTable, orderTaxTable, parcelTable } from "#commerce/orders";
import { issueRefund } from "#commerce/fulfilment";
import { enterLedger, ledgerTable, refundTable } from "#commerce/payments";
import { changeSetting, INSIGHTS } from "#commerce/settings";
import { takeMails, tokenIn } from "../accounts/testing-mails.ts";
import { onDatabase } from "../database/testing.ts";
import { cardOf, giftOf, giveCard } from "../gift-cards/testing-gift-cards.ts";
import { variantTable } from "../products/tables.ts";
import { makeAccount, stockShop } from "../wishlist/testing-wishlists.ts";
import {
  changeReturn,
  deliveryOf,
  findReturn,
  receiveReturn,
  refundReturn,
  refuseReturn,
  returnableOf,
  startReturn,
} from "./index.ts";
import { returnTable } from "./tables.ts";
import { makeDelivered, testDesk, type TestDesk } from "./testing-returns.ts";

const DAY_MS = 86_400_000;

onDatabase("returns", (database) => {
  let desk: TestDesk;
  beforeAll(() => stockShop(database.current, 3));
  beforeEach(async () => {
    desk = testDesk(database.current);
    await takeMails(database.current);
  });
  const two = { sku: "coat", price: 100_000, quantity: 2, productId: "p1", variantId: "v1-0" };
  const one = { sku: "bag", price: 40_000, quantity: 1, productId: "p2", variantId: "v2-0" };
  const express = { names: { en: "Express" }, days: { from: 1, to: 2 } };
  const delivered = {
    deliveryPrice: 12_000,
    deliveryTerms: { method: express, leastPrice: 5000, taxNote: "vat-included" as const, returnDays: 30 },
  };
  const choose = (orderLineId: string | undefined, quantity: number, given: object = {}) => ({
    lines: [{ orderLineId, quantity, reason: "too-small" }],
    packaging: "original",
    refundTo: "payment",
    ...given,
  });
  async function started(orderId: string, form: object) {
    const result = await startReturn(desk, orderId, form);
    if (result.kind !== "started") throw new Error(result.kind);
    return result;
  }
  const clock = () => ({ now: desk.now(), timeZone: "UTC" });
  const stock = async (variantId: string) => {
    const [row] = await database.current.sql.select().from(variantTable).where(eq(variantTable.id, variantId));
    return row?.inventoryQuantity ?? Number.NaN;
  };
  const refunds = (orderId: string) =>
    database.current.sql.select().from(refundTable).where(eq(refundTable.orderId, orderId));
  const salesOf = async (orderId: string) => {
    const entries = await database.current.sql
      .select()
      .from(ledgerTable)
      .where(and(eq(ledgerTable.orderId, orderId), eq(ledgerTable.account, "sales")));
    return entries.reduce((sum, { amount }) => sum - amount, 0);
  };

  test("the owner starts a return and gets a link by mail; nobody else can open it [CO-06] [RT-12]", async () => {
    const [owner, other] = [await makeAccount(database.current), await makeAccount(database.current)];
    const localNames = { vendor: "Maison", title: "Manteau en laine", colour: "Anthracite", options: [] };
    const order = await makeDelivered(desk, { accountId: owner, lines: [{ ...two, size: "M", localNames }, one] });
    const { id, number, token } = await started(order.id, choose(order.lineIds[0], 1));
    const [mail] = await takeMails(database.current);
    expect(mail?.text).toContain("1 × Maison Manteau en laine (Anthracite, M)");
    expect(mail).toMatchObject({ to: "ana@example.com", subject: `Your return ${number}` });
    expect(mail?.text).toContain(`https://shop.test/fr/account/ordersReturn/${id}?token=`);
    expect(tokenIn(mail?.text)).toBe(token);
    const look = (accountId: string | null, given: string | null) =>
      findReturn(database.current, id, { accountId, token: given });
    for (const seen of [await look(owner, null), await look(null, token)]) {
      expect(seen).toMatchObject({ number, state: "requested", amount: 100_000, lines: [{ quantity: 1 }] });
    }
    for (const unseen of [await look(other, null), await look(null, null), await look(other, createToken())]) {
      expect(unseen).toBeUndefined();
    }
    expect(await findReturn(database.current, "' --", { accountId: owner, token })).toBeUndefined();
    expect((await findAnyOrder(database.current.sql, order.id))?.events.at(-1)).toMatchObject({
      kind: "return-requested",
      by: "shopper",
    });
  });

  test("only delivered pieces can be returned, within the deadline, and never gift cards [CO-06]", async () => {
    const gift = { gift: giftOf(), price: 50_000, sku: "gift" };
    const order = await makeDelivered(desk, { lines: [one, gift] });
    const begin = (index: number, quantity = 1) => startReturn(desk, order.id, choose(order.lineIds[index], quantity));
    expect(await begin(1)).toEqual({ kind: "too-many", lines: [{ orderLineId: order.lineIds[1], most: 0 }] });
    expect(await begin(0, 2)).toMatchObject({ kind: "too-many", lines: [{ most: 1 }] });
    const shipped = await makeDelivered(desk, { state: "shipped", lines: [one] });
    expect(await startReturn(desk, shipped.id, choose(shipped.lineIds[0], 1))).toEqual({ kind: "not-delivered" });
    expect(await startReturn(desk, randomUUID(), choose(randomUUID(), 1))).toEqual({ kind: "no-such-order" });
    const read = await findAnyOrder(database.current.sql, order.id);
    const open = returnableOf(read!, new Map(), clock());
    if (open.kind !== "open") throw new Error(open.kind);
    desk.wait(open.until.getTime() - desk.now().getTime());
    expect(returnableOf(read!, new Map(), clock()).kind).toBe("open");
    desk.wait(DAY_MS);
    expect(await begin(0)).toMatchObject({ kind: "too-late" });
  });

  test("the last day for returns, and for a withdrawal, counts in full in the shop's time zone [CO-06]", async () => {
    await changeSetting(database.current, INSIGHTS, { timeZone: "America/Los_Angeles" });
    const deliver = (returnDays: number) =>
      makeDelivered(desk, {
        lines: [one],
        ...delivered,
        deliveryTerms: { ...delivered.deliveryTerms, returnDays },
      });
    // Delivered on Sunday the 15th at 1:30 in the morning.
    const [short, long] = [await deliver(14), await deliver(30)];
    const lastMinute = Date.UTC(2026, 10, 30, 7, 59);
    desk.wait(lastMinute - desk.now().getTime());
    const { number } = await started(long.id, choose(long.lineIds[0], 1));
    expect(await receiveReturn(desk, number)).toEqual({ kind: "received", amount: 45_000 });
    await started(short.id, choose(short.lineIds[0], 1));
    const late = await deliver(30);
    desk.wait(14 * DAY_MS + 60_000);
    const { number: after } = await started(late.id, choose(late.lineIds[0], 1));
    expect(await receiveReturn(desk, after)).toEqual({ kind: "received", amount: 40_000 });
    await changeSetting(database.current, INSIGHTS, INSIGHTS.initial);
  });

  test("the time for returns does not end while a parcel is still to come [CO-06]", async () => {
    const order = await makeDelivered(desk, { state: "shipped", lines: [two] });
    const [lineId = ""] = order.lineIds;
    const parcel = (number: number, deliveredAt: Date | null) => ({
      orderId: order.id,
      number,
      lines: [{ lineId, quantity: 1 }],
      sentAt: desk.now(),
      deliveredAt,
    });
    const { sql: client } = database.current;
    await client.insert(parcelTable).values(parcel(1, desk.now()));
    desk.wait(100 * DAY_MS);
    // One piece is not sent yet.
    expect((await started(order.id, choose(lineId, 1))).kind).toBe("started");
    await client.insert(parcelTable).values(parcel(2, null));
    const read = async () => returnableOf((await findAnyOrder(client, order.id))!, new Map(), clock());
    expect(await read()).toMatchObject({ kind: "open", lines: [{ most: 1 }] });
    await client.update(parcelTable).set({ deliveredAt: desk.now() }).where(eq(parcelTable.number, 2));
    const open = await read();
    if (open.kind !== "open") throw new Error(open.kind);
    desk.wait(open.until.getTime() - desk.now().getTime() + 1);
    expect(await read()).toMatchObject({ kind: "too-late" });
  });

  test("invalid forms are rejected and change nothing [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [two] });
    const [line] = order.lineIds;
    const bad = [
      choose(line, 0),
      choose(line, -1),
      choose(line, 1.5),
      choose(line, 1e9),
      choose("not an id", 1),
      choose(line, 1, { refundTo: "pocket" }),
      choose(line, 1, { packaging: undefined }),
      choose(line, 1, { lines: [] }),
      choose(line, 1, { lines: [{ orderLineId: line, quantity: 1, reason: "because" }] }),
      choose(line, 1, { lines: [1, 1].map((quantity) => ({ orderLineId: line, quantity, reason: "late" })) }),
    ];
    for (const form of bad) expect(await startReturn(desk, order.id, form)).toEqual({ kind: "invalid" });
    const foreign = await makeDelivered(desk, { lines: [two] });
    expect(await startReturn(desk, order.id, choose(foreign.lineIds[0], 1))).toMatchObject({ kind: "too-many" });
    expect(await database.current.sql.$count(returnTable, eq(returnTable.orderId, order.id))).toBe(0);
  });

  test("mails and the refunding gift card are in the order's language [I18-04] [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [two], language: "ar" });
    const { number } = await started(order.id, choose(order.lineIds[0], 2, { refundTo: "gift-card" }));
    await receiveReturn(desk, number);
    await refundReturn(desk, number);
    const mails = await takeMails(database.current);
    // Inserted values are wrapped in invisible bidi isolates.
    const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, "");
    expect(mails.map(({ subject }) => plain(subject))).toEqual(
      expect.arrayContaining([
        `إرجاعك ${number}`,
        `وصل إرجاعك ${number}`,
        `استرداد مبلغ ${number}`,
        "أرسل إليك Shop بطاقة هدايا بقيمة €200",
      ]),
    );
    expect(mails).toHaveLength(4);
    expect(mails.every(({ html }) => html.includes('<html lang="ar" dir="rtl">'))).toBe(true);
    expect(mails.some(({ text }) => plain(text).includes(`«مقابل إرجاعك ${number}»`))).toBe(true);
    expect(mails.some(({ text }) => text.includes("سترجع قطعتين"))).toBe(true);
  });

  test("concurrent returns never exceed what was bought [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [{ ...two, quantity: 5 }] });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => startReturn(desk, order.id, choose(order.lineIds[0], 2))),
    );
    expect(answers.filter(({ kind }) => kind === "started")).toHaveLength(2);
    const first = answers.find((answer) => answer.kind === "started");
    // A cancelled return no longer counts.
    expect(await changeReturn(desk, first!.id, "cancelled")).toEqual({ kind: "changed" });
    expect(await changeReturn(desk, first!.id, "sent")).toEqual({ kind: "not-now", state: "cancelled" });
    await started(order.id, choose(order.lineIds[0], 3));
    expect(await startReturn(desk, order.id, choose(order.lineIds[0], 1))).toEqual({ kind: "nothing-left" });
  });

  test("a return is refunded once, to the payment and gift cards it was paid with, and restocked [CO-06] [CO-07]", async () => {
    const card = await giveCard(database.current.sql, 60_000);
    const order = await makeDelivered(desk, { lines: [two, one], giftCardIds: [card] });
    const before = await stock("v1-0");
    const { number } = await started(order.id, choose(order.lineIds[0], 2));
    expect(await refundReturn(desk, number)).toEqual({ kind: "not-now", state: "requested" });
    expect(await receiveReturn(desk, number)).toEqual({ kind: "received", amount: 200_000 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => refundReturn(desk, number.toLowerCase())));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["not-now", "not-now", "not-now", "refunded"]);
    // 240 was paid, 60 of it by gift card: a refund of 200 returns 180 to the payment and 20 to the gift card.
    expect(await refunds(order.id)).toMatchObject([{ amount: 180_000, state: "due" }]);
    expect((await cardOf(database.current.sql, card)).balance).toBe(20_000);
    expect(await stock("v1-0")).toBe(before + 2);
    expect(await salesOf(order.id)).toBe(40_000);
    const mails = await takeMails(database.current);
    expect(mails.map(({ subject }) => subject)).toContain(`Your refund for ${number}`);
  });

  test("only accepted pieces are refunded, here to a gift card sent by mail [CO-06] [CO-07]", async () => {
    const order = await makeDelivered(desk, { lines: [two, one] });
    const before = await stock("v1-0");
    const { number } = await started(order.id, choose(order.lineIds[0], 2, { refundTo: "gift-card" }));
    const receive = (lineId: string | undefined, quantity: number, damaged?: number) =>
      receiveReturn(desk, number, new Map([[lineId ?? "", { quantity, damaged }]]));
    const [line, other] = order.lineIds;
    expect(await receive(line, 3)).toEqual({ kind: "bad-lines", orderLineIds: [line] });
    expect(await receive(line, 1, 2)).toEqual({ kind: "bad-lines", orderLineIds: [line] });
    // In the order, but not in this return.
    expect(await receive(other, 0)).toEqual({ kind: "bad-lines", orderLineIds: [other] });
    expect(await receive(line, 1)).toEqual({ kind: "received", amount: 100_000 });
    const refunded = await refundReturn(desk, number);
    if (refunded.kind !== "refunded" || refunded.giftCardId === null) throw new Error(refunded.kind);
    expect((await cardOf(database.current.sql, refunded.giftCardId)).balance).toBe(100_000);
    expect(await refunds(order.id)).toEqual([]);
    expect(await stock("v1-0")).toBe(before + 1);
    const mails = await takeMails(database.current);
    expect(mails.filter(({ text }) => /(?:[A-Z\d]{4}-){4}[A-Z\d]{4}/.test(text))).toHaveLength(1);
    // The piece that was missing from the parcel can be returned later.
    await started(order.id, choose(order.lineIds[0], 1));
  });

  test("an erased buyer gets the money back on the payment, because no mail can bring a gift card [CO-07]", async () => {
    const order = await makeDelivered(desk, { lines: [two] });
    await database.current.sql.update(orderTable).set({ email: "" }).where(eq(orderTable.id, order.id));
    const { number } = await started(order.id, choose(order.lineIds[0], 2, { refundTo: "gift-card" }));
    await receiveReturn(desk, number);
    expect(await refundReturn(desk, number)).toEqual({ kind: "refunded", amount: 200_000, giftCardId: null });
    expect(await refunds(order.id)).toMatchObject([{ amount: 200_000, state: "due" }]);
  });

  test("damaged pieces are refunded but not restocked, even if two lines share a SKU [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [two, { ...one, sku: two.sku }] });
    const before = [await stock("v1-0"), await stock("v2-0")];
    const lines = order.lineIds.map((orderLineId, index) => ({
      orderLineId,
      quantity: index === 0 ? 2 : 1,
      reason: index === 0 ? "too-large" : "damaged",
    }));
    const { number } = await started(order.id, { lines, packaging: "own", refundTo: "payment" });
    const worn = new Map([[order.lineIds[0] ?? "", { quantity: 2, damaged: 1 }]]);
    const received = await receiveReturn(desk, number, worn);
    if (received.kind !== "received") throw new Error(received.kind);
    expect(received.amount).toBe(2 * two.price + one.price);
    expect(await refundReturn(desk, number)).toMatchObject({ kind: "refunded", amount: received.amount });
    expect([await stock("v1-0"), await stock("v2-0")]).toEqual([before[0]! + 1, before[1]]);
  });

  test("starting and cancelling a return repeatedly is rate-limited [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [one] });
    const kinds: string[] = [];
    for (let round = 0; round < 16; round++) {
      const begun = await startReturn(desk, order.id, choose(order.lineIds[0], 1));
      kinds.push(begun.kind);
      if (begun.kind === "started") await changeReturn(desk, begun.id, "cancelled");
    }
    expect(kinds.slice(0, 15)).toEqual(Array(15).fill("started"));
    expect(kinds[15]).toBe("limited");
  });

  test("a refused return is neither refunded nor repeated [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [one] });
    const { number } = await started(order.id, choose(order.lineIds[0], 1));
    await receiveReturn(desk, number);
    const before = await stock("v2-0");
    expect(await refuseReturn(desk, number, "It was worn.")).toEqual({ kind: "refused" });
    expect((await takeMails(database.current)).at(-1)?.text).toContain("It was worn.");
    expect(await refundReturn(desk, number)).toEqual({ kind: "not-now", state: "refused" });
    expect(await stock("v2-0")).toBe(before);
    expect(await startReturn(desk, order.id, choose(order.lineIds[0], 1))).toEqual({ kind: "nothing-left" });
    expect(await receiveReturn(desk, "R0000000000")).toEqual({ kind: "no-such-return" });
  });

  test("a refund never exceeds the remaining money of the order [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [{ ...two, quantity: 1 }] });
    const { number } = await started(order.id, choose(order.lineIds[0], 1));
    await receiveReturn(desk, number);
    const entries = [
      { account: "sales", amount: 70_000, currency: "EUR" },
      { account: "owed", amount: -70_000, currency: "EUR" },
    ];
    await enterLedger(database.current.sql, { orderId: order.id, cause: "refund-due", entries, at: desk.now() });
    expect(await refundReturn(desk, number)).toMatchObject({ kind: "refunded", amount: 30_000 });
  });

  const shownDelivery = ({ id, token }: { readonly id: string; readonly token: string }) =>
    findReturn(database.current, id, { accountId: null, token }).then(
      (parcel) => parcel && deliveryOf(database.current.sql, parcel),
    );

  test("delivery is refunded with the whole order, at the price of the cheapest method, once [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [two, one], ...delivered });
    const [coats, bag] = order.lineIds;
    const part = await started(order.id, choose(coats, 2));
    expect(await receiveReturn(desk, part.number)).toEqual({ kind: "received", amount: 200_000 });
    expect(await refundReturn(desk, part.number)).toMatchObject({ kind: "refunded", amount: 200_000 });
    const rest = await started(order.id, choose(bag, 1));
    expect(await receiveReturn(desk, rest.number)).toEqual({ kind: "received", amount: 45_000 });
    // At the same moment as the other one.
    expect(await refundReturn(desk, rest.number)).toMatchObject({ kind: "refunded", amount: 45_000 });
    expect(await salesOf(order.id)).toBe(7000);
    expect([await shownDelivery(part), await shownDelivery(rest)]).toEqual([0, 5000]);
  });

  test("no delivery is refunded while a parcel is on its way, and it is refunded once with the last one [CO-06]", async () => {
    const order = await makeDelivered(desk, { state: "shipped", lines: [two, one], ...delivered });
    const [coats = "", bag = ""] = order.lineIds;
    const { sql: client } = database.current;
    const parcel = { orderId: order.id, sentAt: desk.now() };
    await client.insert(parcelTable).values([
      { ...parcel, number: 1, lines: [{ lineId: bag, quantity: 1 }], deliveredAt: desk.now() },
      { ...parcel, number: 2, lines: [{ lineId: coats, quantity: 2 }], deliveredAt: null },
    ]);
    const part = await started(order.id, choose(bag, 1));
    await receiveReturn(desk, part.number);
    expect(await refundReturn(desk, part.number)).toMatchObject({ kind: "refunded", amount: 40_000 });
    await client.update(parcelTable).set({ deliveredAt: desk.now() }).where(eq(parcelTable.orderId, order.id));
    const rest = await started(order.id, choose(coats, 2));
    await receiveReturn(desk, rest.number);
    expect(await refundReturn(desk, rest.number)).toMatchObject({ kind: "refunded", amount: 205_000 });
    expect([await shownDelivery(part), await shownDelivery(rest)]).toEqual([0, 5000]);
  });

  test("delivery that staff refunded is not refunded once more with the whole order [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [one], ...delivered });
    const taxes = { orderId: order.id, jurisdiction: "FR", category: "", treatment: "taxed" as const, rate: 0, tax: 0 };
    await database.current.sql.insert(orderTaxTable).values([
      { ...taxes, ordinal: 0, subject: "line", lineId: order.lineIds[0], taxable: 40_000 },
      { ...taxes, ordinal: 1, subject: "delivery", taxable: 12_000 },
    ]);
    const read = (await findAnyOrder(database.current.sql, order.id))!;
    const refund = {
      amount: 9000,
      delivery: 9000,
      cause: "merchant:a",
      reason: "late",
      by: "merchant" as const,
      at: desk.now(),
    };
    await issueRefund(database.current.sql, read, refund);
    const { number } = await started(order.id, choose(order.lineIds[0], 1));
    expect(await receiveReturn(desk, number)).toEqual({ kind: "received", amount: 43_000 });
  });

  test("pieces that staff refunded by name are not refunded once more when they come back [CO-06] [PM-04]", async () => {
    const order = await makeDelivered(desk, { lines: [two, one] });
    const { sql: client } = database.current;
    const [coats = "", bag = ""] = order.lineIds;
    const taxes = { orderId: order.id, jurisdiction: "FR", category: "", treatment: "taxed" as const, rate: 0, tax: 0 };
    await client.insert(orderTaxTable).values([
      { ...taxes, ordinal: 0, subject: "line", lineId: coats, taxable: 200_000 },
      { ...taxes, ordinal: 1, subject: "line", lineId: bag, taxable: 40_000 },
    ]);
    const read = (await findAnyOrder(client, order.id))!;
    const byStaff = { reason: "damaged", by: "merchant" as const, at: desk.now() };
    // A discount that names no line is not taken off a returned piece.
    await issueRefund(client, read, { ...byStaff, amount: 12_000, cause: "merchant:late" });
    const lines = new Map([[coats, 100_000]]);
    await issueRefund(client, read, { ...byStaff, amount: 100_000, lines, cause: "merchant:coat" });
    const { number } = await started(order.id, choose(coats, 2));
    await receiveReturn(desk, number);
    expect(await refundReturn(desk, number)).toMatchObject({ kind: "refunded", amount: 100_000 });
    const last = await started(order.id, choose(bag, 1));
    await receiveReturn(desk, last.number);
    expect(await refundReturn(desk, last.number)).toMatchObject({ kind: "refunded", amount: 28_000 });
  });

  test("a return of a free piece completes the order: it is restocked, and the delivery refunded [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [one, { ...two, quantity: 1, price: 0 }], ...delivered });
    const [bag, free] = order.lineIds;
    const part = await started(order.id, choose(bag, 1));
    await receiveReturn(desk, part.number);
    expect(await refundReturn(desk, part.number)).toMatchObject({ kind: "refunded", amount: 40_000 });
    const before = (await stock("v1-0")) ?? 0;
    const rest = await started(order.id, choose(free, 1));
    expect(await receiveReturn(desk, rest.number)).toEqual({ kind: "received", amount: 5000 });
    expect(await refundReturn(desk, rest.number)).toMatchObject({ kind: "refunded", amount: 5000 });
    expect(await stock("v1-0")).toBe(before + 1);
  });

  test("no delivery is refunded to a country without a right of withdrawal [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [one], ...delivered });
    const { sql: client } = database.current;
    const address = (await findAnyOrder(client, order.id))!.delivery!;
    await client
      .update(orderTable)
      .set({ delivery: { ...address, country: "US" } })
      .where(eq(orderTable.id, order.id));
    const { number } = await started(order.id, choose(order.lineIds[0], 1));
    expect(await receiveReturn(desk, number)).toEqual({ kind: "received", amount: 40_000 });
  });

  test("no delivery is refunded after fourteen days, or while a piece is missing [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [two], ...delivered });
    const part = await started(order.id, choose(order.lineIds[0], 2));
    expect(await receiveReturn(desk, part.number, new Map([[order.lineIds[0]!, { quantity: 1 }]]))).toEqual({
      kind: "received",
      amount: 100_000,
    });
    const late = await makeDelivered(desk, { lines: [one], ...delivered });
    // The day of the delivery does not count.
    desk.wait(15 * DAY_MS);
    const { number } = await started(late.id, choose(late.lineIds[0], 1));
    expect(await receiveReturn(desk, number)).toEqual({ kind: "received", amount: 40_000 });
  });

  test("the tax that was added to the delivery is refunded with it, in amounts that can be paid [CO-06]", async () => {
    const taxDetails = { name: "vat" as const, isIncluded: false, provider: null, reference: null };
    const order = await makeDelivered(desk, { lines: [one], ...delivered, taxDetails });
    const rate = { orderId: order.id, jurisdiction: "US-NY", category: "", treatment: "taxed" as const, rate: 88_750 };
    await database.current.sql.insert(orderTaxTable).values([
      { ...rate, ordinal: 0, subject: "line", lineId: order.lineIds[0], taxable: 40_000, tax: 0 },
      { ...rate, ordinal: 1, subject: "delivery", taxable: 12_000, tax: 1070 },
    ]);
    const { number } = await started(order.id, choose(order.lineIds[0], 1));
    expect(await receiveReturn(desk, number)).toEqual({ kind: "received", amount: 45_450 });
    expect(await refundReturn(desk, number)).toMatchObject({ kind: "refunded", amount: 45_450 });
    expect(await refunds(order.id)).toMatchObject([{ amount: 45_450 }]);
  });

  test("a return of an order that was refunded by hand is finished and restocked [CO-06]", async () => {
    const order = await makeDelivered(desk, { lines: [{ ...two, quantity: 1 }] });
    const { number } = await started(order.id, choose(order.lineIds[0], 1));
    await receiveReturn(desk, number);
    const entries = [
      { account: "sales", amount: 100_000, currency: "EUR" },
      { account: "owed", amount: -100_000, currency: "EUR" },
    ];
    await enterLedger(database.current.sql, { orderId: order.id, cause: "refund-due", entries, at: desk.now() });
    const before = await stock("v1-0");
    expect(await refundReturn(desk, number)).toEqual({ kind: "refunded", amount: 0, giftCardId: null });
    expect([await stock("v1-0"), await refunds(order.id)]).toEqual([(before ?? 0) + 1, []]);
    expect(await refundReturn(desk, number)).toMatchObject({ kind: "not-now" });
  });
});
