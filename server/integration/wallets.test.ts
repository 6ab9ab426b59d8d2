// Wallets and local methods over HTTP: offered by market, approved, declined and cancelled at the test provider, and refunded.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { OfferedMethod } from "#catalogue";
import { importContent } from "#commerce/content";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { checkLedger, refundOrder } from "#commerce/fulfilment";
import { findAnyOrder, findOrders } from "#commerce/orders";
import { processRefunds } from "#commerce/payments";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { openTestShop, testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const MARKETS = {
  fr: { region: "eu", currency: "EUR", country: "FR", city: "Paris", postalCode: "75002", state: "", district: "" },
  cn: {
    region: "cn",
    currency: "CNY",
    country: "CN",
    city: "Shanghai",
    postalCode: "200031",
    state: "SH",
    district: "Xuhui",
  },
} as const;
type Code = keyof typeof MARKETS;

onDatabase("wallets and local payment methods", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await openTestShop(database.current, 1, 200);
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const cookiesOf = (response: Response): string =>
    response.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
  const post = (path: string, fields: Readonly<Record<string, string>>, cookie = "") =>
    shop.app.request(`${TESTING_ORIGIN}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN, cookie },
      body: new URLSearchParams(fields).toString(),
    });
  const get = async (path: string, cookie: string) =>
    (await shop.app.request(`${TESTING_ORIGIN}${path}`, { headers: { cookie: `${cookie}; language=en` } })).text();

  /** A bag with everything but the payment. */
  const prepare = async (code: Code) => {
    const added = await post(`/${code}/cart`, { intent: "add", variantId: "v1-0" });
    const cookie = cookiesOf(added);
    const { region, currency, country, city, postalCode, state, district } = MARKETS[code];
    const market = `regionCode: "${region}", currencyCode: "${currency}", localeCountryCode: "${country}"`;
    const place = { country, firstName: "Ana", lastName: "Roux", line1: "1 Main Street", city, postalCode };
    const response = await shop.app.request(`${TESTING_ORIGIN}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: TESTING_ORIGIN, cookie },
      body: JSON.stringify({
        query: `mutation ($place: PostalAddressInput) {
          saveCheckoutContact(${market}, email: "ana@example.com") { __typename }
          saveCheckoutAddresses(${market}, delivery: $place) { __typename }
          chooseDeliveryMethod(${market}, method: STANDARD) { ... on Checkout { totals { total { amount } } } } }`,
        variables: { place: { ...place, region: state, district, phone: "+33 1 23 45 67 89" } },
      }),
    });
    const { data } = (await response.json()) as { data: { chooseDeliveryMethod: { totals: Totals } } };
    const total = String(Math.round(Number(data.chooseDeliveryMethod.totals.total.amount) * 1000));
    return { cookie, total };
  };
  interface Totals {
    readonly total: { readonly amount: string };
  }

  /** Places the order, and finds the test provider's page through the shop's own. */
  const walletPage = async (code: Code, method: string, { cookie: bag, total }: Bag) => {
    const form = { form: "place", key: randomUUID(), total, due: total, method };
    const placed = await post(`/${code}/checkout`, form, bag);
    expect(placed.status).toBe(303);
    const location = placed.headers.get("location") ?? "";
    const cookie = `${bag}; ${cookiesOf(placed)}`;
    const [, orderId = ""] = /([\da-f-]{36})/.exec(location) ?? [];
    if (location.includes("/qrcode/")) {
      const [, charge] = /charge(?:=|%3D)(ch_\w+)/.exec(location) ?? [];
      return { cookie, orderId, page: `/${code}/external-checkout?charge=${charge}` };
    }
    const left = await shop.app.request(`${TESTING_ORIGIN}${location}`, { headers: { cookie } });
    return { cookie, orderId, page: left.headers.get("location") ?? "" };
  };
  type Bag = Pick<Awaited<ReturnType<typeof prepare>>, "cookie" | "total">;

  test("[SF-10] the checkout names the methods of its market, and no other script or origin is allowed", async () => {
    const names = async (code: Code) => {
      const { cookie } = await prepare(code);
      const page = await get(`/${code}/checkout?step=payment`, cookie);
      return [...page.matchAll(/type="radio"[^>]* name="method"[^>]* value="([\w-]+)"/g)].map(([, method]) => method);
    };
    expect(await names("cn")).toEqual(["wechat-pay", "alipay"]);
    expect(await names("fr")).toEqual(["card", "apple-pay", "google-pay", "paypal", "link", "klarna"]);
    const { cookie } = await prepare("fr");
    const bag = await shop.app.request(`${TESTING_ORIGIN}/fr/cart`, { headers: { cookie: `${cookie}; language=en` } });
    expect(bag.headers.get("content-security-policy")).not.toMatch(/stripe|apple|google|paypal/);
    const html = await bag.text();
    expect(html).toContain('aria-label="Check out with PayPal"');
    expect(html).not.toContain('aria-label="Check out with Alipay"');
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const put = async (methods: readonly object[]) =>
      (
        await shop.app.request("/admin/settings/payments", {
          method: "PUT",
          headers,
          body: JSON.stringify({ methods }),
        })
      ).status;
    expect(await put([{ method: "card", except: ["CN"] }])).toBe(422);
    expect(await put([{ method: "card" }, { method: "klarna", countries: ["DE"] }])).toBe(200);
    expect(await names("fr")).toEqual(["card"]);
    expect(await names("cn")).toEqual(["card"]);
    expect((await shop.app.request("/admin/settings/payments", { method: "DELETE", headers })).status).toBe(200);
  });

  /** Presses an express button of a product or the bag, and follows it to the wallet's page. */
  const express = async (market: string, fields: Readonly<Record<string, string>>, bag = "") => {
    const pressed = await post(`${market}/cart`, fields, bag);
    const location = pressed.headers.get("location") ?? "";
    // The latest value of each, as a browser would send.
    const jar = new Map(`${bag}; ${cookiesOf(pressed)}`.split("; ").map((one) => [one.split("=")[0], one]));
    const cookie = [...jar.values()].filter(Boolean).join("; ");
    const [, orderId = ""] = /external-checkout\?order=([\da-f-]{36})$/.exec(location) ?? [];
    const left = orderId && (await shop.app.request(`${TESTING_ORIGIN}${location}`, { headers: { cookie } }));
    return { location, cookie, orderId, page: left ? (left.headers.get("location") ?? "") : "" };
  };
  const piece = { intent: "add", variantId: "v1-0" };
  const orderOf = (id: string) => findAnyOrder(database.current.sql, id);

  test("[SF-10] an express button orders with the wallet's name and address, and no form of the shop", async () => {
    const { page, cookie, orderId } = await express("/fr", { ...piece, method: "paypal" });
    const wallet = await get(page, cookie);
    for (const said of ["This page imitates PayPal", "Deliver to", "Alex Morgan", "12 rue de Rivoli", "75001 Paris"]) {
      expect(wallet).toContain(said);
    }
    expect(await orderOf(orderId)).toMatchObject({ state: "awaiting-payment", email: "", delivery: null });
    await post(page, { decision: "approve" }, cookie);
    await get(`/fr/callbackSuccess?order=${orderId}`, cookie);
    const place = { firstName: "Alex", lastName: "Morgan", line1: "12 rue de Rivoli", city: "Paris", country: "FR" };
    const email = "alex.morgan@example.com";
    expect(await orderOf(orderId)).toMatchObject({
      state: "placed",
      method: "paypal",
      email,
      deliveryMethod: "standard",
      delivery: place,
      billing: place,
    });
    expect((await takeMails(database.current)).map(({ to }) => to)).toEqual([email]);
    expect(await get(`/fr/checkout/order/${orderId}`, cookie)).toContain("12 rue de Rivoli");
    // Staff find it by the name that the wallet gave.
    expect((await findOrders(database.current, { text: "morgan" })).orders).toMatchObject([{ email }]);
    expect((await checkLedger(database.current)).faults).toEqual([]);
  });

  test("[SF-10] a wallet that is left takes no money and keeps the bag, which another can buy", async () => {
    const left = await express("/fr", { ...piece, method: "google-pay" });
    await post(left.page, { decision: "cancel" }, left.cookie);
    const back = await shop.app.request(`${TESTING_ORIGIN}/fr/callbackSuccess?order=${left.orderId}`, {
      headers: { cookie: left.cookie },
    });
    expect(back.headers.get("location")).toBe("/fr/checkout?step=payment&failed=cancelled");
    expect(await get("/fr/checkout?step=payment&failed=cancelled", left.cookie)).toContain('role="alert"');
    const again = await express("/fr", { intent: "checkout", method: "apple-pay" }, left.cookie);
    expect(await get(again.page, again.cookie)).toContain("This page imitates Apple Pay");
    // The button again, before the first wallet has answered: one order can be paid.
    const last = await express("/fr", { intent: "checkout", method: "paypal" }, again.cookie);
    expect((await orderOf(again.orderId))?.state).toBe("cancelled");
    await post(last.page, { decision: "approve" }, last.cookie);
    await get(`/fr/callbackSuccess?order=${last.orderId}`, last.cookie);
    expect((await orderOf(last.orderId))?.state).toBe("placed");
    expect((await checkLedger(database.current)).faults).toEqual([]);
  });

  test("[SF-10] abroad, the wallet's country is the order's, for its delivery and its taxes", async () => {
    const { page, cookie, orderId } = await express("", { ...piece, method: "paypal" });
    await post(page, { decision: "approve" }, cookie);
    await get(`/callbackSuccess?order=${orderId}`, cookie);
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ state: "placed", delivery: { lastName: "Morgan" } });
    expect(order?.deliveryTerms?.countries).toContain(order?.delivery?.country);
    expect(order?.deliveryTerms?.countries).not.toContain("FR");
    const jurisdictions = new Set(order?.tax?.lines.map(({ jurisdiction }) => jurisdiction));
    expect([...jurisdictions]).toEqual([order?.delivery?.country]);
  });

  test("[UF-06] an express order is not delivered to a country where its pieces are blocked, whatever the wallet says", async () => {
    const buy = async () => {
      const { page, cookie, orderId } = await express("", { ...piece, method: "paypal" });
      await post(page, { decision: "approve" }, cookie);
      await get(`/callbackSuccess?order=${orderId}`, cookie);
      return orderOf(orderId);
    };
    const block = (countryCode: string, enabled: boolean) =>
      importContent(database.current, {
        shop: {
          id: "vitrine",
          name: "Shop",
          slug: "vitrine",
          blockProductFilters: [
            { enabled, countryCode, regionCode: "www", currencyCode: "USD", brands: [String(feedRow(1, 0).vendor)] },
          ],
        },
        tags: [],
        sections: [],
      });
    const country = (await buy())?.delivery?.country ?? "";
    expect(country).toMatch(/^[A-Z]{2}$/);
    await block(country, true);
    const order = await buy();
    expect(order?.deliveryTerms?.countries).not.toContain(country);
    expect(order?.delivery?.country).not.toBe(country);
    await block(country, false);
    expect((await buy())?.delivery?.country).toBe(country);
  });

  test("[SF-10] where the wallet cannot give the address or the total depends on it, the checkout asks", async () => {
    expect((await express("/cn", { ...piece, method: "alipay" })).location).toBe("/cn/checkout?method=alipay");
    expect((await express("/fr", { ...piece, method: "evil" })).location).toBe("/fr/cart");
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const rates = [{ category: "standard", rate: 8 }];
    const body = JSON.stringify({ countries: { US: { name: "sales-tax", prices: "add", rates } } });
    expect((await shop.app.request("/admin/settings/tax", { method: "PUT", headers, body })).status).toBe(200);
    expect((await express("/us", { ...piece, method: "paypal" })).location).toBe("/us/checkout?method=paypal");
    expect((await shop.app.request("/admin/settings/tax", { method: "DELETE", headers })).status).toBe(200);
    const { cookie } = await prepare("fr");
    const page = await get("/fr/checkout?step=payment&method=paypal", cookie);
    expect(page).toMatch(/<input[^>]*checked=""[^>]*value="paypal"|<input[^>]*value="paypal"[^>]*checked=""/);
    const saved = await post("/fr/checkout?method=paypal", { form: "contact", email: "ana@example.com" }, cookie);
    expect(saved.headers.get("location")).toBe("/fr/checkout?step=address&method=paypal");
  });

  test.each([
    ["apple-pay", "fr", "Apple Pay"],
    ["google-pay", "fr", "Google Pay"],
    ["paypal", "fr", "PayPal"],
    ["link", "fr", "Link"],
    ["klarna", "fr", "Klarna"],
    ["alipay", "cn", "Alipay"],
    ["wechat-pay", "cn", "WeChat Pay"],
  ] as const satisfies readonly (readonly [OfferedMethod, Code, string])[])(
    "[SF-10] %s is approved, declined or cancelled on its page, and refunded as a card is",
    async (method, code, name) => {
      const bag = await prepare(code);
      for (const [decision, failure] of [
        ["decline", "declined"],
        ["cancel", "cancelled"],
      ]) {
        const { page, cookie, orderId } = await walletPage(code, method, bag);
        expect(await get(page, cookie)).toContain(`This page imitates ${name}, and no money moves.`);
        expect((await post(page, { decision: "maybe" }, cookie)).status).toBe(400);
        expect((await post(page, {}, cookie)).status).toBe(400);
        await post(page, { decision: decision! }, cookie);
        const back = await shop.app.request(`${TESTING_ORIGIN}/${code}/callbackSuccess?order=${orderId}`, {
          headers: { cookie },
        });
        expect(back.headers.get("location")).toBe(`/${code}/checkout?step=payment&failed=${failure}`);
        expect((await orderOf(orderId))?.state).toBe("payment-failed");
      }
      const { page, cookie, orderId } = await walletPage(code, method, bag);
      const total = Number(bag.total);
      await post(page, { decision: "approve" }, cookie);
      await get(`/${code}/callbackSuccess?order=${orderId}`, cookie);
      expect(await orderOf(orderId)).toMatchObject({ state: "placed", method, total });
      expect(await get(`/${code}/account/orders/${orderId}`, cookie)).toContain(name);
      const services = testOrderServices(database.current);
      const refund = { key: randomUUID(), amount: "all" as const };
      expect(await refundOrder(services, orderId, refund)).toEqual({ kind: "refunded", amount: total });
      expect(await processRefunds(services)).toMatchObject({ refunded: 1, failed: 0, refused: 0 });
      expect((await checkLedger(database.current)).faults).toEqual([]);
    },
  );
});
