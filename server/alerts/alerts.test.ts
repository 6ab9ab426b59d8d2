// Alerts over HTTP and on the database: consent, checks, digests and unsubscribing.

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ALL_PRICES, DEFAULT_TAXONOMY } from "#catalogue";
import { checkAlerts } from "#commerce/alerts";
import { importContent } from "#commerce/content";
import { mailTable, suppressAddress } from "#commerce/mail";
import { changeProducts, readCatalogue, saleRowsOf } from "#commerce/products";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { productRecordsIn } from "#search/products";
import { addItems } from "#commerce/wishlist";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { alertTable, savedSearchTable } from "../../commerce/alerts/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { parseChangeLine } from "../../commerce/products/change.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { priceHistoryTable } from "../../commerce/products/tables.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { accountKey, SHOP, stockShop, viewer } from "../../commerce/wishlist/testing-wishlists.ts";
import { ORIGIN, useAccountPages } from "../accounts/testing-account-pages.ts";
import { alertPorts } from "./open-alerts.ts";

const DAY = 86_400_000;
const BLOCK = { enabled: true, countryCode: "DE", regionCode: "EU", currencyCode: "EUR", minPrice: 0 };
const never = (): never => {
  throw new Error("not used in this test");
};

onDatabase("alerts", (database) => {
  const index = openEmbedded({ schema: PRODUCT_SCHEMA });
  const pages = useAccountPages(database, () => index);
  let time = Date.now();

  beforeAll(() => stockShop(database.current, 8));
  beforeEach(async () => {
    time = pages.now().getTime();
    for (const table of [alertTable, savedSearchTable, priceHistoryTable]) await database.current.sql.delete(table);
    for (const number of [1, 2, 3, 4]) await put(number);
  });

  /** A product in one size: in stock, at €200, unless changed. */
  async function put(number: number, changes: Parameters<typeof feedRow>[2] = {}) {
    const row = feedRow(number, 0, { inventory_quantity: 3, eu_eur_price_f: 200, ...changes });
    const { eu_eur_compare_at_price_f: _, eu_eur_prior_price_f: __, ...plain } = row;
    const change = parseChangeLine(JSON.stringify({ put: [{ ...plain, ...changes }] }), 1);
    if ("message" in change) throw new Error(change.message);
    expect(await changeProducts(database.current, [change])).toMatchObject({ kind: "changed" });
  }

  const shop = () => ({
    id: SHOP,
    database: database.current,
    taxonomy: DEFAULT_TAXONOMY,
    setting: initialSettings,
    search: index,
  });
  const check = () =>
    checkAlerts(
      { database: database.current, origin: ORIGIN, onError: never, ...alertPorts(shop(), ALL_PRICES) },
      new Date(time),
    );
  /** Mails of a check after `milliseconds`. */
  async function mailsAfter(milliseconds: number) {
    time += milliseconds;
    await check();
    return takeMails(database.current);
  }

  async function customer(products: readonly string[], choices: Record<string, string>, path = "/de/account/alerts") {
    const { email, cookie } = await pages.newAccount();
    const [account] = await database.current.sql
      .select({ id: accountTable.id })
      .from(accountTable)
      .where(eq(accountTable.email, email));
    const id = account?.id ?? "";
    await addItems(database.current, accountKey(id), viewer, products);
    if (Object.keys(choices).length > 0) await pages.post(path, choices, { cookie: `${cookie}; language=en` });
    return { id, email, cookie };
  }
  const BOTH = { priceDrops: "on", backInStock: "on" };

  test("[MD-09] a customer turns alerts on and off, and the consent is recorded with its time and text", async () => {
    const { id, cookie } = await customer(["p1"], {});
    const page = await (await pages.get("/de/account/alerts", cookie)).text();
    expect(page).toContain('name="priceDrops"');
    expect(page).not.toContain("checked=");
    expect(await database.current.sql.$count(alertTable)).toBe(0);
    const saved = await pages.post("/de/account/alerts", { priceDrops: "on" }, { cookie: `${cookie}; language=de` });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/de/account/alerts?saved=alerts"]);
    const [first] = await database.current.sql.select().from(alertTable);
    expect(first).toMatchObject({
      accountId: id,
      priceDrops: true,
      backInStock: false,
      market: "de",
      language: "de",
      consentedAt: pages.now(),
      consentVersion: expect.stringMatching(/^\d{4}-\d\d$/),
    });
    expect(await (await pages.get("/de/account/alerts?saved=alerts", `${cookie}; language=en`)).text()).toMatch(
      /<output[^>]*>Your alerts have been saved/,
    );
    pages.advance(1_000);
    await pages.post("/de/account/alerts", {}, { cookie });
    const [second] = await database.current.sql.select().from(alertTable);
    expect(second).toMatchObject({ priceDrops: false, consentedAt: first?.consentedAt });
  });

  test("[MD-09] a price drop is mailed once, in the customer's market, language and exact amounts", async () => {
    await customer(["p1", "p2"], BOTH, "/fr/account/alerts");
    const [alert] = await database.current.sql.update(alertTable).set({ language: "fr" }).returning();
    expect(alert?.market).toBe("fr");
    expect(await mailsAfter(DAY)).toEqual([]);
    await put(1, { eu_eur_price_f: 149.95 });
    const [mail, ...others] = await mailsAfter(DAY);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Baisse de prix : /);
    expect(mail?.html).toContain('lang="fr"');
    expect(mail?.text).toMatch(/Baisse de prix\)\s: .*149,95/);
    expect(mail?.text).toContain(`${ORIGIN}/fr/products/product-1\n`);
    expect(mail?.text).not.toContain("product-2");
    expect(await mailsAfter(2 * DAY)).toEqual([]);
  });

  test("[MD-09] nothing is mailed for a drop that is gone by then, or that the customer did not ask for", async () => {
    await customer(["p1"], BOTH);
    await customer(["p1"], { backInStock: "on" });
    await put(1, { eu_eur_price_f: 150 });
    await put(1, { eu_eur_price_f: 210 });
    expect(await mailsAfter(DAY)).toEqual([]);
    await put(1, { eu_eur_price_f: 200 });
    // In Germany a price of the last 30 days must not be announced as a reduction.
    expect(await mailsAfter(DAY)).toEqual([]);
  });

  test("[MD-09] a former price is the one that the law asks for", async () => {
    await customer(["p3"], BOTH);
    await customer(["p3"], BOTH, "/us/account/alerts");
    const before = { eu_eur_compare_at_price_f: 300, www_usd_compare_at_price_f: 330 };
    await put(3, { eu_eur_price_f: 120, www_usd_price_f: 90, eu_eur_prior_price_f: 180, ...before });
    const texts = (await mailsAfter(DAY)).map(({ text }) => text);
    const german = texts.find((text) => text.includes("/de/products/"));
    const american = texts.find((text) => text.includes("/us/products/"));
    expect(german).toMatch(/Lowest price in the 30 days before the reduction: €180/);
    expect(german).not.toContain("300");
    expect(american).toMatch(/Before: \$330/);
  });

  test("[MD-09] a sold-out product is mailed when it is back, and a drop meanwhile with it", async () => {
    await put(2, { inventory_quantity: 0 });
    await customer(["p2"], BOTH);
    await put(2, { inventory_quantity: 0, eu_eur_price_f: 90 });
    expect(await mailsAfter(DAY)).toEqual([]);
    await put(2, { inventory_quantity: 1, eu_eur_price_f: 90 });
    const mails = await mailsAfter(DAY);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/\(Back in stock · Price drop.*: €90/);
    expect(await mailsAfter(2 * DAY)).toEqual([]);
  });

  test("[MD-09] a customer gets at most one mail a day, with everything that has changed by then", async () => {
    await customer(["p1", "p2", "p3"], BOTH);
    await put(1, { eu_eur_price_f: 150 });
    expect(await mailsAfter(DAY)).toHaveLength(1);
    await put(2, { eu_eur_price_f: 150 });
    await put(3, { eu_eur_price_f: 150 });
    expect(await mailsAfter(DAY - 1)).toEqual([]);
    const mails = await mailsAfter(1);
    expect(mails.map(({ subject }) => subject)).toEqual(["2 updates on pieces you saved"]);
  });

  test("[MD-09] products that are hidden, for VIPs, blocked or not sold in the market are left out", async () => {
    const { id } = await customer(["p1", "p2", "p3", "p4"], BOTH);
    const block = (brands: readonly string[]) =>
      importContent(database.current, {
        shop: { id: SHOP, name: "Shop", slug: SHOP, blockProductFilters: [{ ...BLOCK, brands: [...brands] }] },
        tags: [],
        sections: [],
      });
    await block(["Nordlys"]);
    const cheaper = { eu_eur_price_f: 100 };
    await put(1, { ...cheaper, visibility: "NO" });
    await put(2, { ...cheaper, viplevel: 2 });
    await put(3, { ...cheaper, vendor: "Nordlys" });
    await put(4, { eu_eur_price_f: undefined });
    expect(await mailsAfter(DAY)).toEqual([]);
    await database.current.sql.update(accountTable).set({ vipLevel: 2 }).where(eq(accountTable.id, id));
    await put(1, cheaper);
    const [mail] = await mailsAfter(DAY);
    expect(mail?.subject).toBe("2 updates on pieces you saved");
    expect(mail?.text).toContain("product-1?language=en\n");
    expect(mail?.text).toContain("product-2?language=en\n");
    await block([]);
  });

  test("[MD-09] two processes write each mail once, and a crashed one is taken over", async () => {
    for (let at = 0; at < 6; at += 1) await customer(["p1"], BOTH);
    await put(1, { eu_eur_price_f: 150 });
    time += DAY;
    // A process that claimed them and died.
    const until = new Date(time + 1_000);
    await database.current.sql.update(alertTable).set({ leasedUntil: until });
    await check();
    expect(await takeMails(database.current)).toEqual([]);
    time += 1_000;
    await Promise.all([check(), check(), check()]);
    const recipients = (await takeMails(database.current)).map(({ to }) => to);
    expect(recipients).toHaveLength(6);
    expect(new Set(recipients).size).toBe(6);
  });

  test("[MD-09] one click in the mail's header ends all alerts without signing in, and removes those that wait", async () => {
    const { email, cookie } = await customer(["p1"], BOTH);
    const other = await customer(["p1"], BOTH);
    await database.current.sql.transaction((tx) => suppressAddress(tx, other.email, "complained", new Date(time)));
    await put(1, { eu_eur_price_f: 150 });
    time += DAY;
    await check();
    const waiting = await database.current.sql.select().from(mailTable);
    expect(waiting.map(({ recipient }) => recipient)).toEqual([email]);
    const oneClick = waiting[0]?.unsubscribe?.slice(ORIGIN.length) ?? "";
    const key = new URL(oneClick, ORIGIN).searchParams.get("key") ?? "";
    const shown = await (await pages.get(`/newsletter/unsubscribe?key=${key}`)).text();
    expect(shown).toMatch(/<h1[^>]*>Stop all alerts/);
    expect(await database.current.sql.$count(mailTable)).toBe(1);
    const left = await pages.request(oneClick, { method: "POST", body: new URLSearchParams() });
    expect(left.status).toBe(200);
    expect(await database.current.sql.$count(mailTable)).toBe(0);
    expect(await (await pages.get("/de/account/alerts", cookie)).text()).not.toContain("checked=");
    await put(1, { eu_eur_price_f: 100 });
    expect(await mailsAfter(2 * DAY)).toEqual([]);
  });

  test("[MD-09] alerts compare with the time at which they were turned on, and a closed account gets none", async () => {
    const { cookie } = await customer(["p1"], {});
    const closed = await customer(["p2"], BOTH);
    await put(1, { eu_eur_price_f: 150 });
    await pages.post("/de/account/alerts", BOTH, { cookie });
    expect(await mailsAfter(DAY)).toEqual([]);
    await database.current.sql.update(accountTable).set({ closedAt: new Date() }).where(eq(accountTable.id, closed.id));
    await put(2, { eu_eur_price_f: 150 });
    expect(await mailsAfter(DAY)).toEqual([]);
  });

  /** The index follows the catalogue. */
  async function reindex() {
    const recordOf = productRecordsIn(DEFAULT_TAXONOMY);
    const records = [];
    for await (const rows of (await readCatalogue(database.current, saleRowsOf))?.rows ?? [])
      records.push(recordOf(rows));
    await index.replace(records);
  }
  const arrive = async (number: number, changes: Parameters<typeof feedRow>[2] = {}) => {
    await put(number, { published_at: new Date(time).toISOString(), ...changes });
    await reindex();
  };
  const addressOf = (search: string) => `/de/account/alerts?search=${encodeURIComponent(search)}`;
  const BLACK = "/collections/women?refinementList[Color][0]=Black";
  async function saver(search = BLACK, frequency = "daily") {
    await reindex();
    const person = await customer([], {});
    const cookie = `${person.cookie}; language=en`;
    const page = await (await pages.get(addressOf(search), cookie)).text();
    const name = /name="name"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? "";
    const saved = await pages.post(addressOf(search), { form: "search", name, frequency }, { cookie });
    return { ...person, cookie, name, saved };
  }

  test("[MD-09] a saved search keeps words, filters, sort, market and language, and reports new products once", async () => {
    const { cookie, name, saved } = await saver(`${BLACK}&sortBy=eu_eur_price_f-asc&page=3`);
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/de/account/alerts?saved=search"]);
    expect(name).toBe("Women, Black");
    const [stored] = await database.current.sql.select().from(savedSearchTable);
    expect(stored).toMatchObject({
      path: "/collections/women",
      query: expect.stringMatching(/Color.*Black/),
      market: "de",
      language: "en",
      frequency: "daily",
      consentedAt: pages.now(),
    });
    const page = await (await pages.get("/de/account/alerts", cookie)).text();
    expect(page).toContain(">Women, Black<");
    expect(page).toContain('href="/de/collections/women?refinementList');
    expect(await mailsAfter(2 * DAY)).toEqual([]);
    await arrive(504, { color: "Black", department: "women", title: "Long coat" });
    await arrive(508, { color: "Red", department: "women" });
    await arrive(512, { color: "Black", department: "women", inventory_quantity: 0 });
    const mails = await mailsAfter(DAY);
    expect(mails.map(({ subject }) => subject)).toEqual(["1 new piece in Women, Black"]);
    expect(mails[0]?.text).toContain(
      `Long coat (New in Women, Black): €200\n${ORIGIN}/de/products/product-504?language=en\n`,
    );
    expect(mails[0]?.text).toMatch(/View Women, Black:\n\S+\/de\/collections\/women\?/);
    expect(await mailsAfter(DAY)).toEqual([]);
    // In stock for the first time.
    await arrive(512, { color: "Black", department: "women" });
    expect(await mailsAfter(DAY)).toHaveLength(1);
    // Hidden for a while is not new.
    await arrive(504, { color: "Black", department: "women", visibility: "NO" });
    expect(await mailsAfter(DAY)).toEqual([]);
    await arrive(504, { color: "Black", department: "women" });
    expect(await mailsAfter(DAY)).toEqual([]);
  });

  test("[MD-09] a weekly search is checked weekly, and one digest has the wishlist and all searches", async () => {
    const { id, cookie } = await saver(BLACK, "weekly");
    await addItems(database.current, accountKey(id), viewer, ["p1"]);
    await pages.post("/de/account/alerts", BOTH, { cookie });
    await pages.post(
      addressOf("/pages/search?qTitle=coat"),
      { form: "search", name: "Coats", frequency: "weekly" },
      { cookie },
    );
    await arrive(520, { color: "Black", department: "women", title: "A coat" });
    expect(await mailsAfter(2 * DAY)).toEqual([]);
    await put(1, { eu_eur_price_f: 150 });
    const mails = await mailsAfter(5 * DAY);
    expect(mails.map(({ subject }) => subject)).toEqual(["2 updates on your wishlist and saved searches"]);
    expect(mails[0]?.text).toMatch(/Price drop[^]*New in Women, Black/);
  });

  test("[MD-09] what cannot be saved is explained, and an account saves at most 20 searches", async () => {
    const { cookie, id } = await saver();
    const post = async (search: string, fields: Record<string, string>) => {
      const answer = await pages.post(
        addressOf(search),
        { form: "search", name: "Coats", frequency: "daily", ...fields },
        { cookie },
      );
      return [
        answer.status,
        /role="alert"[^>]*>([^<]*)|class="[^"]*problem[^"]*"[^>]*>([^<]*)/.exec(await answer.text())?.[0] ?? "",
      ];
    };
    for (const search of [
      "/products/product-1",
      "https://elsewhere.example/collections/women",
      "/collections/nothing",
      "/pages/search",
    ]) {
      expect(await post(search, {})).toEqual([422, expect.stringContaining("This search cannot be saved")]);
    }
    expect((await post(BLACK, { name: " " }))[0]).toBe(422);
    expect((await post(BLACK, { frequency: "hourly" }))[0]).toBe(422);
    const guest = await pages.get(addressOf(BLACK));
    expect(guest.headers.get("location")).toBe(`/de/login?returnTo=${encodeURIComponent(addressOf(BLACK))}`);
    for (let at = 2; at <= 20; at += 1) expect((await post(`/pages/search?qTitle=word${at}`, {}))[0]).toBe(303);
    expect(await post("/pages/search?qTitle=word21", {})).toEqual([
      422,
      expect.stringContaining("the most an account can have"),
    ]);
    // Saving one again renames it.
    expect((await post(BLACK, { name: "Mine" }))[0]).toBe(303);
    expect(await database.current.sql.$count(savedSearchTable, eq(savedSearchTable.accountId, id))).toBe(20);
  });

  test("[MD-09] a saved search is paused, resumed and deleted only by its owner, and unsubscribing pauses it", async () => {
    const { cookie, email } = await saver();
    const other = await customer([], {});
    const [stored] = await database.current.sql.select().from(savedSearchTable);
    const searchId = stored?.id ?? "";
    await pages.post("/de/account/alerts", { form: "delete", id: searchId }, { cookie: other.cookie });
    await pages.post(
      "/de/account/alerts",
      { form: "frequency", id: searchId, frequency: "never" },
      { cookie: other.cookie },
    );
    expect(await database.current.sql.select().from(savedSearchTable)).toMatchObject([{ frequency: "daily" }]);
    await pages.post("/de/account/alerts", { form: "frequency", id: searchId, frequency: "never" }, { cookie });
    await arrive(540, { color: "Black", department: "women" });
    expect(await mailsAfter(DAY)).toEqual([]);
    await pages.post("/de/account/alerts", { form: "frequency", id: searchId, frequency: "daily" }, { cookie });
    expect(await mailsAfter(DAY)).toEqual([]);
    await arrive(544, { color: "Black", department: "women" });
    await arrive(548, { color: "Black", department: "women" });
    time += DAY;
    await check();
    const [mail] = await database.current.sql.select().from(mailTable);
    expect(mail).toMatchObject({ recipient: email, subject: "2 new pieces in Women, Black" });
    await pages.request(mail?.unsubscribe?.slice(ORIGIN.length) ?? "", { method: "POST", body: new URLSearchParams() });
    expect(await database.current.sql.select().from(savedSearchTable)).toMatchObject([{ frequency: "never" }]);
    expect(await database.current.sql.$count(mailTable)).toBe(0);
    await pages.post("/de/account/alerts", { form: "delete", id: searchId }, { cookie });
    expect(await database.current.sql.$count(savedSearchTable)).toBe(0);
  });

  test("[MD-09] a search that fails costs only its part, and is tried again", async () => {
    const { id, cookie } = await saver();
    await addItems(database.current, accountKey(id), viewer, ["p1"]);
    await pages.post("/de/account/alerts", BOTH, { cookie });
    await arrive(560, { color: "Black", department: "women" });
    await put(1, { eu_eur_price_f: 150 });
    time += DAY;
    const errors: unknown[] = [];
    const ports = alertPorts(shop(), ALL_PRICES);
    const down = async () => Promise.reject(new Error("The search is down."));
    const parts = { database: database.current, origin: ORIGIN, ...ports, newestIn: down };
    await checkAlerts({ ...parts, onError: (error) => errors.push(error) }, new Date(time));
    expect(errors).toHaveLength(1);
    expect((await takeMails(database.current)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Price drop: /),
    ]);
    const later = await mailsAfter(DAY);
    expect(later.map(({ subject }) => subject)).toEqual(["1 new piece in Women, Black"]);
  });
});
