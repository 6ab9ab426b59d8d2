// Orders in currencies that a merchant enabled, without decimals and with three: bought, wrapped, returned and refunded over HTTP.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { INITIAL_PRICE_LISTS } from "#catalogue";
import { processRefunds } from "#commerce/payments";
import { applyPriceLists, importFeed } from "#commerce/products";
import { changeSetting, GIFTS, PRICE_LISTS } from "#commerce/settings";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import {
  bankBalance,
  testOrderServices,
  type TestOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { createPromotion, setPromotionState } from "#commerce/promotions";
import { onDatabase } from "../../commerce/database/testing.ts";
import { balanceOf } from "../../commerce/payments/testing-ledger.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { afterSalesApp } from "../after-sales/admin-app.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { SHOP_ID } from "../start/shop.ts";
import { testingBrowser } from "./testing-browser.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "./testing-shop.ts";

const LISTS = {
  lists: [
    ...INITIAL_PRICE_LISTS.lists,
    { code: "jp_jpy", name: "Japan", markets: ["jp"], convert: { from: "www_usd", rate: 150, round: { to: 100 } } },
    { code: "gulf_kwd", name: "Kuwait", markets: ["kw"], convert: { from: "www_usd", rate: 0.307 } },
  ],
};

interface Place {
  readonly country: string;
  readonly currency: string;
  readonly address: Readonly<Record<string, string>>;
  /** Shown: a piece of $42.99, two of them, wrapping of $6, and all that. */
  readonly piece: string;
  readonly pieces: string;
  readonly wrap: string;
  readonly total: string;
  /** Thousandths of an amount that the currency does not have, and of one that it has. */
  readonly broken: number;
  readonly part: number;
}

const JAPAN: Place = {
  country: "jp",
  currency: "JPY",
  address: { city: "渋谷区", region: "13", postalCode: "150-0001", phone: "+81 3 1234 5678" },
  piece: "JP¥6,400",
  pieces: "JP¥12,800",
  wrap: "JP¥900",
  total: "JP¥13,700",
  broken: 100_500,
  part: 100_000,
};
const KUWAIT: Place = {
  country: "kw",
  currency: "KWD",
  address: { city: "Kuwait City", postalCode: "13001", phone: "+965 2222 3333" },
  piece: "KWD 13.200",
  pieces: "KWD 26.400",
  wrap: "KWD 1.840",
  total: "KWD 28.240",
  broken: 125,
  part: 120,
};

onDatabase("an order in a currency that the merchant enabled", (database) => {
  let shop: TestingShop;
  let services: TestOrderServices;
  beforeAll(async () => {
    await changeSetting(database.current, PRICE_LISTS, LISTS);
    await changeSetting(database.current, GIFTS, { isOffered: true, wrapPrices: { www_usd: 6 } });
    const row = feedRow(4, 0, { inventory_quantity: 50, www_usd_price_f: 42.99, department: "women" });
    await importFeed(database.current, [JSON.stringify(row)], { source: "test" });
    await applyPriceLists(database.current);
    shop = await openTestingShop(database.current);
    services = testOrderServices(database.current);
    return () => shop.close();
  });

  const asMerchant = async (area: "orders" | "returns", path: string, body?: object) => {
    const access = { localToken: LOCAL_TOKEN, token: LOCAL_TOKEN, onError: services.onError };
    const app =
      area === "orders"
        ? ordersAdminApp({ orderServices: services, ...access })
        : afterSalesApp({ desk: services, ...access });
    const answer = await app.request(path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...(await answer.json()) };
  };

  test.each([JAPAN, KUWAIT])(
    "[I18-06] [SF-12] $currency: two pieces in gift wrap; one is returned, a part refunded, and the ledger agrees with the bank",
    async ({ country, currency, address, piece, pieces, wrap, total, broken, part }) => {
      const browser = testingBrowser(() => shop, "language=en");
      const ask = (query: string) => browser.ask(query.replace("MARKET", `@inContext(market: "${country}")`));
      const read = async (path: string) => {
        const html = await (await browser.request(`/${country}${path}`)).text();
        return html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>|\s+/g, " ").replaceAll(/\s+/g, " ");
      };
      await browser.send(`/${country}/cart`, { intent: "add", variantId: "v4-0" });
      await browser.send(`/${country}/cart`, { intent: "add", variantId: "v4-0" });
      await browser.send(`/${country}/cart`, { intent: "gift", isGift: "yes", giftWrap: "yes" });
      expect(await read("/cart")).toContain(wrap);
      const place = { ...address, firstName: "Ana", lastName: "Roux", line1: "Road 1", country };
      const fields = Object.entries(place).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      const saved = await ask(`mutation MARKET {
        saveCheckoutContact(email: "ana@example.com") { __typename }
        saveCheckoutAddresses(delivery: { ${fields.join(", ")} }) { __typename }
        chooseDeliveryMethod(method: STANDARD) { ... on Checkout { totals { total { amount } due { amount } delivery { amount } } } } }`);
      expect(saved.saveCheckoutAddresses).toEqual({ __typename: "Checkout" });
      const { totals } = saved.chooseDeliveryMethod;
      const { placeOrder } = await ask(`mutation MARKET { placeOrder(idempotencyKey: "${randomUUID()}", method: CARD,
        expectedTotal: "${totals.total.amount}", expectedDue: "${totals.due.amount}",
        card: { number: "4242424242424242", expiry: "12/39", code: "123" }) { __typename ... on OrderPlaced { orderId token } } }`);
      expect(placeOrder.__typename).toBe("OrderPlaced");
      const { orderId, token } = placeOrder;
      browser.become(`__Host-orders=${orderId}.${token}; language=en`);
      await asMerchant("orders", `/${orderId}/ship`, {});
      await asMerchant("orders", `/${orderId}/deliver`, {});
      const order = await asMerchant("orders", `/${orderId}`);
      expect(order.giftWrapPrice + 2 * order.lines[0].price).toBe(order.total - Number(totals.delivery.amount) * 1000);
      const thanks = await read(`/checkout/order/${orderId}`);
      for (const amount of [pieces, wrap, ...(Number(totals.delivery.amount) === 0 ? [total] : [])]) {
        expect(thanks).toContain(amount.replaceAll(" ", " "));
      }
      const { startReturn } =
        await ask(`mutation MARKET { startReturn(input: { orderNumber: "${order.number}", email: "ana@example.com",
        packaging: OWN, refundTo: PAYMENT, lines: [{ orderLineId: "${order.lines[0].id}", quantity: 1, reason: TOO_SMALL }] }) {
        __typename ... on ReturnStarted { number } } }`);
      expect(startReturn.__typename).toBe("ReturnStarted");
      expect(await asMerchant("returns", `/returns/${startReturn.number}/receive`, { accepted: {} })).toMatchObject({
        kind: "received",
        amount: order.lines[0].price,
      });
      expect(
        await asMerchant("returns", `/returns/${startReturn.number}/refund`, { reason: "returned" }),
      ).toMatchObject({
        kind: "refunded",
        amount: order.lines[0].price,
      });
      const [mail] = (await takeMails(database.current)).slice(-1);
      expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(`${piece} will be refunded`);
      // An amount that the currency does not have is not refunded by rounding it.
      expect(await asMerchant("orders", `/${orderId}/refund`, { key: "a", reason: "r", amount: broken })).toMatchObject(
        {
          status: 409,
          kind: "bad-amount",
          most: order.total - order.lines[0].price,
        },
      );
      expect(await asMerchant("orders", `/${orderId}/refund`, { key: "b", reason: "r", amount: part })).toMatchObject({
        kind: "refunded",
        amount: part,
      });
      while ((await processRefunds(services)).refunded > 0);
      expect(await asMerchant("orders", `/${orderId}/refund`, { key: "c", reason: "r", all: true })).toMatchObject({
        kind: "refunded",
        amount: order.total - order.lines[0].price - part,
      });
      while ((await processRefunds(services)).refunded > 0);
      expect((await asMerchant("orders", `/${orderId}`)).refundable).toBe(0);
      expect(await read(`/account/orders/${orderId}/invoice`)).toMatch(/Refunded −/);
      expect((await asMerchant("orders", "/ledger")).faults).toEqual([]);
      expect(await balanceOf(database.current.sql, "provider:test", currency)).toBe(
        await bankBalance(services, currency),
      );
      expect(services.errors).toEqual([]);
    },
  );

  test("[PM-06] yen and dinar: the price of a promotion is the same on the card and three times in the bag", async () => {
    const promotions = {
      database: database.current,
      setting: services.setting,
      shopId: SHOP_ID,
      now: () => new Date(),
    };
    const created = await createPromotion(promotions, {
      // A name in another language is better than none.
      name: { fr: "Un huitième" },
      trigger: "automatic",
      effect: { kind: "percentage", of: "lines", percent: 12.5 },
    });
    if (created.kind !== "saved") throw new Error(JSON.stringify(created));
    await setPromotionState(promotions, created.promotion.id, "active");
    for (const [country, one, three] of [
      ["jp", "JP¥5,600", "JP¥16,800"],
      ["kw", "KWD 11.550", "KWD 34.650"],
    ] as const) {
      const browser = testingBrowser(() => shop, "language=en");
      const read = async (path: string) =>
        (await (await browser.request(`/${country}${path}`)).text()).replaceAll("\u00A0", " ");
      expect(await read("/collections/women")).toContain(one);
      for (let piece = 0; piece < 3; piece++)
        await browser.send(`/${country}/cart`, { intent: "add", variantId: "v4-0" });
      const bag = await read("/cart");
      expect(bag).toContain(one);
      expect(bag).toContain(three);
      expect(bag).toContain("Un huitième");
    }
    await setPromotionState(promotions, created.promotion.id, "archived");
  });
});
