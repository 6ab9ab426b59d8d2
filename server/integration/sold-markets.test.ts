// A shop that sells to some countries only, over HTTP.

import { afterAll, beforeAll, expect, test } from "vitest";
import { COUNTRY_MARKETS } from "#catalogue";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

onDatabase("the markets that a shop sells to", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, feedLines(4), { source: "test" });
    shop = await openTestingShop(database.current, { COUNTRY_HEADER: "x-country" });
  });
  afterAll(() => shop.close());

  const put = (value: unknown) =>
    shop.app.request("/admin/settings/markets", {
      method: "PUT",
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      body: JSON.stringify(value),
    });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    shop.app.request(TESTING_ORIGIN + path, { headers });
  const get = async (path: string, headers: Record<string, string> = {}) => (await ask(path, headers)).text();
  const pickerOf = (html: string) =>
    [...html.matchAll(/<button[^>]*name="country"[^>]*>/g)].map(([tag]) => /value="([a-z]+)"/.exec(tag)?.[1] ?? "");

  test("[OC-06] a shop sells to every country at first, and without a country to International", async () => {
    const home = await get("/");
    expect(pickerOf(await get("/country")).length).toBe(COUNTRY_MARKETS.length);
    expect(home).toContain("USD");
    expect(await get("/", { "x-country": "US" })).not.toContain("We do not deliver to United States.");
  });

  test("[OC-06] other countries are in no list, link, sitemap or feed, and their addresses lead home", async () => {
    expect((await put({ countries: ["FR", "DE"] })).status).toBe(200);
    const home = await get("/");
    expect(pickerOf(await get("/country")).toSorted()).toEqual(["de", "fr"]);
    // The first country is the market of addresses without one.
    expect(home).toContain("EUR");
    expect([...home.matchAll(/hreflang="([^"]+)"/g)].map(([, name]) => name).toSorted()).toEqual([
      "de",
      "fr",
      "x-default",
    ]);
    const robots = await get("/robots.txt");
    expect(robots.match(/^Sitemap: /gm)).toHaveLength(3);
    expect(await get("/llms.txt")).toContain("There are 2 countries; without one, prices are in EUR.");
    for (const path of ["/us/sitemap.xml", "/us/feeds/google-merchant.xml"]) expect((await ask(path)).status).toBe(404);
    for (const path of ["/de/sitemap.xml", "/eu/sitemap.xml"]) expect((await ask(path)).status).toBe(200);
    expect((await ask("/zz")).status).toBe(404);

    const away = await ask("/it/collections/women?page=2");
    expect([away.status, away.headers.get("location")]).toEqual([302, "/collections/women?page=2"]);
    const cookie = away.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
    expect(cookie).toEqual(["__Host-country=it", "__Host-language=it"]);
    const arrived = await get("/collections/women", { cookie: cookie.join("; ") });
    expect(arrived).toContain('lang="it-IT"');
    expect(arrived).toContain("Non consegniamo in questo paese: Italia.");
    // A chosen language stays, and so does a chosen country that the shop sells to.
    expect((await ask("/it", { cookie: "language=ja" })).headers.getSetCookie()).toHaveLength(1);
    expect(await get("/fr", { cookie: cookie.join("; ") })).not.toContain("questo paese");
    expect(await get("/", { "x-country": "US", cookie: "language=en" })).toContain(
      "We do not deliver to United States.",
    );
    const choice = await shop.app.request(`${TESTING_ORIGIN}/choose`, {
      method: "POST",
      headers: { origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded" },
      body: "country=us&to=/cart",
    });
    expect([choice.headers.get("location"), choice.headers.getSetCookie()]).toEqual(["/cart", []]);
  });

  test("[OC-06] the market and language of addresses without a country are the merchant's choice", async () => {
    expect((await put({ home: "gb", language: "de" })).status).toBe(200);
    const home = await get("/");
    expect(home).toContain('lang="de-DE"');
    expect(home).toContain("GBP");
    expect(pickerOf(await get("/country")).length).toBe(COUNTRY_MARKETS.length);
  });

  test("[OC-06] the API quotes prices only for markets that are sold to", async () => {
    await put({ countries: ["FR", "DE"] });
    const graphql = async (query: string) => {
      const headers = { "content-type": "application/json" };
      const answer = await shop.app.request("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
      return answer.json();
    };
    const { data } = await graphql("{ market { code } markets { code } }");
    expect(data).toEqual({ market: { code: "fr" }, markets: ["eu", "fr", "de"].map((code) => ({ code })) });
    const refused = { errors: [{ message: expect.stringContaining("The shop sells to no market us") }] };
    expect(await graphql('query @inContext(market: "us") { market { code } }')).toMatchObject(refused);
    expect(
      await graphql(`
        mutation {
          addToCart(
            input: { currencyCode: "USD", localeCountryCode: "us", items: [{ variantId: "v4-0", quantity: 1 }] }
          ) {
            __typename
          }
        }
      `),
    ).toMatchObject(refused);
    await put({});
  });

  test("[OC-06] markets that contradict each other are refused by field", async () => {
    const errorsOf = async (value: unknown) => {
      const response = await put(value);
      expect(response.status).toBe(422);
      return ((await response.json()) as { errors: unknown }).errors;
    };
    expect(await errorsOf({ countries: ["FR", "ZZ"], home: "mars" })).toEqual([
      { path: "countries.1", message: "must be the code of a country, such as FR" },
      { path: "home", message: "must be the code of a market, such as fr or eu" },
    ]);
    expect(await errorsOf({ countries: ["FR", "FR"], home: "us" })).toEqual([
      { path: "countries.1", message: "FR is listed twice" },
      { path: "home", message: "is not one of the countries" },
    ]);
    expect(await errorsOf({ countries: ["FR"], home: "www" })).toEqual([
      { path: "home", message: "has the prices of none of the countries; fr would fit" },
    ]);
    expect(await errorsOf({ countries: [] })).toEqual([
      { path: "countries", message: "must have at least one country" },
    ]);
  });
});
