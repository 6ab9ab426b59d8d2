import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { cancelOrder, cancelRest, deliverOrder, shipOrder } from "#commerce/fulfilment";
import { findAnyOrder } from "#commerce/orders";
import { promotionTable, promotionUseTable } from "#commerce/promotions";
import { receiveReturn, refundReturn, startReturn } from "#commerce/returns";
import { raiseRevision } from "#commerce/database";
import { onDatabase } from "../database/testing.ts";
import { checkLedger } from "../fulfilment/check-ledger.ts";
import { enterCode, findDiscounts, leaveCode } from "./codes.ts";
import { placeOrder } from "./place.ts";
import { chooseDelivery } from "./save.ts";
import {
  cardOf,
  checkoutOf,
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
  type TestOrderServices,
} from "./testing-order-services.ts";
import { writePromotion } from "./testing-promotions.ts";
import type { Shopper } from "./checkout.ts";

onDatabase("promotions in the checkout", (database) => {
  let services: TestOrderServices;
  beforeAll(async () => {
    await openTestShop(database.current, 9, 200);
    services = testOrderServices(database.current);
  });

  const shopperWith = (quantity: number, variantId = "v1-0", given: Partial<Shopper> = {}) =>
    makeShopper(services, [{ variantId, quantity }], given);
  const buy = async (shopper: Shopper, card?: string) => {
    const request = await orderRequest(services, shopper, card === undefined ? {} : { card: cardOf(card) });
    return placeOrder(services, shopper, request);
  };
  const ordered = async (placed: Awaited<ReturnType<typeof placeOrder>>) => {
    if (!("orderId" in placed)) throw new Error(`No order: ${placed.kind}`);
    const order = await findAnyOrder(database.current.sql, placed.orderId);
    if (!order) throw new Error("The order is gone");
    return order;
  };
  const usesOf = (promotionId: string) =>
    database.current.sql.select().from(promotionUseTable).where(eq(promotionUseTable.promotionId, promotionId));
  const end = async (...ids: readonly string[]) => {
    await database.current.sql.transaction(async (tx) => {
      for (const id of ids) await tx.update(promotionTable).set({ state: "archived" }).where(eq(promotionTable.id, id));
      await raiseRevision(tx, "promotions");
    });
    await database.current.revisions.refresh();
  };
  const expectSoundLedger = async () => expect((await checkLedger(database.current)).faults).toEqual([]);

  test("a code lowers lines, tax and total, and the order stores its share by line [PM-04]", async () => {
    const id = await writePromotion(database.current, {
      code: "TENTH",
      effect: { kind: "percentage", of: "order", percent: 10 },
    });
    const shopper = await shopperWith(3);
    expect(await enterCode(services, shopper, " tenth ")).toEqual({ kind: "applied", code: "TENTH" });
    const { totals, discounts } = await checkoutOf(services, shopper);
    expect(totals).toMatchObject({ subtotal: 303_000, discount: 30_300, deliveryDiscount: 0 });
    expect(totals.total).toBe(303_000 - 30_300 + (totals.delivery ?? 0));
    expect(discounts.codes).toEqual([{ kind: "applied", code: "TENTH", promotionId: id }]);
    const order = await ordered(await buy(shopper));
    expect(order).toMatchObject({ subtotal: 303_000, discount: 30_300, total: totals.total });
    expect(order.discounts).toMatchObject([
      { lineId: order.lines[0]?.id, promotionId: id, code: "TENTH", amount: 30_300 },
    ]);
    expect(order.tax?.lines.filter(({ subject }) => subject === "line").map((row) => row.taxable + row.tax)).toEqual([
      272_700,
    ]);
    expect(await usesOf(id)).toMatchObject([{ state: "claimed", amount: 30_300, orderId: order.id }]);
    await expectSoundLedger();
    await end(id);
  });

  test("repeated partial returns give back exactly what was paid, in whatever parts [PM-04]", async () => {
    const id = await writePromotion(database.current, {
      code: "SEVENOFF",
      effect: { kind: "amount", of: "order", amounts: { EUR: 10_010 } },
    });
    const shopper = await shopperWith(3, "v2-0");
    await enterCode(services, shopper, "SEVENOFF");
    const order = await ordered(await buy(shopper));
    const paid = 3 * 102_000 - 10_010;
    expect(order.discount).toBe(10_010);
    await shipOrder(services, order.id, {});
    await deliverOrder(services, order.id);
    const refunds: number[] = [];
    for (const quantity of [1, 1, 1]) {
      const form = {
        lines: [{ orderLineId: order.lines[0]?.id, quantity, reason: "changed-mind" }],
        packaging: "own",
        refundTo: "payment",
      };
      const started = await startReturn({ ...services, onMail: () => {} }, order.id, form);
      if (started.kind !== "started") throw new Error(started.kind);
      await receiveReturn(services, started.number);
      const refunded = await refundReturn(services, started.number);
      refunds.push(refunded.kind === "refunded" ? refunded.amount : -1);
    }
    // 295.99 is split into cents by the largest remainder.
    expect(refunds).toEqual([98_670, 98_660, 98_660]);
    expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(paid);
    await expectSoundLedger();
    await end(id);
  });

  test("pieces that are not sent give back their share, and a cancelled order its use [PM-04]", async () => {
    const id = await writePromotion(database.current, {
      code: "ONCE",
      conditions: { uses: 1 },
      effect: { kind: "percentage", of: "lines", percent: 50 },
    });
    const shopper = await shopperWith(2, "v3-0");
    await enterCode(services, shopper, "ONCE");
    const order = await ordered(await buy(shopper));
    const second = await shopperWith(1, "v3-0", {});
    expect(await enterCode(services, second, "ONCE")).toMatchObject({
      kind: "refused",
      reason: { kind: "no-uses-left" },
    });
    await shipOrder(services, order.id, { lines: [{ lineId: order.lines[0]!.id, quantity: 1 }] });
    expect(await cancelRest(services, order.id)).toEqual({ kind: "rest-cancelled", refund: 51_500 });
    await expectSoundLedger();
    await end(id);
    const again = await writePromotion(database.current, {
      code: "ONCEMORE",
      conditions: { uses: 1 },
      effect: { kind: "percentage", of: "lines", percent: 50 },
    });
    await enterCode(services, second, "ONCEMORE");
    const other = await ordered(await buy(second));
    await cancelOrder(services, other.id, "merchant");
    expect(await usesOf(again)).toMatchObject([{ state: "released" }]);
    await expectSoundLedger();
    await end(again);
  });

  test("an abandoned payment gives its use back [PM-03]", async () => {
    const id = await writePromotion(database.current, {
      code: "LASTONE",
      conditions: { uses: 1 },
      effect: { kind: "amount", of: "order", amounts: { EUR: 5_000 } },
    });
    const [first, second] = [await shopperWith(1, "v4-0"), await shopperWith(1, "v4-0")];
    await enterCode(services, first, "LASTONE");
    await enterCode(services, second, "LASTONE");
    const seen = await orderRequest(services, second);
    expect(await buy(first, "4000000000000002")).toMatchObject({ kind: "declined" });
    expect(await usesOf(id)).toMatchObject([{ state: "released" }]);
    expect(await placeOrder(services, second, seen)).toMatchObject({ kind: "placed" });
    expect((await usesOf(id)).map(({ state }) => state).toSorted()).toEqual(["claimed", "released"]);
    await end(id);
  });

  test("a discount that ended meanwhile is never charged silently [PM-05]", async () => {
    const id = await writePromotion(database.current, {
      code: "SHORT",
      effect: { kind: "amount", of: "order", amounts: { EUR: 5_000 } },
    });
    const shopper = await shopperWith(1, "v5-0");
    await enterCode(services, shopper, "SHORT");
    const seen = await orderRequest(services, shopper);
    await end(id);
    const placed = await placeOrder(services, shopper, seen);
    expect(placed.kind === "changed" && placed.checkout.totals).toMatchObject({ discount: 0 });
    expect(placed.kind === "changed" && placed.checkout.totals.total).toBe(seen.expectedTotal + 5_000);
  });

  test("each refusal has a reason with what is missing; drafts look like unknown codes [PM-05]", async () => {
    const minimum = { EUR: 300_000 };
    const ids = [
      await writePromotion(database.current, {
        code: "BIGBAG",
        conditions: { minimumAmount: minimum },
        effect: { kind: "amount", of: "order", amounts: { EUR: 60_000 } },
      }),
      await writePromotion(database.current, {
        code: "HIDDEN",
        state: "paused",
        effect: { kind: "percentage", of: "order", percent: 10 },
      }),
      await writePromotion(database.current, {
        code: "BYGONE",
        endsAt: new Date(Date.UTC(2026, 9, 31)),
        effect: { kind: "percentage", of: "order", percent: 10 },
      }),
    ];
    const shopper = await shopperWith(1, "v6-0");
    expect(await enterCode(services, shopper, "bigbag")).toMatchObject({
      kind: "waiting",
      reason: { kind: "minimum-amount", missing: 300_000 - 106_000 },
    });
    const unknown = await enterCode(services, shopper, "NOSUCHCODE");
    expect(unknown).toEqual({ kind: "refused", code: "NOSUCHCODE", reason: { kind: "unknown-code" } });
    expect(await enterCode(services, shopper, "HIDDEN")).toEqual({ ...unknown, code: "HIDDEN" });
    expect(await enterCode(services, shopper, "BYGONE")).toMatchObject({ reason: { kind: "ended" } });
    // The cart remembers the code that more pieces would make work.
    await makeShopper(services, [{ variantId: "v6-0", quantity: 2 }], shopper);
    expect((await checkoutOf(services, shopper)).totals.discount).toBe(60_000);
    await leaveCode(services, shopper, "BIGBAG");
    expect((await checkoutOf(services, shopper)).totals.discount).toBe(0);
    await end(...ids);
  });

  test("guessing codes is limited by cart and by network, and a limit says nothing about a code [PM-05]", async () => {
    const shopper = await shopperWith(1, "v6-1");
    const answers: string[] = [];
    for (let guess = 0; guess < 17; guess++) answers.push((await enterCode(services, shopper, `GUESS${guess}`)).kind);
    expect(answers.filter((kind) => kind === "refused")).toHaveLength(15);
    expect(answers.slice(15)).toEqual(["limited", "limited"]);
  });

  test("a customer uses a once-a-customer code once, as guest and in two carts at the same time [PM-03]", async () => {
    const id = await writePromotion(database.current, {
      code: "WELCOME",
      conditions: { isOncePerCustomer: true },
      effect: { kind: "amount", of: "order", amounts: { EUR: 5_000 } },
    });
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => shopperWith(1, "v7-0")));
    for (const shopper of shoppers) await enterCode(services, shopper, "WELCOME");
    const requests = await Promise.all(shoppers.map((shopper) => orderRequest(services, shopper)));
    const placed = await Promise.all(shoppers.map((shopper, index) => placeOrder(services, shopper, requests[index]!)));
    expect(placed.map(({ kind }) => kind).toSorted()).toEqual([...Array<string>(5).fill("changed"), "placed"]);
    expect(await usesOf(id)).toHaveLength(1);
    await end(id);
  });

  test("a gift with purchase is sent for nothing, from stock, and is not part of a return [PM-04]", async () => {
    const id = await writePromotion(database.current, {
      conditions: { minimumAmount: { EUR: 100_000 } },
      effect: { kind: "gift", variantIds: ["no-such", "v9-1"] },
    });
    const shopper = await shopperWith(1, "v8-0");
    const { totals, discounts } = await checkoutOf(services, shopper);
    expect(discounts.complimentary).toMatchObject([{ promotionId: id, line: { variantId: "v9-1", price: 0 } }]);
    expect(totals.subtotal).toBe(108_000);
    const order = await ordered(await buy(shopper));
    expect(order.lines).toMatchObject([
      { variantId: "v8-0", isComplimentary: false },
      { variantId: "v9-1", isComplimentary: true, price: 0 },
    ]);
    const { rows } = await database.current.sql.execute(
      sql`select inventory_quantity::int as left from variant where id = 'v9-1'`,
    );
    expect(rows[0]?.["left"]).toBe(199);
    await expectSoundLedger();
    await end(id);
  });

  test("the bag and the checkout decide the same, and an offer within reach says what is missing [PM-05]", async () => {
    const id = await writePromotion(database.current, {
      conditions: { minimumAmount: { EUR: 200_000 } },
      effect: { kind: "percentage", of: "delivery", percent: 100 },
    });
    const shopper = await shopperWith(1, "v9-0");
    const view = await checkoutOf(services, shopper);
    expect(view.discounts.near).toMatchObject([{ promotionId: id, need: { kind: "amount", missing: 91_000 } }]);
    await makeShopper(services, [{ variantId: "v9-0", quantity: 1 }], shopper);
    await chooseDelivery(services, shopper, "express");
    const reached = await checkoutOf(services, shopper);
    expect(reached.totals.deliveryDiscount).toBeGreaterThan(0);
    expect(reached.totals.delivery).toBe(0);
    const inBag = await findDiscounts(services, shopper, reached.cart);
    expect([inBag.total, inBag.near]).toEqual([reached.discounts.total, reached.discounts.near]);
    await end(id);
  });

  test("the uses of a promotion without a limit are not counted for every bag, however many they are [PM-03]", async () => {
    const effect = { kind: "percentage", of: "order", percent: 10 } as const;
    const counted = async (given: Parameters<typeof writePromotion>[1]) => {
      const id = await writePromotion(database.current, given);
      const shopper = await shopperWith(1);
      const texts: string[] = [];
      const note = (message: unknown) => void texts.push((message as { text: string }).text);
      subscribe("tracing:vitrine:statement:start", note);
      const { totals } = await checkoutOf(services, shopper);
      unsubscribe("tracing:vitrine:statement:start", note);
      await end(id);
      expect(totals.discount).toBe(10_100);
      return texts.filter((text) => text.includes('from "promotion_use"')).length;
    };
    expect(await counted({ effect })).toBe(0);
    expect(await counted({ effect, conditions: { uses: 5 } })).toBe(1);
  });
});
