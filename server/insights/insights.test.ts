// The shop's figures over HTTP: beacons of pages, events of clients, additions and orders come in, and the operator's tables come out.

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { raiseRevision } from "#commerce/database";
import { countOrders, readToday, refreshPopularity } from "#commerce/insights";
import { cataloguePosition, changesSince, importFeed } from "#commerce/products";
import { promotionTable } from "#commerce/promotions";
import { changeSetting, INSIGHTS } from "#commerce/settings";
import { writePromotion } from "../../commerce/checkout/testing-promotions.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { writeOrder } from "../../commerce/orders/testing-order.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import type { Role } from "#commerce/staff";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { SHOP_ID } from "../start/shop.ts";
import { LYON, testingBrowser } from "../integration/testing-browser.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";
const PERSON = { "user-agent": DESKTOP, "accept-language": "fr", "sec-fetch-site": "same-origin" };
const SEARCHED = "/fr/pages/search?qTitle=Wool%20%20COAT";

onDatabase("insights", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = [1, 2].map((number) => JSON.stringify(feedRow(number, 0, { inventory_quantity: 50 })));
    await importFeed(database.current, rows, { source: "test" });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });
  afterEach(async () => {
    await shop.insights.flush();
    await database.current.sql.execute(sql`truncate insight, insight_total, insight_batch, insight_query`);
  });

  const beacon = (body: object, headers: Readonly<Record<string, string>> = PERSON) =>
    shop.app.request(`${TESTING_ORIGIN}/insights`, { method: "POST", headers, body: JSON.stringify(body) });
  const text = async (path: string) => {
    await shop.insights.flush();
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const answer = await shop.app.request(`${TESTING_ORIGIN}/admin/insights${path}`, { headers });
    return { status: answer.status, type: answer.headers.get("content-type"), body: await answer.text() };
  };
  const ask = async (path: string) => JSON.parse((await text(path)).body);
  const handle = async (id: string): Promise<string> =>
    String((await database.current.sql.execute(sql`select handle from product where id = ${id}`)).rows[0]?.["handle"]);

  test("[MD-02] words that searches did without are counted without persons, and become lines of meanings", async () => {
    const search = (words: string) => beacon({ page: "/us/pages/search", events: [{ kind: "search", words }] });
    for (const words of [
      "wool zeppelin under 900",
      "wool ZEPPELIN under 800",
      "wool under 900",
      "wool a@b.example 900",
    ])
      expect((await search(words)).status).toBe(204);
    await beacon({ page: "/us/pages/search", events: [{ kind: "empty-search", words: "unicorn" }] });
    expect((await ask("/dropped-words")).rows).toEqual([{ word: "zeppelin", searches: 2, unknown: 2 }]);
    expect((await text("/dropped-words.csv")).body).toContain("zeppelin,2,2");
    expect((await ask("/dropped-words?market=fr")).rows).toEqual([]);
    // Words are not searches.
    expect((await ask("/searches")).rows.map(({ name }: { name: string }) => name)).not.toContain("zeppelin");

    const { token } = await joinStaff(testingAccounts(database.current), "words@example.com", "merchandiser");
    const console = async (query = "") => {
      const headers = { cookie: `__Host-console=${token}` };
      const path = `${TESTING_ORIGIN}/console/listings/meanings${query}`;
      return (await shop.app.request(path, { headers })).text();
    };
    const html = await console();
    expect(html).toContain("/console/listings/meanings?phrases=zeppelin");
    expect(html).toContain("/console/listings/meanings?phrases=unicorn");
    expect(html).toContain("Not understood");
    expect(await console("?phrases=zeppelin")).toMatch(
      /name="phrases"[^>]*value="zeppelin"|value="zeppelin"[^>]*name="phrases"/u,
    );
  });

  test("[TD-06] searches, clicks, views, additions and orders are counted by query, listing, market and device", async () => {
    const product = `/fr/products/${await handle("p1")}`;
    const click = { kind: "click", from: SEARCHED, product, position: 3 };
    const answers = [
      await beacon({ page: "/fr/pages/search", events: [{ kind: "search", words: " Wool  COAT " }, click] }),
      await beacon(
        { page: "/fr/pages/search", events: [{ kind: "search", words: "wool coat" }] },
        { ...PERSON, "user-agent": PHONE },
      ),
      await beacon({ page: "/fr/pages/search", events: [{ kind: "empty-search", words: "unicorn" }] }),
      await beacon({ page: "/us/collections/women", events: [{ kind: "list", from: "/us/collections/women" }] }),
      await beacon({ page: product, events: [{ kind: "view", product }] }),
      await beacon({ page: product, events: [{ kind: "view", product: "/fr/products/no-such-product" }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    const browser = testingBrowser(() => shop, "language=en");
    const add = (source: string, variantId: string) =>
      browser.request("/fr/cart", {
        method: "POST",
        headers: { ...PERSON, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ intent: "add", variantId, source }).toString(),
      });
    await add(SEARCHED, "v1-0");
    await add("/fr/collections/Women-Coats", "v2-0");
    const promotion = await writePromotion(database.current, {
      shopId: SHOP_ID,
      effect: { kind: "percentage", of: "order", percent: 10 },
    });
    await order(browser);
    await database.current.sql
      .update(promotionTable)
      .set({ state: "archived" })
      .where(eq(promotionTable.id, promotion));
    await raiseRevision(database.current.sql, "promotions");
    expect(await countOrders(database.current, "UTC")).toBe(false);
    const { rows } = await database.current.sql.execute(sql`select source from order_line`);
    expect(rows).toEqual([{ source: null }, { source: null }]);
    // Once more: an order that was counted is not counted again.
    await countOrders(database.current, "UTC");

    const searches = await ask("/searches");
    const price = searches.rows[0].revenue[0]?.amount;
    expect(price).toBeGreaterThan(0);
    expect(searches.rows).toMatchObject([
      {
        name: "wool coat",
        searches: 2,
        emptySearches: 0,
        clicks: 1,
        averagePosition: 3,
        adds: 1,
        orders: 1,
        pieces: 1,
        revenue: [{ currency: "EUR" }],
        clickRate: 0.5,
        conversion: 0.5,
        before: { searches: 0, conversion: null },
      },
      { name: "unicorn", searches: 1, emptySearches: 1 },
    ]);
    expect((await ask("/empty-searches")).rows).toMatchObject([{ name: "unicorn", emptySearches: 1 }]);
    expect((await ask("/searches?device=mobile")).rows).toMatchObject([{ name: "wool coat", searches: 1, clicks: 0 }]);
    expect((await ask("/searches?market=us")).rows).toEqual([]);
    expect((await ask("/listings?sort=orders")).rows).toMatchObject([
      { name: "/collections/women-coats", adds: 1, orders: 1 },
    ]);
    expect((await ask("/listings?market=us")).rows).toMatchObject([{ name: "/collections/women", views: 1 }]);
    expect((await ask("/products")).rows).toMatchObject([
      { name: "p1", views: 1, clicks: 1, adds: 1, orders: 1, product: { handle: await handle("p1") } },
    ]);
    expect((await ask("/positions")).rows).toEqual([{ position: 3, searches: 1, listings: 0 }]);
    const overview = await ask("");
    expect(overview.total).toMatchObject({ searches: 3, emptySearches: 1, clicks: 1, views: 2, adds: 2, orders: 1 });
    expect(overview.days).toHaveLength(1);
    const sales = await ask("/sales?by=market");
    expect(sales.rows).toMatchObject([{ name: "fr", currency: "EUR", orders: 1, pieces: 2, before: { orders: 0 } }]);
    // Less the discount, in both.
    expect(overview.total.revenue[0].amount).toBe(sales.rows[0].amount);
    expect((await ask("/sales")).rows).toMatchObject([{ name: overview.to, orders: 1 }]);
    expect((await ask("/today")).sales).toMatchObject([{ currency: "EUR", orders: 1 }]);
  });

  /** Buys what is in the bag of a browser. */
  async function order(browser: ReturnType<typeof testingBrowser>): Promise<void> {
    const { form: _form, same: _same, ...address } = LYON;
    const fields = Object.entries(address).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const saved = await browser.ask(`mutation @inContext(market: "fr") {
      saveCheckoutContact(email: "noor@example.com") { __typename }
      saveCheckoutAddresses(delivery: { ${fields.join(", ")} }) { __typename }
      chooseDeliveryMethod(method: STANDARD) { ... on Checkout { totals { total { amount } due { amount } } } } }`);
    const { totals } = saved.chooseDeliveryMethod;
    const { placeOrder } =
      await browser.ask(`mutation @inContext(market: "fr") { placeOrder(idempotencyKey: "${randomUUID()}",
      method: CARD, expectedTotal: "${totals.total.amount}", expectedDue: "${totals.due.amount}",
      card: { number: "4242424242424242", expiry: "12/39", code: "123" }) { __typename } }`);
    expect(placeOrder.__typename).toBe("OrderPlaced");
  }

  test("[MD-01] our selection follows what shoppers view, add and buy, and forgets it with time", async () => {
    const first = async () => {
      const own = await openTestingShop(database.current);
      const page = await own.app.request(`${TESTING_ORIGIN}/collections/all?sortBy=selection-desc`);
      const [, shown = ""] = /<li[^>]*>.*?href="\/products\/([^"?]+)/s.exec(await page.text()) ?? [];
      await own.close();
      return shown;
    };
    const before = await first();
    const other = before === (await handle("p1")) ? "p2" : "p1";
    const position = (await cataloguePosition(database.current))!;
    await database.current.sql.execute(sql`insert into insight
      (subject, day, name, market, device, currency, views, adds, pieces) values
      ('product', '2025-06-01', ${other}, 'fr', 'mobile', '', 900, 50, 20), ('product', '2025-06-01', '', 'fr', 'mobile', '', 900, 0, 0)`);
    const refresh = (day: string) => refreshPopularity(database.current, new Date(`${day}T12:00:00Z`), "UTC");
    expect(await refresh("2025-06-02")).toBe(1);
    // The index learns of it, once.
    const since = await changesSince(database.current, position);
    expect(since.kind === "changes" && since.changes.map(({ id }) => id)).toEqual([other]);
    expect(await refresh("2025-06-02")).toBe(0);
    expect(await first()).toBe(await handle(other));
    expect(await refresh("2025-09-01")).toBe(1);
    expect(await first()).toBe(before);
  });

  test("[TD-06] robots, browsers without a person, other sites and floods are not counted", async () => {
    const search = { page: "/fr/pages/search", events: [{ kind: "search", words: "linen" }] };
    const { "accept-language": _language, ...withoutLanguage } = PERSON;
    await beacon(search, { ...PERSON, "user-agent": `${DESKTOP} (compatible; Googlebot/2.1)` });
    await beacon(search, { ...PERSON, "user-agent": DESKTOP.replace("Chrome", "HeadlessChrome") });
    await beacon(search, { ...PERSON, "sec-ch-ua": '"HeadlessChrome";v="140"' });
    await beacon(search, { ...PERSON, "user-agent": "python-requests/2.32" });
    await beacon(search, withoutLanguage);
    await beacon(search, { ...PERSON, "sec-fetch-site": "cross-site" });
    await beacon({ ...search, isAutomated: true });
    expect((await ask("/searches")).rows).toEqual([]);
    expect((await beacon({ page: "/", events: [] })).status).toBe(400);
    expect((await beacon({ page: "/", events: [{ kind: "list", from: "x".repeat(20_000) }] })).status).toBe(413);
    const statuses = new Set<number>();
    for (let count = 0; count < 200; count++) statuses.add((await beacon(search)).status);
    expect([...statuses]).toEqual([204, 429]);
    expect((await ask("/searches")).rows[0].searches).toBeLessThan(150);
  });
});

onDatabase("figures", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });
  const request = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.request(`${TESTING_ORIGIN}/admin/insights${path}`, {
      headers: { authorization: `Bearer ${LOCAL_TOKEN}`, ...headers },
    });

  test("[TD-06] words that may name a person are not stored", async () => {
    const words = ["ana@example.com", "call +33 4 72 00 00 00", "V1234567890", "4242 4242 4242 4242", "Size 38 coat"];
    const events = words.map((one) => ({ kind: "search", words: one }));
    await shop.app.request(`${TESTING_ORIGIN}/insights`, {
      method: "POST",
      headers: PERSON,
      body: JSON.stringify({ page: "/fr", events }),
    });
    await shop.insights.flush();
    const { rows } = await database.current.sql.execute(sql`select name, searches from insight order by name`);
    expect(rows).toEqual([
      { name: "", searches: 5 },
      { name: "size 38 coat", searches: 1 },
    ]);
  });

  test("[TD-06] figures are for operators who may see them, of a period that makes sense", async () => {
    expect((await shop.app.request(`${TESTING_ORIGIN}/admin/insights`)).status).toBe(404);
    expect((await request("/searches?from=yesterday")).status).toBe(400);
    expect(await (await request("?from=2026-02-02&to=2026-02-01")).json()).toMatchObject({ kind: "invalid" });
    expect((await request("/searches?sort=name")).status).toBe(400);
    expect((await request("/nothing")).status).toBe(404);
    const { from, to, before } = await (await request("/searches?from=2026-03-01&to=2026-03-10")).json();
    expect({ from, to, before }).toEqual({
      from: "2026-03-01",
      to: "2026-03-10",
      before: { from: "2026-02-19", to: "2026-02-28" },
    });
  });

  test("[TD-06] a table is also CSV, in which a query is never a formula", async () => {
    await database.current.sql
      .execute(sql`insert into insight (subject, day, name, market, device, currency, searches, revenue) values
      ('query', '2025-05-02', '=cmd()', 'fr', 'mobile', '', 7, 0), ('query', '2025-05-02', '=cmd()', 'fr', 'mobile', 'EUR', 0, 12500),
      ('query', '2025-05-02', 'a "b", c', 'fr', 'mobile', '', 2, 0), ('query', '2025-05-01', '=cmd()', 'fr', 'mobile', '', 3, 0)`);
    const answer = await request("/searches.csv?from=2025-05-02&to=2025-05-02");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("searches-2025-05-02-2025-05-02.csv");
    const [head = "", ...lines] = (await answer.text()).trimEnd().split("\r\n");
    expect(head.split(",").slice(0, 2)).toEqual(["query", "searches"]);
    const first = Object.fromEntries(head.split(",").map((name, at) => [name, lines[0]?.split(",")[at]]));
    expect(first).toMatchObject({ query: "'=cmd()", searches: "7", revenue_eur: "12.5", searches_before: "3" });
    expect(lines[1]).toMatch(/^"a ""b"", c",2,/);
  });

  /** A screen of the console as text, or what it answers. */
  const screens = (token: string) => {
    const headers = { cookie: `__Host-console=${token}` };
    const get = async (path: string) => shop.app.request(`${TESTING_ORIGIN}/console${path}`, { headers });
    const post = async (path: string, fields: Record<string, string>) =>
      shop.app.request(`${TESTING_ORIGIN}/console${path}`, {
        method: "POST",
        headers: { ...headers, "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN },
        body: new URLSearchParams(fields),
      });
    return { get, post, text: async (path: string) => (await (await get(path)).text()).replaceAll("<!-- -->", "") };
  };
  const join = async (name: string, role: Role, markets: readonly string[] | null = null) =>
    screens((await joinStaff(testingAccounts(database.current), `${name}@example.com`, role, markets)).token);
  const contains = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));

  test("[MD-06] the console shows searches, positions, conversion and sales beside the period before, with plots and files", async () => {
    await database.current.sql.execute(sql`insert into insight (subject, day, name, market, device, currency, searches,
      empty_searches, views, clicks, position_sum, positioned, adds, orders, revenue) values
      ('shop', '2025-07-02', '', 'fr', 'mobile', '', 50, 10, 40, 20, 60, 20, 5, 1, 0),
      ('query', '2025-07-02', 'wool coat', 'fr', 'mobile', '', 40, 0, 0, 20, 60, 20, 5, 0, 0),
      ('query', '2025-07-02', 'wool coat', 'fr', 'mobile', 'KWD', 0, 0, 0, 0, 0, 0, 0, 1, 105255),
      ('query', '2025-07-01', 'wool coat', 'fr', 'mobile', '', 20, 0, 0, 0, 0, 0, 0, 0, 0),
      ('query', '2025-07-02', '=HYPERLINK("x")', 'fr', 'mobile', '', 10, 10, 0, 0, 0, 0, 0, 0, 0),
      ('query', '2025-07-02', 'maison orlo outlet', 'us', 'mobile', '', 3, 3, 0, 0, 0, 0, 0, 0, 0),
      ('query', '2025-07-02', 'tea gown', 'us', 'mobile', '', 2, 2, 0, 0, 0, 0, 0, 0, 0),
      ('listing', '2025-07-02', '/collections/women', 'fr', 'mobile', '', 0, 0, 40, 4, 8, 4, 2, 1, 0),
      ('search-position', '2025-07-02', '3', 'fr', 'mobile', '', 0, 0, 0, 20, 60, 20, 0, 0, 0)`);
    const at = (moment: string) => ({ shopId: SHOP_ID, placedAt: new Date(moment), createdAt: new Date(moment) });
    await writeOrder(database.current, { ...at("2025-07-02T10:00:00Z"), currency: "JPY", marketCode: "jp" });
    await writeOrder(database.current, { ...at("2025-07-01T10:00:00Z"), currency: "JPY", marketCode: "jp" });
    await writeOrder(database.current, { ...at("2025-07-02T11:00:00Z"), currency: "EUR", marketCode: "fr" });
    const { get, post, text } = await join("merchandiser", "merchandiser");
    const day = "from=2025-07-02&to=2025-07-02";

    const overview = await text(`/insights?from=2025-07-01&to=2025-07-02`);
    // Yen have no decimals and are not added to euros; the plot has a sentence and a table.
    const shown = [
      "Sales in JPY",
      "JP¥200",
      "in the period before",
      "View as table",
      "20.0% of all searches",
      "maison orlo outlet",
    ];
    expect(contains(overview, shown)).toEqual([]);
    expect(overview).not.toContain("style=");
    expect(contains(await text(`/insights?${day}&currency=EUR`), ["Sales in EUR", "€100", "two days or more"])).toEqual(
      [],
    );
    const searches = await text(`/insights/searches?${day}`);
    expect(contains(searches, ["wool coat", "+100%", "2.50%", "105.255", "20 clicks", "100.0%"])).toEqual([]);
    expect(await text(`/insights/listings?${day}`)).toContain("/collections/women");
    const designers = await text(`/insights/sales?by=designer&${day}&currency=EUR`);
    expect(contains(designers, ["€100", "By designer", '<option selected="">EUR</option>'])).toEqual([]);
    expect(await text(`/insights/sales?by=market&${day}`)).toContain("Japan");

    const empty = await text(`/insights/empty-searches?${day}`);
    const words = new URLSearchParams({ words: "maison orlo outlet" }).toString();
    const remedies = [`listings?view=redirects&amp;${words}`, `listings?${words}`, `listings/synonyms?${words}`];
    expect(
      contains(
        empty,
        remedies.map((path) => `/console/${path}`),
      ),
    ).toEqual([]);
    for (const path of [`/listings?view=redirects&${words}`, `/listings?${words}`, `/listings/synonyms?${words}`]) {
      expect(await text(path)).toMatch(/name="words"[^>]*value="maison orlo outlet"/);
    }
    // A line of synonyms or meanings answers its words, and the other remedies are no longer offered.
    const save = async (path: string, fields: Record<string, string>) => {
      const version = /name="version" value="([^"]+)"/u.exec(await text(path))![1]!;
      return await post(path, { intent: "save", version, ...fields });
    };
    expect((await save("/listings/synonyms", { at: "-1", words: "Maison Orlo outlet", finds: "wool" })).status).toBe(
      200,
    );
    const means = { line: "0", phrases: "tea gown", means: "wool", section: "occasions", language: "" };
    expect((await save("/listings/meanings", means)).status).toBe(200);
    const answered = await text(`/insights/empty-searches?${day}`);
    expect(answered).toMatch(/href="\/console\/listings\/synonyms\?edit=\d+">.*?Synonym: wool</u);
    expect(answered).toMatch(/href="\/console\/listings\/meanings\?edit=\d+">.*?Meaning: wool</u);
    expect(contains(answered, [`listings?${words}`])).toHaveLength(1);

    const file = await get(`/insights/export?table=empty-searches&${day}`);
    expect(file.headers.get("content-disposition")).toContain("empty-searches-2025-07-02-2025-07-02.csv");
    expect(await file.text()).toContain(`"'=HYPERLINK(""x"")",10`);
    expect(await text("/insights?from=2025-07-02&to=2025-07-01")).toContain("These dates are not a period.");
    expect(await text("/insights?from=2024-01-01&to=2024-01-02")).toContain("No figures for these days");
    expect((await get("/insights/nothing")).status).toBe(404);
  });

  test("[MD-06] insights need a permission, and show those of some markets only their figures", async () => {
    await database.current.sql.execute(sql`insert into insight
      (subject, day, name, market, device, currency, searches, empty_searches) values
      ('query', '2025-08-02', 'linen', 'fr', 'mobile', '', 4, 0), ('query', '2025-08-02', 'linen', 'us', 'mobile', '', 9, 0),
      ('query', '2025-08-02', 'tweed', 'us', 'mobile', '', 9, 9)`);
    const placedAt = new Date("2025-08-02T10:00:00Z");
    const order = { shopId: SHOP_ID, placedAt, createdAt: placedAt };
    await writeOrder(database.current, { ...order, currency: "USD", marketCode: "us" });
    await writeOrder(database.current, { ...order, currency: "EUR", marketCode: "fr" });
    const french = await join("french", "merchandiser", ["fr"]);
    const day = "from=2025-08-02&to=2025-08-02";
    expect(await french.text(`/insights/searches?${day}`)).toMatch(/>linen<.*?>4</s);
    expect(await french.text(`/insights/empty-searches?${day}&market=us`)).not.toContain("tweed");
    const sales = await french.text(`/insights/sales?by=market&${day}`);
    expect(contains(sales, ["France", "€100", "Your markets"])).toEqual([]);
    expect(sales).not.toContain("United States");
    expect(await (await french.get(`/insights/export?table=sales&by=market&${day}`)).text()).not.toContain("us,");
    const warehouse = await join("warehouse", "warehouse");
    expect((await warehouse.get("/insights")).status).toBe(403);
    expect((await warehouse.get("/insights/export?table=searches")).status).toBe(403);
    expect(await warehouse.text("")).not.toContain("/console/insights");
  });

  test("[TD-06] sales keep currencies apart, days begin in the shop's time zone, and cancelled orders do not count", async () => {
    await changeSetting(database.current, INSIGHTS, { timeZone: "Asia/Tokyo" });
    const late = {
      shopId: SHOP_ID,
      placedAt: new Date("2025-03-09T15:30:00Z"),
      createdAt: new Date("2025-03-09T15:00:00Z"),
    };
    await writeOrder(database.current, late);
    await writeOrder(database.current, { ...late, currency: "USD", marketCode: "us" });
    await writeOrder(database.current, { ...late, state: "cancelled" });
    await writeOrder(database.current, { ...late, placedAt: new Date("2025-03-09T14:30:00Z") });
    await writeOrder(database.current, { ...late, placedAt: new Date("2025-03-01T16:00:00Z") });
    const own = await openTestingShop(database.current);
    const rows = async (query: string) => {
      const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
      const answer = await own.app.request(`${TESTING_ORIGIN}/admin/insights/sales?${query}`, { headers });
      return (await answer.json()).rows;
    };
    expect(await rows("from=2025-03-09&to=2025-03-10")).toMatchObject([
      { name: "2025-03-09", currency: "EUR", orders: 1, amount: 100_000 },
      { name: "2025-03-10", currency: "EUR", orders: 1, amount: 100_000 },
      { name: "2025-03-10", currency: "USD", orders: 1, amount: 100_000 },
    ]);
    // In order, also from the tenth day on.
    const days = await rows("from=2025-03-01&to=2025-03-12");
    expect(days.map(({ name }: { name: string }) => name)).toEqual([
      "2025-03-02",
      "2025-03-09",
      "2025-03-10",
      "2025-03-10",
    ]);
    expect(await rows("from=2025-03-10&to=2025-03-10&by=market")).toMatchObject([
      { name: "fr", orders: 1, before: { orders: 1, amount: 100_000 } },
      { name: "us", orders: 1, before: { orders: 0 } },
    ]);
    expect(await rows("from=2025-03-10&to=2025-03-10&by=designer&market=us")).toMatchObject([{ name: "V", pieces: 2 }]);
    await own.close();
    const now = new Date("2025-03-16T15:45:00Z");
    expect(await readToday(database.current, now, "Asia/Tokyo")).toMatchObject({
      day: "2025-03-17",
      hour: 1,
      sales: [],
      before: {
        day: "2025-03-10",
        soFar: [
          // Without delivery, as in the sales of the same day.
          { currency: "EUR", orders: 1, amount: 100_000 },
          { currency: "USD", orders: 1 },
        ],
      },
    });
  });
});
