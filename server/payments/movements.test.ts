// Refunds and disputes that begin at Stripe, and the comparison of a day with the ledger.

import { createHmac, randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { applyGiftCard, placeOrder, processWebhooks, refreshPayment } from "#commerce/checkout";
import { createStripeProvider, listCreditNotes, processRefunds, type Reconciliation } from "#commerce/payments";
import { findAnyOrder, outstandingRefund } from "#commerce/orders";
import {
  APPROVED,
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { checkLedger } from "../../commerce/fulfilment/check-ledger.ts";
import { cardOf as giftCardOf, giveCard } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { balanceOf } from "../../commerce/payments/testing-ledger.ts";
import { openFakeStripe, payAtStripe, type FakeStripe } from "../../commerce/payments/testing-stripe.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { webhookApp } from "./webhooks.ts";

const SECRET = "sk_test_secret";
const SIGNING = "whsec_signing";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Until noon of tomorrow, so that a test does not cross midnight. */
const untilNoon = () => 1.5 * DAY_MS - (Date.now() % DAY_MS);

onDatabase("movements at the provider", (database) => {
  let stripe: FakeStripe;
  beforeAll(() => openTestShop(database.current, 12, 3));
  beforeEach(async () => {
    stripe = await openFakeStripe(SECRET);
  });
  afterEach(() => stripe.close());

  const adminOf = (orderServices: Parameters<typeof ordersAdminApp>[0]["orderServices"]) => {
    const app = ordersAdminApp({ orderServices, localToken: "local", token: undefined, onError: () => {} });
    const send = (path: string, body?: unknown) =>
      app.request(path, {
        headers: { authorization: "Bearer local" },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      });
    return { send, json: async (path: string, body?: unknown) => (await send(path, body)).json() };
  };
  const open = async () => {
    const base = testOrderServices(database.current);
    const { now } = base;
    stripe.now = now;
    const parts = { secretKey: SECRET, webhookSecret: SIGNING, now, apiUrl: stripe.url };
    const orderServices = { ...base, provider: await createStripeProvider(parts) };
    const app = webhookApp({ orderServices, largestBody: 100_000 });
    /** Stripe reports an event, and the shop processes it. */
    const report = async (type: string, object: unknown) => {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
      const time = Math.floor(now().getTime() / 1000);
      const signature = createHmac("sha256", SIGNING).update(`${time}.${body}`).digest("hex");
      const headers = { "stripe-signature": `t=${time},v1=${signature}` };
      const answer = await app.request("/webhooks/stripe", { method: "POST", headers, body });
      expect(await answer.json()).toEqual({ kind: "stored" });
      expect(await processWebhooks(orderServices)).toBe(1);
    };
    return { orderServices, report, wait: base.wait, admin: adminOf(orderServices) };
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  /** An order that was paid at Stripe. */
  const buy = async ({ orderServices }: Opened, variantId: string, giftCard?: string) => {
    const shopper = await makeShopper(orderServices, [{ variantId, quantity: 1 }]);
    if (giftCard !== undefined) await applyGiftCard(orderServices, shopper, giftCard);
    const placed = await placeOrder(
      orderServices,
      shopper,
      await orderRequest(orderServices, shopper, { card: undefined }),
    );
    if (placed.kind !== "pay" || placed.step?.kind !== "redirect") throw new Error(JSON.stringify(placed));
    const session = placed.step.url.split("/").at(-1) ?? "";
    payAtStripe(stripe, session);
    const viewer = { accountId: null, token: placed.token };
    expect(await refreshPayment(orderServices, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
    const cents = Number(stripe.sessions.get(session)?.["amount_total"]);
    return { orderId: placed.orderId, intent: `pi_${session}`, cents };
  };
  const seconds = ({ orderServices }: Opened) => Math.floor(orderServices.now().getTime() / 1000);
  const held = () => balanceOf(database.current.sql, "provider:stripe", "EUR");
  const faults = async () => (await checkLedger(database.current)).faults.map(({ rule }) => rule);

  test("[UF-14] a refund made in the dashboard is booked once, and is no longer refundable", async () => {
    const shop = await open();
    const { orderId, intent, cents } = await buy(shop, "v1-0");
    const before = await held();
    const { refundable } = await shop.admin.json(`/${orderId}`);
    const refund = {
      id: "re_dash",
      object: "refund",
      status: "succeeded",
      amount: 1000,
      currency: "eur",
      created: seconds(shop),
      payment_intent: intent,
      metadata: {},
    };
    stripe.refunds.set(refund.id, refund);
    await shop.report("refund.created", refund);
    await shop.report("charge.refunded", { id: "ch_1", object: "charge", payment_intent: intent, amount: cents });
    expect(await held()).toBe(before - 10_000);
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({ refundable: refundable - 10_000 });
    expect(await faults()).toEqual([]);
  });

  test("[UF-14] a pending refund stays owed until Stripe completes it, with or without a webhook", async () => {
    const shop = await open();
    const bought = [await buy(shop, "v2-0"), await buy(shop, "v3-0")];
    const before = await held();
    stripe.refundStatus = "pending";
    for (const { orderId } of bought)
      await shop.admin.json(`/${orderId}/refund`, { key: randomUUID(), reason: "refund", all: true });
    expect(await processRefunds(shop.orderServices)).toMatchObject({ pending: 2, refunded: 0 });
    expect(await held()).toBe(before);
    expect(await balanceOf(database.current.sql, "owed", "EUR")).toBe(-10 * (bought[0]!.cents + bought[1]!.cents));
    expect(await faults()).toEqual([]);
    // The refunds are due at the same time, so they are sent in any order.
    const [first, second] = bought.map(({ intent }) =>
      [...stripe.refunds.values()].find((refund) => refund["payment_intent"] === intent),
    );
    first!["status"] = "succeeded";
    await shop.report("refund.updated", first);
    expect(await held()).toBe(before - 10 * bought[0]!.cents);
    second!["status"] = "succeeded";
    shop.wait(7 * HOUR_MS);
    await processRefunds(shop.orderServices);
    expect(await held()).toBe(before - 10 * (bought[0]!.cents + bought[1]!.cents));
    expect([await balanceOf(database.current.sql, "owed", "EUR"), await faults()]).toEqual([0, []]);
  });

  test("[UF-14] a refund that fails days later is owed again, and can be retried", async () => {
    const shop = await open();
    const { orderId, cents } = await buy(shop, "v4-0");
    const before = await held();
    await shop.admin.json(`/${orderId}/refund`, { key: randomUUID(), reason: "refund", all: true });
    expect(await processRefunds(shop.orderServices)).toMatchObject({ refunded: 1 });
    expect(await held()).toBe(before - 10 * cents);
    const refund = [...stripe.refunds.values()][0]!;
    Object.assign(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
    for (const session of stripe.sessions.values()) session["refunded"] = 0;
    shop.wait(48 * HOUR_MS);
    await shop.report("refund.failed", refund);
    expect(await held()).toBe(before);
    expect(await faults()).toEqual(["no refund has failed"]);
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({ refundable: 0 });
    await shop.admin.json(`/${orderId}/retry-refunds`, {});
    expect(await processRefunds(shop.orderServices)).toMatchObject({ refunded: 1 });
    expect([await held(), await faults()]).toEqual([before - 10 * cents, []]);
  });

  test("[UF-14] a refusal that two processes get, because the first waited beyond its lease, is recorded once", async () => {
    const shop = await open();
    const { orderId } = await buy(shop, "v7-0");
    await shop.admin.json(`/${orderId}/refund`, { key: randomUUID(), reason: "refund", all: true });
    const { provider } = shop.orderServices;
    const refusal = { kind: "refused", reason: "expired_card" } as const;
    const asking = (refund: typeof provider.refund) => ({ ...shop.orderServices, provider: { ...provider, refund } });
    const slow = asking(async () => {
      shop.wait(3 * 60_000);
      expect(await processRefunds(asking(async () => refusal))).toMatchObject({ refused: 1 });
      return refusal;
    });
    await processRefunds(slow);
    const order = await findAnyOrder(database.current.sql, orderId);
    expect(order?.events.map(({ kind }) => kind).filter((kind) => kind.startsWith("refund"))).toEqual([
      "refund-due",
      "refund-failed",
    ]);
    expect(outstandingRefund(order?.events ?? [])).toBe(order?.total);
    await shop.admin.json(`/${orderId}/retry-refunds`, {});
    expect(await processRefunds(shop.orderServices)).toMatchObject({ refunded: 1 });
    expect(await faults()).toEqual([]);
  });

  test("[UF-14] a refund in the dashboard that fails later is reversed with its credit note, and can be made again", async () => {
    const shop = await open();
    const { orderId, intent, cents } = await buy(shop, "v1-0");
    const { sql: client } = database.current;
    const tax = async () => {
      const { rows } = await client.execute(
        "select sum(amount)::int as sum from ledger_entry where account like 'tax:%'",
      );
      return Number(rows[0]?.["sum"]);
    };
    const before = [await held(), await tax(), await balanceOf(client, "sales", "EUR")];
    const balances = async () => [await held(), await tax(), await balanceOf(client, "sales", "EUR")];
    const refund = {
      id: "re_fails",
      object: "refund",
      status: "succeeded",
      amount: cents,
      currency: "eur",
      created: seconds(shop),
      payment_intent: intent,
      metadata: {},
    };
    stripe.refunds.set(refund.id, refund);
    await shop.report("refund.created", refund);
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({ refundable: 0 });
    Object.assign(refund, { status: "failed", failure_reason: "lost_or_stolen_card" });
    shop.wait(48 * HOUR_MS);
    await shop.report("refund.failed", refund);
    // Read again, as for any later event.
    await shop.report("refund.updated", refund);
    expect([await balances(), await faults()]).toEqual([before, []]);
    const notes = await listCreditNotes(client, orderId);
    expect(notes.map(({ cause, amount }) => [cause, amount])).toEqual([
      ["provider:re_fails", 10 * cents],
      ["failed:provider:re_fails", -10 * cents],
    ]);
    expect(notes[0]!.tax).toBe(-notes[1]!.tax);
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({ refundable: 10 * cents });
    const second = { ...refund, id: "re_again", status: "succeeded" };
    stripe.refunds.set(second.id, second);
    await shop.report("refund.created", second);
    expect(await held()).toBe(before[0]! - 10 * cents);
    expect(await listCreditNotes(client, orderId)).toHaveLength(3);
    expect(await faults()).toEqual([]);
  });

  test("[UF-14] a movement that cannot be booked does not hold up the others", async () => {
    const shop = await open();
    const { orderId, intent } = await buy(shop, "v3-0");
    const before = await held();
    const bad = { id: "re_bad", object: "refund", status: "succeeded", amount: 0, currency: "eur", metadata: {} };
    const refund = { ...bad, created: seconds(shop), payment_intent: intent };
    stripe.refunds.set("re_bad", refund);
    stripe.refunds.set("re_good", { ...refund, id: "re_good", amount: 1000 });
    const { id: _id, ...dispute } = { ...refund, status: "needs_response", amount: 500, reason: "fraudulent" };
    stripe.disputes.set("dp_good", { ...dispute, id: "dp_good" });
    await expect(shop.report("refund.created", refund)).rejects.toThrow("expected +0 to be 1");
    expect(await held()).toBe(before - 15_000);
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({ disputes: [{ reference: "dp_good" }] });
    stripe.refunds.delete("re_bad");
    stripe.disputes.get("dp_good")!["status"] = "won";
    shop.wait(HOUR_MS);
    expect(await processWebhooks(shop.orderServices)).toBe(1);
    expect([await held(), await faults()]).toEqual([before - 10_000, []]);
  });

  test("[UF-14] a disputed amount is withheld, returned if the dispute is won, and lost otherwise", async () => {
    const shop = await open();
    const { orderId, intent, cents } = await buy(shop, "v5-0");
    const before = await held();
    const dispute = {
      id: "dp_1",
      object: "dispute",
      status: "needs_response",
      amount: cents,
      currency: "eur",
      reason: "fraudulent",
      created: seconds(shop),
      payment_intent: intent,
    };
    stripe.disputes.set("dp_1", dispute);
    await shop.report("charge.dispute.created", dispute);
    await shop.report("charge.dispute.funds_withdrawn", dispute);
    expect(await held()).toBe(before - 10 * cents);
    expect(await balanceOf(database.current.sql, "disputed", "EUR")).toBe(10 * cents);
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({
      refundable: 0,
      disputes: [{ reference: "dp_1", state: "open", reason: "fraudulent" }],
    });
    dispute.status = "won";
    await shop.report("charge.dispute.closed", dispute);
    expect([await held(), await balanceOf(database.current.sql, "disputed", "EUR")]).toEqual([before, 0]);
    const lost = { ...dispute, id: "dp_2", status: "lost" };
    stripe.disputes.set("dp_2", lost);
    await shop.report("charge.dispute.closed", lost);
    expect([await held(), await balanceOf(database.current.sql, "disputed", "EUR")]).toEqual([before - 10 * cents, 0]);
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({ refundable: 0 });
    expect(await faults()).toEqual([]);
  });

  test("[UF-14] a dispute has the deadline of its answer until it was answered, and the list has the urgent ones first", async () => {
    const shop = await open();
    const { orderId, intent } = await buy(shop, "v10-0");
    const dispute = {
      id: "dp_due",
      object: "dispute",
      status: "needs_response",
      amount: 500,
      currency: "eur",
      reason: "product_not_received",
      evidence_details: { due_by: seconds(shop) + 86_400 },
      created: seconds(shop),
      payment_intent: intent,
    };
    stripe.disputes.set(dispute.id, dispute);
    stripe.disputes.set("dp_undated", { ...dispute, id: "dp_undated", evidence_details: { due_by: null } });
    await shop.report("charge.dispute.created", dispute);
    const dueAt = async () => {
      const { disputes } = await shop.admin.json("/disputes");
      return disputes
        .filter((one: { orderId: string }) => one.orderId === orderId)
        .map((one: { reference: string; dueAt: string | null }) => [one.reference, one.dueAt]);
    };
    const isoOf = (unix: number) => new Date(unix * 1000).toISOString();
    expect(await dueAt()).toEqual([
      ["dp_due", isoOf(dispute.evidence_details.due_by)],
      ["dp_undated", null],
    ]);
    // The bank may grant more time.
    dispute.evidence_details.due_by += 86_400;
    await shop.report("charge.dispute.updated", dispute);
    expect((await dueAt())[0]).toEqual(["dp_due", isoOf(dispute.evidence_details.due_by)]);
    dispute.status = "under_review";
    await shop.report("charge.dispute.updated", dispute);
    expect((await dueAt())[0]).toEqual(["dp_due", null]);
    for (const { id } of [dispute, { id: "dp_undated" }]) stripe.disputes.get(id)!["status"] = "won";
    await shop.report("charge.dispute.closed", dispute);
    expect(await dueAt()).toEqual([]);
    expect(await shop.admin.json("/disputes?view=closed")).toMatchObject({
      disputes: expect.arrayContaining([expect.objectContaining({ reference: "dp_due", state: "won", dueAt: null })]),
      next: null,
    });
    for (const wrong of ["view=none", "after=%00"]) {
      expect((await shop.admin.send(`/disputes?${wrong}`)).status, wrong).toBe(400);
    }
    expect(await faults()).toEqual([]);
  });

  test("[TD-02] a lost dispute has a credit note over what earlier refunds left, and reverses its tax", async () => {
    const shop = await open();
    const { orderId, intent, cents } = await buy(shop, "v2-0");
    await shop.admin.json(`/${orderId}/refund`, { key: randomUUID(), reason: "refund", amount: 1_000 });
    const dispute = {
      id: "dp_tax",
      object: "dispute",
      status: "lost",
      amount: cents,
      currency: "eur",
      reason: "fraudulent",
      created: seconds(shop),
      payment_intent: intent,
    };
    stripe.disputes.set(dispute.id, dispute);
    await shop.report("charge.dispute.closed", dispute);
    const notes = await listCreditNotes(database.current.sql, orderId);
    expect(notes.map(({ cause, amount }) => [cause.split(":")[0], amount])).toEqual([
      ["merchant", 1_000],
      ["dispute", 10 * cents - 1_000],
    ]);
    const order = await findAnyOrder(database.current.sql, orderId);
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(order?.tax?.amount);
    await processRefunds(shop.orderServices);
    expect(await faults()).toEqual([]);
    const change = (from: string, to: string, by: number) =>
      database.current.sql.execute(
        `update credit_note set cause = '${to}', amount = amount + ${by} where cause = '${from}'`,
      );
    await change("dispute:dp_tax", "merchant:lost", -10);
    expect(await faults()).toContain("every lost dispute has a credit note");
    await change("merchant:lost", "dispute:dp_tax", 10);
  });

  test("[UF-14] a disputed payment is not refunded; the gift card that paid the rest is", async () => {
    const shop = await open();
    await takeMails(database.current);
    const card = await giveCard(database.current.sql, 50_000);
    const code = /(?:\w{4}-){4}\w{4}/.exec((await takeMails(database.current))[0]?.text ?? "")?.[0] ?? "";
    const { orderId, intent, cents } = await buy(shop, "v10-0", code);
    const dispute = {
      id: "dp_gift",
      object: "dispute",
      status: "needs_response",
      amount: cents,
      currency: "eur",
      reason: "fraudulent",
      created: seconds(shop),
      payment_intent: intent,
    };
    stripe.disputes.set(dispute.id, dispute);
    await shop.report("charge.dispute.created", dispute);
    expect(
      await shop.admin.json(`/${orderId}/refund`, { key: randomUUID(), reason: "refund", all: true }),
    ).toMatchObject({
      kind: "refunded",
    });
    expect(await processRefunds(shop.orderServices)).toMatchObject({ refunded: 0, failed: 0, refused: 0 });
    expect(await giftCardOf(database.current.sql, card)).toMatchObject({ balance: 50_000 });
    expect(await faults()).toEqual([]);
  });

  test("[UF-14] the reconciliation of a day lists what only one side has, and different amounts", async () => {
    const shop = await open();
    // Noon of a day without the payments of other tests.
    shop.wait(400 * DAY_MS + untilNoon());
    const day = shop.orderServices.now().toISOString().slice(0, 10);
    const reconcile = (): Promise<Reconciliation> => shop.admin.json(`/reconciliation?day=${day}`);
    const bought = [await buy(shop, "v6-0"), await buy(shop, "v7-0"), await buy(shop, "v8-0")];
    await shop.admin.json(`/${bought[0]!.orderId}/refund`, { key: randomUUID(), reason: "refund", all: true });
    await processRefunds(shop.orderServices);
    expect(await reconcile()).toMatchObject({
      day,
      compared: { payments: 3, refunds: 1, disputes: 0 },
      differences: [],
    });
    const sessionOf = ({ intent }: { readonly intent: string }) => stripe.sessions.get(intent.slice("pi_".length))!;
    sessionOf(bought[0]!)["amount_total"] = bought[0]!.cents + 100;
    sessionOf(bought[1]!).payment_status = "unpaid";
    const stranger = {
      id: "re_x",
      status: "succeeded",
      amount: 500,
      currency: "eur",
      created: seconds(shop),
      payment_intent: bought[2]!.intent,
    };
    stripe.refunds.set("re_x", stranger);
    stripe.disputes.set("dp_x", { ...stranger, id: "dp_x", status: "needs_response", reason: "duplicate" });
    const { differences } = await reconcile();
    expect(
      differences.map(({ subject, problem, atProvider, booked }) => [subject, problem, atProvider, booked]),
    ).toEqual([
      ["payment", "amount", 10 * bought[0]!.cents + 1000, 10 * bought[0]!.cents],
      ["refund", "not-booked", 5000, null],
      ["dispute", "not-booked", 5000, null],
      ["payment", "not-at-provider", null, 10 * bought[1]!.cents],
    ]);
    await shop.report("charge.dispute.created", stripe.disputes.get("dp_x"));
    stripe.refunds.clear();
    Object.assign(stripe.disputes.get("dp_x")!, { amount: 600 });
    expect((await reconcile()).differences).toMatchObject([
      { subject: "payment", problem: "amount" },
      { subject: "dispute", problem: "amount", atProvider: 6000, booked: 5000 },
      { subject: "payment", problem: "not-at-provider" },
      { subject: "refund", problem: "not-at-provider", atProvider: null, booked: 10 * bought[0]!.cents },
      { subject: "refund", problem: "not-at-provider", reference: "re_x", booked: 5000 },
    ]);
    stripe.disputes.clear();
    expect((await reconcile()).differences).toContainEqual(
      expect.objectContaining({ subject: "dispute", problem: "not-at-provider", reference: "dp_x" }),
    );
    for (const wrong of ["2026-13-45", "0000-01-01", "9999-12-31"]) {
      expect((await shop.admin.send(`/reconciliation?day=${wrong}`)).status, wrong).toBe(400);
    }
    stripe.failNext(500);
    expect((await shop.admin.send(`/reconciliation?day=${day}`)).status).toBe(502);
  });

  test("[UF-14] a day at the test bank matches the ledger, and shows what is missing", async () => {
    const orderServices = testOrderServices(database.current);
    const admin = adminOf(orderServices);
    orderServices.wait(untilNoon());
    const day = orderServices.now().toISOString().slice(0, 10);
    const shopper = await makeShopper(orderServices, [{ variantId: "v9-0", quantity: 1 }]);
    const placed = await placeOrder(
      orderServices,
      shopper,
      await orderRequest(orderServices, shopper, { card: APPROVED }),
    );
    if (placed.kind !== "placed") throw new Error(placed.kind);
    await admin.json(`/${placed.orderId}/refund`, { key: randomUUID(), reason: "refund", all: true });
    await processRefunds(orderServices);
    expect(await admin.json(`/reconciliation?day=${day}`)).toMatchObject({
      compared: { payments: 1, refunds: 1 },
      differences: [],
    });
    await database.current.sql.execute("update payment set state = 'failed' where provider = 'test'");
    expect(await admin.json(`/reconciliation?day=${day}`)).toMatchObject({
      differences: [{ subject: "payment", problem: "not-booked", booked: null }],
    });
  });

  // The last ones, because their orders stay faulty.
  test("[TD-02] a lost dispute about a payment that bought nothing has no credit note", async () => {
    const shop = await open();
    const { orderId, intent, cents } = await buy(shop, "v12-0");
    const cancelled = `update shop_order set state = 'cancelled', placed_at = null where id = '${orderId}'`;
    await database.current.sql.execute(cancelled);
    const dispute = { id: "dp_late", object: "dispute", status: "lost", amount: cents, currency: "eur" };
    stripe.disputes.set(dispute.id, { ...dispute, reason: "fraudulent", payment_intent: intent });
    await shop.report("charge.dispute.closed", stripe.disputes.get(dispute.id));
    expect(await shop.admin.json(`/${orderId}`)).toMatchObject({ disputes: [{ reference: "dp_late", state: "lost" }] });
    expect(await listCreditNotes(database.current.sql, orderId)).toEqual([]);
  });

  test("[UF-14] a refund in the dashboard of more than is left is booked, and the ledger check names the order", async () => {
    const shop = await open();
    const { orderId, intent, cents } = await buy(shop, "v11-0");
    await shop.admin.json(`/${orderId}/refund`, { key: randomUUID(), reason: "refund", all: true });
    await processRefunds(shop.orderServices);
    const before = await held();
    const refund = {
      id: "re_more",
      object: "refund",
      status: "succeeded",
      amount: cents,
      currency: "eur",
      created: seconds(shop),
      payment_intent: intent,
      metadata: {},
    };
    stripe.refunds.set(refund.id, refund);
    await shop.report("refund.created", refund);
    expect(await held()).toBe(before - 10 * cents);
    expect(await faults()).toContain("every refund has a credit note");
  });
});
