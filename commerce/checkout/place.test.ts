import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { marketOf } from "#catalogue";
import { findCart } from "#commerce/cart";
import { changesSince, cataloguePosition } from "#commerce/products";
import { findOrder } from "#commerce/orders";
import { type PaymentProvider } from "#commerce/payments";
import { takeMails } from "../accounts/testing-mails.ts";
import { onEveryDatabase } from "../database/testing.ts";
import { checkOpenPayments } from "./check-payments.ts";
import { LONGEST_HOLD_MS } from "#commerce/stock";
import type { Placed } from "./checkout.ts";
import { ABANDONED_AFTER_MS } from "./place.ts";
import { findCheckout, placeOrder, refreshPayment, saveAddresses } from "./index.ts";
import {
  ADDRESS,
  orderRequest,
  bankBalance,
  cardOf,
  makeShopper,
  openTestShop,
  setStock,
  stockOf,
  testOrderServices,
  type TestOrderServices,
} from "./testing-order-services.ts";
import { expectConsistent } from "./testing-consistency.ts";
import { keyOf, viewerOf } from "./viewer.ts";
import { processWebhooks } from "./webhooks.ts";

const one = (variantId: string, quantity = 1) => ({ variantId, quantity });
const idOf = (placed: Placed): string => ("orderId" in placed ? placed.orderId : "");
const tokenOf = (placed: Placed): string => ("token" in placed ? placed.token : "");

onEveryDatabase("placing an order", (database) => {
  let services: TestOrderServices;
  beforeAll(async () => {
    await openTestShop(database.current, 40, 5);
    services = testOrderServices(database.current);
  });
  const expectConsistentBooks = () => expectConsistent(services);

  test("charges once, takes the stock once, empties the cart and sends a mail [CO-03] [CO-04] [CO-05]", async () => {
    await takeMails(database.current);
    const shopper = await makeShopper(services, [one("v1-0", 2), one("v2-0")]);
    const request = await orderRequest(services, shopper);
    const position = await cataloguePosition(database.current);
    const placed = await placeOrder(services, shopper, request);
    expect(placed).toMatchObject({ kind: "placed", number: expect.stringMatching(/^V\d{10}$/) });
    const order = await findOrder(database.current, idOf(placed), { accountId: null, token: tokenOf(placed) });
    expect(order).toMatchObject({
      state: "placed",
      total: request.expectedTotal,
      subtotal: 304_000,
      deliveryPrice: 0,
      method: "card",
      events: [{ kind: "created" }, { kind: "placed", by: "shopper" }],
    });
    expect(order?.lines.map(({ variantId, quantity, price }) => [variantId, quantity, price]).toSorted()).toEqual([
      ["v1-0", 2, 101_000],
      ["v2-0", 1, 102_000],
    ]);
    expect([await stockOf(services, "v1-0"), await stockOf(services, "v2-0")]).toEqual([3, 4]);
    expect(await findCart(database.current, keyOf(shopper), viewerOf(shopper))).toBeUndefined();
    const changes = await changesSince(database.current, position ?? "");
    expect(changes.kind === "changes" && changes.changes.map(({ id }) => id).toSorted()).toEqual(["p1", "p2"]);
    const [mail, ...more] = await takeMails(database.current);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: "ana@example.com", subject: `Your order ${order?.number}` });
    expect(mail?.text).toContain("Total: €304");
    await expectConsistentBooks();
  });

  test("the confirmation mail is in the language of the order [I18-04]", async () => {
    const shopper = await makeShopper(services, [one("v4-0")], { language: "de" });
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    const [mail] = await takeMails(database.current);
    expect(placed).toMatchObject({ kind: "placed" });
    expect(mail?.subject).toMatch(/^Ihre Bestellung V\d{10}$/);
    expect(mail?.text).toMatch(/^Standardlieferung: \d bis \d Werktage\.$/m);
    expect(mail?.text).toMatch(/^Lieferadresse: .*, Frankreich$/m);
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  });

  test("requests with the same key create one order, at once or later [CO-04]", async () => {
    const shopper = await makeShopper(services, [one("v3-0")]);
    const request = await orderRequest(services, shopper);
    const before = await bankBalance(services);
    const all = await Promise.all(Array.from({ length: 8 }, () => placeOrder(services, shopper, request)));
    all.push(await placeOrder(services, shopper, request));
    expect(new Set(all.map((placed) => JSON.stringify(placed))).size).toBe(1);
    expect(all[0]).toMatchObject({ kind: "placed" });
    expect(await bankBalance(services)).toBe(before + request.expectedDue);
    expect(await stockOf(services, "v3-0")).toBe(4);
    // Another shopper's key gives no access to the order.
    const stranger = await makeShopper(services, [one("v3-0")]);
    const theirs = await placeOrder(services, stranger, request);
    expect(idOf(theirs)).not.toBe(idOf(all[0]!));
    await expectConsistentBooks();
  });

  test("new orders are limited per cart and per network, but retries with the same key are not [CO-04]", async () => {
    const shopper = await makeShopper(services, [one("v23-0")]);
    const request = await orderRequest(services, shopper);
    const wrong = () => ({ ...request, expectedTotal: 1, idempotencyKey: randomUUID() });
    for (let count = 0; count < 29; count++) await placeOrder(services, shopper, wrong());
    const placed = await placeOrder(services, shopper, request);
    expect(placed).toMatchObject({ kind: "placed" });
    expect(await placeOrder(services, shopper, wrong())).toMatchObject({ kind: "limited", until: expect.any(Date) });
    expect(await placeOrder(services, shopper, request)).toEqual(placed);
    const { network } = shopper;
    const newGuest = () => ({ ...shopper, cartToken: randomUUID() });
    for (let count = 0; count < 120; count++) await placeOrder(services, newGuest(), wrong());
    expect(await placeOrder(services, newGuest(), wrong())).toMatchObject({ kind: "limited" });
    expect(await placeOrder(services, { ...newGuest(), network: `${network}!` }, wrong())).toEqual({ kind: "no-cart" });
  });

  test.each([
    ["4000000000000002", "declined"],
    ["4000 0000 0000 9995", "insufficient-funds"],
    ["4111111111111111", "declined"],
  ])(
    "a declined card (%s, %s) releases the stock, keeps the cart, and allows another attempt [CO-03]",
    async (number, reason) => {
      const shopper = await makeShopper(services, [one("v4-0", 2)]);
      const stock = await stockOf(services, "v4-0");
      const request = await orderRequest(services, shopper, { card: cardOf(number) });
      const refused = await placeOrder(services, shopper, request);
      expect(refused).toMatchObject({ kind: "declined", reason });
      // A retry gets the same answer without another charge.
      expect(await placeOrder(services, shopper, request)).toEqual(refused);
      expect(await stockOf(services, "v4-0")).toBe(stock);
      const again = await orderRequest(services, shopper);
      expect(await placeOrder(services, shopper, { ...again, card: cardOf("") })).toMatchObject({ kind: "bad-card" });
      await expectConsistentBooks();
    },
  );

  test("an order that differs from what the shopper saw is refused [CO-01] [CO-04]", async () => {
    const shopper = await makeShopper(services, [one("v5-0", 2)]);
    const request = await orderRequest(services, shopper);
    const place = (given: object) => placeOrder(services, shopper, { ...request, ...given });
    for (const total of [0, 1, -1, request.expectedTotal - 1, request.expectedTotal + 0.5, Number.NaN, Infinity]) {
      expect((await place({ expectedTotal: total })).kind, `${total}`).toBe("changed");
      expect((await place({ expectedDue: total })).kind, `${total}`).toBe("changed");
    }
    for (const key of ["", "short", "x".repeat(65), "' or true; --    ", "\0".repeat(20)]) {
      expect(await place({ idempotencyKey: key })).toEqual({ kind: "bad-key" });
    }
    expect(await place({ method: "wechat-pay" })).toEqual({ kind: "no-such-method" });
    expect(await place({ method: "gift-card" })).toEqual({ kind: "no-such-method" });
    // The same cart in another market has other prices, and no address there.
    const abroad = { ...shopper, market: marketOf("us")! };
    expect(await placeOrder(services, abroad, request)).toMatchObject({ kind: "incomplete", missing: ["address"] });
    // Another shopper's cart.
    expect(await placeOrder(services, { ...shopper, cartToken: "x".repeat(43) }, request)).toEqual({ kind: "no-cart" });
    expect(await placeOrder(services, { ...shopper, accountId: randomUUID() }, request)).toEqual({ kind: "no-cart" });
    await setStock(services, "v5-0", 1);
    expect(await place({})).toMatchObject({
      kind: "sold-out",
      lines: [{ variantId: "v5-0", change: { kind: "less-stock", available: 1 } }],
    });
    await setStock(services, "v5-0", 0);
    expect(await place({})).toMatchObject({ kind: "sold-out", lines: [{ change: { kind: "sold-out" } }] });
    expect(await findCheckout(services, shopper)).toMatchObject({ kind: "checkout", unfinishedOrder: null });
    await expectConsistentBooks();
  });

  test("only the bank's page decides whether a challenge is passed [CO-03]", async () => {
    const challenge = async () => {
      const shopper = await makeShopper(services, [one("v6-0")]);
      const placed = await placeOrder(
        services,
        shopper,
        await orderRequest(services, shopper, { card: cardOf("4000002500003155") }),
      );
      if (placed.kind !== "pay" || placed.step?.kind !== "challenge") throw new Error(JSON.stringify(placed));
      const { orderId, token, step } = placed;
      const refresh = () => {
        services.wait(2_000);
        return refreshPayment(services, orderId, { accountId: null, token });
      };
      expect(await refresh()).toMatchObject({ kind: "pending", step });
      return { orderId, refresh, reference: new URL(step.url).searchParams.get("charge") ?? "" };
    };
    const passed = await challenge();
    expect(await services.provider.findCharge(passed.reference)).toMatchObject({
      kind: "challenge",
      state: "challenge",
    });
    await services.provider.decide(passed.reference, "approve");
    expect(await passed.refresh()).toMatchObject({ kind: "placed" });
    await services.provider.decide(passed.reference, "decline");
    expect(await passed.refresh()).toMatchObject({ kind: "placed" });
    const failed = await challenge();
    await services.provider.decide(failed.reference, "decline");
    expect(await failed.refresh()).toMatchObject({ kind: "declined", reason: "challenge-failed" });
    const viewer = { accountId: null, token: "x".repeat(43) };
    expect(await refreshPayment(services, failed.orderId, viewer)).toEqual({ kind: "no-such-order" });
    await expectConsistentBooks();
  });

  test.each([
    ["twice", "4000000000000010", 2],
    ["before the response", "4000000000000036", 1],
  ])("a webhook that arrives %s has no further effect [CO-03]", async (_when, number, count) => {
    const shopper = await makeShopper(services, [one("v7-0")]);
    const before = { bank: await bankBalance(services), stock: await stockOf(services, "v7-0") };
    services.webhooks.count = 0;
    const request = await orderRequest(services, shopper, { card: cardOf(number) });
    const placed = await placeOrder(services, shopper, request);
    await expect.poll(() => services.webhooks.count).toBe(count);
    while ((await processWebhooks(services)) > 0);
    expect(await placeOrder(services, shopper, request)).toEqual(placed);
    expect(placed.kind).toBe("placed");
    expect([await bankBalance(services), await stockOf(services, "v7-0")]).toEqual([
      before.bank + request.expectedDue,
      before.stock - 1,
    ]);
    await expectConsistentBooks();
  });

  test.each([
    ["on another page", "paypal", "fr", {}],
    [
      "by QR code",
      "wechat-pay",
      "cn",
      { country: "CN", city: "Shanghai", district: "Xuhui", region: "SH", postalCode: "200000" },
    ],
  ] as const)("an order paid %s is placed by the webhook alone [CO-03]", async (_how, method, code, address) => {
    const shopper = await makeShopper(services, [one("v8-0")], { market: marketOf(code)! });
    await saveAddresses(services, shopper, { delivery: { ...ADDRESS, ...address } });
    const placed = await placeOrder(
      services,
      shopper,
      await orderRequest(services, shopper, { method, card: undefined }),
    );
    if (placed.kind !== "pay" || !placed.step) throw new Error(JSON.stringify(placed));
    const url = placed.step.kind === "qr" ? placed.step.codeUrl : placed.step.url;
    await services.provider.decide(new URL(url).searchParams.get("charge") ?? "", "approve");
    await expect.poll(() => processWebhooks(services), { timeout: 30_000 }).toBeGreaterThan(0);
    const order = await findOrder(database.current, placed.orderId, { accountId: null, token: placed.token });
    expect(order).toMatchObject({ state: "placed", method });
    await expectConsistentBooks();
  });

  test.each([
    ["before the provider receives the request", "v15-0", true],
    ["after the provider has charged the card", "v16-0", false],
  ])(
    "a connection that fails %s loses nothing and charges nothing twice [CO-03] [CO-04]",
    async (_when, variantId, isBefore) => {
      const provider: PaymentProvider = {
        ...services.provider,
        start: async (payment, card) => {
          if (!isBefore) await services.provider.start(payment, card);
          throw new Error("Connection lost");
        },
      };
      const shopper = await makeShopper(services, [one(variantId)]);
      const request = await orderRequest(services, shopper);
      const errors: unknown[] = [];
      const before = await bankBalance(services);
      const busy = await placeOrder(
        { ...services, provider, onError: (error) => errors.push(error) },
        shopper,
        request,
      );
      expect([busy.kind, errors.length]).toEqual(["busy", 1]);
      // The job checks the payment; a retry with the same key does the rest.
      services.wait(60_000);
      expect(await checkOpenPayments(services)).toMatchObject(isBefore ? { open: 1 } : { placed: 1 });
      expect(await placeOrder(services, shopper, request)).toMatchObject({ kind: "placed", orderId: idOf(busy) });
      expect(await bankBalance(services)).toBe(before + request.expectedDue);
      await expectConsistentBooks();
    },
  );

  test("a payment that the bank decides late is checked until then [CO-03]", async () => {
    const shopper = await makeShopper(services, [one("v17-0")]);
    const request = await orderRequest(services, shopper, { card: cardOf("4000000000000077") });
    const placed = await placeOrder(services, shopper, request);
    expect(placed).toMatchObject({ kind: "pay", step: null });
    services.wait(60_000);
    expect(await checkOpenPayments(services)).toMatchObject({ placed: 1 });
    expect(await placeOrder(services, shopper, request)).toMatchObject({ kind: "placed" });
    await expectConsistentBooks();
  });

  test("an unfinished payment of a removed provider blocks its cart for a day, then is closed [CO-03] [CO-04]", async () => {
    const shopper = await makeShopper(services, [one("v20-0")]);
    const request = await orderRequest(services, shopper, { method: "paypal", card: undefined });
    const first = await placeOrder(services, shopper, request);
    const errors: unknown[] = [];
    const provider: PaymentProvider = { ...services.provider, name: "other" };
    const moved = { ...services, provider, onError: (error: unknown) => void errors.push(error) };
    const another = { ...request, idempotencyKey: randomUUID() };
    expect(await placeOrder(moved, shopper, another)).toMatchObject({ kind: "busy", orderId: idOf(first) });
    services.wait(LONGEST_HOLD_MS + 1);
    expect(await placeOrder(moved, shopper, another)).toMatchObject({ kind: "busy", orderId: idOf(first) });
    expect(errors).toEqual([]);
    services.wait(ABANDONED_AFTER_MS);
    expect(await checkOpenPayments(moved)).toMatchObject({ ended: 1 });
    expect(String(errors)).toContain("without contacting test");
    expect(await placeOrder(moved, shopper, another)).toMatchObject({ kind: "pay" });
    await expectConsistentBooks();
  });
});
