import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { applyGiftCard, placeOrder, saveAddresses } from "#commerce/checkout";
import { findAnyOrder } from "#commerce/orders";
import { balanceOf, processRefunds, enterLedger, ledgerTable } from "#commerce/payments";
import { takeMails } from "../accounts/testing-mails.ts";
import {
  ADDRESS,
  orderRequest,
  bankBalance,
  cardOf,
  makeShopper,
  openTestShop,
  stockOf,
  testBuying,
  type TestBuying,
} from "../checkout/testing-buying.ts";
import { onDatabase } from "../database/testing.ts";
import { cardOf as giftCardOf, giftOf, giveCard } from "../gift-cards/testing-gift-cards.ts";
import { cancelOrder, checkLedger, deliverOrder, refundOrder, retryRefunds, shipOrder } from "./index.ts";

onDatabase("an order that is placed", (database) => {
  let buying: TestBuying;
  beforeAll(async () => {
    await openTestShop(database.current, 20, 9);
    buying = testBuying(database.current);
  });
  beforeEach(() => takeMails(database.current));

  const isSound = async () => {
    while ((await processRefunds(buying)).refunded > 0);
    expect((await checkLedger(database.current)).faults).toEqual([]);
    expect(await balanceOf(database.current.sql, "provider:test", "EUR")).toBe(await bankBalance(buying));
    expect(await balanceOf(database.current.sql, "owed", "EUR")).toBe(0);
    expect(buying.errors).toEqual([]);
  };
  const subjects = async () => (await takeMails(database.current)).map(({ subject }) => subject.replace(/V\d+/, "N"));

  /** A gift card of so much, ready to be typed. */
  const giftCode = async (amount: number) => {
    const id = await giveCard(database.current.sql, amount);
    const code = /(?:\w{4}-){4}\w{4}/.exec((await takeMails(database.current))[0]?.text ?? "")?.[0] ?? "";
    return { id, code };
  };
  const place = async (variantId: string, codes: readonly string[] = []) => {
    const shopper = await makeShopper(buying, [{ variantId, quantity: 2 }]);
    for (const code of codes) expect(await applyGiftCard(buying, shopper, code)).toEqual({ kind: "saved" });
    const seen = await orderRequest(buying, shopper);
    const placed = await placeOrder(buying, shopper, seen.expectedDue === 0 ? { ...seen, method: "gift-card" } : seen);
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    await takeMails(database.current);
    return {
      ...placed,
      viewer: { accountId: null, token: placed.token },
      total: seen.expectedTotal,
      due: seen.expectedDue,
    };
  };

  test("is sent, with a mail that tells its number, and delivered; each once and in that order [CO-05]", async () => {
    const { orderId } = await place("v1-0");
    expect(await deliverOrder(buying, orderId)).toEqual({ kind: "not-now", state: "placed" });
    expect(await shipOrder(buying, orderId, " 1Z 999 ")).toEqual({ kind: "shipped" });
    expect(await shipOrder(buying, orderId)).toEqual({ kind: "not-now", state: "shipped" });
    const [mail] = await takeMails(database.current);
    expect(mail?.text).toContain("Tracking number: 1Z 999");
    expect(await cancelOrder(buying, orderId, "merchant")).toEqual({ kind: "not-now", state: "shipped" });
    expect(await deliverOrder(buying, orderId)).toEqual({ kind: "delivered" });
    expect((await findAnyOrder(database.current.sql, orderId))?.events.map(({ kind }) => kind)).toEqual([
      "created",
      "placed",
      "shipped",
      "delivered",
    ]);
    for (const id of [randomUUID(), "", "' or true --"]) {
      expect(await shipOrder(buying, id)).toEqual({ kind: "no-such-order" });
    }
    await isSound();
  });

  test("is called off by its shopper: the money goes back once, the pieces are on sale again [CO-05]", async () => {
    const bank = await bankBalance(buying);
    const stock = await stockOf(buying, "v2-0");
    const { orderId, viewer, total } = await place("v2-0");
    expect(await stockOf(buying, "v2-0")).toBe(stock - 2);
    const stranger = { accountId: randomUUID(), token: null };
    expect(await cancelOrder(buying, orderId, stranger)).toEqual({ kind: "no-such-order" });
    const answers = await Promise.all([1, 2, 3].map(() => cancelOrder(buying, orderId, viewer)));
    expect(answers.filter(({ kind }) => kind === "cancelled")).toEqual([{ kind: "cancelled", refund: total }]);
    expect(await subjects()).toEqual(["Your order N has been cancelled"]);
    await isSound();
    expect([await bankBalance(buying), await stockOf(buying, "v2-0")]).toEqual([bank, stock]);
    expect(await refundOrder(buying, orderId, { key: randomUUID(), amount: "all" })).toEqual({
      kind: "bad-amount",
      most: 0,
    });
  });

  test("is refunded in parts, never more than was paid [CO-05]", async () => {
    const { orderId, total } = await place("v4-0");
    for (const amount of [0, -1, 0.5, total + 1, Number.NaN, Infinity]) {
      expect(await refundOrder(buying, orderId, { key: randomUUID(), amount }), `${amount}`).toEqual({
        kind: "bad-amount",
        most: total,
      });
    }
    expect(await refundOrder(buying, orderId, { key: "half", amount: 50_000 })).toEqual({
      kind: "refunded",
      amount: 50_000,
    });
    const rest = total - 50_000;
    const answers = await Promise.all(
      [1, 2].map(() => refundOrder(buying, orderId, { key: randomUUID(), amount: rest })),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["bad-amount", "refunded"]);
    await isSound();
  });

  test("is refunded once however often the same refund is asked for [CO-05]", async () => {
    const { code } = await giftCode(50_000);
    const { orderId, total, due } = await place("v4-0", [code]);
    const ask = (key: string, amount: number | "all") => refundOrder(buying, orderId, { key, amount });
    const part = { kind: "refunded", amount: due + 10_000 };
    expect(await Promise.all([1, 2, 3].map(() => ask("part", due + 10_000)))).toEqual([part, part, part]);
    expect(await ask("part", 5_000)).toEqual({ kind: "key-used", amount: due + 10_000 });
    const rest = { kind: "refunded", amount: total - due - 10_000 };
    expect([await ask("rest", "all"), await ask("rest", "all")]).toEqual([rest, rest]);
    expect(await subjects()).toHaveLength(2);
    await isSound();
  });

  test("whose refund the provider refuses stays owed, is reported, and is tried again when asked [CO-05]", async () => {
    const asked: string[] = [];
    let isRefusing = true;
    const refund: TestBuying["provider"]["refund"] = async (request) => {
      asked.push(request.id);
      return isRefusing ? { kind: "refused", reason: "balance_insufficient" } : buying.provider.refund(request);
    };
    const bank = { ...buying, onError: () => {}, provider: { ...buying.provider, refund } };
    const { orderId, total } = await place("v10-0");
    await cancelOrder(bank, orderId, "merchant");
    expect(await processRefunds(bank)).toMatchObject({ refused: 1 });
    expect((await checkLedger(database.current)).faults).toEqual([
      expect.objectContaining({ rule: "no refund has failed", detail: `${total} refused: balance_insufficient` }),
    ]);
    isRefusing = false;
    expect(await processRefunds(bank)).toMatchObject({ refunded: 0 });
    const answers = await Promise.all([1, 2].map(() => retryRefunds(bank, orderId)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["none-failed", "retried"]);
    expect(await processRefunds(bank)).toMatchObject({ refunded: 1 });
    // The provider would answer the same id as before.
    expect(new Set(asked).size).toBe(2);
    await isSound();
  });

  test("gives back to its payment first, then to the gift cards that paid besides [CO-07]", async () => {
    const { id, code } = await giftCode(50_000);
    const { orderId, total, due } = await place("v5-0", [code]);
    expect(total - due).toBe(50_000);
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 0 });
    expect(await refundOrder(buying, orderId, { key: "cards", amount: due + 20_000 })).toMatchObject({
      kind: "refunded",
    });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 20_000 });
    expect(await cancelOrder(buying, orderId, "merchant")).toEqual({ kind: "cancelled", refund: 30_000 });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 50_000 });
    await isSound();
  });

  test("paid by gift cards alone asks nobody for money, and is one order however often it is sent [CO-04] [CO-07]", async () => {
    const { id, code } = await giftCode(1_000_000);
    const bank = await bankBalance(buying);
    const { orderId, due, total } = await place("v6-0", [code]);
    expect([due, await bankBalance(buying)]).toEqual([0, bank]);
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 1_000_000 - total });
    expect(await findAnyOrder(database.current.sql, orderId)).toMatchObject({ state: "placed", method: "gift-card" });
    expect(await cancelOrder(buying, orderId, "merchant")).toEqual({ kind: "cancelled", refund: total });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 1_000_000, available: 1_000_000 });
    await isSound();
  });

  test("that a refused card leaves unpaid gives its gift cards back at once [CO-07]", async () => {
    const { id, code } = await giftCode(30_000);
    const shopper = await makeShopper(buying, [{ variantId: "v7-0", quantity: 1 }]);
    await applyGiftCard(buying, shopper, code);
    const asked = await orderRequest(buying, shopper, { card: cardOf("4000000000000002") });
    expect(await placeOrder(buying, shopper, asked)).toMatchObject({ kind: "declined" });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 30_000, available: 30_000 });
    await isSound();
  });

  test("with a gift card gives back all but the card's money while the card can be spent [CO-07]", async () => {
    const gift = giftOf({ recipientEmail: "bo@example.com" });
    const shopper = await makeShopper(buying, [
      { variantId: "v9-0", quantity: 1 },
      { gift, quantity: 1 },
    ]);
    const seen = await orderRequest(buying, shopper);
    const placed = await placeOrder(buying, shopper, seen);
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const { orderId } = placed;
    const ask = (key: string, amount: number | "all") => refundOrder(buying, orderId, { key, amount });
    const most = seen.expectedTotal - gift.amount;
    expect(await ask("too much", most + 1)).toEqual({ kind: "bad-amount", most });
    expect(await ask("all", "all")).toEqual({ kind: "refunded", amount: most });
    expect(await ask("more", "all")).toEqual({ kind: "bad-amount", most: 0 });
    await isSound();
    const client = database.current.sql;
    const entries = [
      { account: "sales", amount: 1, currency: "EUR" },
      { account: "owed", amount: -1, currency: "EUR" },
    ];
    await client.transaction((tx) => enterLedger(tx, { orderId, cause: "mistake", entries, at: buying.now() }));
    expect((await checkLedger(database.current)).faults).toContainEqual({
      rule: "no more goes back than was paid, less the gift cards that were bought",
      subject: placed.number,
      detail: "1 too much",
    });
    await client.delete(ledgerTable).where(eq(ledgerTable.cause, "mistake"));
    // Called off, the card is worth nothing, and its money goes back too.
    expect(await cancelOrder(buying, orderId, "merchant")).toEqual({ kind: "cancelled", refund: gift.amount });
    await isSound();
  });

  test("of gift cards is called off only while nobody has used one [CO-07]", async () => {
    const gift = giftOf({ recipientEmail: "bo@example.com" });
    const buy = async () => {
      const shopper = await makeShopper(buying, [{ gift, quantity: 1 }]);
      await saveAddresses(buying, shopper, { billing: ADDRESS });
      const placed = await placeOrder(buying, shopper, await orderRequest(buying, shopper));
      if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
      const mails = await takeMails(database.current);
      const code = mails.map(({ text }) => /(?:\w{4}-){4}\w{4}/.exec(text)?.[0]).find(Boolean) ?? "";
      return { orderId: placed.orderId, token: placed.token, code };
    };
    const [unused, used] = [await buy(), await buy()];
    // Its shopper could have the mail sent for nothing.
    const viewer = { accountId: null, token: unused.token };
    expect(await cancelOrder(buying, unused.orderId, viewer)).toEqual({ kind: "has-gift-cards" });
    expect(await cancelOrder(buying, unused.orderId, "merchant")).toEqual({ kind: "cancelled", refund: 150_000 });
    await place("v8-0", [used.code]);
    expect(await cancelOrder(buying, used.orderId, "merchant")).toEqual({ kind: "has-gift-cards" });
    const shopper = await makeShopper(buying, [{ variantId: "v8-0", quantity: 1 }]);
    expect(await applyGiftCard(buying, shopper, unused.code)).toEqual({ kind: "unknown" });
    await isSound();
  });
});
