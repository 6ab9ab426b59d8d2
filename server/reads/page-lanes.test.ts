// Floods of pages, over HTTP with a real database and index.

import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openTestShop } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const FLOOD = 60;
const AT_ONCE = 2;
const WAITING = 4;
const DATA = { accept: "application/vnd.vitrine.data+json" };

onDatabase("pages", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await openTestShop(database.current, 30, 5);
    shop = await openTestingShop(database.current, {
      TRUSTED_PROXIES: "1",
      PAGES_AT_ONCE: String(AT_ONCE),
      PAGES_WAITING: String(WAITING),
    });
    return () => shop.close();
  });
  const get = (path: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.request(TESTING_ORIGIN + path, { headers: { ...headers, "x-forwarded-for": address } });

  test.each([
    ["listings with facets", (at: number) => `/collections/women?refinementList[vendor][0]=${at}&page=${at}`, {}],
    ["sign-ins to the console", (at: number) => `/console/sign-in?to=${at}`, {}],
    ["data requests", (at: number) => `/collections/all?page=${at}`, DATA],
    ["searches of long texts", (at: number) => `/pages/search?qTitle=${"wool coat ".repeat(200)}${at}`, {}],
  ])("a flood of %s gets 429 with Retry-After, and others are answered [UF-03]", async (_, path, headers) => {
    const flood = Promise.all(Array.from({ length: FLOOD }, (__, at) => get(path(at), "192.0.2.1", headers)));
    const others = Promise.all([
      get("/collections/women", "192.0.2.2"),
      get("/products/product-1", "192.0.2.3"),
      get("/healthz", "192.0.2.1"),
    ]);
    const statuses = (await flood).map(({ status }) => status);
    expect((await others).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(statuses.filter((status) => status === 429)).toHaveLength(FLOOD - AT_ONCE - WAITING);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const refused = (await flood).find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.text()).toBe("Too many requests. Please try again in a moment.");
    // The flood is over.
    expect((await get("/collections/women", "192.0.2.1")).status).toBe(200);
  });

  test("a refused page is the shop's page in the visitor's language, and names a time to try again [UF-03]", async () => {
    const browser = { accept: "text/html,application/xhtml+xml" };
    const flood = await Promise.all(
      Array.from({ length: FLOOD }, (_, at) => get(`/de/collections/women?page=${at}`, "192.0.2.6", browser)),
    );
    const refused = flood.find(({ status }) => status === 429);
    expect(refused?.headers.get("retry-after")).toBe("5");
    expect(refused?.headers.get("content-type")).toContain("text/html");
    const html = await refused?.text();
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain("<h1>Einen Moment, bitte</h1>");
    // The same page again.
    expect(html).toContain('<a class="retry" href="">');
  });

  test("an address that is refused again and again waits for each answer, and others do not [UF-03]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const answers: number[] = [];
    const send = async (address: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      const response = await shop.app.request(`${TESTING_ORIGIN}/graphql`, { method: "POST", headers, body: "{" });
      answers.push(response.status);
      return response.status;
    };
    const flood = Array.from({ length: 230 }, () => send("192.0.2.4"));
    expect(await send("192.0.2.5")).toBe(400);
    while (answers.length < 201) await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answers).toHaveLength(221);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([400]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await send("192.0.2.4")).toBe(400);
  });
});
