import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderRequest, Shopper } from "#commerce/checkout";
import { balanceOf } from "../../commerce/payments/testing-ledger.ts";
import {
  APPROVED,
  orderRequest,
  bankBalance,
  cardOf,
  openTestShop,
  setStock,
  stockOf,
} from "../../commerce/checkout/testing-order-services.ts";
import { makeCrowd } from "../../commerce/checkout/testing-crowd.ts";
import { writePromotion } from "../../commerce/checkout/testing-promotions.ts";
import { onEveryDatabase } from "../../commerce/database/testing.ts";
import { checkLedger } from "../../commerce/fulfilment/check-ledger.ts";
import { cardOf as giftCardOf, giveCard } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";
import { openHttpShop, placing, type GraphqlData, type HttpShop } from "./testing-http-shop.ts";

/** Requests in flight. All of them must get the embedded database's only session before they time out. */
const AT_ONCE = 25;

const CROWD = randomCases(30, 500);
/** The embedded database runs transactions one at a time, so a larger crowd proves nothing more there. */
const LARGEST_EMBEDDED = randomCases(AT_ONCE, 100);

const countsOf = (answers: readonly { readonly __typename: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { __typename: name } of answers) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

onEveryDatabase("concurrent shoppers", (database) => {
  let shop: HttpShop;
  beforeAll(async () => {
    await openTestShop(database.current, 9, 20);
    shop = await openHttpShop(database.current);
  });
  afterAll(() => shop.close());
  const expectSoundShop = async () => {
    expect((await checkLedger(database.current)).faults).toEqual([]);
    expect(await balanceOf(database.current.sql, "provider:test", "EUR")).toBe(await bankBalance(shop.orderServices));
    expect(shop.logged).toEqual([]);
  };

  /** Places all orders concurrently, each from its own network. */
  const race = async (
    shoppers: readonly Shopper[],
    bodyOf: (index: number) => OrderRequest,
  ): Promise<GraphqlData[]> => {
    const answers: GraphqlData[] = [];
    const waiting = shoppers.entries();
    const buy = async (): Promise<void> => {
      for (const [index, shopper] of waiting) {
        answers[index] = (await shop.ask(placing(bodyOf(index)), shopper, index)).placeOrder;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, buy));
    return answers;
  };
  const sizeOf = (crowd: number) => ("url" in database.location ? crowd : Math.min(crowd, LARGEST_EMBEDDED));
  const usesOf = async (promotionId: string) => {
    const { rows } = await database.current.sql.execute(sql`
      select count(*) filter (where state = 'claimed')::int as claimed, count(*) filter (where state = 'held')::int as held,
        coalesce(sum(amount) filter (where state <> 'released'), 0)::int as amount
      from promotion_use where promotion_id = ${promotionId}`);
    return rows[0];
  };
  const withNewKey = (seen: OrderRequest): OrderRequest => ({ ...seen, idempotencyKey: randomUUID() });

  test("a crowd orders the last 20 pieces: 20 succeed, all others get SoldOut [CO-04]", async () => {
    const crowd = sizeOf(CROWD);
    const shoppers = await makeCrowd(database.current, crowd, { productId: "p1", variantId: "v1-0" });
    const seen = await orderRequest(shop.orderServices, shoppers[0]!);
    const answers = await race(shoppers, () => withNewKey(seen));
    expect(countsOf(answers)).toEqual({ OrderPlaced: 20, SoldOut: crowd - 20 });
    expect(answers.find(({ __typename: name }) => name === "SoldOut").lines).toMatchObject([{ available: 0 }]);
    expect(await stockOf(shop.orderServices, "v1-0")).toBe(0);
    expect(new Set(answers.flatMap(({ number }) => number ?? [])).size).toBe(20);
    await expectSoundShop();
  });

  test("a declined or pending card releases its piece to exactly one other shopper [CO-04]", async () => {
    const people = sizeOf(60);
    const shoppers = await makeCrowd(database.current, people, { productId: "p2", variantId: "v2-0" });
    const seen = await orderRequest(shop.orderServices, shoppers[0]!);
    await setStock(shop.orderServices, "v2-0", 5);
    const cards = [APPROVED, cardOf("4000000000000002"), cardOf("4000002500003155")];
    const answers = await race(shoppers, (index) => ({ ...withNewKey(seen), card: cards[index % 3] }));
    const { OrderPlaced = 0, PaymentStep = 0, PaymentDeclined = 0, SoldOut = 0 } = countsOf(answers);
    // A piece held for a declined card becomes available only after some shoppers got SoldOut.
    expect(OrderPlaced + PaymentStep).toBeLessThanOrEqual(5);
    expect([OrderPlaced + PaymentStep > 0, OrderPlaced + PaymentStep + PaymentDeclined + SoldOut]).toEqual([
      true,
      people,
    ]);
    expect(await stockOf(shop.orderServices, "v2-0")).toBe(5 - OrderPlaced);
    await expectSoundShop();
  });

  test("one gift card in many orders pays up to its balance, and no other order is charged [CO-04] [CO-07]", async () => {
    const shoppers = await makeCrowd(database.current, 1, { productId: "p3", variantId: "v3-0" });
    const { expectedTotal } = await orderRequest(shop.orderServices, shoppers[0]!);
    const card = await giveCard(database.current.sql, expectedTotal * 7 + 1000);
    await setStock(shop.orderServices, "v3-0", 1000);
    const people = sizeOf(CROWD);
    const crowd = await makeCrowd(database.current, people, {
      productId: "p3",
      variantId: "v3-0",
      giftCardIds: [card],
    });
    const seen = await orderRequest(shop.orderServices, crowd[0]!, { method: "gift-card", card: undefined });
    expect(seen.expectedDue).toBe(0);
    const bank = await bankBalance(shop.orderServices);
    expect(countsOf(await race(crowd, () => withNewKey(seen)))).toEqual({
      OrderPlaced: 7,
      CheckoutChanged: people - 7,
    });
    expect(await giftCardOf(database.current.sql, card)).toMatchObject({ balance: 1000, available: 1000 });
    expect([await stockOf(shop.orderServices, "v3-0"), await bankBalance(shop.orderServices)]).toEqual([993, bank]);
    await expectSoundShop();
  });

  test("a crowd with a code of 20 uses: exactly 20 pay less, and all others see that the total changed [PM-03]", async () => {
    const amounts = { EUR: 5_000 };
    const effect = { kind: "amount", of: "order", amounts } as const;
    const id = await writePromotion(database.current, { code: "TWENTY", conditions: { uses: 20 }, effect });
    const crowd = sizeOf(CROWD);
    await setStock(shop.orderServices, "v8-0", 1000);
    const given = { productId: "p8", variantId: "v8-0", codes: ["TWENTY"] };
    const shoppers = await makeCrowd(database.current, crowd, given);
    const seen = await orderRequest(shop.orderServices, shoppers[0]!);
    expect(countsOf(await race(shoppers, () => withNewKey(seen)))).toEqual({
      OrderPlaced: 20,
      CheckoutChanged: crowd - 20,
    });
    expect(await usesOf(id)).toEqual({ claimed: 20, held: 0, amount: 100_000 });
    expect(await stockOf(shop.orderServices, "v8-0")).toBe(980);
    await expectSoundShop();
  });

  test("a crowd on a budget never overruns it [PM-03]", async () => {
    const conditions = { budget: { EUR: 36_000 } };
    const effect = { kind: "amount", of: "order", amounts: { EUR: 5_000 } } as const;
    const id = await writePromotion(database.current, { code: "BUDGET", conditions, effect });
    await setStock(shop.orderServices, "v9-0", 1000);
    const given = { productId: "p9", variantId: "v9-0", codes: ["BUDGET"] };
    const people = sizeOf(60);
    const shoppers = await makeCrowd(database.current, people, given);
    const seen = await orderRequest(shop.orderServices, shoppers[0]!);
    const cards = [APPROVED, APPROVED, cardOf("4000000000000002")];
    const answers = await race(shoppers, (index) => ({ ...withNewKey(seen), card: cards[index % 3] }));
    const { OrderPlaced = 0, PaymentDeclined = 0, CheckoutChanged = 0 } = countsOf(answers);
    expect(OrderPlaced + PaymentDeclined + CheckoutChanged).toBe(people);
    // The share of a declined card returns only after some shoppers saw the change.
    expect(OrderPlaced).toBeGreaterThan(0);
    expect(OrderPlaced).toBeLessThanOrEqual(7);
    expect(await usesOf(id)).toEqual({ claimed: OrderPlaced, held: 0, amount: OrderPlaced * 5_000 });
    await expectSoundShop();
  });

  test("submitting twenty times, or one cart in twenty tabs, places one order [CO-04]", async () => {
    const [shopper] = await makeCrowd(database.current, 1, { productId: "p4", variantId: "v4-0" });
    const seen = await orderRequest(shop.orderServices, shopper!);
    const presses = Array.from({ length: 20 }, () => shopper!);
    const answers = await race(presses, () => seen);
    expect(answers[0].__typename).toBe("OrderPlaced");
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stockOf(shop.orderServices, "v4-0")).toBe(19);
    // Each tab has its own key.
    const [other] = await makeCrowd(database.current, 1, { productId: "p5", variantId: "v5-0" });
    const once = await orderRequest(shop.orderServices, other!);
    const tabs = await race(
      presses.map(() => other!),
      () => withNewKey(once),
    );
    expect(await stockOf(shop.orderServices, "v5-0")).toBe(19);
    const placed = tabs.filter(({ __typename: name }) => name === "OrderPlaced");
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    await expectSoundShop();
  });

  test("a webhook that arrives twice, or before the response, is one payment [CO-03] [CO-04]", async () => {
    const shoppers = await makeCrowd(database.current, 20, { productId: "p6", variantId: "v6-0" });
    const seen = await orderRequest(shop.orderServices, shoppers[0]!);
    const bank = await bankBalance(shop.orderServices);
    const cards = [cardOf("4000000000000010"), cardOf("4000000000000036")];
    const answers = await race(shoppers, (index) => ({ ...withNewKey(seen), card: cards[index % 2] }));
    expect(countsOf(answers)).toEqual({ OrderPlaced: 20 });
    const waiting = sql`select count(*)::int as count from payment_event where settled_at is null`;
    const open = async () => (await database.current.sql.execute(waiting)).rows[0]?.["count"];
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
    expect(await stockOf(shop.orderServices, "v6-0")).toBe(0);
    expect(await bankBalance(shop.orderServices)).toBe(bank + 20 * seen.expectedDue);
    await expectSoundShop();
  });

  test("of a concurrent cancel and ship one succeeds, and the other is refused [CO-05]", async () => {
    const shoppers = await makeCrowd(database.current, 10, { productId: "p7", variantId: "v7-0" });
    const seen = await orderRequest(shop.orderServices, shoppers[0]!);
    const orders = await race(shoppers, () => withNewKey(seen));
    const ends = await Promise.all(
      orders.map(async ({ orderId, token }, index) => {
        const cancel = `mutation { cancelOrder(orderId: "${orderId}", token: "${token}") { __typename } }`;
        const call = () => shop.ask(cancel, shoppers[index]!, index);
        const ship = () => shop.merchant(orderId, "ship");
        // Each goes first in half of the cases.
        const [called, shipped] =
          index % 2 === 0
            ? await Promise.all([call(), ship()])
            : await Promise.all([ship(), call()]).then(([word, answer]) => [answer, word] as const);
        return `${called.cancelOrder.__typename} ${shipped}`;
      }),
    );
    const cancelled = ends.filter((end) => end === "Order not-now").length;
    expect(ends.filter((end) => end === "CannotCancel shipped")).toHaveLength(10 - cancelled);
    expect(await stockOf(shop.orderServices, "v7-0")).toBe(10 + cancelled);
    // The refund is sent in the background.
    await expect.poll(() => balanceOf(database.current.sql, "owed", "EUR"), { timeout: 20_000 }).toBe(0);
    await expectSoundShop();
  });
});
