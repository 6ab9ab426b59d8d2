// Consent over HTTP: where it is asked, how a choice is stored, and what browsers' own signals mean.

import { beforeAll, expect, test } from "vitest";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const OPERATOR = "an operator's token";

onDatabase("consent", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    shop = await openTestingShop(database.current, { COUNTRY_HEADER: "CF-IPCountry", ADMIN_TOKEN: OPERATOR });
    return () => shop.close();
  });
  const ask = async (query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
    const address = `${TESTING_ORIGIN}/consent-prompt?${new URLSearchParams({ path: "/", ...query })}`;
    const response = await shop.app.request(address, { headers: { "accept-language": "en", ...headers } });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-type")).toBe(DATA_MEDIA_TYPE);
    return (await response.json()).loaderData["consent-prompt"];
  };
  const choose = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.request(`${TESTING_ORIGIN}/consent`, {
      method: "POST",
      headers: { origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  test("[TD-04] [AN-02] visitors are asked where the law asks: by market, by the CDN's country, by time zone", async () => {
    const due = { granted: [], banner: { title: expect.any(String), agree: expect.any(String) } };
    for (const path of ["/de", "/gb/cart", "/ch", "/is", "/br", "/eu", "/uk"])
      expect(await ask({ path }), path).toMatchObject(due);
    expect(await ask({ path: "/us" }, { "cf-ipcountry": "DE" })).toMatchObject(due);
    expect(await ask({ zone: "Europe/Paris" })).toMatchObject(due);
    const free = { granted: ["analytics", "marketing"] };
    for (const path of ["/", "/us", "/jp", "/cn"]) expect(await ask({ path }), path).toEqual(free);
    expect(await ask({ zone: "America/New_York" })).toEqual(free);
    const accept = `${DATA_MEDIA_TYPE};language=de-DE`;
    expect(await ask({ path: "/de/cart" }, { accept })).toMatchObject({
      banner: { title: "Dürfen wir messen, wie der Shop genutzt wird?", choices: "/de/privacy-choices" },
    });
  });

  test("[TD-04] Global Privacy Control is a no that is not asked about, and robots are not asked", async () => {
    for (const path of ["/us", "/de"]) expect(await ask({ path }, { "sec-gpc": "1" })).toEqual({ granted: [] });
    expect(await ask({ path: "/de" }, { "user-agent": "Googlebot/2.1" })).toEqual({ granted: [] });
    const page = await shop.app.request(`${TESTING_ORIGIN}/us/privacy-choices`, { headers: { "sec-gpc": "1" } });
    const html = await page.text();
    expect(html).toContain("Global Privacy Control");
    expect(html).not.toMatch(/name="analytics"[^>]* checked/);
  });

  test("[TD-04] a choice is a cookie of the server for six months, which scripts can read", async () => {
    const response = await choose({ choice: "some", analytics: "on", to: "/de/cart?x=1" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/de/cart?x=1");
    const cookie = response.headers.getSetCookie().join("\n");
    expect(cookie).toBe("__Host-consent=analytics; Max-Age=15724800; Path=/; SameSite=Lax; Secure");
    expect((await choose({ choice: "all" })).headers.get("set-cookie")).toContain(
      "__Host-consent=analytics.marketing;",
    );
    expect((await choose({ choice: "none" }, { accept: DATA_MEDIA_TYPE })).status).toBe(204);
    expect((await choose({ choice: "none", analytics: "on" })).headers.get("set-cookie")).toContain(
      "__Host-consent=none;",
    );
    expect((await choose({ choice: "maybe" })).status).toBe(400);
    expect((await choose({ choice: "all", to: "//other.example" })).headers.get("location")).toBe("/");
    expect((await choose({ choice: "all" }, { origin: "https://other.example" })).status).toBe(403);
  });

  test("[TD-04] a no removes the cookies of trackers, and no others", async () => {
    const cookie = "_ga=GA1.1.2.3; _ga_ABC=x; _gcl_au=1; _pk_id.1.2=y; bag=secret; language=en";
    const removed = (await choose({ choice: "some", marketing: "on" }, { cookie })).headers.getSetCookie();
    const names = new Set(removed.filter((one) => /Max-Age=0/.test(one)).map((one) => one.split("=", 1)[0]));
    expect(names).toEqual(new Set(["_ga", "_ga_ABC", "_pk_id.1.2"]));
    expect(removed.filter((one) => one.startsWith("_ga="))).toEqual([
      expect.not.stringContaining("Domain"),
      expect.stringContaining("Domain=shop.example"),
    ]);
    const many = Array.from({ length: 1600 }, (_, at) => `_ga_${at}=`).join(";");
    const answer = await choose({ choice: "none" }, { cookie: many });
    expect(answer.headers.getSetCookie().length).toBeLessThan(100);
  });

  test("[TD-04] documents are the same before and after a choice", async () => {
    const html = async (headers: Readonly<Record<string, string>>) =>
      (await shop.app.request(`${TESTING_ORIGIN}/de`, { headers: { "accept-language": "en", ...headers } })).text();
    const guest = await html({});
    expect(guest).toContain('href="/de/privacy-choices"');
    expect(await html({ cookie: "__Host-consent=analytics.marketing", "sec-gpc": "1" })).toBe(guest);
  });

  test("[TD-04] the merchant decides where to ask, and about what", async () => {
    const put = async (value: object) => {
      const response = await shop.app.request(`${TESTING_ORIGIN}/admin/settings/consent`, {
        method: "PUT",
        headers: { authorization: `Bearer ${OPERATOR}` },
        body: JSON.stringify(value),
      });
      return response.status;
    };
    expect(await put({ askIn: ["JP"], elsewhere: "opt-out", categories: ["analytics"] })).toBe(200);
    expect(await ask({ path: "/de" })).toEqual({ granted: ["analytics"] });
    expect(await ask({ path: "/jp" }, { accept: `${DATA_MEDIA_TYPE};language=en-US` })).toMatchObject({
      banner: { text: expect.not.stringContaining("advertising") },
    });
    expect((await choose({ choice: "all" })).headers.get("set-cookie")).toContain("__Host-consent=analytics;");
    expect(await put({ askIn: [], elsewhere: "ask", categories: ["analytics"] })).toBe(200);
    expect(await ask({ path: "/us" })).toHaveProperty("banner");
    expect(await put({ askIn: [], elsewhere: "ask", categories: [] })).toBe(200);
    expect(await ask({ path: "/de" })).toEqual({ granted: [] });
    expect(await put({ askIn: ["XX"], elsewhere: "ask", categories: [] })).toBe(422);
    const reset = { method: "DELETE", headers: { authorization: `Bearer ${OPERATOR}` } };
    await shop.app.request(`${TESTING_ORIGIN}/admin/settings/consent`, reset);
  });
});
