// The console's screens for people: what staff do there changes the shop, once, and under their name.

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { accountVersion } from "#commerce/accounts";
import { saveAlerts, saveSearch } from "#commerce/alerts";
import { searchAudit } from "#commerce/audit";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { addSeedReviews } from "#commerce/reviews";
import { changeSetting, MARKETS } from "#commerce/settings";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { giveCard, makeOrder, makeShop } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { orderLineTable } from "../../commerce/orders/tables.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const REVIEW = "6f1c2a52-5d4e-4b52-9a0e-2f6d8a1f0001";
const TEXT = "Soft, dense and beautifully cut.";

onDatabase("console care", (database) => {
  const tokens = { owner: "", "client-care": "", warehouse: "", french: "" };
  let shop: TestingShop;

  beforeAll(async () => {
    const accounts = testingAccounts(database.current);
    await importFeed(database.current, [JSON.stringify(feedRow(4, 0, { inventory_quantity: 2 }))], { source: "test" });
    await importContent(database.current, { shop: { id: "vitrine", name: "Shop", slug: "vitrine" }, sections: [] });
    for (const role of ["owner", "client-care", "warehouse"] as const) {
      tokens[role] = (await joinStaff(accounts, `${role}@example.com`, role)).token;
    }
    tokens.french = (await joinStaff(accounts, "french@example.com", "client-care", ["fr"])).token;
    await addSeedReviews(database.current, "vitrine", [
      {
        id: REVIEW,
        productId: "p4",
        author: "Ana",
        rating: 4,
        title: "Worth it",
        text: TEXT,
        fit: 0,
        size: "M",
        helpful: 0,
        createdAt: new Date("2026-11-01T10:00:00Z"),
      },
    ]);
    await makeShop(database.current);
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const get = async (path: string, role?: keyof typeof tokens) =>
    shop.app.request(TESTING_ORIGIN + path, { headers: role ? { cookie: `__Host-console=${tokens[role]}` } : {} });
  const post = async (path: string, role: keyof typeof tokens, fields: Record<string, string>) =>
    shop.app.request(TESTING_ORIGIN + path, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN, cookie: `__Host-console=${tokens[role]}` },
      body: new URLSearchParams(fields),
    });
  const text = async (path: string, role?: keyof typeof tokens) => (await get(path, role)).text();

  test("[CN-09] a hidden review leaves the shop's pages, with one entry in the audit, and comes back", async () => {
    const product = "/products/product-4";
    expect(await text(product)).toContain(TEXT);
    const list = await text("/console/reviews", "client-care");
    for (const shown of [TEXT, "4 of 5 stars", "Ana", `href="${product}"`]) expect(list).toContain(shown);
    expect(await text("/console/reviews?view=hidden", "client-care")).not.toContain(TEXT);

    const hidden = await post("/console/reviews", "client-care", { intent: "hide", review: REVIEW });
    expect([hidden.status, await hidden.text()]).toEqual([200, expect.stringContaining("The review is hidden.")]);
    await post("/console/reviews", "client-care", { intent: "hide", review: REVIEW });
    expect(await text(product)).not.toContain(TEXT);
    expect(await text("/console/reviews?view=hidden", "client-care")).toContain(TEXT);
    const { entries } = await searchAudit(database.current, { subject: { kind: "review", id: REVIEW } });
    expect(entries).toMatchObject([
      { operation: "hide-review", operatorName: "client-care", after: { state: "hidden" } },
    ]);

    // The audit names it by its product, and links to it alone.
    const audit = await text("/console/audit?operation=hide-review", "owner");
    const [, href = "", name] = /href="(\/console\/reviews\?[^"]+)"[^>]*>([^<]+)</.exec(audit) ?? [];
    expect(name).toBe(new RegExp(`href="${product}"[^>]*>([^<]+)<`).exec(list)?.[1]);
    expect(await text(href, "client-care")).toContain(TEXT);
    expect(await text(href.replace(REVIEW, randomUUID()), "client-care")).not.toContain(TEXT);

    expect((await post("/console/reviews", "client-care", { intent: "show", review: REVIEW })).status).toBe(200);
    expect(await text(product)).toContain(TEXT);
  });

  test("[CN-09] an unknown review is refused, and so is a role that may not hide any", async () => {
    const unknown = await post("/console/reviews", "client-care", { intent: "hide", review: "none" });
    expect(unknown.status).toBe(422);
    expect((await post("/console/reviews", "warehouse", { intent: "hide", review: REVIEW })).status).toBe(403);
    expect(await text("/products/product-4")).toContain(TEXT);
  });

  async function makeCustomer(email: string, firstName: string, lastName: string): Promise<string> {
    const id = crypto.randomUUID();
    const createdAt = new Date("2026-01-05T10:00:00Z");
    const row = { id, email, firstName, lastName, passwordHash: "none", createdAt, passwordChangedAt: createdAt };
    await database.current.sql.insert(accountTable).values(row);
    return id;
  }

  test("[CN-09] customers are found by name and address, page by page, and never by the warehouse", async () => {
    const noor = await makeCustomer("noor@example.com", "Noor", "Haddad");
    for (let number = 100; number < 155; number += 1) await makeCustomer(`many${number}@example.org`, "Many", "Found");
    for (const words of ["noor", "HADDAD noor", "noor@example.c"]) {
      const found = await text(`/console/customers?q=${encodeURIComponent(words)}`, "client-care");
      expect(found, words).toContain(`href="/console/customers/${noor}"`);
      expect(found, words).not.toContain("many100@");
    }
    expect(await text("/console/customers?q=no%25r", "client-care")).toContain("No customers found");
    const first = await text("/console/customers?q=found", "client-care");
    const next = /href="(\/console\/customers\?[^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await text(next, "client-care");
    expect([first.includes("many149@"), first.includes("many150@")]).toEqual([true, false]);
    expect([second.includes(">many149@"), second.includes("many150@"), second.includes("many154@")]).toEqual([
      false,
      true,
      true,
    ]);
    for (const path of ["/console/customers", `/console/customers/${noor}`]) {
      expect((await get(path, "warehouse")).status).toBe(403);
    }
  });

  test("[MD-09] a customer's page has the alerts that they asked for", async () => {
    const id = await makeCustomer("alma@example.com", "Alma", "Ruiz");
    const page = `/console/customers/${id}`;
    expect(await text(page, "client-care")).toContain("has not asked for any");
    const place = { market: "de", language: "de" } as const;
    await saveAlerts(database.current, id, { priceDrops: true, backInStock: false }, place, new Date());
    const search = { name: "Black coats", path: "/collections/coats", query: "", frequency: "weekly" };
    await saveSearch(database.current, id, { ...search, matches: undefined }, place, new Date());
    const shown = (await text(page, "client-care")).replaceAll("<!-- -->", "");
    expect(shown).toMatch(/Price drops<\/dt><dd[^>]*>On</);
    expect(shown).toMatch(/Back in stock<\/dt><dd[^>]*>Off</);
    expect(shown).toMatch(/href="\/de\/collections\/coats"[^>]*>Black coats<\/a> · Weekly · Germany/);
  });

  test("[CN-09] [CN-07] a customer's page has their orders, and changes the VIP level with an entry in the audit", async () => {
    const id = await makeCustomer("vera@example.com", "Vera", "Sol");
    const { number } = await makeOrder(database.current.sql, { accountId: id, state: "delivered", lines: [{}] });
    const other = await makeOrder(database.current.sql, { state: "delivered", lines: [{}] });
    const page = `/console/customers/${id}`;
    const shown = await text(page, "client-care");
    for (const part of ["vera@example.com", `href="/console/orders/${number}"`, "Not subscribed", "Empty"]) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toContain(other.number);
    expect(shown).not.toContain("/admin/people/");
    expect((await get("/console/customers/vera@example.com", "client-care")).headers.get("location")).toBe(page);
    expect((await post(page, "client-care", { intent: "note", text: "" })).status).toBe(422);
    expect((await post(page, "client-care", { intent: "note", text: "Prefers the phone" })).status).toBe(200);
    expect(await text(page, "client-care")).toContain("Prefers the phone");
    const base = JSON.stringify({ level: "0" });
    const vip = { intent: "vip", version: accountVersion({ vipLevel: 0 }), base };
    expect((await post(page, "client-care", { ...vip, level: "many" })).status).toBe(422);
    expect((await post(page, "client-care", { ...vip, level: "3" })).status).toBe(200);
    expect(await text(page, "client-care")).toContain("VIP level 3");
    const late = await post(page, "owner", { ...vip, level: "2" });
    const merge = await late.text();
    expect([late.status, merge.includes("client-care saved this first")]).toEqual([409, true]);
    expect(merge).toMatch(/Theirs.*VIP level 3.*Yours.*VIP level 2/su);
    expect(merge).toContain(`name="version" value="${accountVersion({ vipLevel: 3 })}"`);
    expect(await text(page, "client-care")).toContain("VIP level 3");
    const { entries } = await searchAudit(database.current, { subject: { kind: "customer", id } });
    expect(entries).toMatchObject([
      { operation: "set-vip-level", before: { vipLevel: 0 }, after: { vipLevel: 3 } },
      { operation: "note-account", after: { note: 17 } },
    ]);
  });

  test("[CN-02] [CN-09] someone of some markets sees and changes customers, orders and gift cards of these only", async () => {
    const client = database.current.sql;
    const people: Record<string, string> = {};
    const cards: Record<string, string> = {};
    const orders: Record<string, string> = {};
    for (const marketCode of ["fr", "us"]) {
      const email = `marie-${marketCode}@example.com`;
      people[marketCode] = await makeCustomer(email, "Marie", "Market");
      const order = { accountId: people[marketCode], marketCode, email, state: "delivered", lines: [{}] } as const;
      const { id, number } = await makeOrder(client, order);
      orders[marketCode] = number;
      const [line] = await client.select().from(orderLineTable).where(eq(orderLineTable.orderId, id));
      cards[marketCode] = await giveCard(client, 50_000, { orderLineId: line!.id, recipientEmail: email });
    }
    const list = await text("/console/customers?q=market", "french");
    expect([list.includes("marie-fr@"), list.includes("marie-us@")]).toEqual([true, false]);
    const own = `/console/customers/${people["fr"]}`;
    const other = `/console/customers/${people["us"]}`;
    expect([(await get(own, "french")).status, (await get(other, "french")).status]).toEqual([200, 404]);
    for (const form of [
      { intent: "note", text: "Seen" },
      { intent: "vip", level: "2", version: accountVersion({ vipLevel: 0 }) },
    ]) {
      expect((await post(own, "french", form)).status, form.intent).toBe(200);
      expect((await post(other, "french", form)).status, form.intent).toBe(404);
    }
    const menu = async (words: string) => text(`/console/find?q=${words}`, "french");
    expect([(await menu("market")).includes("marie-fr@"), (await menu("market")).includes("marie-us@")]).toEqual([
      true,
      false,
    ]);
    expect((await menu(orders["fr"]!)).includes("/console/orders/V")).toBe(true);
    expect((await menu(orders["us"]!)).includes("/console/orders/V")).toBe(false);
    const page = "/console/gift-cards";
    expect(await text(`${page}?q=marie-fr@example.com`, "french")).toContain(cards["fr"]);
    expect(await text(`${page}?q=marie-us@example.com`, "french")).not.toContain(cards["us"]);
    expect((await post(page, "french", { intent: "resend", card: cards["fr"]! })).status).toBe(200);
    expect((await post(page, "french", { intent: "resend", card: cards["us"]! })).status).toBe(422);
    expect((await get(`/admin/after-sales/gift-cards/${cards["us"]}`, "french")).status).toBe(404);
    // A card that is given away has no market.
    const gift = { email: "mia@example.com", amount: "10", currency: "EUR", language: "en", reason: "A late parcel" };
    const given = await post(page, "french", { intent: "give", ...gift });
    expect([given.status, (await given.text()).includes("This affects all markets")]).toEqual([403, true]);
  });

  test("[CN-09] only an owner erases a person, after typing the address, once the orders are settled", async () => {
    const id = await makeCustomer("leo@example.com", "Leo", "Moss");
    const page = `/console/customers/${id}`;
    const erase = { intent: "erase", email: "leo@example.com" };
    expect(await text(page, "owner")).toContain('href="/admin/people/leo%40example.com"');
    expect((await post(page, "client-care", erase)).status).toBe(403);
    expect((await post(page, "owner", { ...erase, email: "noor@example.com" })).status).toBe(422);
    expect((await get(page, "owner")).status).toBe(200);
    const erased = await post(page, "owner", { ...erase, email: " Leo@example.com" });
    expect([erased.status, erased.headers.get("location")]).toEqual([302, "/console/customers?erased"]);
    expect((await get(page, "owner")).status).toBe(404);
    const open = await makeCustomer("open@example.com", "Open", "Order");
    const placed = { accountId: open, state: "placed", placedAt: new Date(), lines: [{}] } as const;
    const { number } = await makeOrder(database.current.sql, placed);
    const refused = await post(`/console/customers/${open}`, "owner", { intent: "erase", email: "open@example.com" });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(number)]);
  });

  test("[CN-09] a card is given away for a reason, found by its recipient, and sent again", async () => {
    const gift = { intent: "give", email: "mia@example.com", amount: "150.50", currency: "EUR", language: "en" };
    // The database writes ids in lower case.
    const given = { ...gift, key: randomUUID().toUpperCase(), message: "Sorry for the wait", reason: "A late parcel" };
    const page = "/console/gift-cards";
    for (const wrong of [gift, { ...given, amount: "0" }, { ...given, email: "mia" }, { ...given, currency: "XXX" }]) {
      expect((await post(page, "client-care", wrong)).status).toBe(422);
    }
    expect((await post(page, "warehouse", given)).status).toBe(403);
    expect(await text(`${page}?q=mia@example.com`, "client-care")).toContain("No card found");
    // Sent again after a lost answer, it gives no second card.
    for (let click = 0; click < 2; click++) expect((await post(page, "client-care", given)).status).toBe(200);
    const other = await post(page, "client-care", { ...given, amount: "99" });
    expect([other.status, await other.text()]).toEqual([422, expect.stringContaining("already given a card away")]);
    const found = await text(`${page}?q=Mia@example.com`, "client-care");
    expect(found).toContain("€150,50 of €150,50");
    expect(found).toMatch(/<option selected="">USD<\/option>.*<option>EUR<\/option>/s);
    expect(found.match(/name="card"/g)).toHaveLength(1);
    const card = /name="card" value="([^"]+)"/.exec(found)?.[1] ?? "";
    expect((await post(page, "client-care", { intent: "resend", card })).status).toBe(200);
    expect((await post(page, "client-care", { intent: "resend", card: "none" })).status).toBe(422);
    const { entries } = await searchAudit(database.current, { subject: { kind: "gift-card", id: card } });
    expect(entries).toMatchObject([
      { operation: "resend-gift-card" },
      { operation: "give-gift-card", reason: "A late parcel", after: { amount: 150_500, currency: "EUR" } },
    ]);
    const [, href = "", name] =
      /href="(\/console\/gift-cards\?q=[^"]+)"[^>]*>([^<]+)</.exec(
        await text("/console/audit?operation=give-gift-card", "owner"),
      ) ?? [];
    const listed = await text(href, "client-care");
    expect(listed).toContain(`value="${card}"`);
    // As the list of cards names it.
    expect(listed).toContain(name);
    expect(name).toMatch(/ [A-Z0-9]{4}$/);
  });

  test("[CN-09] a card is preset to the currency and the language of the home market", async () => {
    await changeSetting(database.current, MARKETS, { home: "de" });
    const german = await openTestingShop(database.current);
    try {
      const headers = { cookie: `__Host-console=${tokens["client-care"]}` };
      const page = await (await german.app.request(`${TESTING_ORIGIN}/console/gift-cards`, { headers })).text();
      expect(page).toContain('<option selected="">EUR</option>');
      expect(page).toContain('<option value="de" selected="">');
    } finally {
      await german.close();
      await changeSetting(database.current, MARKETS, {});
    }
  });
});
