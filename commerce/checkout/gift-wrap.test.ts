import { beforeAll, expect, test } from "vitest";
import { setGiftOptions, findCart } from "#commerce/cart";
import { cancelOrder, checkLedger, deliverOrder, refundable, shipOrder } from "#commerce/fulfilment";
import { findAnyOrder } from "#commerce/orders";
import { processRefunds } from "#commerce/payments";
import { receiveReturn, refundReturn, startReturn } from "#commerce/returns";
import { GIFTS, type ReadSetting } from "#commerce/settings";
import { takeMails } from "../accounts/testing-mails.ts";
import { onDatabase } from "../database/testing.ts";
import { balanceOf } from "../payments/testing-ledger.ts";
import { initialSettings } from "../settings/testing-settings.ts";
import { placeOrder } from "./index.ts";
import {
  bankBalance,
  checkoutOf,
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
  type TestOrderServices,
} from "./testing-order-services.ts";
import { keyOf, viewerOf } from "./viewer.ts";

const OPTIONS = { isWrapped: true, message: "Happy birthday,\nAna", hidesPrices: true };

onDatabase("gift wrapping of an order", (database) => {
  let services: TestOrderServices;
  let offered = true;
  beforeAll(async () => {
    await openTestShop(database.current, 4, 9);
    const gifts = { isOffered: true, wrapPrices: { eu_eur: 4.5 } };
    const setting: ReadSetting = (one) =>
      (one.name === GIFTS.name && offered ? gifts : initialSettings(one)) as ReturnType<typeof initialSettings<never>>;
    services = testOrderServices(database.current, { setting });
  });
  const wrap = async (quantity: number) => {
    const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity }]);
    const before = await checkoutOf(services, shopper);
    await setGiftOptions(database.current, keyOf(shopper), { wrapPrice: 4_500 }, OPTIONS);
    return { shopper, before };
  };
  const place = async (quantity = 1) => {
    const { shopper } = await wrap(quantity);
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    return { shopper, id: placed.orderId };
  };
  const expectConsistent = async () => {
    while ((await processRefunds(services)).refunded > 0);
    expect((await checkLedger(database.current)).faults).toEqual([]);
    expect(await balanceOf(database.current.sql, "provider:test", "EUR")).toBe(await bankBalance(services));
    expect(services.errors).toEqual([]);
  };

  test("is an amount of the total, and part of what the shopper must have seen", async () => {
    const { shopper, before } = await wrap(1);
    const { totals, giftOptions } = await checkoutOf(services, shopper);
    expect(totals).toMatchObject({ giftWrap: 4_500, total: before.totals.total + 4_500 });
    expect(giftOptions).toEqual(OPTIONS);
    const stale = { expectedTotal: before.totals.total, expectedDue: before.totals.due };
    const refused = await placeOrder(services, shopper, await orderRequest(services, shopper, stale));
    expect(refused.kind).toBe("changed");
    // The merchant ended the offer: the shopper sees the lower total before paying.
    const seen = await orderRequest(services, shopper);
    offered = false;
    expect((await placeOrder(services, shopper, seen)).kind).toBe("changed");
    expect((await checkoutOf(services, shopper)).totals).toEqual(before.totals);
    offered = true;
  });

  test("is paid, entered in the ledger, mailed, and gone from the cart", async () => {
    await takeMails(database.current);
    const wrapsBefore = await balanceOf(database.current.sql, "gift-wrap", "EUR");
    const { shopper, id } = await place();
    const order = await findAnyOrder(database.current.sql, id);
    expect(order).toMatchObject({ giftOptions: OPTIONS, giftWrapPrice: 4_500 });
    expect(order!.total).toBe(order!.subtotal + order!.deliveryPrice + 4_500);
    // Without the French tax.
    expect(await balanceOf(database.current.sql, "gift-wrap", "EUR")).toBe(wrapsBefore - 3_750);
    const [mail] = await takeMails(database.current);
    expect(mail?.text).toContain("Gift wrap: €4,50");
    expect(mail?.text).toContain("Happy birthday,");
    expect(await findCart(database.current, keyOf(shopper), viewerOf(shopper))).toBeUndefined();
    await expectConsistent();
  });

  test("is refunded by a cancellation", async () => {
    const before = await bankBalance(services);
    const { id } = await place();
    await cancelOrder(services, id, "merchant");
    await expectConsistent();
    expect(await bankBalance(services)).toBe(before);
  });

  test("is not refunded by a return, but can be by the merchant", async () => {
    const { id } = await place(2);
    await shipOrder(services, id, {});
    await deliverOrder(services, id);
    const order = (await findAnyOrder(database.current.sql, id))!;
    const [line] = order.lines;
    const started = await startReturn(services, id, {
      lines: [{ orderLineId: line!.id, quantity: 2, reason: "too-small" }],
      packaging: "original",
      refundTo: "payment",
    });
    if (started.kind !== "started") throw new Error(started.kind);
    await receiveReturn(services, started.number);
    expect(await refundReturn(services, started.number)).toMatchObject({ kind: "refunded", amount: order.subtotal });
    await expectConsistent();
    expect(await refundable(database.current.sql, order)).toBe(order.deliveryPrice + 4_500);
  });
});
