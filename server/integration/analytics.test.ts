// Analytics over HTTP: origins that documents allow, events from the server by consent, and purchases that are reported once.

import { beforeAll, beforeEach, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import { analyticsEventTable, orderAnalyticsTable } from "../../commerce/analytics/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LYON, testingBrowser } from "./testing-browser.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const SETTINGS = {
  GA4_MEASUREMENT_ID: "G-TEST123456",
  GA4_API_SECRET: "secret-of-the-stream",
  MATOMO_URL: "https://stats.example",
  MATOMO_SITE_ID: "3",
  TAG_ORIGINS: "connect=https://*.ads.example",
};
const GA = "_ga=GA1.1.1234567890.1700000000";

onDatabase("analytics", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const sold = { inventory_quantity: 500, eu_eur_price_f: 120.5, www_usd_price_f: 150 };
    await importFeed(database.current, [JSON.stringify(feedRow(1, 0, sold))], { source: "test" });
    shop = await openTestingShop(database.current, SETTINGS);
    return () => shop.close();
  });
  beforeEach(async () => {
    await database.current.sql.delete(analyticsEventTable);
    await database.current.sql.delete(orderAnalyticsTable);
  });
  const browser = testingBrowser(() => shop);
  const data = async (path: string, route: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, accept: `${DATA_MEDIA_TYPE};routes=${route};language=en` };
    return (await browser.request(path, { ...init, headers })).json();
  };

  /** Buys a piece in a browser with these cookies, and returns the address of its confirmation. */
  async function buy(cookies: string, { code = "fr", ...headers }: Readonly<Record<string, string>> = {}) {
    browser.become(["language=en", cookies].filter(Boolean).join("; "));
    const send = async (path: string, form: Readonly<Record<string, string>>) =>
      browser.request(`/${code}${path}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(form).toString(),
      });
    await send("/cart", { intent: "add", variantId: "v1-0" });
    await send("/checkout", { form: "contact", email: "ana@example.com" });
    const address = { ...LYON, country: "US", line1: "118 Mercer Street", postalCode: "10012", city: "New York" };
    await send("/checkout", code === "fr" ? LYON : { ...address, region: "NY", phone: "+1 212 555 0123" });
    await send("/checkout", { form: "delivery", method: "standard" });
    const { payment } = (await data(`/${code}/checkout`, "checkout")).loaderData.checkout;
    const card = { method: "card", number: "4242424242424242", expiry: "12/39", code: "123" };
    const { key, total, due } = payment;
    const placed = await send("/checkout", { form: "place", key, total: `${total}`, due: `${due}`, ...card });
    const location = placed.headers.get("location") ?? "";
    expect(location).toMatch(/\/checkout\/order\//);
    return location;
  }
  const stored = () => database.current.sql.select().from(orderAnalyticsTable);
  const waiting = () => database.current.sql.select().from(analyticsEventTable);

  test("[TD-05] documents allow the origins of the destinations and no others, and name them without secrets", async () => {
    const response = await shop.app.request(`${TESTING_ORIGIN}/fr`);
    const policy = response.headers.get("content-security-policy") ?? "";
    const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(" ");
    expect(directive("script-src")).toEqual(["'self'", "https://www.googletagmanager.com", "https://stats.example"]);
    expect(directive("connect-src")).toEqual([
      "'self'",
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://stats.example",
      "https://*.ads.example",
    ]);
    expect(directive("style-src")).toEqual(["'self'"]);
    const html = await response.text();
    expect(html).toContain('"ga4":{"id":"G-TEST123456","isServerSide":true},"matomo":{"url":"https://stats.example/"');
    expect(html).not.toContain(SETTINGS.GA4_API_SECRET);
  });

  test("[TD-05] a buyer who consented is sent from the server, as the browser that the tag knows", async () => {
    await buy(`__Host-consent=analytics.marketing; ${GA}; _ga_TEST123456=GS2.1.s1700000123$o5$g1`);
    expect(await stored()).toMatchObject([
      { clientId: "1234567890.1700000000", sessionId: "1700000123", allowsMarketing: true },
    ]);
    expect(await waiting()).toMatchObject([{ name: "purchase", params: { currency: "EUR", value: 120.5 } }]);
  });

  test("[TD-05] a browser that blocks the tag gets a pseudonym for this order, if its buyer agreed", async () => {
    await buy("__Host-consent=analytics");
    await buy("__Host-consent=analytics");
    const ids = (await stored()).map(({ clientId }) => clientId);
    expect(ids).toEqual([expect.stringMatching(/^\d+\.\d+$/), expect.stringMatching(/^\d+\.\d+$/)]);
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    ["said no", `__Host-consent=none; ${GA}`, {}],
    ["agreed to marketing alone", `__Host-consent=marketing; ${GA}`, {}],
    ["was asked and did not answer", GA, {}],
    ["is not asked, but sends Global Privacy Control", GA, { code: "us", "sec-gpc": "1" }],
    ["is not asked, and has no cookie of the tag", "", { code: "us" }],
  ])("[TD-05] [AN-02] nothing is stored about a buyer who %s", async (_who, cookies, headers) => {
    await buy(cookies, headers);
    expect([await stored(), await waiting()]).toEqual([[], []]);
  });

  test("[TD-05] where visitors opt out, the tag's cookie is enough", async () => {
    await buy(GA, { code: "us" });
    expect(await stored()).toMatchObject([{ clientId: "1234567890.1700000000" }]);
  });

  test("[TD-05] one browser reports a purchase: not a reload, and not someone without the order", async () => {
    const path = await buy("__Host-consent=analytics");
    const claim = () =>
      data(path, "order-complete", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "form=purchase",
      });
    const shown = async () => (await data(path, "order-complete")).loaderData["order-complete"].purchase;
    expect(await shown()).toMatchObject({
      transaction_id: expect.stringMatching(/^V\d{10}$/),
      currency: "EUR",
      value: 120.5,
      items: [{ price: 120.5, quantity: 1, item_category: "men" }],
    });
    expect((await claim()).actionData).toEqual({ "order-complete": { isFirst: true } });
    expect((await claim()).actionData).toEqual({ "order-complete": { isFirst: false } });
    expect(await shown()).toBeNull();
    browser.become("");
    expect((await claim()).actionData ?? null).toBeNull();
  });
});
