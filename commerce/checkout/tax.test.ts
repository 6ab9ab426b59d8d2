import { eq, like, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { INITIAL_TAX, marketOf, type TaxSettings } from "#catalogue";
import { cancelOrder, checkLedger, deliverOrder, refundOrder, shipOrder } from "#commerce/fulfilment";
import { findAnyOrder, orderTable, orderTaxTable } from "#commerce/orders";
import { creditNoteTable, ledgerTable, type OrderServices } from "#commerce/payments";
import { receiveReturn, refundReturn, startReturn } from "#commerce/returns";
import { TAX, type ReadSetting, type Setting } from "#commerce/settings";
import { createTaxProvider } from "#commerce/tax";
import { onDatabase } from "../database/testing.ts";
import { giftOf } from "../gift-cards/testing-gift-cards.ts";
import { saveAddresses } from "./save.ts";
import { placeOrder } from "./place.ts";
import {
  ADDRESS,
  checkoutOf,
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
  type TestOrderServices,
} from "./testing-order-services.ts";

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
const BY_STATE: TaxSettings = {
  ...INITIAL_TAX,
  countries: {
    ...INITIAL_TAX.countries,
    US: {
      name: "sales-tax",
      prices: "add",
      rounding: "line",
      rates: [],
      regions: { NY: { rates: [{ category: "standard", rate: 8.875 }] } },
    },
  },
};
const withTax =
  (tax: TaxSettings): ReadSetting =>
  <Value>({ name, initial }: Setting<Value>) =>
    name === TAX.name ? (tax as Value) : initial;

onDatabase("the tax of an order", (database) => {
  let services: TestOrderServices;
  beforeAll(async () => {
    await openTestShop(database.current, 4, 50);
    services = testOrderServices(database.current);
  });
  type Items = Parameters<typeof makeShopper>[1];
  const shopperOf = async (desk: OrderServices, items: Items, address: typeof ADDRESS | typeof NEW_YORK = ADDRESS) => {
    const shopper = await makeShopper(desk, items, { market: marketOf(address.country)! });
    expect(await saveAddresses(desk, shopper, { delivery: address, billing: address })).toEqual({ kind: "saved" });
    return shopper;
  };
  const buy = async (desk: TestOrderServices, items: Items, address?: typeof ADDRESS | typeof NEW_YORK) => {
    const shopper = await shopperOf(desk, items, address);
    const placed = await placeOrder(desk, shopper, await orderRequest(desk, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    return (await findAnyOrder(database.current.sql, placed.orderId))!;
  };
  const taxOwed = async (orderId: string) => {
    const rows = await database.current.sql.select().from(ledgerTable).where(eq(ledgerTable.orderId, orderId));
    const sums = new Map<string, number>();
    for (const { account, amount } of rows) sums.set(account, (sums.get(account) ?? 0) + amount);
    return Object.fromEntries([...sums].filter(([account]) => account.startsWith("tax:") || account === "sales"));
  };
  const notesOf = (orderId: string) =>
    database.current.sql
      .select({ amount: creditNoteTable.amount, tax: creditNoteTable.tax })
      .from(creditNoteTable)
      .where(eq(creditNoteTable.orderId, orderId))
      .orderBy(creditNoteTable.number);
  const expectBalance = async () => expect((await checkLedger(database.current)).faults).toEqual([]);

  test("is by line and for the delivery, and is owed to the country of the delivery, net of revenue [TD-02]", async () => {
    const order = await buy(services, [{ variantId: "v1-0", quantity: 1 }]);
    expect([order.subtotal, order.deliveryPrice, order.total]).toEqual([101_000, 10_000, 111_000]);
    expect(order.tax).toMatchObject({ name: "vat", isIncluded: true, amount: 18_500, added: 0 });
    const [line] = order.lines;
    expect(order.tax?.lines).toMatchObject([
      { subject: "line", lineId: line?.id, jurisdiction: "FR", rate: 200_000, taxable: 84_170, tax: 16_830 },
      { subject: "delivery", lineId: null, jurisdiction: "FR", rate: 200_000, taxable: 8_330, tax: 1_670 },
    ]);
    expect(await taxOwed(order.id)).toEqual({ "tax:FR": -18_500, sales: -84_170 });
    await expectBalance();
  });

  test("is reversed by each refund, partial and full, with a credit note in a series without gaps [TD-02]", async () => {
    const order = await buy(services, [{ variantId: "v1-0", quantity: 1 }]);
    await refundOrder(services, order.id, { key: "first", amount: 10_000 });
    await cancelOrder(services, order.id, "merchant");
    const notes = await notesOf(order.id);
    expect(notes.map(({ amount }) => amount)).toEqual([10_000, 101_000]);
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(18_500);
    expect((await taxOwed(order.id))["tax:FR"]).toBe(0);
    // A refund that fails takes no number.
    await refundOrder(services, order.id, { key: "second", amount: 10_000 });
    const numbers = await database.current.sql.select({ number: creditNoteTable.number }).from(creditNoteTable);
    const year = new Date().getUTCFullYear();
    expect(numbers.map(({ number }) => number).toSorted()).toEqual(
      numbers.map((_, at) => `CN-${year}-${String(at + 1).padStart(6, "0")}`),
    );
    await expectBalance();
  });

  test("that is added belongs to the total, and comes back with the pieces, to the last cent [TD-02]", async () => {
    const desk = testOrderServices(database.current, { setting: withTax(BY_STATE) });
    const order = await buy(desk, [{ variantId: "v2-0", quantity: 3 }], NEW_YORK);
    const { subtotal, deliveryPrice, tax, total } = order;
    const added = tax?.lines.map((line) => line.tax) ?? [];
    expect(tax).toMatchObject({ name: "sales-tax", isIncluded: false, amount: tax?.added });
    expect(added[0]).toBe(Math.round((subtotal * 8.875) / 1000) * 10);
    expect(total).toBe(subtotal + deliveryPrice + (tax?.amount ?? 0));
    expect((await taxOwed(order.id))["tax:US-NY"]).toBe(-(tax?.amount ?? 0));
    const refunds: number[] = [];
    await shipOrder(desk, order.id, {});
    await deliverOrder(desk, order.id);
    for (let piece = 0; piece < 3; piece++) {
      const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1, reason: "too-small" as const, note: "" }];
      const refundTo = piece === 1 ? "gift-card" : "payment";
      const started = await startReturn(desk, order.id, { lines, packaging: "own", refundTo });
      if (started.kind !== "started") throw new Error(JSON.stringify(started));
      await receiveReturn(desk, started.number);
      const refunded = await refundReturn(desk, started.number);
      if (refunded.kind === "refunded") refunds.push(refunded.amount);
    }
    expect(refunds[0]).toBeLessThan(subtotal / 2);
    // The delivery stays paid: New York has no right of withdrawal.
    expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(subtotal + (added[0] ?? 0));
    expect(total).toBe(subtotal + (added[0] ?? 0) + deliveryPrice + (added[1] ?? 0));
    await expectBalance();
  });

  test("of gift cards is none at the sale, and they pay for goods with tax [TD-02]", async () => {
    const order = await buy(services, [
      { variantId: "v3-0", quantity: 1 },
      { gift: giftOf({ amount: 50_000 }), quantity: 1 },
    ]);
    expect(order.tax?.lines.map(({ treatment, taxable, tax }) => [treatment, taxable, tax])).toEqual([
      ["taxed", 85_830, 17_170],
      ["voucher", 50_000, 0],
      ["taxed", 8_330, 1_670],
    ]);
    await refundOrder(services, order.id, { key: "goods", amount: "all" });
    expect(await notesOf(order.id)).toEqual([{ amount: 113_000, tax: 18_840 }]);
    await expectBalance();
  });

  test("that the provider cannot calculate stops the order, and nothing is charged [TD-02]", async () => {
    let isDown = true;
    const asked: string[] = [];
    const providerOf = () =>
      createTaxProvider({
        name: "flaky",
        ask: async ({ items, address }) => {
          asked.push(address.region);
          if (isDown) throw new Error("Service unavailable");
          const lines = items.map(({ amount, quantity: _quantity, ...item }) => ({
            ...item,
            jurisdiction: "US-NY",
            treatment: "taxed" as const,
            rate: 100_000,
            taxable: amount,
            tax: amount / 10,
          }));
          return { isIncluded: false, lines, reference: "calc_1" };
        },
        onError: () => {},
      });
    const desk = testOrderServices(database.current, { taxProvider: providerOf() });
    const shopper = await shopperOf(desk, [{ variantId: "v4-0", quantity: 1 }], NEW_YORK);
    const { totals } = await checkoutOf(desk, shopper);
    expect(totals.tax.kind).toBe("unavailable");
    const orders = () => database.current.sql.$count(orderTable);
    const before = await orders();
    const request = await orderRequest(desk, shopper);
    expect(await placeOrder(desk, shopper, request)).toEqual({ kind: "no-tax" });
    expect(await orders()).toBe(before);
    // After three failures the circuit is open, and others do not wait.
    await checkoutOf(desk, shopper);
    const count = asked.length;
    await checkoutOf(desk, shopper);
    expect([count, asked.length]).toEqual([3, 3]);
    // French orders do not need the provider.
    expect((await buy(desk, [{ variantId: "v1-1", quantity: 1 }])).tax?.provider).toBeNull();

    isDown = false;
    const recovered = testOrderServices(database.current, { taxProvider: providerOf() });
    const later = await shopperOf(recovered, [{ variantId: "v4-0", quantity: 1 }], NEW_YORK);
    const placed = await placeOrder(recovered, later, await orderRequest(recovered, later));
    const order = placed.kind === "placed" ? await findAnyOrder(database.current.sql, placed.orderId) : undefined;
    expect(order?.tax).toMatchObject({
      provider: "flaky",
      reference: "calc_1",
      added: (order?.subtotal ?? 0) / 10 + 2_500,
    });
    await expectBalance();
  });

  test("is missing in orders of earlier versions, which stay valid and are refunded with a credit note [TD-02]", async () => {
    const order = await buy(services, [{ variantId: "v2-1", quantity: 1 }]);
    const { sql: client } = database.current;
    await client.delete(orderTaxTable).where(eq(orderTaxTable.orderId, order.id));
    await client.update(orderTable).set({ taxAmount: null, taxDetails: null }).where(eq(orderTable.id, order.id));
    const isOfOrder = sql`${ledgerTable.orderId} = ${order.id}`;
    await client.delete(ledgerTable).where(sql`${isOfOrder} and ${like(ledgerTable.account, "tax:%")}`);
    const moved = sql`case ${ledgerTable.account} when 'sales' then -(${order.subtotal}::bigint) when 'delivery' then -(${order.deliveryPrice}::bigint) else ${ledgerTable.amount} end`;
    await client.update(ledgerTable).set({ amount: moved }).where(isOfOrder);
    await expectBalance();
    expect((await findAnyOrder(client, order.id))?.tax).toBeNull();
    await cancelOrder(services, order.id, "merchant");
    expect(await notesOf(order.id)).toEqual([{ amount: order.total, tax: 0 }]);
    await expectBalance();
  });

  test("that does not add up is found by the ledger's check [TD-02]", async () => {
    const order = await buy(services, [{ variantId: "v2-1", quantity: 1 }]);
    const { sql: client } = database.current;
    const rules = async () => (await checkLedger(database.current)).faults.map(({ rule }) => rule);
    await client.update(orderTaxTable).set({ tax: 1 }).where(eq(orderTaxTable.orderId, order.id));
    expect(await rules()).toEqual([
      "every order's total is the sum of its net amounts and taxes",
      "every order line has its tax",
      "the tax of every placed order is in the ledger",
    ]);
  });
});
