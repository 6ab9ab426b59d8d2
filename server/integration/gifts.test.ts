// Gift options over HTTP, without scripts: in the bag, at the checkout, on the order and in GraphQL.

import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LYON, testingBrowser } from "./testing-browser.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

onDatabase("gift options", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const row = feedRow(4, 0, { inventory_quantity: 50, eu_eur_price_f: 420 });
    await importFeed(database.current, [JSON.stringify(row)], { source: "test" });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const { request, send, ask, become } = testingBrowser(() => shop, "language=en");
  const offer = async (value: object) => {
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}`, "content-type": "application/json" };
    const init = { method: "PUT", headers, body: JSON.stringify(value) };
    return (await shop.app.request(`${TESTING_ORIGIN}/admin/settings/gifts`, init)).status;
  };
  /** The visible text of a page. */
  const read = async (path: string) => {
    const [, main = ""] = /<main[\s\S]*?>([\s\S]*)<\/main>/.exec(await (await request(path)).text()) ?? [];
    return main.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/<[^>]+>|\s+/g, " ");
  };

  test("a shop offers none until the merchant does; the bag then takes them without scripts", async () => {
    await send("/fr/cart", { intent: "add", variantId: "v4-0" });
    expect(await read("/fr/cart")).not.toContain("This is a gift");
    expect(await offer({ isOffered: true, wrapPrices: { eu_eur: 4.505 } })).toBe(422);
    expect(await offer({ isOffered: true, wrapPrices: { eu_eur: 4.5 } })).toBe(200);
    expect(await read("/fr/cart")).toContain("This is a gift");
    const gift = { intent: "gift", isGift: "yes", giftWrap: "yes", giftMessage: "Bonne fête" };
    const bad = await send("/fr/cart", { ...gift, giftMessage: "bell \u0007" });
    expect(bad.status).toBe(409);
    expect(await bad.text()).toContain("a character that we cannot print");
    expect((await send("/fr/cart", gift)).status).toBe(303);
    expect(await read("/fr/cart")).toMatch(/Gift wrap\s+€4,50 .*Estimated total\s+€424,50/);
    expect(await (await request("/fr/cart")).text()).toMatch(/<textarea[^>]*>Bonne fête<\/textarea>/);
  });

  test("the checkout changes them; the order, its page and its invoice have them", async () => {
    await send("/fr/checkout", { form: "contact", email: "ana@example.com" });
    await send("/fr/checkout", LYON);
    expect(await read("/fr/checkout")).toContain("This is a gift");
    const chosen = { form: "delivery", method: "standard", isGift: "yes", giftWrap: "yes", giftHidesPrices: "yes" };
    const long = await send("/fr/checkout", { ...chosen, giftMessage: "a".repeat(301) });
    expect(await long.text()).toContain("300 characters at most");
    await send("/fr/checkout", { ...chosen, giftMessage: "À bientôt" });
    expect(await read("/fr/checkout")).toContain("Gift wrap, No prices in the parcel, Gift message");
    const { cart, checkout } = await ask(`query @inContext(market: "fr") {
      cart { giftOffer { wrapPrice { amount } } giftOptions { isWrapped message hidesPrices } }
      checkout { ... on Checkout { totals { giftWrap { amount } total { amount } } } } }`);
    const giftOptions = { isWrapped: true, message: "À bientôt", hidesPrices: true };
    expect(cart).toEqual({ giftOffer: { wrapPrice: { amount: "4.50" } }, giftOptions });
    expect(checkout.totals).toEqual({ giftWrap: { amount: "4.50" }, total: { amount: "424.50" } });
    const { placeOrder } =
      await ask(`mutation @inContext(market: "fr") { placeOrder(idempotencyKey: "gift-order-0000000001",
      expectedTotal: 424.5, expectedDue: 424.5, method: CARD, card: { number: "4242424242424242", expiry: "12/39", code: "123" }) {
      ... on OrderPlaced { token orderId } } }`);
    const { orderId, token } = placeOrder;
    const { order } = await ask(`{ order(orderId: "${orderId}", token: "${token}") {
      ... on Order { giftOptions { isWrapped message hidesPrices } giftWrapPrice { amount } } } }`);
    expect(order).toEqual({ giftOptions, giftWrapPrice: { amount: "4.50" } });
    become(`__Host-orders=${orderId}.${token}; language=en`);
    expect(await read(`/fr/checkout/order/${orderId}`)).toMatch(/Gift wrap\s+€4,50.*À bientôt/);
    expect(await read(`/fr/account/orders/${orderId}/invoice`)).toMatch(/Gift wrap\s+€4,50\s+Total\s+€424,50/);
  });

  test("GraphQL sets and refuses them", async () => {
    become("language=en");
    await send("/fr/cart", { intent: "add", variantId: "v4-0" });
    const set = (options: string) =>
      ask(`mutation @inContext(market: "fr") { setCartGiftOptions(input: { giftOptions: ${options} }) {
        __typename ... on CartUpdated { cart { giftOptions { isWrapped message } } } ... on GiftOptionsRefused { reason } } }`);
    expect((await set(`{ message: "Hello" }`)).setCartGiftOptions.cart.giftOptions).toEqual({
      isWrapped: false,
      message: "Hello",
    });
    expect((await set("null")).setCartGiftOptions.cart.giftOptions).toBeNull();
    await offer({ isOffered: true, wrapPrices: {} });
    expect((await set("{ isWrapped: true }")).setCartGiftOptions).toEqual({
      __typename: "GiftOptionsRefused",
      reason: "NOT_OFFERED",
    });
  });
});
