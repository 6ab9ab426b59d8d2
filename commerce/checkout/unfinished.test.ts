import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addLines, findCart, mergeCarts, MAX_LINES } from "#commerce/cart";
import { resendOrderMail } from "#commerce/fulfilment";
import { findOrder } from "#commerce/orders";
import { processRefunds, type PaymentProvider } from "#commerce/payments";
import { balanceOf } from "../payments/testing-ledger.ts";
import { takeMails } from "../accounts/testing-mails.ts";
import { onDatabase } from "../database/testing.ts";
import { makeAccount } from "../wishlist/testing-wishlists.ts";
import { checkOpenPayments } from "./check-payments.ts";
import { HOLD_MS } from "#commerce/stock";
import type { Placed, Shopper } from "./checkout.ts";
import { chooseDelivery, findCheckout, placeOrder, refreshPayment, saveAddresses, saveContact } from "./index.ts";
import {
  ADDRESS,
  orderRequest,
  bankBalance,
  makeShopper,
  openTestShop,
  setStock,
  SHOP,
  stockOf,
  testOrderServices,
  type TestOrderServices,
} from "./testing-order-services.ts";
import { expectConsistent } from "./testing-consistency.ts";
import { keyOf, viewerOf } from "./viewer.ts";

const one = (variantId: string, quantity = 1) => ({ variantId, quantity });
const giftOf = ({ market }: Shopper, recipientName: string) => ({
  gift: {
    amount: 50_000,
    priceList: market.priceList,
    recipientName,
    recipientEmail: "bo@example.com",
    senderName: "Ana",
    message: "",
    deliverOn: null,
  },
  quantity: 1 as const,
});
const idOf = (placed: Placed): string => ("orderId" in placed ? placed.orderId : "");
const tokenOf = (placed: Placed): string => ("token" in placed ? placed.token : "");

onDatabase("an unfinished payment", (database) => {
  let services: TestOrderServices;
  beforeAll(async () => {
    await openTestShop(database.current, 40, 5);
    services = testOrderServices(database.current);
  });
  const expectConsistentBooks = () => expectConsistent(services);

  const begin = async (variantId: string) => {
    const shopper = await makeShopper(services, [one(variantId, 2)]);
    const request = await orderRequest(services, shopper, { method: "paypal", card: undefined });
    const placed = await placeOrder(services, shopper, request);
    if (placed.kind !== "pay" || placed.step?.kind !== "redirect") throw new Error(JSON.stringify(placed));
    const viewer = { accountId: null, token: placed.token };
    const reference = new URL(placed.step.url).searchParams.get("charge") ?? "";
    return { shopper, request, placed, viewer, reference };
  };

  test("reserves the stock until it expires, and can then no longer be paid [CO-04]", async () => {
    const { placed, viewer, reference, shopper } = await begin("v9-0");
    // Stock reserved for a shopper still counts as available to them.
    await setStock(services, "v9-0", 2);
    expect(await findCheckout(services, shopper)).toMatchObject({
      cart: { hasChanges: false, lines: [{ available: 2 }] },
      unfinishedOrder: { orderId: placed.orderId },
    });
    await setStock(services, "v9-0", 5);
    const other = await makeShopper(services, [one("v9-0", 3)]);
    expect(await stockOf(services, "v9-0")).toBe(5);
    await expect(makeShopper(services, [one("v9-0", 4)])).rejects.toThrow("not-enough");
    services.wait(HOLD_MS + 1);
    expect(await checkOpenPayments(services)).toMatchObject({ ended: 1 });
    expect(await refreshPayment(services, placed.orderId, viewer)).toMatchObject({ kind: "expired" });
    expect(await services.provider.decide(reference, "approve")).toMatchObject({ state: "expired" });
    expect(await placeOrder(services, other, await orderRequest(services, other))).toMatchObject({ kind: "placed" });
    await expectConsistentBooks();
  });

  test("is cancelled by a new order, and is paid only once [CO-04]", async () => {
    const { shopper, request, placed, reference, viewer } = await begin("v10-0");
    expect(await placeOrder(services, shopper, request)).toEqual(placed);
    const again = await placeOrder(services, shopper, { ...request, idempotencyKey: randomUUID() });
    expect(again).toMatchObject({ kind: "pay" });
    expect(idOf(again)).not.toBe(placed.orderId);
    expect(await services.provider.decide(reference, "approve")).toMatchObject({ state: "expired" });
    expect(await refreshPayment(services, placed.orderId, viewer)).toMatchObject({ kind: "expired" });
    services.wait(HOLD_MS + 1);
    expect(await checkOpenPayments(services)).toMatchObject({ ended: 1 });
    expect(await stockOf(services, "v10-0")).toBe(5);
    await expectConsistentBooks();
  });

  test("that is paid in another tab becomes the order, and no second one is created [CO-04]", async () => {
    const { shopper, request, placed, reference } = await begin("v11-0");
    await services.provider.decide(reference, "approve");
    const again = await placeOrder(services, shopper, { ...request, idempotencyKey: randomUUID() });
    expect(again).toMatchObject({ kind: "placed", orderId: placed.orderId });
    // The second request gets another token; the first key's token still works.
    const first = await placeOrder(services, shopper, request);
    expect(tokenOf(first)).not.toBe(tokenOf(again));
    for (const token of [tokenOf(again), tokenOf(first), placed.token]) {
      expect(await findOrder(database.current, placed.orderId, { accountId: null, token })).toMatchObject({
        state: "placed",
      });
    }
    await expectConsistentBooks();
  });

  test("that is paid after it expired takes the stock if there is any, otherwise it is refunded [CO-04]", async () => {
    const [early, late] = [await begin("v12-0"), await begin("v12-0")];
    services.wait(HOLD_MS + 1);
    const quick = await makeShopper(services, [one("v12-0", 3)]);
    expect(await placeOrder(services, quick, await orderRequest(services, quick))).toMatchObject({ kind: "placed" });
    await takeMails(database.current);
    for (const { reference } of [early, late]) await services.provider.decide(reference, "approve");
    expect(await refreshPayment(services, early.placed.orderId, early.viewer)).toMatchObject({ kind: "placed" });
    expect(await refreshPayment(services, late.placed.orderId, late.viewer)).toMatchObject({ kind: "refunded" });
    expect(await stockOf(services, "v12-0")).toBe(0);
    const owed = await balanceOf(database.current.sql, "owed", "EUR");
    expect(await processRefunds(services)).toEqual({ refunded: 1, pending: 0, failed: 0, refused: 0 });
    expect(await processRefunds(services)).toEqual({ refunded: 0, pending: 0, failed: 0, refused: 0 });
    expect([owed, await balanceOf(database.current.sql, "owed", "EUR")]).toEqual([-late.request.expectedDue, 0]);
    const mails = await takeMails(database.current);
    const subjects = mails.map(({ subject }) => subject.replace(/V\d+/, "N"));
    expect(subjects.toSorted()).toEqual(["Your order N", "Your order N has been cancelled"]);
    await resendOrderMail(services, late.placed.orderId, "refund:too-late");
    const [again] = await takeMails(database.current);
    expect(mails.map(({ text }) => text)).toContain(again?.text);
    await expectConsistentBooks();
  });

  test("that is paid after the guest signed in removes its lines from the account's cart [CO-01]", async () => {
    const { shopper, reference, placed, viewer } = await begin("v18-0");
    const accountId = await makeAccount(database.current);
    await mergeCarts(database.current, { shopId: SHOP, accountId, token: shopper.cartToken ?? "" }, services.now());
    await services.provider.decide(reference, "approve");
    expect(await refreshPayment(services, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
    const own = { ...shopper, accountId, cartToken: null };
    expect(await findCheckout(services, own)).toEqual({ kind: "no-cart" });
    await expectConsistentBooks();
  });

  test("moves with its cart at sign-in, where its key finds it and another key cancels it [CO-01] [CO-04]", async () => {
    const { shopper, request, reference, placed, viewer } = await begin("v19-0");
    const accountId = await makeAccount(database.current);
    await mergeCarts(database.current, { shopId: SHOP, accountId, token: shopper.cartToken ?? "" }, services.now());
    const own = { ...shopper, accountId, cartToken: null };
    await saveContact(services, own, { email: "ana@example.com" });
    await saveAddresses(services, own, { delivery: ADDRESS });
    await chooseDelivery(services, own, "standard");
    expect(await findCheckout(services, own)).toMatchObject({ unfinishedOrder: { orderId: placed.orderId } });
    expect(await findOrder(database.current, placed.orderId, { accountId, token: null })).toBeDefined();
    expect(await placeOrder(services, own, request)).toEqual(placed);
    const before = await bankBalance(services);
    const second = await placeOrder(services, own, await orderRequest(services, own));
    expect(second.kind).toBe("placed");
    expect(await services.provider.decide(reference, "approve")).toMatchObject({ state: "expired" });
    expect(await refreshPayment(services, placed.orderId, viewer)).toMatchObject({ kind: "expired" });
    expect(await bankBalance(services)).toBe(before + request.expectedDue);
    await expectConsistentBooks();
  });

  test("moves with its lines into an account's cart that is full [CO-01] [CO-04]", async () => {
    const { shopper, reference, placed, viewer } = await begin("v24-0");
    const accountId = await makeAccount(database.current);
    const own = { ...shopper, accountId, cartToken: null };
    const full = Array.from({ length: MAX_LINES }, (_, index) => giftOf(own, `Bo ${index}`));
    const more = { lines: full, network: "n", mayCreate: true };
    await addLines(database.current, keyOf(own), viewerOf(own), more, services.now());
    const token = shopper.cartToken ?? "";
    const merged = await mergeCarts(database.current, { shopId: SHOP, accountId, token }, services.now());
    expect(merged).toMatchObject({ remaining: 0 });
    await services.provider.decide(reference, "approve");
    expect(await refreshPayment(services, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
    const cart = await findCart(database.current, keyOf(own), viewerOf(own), services.now());
    expect([cart?.lines.length, cart?.lines.some(({ gift }) => gift === null)]).toEqual([MAX_LINES, false]);
    expect(await findCart(database.current, keyOf(shopper), viewerOf(shopper), services.now())).toBeUndefined();
    await expectConsistentBooks();
  });

  test("is checked at most three times in six seconds, however often its page polls [CO-03]", async () => {
    const { placed, viewer, reference } = await begin("v21-0");
    let calls = 0;
    const provider: PaymentProvider = {
      ...services.provider,
      find: (payment) => {
        calls += 1;
        return services.provider.find(payment);
      },
    };
    const poll = () => refreshPayment({ ...services, provider }, placed.orderId, viewer);
    expect((await Promise.all([poll(), poll(), poll()])).map(({ kind }) => kind)).toEqual(Array(3).fill("pending"));
    await services.provider.decide(reference, "approve");
    expect([(await poll()).kind, calls]).toEqual(["pending", 3]);
    services.wait(6_000);
    expect([(await poll()).kind, (await poll()).kind, calls]).toEqual(["placed", "placed", 4]);
    await expectConsistentBooks();
  });

  test("leaves an identical gift card that was added meanwhile in the cart [CO-01] [CO-07]", async () => {
    const { shopper, request } = await begin("v22-0");
    const add = () => {
      const more = { lines: [giftOf(shopper, "Bo")], network: "n", mayCreate: false };
      return addLines(database.current, keyOf(shopper), viewerOf(shopper), more, services.now());
    };
    await add();
    const { expectedTotal, expectedDue } = await orderRequest(services, shopper);
    const another = { ...request, expectedTotal, expectedDue, idempotencyKey: randomUUID() };
    const second = await placeOrder(services, shopper, another);
    if (second.kind !== "pay" || second.step?.kind !== "redirect") throw new Error(JSON.stringify(second));
    await add();
    await services.provider.decide(new URL(second.step.url).searchParams.get("charge") ?? "", "approve");
    const viewer = { accountId: null, token: second.token };
    expect(await refreshPayment(services, second.orderId, viewer)).toMatchObject({ kind: "placed" });
    const cart = await findCart(database.current, keyOf(shopper), viewerOf(shopper), services.now());
    expect(cart?.lines.map((line) => [line.variantId, line.gift?.recipientName])).toEqual([[null, "Bo"]]);
    await expectConsistentBooks();
  });

  test("leaves lines that were added meanwhile in the cart [CO-01]", async () => {
    const { shopper, reference, placed, viewer } = await begin("v13-0");
    const more = { lines: [one("v14-0"), one("v13-0")], network: "n", mayCreate: false };
    await addLines(database.current, keyOf(shopper), viewerOf(shopper), more, services.now());
    await services.provider.decide(reference, "approve");
    expect(await refreshPayment(services, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
    const cart = await findCart(database.current, keyOf(shopper), viewerOf(shopper), services.now());
    expect(cart?.lines.map(({ variantId, quantity }) => [variantId, quantity]).toSorted()).toEqual([
      ["v13-0", 1],
      ["v14-0", 1],
    ]);
    await expectConsistentBooks();
  });
});
