import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { applyGiftCard, chooseDelivery, placeOrder, saveAddresses } from "#commerce/checkout";
import { findAnyOrder } from "#commerce/orders";
import { processRefunds, enterLedger, ledgerTable } from "#commerce/payments";
import { balanceOf } from "../payments/testing-ledger.ts";
import { takeMails } from "../accounts/testing-mails.ts";
import {
  ADDRESS,
  orderRequest,
  bankBalance,
  cardOf,
  makeShopper,
  openTestShop,
  stockOf,
  testOrderServices,
  type TestOrderServices,
} from "../checkout/testing-order-services.ts";
import { onDatabase } from "../database/testing.ts";
import { cardOf as giftCardOf, giftOf, giveCard } from "../gift-cards/testing-gift-cards.ts";
import {
  cancelOrder,
  cancelRest,
  checkLedger,
  deliverOrder,
  listOrderMails,
  refundOrder,
  resendOrderMail,
  retryRefunds,
  shipOrder,
} from "./index.ts";

onDatabase("a placed order", (database) => {
  let services: TestOrderServices;
  beforeAll(async () => {
    await openTestShop(database.current, 20, 9);
    services = testOrderServices(database.current);
  });
  beforeEach(() => takeMails(database.current));

  const expectConsistent = async () => {
    while ((await processRefunds(services)).refunded > 0);
    expect((await checkLedger(database.current)).faults).toEqual([]);
    expect(await balanceOf(database.current.sql, "provider:test", "EUR")).toBe(await bankBalance(services));
    expect(await balanceOf(database.current.sql, "owed", "EUR")).toBe(0);
    expect(services.errors).toEqual([]);
  };
  const subjects = async () => (await takeMails(database.current)).map(({ subject }) => subject.replace(/V\d+/, "N"));

  /** Creates a gift card and returns its code. */
  const giftCode = async (amount: number) => {
    const id = await giveCard(database.current.sql, amount);
    const code = /(?:\w{4}-){4}\w{4}/.exec((await takeMails(database.current))[0]?.text ?? "")?.[0] ?? "";
    return { id, code };
  };
  const place = async (variantId: string | string[], codes: readonly string[] = [], delivery?: string) => {
    const variantIds = [variantId].flat();
    const shopper = await makeShopper(
      services,
      variantIds.map((one) => ({ variantId: one, quantity: 2 })),
    );
    if (delivery !== undefined) await chooseDelivery(services, shopper, delivery);
    for (const code of codes) expect(await applyGiftCard(services, shopper, code)).toEqual({ kind: "saved" });
    const seen = await orderRequest(services, shopper);
    const placed = await placeOrder(
      services,
      shopper,
      seen.expectedDue === 0 ? { ...seen, method: "gift-card" } : seen,
    );
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    await takeMails(database.current);
    return {
      ...placed,
      viewer: { accountId: null, token: placed.token },
      total: seen.expectedTotal,
      due: seen.expectedDue,
    };
  };

  test("is shipped with a mail and then delivered, each once [CO-05]", async () => {
    const { orderId } = await place("v1-0");
    expect(await deliverOrder(services, orderId)).toEqual({ kind: "not-now", state: "placed" });
    expect(await shipOrder(services, orderId, { tracking: " 1Z 999 " })).toEqual({ kind: "shipped" });
    expect(await shipOrder(services, orderId)).toEqual({ kind: "not-now", state: "shipped" });
    const [mail] = await takeMails(database.current);
    expect(mail?.text).toContain("Tracking number: 1Z 999");
    expect(await cancelOrder(services, orderId, "merchant")).toEqual({ kind: "not-now", state: "shipped" });
    expect(await deliverOrder(services, orderId)).toEqual({ kind: "delivered" });
    expect((await findAnyOrder(database.current.sql, orderId))?.events.map(({ kind }) => kind)).toEqual([
      "created",
      "placed",
      "shipped",
      "delivered",
    ]);
    for (const id of [randomUUID(), "", "' or true --"]) {
      expect(await shipOrder(services, id)).toEqual({ kind: "no-such-order" });
    }
    await expectConsistent();
  });

  test("[SF-12] is shipped in parts, each with its own mail, and delivered once every parcel is", async () => {
    const { orderId } = await place("v1-0");
    const order = await findAnyOrder(database.current.sql, orderId);
    const lineId = order?.lines[0]?.id ?? "";
    const ship = (quantity: number, id = lineId) =>
      shipOrder(services, orderId, { tracking: "1Z 9", carrier: "ups", lines: [{ lineId: id, quantity }] });
    expect(await ship(3)).toEqual({ kind: "bad-lines", lineIds: [lineId] });
    const other = randomUUID();
    expect(await ship(1, other)).toEqual({ kind: "bad-lines", lineIds: [other] });
    expect(await ship(1)).toEqual({ kind: "shipped" });
    expect(await ship(2)).toEqual({ kind: "bad-lines", lineIds: [lineId] });
    expect(await deliverOrder(services, orderId)).toEqual({ kind: "delivered" });
    expect((await findAnyOrder(database.current.sql, orderId))?.state).toBe("shipped");
    expect(await shipOrder(services, orderId)).toEqual({ kind: "shipped" });
    const [first, second] = await takeMails(database.current);
    expect(first?.text).toContain("Part of your order is on its way.");
    expect(first?.text).toContain("Track your parcel:\nhttps://www.ups.com/track?tracknum=1Z9");
    expect(first?.html).toMatch(/<img src="\/media\/[^"]+" alt="[^"]+"/);
    expect(second?.text).toContain("The rest of your order is on its way.");
    expect(second?.text).not.toContain("Tracking number");
    expect(await deliverOrder(services, orderId, 1)).toEqual({ kind: "not-now", state: "shipped" });
    expect(await deliverOrder(services, orderId, 2)).toEqual({ kind: "delivered" });
    expect((await findAnyOrder(database.current.sql, orderId))?.state).toBe("delivered");
  });

  test("of an unknown carrier, even one named like a property of every object, has no tracking page", async () => {
    const { orderId } = await place("v1-0");
    await shipOrder(services, orderId, { carrier: "constructor", tracking: "TR1" });
    const order = await findAnyOrder(database.current.sql, orderId);
    expect(order?.parcels).toMatchObject([{ carrier: "constructor", tracking: "TR1", trackingUrl: null }]);
    expect((await takeMails(database.current))[0]?.text).toContain("Tracking number: constructor TR1");
  });

  test("[SF-12] whose rest is cancelled is refunded what the merchant did not refund, and delivered with its parcels", async () => {
    const { orderId } = await place("v1-0");
    expect(await cancelRest(services, orderId)).toEqual({ kind: "not-now", state: "placed" });
    const line = (await findAnyOrder(database.current.sql, orderId))?.lines[0];
    await shipOrder(services, orderId, { lines: [{ lineId: line?.id ?? "", quantity: 1 }] });
    await refundOrder(services, orderId, { key: "some", amount: 10_000 });
    await takeMails(database.current);
    const refund = (line?.price ?? 0) - 10_000;
    const answers = await Promise.all([1, 2].map(() => cancelRest(services, orderId)));
    expect(answers).toContainEqual({ kind: "rest-cancelled", refund });
    expect(answers).toContainEqual({ kind: "not-now", state: "shipped" });
    expect(await subjects()).toEqual(["Part of your order N has been cancelled"]);
    expect(await shipOrder(services, orderId)).toEqual({ kind: "not-now", state: "shipped" });
    await deliverOrder(services, orderId);
    expect((await findAnyOrder(database.current.sql, orderId))?.state).toBe("delivered");
    await expectConsistent();
  });

  test("[SF-12] whose rest is cancelled is refunded its pieces in full after a refund that named another part", async () => {
    const { orderId } = await place("v15-0", [], "express");
    const { lines, deliveryPrice } = (await findAnyOrder(database.current.sql, orderId))!;
    const line = lines[0]!;
    await shipOrder(services, orderId, { lines: [{ lineId: line.id, quantity: 1 }] });
    const parts = { lines: new Map<string, number>(), delivery: deliveryPrice, pieces: [] };
    const late = { key: "late", amount: deliveryPrice, parts };
    expect(await refundOrder(services, orderId, late)).toEqual({ kind: "refunded", amount: deliveryPrice });
    expect(await cancelRest(services, orderId)).toEqual({ kind: "rest-cancelled", refund: line.price });
    await expectConsistent();
  });

  test("[PM-04] two refunds of the same pieces at once, by two members of staff, refund them once", async () => {
    const { orderId } = await place(["v16-0", "v17-0"]);
    const { lines } = (await findAnyOrder(database.current.sql, orderId))!;
    const { id, price } = lines.toSorted((one, other) => one.price - other.price)[0]!;
    const parts = { lines: new Map([[id, price * 2]]), delivery: 0, pieces: [{ lineId: id, quantity: 2 }] };
    const answers = await Promise.all(
      ["one", "other"].map((key) => refundOrder(services, orderId, { key, amount: price * 2, parts })),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["parts-gone", "refunded"]);
    await expectConsistent();
  });

  test("[SF-12] whose rest is cancelled after a full refund is closed without another one", async () => {
    const { orderId, total } = await place("v3-0");
    const lineId = (await findAnyOrder(database.current.sql, orderId))?.lines[0]?.id ?? "";
    await shipOrder(services, orderId, { lines: [{ lineId, quantity: 1 }] });
    await deliverOrder(services, orderId);
    expect(await refundOrder(services, orderId, { key: "all", amount: "all" })).toMatchObject({ amount: total });
    await takeMails(database.current);
    expect(await cancelRest(services, orderId)).toEqual({ kind: "rest-cancelled", refund: 0 });
    expect((await takeMails(database.current))[0]?.text).toContain("They have already been refunded.");
    expect((await findAnyOrder(database.current.sql, orderId))?.state).toBe("delivered");
    await expectConsistent();
  });

  test("is cancelled by its shopper, refunded once, and its stock returned [CO-05]", async () => {
    const bank = await bankBalance(services);
    const stock = await stockOf(services, "v2-0");
    const { orderId, viewer, total } = await place("v2-0");
    expect(await stockOf(services, "v2-0")).toBe(stock - 2);
    const stranger = { accountId: randomUUID(), token: null };
    expect(await cancelOrder(services, orderId, stranger)).toEqual({ kind: "no-such-order" });
    const answers = await Promise.all([1, 2, 3].map(() => cancelOrder(services, orderId, viewer)));
    expect(answers.filter(({ kind }) => kind === "cancelled")).toEqual([{ kind: "cancelled", refund: total }]);
    expect(await subjects()).toEqual(["Your order N has been cancelled"]);
    await expectConsistent();
    expect([await bankBalance(services), await stockOf(services, "v2-0")]).toEqual([bank, stock]);
    expect(await refundOrder(services, orderId, { key: randomUUID(), amount: "all" })).toEqual({
      kind: "bad-amount",
      most: 0,
    });
  });

  test("is refunded in parts, never beyond the payment [CO-05]", async () => {
    const { orderId, total } = await place("v4-0");
    for (const amount of [0, -1, 0.5, total + 1, Number.NaN, Infinity]) {
      expect(await refundOrder(services, orderId, { key: randomUUID(), amount }), `${amount}`).toEqual({
        kind: "bad-amount",
        most: total,
      });
    }
    expect(await refundOrder(services, orderId, { key: "half", amount: 50_000 })).toEqual({
      kind: "refunded",
      amount: 50_000,
    });
    const rest = total - 50_000;
    const answers = await Promise.all(
      [1, 2].map(() => refundOrder(services, orderId, { key: randomUUID(), amount: rest })),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["bad-amount", "refunded"]);
    await expectConsistent();
  });

  test("is refunded once for repeated requests with the same key [CO-05]", async () => {
    const { code } = await giftCode(50_000);
    const { orderId, total, due } = await place("v4-0", [code]);
    const refund = (key: string, amount: number | "all") => refundOrder(services, orderId, { key, amount });
    const part = { kind: "refunded", amount: due + 10_000 };
    expect(await Promise.all([1, 2, 3].map(() => refund("part", due + 10_000)))).toEqual([part, part, part]);
    expect(await refund("part", 5_000)).toEqual({ kind: "key-used", amount: due + 10_000 });
    const rest = { kind: "refunded", amount: total - due - 10_000 };
    expect([await refund("rest", "all"), await refund("rest", "all")]).toEqual([rest, rest]);
    expect(await subjects()).toHaveLength(2);
    await expectConsistent();
  });

  test("whose refund fails stays owed, is reported, and can be retried [CO-05]", async () => {
    const requested: string[] = [];
    let isRefusing = true;
    const refund: TestOrderServices["provider"]["refund"] = async (request) => {
      requested.push(request.id);
      return isRefusing ? { kind: "refused", reason: "balance_insufficient" } : services.provider.refund(request);
    };
    const bank = { ...services, onError: () => {}, provider: { ...services.provider, refund } };
    const { orderId, total } = await place("v10-0");
    await cancelOrder(bank, orderId, "merchant");
    expect(await processRefunds(bank)).toMatchObject({ refused: 1 });
    expect((await checkLedger(database.current)).faults).toEqual([
      expect.objectContaining({ rule: "no refund has failed", detail: `${total} failed: balance_insufficient` }),
    ]);
    isRefusing = false;
    expect(await processRefunds(bank)).toMatchObject({ refunded: 0 });
    const answers = await Promise.all([1, 2].map(() => retryRefunds(bank, orderId)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["none-failed", "retried"]);
    expect(await processRefunds(bank)).toMatchObject({ refunded: 1 });
    // A retry needs a new id, because the provider repeats its answer for a known one.
    expect(new Set(requested).size).toBe(2);
    await expectConsistent();
  });

  test("is refunded to its payment first, then to its gift cards [CO-07]", async () => {
    const { id, code } = await giftCode(50_000);
    const { orderId, total, due } = await place("v5-0", [code]);
    expect(total - due).toBe(50_000);
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 0 });
    expect(await refundOrder(services, orderId, { key: "cards", amount: due + 20_000 })).toMatchObject({
      kind: "refunded",
    });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 20_000 });
    expect(await cancelOrder(services, orderId, "merchant")).toEqual({ kind: "cancelled", refund: 30_000 });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 50_000 });
    await expectConsistent();
    // Both can be sent again, with what went to the payment and to the card.
    const sent = await takeMails(database.current);
    const order = await findAnyOrder(database.current.sql, orderId);
    expect(await listOrderMails(services, database.current.sql, order!)).toMatchObject([
      { kind: "placed" },
      { key: "refund:merchant:cards", kind: "refunded", amount: due + 20_000 },
      { key: "refund:cancel", kind: "cancelled", amount: 30_000 },
    ]);
    for (const key of ["refund:merchant:cards", "refund:cancel"]) await resendOrderMail(services, orderId, key);
    expect((await takeMails(database.current)).map(({ text }) => text)).toEqual(sent.map(({ text }) => text));
  });

  test("paid by gift cards alone needs no payment provider [CO-04] [CO-07]", async () => {
    const { id, code } = await giftCode(1_000_000);
    const bank = await bankBalance(services);
    const { orderId, due, total } = await place("v6-0", [code]);
    expect([due, await bankBalance(services)]).toEqual([0, bank]);
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 1_000_000 - total });
    expect(await findAnyOrder(database.current.sql, orderId)).toMatchObject({ state: "placed", method: "gift-card" });
    expect(await cancelOrder(services, orderId, "merchant")).toEqual({ kind: "cancelled", refund: total });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 1_000_000, available: 1_000_000 });
    await expectConsistent();
  });

  test("whose card is declined releases its gift cards at once [CO-07]", async () => {
    const { id, code } = await giftCode(30_000);
    const shopper = await makeShopper(services, [{ variantId: "v7-0", quantity: 1 }]);
    await applyGiftCard(services, shopper, code);
    const request = await orderRequest(services, shopper, { card: cardOf("4000000000000002") });
    expect(await placeOrder(services, shopper, request)).toMatchObject({ kind: "declined" });
    expect(await giftCardOf(database.current.sql, id)).toMatchObject({ balance: 30_000, available: 30_000 });
    await expectConsistent();
  });

  test("that bought a gift card is refundable without the card's amount while the card is active [CO-07]", async () => {
    const gift = giftOf({ recipientEmail: "bo@example.com" });
    const shopper = await makeShopper(services, [
      { variantId: "v9-0", quantity: 1 },
      { gift, quantity: 1 },
    ]);
    const seen = await orderRequest(services, shopper);
    const placed = await placeOrder(services, shopper, seen);
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const { orderId } = placed;
    const refund = (key: string, amount: number | "all") => refundOrder(services, orderId, { key, amount });
    const most = seen.expectedTotal - gift.amount;
    expect(await refund("too much", most + 1)).toEqual({ kind: "bad-amount", most });
    expect(await refund("all", "all")).toEqual({ kind: "refunded", amount: most });
    expect(await refund("more", "all")).toEqual({ kind: "bad-amount", most: 0 });
    await expectConsistent();
    const client = database.current.sql;
    const entries = [
      { account: "sales", amount: 1, currency: "EUR" },
      { account: "owed", amount: -1, currency: "EUR" },
    ];
    await client.transaction((tx) => enterLedger(tx, { orderId, cause: "mistake", entries, at: services.now() }));
    expect((await checkLedger(database.current)).faults).toContainEqual({
      rule: "no order is refunded beyond its payments, less the gift cards it bought",
      subject: placed.number,
      detail: "1 too much",
    });
    await client.delete(ledgerTable).where(eq(ledgerTable.cause, "mistake"));
    // Cancellation voids the card, and its amount is refunded too.
    expect(await cancelOrder(services, orderId, "merchant")).toEqual({ kind: "cancelled", refund: gift.amount });
    await expectConsistent();
  });

  test("of gift cards is cancelled only while none of them is used [CO-07]", async () => {
    const gift = giftOf({ recipientEmail: "bo@example.com" });
    const buy = async () => {
      const shopper = await makeShopper(services, [{ gift, quantity: 1 }]);
      await saveAddresses(services, shopper, { billing: ADDRESS });
      const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
      if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
      const mail = (await takeMails(database.current)).find(({ to }) => to === gift.recipientEmail);
      const code = /(?:\w{4}-){4}\w{4}/.exec(mail?.text ?? "")?.[0] ?? "";
      return { orderId: placed.orderId, token: placed.token, code };
    };
    const [unused, used] = [await buy(), await buy()];
    // The shopper might have received the code already.
    const viewer = { accountId: null, token: unused.token };
    expect(await cancelOrder(services, unused.orderId, viewer)).toEqual({ kind: "has-gift-cards" });
    expect(await cancelOrder(services, unused.orderId, "merchant")).toEqual({ kind: "cancelled", refund: 150_000 });
    await place("v8-0", [used.code]);
    expect(await cancelOrder(services, used.orderId, "merchant")).toEqual({ kind: "has-gift-cards" });
    const shopper = await makeShopper(services, [{ variantId: "v8-0", quantity: 1 }]);
    expect(await applyGiftCard(services, shopper, unused.code)).toEqual({ kind: "unknown" });
    await expectConsistent();
  });
});
