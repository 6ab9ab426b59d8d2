import { createHmac, randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  applyGiftCard,
  checkOpenPayments,
  processWebhooks,
  placeExpressOrder,
  placeOrder,
  refreshPayment,
} from "#commerce/checkout";
import { tidyAddress } from "#catalogue";
import { findOrder } from "#commerce/orders";
import { processRefunds, createStripeProvider } from "#commerce/payments";
import {
  ADDRESS,
  orderRequest,
  makeShopper,
  openTestShop,
  stockOf,
  testOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { HOLD_MS } from "#commerce/stock";
import { onDatabase } from "../../commerce/database/testing.ts";
import { giveCard } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { checkLedger } from "../../commerce/fulfilment/check-ledger.ts";
import { openFakeStripe, payAtStripe, type FakeStripe } from "../../commerce/payments/testing-stripe.ts";
import { webhookApp } from "./webhooks.ts";

const SECRET = "sk_test_secret";
const SIGNING = "whsec_signing";

onDatabase("Stripe", (database) => {
  let stripe: FakeStripe;
  beforeAll(() => openTestShop(database.current, 20, 3));
  beforeEach(async () => {
    stripe = await openFakeStripe(SECRET);
  });
  afterEach(() => stripe.close());

  const open = async () => {
    const base = testOrderServices(database.current);
    const { now } = base;
    stripe.now = now;
    const parts = { secretKey: SECRET, webhookSecret: SIGNING, now, apiUrl: stripe.url };
    const orderServices = { ...base, provider: await createStripeProvider(parts) };
    const app = webhookApp({ orderServices, largestBody: 100_000 });
    const send = (event: object, { secret = SIGNING, at = now().getTime() / 1000 } = {}) => {
      const body = JSON.stringify(event);
      const time = Math.floor(at);
      const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
      const headers = { "stripe-signature": `t=${time},v1=${"0".repeat(64)},v1=${signature}` };
      return app.request("/webhooks/stripe", { method: "POST", headers, body });
    };
    return { orderServices, send, app, wait: base.wait, errors: base.errors };
  };
  const begin = async (orderServices: Awaited<ReturnType<typeof open>>["orderServices"], variantId: string) => {
    const shopper = await makeShopper(orderServices, [{ variantId, quantity: 1 }]);
    const asked = await orderRequest(orderServices, shopper, { card: undefined });
    const placed = await placeOrder(orderServices, shopper, asked);
    if (placed.kind !== "pay" || placed.step?.kind !== "redirect") throw new Error(JSON.stringify(placed));
    const reference = placed.step.url.split("/").at(-1) ?? "";
    return { shopper, asked, placed, reference, viewer: { accountId: null, token: placed.token } };
  };
  const eventOf = (reference: string, id = `evt_${randomUUID()}`) => ({
    id,
    object: "event",
    type: "checkout.session.completed",
    data: { object: { ...stripe.sessions.get(reference), object: "checkout.session" } },
  });
  const expectSoundLedger = async () => expect((await checkLedger(database.current)).faults).toEqual([]);

  test("the shopper pays on Stripe's page and the shop never sees a card [CO-03]", async () => {
    const { orderServices } = await open();
    const { asked, placed, reference, viewer } = await begin(orderServices, "v1-0");
    const { line, key, version, form } = stripe.requests[0]!;
    expect(line).toBe("POST /v1/checkout/sessions");
    expect(key).toMatch(/^payment-[\da-f-]{36}$/);
    expect(version).toBe("2026-10-28.endive");
    expect(Object.fromEntries(form)).toMatchObject({
      mode: "payment",
      customer_email: "ana@example.com",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": String(asked.expectedDue / 10),
      success_url: `https://shop.test/fr/callbackSuccess?order=${placed.orderId}`,
    });
    expect(await refreshPayment(orderServices, placed.orderId, viewer)).toMatchObject({ kind: "pending" });
    payAtStripe(stripe, reference);
    expect(await refreshPayment(orderServices, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
    await expectSoundLedger();
  });

  test.each([
    ["EUR", 42_990, "4299"],
    ["JPY", 6_450_000, "6450"],
    // Stripe refuses a last digit other than 0.
    ["KWD", 13_125, "13130"],
    // Without decimals, but counted in hundredths.
    ["ISK", 5000, "500"],
    ["UGX", 380_000_000, "38000000"],
  ])("an amount in %s is sent in the units that Stripe counts in [CO-03]", async (currency, amount, units) => {
    const { orderServices } = await open();
    const { provider, now } = orderServices;
    const at = now();
    const answer = await provider.start({
      id: randomUUID(),
      reference: null,
      method: "card",
      amount,
      currency,
      orderId: randomUUID(),
      orderNumber: "V5501234567",
      email: "ana@example.com",
      billing: tidyAddress(ADDRESS),
      express: null,
      language: "en",
      returnUrl: "https://shop.test/callbackSuccess",
      createdAt: at,
      expiresAt: new Date(at.getTime() + HOLD_MS),
    });
    expect(answer).toMatchObject({ kind: "pending", step: { kind: "redirect" } });
    expect(stripe.requests[0]?.form.get("line_items[0][price_data][unit_amount]")).toBe(units);
  });

  test("[SF-10] an express order has the name and the address that Stripe's page took from the wallet", async () => {
    const { orderServices, send } = await open();
    const shopper = await makeShopper(orderServices, [{ variantId: "v3-0", quantity: 1 }]);
    const request = { idempotencyKey: randomUUID(), method: "paypal" } as const;
    const placed = await placeExpressOrder(orderServices, shopper, request);
    if (placed.kind !== "pay" || placed.step?.kind !== "redirect") throw new Error(JSON.stringify(placed));
    const form = Object.fromEntries(stripe.requests[0]!.form);
    expect(form).toMatchObject({
      "shipping_address_collection[allowed_countries][0]": "FR",
      "phone_number_collection[enabled]": "true",
      "shipping_options[0][shipping_rate_data][display_name]": "Standard delivery",
      "shipping_options[0][shipping_rate_data][fixed_amount][currency]": "eur",
    });
    expect(form).not.toHaveProperty("customer_email");
    const reference = placed.step.url.split("/").at(-1) ?? "";
    const address = {
      country: "FR",
      line1: "3 place Bellecour",
      line2: null,
      city: "Lyon",
      postal_code: "69002",
      state: null,
    };
    Object.assign(stripe.sessions.get(reference)!, {
      customer_details: { email: "noor@example.com", name: "Noor", phone: "+33612345678", address: null },
      collected_information: { shipping_details: { name: "Noor van der Berg", address } },
    });
    payAtStripe(stripe, reference);
    // The webhook is enough: the shopper need not come back.
    await send(eventOf(reference));
    expect(await processWebhooks(orderServices)).toBe(1);
    const viewer = { accountId: null, token: placed.token };
    expect(await findOrder(database.current, placed.orderId, viewer)).toMatchObject({
      state: "placed",
      email: "noor@example.com",
      delivery: { firstName: "Noor van der", lastName: "Berg", line1: "3 place Bellecour", phone: "+33612345678" },
      billing: { postalCode: "69002" },
    });
    await expectSoundLedger();
  });

  test("[SF-10] an express order that is paid without an address is cancelled and refunded once, and reported", async () => {
    const { orderServices, send, errors } = await open();
    const shopper = await makeShopper(orderServices, [{ variantId: "v7-0", quantity: 1 }]);
    const stock = await stockOf(orderServices, "v7-0");
    const request = { idempotencyKey: randomUUID(), method: "paypal" } as const;
    const placed = await placeExpressOrder(orderServices, shopper, request);
    if (placed.kind !== "pay" || placed.step?.kind !== "redirect") throw new Error(JSON.stringify(placed));
    const reference = placed.step.url.split("/").at(-1) ?? "";
    payAtStripe(stripe, reference);
    for (let times = 0; times < 2; times += 1) {
      await send(eventOf(reference));
      expect(await processWebhooks(orderServices)).toBe(1);
    }
    expect(await processRefunds(orderServices)).toMatchObject({ refunded: 1 });
    expect(stripe.refunds.size).toBe(1);
    const viewer = { accountId: null, token: placed.token };
    expect(await findOrder(database.current, placed.orderId, viewer)).toMatchObject({ state: "cancelled" });
    expect(await stockOf(orderServices, "v7-0")).toEqual(stock);
    expect(errors.map(String)).toEqual([expect.stringContaining("the wallet gave no address")]);
    await expectSoundLedger();
  });

  test("a webhook places the order once, however often it is delivered; an unsigned one has no effect [CO-03]", async () => {
    const { orderServices, send, app } = await open();
    const { placed, reference, viewer } = await begin(orderServices, "v2-0");
    const stock = await stockOf(orderServices, "v2-0");
    payAtStripe(stripe, reference);
    const event = eventOf(reference);
    const old = orderServices.now().getTime() / 1000 - 301;
    expect((await send(event, { secret: "whsec_other" })).status).toBe(400);
    expect((await send(event, { at: old })).status).toBe(400);
    expect((await app.request("/webhooks/stripe", { method: "POST", body: JSON.stringify(event) })).status).toBe(400);
    expect((await app.request("/webhooks/test", { method: "POST", body: "{}" })).status).toBe(404);
    expect(await processWebhooks(orderServices)).toBe(0);
    const answers = await Promise.all([send(event), send(event), send(eventOf(reference))]);
    expect((await Promise.all(answers.map((answer) => answer.json()))).map(({ kind }) => kind).toSorted()).toEqual([
      "duplicate",
      "stored",
      "stored",
    ]);
    const other = { id: "evt_other", type: "customer.created", data: { object: { id: "cus_1" } } };
    expect(await (await send(other)).json()).toEqual({ kind: "ignored" });
    expect(await processWebhooks(orderServices)).toBe(2);
    expect(await refreshPayment(orderServices, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
    expect(await stockOf(orderServices, "v2-0")).toBe(stock - 1);
    await expectSoundLedger();
  });

  test("a webhook settles a payment whose response, and so its reference, was lost [CO-03]", async () => {
    const { orderServices, send, errors } = await open();
    const shopper = await makeShopper(orderServices, [{ variantId: "v12-0", quantity: 1 }]);
    stripe.failNext(0);
    const busy = await placeOrder(
      orderServices,
      shopper,
      await orderRequest(orderServices, shopper, { card: undefined }),
    );
    if (busy.kind !== "busy") throw new Error(JSON.stringify(busy));
    const [reference = ""] = stripe.sessions.keys();
    payAtStripe(stripe, reference);
    await send(eventOf(reference));
    expect(await processWebhooks(orderServices)).toBe(1);
    const order = await findOrder(database.current, busy.orderId, { accountId: null, token: busy.token });
    expect([order?.state, errors.length]).toEqual(["placed", 1]);
    await expectSoundLedger();
  });

  test("webhooks that fail are retried, reported, and do not block others [CO-03] [CO-04]", async () => {
    const { orderServices, send, wait, errors } = await open();
    const [stuck, other] = [await begin(orderServices, "v13-0"), await begin(orderServices, "v14-0")];
    const events = Array.from({ length: 21 }, () => eventOf(stuck.reference));
    const session = stripe.sessions.get(stuck.reference)!;
    stripe.sessions.delete(stuck.reference);
    for (const event of events) await send(event);
    payAtStripe(stripe, other.reference);
    wait(1);
    await send(eventOf(other.reference));
    expect([await processWebhooks(orderServices), await processWebhooks(orderServices)]).toEqual([0, 1]);
    expect(await refreshPayment(orderServices, other.placed.orderId, other.viewer)).toMatchObject({ kind: "placed" });
    expect(errors).toHaveLength(21);
    for (let tries = 0; tries < 3; tries++) {
      wait(60 * 60_000);
      while (errors.length < (tries + 2) * 21) await processWebhooks(orderServices);
    }
    const { faults } = await checkLedger(database.current);
    expect(faults).toHaveLength(21);
    expect(faults[0]).toMatchObject({
      rule: "all webhook events are processed",
      subject: expect.stringMatching(/^stripe evt_/),
      detail: expect.stringMatching(/^tried 4 times: .*No such checkout session/),
    });
    stripe.sessions.set(stuck.reference, session);
    wait(60 * 60_000);
    expect([await processWebhooks(orderServices), await processWebhooks(orderServices)]).toEqual([20, 1]);
    await expectSoundLedger();
  });

  test("after a connection breaks, a retry finds the same session, and an abandoned session is expired [CO-03] [CO-04]", async () => {
    const { orderServices, wait } = await open();
    const shopper = await makeShopper(orderServices, [{ variantId: "v3-0", quantity: 1 }]);
    const asked = await orderRequest(orderServices, shopper, { card: undefined });
    stripe.failNext(0);
    expect(await placeOrder(orderServices, shopper, asked)).toMatchObject({ kind: "busy" });
    const again = await placeOrder(orderServices, shopper, asked);
    expect(again).toMatchObject({ kind: "pay", step: { kind: "redirect" } });
    expect(stripe.sessions.size).toBe(1);
    const other = await makeShopper(orderServices, [{ variantId: "v4-0", quantity: 1 }]);
    stripe.failNext(0);
    await placeOrder(orderServices, other, await orderRequest(orderServices, other, { card: undefined }));
    wait(HOLD_MS + 1);
    expect(await checkOpenPayments(orderServices)).toEqual({ placed: 0, ended: 2, open: 0 });
    expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(["expired", "expired"]);
    await expectSoundLedger();
  });

  test("during an outage no payment is given up, and a paid one is found later [CO-03] [CO-04]", async () => {
    const { orderServices, wait } = await open();
    const { placed, reference, viewer } = await begin(orderServices, "v5-0");
    payAtStripe(stripe, reference);
    wait(HOLD_MS + 1);
    stripe.failNext(500);
    expect(await checkOpenPayments(orderServices)).toEqual({ placed: 0, ended: 0, open: 1 });
    wait(10 * 60_000);
    expect(await checkOpenPayments(orderServices)).toEqual({ placed: 1, ended: 0, open: 0 });
    expect(await refreshPayment(orderServices, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
    await expectSoundLedger();
  });

  test("a payment that never reached Stripe can be started until its hold ends, and is closed after that [CO-03] [CO-04]", async () => {
    const { orderServices, wait } = await open();
    const lose = async (variantId: string) => {
      const shopper = await makeShopper(orderServices, [{ variantId, quantity: 1 }]);
      const asked = await orderRequest(orderServices, shopper, { card: undefined });
      stripe.failNext(503);
      expect(await placeOrder(orderServices, shopper, asked)).toMatchObject({ kind: "busy" });
      return { shopper, asked };
    };
    const late = await lose("v7-0");
    wait(HOLD_MS - 1000);
    expect(await placeOrder(orderServices, late.shopper, late.asked)).toMatchObject({ kind: "pay" });
    const lost = await lose("v8-0");
    wait(24 * 60 * 60_000);
    expect(await checkOpenPayments(orderServices)).toEqual({ placed: 0, ended: 2, open: 0 });
    const retry = await orderRequest(orderServices, lost.shopper, { card: undefined });
    expect(await placeOrder(orderServices, lost.shopper, retry)).toMatchObject({ kind: "pay" });
    await expectSoundLedger();
  });

  test("a refused payment is declined at once and holds neither the cart nor the gift card [CO-03] [CO-04]", async () => {
    const { orderServices, errors } = await open();
    const shopper = await makeShopper(orderServices, [{ variantId: "v9-0", quantity: 1 }]);
    const { expectedTotal } = await orderRequest(orderServices, shopper);
    await database.current.sql.transaction((tx) => giveCard(tx, expectedTotal - 300));
    const mail = (await takeMails(database.current)).find(({ to }) => to === "bo@example.com");
    const code = /(?:[A-Z\d]{4}-){4}[A-Z\d]{4}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(await applyGiftCard(orderServices, shopper, code)).toMatchObject({ kind: "saved" });
    const asked = await orderRequest(orderServices, shopper, { card: undefined });
    expect(asked.expectedDue).toBe(300);
    const refused = await placeOrder(orderServices, shopper, asked);
    expect(refused).toMatchObject({ kind: "declined", reason: "declined" });
    expect(String(errors)).toContain("at least 50 cents");
    expect(await placeOrder(orderServices, shopper, asked)).toEqual(refused);
    expect(await orderRequest(orderServices, shopper)).toMatchObject({ expectedDue: 300 });
    const other = await makeShopper(orderServices, [{ variantId: "v10-0", quantity: 1 }]);
    expect(await applyGiftCard(orderServices, other, code)).toMatchObject({ kind: "saved" });
    expect(
      await placeOrder(orderServices, other, await orderRequest(orderServices, other, { card: undefined })),
    ).toMatchObject({
      kind: "pay",
    });
    await expectSoundLedger();
  });

  test("a payment that the bank is still processing is neither cancelled nor replaced [CO-03] [CO-04]", async () => {
    const { orderServices, errors } = await open();
    const { shopper, placed, reference } = await begin(orderServices, "v11-0");
    const intent = { id: "pi_late", status: "processing" };
    Object.assign(stripe.sessions.get(reference)!, { status: "complete", url: null, payment_intent: intent });
    const retry = await orderRequest(orderServices, shopper, { card: undefined });
    expect(await placeOrder(orderServices, shopper, retry)).toMatchObject({ kind: "busy", orderId: placed.orderId });
    // An outage says nothing about the payment.
    stripe.failNext(503);
    expect(await placeOrder(orderServices, shopper, retry)).toMatchObject({ kind: "busy", orderId: placed.orderId });
    expect(errors).toHaveLength(1);
    Object.assign(stripe.sessions.get(reference)!, { payment_status: "paid" });
    expect(await placeOrder(orderServices, shopper, retry)).toMatchObject({ kind: "placed", orderId: placed.orderId });
    await expectSoundLedger();
  });

  test("a refund is requested once, in cents, and retried after an outage [CO-03]", async () => {
    const { orderServices, wait } = await open();
    const { asked, placed, reference, viewer } = await begin(orderServices, "v6-0");
    await database.current.sql.execute("update variant set inventory_quantity = 0 where id = 'v6-0'");
    payAtStripe(stripe, reference);
    expect(await refreshPayment(orderServices, placed.orderId, viewer)).toMatchObject({ kind: "refunded" });
    // Reading the session fails first.
    stripe.failNext(503);
    expect(await processRefunds(orderServices)).toMatchObject({ failed: 1 });
    wait(3 * 60_000);
    expect(await processRefunds(orderServices)).toMatchObject({ refunded: 1 });
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([String(asked.expectedDue / 10)]);
    wait(24 * 60 * 60_000);
    expect(await processRefunds(orderServices)).toMatchObject({ refunded: 0, failed: 0 });
    await expectSoundLedger();
  });

  // Last, because its payments stay open.
  test("[SF-10] Stripe's page offers only the chosen method", async () => {
    const { orderServices } = await open();
    const shopper = await makeShopper(orderServices, [{ variantId: "v1-1", quantity: 1 }]);
    for (const [method, types] of [
      ["card", ["card"]],
      ["apple-pay", ["card"]],
      ["google-pay", ["card"]],
      ["link", ["link", "card"]],
      ["paypal", ["paypal"]],
      ["klarna", ["klarna"]],
    ] as const) {
      const asked = await orderRequest(orderServices, shopper, { method, card: undefined });
      expect(await placeOrder(orderServices, shopper, asked)).toMatchObject({
        kind: "pay",
        step: { kind: "redirect" },
      });
      const created = stripe.requests.findLast(({ line }) => line === "POST /v1/checkout/sessions");
      const allowed = [...(created?.form ?? [])].filter(([name]) => name.startsWith("allowed_payment_method_types["));
      expect(allowed.map(([, type]) => type)).toEqual(types);
    }
  });
});
