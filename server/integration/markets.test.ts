// Markets and languages over HTTP, on the help pages, which work with database and index down.

import { Hono } from "hono";
import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, LANGUAGES } from "#catalogue";
import type { Database } from "#commerce/database";
import type { SearchBackend } from "#search";
import { doubleDatabase } from "../../commerce/database/testing-double.ts";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const broken = (): never => {
  throw new Error("down");
};
const database: Database = doubleDatabase(new Proxy({} as Database["sql"], { get: broken }));
const search: SearchBackend = { search: broken, apply: broken, replace: broken, status: broken, close: broken };

const appWith = (environment: Record<string, string> = {}) =>
  createApp({
    config: readConfig({ PUBLIC_URL: "https://shop.example", PAYMENT_PROVIDER: "test", ...environment }),
    log: createLog("silent", false),
    shop: {
      id: "vitrine",
      database,
      taxonomy: DEFAULT_TAXONOMY,
      setting: initialSettings,
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
const shop = appWith();

const FAQ = "/pages/faq";

async function get(path: string, headers: Record<string, string> = {}, app = shop) {
  const response = await app.request(path, { headers });
  const html = await response.text();
  return {
    status: response.status,
    vary: response.headers.get("vary"),
    caching: response.headers.get("cache-control"),
    language: /<html lang="([^"]+)" dir="([^"]+)"/.exec(html)?.slice(1).join(" "),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    // Anchors within the page and the icon in the head have no prefix.
    links: [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = ""]) => href),
    html,
  };
}

// The document's language omits the locale's extensions, such as its digits.
test.each(LANGUAGES.map(({ code, locale, direction }) => [code, locale.split("-u-")[0], direction] as const))(
  "a page in %s has the language %s and the direction %s [I18-04]",
  async (code, locale, direction) => {
    const { language, html } = await get(FAQ, { cookie: `language=${code}` });
    expect(language).toBe(`${locale} ${direction}`);
    expect(html).toContain(`<meta property="og:locale"`);
  },
);

test("an address without a country shows the chosen market, and its links have the country [RT-22] [I18-05]", async () => {
  const stranger = await get(FAQ);
  expect([stranger.status, stranger.language]).toEqual([200, "en-US ltr"]);
  expect(stranger.links.filter((href) => /^\/[a-z]{2}(\/|$)/.test(href))).toEqual([]);
  const chosen = await get(FAQ, { cookie: "country=dk", "accept-language": "fr-FR" });
  expect([chosen.status, chosen.language]).toEqual([200, "fr-FR ltr"]);
  expect(chosen.links.length).toBeGreaterThan(20);
  expect(chosen.links.filter((href) => !/^\/dk(\/|$)/.test(href))).toEqual([]);
  expect(chosen.html).toContain("DKK");
  expect([chosen.canonical, stranger.canonical]).toEqual(Array(2).fill("https://shop.example/pages/faq"));
});

test("an address with a country shows the same to every visitor [RT-19]", async () => {
  for (const headers of [{}, { cookie: "country=dk" }, { "accept-language": "ja" }]) {
    const { language, links, canonical } = await get(`/de${FAQ}`, headers);
    expect(language).toBe("de-DE ltr");
    expect(canonical).toBe("https://shop.example/de/pages/faq");
    expect(links.filter((href) => !/^\/de(\/|$)/.test(href))).toEqual([]);
  }
  expect((await get(`/zz${FAQ}`, { cookie: "country=dk" })).status).toBe(404);
});

test("the proxy's country is used if configured; links stay without a country", async () => {
  const app = appWith({ COUNTRY_HEADER: "CF-IPCountry" });
  const seen = await get(FAQ, { "cf-ipcountry": "GB" }, app);
  expect(seen.html).toContain("GBP");
  expect(seen.links.filter((href) => /^\/gb(\/|$)/.test(href))).toEqual([]);
  expect(seen.vary).toMatch(/CF-IPCountry/);
  expect((await get(FAQ, { "cf-ipcountry": "GB" })).html).not.toContain("GBP ·");
});

test("responses have the right Vary header", async () => {
  const { vary, caching } = await get(FAQ);
  for (const name of ["Accept", "Accept-Language", "Cookie"]) expect(vary?.split(/,\s*/)).toContain(name);
  expect(caching).toBe("private, no-cache");
});

test("data is in the language of the requesting document [I18-04]", async () => {
  const accept = "application/vnd.vitrine.data+json;routes=help;language=fr-FR";
  const { html } = await get(`/de${FAQ}`, { accept, cookie: "language=ja" });
  const document = await get(`/de${FAQ}`, { cookie: "language=fr" });
  expect(document.html).toContain(JSON.parse(html).loaderData.help.title);
});

const choose = async (fields: Record<string, string>, headers: Record<string, string> = {}, app = shop) => {
  const answer = await app.request("/choose", {
    method: "POST",
    headers: { origin: "https://shop.example", ...headers },
    body: new URLSearchParams(fields),
  });
  const cookies = answer.headers.getSetCookie();
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    cookies: cookies.map((cookie) => cookie.split(";")[0]),
    attributes: cookies[0]?.split("; ").slice(1).toSorted().join("; "),
  };
};

test("choosing a country keeps the page, its query and the language [RT-22]", async () => {
  const to = "/de/collections/women?sortBy=price-asc&page=2";
  const [first, again, unread] = await Promise.all([
    choose({ country: "fr", to }, { "accept-language": "it" }),
    choose({ country: "fr", to }, { "accept-language": "it", cookie: "language=ko" }),
    choose({ country: "fr", to: "/" }),
  ]);
  expect(first).toMatchObject({ status: 303, location: "/fr/collections/women?sortBy=price-asc&page=2" });
  expect(first.cookies).toEqual(["__Host-country=fr", "__Host-language=it"]);
  expect(first.attributes).toBe("HttpOnly; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
  expect(again.cookies).toEqual(["__Host-country=fr", "__Host-language=ko"]);
  expect([unread.location, ...unread.cookies]).toEqual(["/fr", "__Host-country=fr", "__Host-language=fr"]);
});

test("choosing a language changes only the language", async () => {
  const { location, cookies } = await choose({ language: "ar", to: "/de/login?returnTo=%2Fde" });
  expect([location, ...cookies]).toEqual(["/de/login?returnTo=%2Fde", "__Host-language=ar"]);
});

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "/.//evil.example", ""])(
  "the picker never redirects to another site: %j",
  async (to) => {
    expect((await choose({ country: "fr", to })).location).toBe("/fr");
    expect((await choose({ language: "fr", to })).location).toBe("/");
  },
);

test("unknown countries and languages change nothing, and other sites cannot use the picker", async () => {
  expect(await choose({ country: "zz", language: "tlh", to: "/cart" })).toMatchObject({
    location: "/cart",
    cookies: [],
  });
  expect((await choose({ country: "fr", to: "/" }, { origin: "https://evil.example" })).status).toBe(403);
});

test("the China storefront has no other country [I18-07]", async () => {
  const china = appWith({ CHANNEL: "china" });
  const page = await get(FAQ, {}, china);
  expect([page.status, page.language]).toEqual([200, "zh-CN ltr"]);
  expect(page.html).toContain("CNY");
  expect((await get(`/de${FAQ}`, {}, china)).status).toBe(404);
  expect((await get(`/cn${FAQ}`, {}, china)).status).toBe(200);
  expect(page.html).not.toMatch(/name="country"/);
  expect((await choose({ country: "de", to: "/" }, {}, china)).cookies).toEqual([]);
});
