// The delivery setting over HTTP: pages, checkout, feeds and GraphQL follow it, and orders keep what was agreed.

import { randomUUID } from "node:crypto";
import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { DeliverySettings } from "#catalogue";
import { orderTable } from "#commerce/orders";
import { importFeed } from "#commerce/products";
import { DELIVERY } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
import { mailTable } from "../../commerce/mail/tables.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";
import { documentedExample, sendSetting } from "./testing-settings-api.ts";

const EXAMPLE = documentedExample("delivery") as DeliverySettings;
const MARKET = 'regionCode: "eu", currencyCode: "EUR", localeCountryCode: "FR"';

onDatabase("delivery as a merchant decides it", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = [1, 2].map((number) => `${JSON.stringify(feedRow(number, 0))}\n`);
    await importFeed(database.current, rows, { source: "delivery.jsonl" });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const put = (value: unknown) => sendSetting(shop, "PUT", "delivery", value);
  const page = async (path: string, cookie = "") => (await shop.app.request(path, { headers: { cookie } })).text();
  let cookie = "";
  const graphql = async (query: string, variables: unknown = {}) => {
    const response = await shop.app.request(`${TESTING_ORIGIN}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: TESTING_ORIGIN, cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Record<string, never>; errors?: unknown };
    expect(errors).toBeUndefined();
    return data as Record<string, Record<string, unknown>>;
  };
  const fillCart = async () => {
    const response = await shop.app.request(`${TESTING_ORIGIN}/fr/cart`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN },
      body: new URLSearchParams({ intent: "add", variantId: "v1-0" }).toString(),
    });
    cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
  };
  const address = { country: "FR", firstName: "Ana", lastName: "Roux", line1: "1 rue de la Paix", city: "Paris" };
  const place = { ...address, postalCode: "75002", phone: "+33 1 23 45 67 89" };
  const checkOut = (method: string) =>
    graphql(
      `mutation ($place: PostalAddressInput, $method: DeliveryMethodCode!) {
        saveCheckoutContact(${MARKET}, email: "ana@example.com") { __typename }
        saveCheckoutAddresses(${MARKET}, delivery: $place) { __typename }
        chooseDeliveryMethod(${MARKET}, method: $method) { ... on Checkout {
          deliveryMethods { code name price { amount } daysFrom daysTo isChosen }
          totals { delivery { amount } total { amount } due { amount } } } } }`,
      { place, method },
    );

  test("the example of the documentation changes cart, checkout, pages, feed and GraphQL at once", async () => {
    await fillCart();
    expect(await page("/fr/cart", cookie)).toContain('"price":10000,"freeFrom":200000');
    expect(await put(EXAMPLE)).toEqual({ status: 200, json: { kind: "changed" } });
    expect(await page("/fr/cart", cookie)).toContain('"price":4950,"freeFrom":80000');
    const product = await page("/fr/products/product-1");
    expect(product).toContain("Coursier, le jour même");
    expect(product).toMatch(/€19[.,]90?/);
    expect(product).toContain('"merchantReturnDays":60');
    expect(await page("/fr/pages/orders-shipping")).toMatch(/Coursier, le jour même.*19[.,]90?/s);
    const feed = await page("/fr/feeds/google-merchant.xml");
    // Both products cost more than the subtotal from which delivery is free.
    expect(feed).toContain("<g:service>Livraison standard</g:service><g:price>0.00 EUR</g:price>");
    // A country of the other zone, at the method's own price.
    expect(await page("/de/feeds/google-merchant.xml")).toContain("<g:price>6.95 EUR</g:price>");
    const saved = await checkOut("COURIER");
    expect(saved["chooseDeliveryMethod"]).toEqual({
      deliveryMethods: [
        {
          code: "STANDARD",
          name: "Standard delivery",
          price: { amount: "0.00" },
          daysFrom: 1,
          daysTo: 3,
          isChosen: false,
        },
        {
          code: "COURIER",
          name: "Courier, same day",
          price: { amount: "19.90" },
          daysFrom: 0,
          daysTo: 1,
          isChosen: true,
        },
      ],
      totals: { delivery: { amount: "19.90" }, total: { amount: "120.90" }, due: { amount: "120.90" } },
    });
    expect(await page("/fr/checkout", cookie)).toContain("Coursier, le jour même");
  });

  test("an order keeps the name, the price and the time to return that were agreed", async () => {
    const { placeOrder } = await graphql(
      `mutation { placeOrder(${MARKET}, idempotencyKey: "${randomUUID()}", expectedTotal: 120.9, expectedDue: 120.9,
        method: CARD, card: {number: "4242424242424242", expiry: "12/39", code: "123"}) {
        __typename ... on OrderPlaced { orderId token } } }`,
    );
    expect(placeOrder?.["__typename"]).toBe("OrderPlaced");
    expect((await sendSetting(shop, "DELETE", "delivery")).status).toBe(200);
    const order = await page(
      `/fr/checkout/order/${placeOrder?.["orderId"]}`,
      `__Host-orders=${placeOrder?.["orderId"]}.${placeOrder?.["token"]}`,
    );
    expect(order).toContain("Coursier, le jour même");
    expect(order).toMatch(/€19[.,]90?/);
    const [mail] = await database.current.sql.select().from(mailTable).orderBy(desc(mailTable.createdAt)).limit(1);
    expect(mail?.text).toContain("Courier, same day: 0 to 1 working day.");
    const [agreed] = await database.current.sql.select({ terms: orderTable.deliveryTerms }).from(orderTable);
    expect(agreed?.terms?.returnDays).toBe(60);
    // The shop is back at its initial value.
    expect(await page("/fr/products/product-1")).toContain('"merchantReturnDays":30');
  });

  test.each<[string, (value: DeliverySettings) => unknown, string, string]>([
    [
      "no zone for everywhere else",
      ({ zones, ...rest }) => ({ ...rest, zones: zones.slice(0, 1) }),
      "zones",
      "exactly",
    ],
    [
      "a country twice",
      ({ zones: [one, other], ...rest }) => ({ ...rest, zones: [one, one, other] }),
      "zones.1.countries.0",
      "FR is already at",
    ],
    [
      "a method that does not exist",
      ({ methods, zones }) => ({ methods: methods.slice(0, 1), zones }),
      "zones.0.methods.courier",
      "is not the code",
    ],
    [
      "a tenth of a cent",
      ({ methods: [one, ...others], zones }) => ({
        methods: [{ ...one, prices: { eu_eur: { price: 6.955 } } }, ...others],
        zones,
      }),
      "methods.0.prices.eu_eur.price",
      "must be a multiple of 0.01 EUR",
    ],
    [
      "a price list in which a zone has no price",
      ({ methods: [one, ...others], zones }) => ({ methods: [{ ...one, prices: {} }, ...others], zones }),
      "zones.1.methods",
      "no method has a price in eu_eur",
    ],
    [
      "a price list that does not exist",
      ({ methods: [one, ...others], zones }) => ({
        methods: [{ ...one, prices: { xx_xxx: { price: 6 } } }, ...others],
        zones,
      }),
      "methods.0.prices",
      "",
    ],
    [
      "no names",
      ({ methods: [one, ...others], zones }) => ({ methods: [{ ...one, names: {} }, ...others], zones }),
      "methods.0.names",
      "at least one language",
    ],
  ])("%s is refused with its place", async (_, change, path, message) => {
    const { status, json } = await put(change(EXAMPLE));
    expect(status).toBe(422);
    const { errors } = json as { errors: readonly { path: string; message: string }[] };
    expect(errors.map((error) => error.path).join(" ")).toContain(path);
    expect(errors.map((error) => error.message).join(" ")).toContain(message);
    expect((await sendSetting(shop, "GET", "delivery")).json).toEqual(JSON.parse(JSON.stringify(DELIVERY.initial)));
  });
});
