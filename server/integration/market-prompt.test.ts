// The offer of the market where a visitor seems to be, over HTTP.

import { beforeAll, expect, test } from "vitest";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

onDatabase("the market prompt", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    shop = await openTestingShop(database.current, { COUNTRY_HEADER: "CF-IPCountry" });
    return () => shop.close();
  });
  const ask = async (query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
    const address = `${TESTING_ORIGIN}/market-prompt?${new URLSearchParams({ path: "/", ...query })}`;
    const response = await shop.app.request(address, { headers: { "accept-language": "en", ...headers } });
    expect(response.headers.get("cache-control") ?? "").not.toContain("public");
    return { status: response.status, prompt: await promptIn(response) };
  };

  const promptIn = async (response: Response) => {
    if (response.status !== 200) return undefined;
    expect(response.headers.get("content-type")).toBe(DATA_MEDIA_TYPE);
    return (await response.json()).loaderData["market-prompt"];
  };

  test("[SF-03] a time zone offers its country, with its currency, duties and returns", async () => {
    const { prompt } = await ask({ zone: "Europe/Berlin" });
    expect(prompt).toMatchObject({
      market: "de",
      text: "It looks as if you are in Germany. Prices there are in EUR. VAT is included. You have 30 days for returns.",
      switchTo: "Switch to Germany",
      stay: "Stay with International",
    });
    // The same currency, other terms.
    expect((await ask({ zone: "America/New_York" })).prompt.text).toBe(
      "It looks as if you are in the United States. Duties are included. You have 30 days for returns.",
    );
    const french = await ask({ path: "/fr/collections/women", zone: "Europe/London" });
    expect(french.prompt).toMatchObject({ market: "gb", stay: "Rester sur : France" });
    const accept = `${DATA_MEDIA_TYPE};language=en-US`;
    const english = await ask({ path: "/fr/collections/women", zone: "Europe/London" }, { accept });
    expect(english.prompt).toMatchObject({ switchTo: "Switch to the United Kingdom", stay: "Stay with France" });
  });

  test("[SF-03] a language's region is the last resort", async () => {
    expect((await ask({ zone: "Mars/Olympus" }, { "accept-language": "de-AT,de;q=0.9" })).prompt).toMatchObject({
      market: "at",
    });
    expect((await ask({}, { "accept-language": "de" })).status).toBe(204);
  });

  test("[SF-03] the CDN's country precedes the time zone", async () => {
    const here = { "cf-ipcountry": "GB" };
    expect((await ask({ path: "/fr", zone: "Europe/Berlin" }, here)).prompt).toMatchObject({ market: "gb" });
    // An address without a code already shows that market.
    expect((await ask({ zone: "Europe/Berlin" }, here)).status).toBe(204);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["the market is that of the page", { path: "/de/products/x", zone: "Europe/Berlin" }, {}],
    ["nothing differs", { path: "/fr", zone: "Europe/Rome" }, {}],
    ["the visitor has chosen a country", { zone: "Europe/Berlin" }, { cookie: "country=us" }],
    ["the shop does not know the country", { zone: "Antarctica/Troll" }, {}],
    ["a crawler asks", { zone: "Europe/Berlin" }, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ])("[SF-03] nothing is offered if %s", async (_why, query, headers) => {
    expect((await ask(query, headers)).status).toBe(204);
  });

  test("[SF-03] documents stay the same: nothing is redirected, whatever a visitor's country is", async () => {
    for (const country of ["DE", "US"]) {
      const { status } = await shop.app.request(`${TESTING_ORIGIN}/fr`, { headers: { "cf-ipcountry": country } });
      expect(status).toBe(200);
    }
  });

  test("[SF-03] a request without a page is refused", async () => {
    expect((await ask({ path: "//evil" })).status).toBe(204);
    expect((await ask({ path: "x" })).status).toBe(400);
  });
});
