// Tax over HTTP, from the bag to the credit note: included in euros, pounds and yen, added in dollars, and two taxes in Canada.

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { CANADIAN_EXAMPLE, INITIAL_PRICE_LISTS, INITIAL_TAX, type FeedRow } from "#catalogue";
import { checkLedger } from "#commerce/fulfilment";
import type { TaxReportRow } from "#commerce/payments";
import { importFeed } from "#commerce/products";
import { changeSetting, FACTS, PRICE_LISTS, readSetting, TAX } from "#commerce/settings";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

interface Place {
  readonly code: string;
  readonly market: string;
  readonly address: Readonly<Record<string, string>>;
}

const marketOf = (region: string, currency: string, country: string): string =>
  `regionCode: "${region}", currencyCode: "${currency}", localeCountryCode: "${country}"`;
const FRANCE: Place = {
  code: "fr",
  market: marketOf("eu", "EUR", "FR"),
  address: { country: "FR", city: "Paris", postalCode: "75002", phone: "+33 1 23 45 67 89" },
};
const BRITAIN: Place = {
  code: "gb",
  market: marketOf("uk", "GBP", "GB"),
  address: { country: "GB", city: "London", postalCode: "SW1A 1AA", phone: "+44 20 7946 0000" },
};
const NEW_YORK: Place = {
  code: "us",
  market: marketOf("www", "USD", "US"),
  address: { country: "US", city: "New York", region: "NY", postalCode: "10012", phone: "+1 212 555 0123" },
};
const inCanada = (address: Readonly<Record<string, string>>): Place => ({
  code: "ca",
  market: marketOf("ca", "CAD", "CA"),
  address: { country: "CA", phone: "+1 514 555 0123", ...address },
});
const QUEBEC = inCanada({ city: "Montréal", region: "QC", postalCode: "H2X 1Y4" });
const BRITISH_COLUMBIA = inCanada({ city: "Vancouver", region: "BC", postalCode: "V6B 1A1" });
const ONTARIO = inCanada({ city: "Toronto", region: "ON", postalCode: "M5V 2T6" });
const JAPAN: Place = {
  code: "jp",
  market: marketOf("jp", "JPY", "JP"),
  address: { country: "JP", city: "渋谷区", region: "13", postalCode: "150-0001", phone: "+81 3 1234 5678" },
};
const SWITZERLAND: Place = {
  code: "ch",
  market: marketOf("eu", "EUR", "CH"),
  address: { country: "CH", city: "Zürich", postalCode: "8001", phone: "+41 44 123 45 67" },
};

const PRICES = { www_usd_price_f: 120, eu_eur_price_f: 120, uk_gbp_price_f: 60, inventory_quantity: 50 };
const ADULT: Partial<FeedRow> = { ...PRICES, department: "women", product_type: "Dresses", title: "Dress" };
const CHILD: Partial<FeedRow> = { ...PRICES, department: "girls", product_type: "Dresses", title: "Small dress" };

onDatabase("tax", (database) => {
  let shop: TestingShop;
  /** The shop that is asked. */
  let current: TestingShop;
  beforeAll(async () => {
    const lists = [
      ...INITIAL_PRICE_LISTS.lists,
      { code: "jp_jpy", name: "Japan", markets: ["jp"], convert: { from: "www_usd", rate: 150 } },
      { code: "ca_cad", name: "Canada", markets: ["ca"], convert: { from: "www_usd", rate: 1.4 } },
    ];
    await changeSetting(database.current, PRICE_LISTS, { lists });
    const US = { ...INITIAL_TAX.countries["US"], regions: { NY: { rates: [{ category: "standard", rate: 8.875 }] } } };
    const tax = { ...INITIAL_TAX, countries: { ...INITIAL_TAX.countries, US, CA: CANADIAN_EXAMPLE } };
    await changeSetting(database.current, TAX, tax);
    const facts = {
      name: "Ondine",
      company: "Ondine SARL",
      taxNumber: "TVA FR 12 345678901",
      taxNumbers: [
        { country: "GB", number: "VAT GB 123 4567 89" },
        { country: "DE", number: "USt-IdNr. DE 123456789" },
        { country: "CA", number: "GST 12345 6789 RT0001" },
        { country: "CA", number: "QST 1234567890 TQ0001" },
      ],
    };
    await changeSetting(database.current, FACTS, facts);
    const rows = [feedRow(1, 0, ADULT), feedRow(2, 0, CHILD)].map((row) => JSON.stringify(row));
    await importFeed(database.current, rows, { source: "test" });
    shop = await openTestingShop(database.current);
    current = shop;
    return () => shop.close();
  });

  const ask = async (path: string, cookie: string, init: RequestInit = {}) => {
    const headers = { cookie, origin: TESTING_ORIGIN, ...init.headers };
    const response = await current.app.request(TESTING_ORIGIN + path, { ...init, headers });
    const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    return {
      status: response.status,
      html: await response.text(),
      cookie: [cookie, ...set].filter(Boolean).join("; "),
    };
  };
  const read = async (path: string, cookie: string) => {
    const { status, html } = await ask(path, cookie);
    expect([path, status]).toEqual([path, 200]);
    return textOf(/<main[\s\S]*?>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html);
  };
  const graphql = async (cookie: string, query: string, variables: object = {}) => {
    const headers = { "content-type": "application/json" };
    const { html } = await ask("/graphql", cookie, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = JSON.parse(html);
    expect(errors).toBeUndefined();
    return data;
  };

  /** Fills a bag and a checkout, and returns what each page says. */
  const checkOut = async ({ code, market, address }: Place, variants: readonly string[]) => {
    let cookie = "language=en";
    for (const variantId of variants) {
      const body = new URLSearchParams({ intent: "add", variantId }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      ({ cookie } = await ask(`/${code}/cart`, cookie, { method: "POST", headers, body }));
    }
    const cart = await read(`/${code}/cart`, cookie);
    const early = await read(`/${code}/checkout`, cookie);
    const delivery = { ...address, firstName: "Ana", lastName: "Roux", line1: "Road 1" };
    const kana = address["country"] === "JP" ? { lastNameKana: "ルー", firstNameKana: "アナ" } : {};
    const saved = await graphql(
      cookie,
      `mutation ($place: PostalAddressInput) {
        saveCheckoutContact(${market}, email: "ana@example.com") { __typename }
        saveCheckoutAddresses(${market}, delivery: $place) { __typename ... on InvalidForm { fields { field } } }
        chooseDeliveryMethod(${market}, method: STANDARD) { ... on Checkout {
          totals { tax { amount } taxes { name amount { amount } } isTaxIncluded total { amount } } } } }`,
      { place: { ...delivery, ...kana } },
    );
    expect(saved.saveCheckoutAddresses).toEqual({ __typename: "Checkout" });
    const { totals } = saved.chooseDeliveryMethod;
    const checkout = await read(`/${code}/checkout`, cookie);
    return { cookie, cart, early, checkout, totals };
  };
  const place = async ({ market }: Place, { cookie, totals }: Awaited<ReturnType<typeof checkOut>>) => {
    const { placeOrder } = await graphql(
      cookie,
      `mutation { placeOrder(${market}, idempotencyKey: "${randomUUID()}", expectedTotal: "${totals.total.amount}",
        expectedDue: "${totals.total.amount}", method: CARD, card: {number: "4242424242424242", expiry: "12/39", code: "123"}) {
        __typename ... on OrderPlaced { orderId token } } }`,
    );
    return placeOrder;
  };
  /** Buys pieces and returns what each page says. */
  const buy = async (at: Place, variants: readonly string[]) => {
    const { code } = at;
    const filled = await checkOut(at, variants);
    const { __typename: kind, orderId, token } = await place(at, filled);
    expect(kind).toBe("OrderPlaced");
    const owner = `__Host-orders=${orderId}.${token}; language=en`;
    const [mail] = await takeMails(database.current);
    return {
      orderId,
      token,
      ...filled,
      mail: mail?.text ?? "",
      order: () => read(`/${code}/account/orders/${orderId}`, owner),
      invoice: () => read(`/${code}/account/orders/${orderId}/invoice`, owner),
      open: (path: string, cookies = owner) => ask(`/${code}${path}`, cookies),
      note: (number: string) => read(`/${code}/account/orders/${orderId}/credit-notes/${number}`, owner),
    };
  };
  const refund = async (orderId: string, body: object) => {
    const orderServices = testOrderServices(database.current, { origin: TESTING_ORIGIN });
    const app = ordersAdminApp({ orderServices, localToken: LOCAL_TOKEN, token: LOCAL_TOKEN, onError: () => {} });
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const init = { method: "POST", headers, body: JSON.stringify({ key: randomUUID(), reason: "refund", ...body }) };
    expect((await app.request(`/${orderId}/refund`, init)).status).toBe(200);
    const [mail] = await takeMails(database.current);
    return { mail: mail?.text ?? "", number: /CN-\d{4}-\d{6}/.exec(mail?.text ?? "")?.[0] ?? "" };
  };

  test("[TD-02] euros include the tax of France, from the bag to the credit note", async () => {
    const order = await buy(FRANCE, ["v1-0"]);
    expect(order.cart).toContain("Prices include VAT.");
    expect(order.totals).toMatchObject({ tax: { amount: "21.67" }, isTaxIncluded: true, total: { amount: "130.00" } });
    for (const text of [order.checkout, await order.order()]) {
      expect(text).toMatch(/Total €130 Including VAT €21,67/);
    }
    expect(order.mail).toMatch(/Total: €130\nIncluding VAT: €21,67/);
    const invoice = await order.invoice();
    // A table whose amounts are added up has decimals in all of them.
    expect(invoice).toMatch(/Subtotal €120,00 Standard delivery €10,00 Total €130,00 Including VAT €21,67/);
    expect(invoice).toMatch(/Rate Net Tax With tax VAT 20% \(FR\) €108,33 €21,67 €130,00/);
    expect(invoice).toContain("TVA FR 12 345678901");
    expect(invoice).not.toContain("DE 123456789");

    const { mail, number } = await refund(order.orderId, { amount: 13_000 });
    expect(mail).toContain(`Credit note ${number}`);
    expect(await order.order()).toMatch(new RegExp(`Credit notes Credit note ${number} €13 `));
    const note = await order.note(number);
    expect(note).toMatch(/Credited to .*Roux.* For invoice V\d{10} Reason Refund/);
    expect(note).toMatch(/Dress Camel, \w+ €13,00 Total credited €13,00 .*VAT 20% \(FR\) €10,83 €2,17 €13,00/);
    // Only the order's owner reads it, and only under its own order.
    const path = `/account/orders/${order.orderId}/credit-notes/${number}`;
    expect((await order.open(path, "language=en")).status).toBe(303);
    expect((await order.open(`/account/orders/${order.orderId}/credit-notes/CN-2020-000001`)).status).toBe(404);
    const queried = await graphql(
      "",
      `{ order(orderId: "${order.orderId}", token: "${order.token}") { tax { amount } isTaxIncluded
        taxLines { subject jurisdiction category treatment rate taxable { amount } tax { amount } }
        creditNotes { number amount { amount } tax { amount } } } }`,
    );
    expect(queried.order).toMatchObject({
      tax: { amount: "21.67" },
      isTaxIncluded: true,
      taxLines: [
        { subject: "line", jurisdiction: "FR", category: "clothing", treatment: "taxed", rate: 20 },
        { subject: "delivery", jurisdiction: "FR", rate: 20, taxable: { amount: "8.33" }, tax: { amount: "1.67" } },
      ],
      creditNotes: [{ number, amount: { amount: "13.00" }, tax: { amount: "2.17" } }],
    });
  });

  test("[TD-02] pounds have a zero rate for children's clothing, and the delivery has both rates", async () => {
    const order = await buy(BRITAIN, ["v1-0", "v2-0"]);
    const invoice = await order.invoice();
    expect(invoice).toMatch(/VAT 20% \(GB\) £53.33 £10.67 £64.00 VAT 0% \(GB\) £64.00 £0.00 £64.00/);
    expect(invoice).toContain("VAT GB 123 4567 89");
    const { number } = await refund(order.orderId, { all: true });
    expect(await order.note(number)).toMatch(
      /Total credited £128.00 .*VAT 20% \(GB\) £53.33 £10.67 £64.00 VAT 0% \(GB\) £64.00/,
    );
  });

  test("[TD-02] dollars have the tax of New York added at the checkout", async () => {
    const order = await buy(NEW_YORK, ["v1-0"]);
    expect(order.cart).toContain("Tax is calculated at checkout.");
    expect(order.early).toContain("Sales tax Calculated from your address");
    // 8.875 % of 120 and of 25.
    expect(order.totals).toMatchObject({ tax: { amount: "12.87" }, isTaxIncluded: false, total: { amount: "157.87" } });
    for (const text of [order.checkout, await order.order(), await order.invoice()]) {
      expect(text).toMatch(/Subtotal \$120\.00 .*Sales tax \$12\.87 Total \$157\.87/);
      expect(text).not.toContain("Prices include");
    }
    expect(order.mail).toMatch(/Sales tax: \$12\.87\nTotal: \$157\.87/);
    expect(await order.invoice()).toMatch(/Sales tax 8\.875% \(US-NY\) \$145\.00 \$12\.87 \$157\.87/);
    const { number } = await refund(order.orderId, { all: true });
    expect(await order.note(number)).toMatch(/Total credited \$157\.87/);
  });

  test("[TD-02] Quebec has two taxes, each with its amount from the checkout to the credit notes", async () => {
    const order = await buy(QUEBEC, ["v1-0"]);
    expect(order.early).toContain("GST Calculated from your address");
    const { taxes, tax, total } = order.totals;
    const [gst, qst] = taxes.map((one: { amount: { amount: string } }) => Number(one.amount.amount));
    const net = Number(total.amount) - Number(tax.amount);
    expect(taxes.map(({ name }: { name: string }) => name)).toEqual(["GST", "QST"]);
    expect([gst, qst]).toEqual([cents(net * 0.05), cents(net * 0.09975)]);
    expect(cents(gst + qst)).toBe(Number(tax.amount));
    const rows = `GST CA$${gst.toFixed(2)} QST CA$${qst.toFixed(2)} Total CA$${total.amount}`;
    for (const text of [order.checkout, await order.order(), await order.invoice()]) expect(text).toContain(rows);
    expect(order.mail).toContain(`GST: CA$${gst.toFixed(2)}\nQST: CA$${qst.toFixed(2)}\nTotal: CA$${total.amount}`);
    expect(await order.invoice()).toContain(
      `GST 5% (CA-QC) CA$${net.toFixed(2)} CA$${gst.toFixed(2)} CA$${total.amount} QST 9.975% (CA-QC) CA$${qst.toFixed(2)}`,
    );
    // Both numbers are on the invoice of goods that both tax, and all numbers of the shop in its mails and terms.
    expect(await order.invoice()).toMatch(/GST 12345 6789 RT0001.+QST 1234567890 TQ0001/);
    expect(await order.invoice()).not.toContain("VAT GB");
    const numbers = [
      "TVA FR 12 345678901",
      "VAT GB 123 4567 89",
      "USt-IdNr. DE 123456789",
      "GST 12345 6789 RT0001",
      "QST 1234567890 TQ0001",
    ];
    expect(order.mail).toContain(numbers.join("\n"));
    expect(await read("/ca/pages/terms-conditions", "language=en")).toContain(numbers.join(", "));
    const { order: queried } = await graphql(
      "",
      `{ order(orderId: "${order.orderId}", token: "${order.token}") { taxes { name amount { amount } } } }`,
    );
    expect(queried.taxes).toEqual(taxes);

    // Amounts whose parts are rounded, and the rest: together they are the invoice's, to the last cent.
    const notes: string[] = [];
    const numbersOfNotes: string[] = [];
    for (const body of [{ amount: 3_330 }, { amount: 3_330 }, { amount: 10_010 }, { all: true }]) {
      const { number } = await refund(order.orderId, body);
      numbersOfNotes.push(number);
      notes.push(await order.note(number));
    }
    const sumOf = (row: RegExp): number =>
      cents(notes.reduce((sum, note) => sum + Number(row.exec(note)?.[1] ?? Number.NaN), 0));
    expect([sumOf(/GST 5% \(CA-QC\) CA\$[\d.]+ CA\$([\d.]+)/), sumOf(/QST 9\.975% \(CA-QC\) CA\$([\d.]+)/)]).toEqual([
      gst,
      qst,
    ]);

    // The report has what the documents show, also if its period has only some of them. All were written at about the same time.
    const api = ordersAdminApp({
      orderServices: testOrderServices(database.current, { origin: TESTING_ORIGIN }),
      localToken: LOCAL_TOKEN,
      token: LOCAL_TOKEN,
      onError: () => {},
    });
    const report = async () => {
      const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
      const today = new Date().toISOString().slice(0, 10);
      const answer = await api.request(`/tax?from=${today}&to=${today}`, { headers });
      const body = (await answer.json()) as { rows: readonly TaxReportRow[] };
      const ofQuebec = body.rows.filter(({ jurisdiction }) => jurisdiction === "CA-QC");
      expect(ofQuebec.map(({ name, rate }) => [name, rate])).toEqual([
        ["gst", 50_000],
        ["gst", 50_000],
        ["qst", 99_750],
        ["qst", 99_750],
      ]);
      const sumBy = (named: string, column: "sales" | "salesTax" | "credits" | "creditsTax" | "tax") =>
        ofQuebec.filter(({ name }) => name === named).reduce((all, row) => all + row[column], 0) / 1000;
      return sumBy;
    };
    const sum = await report();
    expect([sum("gst", "sales"), sum("gst", "salesTax"), sum("gst", "creditsTax")]).toEqual([net, gst, gst]);
    expect([sum("qst", "sales"), sum("qst", "salesTax"), sum("qst", "creditsTax")]).toEqual([net, qst, qst]);
    await database.current.sql.execute(
      sql`update credit_note set created_at = created_at - interval '40 days' where order_id = ${order.orderId} and number < ${numbersOfNotes[2]}`,
    );
    const later = await report();
    const [, , third = "", last = ""] = notes;
    const shown = (row: RegExp) => cents(Number(row.exec(third)?.[1]) + Number(row.exec(last)?.[1]));
    expect([later("gst", "creditsTax"), later("qst", "creditsTax")]).toEqual([
      shown(/GST 5% \(CA-QC\) CA\$[\d.]+ CA\$([\d.]+)/),
      shown(/QST 9\.975% \(CA-QC\) CA\$([\d.]+)/),
    ]);
  });

  test("[TD-02] British Columbia has two taxes, and Ontario one", async () => {
    const west = await checkOut(BRITISH_COLUMBIA, ["v1-0"]);
    expect(west.checkout).toMatch(/ GST CA\$[\d.]+ PST CA\$[\d.]+ Total /);
    const order = await buy(ONTARIO, ["v1-0"]);
    expect(order.checkout).toMatch(/ HST CA\$[\d.]+ Total /);
    expect(await order.invoice()).toMatch(/HST 13% \(CA-ON\) CA\$[\d.]+ CA\$[\d.]+ CA\$[\d.]+ [^G]/);
  });

  test("[UF-02] while the tax provider is down, the checkout says so without a wrong note, and nothing is sold", async () => {
    const tax = await readSetting(database.current.sql, TAX);
    await changeSetting(database.current, TAX, { ...tax, byProvider: ["FR", "US"] });
    // Nothing listens there.
    const environment = {
      TAX_PROVIDER: "stripe",
      STRIPE_SECRET_KEY: "sk_test_tax",
      STRIPE_API_URL: "http://127.0.0.1:9",
    };
    current = await openTestingShop(database.current, environment);
    try {
      const included = await checkOut(FRANCE, ["v1-0"]);
      expect(included.totals).toEqual({ tax: null, taxes: [], isTaxIncluded: true, total: { amount: "130.00" } });
      expect(included.checkout).toMatch(/Total €130 Including VAT Not available right now/);
      expect(included.checkout).toContain("Prices include");
      expect(included.checkout).not.toContain("Tax is added");
      const added = await checkOut(NEW_YORK, ["v1-0"]);
      expect(added.totals).toEqual({ tax: null, taxes: [], isTaxIncluded: false, total: { amount: "145.00" } });
      expect(added.checkout).toMatch(/Sales tax Not available right now Total \$145 /);
      expect(added.checkout).toContain("Tax is added to the prices shown.");
      expect(await place(FRANCE, included)).toEqual({ __typename: "TaxUnavailable" });
      expect(await place(NEW_YORK, added)).toEqual({ __typename: "TaxUnavailable" });
    } finally {
      await current.close();
      current = shop;
      await changeSetting(database.current, TAX, tax);
    }
  });

  test("[TD-02] yen are rounded once for each rate, and exports to Switzerland have no tax", async () => {
    const order = await buy(JAPAN, ["v1-0", "v2-0"]);
    const { tax, total } = order.totals;
    expect(Number(tax.amount)).toBe(Math.round(Number(total.amount) / 11));
    const invoice = await order.invoice();
    expect(invoice).toMatch(/Tax 10% \(JP\) JP¥[\d,]+ JP¥[\d,]+ JP¥[\d,]+/);
    const { number } = await refund(order.orderId, { all: true });
    expect(await order.note(number)).toMatch(/Tax 10% \(JP\)/);

    const exported = await buy(SWITZERLAND, ["v1-0"]);
    expect(exported.totals.tax).toEqual({ amount: "0.00" });
    expect(exported.cart).toContain("Import duties and taxes are not included.");
    expect(await exported.invoice()).toMatch(/Export: no tax is charged\./);
    expect((await checkLedger(database.current)).faults).toEqual([]);
  });
});

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const textOf = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "’")
    .replaceAll(/\s+/g, " ");
