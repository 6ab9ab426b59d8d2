import { randomUUID } from "node:crypto";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, beforeAll, expect, test } from "vitest";
import { placeOrder, type Placed, type Shopper } from "#commerce/checkout";
import { balanceOf, type Buying } from "#commerce/payments";
import {
  APPROVED,
  asSeen,
  bankBalance,
  cardOf,
  openTestShop,
  setStock,
  stockOf,
  testBuying,
} from "../../commerce/checkout/testing-buying.ts";
import { makeCrowd } from "../../commerce/checkout/testing-crowd.ts";
import { onEveryDatabase } from "../../commerce/database/testing.ts";
import { checkLedger } from "../../commerce/fulfilment/check-ledger.ts";
import { cardOf as giftCardOf, giveCard } from "../../commerce/gift-cards/testing-gift-cards.ts";

/** Requests in flight: all that wait for the embedded database's one session must get it before they give up. */
const AT_ONCE = 60;

const servers: ServerType[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A shop's checkout over HTTP; who asks is told by their bag's token. */
async function openCheckout(buying: Buying, shoppers: readonly Shopper[]): Promise<string> {
  const app = new Hono();
  app.post("/:token", async (context) => {
    const shopper = shoppers.find(({ cartToken }) => cartToken === context.req.param("token"));
    if (!shopper) return context.json({ kind: "no-bag" }, 404);
    return context.json(await placeOrder(buying, shopper, await context.req.json()));
  });
  return new Promise((listening) => {
    servers.push(
      serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => listening(`http://127.0.0.1:${port}`)),
    );
  });
}

const countsOf = (answers: readonly Placed[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of answers) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

onEveryDatabase("a crowd at the checkout", (database) => {
  beforeAll(() => openTestShop(database.current, 9, 20));

  const isSound = async () => {
    expect((await checkLedger(database.current)).faults).toEqual([]);
    expect(await balanceOf(database.current.sql, "provider:test", "EUR")).toBe(
      await bankBalance({ database: database.current }),
    );
  };
  const race = async (shoppers: readonly Shopper[], bodyOf: (index: number) => object): Promise<Placed[]> => {
    const buying = testBuying(database.current);
    const address = await openCheckout(buying, shoppers);
    const answers: Placed[] = [];
    const waiting = shoppers.entries();
    const buy = async (): Promise<void> => {
      for (const [index, { cartToken }] of waiting) {
        const body = JSON.stringify(bodyOf(index));
        answers.push((await (await fetch(`${address}/${cartToken}`, { method: "POST", body })).json()) as Placed);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, buy));
    expect(buying.errors).toEqual([]);
    return answers;
  };
  const seenBy = (shopper: Shopper) => asSeen(testBuying(database.current), shopper);

  test("500 want the last 20 pieces: 20 get one, and everybody else is told [CO-04]", async () => {
    const shoppers = await makeCrowd(database.current, 500, { productId: "p1", variantId: "v1-0" });
    const seen = await seenBy(shoppers[0]!);
    const answers = await race(shoppers, () => ({ ...seen, idempotencyKey: randomUUID() }));
    expect(countsOf(answers)).toEqual({ placed: 20, "sold-out": 480 });
    expect(await stockOf({ database: database.current }, "v1-0")).toBe(0);
    const numbers = answers.flatMap((answer) => (answer.kind === "placed" ? [answer.number] : []));
    expect(new Set(numbers).size).toBe(20);
    await isSound();
  });

  test("cards that are refused, or paid later, give their piece to the next and never to two [CO-04]", async () => {
    const buying = { database: database.current };
    const shoppers = await makeCrowd(database.current, 60, { productId: "p2", variantId: "v2-0" });
    const seen = await seenBy(shoppers[0]!);
    await setStock(buying, "v2-0", 5);
    const cards = [APPROVED, cardOf("4000000000000002"), cardOf("4000002500003155")];
    const answers = await race(shoppers, (index) => ({
      ...seen,
      idempotencyKey: randomUUID(),
      card: cards[index % 3],
    }));
    const { placed = 0, pay = 0, declined = 0, "sold-out": soldOut = 0 } = countsOf(answers);
    // A piece that a refused card had held is free again only after some were told that there is none.
    expect(placed + pay).toBeLessThanOrEqual(5);
    expect([placed + pay > 0, placed + pay + declined + soldOut]).toEqual([true, 60]);
    expect(await stockOf(buying, "v2-0")).toBe(5 - placed);
    await isSound();
  });

  test("one gift card, wanted by 100: it pays as far as it goes, and nobody else is charged unasked [CO-04] [CO-07]", async () => {
    const shoppers = await makeCrowd(database.current, 1, { productId: "p3", variantId: "v3-0" });
    const { expectedTotal } = await seenBy(shoppers[0]!);
    const card = await giveCard(database.current.sql, expectedTotal * 7 + 1000);
    await setStock({ database: database.current }, "v3-0", 1000);
    const crowd = await makeCrowd(database.current, 100, { productId: "p3", variantId: "v3-0", giftCardIds: [card] });
    const seen = await seenBy(crowd[0]!);
    expect(seen.expectedDue).toBe(0);
    const bank = await bankBalance({ database: database.current });
    const answers = await race(crowd, () => ({ ...seen, method: "gift-card", idempotencyKey: randomUUID() }));
    expect(countsOf(answers)).toEqual({ placed: 7, changed: 93 });
    expect(await giftCardOf(database.current.sql, card)).toMatchObject({ balance: 1000, available: 1000 });
    expect([
      await stockOf({ database: database.current }, "v3-0"),
      await bankBalance({ database: database.current }),
    ]).toEqual([993, bank]);
    await isSound();
  });

  test("a button pressed twenty times is one order [CO-04]", async () => {
    const [shopper] = await makeCrowd(database.current, 1, { productId: "p4", variantId: "v4-0" });
    const seen = await seenBy(shopper!);
    const answers = await race(
      Array.from({ length: 20 }, () => shopper!),
      () => seen,
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stockOf({ database: database.current }, "v4-0")).toBe(19);
    // And so is one bag in twenty tabs, each with a key of its own.
    const [other] = await makeCrowd(database.current, 1, { productId: "p5", variantId: "v5-0" });
    const tabs = await race(
      Array.from({ length: 20 }, () => other!),
      () => ({
        ...seen,
        expectedTotal: seen.expectedTotal + 1000,
        expectedDue: seen.expectedDue + 1000,
        idempotencyKey: randomUUID(),
      }),
    );
    expect(await stockOf({ database: database.current }, "v5-0")).toBe(19);
    const orders = tabs.flatMap((answer) => (answer.kind === "placed" ? [answer.orderId] : []));
    expect(new Set(orders).size).toBe(1);
    await isSound();
  });
});
