import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { marketOf } from "#catalogue";
import { checkLedger, refundOrder } from "#commerce/fulfilment";
import { findAnyOrder } from "#commerce/orders";
import { listCreditNotes, processTaxRecords, readTaxReport } from "#commerce/payments";
import { createStripeTax } from "#commerce/tax";
import { onDatabase } from "../database/testing.ts";
import { creditProviderMovement, reverseCreditNote } from "../payments/credit-notes.ts";
import { openFakeStripe, type FakeStripe } from "../payments/testing-stripe.ts";
import { placeOrder } from "./place.ts";
import { saveAddresses } from "./save.ts";
import { checkoutOf, makeShopper, openTestShop, orderRequest, testOrderServices } from "./testing-order-services.ts";

const KEY = "sk_test_tax";
const MINUTE_MS = 60_000;
const NEW_YORK = {
  country: "US",
  firstName: "Ana",
  lastName: "Roux",
  line1: "1 Main Street",
  city: "New York",
  region: "NY",
  postalCode: "10012",
  phone: "+1 212 555 0123",
};

onDatabase("Stripe Tax", (database) => {
  let stripe: FakeStripe;
  beforeAll(async () => {
    await openTestShop(database.current, 1, 9);
    stripe = await openFakeStripe(KEY);
    return () => stripe.close();
  });
  const open = async () => {
    const taxProvider = await createStripeTax({ secretKey: KEY, apiUrl: stripe.url, onError: () => {} });
    const services = testOrderServices(database.current, { taxProvider, taxRecords: taxProvider });
    const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity: 1 }], { market: marketOf("us")! });
    await saveAddresses(services, shopper, { delivery: NEW_YORK });
    return { services, shopper };
  };

  test("calculates each line and the delivery once, and the order, ledger and report have the result [TD-02]", async () => {
    const { services, shopper } = await open();
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const order = (await findAnyOrder(database.current.sql, placed.orderId))!;
    const [line, delivery] = order.tax?.lines ?? [];
    const cents = (amount: number, percent: number) => Math.round((amount * percent) / 1000) * 10;
    expect(line).toMatchObject({ jurisdiction: "US-NY", category: "clothing", rate: 45_000, taxable: order.subtotal });
    expect([line?.tax, delivery?.tax, delivery?.rate]).toEqual([
      cents(order.subtotal, 4.5),
      cents(order.deliveryPrice, 8.5),
      85_000,
    ]);
    expect(order.tax).toMatchObject({
      provider: "stripe",
      reference: expect.stringMatching(/^taxcalc_\d+$/),
      isIncluded: false,
    });
    expect(order.total).toBe(order.subtotal + order.deliveryPrice + (order.tax?.amount ?? 0));
    const asked = stripe.requests.filter(({ line: of }) => of === "POST /v1/tax/calculations");
    // The same request is not repeated.
    expect(asked.filter(({ form }) => form.has("shipping_cost[amount]"))).toHaveLength(1);
    expect(asked.at(-1)?.form.get("customer_details[address][postal_code]")).toBe("10012");
    expect((await checkLedger(database.current)).faults).toEqual([]);
    const report = await readTaxReport(database.current, { from: new Date(0), until: new Date("2100-01-01") });
    expect(report.map(({ jurisdiction, rate, tax }) => [jurisdiction, rate, tax])).toEqual([
      ["US-NY", 85_000, delivery?.tax],
      ["US-NY", 45_000, line?.tax],
    ]);
  });

  test("that is down or refuses lets nobody pay a wrong amount [TD-02]", async () => {
    const { services, shopper } = await open();
    stripe.failNext(500);
    expect((await checkoutOf(services, shopper)).totals.tax.kind).toBe("unavailable");
    const request = await orderRequest(services, shopper);
    const wrongKey = await createStripeTax({ secretKey: "sk_wrong", apiUrl: stripe.url, onError: () => {} });
    const refused = testOrderServices(database.current, { taxProvider: wrongKey });
    expect(await placeOrder(refused, shopper, request)).toEqual({ kind: "no-tax" });
  });

  const buy = async () => {
    const { services, shopper } = await open();
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    return { services, order: (await findAnyOrder(database.current.sql, placed.orderId))! };
  };
  const cents = (thousandths: number) => Math.round(thousandths / 10);

  test("has each sale, and a reversal of each credit note, after outages too [TD-02]", async () => {
    // Process records left by the other tests.
    while ((await processTaxRecords((await open()).services)) > 0);
    const { services, order } = await buy();
    stripe.failNext(500);
    expect(await processTaxRecords(services)).toBe(0);
    expect(services.errors).toMatchObject([{ message: expect.stringContaining(order.id) }]);
    await refundOrder(services, order.id, { key: randomUUID(), amount: 5_000 });
    // The refund waits for its sale.
    expect(await processTaxRecords(services)).toBe(0);
    expect((await checkLedger(database.current)).faults).toEqual([]);
    services.wait(MINUTE_MS);
    // Recorded, but the response is lost.
    stripe.failNext(0);
    expect(await processTaxRecords(services)).toBe(0);
    services.wait(5 * MINUTE_MS);
    expect(await processTaxRecords(services)).toBe(1);
    expect(await processTaxRecords(services)).toBe(1);
    await refundOrder(services, order.id, { key: randomUUID(), amount: "all" });
    expect(await processTaxRecords(services)).toBe(1);
    const own = [...stripe.taxTransactions.values()].filter(({ reference }) => reference.startsWith(order.number));
    const [sale, ...reversals] = own;
    const [line, delivery] = order.tax?.lines ?? [];
    expect(sale).toMatchObject({
      reference: order.number,
      line_items: [{ amount: cents(line?.taxable ?? 0), amount_tax: cents(line?.tax ?? 0) }],
      shipping_cost: { amount: cents(delivery?.taxable ?? 0), amount_tax: cents(delivery?.tax ?? 0) },
    });
    const notes = await listCreditNotes(database.current.sql, order.id);
    expect(reversals.map(({ reference, original_transaction }) => [reference, original_transaction])).toEqual(
      notes.map(({ number }) => [`${order.number}-${number}`, sale?.id]),
    );
    const sum = (parts: readonly ({ readonly amount: number; readonly amount_tax: number } | null | undefined)[]) =>
      parts.reduce((total, part) => total + (part?.amount ?? 0) + (part?.amount_tax ?? 0), 0);
    expect(reversals.map((one) => sum([...one.line_items, one.shipping_cost]))).toEqual([
      -500,
      -cents(order.total - 5_000),
    ]);
  });

  test("has the reversal of a credit note whose refund failed at the provider [TD-02]", async () => {
    const { services, order } = await buy();
    const { sql: client } = database.current;
    const note = { order, amount: 5_000, cause: "provider:re_tax", reason: "", at: services.now() };
    await client.transaction((tx) => creditProviderMovement(tx, note));
    await client.transaction((tx) => reverseCreditNote(tx, { orderId: order.id, cause: note.cause, at: note.at }));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await processTaxRecords(services);
      services.wait(5 * MINUTE_MS);
    }
    const own = [...stripe.taxTransactions.values()].filter(({ reference }) => reference.startsWith(order.number));
    const [sale, reversal, undo] = own;
    expect([own.length, reversal?.original_transaction, undo?.original_transaction]).toEqual([
      3,
      sale?.id,
      reversal?.id,
    ]);
    const left = await listCreditNotes(client, order.id);
    expect(left.map(({ amount }) => amount)).toEqual([5_000, -5_000]);
    expect(left[0]!.tax).toBe(-left[1]!.tax);
  });

  test("that never accepts a sale is named by the ledger check [TD-02]", async () => {
    const { services, order } = await buy();
    const wrongKey = await createStripeTax({ secretKey: "sk_wrong", apiUrl: stripe.url, onError: () => {} });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      services.wait(300 * MINUTE_MS);
      expect(await processTaxRecords({ ...services, taxRecords: wrongKey })).toBe(0);
    }
    expect((await checkLedger(database.current)).faults).toMatchObject([
      { subject: order.number, detail: expect.stringContaining("Invalid API Key") },
    ]);
  });
});
