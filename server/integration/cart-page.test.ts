// The cart page over HTTP: forms without JavaScript, the storefront's scripts, and sign-in.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { Hono } from "hono";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_LINES } from "#commerce/cart";
import type { Database } from "#commerce/database";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { createGuestCart, GIFT, one, setStock } from "../../commerce/cart/testing-carts.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { makeAccount, SHOP, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const never = (): never => {
  throw new Error("not asked in this test");
};

const appOver = (database: Database, environment: Record<string, string> = {}) =>
  createApp({
    config: readConfig({ TRUSTED_PROXIES: "1", ...environment }),
    log: createLog("silent", false),
    shop: {
      id: SHOP,
      database,
      taxonomy: DEFAULT_TAXONOMY,
      setting: initialSettings,
      search: { search: never, status: never, close: never },
      accounts: testingAccounts(database),
      orderServices: testOrderServices(database),
    },
    assets: { head: () => "" },
    health: { ping: never, isStopping: () => false, metrics: createMetrics(), metricsToken: undefined },
    media: new Hono(),
    apis: [],
    admin: new Hono(),
  });

const DATA = { accept: `${DATA_MEDIA_TYPE};routes=cart` };

onDatabase("the bag's page", (database) => {
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    await stockShop(database.current, 12);
    app = appOver(database.current);
  });
  beforeEach(() => setStock(database.current, 5));

  const send = (
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
    to = app,
    path = "/nl/cart",
  ) =>
    to.request(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost",
        "x-forwarded-for": "192.0.2.1",
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const cartOf = async (headers: Readonly<Record<string, string>>) => {
    const answer = await app.request("/nl/cart", { headers: { ...DATA, ...headers } });
    const { view } = (await answer.json()).loaderData.cart;
    return view.lines.map(({ title, quantity }: { title: string; quantity: number }) => `${title} ${quantity}`);
  };
  const begin = async (variantId: string, quantity = 1) => {
    const guest = await createGuestCart(database.current, [one(variantId, quantity)]);
    return { ...guest, cookie: `bag=${guest.token}` };
  };
  const lineOf = async (cookie: string): Promise<string> => {
    const html = await (await app.request("/nl/cart", { headers: { cookie } })).text();
    return /name="line" value="([\da-f-]{36})"/.exec(html)?.[1] ?? "";
  };

  test("a form adds an item, and the cart's token is in an HttpOnly cookie [CO-01] [RT-02]", async () => {
    const added = await send({ intent: "add", variantId: "v1-0" });
    expect([added.status, added.headers.get("location")]).toEqual([303, "/nl/cart"]);
    const cookie = added.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^bag=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const kept = { cookie: cookie.split(";")[0] ?? "" };
    const again = await send({ intent: "add", variantId: "v1-0" }, kept);
    expect([again.status, again.headers.get("set-cookie")]).toEqual([303, null]);
    const page = await app.request("/nl/cart", { headers: kept });
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await page.text()).toContain("Belted wool sneakers number 1");
    expect(await cartOf(kept)).toEqual(["Belted wool sneakers number 1 2"]);
    expect(await cartOf({})).toEqual([]);
    const secure = appOver(database.current, { PUBLIC_URL: "https://shop.example", PAYMENT_PROVIDER: "test" });
    const overTls = await send({ intent: "add", variantId: "v1-0" }, { origin: "https://shop.example" }, secure);
    expect(overTls.headers.get("set-cookie")).toMatch(/^__Host-bag=.*; HttpOnly; SameSite=Lax; Secure$/);
  });

  test("another site's form changes nothing [CO-01]", async () => {
    const { cookie } = await begin("v1-0");
    for (const foreign of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      for (const accept of ["text/html", DATA.accept]) {
        const answer = await send({ intent: "add", variantId: "v1-0" }, { cookie, accept, ...foreign });
        expect(answer.status).toBe(403);
      }
    }
    expect(await cartOf({ cookie })).toEqual(["Belted wool sneakers number 1 1"]);
  });

  test("forms set quantities, remove, undo and move items to the wishlist [CO-01]", async () => {
    const { cookie } = await begin("v1-0");
    const line = await lineOf(cookie);
    expect((await send({ line, set: "4" }, { cookie })).status).toBe(303);
    expect(await cartOf({ cookie })).toEqual(["Belted wool sneakers number 1 4"]);
    for (const set of ["0", "-1", "1.5", "1e3", "x", "6", "99999999999"]) {
      const refused = await send({ line, set }, { cookie });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('role="alert"');
    }
    expect(await cartOf({ cookie })).toEqual(["Belted wool sneakers number 1 4"]);
    const removed = await send({ line, intent: "remove" }, { cookie });
    expect(removed.headers.get("location")).toBe(`/nl/cart?removed=${line}&quantity=4`);
    expect(await cartOf({ cookie })).toEqual([]);
    await send({ line, set: "4" }, { cookie });
    expect(await cartOf({ cookie })).toEqual(["Belted wool sneakers number 1 4"]);
    const moved = await send({ line, intent: "to-wishlist" }, { cookie });
    expect([moved.status, moved.headers.get("set-cookie")]).toEqual([303, expect.stringMatching(/^wishlist=/)]);
    expect(await cartOf({ cookie })).toEqual([]);
    const wishlist = moved.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await (await app.request("/nl/wishlist", { headers: { cookie: wishlist } })).text()).toContain(
      "Belted wool sneakers number 1",
    );
    expect((await send({ intent: "nonsense" }, { cookie })).status).toBe(400);
    // A line of another cart.
    const other = await begin("v2-0");
    expect((await send({ line: await lineOf(other.cookie), intent: "remove" }, { cookie })).status).toBe(409);
    expect(await cartOf({ cookie: other.cookie })).toHaveLength(1);
  });

  test("without a size the visitor is sent back to choose one; sold-out items are reported [CO-01]", async () => {
    const missing = await send({ intent: "add", variantId: "", from: "/nl/products/product-1" });
    expect([missing.status, missing.headers.get("location")]).toEqual([303, "/nl/products/product-1?choose=size"]);
    expect((await send({ intent: "add", variantId: "", from: "//evil.example" })).status).toBe(422);
    await setStock(database.current, 0, "v1-0");
    const refused = await send({ intent: "add", variantId: "v1-0" });
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([409, null]);
    expect(await refused.text()).toContain("This size has just sold out.");
  });

  test("a gift card that no longer fits into the bag is refused with the reason [CO-07]", async () => {
    const gift = { preset: "100", recipientName: "Bo", recipientEmail: "bo@example.com", senderName: "Ana" };
    const full = Array.from({ length: MAX_LINES }, () => ({ gift: GIFT, quantity: 1 as const }));
    const { token } = await createGuestCart(database.current, full);
    const refused = await send(gift, { cookie: `bag=${token}` }, app, "/nl/giftcard");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Your bag is full. Remove an item first.");
    const taken = await send(gift, {}, app, "/nl/giftcard");
    expect([taken.status, taken.headers.get("location")]).toEqual([303, "/nl/cart"]);
  });

  test("a bag of gift cards has no note on delivery and its taxes [CO-07]", async () => {
    const page = async (cookie: string) => (await app.request("/nl/cart", { headers: { cookie } })).text();
    const { token } = await createGuestCart(database.current, [{ gift: GIFT, quantity: 1 }]);
    const cards = await page(`bag=${token}`);
    expect(cards).toContain("Ada");
    expect(cards).not.toMatch(/Prices include|on delivery/u);
    const { cookie } = await begin("v1-0");
    expect(await page(cookie)).toContain("Prices include VAT.");
    expect(await page(cookie)).not.toContain("on delivery");
  });

  test("the checkout redirects back to a cart without available items [CO-02]", async () => {
    const { cookie } = await begin("v1-0");
    expect((await app.request("/nl/checkout", { headers: { cookie } })).status).toBe(200);
    await setStock(database.current, 0, "v1-0");
    const answer = await app.request("/nl/checkout", { headers: { cookie } });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/nl/cart"]);
  });

  test("failures are in the visitor's language, for forms and for scripts [I18-04]", async () => {
    await setStock(database.current, 0, "v1-0");
    const french = { cookie: "language=fr" };
    const form = await (await send({ intent: "add", variantId: "v1-0" }, french)).text();
    expect(form).toMatch(/<html lang="fr/);
    expect(form).toContain("Cette taille vient d’être épuisée.");
    const script = await (await send({ intent: "add", variantId: "v1-0", key: "fr" }, { ...french, ...DATA })).json();
    expect(script.actionData.cart.message).toBe("Cette taille vient d’être épuisée.");
  });

  test("a script gets the current cart with every response, also on failure [CO-01]", async () => {
    const { cookie } = await begin("v1-0", 5);
    const answer = await send({ intent: "add", variantId: "v1-0", key: "k" }, { cookie, ...DATA });
    expect(answer.status).toBe(200);
    expect((await answer.json()).actionData.cart).toMatchObject({
      message: expect.stringContaining("The last ones in this size"),
      view: { lines: [{ quantity: 5, most: 5 }], currency: "EUR", delivery: { place: "Delivery to Netherlands" } },
    });
    const twice = [await send({ intent: "add", variantId: "v2-0", key: "k" }, { cookie, ...DATA })];
    twice.push(await send({ intent: "add", variantId: "v2-0", key: "k" }, { cookie, ...DATA }));
    for (const answered of twice) expect((await answered.json()).actionData.cart.message).toBeNull();
    expect(await cartOf({ cookie })).toContain("Belted wool tote bags number 2 1");
  });

  test("going to the checkout accepts the changes shown, and shows new ones first [CO-01]", async () => {
    const { cookie } = await begin("v1-0", 3);
    expect((await send({ intent: "checkout" }, { cookie })).headers.get("location")).toBe("/nl/checkout");
    await setStock(database.current, 2, "v1-0");
    expect((await send({ intent: "checkout" }, { cookie })).headers.get("location")).toBe("/nl/cart?changed");
    const html = await (await app.request("/nl/cart?changed", { headers: { cookie } })).text();
    expect(html).toContain("Only 2 left. You asked for 3");
    const shown = /name="shown" value="([^"]+)"/.exec(html)?.[1] ?? "";
    await setStock(database.current, 1, "v1-0");
    expect((await send({ intent: "checkout", shown }, { cookie })).headers.get("location")).toBe("/nl/cart?changed");
    await setStock(database.current, 2, "v1-0");
    for (const nonsense of ["", "x:1:1", `${shown}1`, "-1:-1:-1"]) {
      const sent = await send({ intent: "checkout", shown: nonsense }, { cookie });
      expect(sent.headers.get("location")).toBe("/nl/cart?changed");
    }
    expect((await send({ intent: "checkout", shown }, { cookie })).headers.get("location")).toBe("/nl/checkout");
    expect(await cartOf({ cookie })).toEqual(["Belted wool sneakers number 1 2"]);
    expect((await send({ intent: "checkout" }, {})).headers.get("location")).toBe("/nl/cart?changed");
  });

  test("if the cart cannot be read, the rest of the page works [CO-01] [ER-01]", async () => {
    const broken = appOver({ ...database.current, sql: new Proxy(database.current.sql, { get: never }) });
    const page = await broken.request("/nl/cart", { headers: { cookie: `bag=${"A".repeat(43)}` } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Your items are safe.");
  });

  test("an account's cart is read by session, and a remaining guest cart is merged [CO-01]", async () => {
    const account = await makeAccount(database.current);
    const token = "B".repeat(43);
    const { hashOf } = await import("#commerce/accounts");
    await database.current.sql.execute(sql`
      insert into session (token_hash, id, account_id, created_at, last_seen_at, expires_at, agent)
      values (${hashOf(token)}, gen_random_uuid(), ${account}, now(), now(), now() + interval '1 day', '')`);
    const { cookie } = await begin("v3-0", 2);
    const page = await app.request("/nl/cart", { headers: { ...DATA, cookie: `session=${token}; ${cookie}` } });
    expect(page.headers.get("set-cookie")).toMatch(/^bag=; Max-Age=0/);
    expect(await cartOf({ cookie: `session=${token}` })).toEqual(["Belted wool belts number 3 2"]);
    expect(await cartOf({ cookie })).toEqual([]);
  });
});
