// Requirements of consumer law for distance contracts: the button's label, the seller, the costs, and the right of withdrawal.

import { beforeAll, expect, test } from "vitest";
import { mailTable } from "#commerce/mail";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LYON, testingBrowser } from "./testing-browser.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const FACTS = {
  name: "Ondine",
  company: "Ondine SARL",
  address: "3 rue du Bœuf, 69005 Lyon, France",
  registration: "RCS Lyon 123 456 789",
  taxNumber: "TVA FR 12 345678901",
  email: "bonjour@ondine.example",
  phone: "+33 4 12 34 56 78",
};

const TITLE = "Wool coat";

onDatabase("distance selling", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const row = feedRow(4, 0, { title: TITLE, inventory_quantity: 50, eu_eur_price_f: 420 });
    await importFeed(database.current, [JSON.stringify(row)], { source: "test" });
    shop = await openTestingShop(database.current);
    const init = { method: "PUT", headers: { authorization: `Bearer ${LOCAL_TOKEN}` }, body: JSON.stringify(FACTS) };
    await shop.app.request(`${TESTING_ORIGIN}/admin/settings/facts`, init);
    return () => shop.close();
  });
  const { request, send, ask } = testingBrowser(() => shop, "language=en");

  test("in Europe, the order button says that the order is to be paid; the confirmation names seller, costs and rights", async () => {
    await send("/fr/cart", { intent: "add", variantId: "v4-0" });
    await send("/fr/checkout", { form: "contact", email: "ana@example.com" });
    await send("/fr/checkout", LYON);
    await send("/fr/checkout", { form: "delivery", method: "standard" });
    const payment = await (await request("/fr/checkout?step=payment")).text();
    expect(payment).toMatch(/<button[^>]*>(?:<[^>]+>)*Order with obligation to pay, €420/);
    expect(payment).toContain('href="/fr/pages/withdrawal"');
    const { placeOrder } =
      await ask(`mutation @inContext(market: "fr") { placeOrder(idempotencyKey: "distance-selling-0001",
      expectedTotal: 420, expectedDue: 420, method: CARD, card: { number: "4242424242424242", expiry: "12/39", code: "123" }) {
      ... on OrderPlaced { orderId } } }`);
    expect(placeOrder.orderId).toBeTruthy();
    const [mail] = await database.current.sql.select().from(mailTable);
    for (const line of Object.values(FACTS).slice(1)) expect(mail?.text).toContain(line);
    expect(mail?.text).toContain("withdraw from this contract within 14 days");
    for (const page of ["terms-conditions", "withdrawal", "contact"])
      expect(mail?.text).toContain(`/fr/pages/${page}?language=en\n`);
    expect(mail?.text).toMatch(/Delivery: .*\n(?:.*\n)*Total: €420/);
    expect(mail?.unsubscribe).toBeNull();
  });

  let orders = 1;
  /** The mail that confirms an order in a language. */
  async function confirmationIn(language: string, open = () => shop) {
    await database.current.sql.delete(mailTable);
    const { send: submit, ask: query } = testingBrowser(open, `language=${language}`);
    await submit("/fr/cart", { intent: "add", variantId: "v4-0" });
    await submit("/fr/checkout", { form: "contact", email: "ana@example.com" });
    await submit("/fr/checkout", LYON);
    await submit("/fr/checkout", { form: "delivery", method: "standard" });
    orders += 1;
    await query(`mutation @inContext(market: "fr", language: "${language}") { placeOrder(idempotencyKey: "distance-selling-000${orders}",
      expectedTotal: 420, expectedDue: 420, method: CARD, card: { number: "4242424242424242", expiry: "12/39", code: "123" }) {
      ... on OrderPlaced { orderId } } }`);
    const [mail] = await database.current.sql.select().from(mailTable);
    return mail;
  }

  test("the confirmation names products as the shop shows them in the order's language; without the service, in English [I18-01] [I18-02]", async () => {
    expect((await confirmationIn("de"))?.text).toContain("Mantel aus Wolle");
    expect((await confirmationIn("zh"))?.text).toContain(feedRow(4, 0).title_zh);
    const down = await openTestingShop(database.current, { TRANSLATION_URL: "http://127.0.0.1:9" });
    const mail = await confirmationIn("de", () => down);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining("Ihre Bestellung"),
      expect.stringContaining(TITLE),
    ]);
    await down.close();
  });

  test("the confirmation names colours, days, amounts and the address as the language writes them [CO-05] [I18-01] [I18-02]", async () => {
    const lines = async (language: string) => {
      const mail = await confirmationIn(language);
      expect(mail?.html).toContain(/\((.*)\)/u.exec(mail?.text ?? "")?.[1]);
      return mail?.text.replaceAll(/[\u2066-\u2069]/gu, "");
    };
    const english = await lines("en");
    expect(english).toContain("(Camel, XS): €420\n");
    expect(english).toContain("Standard delivery: 2 to 4 working days.\n");
    expect(english).toContain("Noor Haddad, 4 quai Saint-Antoine, 69002 Lyon, France\n");
    expect(english).toContain("Terms and conditions:\n");
    const french = await lines("fr");
    expect(french).toContain("(Camel, XS) : €420\n");
    expect(french).toContain("Livraison standard : 2 à 4 jours ouvrés.\n");
    expect(french).toContain("Total : €420\n");
    expect(french).toContain("Conditions générales :\n");
    const japanese = await lines("ja");
    expect(japanese).toMatch(/\(キャメル、XS\)：€420\n/u);
    expect(japanese).toContain("通常配送：2～4営業日。\n");
    expect(japanese).toContain("Noor Haddad、4 quai Saint-Antoine、69002 Lyon、フランス\n");
    const arabic = await lines("ar");
    expect(arabic).toMatch(/\([\p{Script=Arabic} ]+، XS\)/u);
    expect(arabic).toContain("69002 Lyon، فرنسا\n");
    expect(arabic).not.toMatch(/\p{Script=Arabic}, |, \p{Script=Arabic}/u);
  });

  test("the confirmation has the terms and the withdrawal form attached, in the order's language and as they were that day", async () => {
    const mail = await confirmationIn("de");
    const [terms, withdrawal] = mail?.attachments ?? [];
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([
      "Allgemeine Geschäftsbedingungen.html",
      "Widerrufsbelehrung.html",
    ]);
    expect(terms?.html).toContain('<html lang="de" dir="ltr">');
    expect(terms?.html).toContain(`href="${TESTING_ORIGIN}/fr/pages/return-policy"`);
    for (const fact of [FACTS.company, FACTS.address, FACTS.email]) expect(withdrawal?.html).toContain(fact);
    expect(withdrawal?.html).toContain("Muster-Widerrufsformular");
  });

  test("the page of withdrawal has the instruction and the model form, with the seller", async () => {
    const page = await (await request("/fr/pages/withdrawal")).text();
    expect(page).toContain("Model withdrawal form");
    expect(page).toContain("Ondine SARL");
    expect(page).toContain("bonjour@ondine.example");
  });

  test("elsewhere the button and the mail make no such promise", async () => {
    await send("/us/cart", { intent: "add", variantId: "v4-0" });
    await send("/us/checkout", { form: "contact", email: "ana@example.com" });
    const place = { country: "US", line1: "4 Water Street", city: "New York", region: "NY", postalCode: "10004" };
    await send("/us/checkout", { ...LYON, ...place, phone: "+1 212 555 0100" });
    await send("/us/checkout", { form: "delivery", method: "standard" });
    const page = await (await request("/us/checkout?step=payment")).text();
    expect(page).toMatch(/<button[^>]*>(?:<[^>]+>)*Place order, /);
    expect(page).not.toContain("obligation to pay");
    expect(page).not.toContain('href="/us/pages/withdrawal" target');
  });
});
