// An order of a shop with its own facts, logo and markets, from the bag to the invoice.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { mailTable } from "#commerce/mail";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const MARKET = 'regionCode: "eu", currencyCode: "EUR", localeCountryCode: "FR"';
const FACTS = {
  name: "Ondine",
  company: "Ondine SARL",
  address: "3 rue du Bœuf, 69005 Lyon, France",
  registration: "RCS Lyon 123 456 789",
  taxNumber: "TVA FR 12 345678901",
};
const LOGO = {
  logo: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20z"/></svg>' },
};

onDatabase("an order of a shop with its own facts", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, [JSON.stringify(feedRow(1))], { source: "test" });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });
  const put = async (setting: string, value: unknown) => {
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const init = { method: "PUT", headers, body: JSON.stringify(value) };
    expect((await shop.app.request(`/admin/settings/${setting}`, init)).status).toBe(200);
  };
  let cookie = "";
  const graphql = async (query: string, variables: unknown = {}) => {
    const response = await shop.app.request(`${TESTING_ORIGIN}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: TESTING_ORIGIN, cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data: Record<string, Record<string, unknown>>;
      errors?: unknown;
    };
    expect(errors).toBeUndefined();
    return data;
  };
  const saveAddress = async (country: string) => {
    const place = { country, firstName: "Ana", lastName: "Roux", line1: "1 rue de la Paix", city: "Paris" };
    const { saveCheckoutAddresses } = await graphql(
      `mutation ($place: PostalAddressInput) { saveCheckoutAddresses(${MARKET}, delivery: $place) { __typename } }`,
      { place: { ...place, postalCode: "75002", phone: "+33 1 23 45 67 89" } },
    );
    return saveCheckoutAddresses?.["__typename"];
  };

  test("[OC-06] checkout and invoice have the logo, invoice and mail the company, and only sold countries are delivered to", async () => {
    await put("facts", FACTS);
    await put("logo", LOGO);
    const added = await shop.app.request(`${TESTING_ORIGIN}/fr/cart`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN },
      body: new URLSearchParams({ intent: "add", variantId: "v1-0" }).toString(),
    });
    cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    expect(await saveAddress("FI")).toBe("Checkout");
    await put("markets", { countries: ["FR", "DE"] });
    // The country of an address that was saved before is no longer sold to.
    const { checkout } = await graphql(`{ checkout(${MARKET}) { ... on Checkout { delivery { country } } } }`);
    expect(checkout).toEqual({ delivery: null });
    expect(await saveAddress("FI")).toBe("InvalidForm");
    expect(await saveAddress("FR")).toBe("Checkout");
    const page = await (
      await shop.app.request(`${TESTING_ORIGIN}/fr/checkout?step=address`, { headers: { cookie } })
    ).text();
    expect(page).toMatch(/data-frame="quiet"[\s\S]*<img [^>]*src="\/brand\/[0-9a-f]{16}\.svg"[^>]* alt="Ondine"/);

    const { chooseDeliveryMethod } = await graphql(
      `mutation { saveCheckoutContact(${MARKET}, email: "ana@example.com") { __typename }
        chooseDeliveryMethod(${MARKET}, method: STANDARD) { ... on Checkout { totals { total { amount } } } } }`,
    );
    const { total } = (chooseDeliveryMethod ?? {})["totals"] as { total: { amount: string } };
    const { placeOrder } = await graphql(
      `mutation { placeOrder(${MARKET}, idempotencyKey: "${randomUUID()}", expectedTotal: ${total.amount},
        expectedDue: ${total.amount}, method: CARD, card: {number: "4242424242424242", expiry: "12/39", code: "123"}) {
        ... on OrderPlaced { orderId token } } }`,
    );
    const owner = `__Host-orders=${placeOrder?.["orderId"]}.${placeOrder?.["token"]}; language=en`;
    const address = `${TESTING_ORIGIN}/fr/account/orders/${placeOrder?.["orderId"]}/invoice`;
    const invoice = await (await shop.app.request(address, { headers: { cookie: owner } })).text();
    expect(invoice).toMatch(/<article[\s\S]*<img [^>]*src="\/brand\/[0-9a-f]{16}\.svg"/);
    expect(invoice).toContain("Sold by");
    for (const line of ["Ondine SARL", "69005 Lyon", "RCS Lyon 123 456 789", "TVA FR 12 345678901"])
      expect(invoice).toContain(line);
    const [mail] = await database.current.sql.select().from(mailTable);
    expect(mail?.text).toMatch(
      /\n\nOndine\nOndine SARL\n3 rue du Bœuf, 69005 Lyon, France\nRCS Lyon 123 456 789\nTVA FR/,
    );
    expect(mail?.html).toContain("<bdi>Ondine SARL</bdi><br>");
  });
});
