// The help centre over HTTP, which works with database and index down.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Database } from "#commerce/database";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import type { SearchBackend } from "#search";
import { doubleDatabase } from "../../commerce/database/testing-double.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { OWN_COOKIES } from "../http/host-cookies.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { MARKETS, type ReadSetting, type Setting } from "#commerce/settings";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const broken = (): never => {
  throw new Error("down");
};
const database: Database = doubleDatabase(new Proxy({} as Database["sql"], { get: broken }));
const search: SearchBackend = { search: broken, apply: broken, replace: broken, status: broken, close: broken };

const appWith = (setting: ReadSetting) =>
  createApp({
    config: readConfig({ PUBLIC_URL: "https://shop.example", PAYMENT_PROVIDER: "test" }),
    log: createLog("silent", false),
    shop: {
      id: "vitrine",
      database,
      taxonomy: DEFAULT_TAXONOMY,
      setting,
      search,
      accounts: testingAccounts(database),
      orderServices: testOrderServices(database),
    },
    assets: { head: () => "" },
    health: { ping: broken, isStopping: () => false, metrics: createMetrics(), metricsToken: undefined },
    media: new Hono(),
    apis: [],
    admin: new Hono(),
  });
const app = appWith(initialSettings);

const get = async (path: string, of = app) => {
  const response = await of.request(path, { headers: { cookie: "language=en" } });
  return { status: response.status, html: await response.text(), location: response.headers.get("location") };
};
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

const STATIC = [
  ["terms-conditions", "Terms and conditions"],
  ["privacy-cookie-policy", "Privacy and cookies"],
  ["oops", "Something went wrong"],
  ["orders-shipping", "Orders and shipping"],
  ["flash-sale-terms-conditions", "Flash sale terms and conditions"],
  ["accessibility", "Accessibility statement"],
] as const;

test.each(STATIC)("[RT-16] [RT-18] /pages/%s is a page with header and footer", async (name, title) => {
  for (const prefix of ["", "/de"]) {
    const { status, html } = await get(`${prefix}/pages/${name}`);
    expect(status).toBe(200);
    expect(headingOf(html)).toBe(title);
    expect(html).toContain("<footer");
    const own = `<link rel="canonical" href="https://shop.example${prefix}/pages/${name}"/>`;
    expect(html).toContain(name === "oops" ? 'content="noindex, follow"' : own);
  }
});

const MOBILE = [
  ["terms-conditions-mobile", "terms-conditions"],
  ["privacy-policy-mobile", "privacy-cookie-policy"],
  ["orders-shipping-mobile", "orders-shipping"],
  ["return-refund-mobile", "return-refund"],
  ["return-policy-mobile", "return-policy"],
  ["faq-mobile", "faq"],
] as const;

test.each(MOBILE)("[RT-16] /pages/%s is the same text without header and footer", async (name, of) => {
  const { status, html } = await get(`/fr/pages/${name}`);
  expect(status).toBe(200);
  expect(html).not.toMatch(/<footer|<header|<nav|id="menu"/);
  expect(html).toContain('<main id="main"');
  expect(html).toContain(`<link rel="canonical" href="https://shop.example/fr/pages/${of}"/>`);
  const whole = await get(`/fr/pages/${of}`);
  expect(headingOf(html)).toBe(headingOf(whole.html));
});

test("[RT-16] the privacy page names every cookie of shoppers", async () => {
  const { html } = await get("/pages/privacy-cookie-policy");
  const named = [...html.matchAll(/<code>([\w-]+)<\/code>/g)].map(([, name]) => name);
  const stored = [...OWN_COOKIES].filter((name) => !name.startsWith("console"));
  expect(named.filter((name) => name !== "__Host-").toSorted()).toEqual(stored.toSorted());
});

test("[RT-18] in an app's web view, help pages link to help pages without header and footer", async () => {
  const { html } = await get("/de/mobile/return-refund");
  expect(html).toContain('href="/de/mobile/return-policy" data-native=""');
  expect(html).toContain('href="/de/pages/return" data-native=""');
  const home = await get("/de/mobile");
  expect([home.status, headingOf(home.html)]).toEqual([200, "Help"]);
  expect(home.html).not.toContain("<footer");
});

test("[RT-18] the help centre lists its pages and searches them", async () => {
  const home = await get("/de/pages");
  expect([home.status, headingOf(home.html)]).toEqual([200, "Help"]);
  expect(home.html).toContain('href="/de/pages/orders-shipping"');
  const found = await get("/de/pages?find=refund");
  expect(found.html).toContain("/de/pages/return-refund#when-you-are-refunded");
  expect(found.html).toContain('content="noindex, follow"');
  const none = await get(`/pages?find=${encodeURIComponent("<script>alert(1)</script>")}`);
  expect(none.html).not.toContain("<script>alert");
});

test("[RT-16] [RT-18] [I18-01] the text and the search are in the visitor's language", async () => {
  const ask = async (path: string) => (await app.request(path, { headers: { cookie: "language=de" } })).text();
  const page = await ask("/de/pages/orders-shipping");
  const article = /<article>.*<\/article>/s.exec(page)?.[0] ?? "";
  expect(article).toContain("Lieferung: Deutschland");
  expect(article).toMatch(/<td>Standardlieferung<\/td><td>2 bis 4 Werktage<\/td><td>€10, kostenlos ab €200<\/td>/);
  expect(article).toContain("Die Preise enthalten die MwSt.");
  expect(article).not.toContain('lang="en"');
  const found = await ask("/de/pages?find=Erstattung");
  expect(found).toContain("/de/pages/return-refund#when-you-are-refunded");
  expect(/<main.*<\/main>/s.exec(found)?.[0]).not.toContain('lang="en"');
});

test("[RT-18] the right of withdrawal is in the help of countries that have it, and everywhere its page stays reachable", async () => {
  const isListed = async (prefix: string, of?: typeof app) =>
    (await get(`${prefix}/pages`, of)).html.includes(`href="${prefix}/pages/withdrawal"`);
  expect(await isListed("")).toBe(true);
  expect(await isListed("/fr")).toBe(true);
  expect(await isListed("/jp")).toBe(false);
  expect((await get("/jp/pages/return-policy")).html).not.toMatch(/European Union|withdrawal/);
  expect((await get("/jp/pages/return-refund")).html).not.toContain("refund delivery");
  expect((await get("/fr/pages/return-policy")).html).toContain("European Union and up to six");
  expect((await get("/fr/pages/return-refund")).html).toContain("refund delivery too");

  const markets = { countries: ["CA", "US"], home: "www" };
  const northAmerica = appWith(<Value>(asked: Setting<Value>) =>
    asked.name === MARKETS.name ? (markets as Value) : asked.initial,
  );
  expect(await isListed("", northAmerica)).toBe(false);
  expect((await get("/pages?find=withdrawal", northAmerica)).html).not.toContain("/pages/withdrawal");
  const page = await get("/pages/withdrawal", northAmerica);
  expect([page.status, headingOf(page.html)]).toEqual([200, "Right of withdrawal"]);
  expect(page.html).toContain('content="noindex, follow"');
});

test("[RT-18] a shop of one country speaks of no other to deliver to", async () => {
  const only = appWith(<Value>(asked: Setting<Value>) =>
    asked.name === MARKETS.name ? ({ countries: ["JP"] } as Value) : asked.initial,
  );
  expect((await get("/pages/orders-shipping", only)).html).not.toContain("Another country");
  expect((await get("/pages/faq", only)).html).not.toContain("another country");
  expect((await get("/pages/orders-shipping")).html).toContain("Another country");
});

test("[RT-18] an unknown section gets a 404 with suggestions", async () => {
  const { status, html } = await get("/de/pages/refunds-and-money");
  expect(status).toBe(404);
  expect(headingOf(html)).toBe("Page not found");
  expect(html).toContain("/de/pages/return-refund");
  expect(html).toContain('content="noindex"');
  expect((await get("/mobile/nothing-at-all")).status).toBe(404);
});

test("[RT-18] common names of a page redirect to it", async () => {
  expect(await get("/de/pages/size-guide")).toMatchObject({ status: 301, location: "/de/sizeGuideWomens" });
  expect(await get("/pages/returns")).toMatchObject({ status: 301, location: "/pages/return-refund" });
});

test("[RT-16] questions and answers are in the structured data", async () => {
  const { html } = await get("/pages/faq");
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}";
  const data = JSON.parse(json) as { readonly "@type": string; readonly mainEntity: readonly { name: string }[] };
  expect(data["@type"]).toBe("FAQPage");
  expect(data.mainEntity.map(({ name }) => name)).toContain("Where is my order?");
});
