// One price in every place that shows it: pages, structured data, feeds, APIs, the order, its mail, its invoice and its charge.

import { randomUUID } from "node:crypto";
import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type FeedRow, INITIAL_PRICE_LISTS } from "#catalogue";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { changeSetting, PRICE_LISTS } from "#commerce/settings";
import { onDatabase } from "../../commerce/database/testing.ts";
import { mailTable } from "../../commerce/mail/tables.ts";
import { orderTable } from "../../commerce/orders/tables.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

interface Place {
  readonly country: string;
  readonly region: string;
  readonly currency: string;
  readonly address: Readonly<Record<string, string>>;
}

const AMERICA: Place = {
  country: "us",
  region: "www",
  currency: "USD",
  address: { city: "Austin", region: "TX", postalCode: "73301", phone: "+1 512 555 0123" },
};
const RUSSIA: Place = {
  country: "ru",
  region: "ru",
  currency: "RUB",
  address: { city: "Москва", postalCode: "101000", phone: "+7 495 1234567" },
};
/** Currencies that a merchant enabled, with no decimals, two and three. */
const JAPAN: Place = {
  country: "jp",
  region: "jp",
  currency: "JPY",
  address: { city: "渋谷区", region: "13", postalCode: "150-0001", phone: "+81 3 1234 5678" },
};
const SWITZERLAND: Place = {
  country: "ch",
  region: "ch",
  currency: "CHF",
  address: { city: "Zürich", postalCode: "8001", phone: "+41 44 123 45 67" },
};
const KUWAIT: Place = {
  country: "kw",
  region: "gulf",
  currency: "KWD",
  address: { city: "Kuwait City", postalCode: "13001", phone: "+965 2222 3333" },
};

/** Handle, place, price in the feed, price shown, former price in the feed and shown, and both amounts in machine-readable places. */
const CASES = [
  ["whole", AMERICA, 43, "$43", 61, "$61", "43.00", "61.00"],
  ["cents", AMERICA, 42.99, "$42.99", 60.5, "$60.50", "42.99", "60.50"],
  ["cents", RUSSIA, 4299.4, "₽4.299", 6050.5, "₽6.051", "4299", "6051"],
  ["whole", JAPAN, 6480, "JP¥6,480", 9200, "JP¥9,200", "6480", "9200"],
  ["cents", JAPAN, 6449.6, "JP¥6,450", 9075, "JP¥9,075", "6450", "9075"],
  ["cents", SWITZERLAND, 39.95, "CHF 39.95", 55.5, "CHF 55.50", "39.95", "55.50"],
  ["cents", KUWAIT, 13.125, "KWD 13.130", 18.25, "KWD 18.250", "13.130", "18.250"],
] as const satisfies readonly (readonly [string, Place, number, string, number, string, string, string])[];

const prices = (handle: string): Partial<FeedRow> =>
  Object.fromEntries(
    CASES.filter(([of]) => of === handle).flatMap(([, { region, currency }, price, , before]) => [
      [`${region}_${currency.toLowerCase()}_price_f`, price],
      [`${region}_${currency.toLowerCase()}_compare_at_price_f`, before],
    ]),
  );
const row = (number: number, handle: string): FeedRow => {
  const { www_usd_price_f: _, ...plain } = feedRow(number, 0, {
    handle,
    title: `Coat ${handle}`,
    vendor_handle: handle,
    vendor: `Maison ${handle}`,
    department: "women",
    product_type: "Coats",
    inventory_quantity: 50,
  });
  return { ...plain, ...prices(handle) };
};

/** A product whose sizes differ in price. */
const RANGING: Partial<FeedRow> = { handle: "ranging", department: "women", inventory_quantity: 5 };

const LISTS = {
  lists: [
    ...INITIAL_PRICE_LISTS.lists.map(({ markets, ...list }) => ({
      ...list,
      ...(markets && { markets: markets.filter((market) => market !== "ch") }),
    })),
    { code: "jp_jpy", name: "Japan", markets: ["jp"], convert: { from: "www_usd", rate: 150, round: { to: 100 } } },
    { code: "ch_chf", name: "Switzerland", markets: ["ch"], convert: { from: "eu_eur", rate: 0.93 } },
    { code: "gulf_kwd", name: "Kuwait", markets: ["kw"], convert: { from: "www_usd", rate: 0.307 } },
  ],
};

onDatabase("prices", (database) => {
  let app: TestingShop["app"];
  beforeAll(async () => {
    await changeSetting(database.current, PRICE_LISTS, LISTS);
    const ranging = [80, 120.5].map((pounds, variant) => ({
      ...feedRow(12, variant, RANGING),
      uk_gbp_price_f: pounds,
    }));
    const lines = [row(4, "whole"), row(8, "cents"), ...ranging].map((one) => JSON.stringify(one));
    await importFeed(database.current, lines, { source: "test" });
    await importContent(database.current, {
      shop: { id: "vitrine", name: "Shop", slug: "shop" },
      sections: [{ id: "new", place: "page", name: "new", type: "new-arrivals", title: "New" }],
    });
    const shop = await openTestingShop(database.current);
    ({ app } = shop);
    return shop.close;
  });

  const ask = async (path: string, cookie = "", init: RequestInit = {}) => {
    const response = await app.request(TESTING_ORIGIN + path, {
      ...init,
      headers: { cookie, origin: TESTING_ORIGIN, ...init.headers },
    });
    const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    return { text: plain(await response.text()), cookie: [cookie, ...set].filter(Boolean).join("; "), response };
  };
  const submit = (path: string, fields: Record<string, string>, cookie = "") =>
    ask(path, cookie, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });

  /** Buys one piece and returns the checkout page, the order's page and the amount charged. */
  const buy = async ({ country, region, currency, address }: Place, cookie: string) => {
    const market = `regionCode: "${region}", currencyCode: "${currency}", localeCountryCode: "${country}"`;
    const graphql = async (query: string, variables: unknown = {}) => {
      const { text } = await ask("/graphql", cookie, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = JSON.parse(text);
      expect(errors).toBeUndefined();
      return data;
    };
    const saved = await graphql(
      `mutation ($place: PostalAddressInput) {
        saveCheckoutContact(${market}, email: "ana@example.com") { __typename }
        saveCheckoutAddresses(${market}, delivery: $place) { __typename ... on InvalidForm { fields { field } } }
        chooseDeliveryMethod(${market}, method: STANDARD) { ... on Checkout { totals { total { amount } due { amount } } } } }`,
      { place: { ...address, firstName: "Ana", lastName: "Roux", line1: "Road 1", country } },
    );
    expect(saved.saveCheckoutAddresses).toEqual({ __typename: "Checkout" });
    const { total, due } = saved.chooseDeliveryMethod.totals;
    const checkout = await ask(`/${country}/checkout`, cookie);
    const { placeOrder } = await graphql(
      `mutation { placeOrder(${market}, idempotencyKey: "${randomUUID()}", expectedTotal: "${total.amount}", expectedDue: "${due.amount}",
        method: CARD, card: {number: "4242424242424242", expiry: "12/39", code: "123"}) {
        __typename ... on OrderPlaced { orderId token } } }`,
    );
    expect(placeOrder.__typename).toBe("OrderPlaced");
    const { orderId, token } = placeOrder;
    const seeing = `__Host-orders=${orderId}.${token}`;
    const order = await ask(`/${country}/checkout/order/${orderId}`, seeing);
    const invoice = await ask(`/${country}/account/orders/${orderId}/invoice`, seeing);
    return { checkout: checkout.text, order: order.text, invoice: invoice.text };
  };

  test.each(CASES.map((one) => [one[1].currency, ...one] as const))(
    "[OC-15] [I18-06] in %s, the price of the product %s is the same everywhere",
    async (_currency, handle, place, _price, shown, _before, formerly, amount, before) => {
      const { country, currency } = place;
      const saved = await submit(`/${country}/wishlist`, { intent: "add", product: handle === "whole" ? "p4" : "p8" });
      const added = await submit(`/${country}/cart`, {
        intent: "add",
        variantId: handle === "whole" ? "v4-0" : "v8-0",
      });
      const places: Record<string, string> = {
        home: (await ask(`/${country}`)).text,
        listing: (await ask(`/${country}/collections/women`)).text,
        search: (await ask(`/${country}/pages/search?qTitle=coat`)).text,
        product: (await ask(`/${country}/products/${handle}`)).text,
        wishlist: (await ask(`/${country}/wishlist`, saved.cookie)).text,
        "recently viewed": (await ask(`/${country}/recently-viewed?p=${handle}`)).text,
        "new arrivals feed": (await ask(`/${country}/feeds/new-arrivals.xml`)).text,
        cart: (await ask(`/${country}/cart`, added.cookie)).text,
        ...(await buy(place, added.cookie)),
        ...(await lastMail()),
      };
      const missing = Object.entries(places).filter(([, text]) => !hasAmount(text, shown));
      expect(missing.map(([name]) => name)).toEqual([]);
      for (const name of ["home", "listing", "product", "wishlist"]) expect(places[name], name).toContain(formerly);

      const exact = `${Number(amount)}`;
      expect(places["product"]).toContain(`"price":${exact},"priceCurrency":"${currency}"`);
      expect(places["product"]).toContain(`property="product:price:amount" content="${exact}"`);
      expect(await hitOf(handle)).toMatchObject({
        [`${place.region}_${currency.toLowerCase()}_price_f`]: Number(amount),
        [`${place.region}_${currency.toLowerCase()}_compare_at_price_f`]: Number(before),
      });
      expect(await graphqlPrices(place, handle)).toEqual([
        { amount, currencyCode: currency },
        { amount: before, currencyCode: currency },
      ]);
      const merchant = (await ask(`/${country}/feeds/google-merchant.xml`)).text;
      expect(merchant).toContain(`<g:sale_price>${amount} ${currency}</g:sale_price>`);
      const [order] = await database.current.sql.select().from(orderTable).orderBy(desc(orderTable.createdAt)).limit(1);
      expect(order?.subtotal).toBe(Math.round(Number(amount) * 1000));
    },
  );

  /** The product as Algolia's clients receive it. */
  const hitOf = async (handle: string): Promise<unknown> => {
    const { text } = await ask("/1/indexes/vitrine_products/query", "", {
      method: "POST",
      headers: { ...ALGOLIA, "content-type": "application/json" },
      body: JSON.stringify({ filters: `vendor_handle:${handle}` }),
    });
    return JSON.parse(text).hits[0];
  };
  const graphqlPrices = async ({ country }: Place, handle: string): Promise<readonly unknown[]> => {
    const query = `query @inContext(market: "${country}") { product(handleOrId: "${handle}") {
      price { amount currencyCode } compareAtPrice { amount currencyCode } } }`;
    const { text } = await ask("/graphql", "", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { product } = JSON.parse(text).data;
    return [product.price, product.compareAtPrice];
  };

  test("[I18-06] a price filter and its chip are written like prices", async () => {
    const filtered = `/us/collections/women?range[USD][min]=40&range[USD][max]=50`;
    expect((await ask(filtered)).text).toContain("$40 – $50");
  });

  test("[OC-15] a product whose sizes differ in price shows the lowest as such, until a size is chosen", async () => {
    const saved = await submit("/gb/wishlist", { intent: "add", product: "p12" });
    const places = {
      home: await ask("/gb"),
      listing: await ask("/gb/collections/women"),
      dearest: await ask("/gb/collections/women?sortBy=price-desc"),
      product: await ask("/gb/products/ranging"),
      related: await ask("/gb/products/whole"),
      wishlist: await ask("/gb/wishlist", saved.cookie),
      "recently viewed": await ask("/gb/recently-viewed?p=ranging"),
    };
    for (const [name, { text }] of Object.entries(places)) expect(text, name).toContain("<bdi>From £80</bdi>");
    const head = async (path: string) => /<h1.*?<\/p>/s.exec((await ask(path)).text)?.[0] ?? "";
    expect(await head("/gb/products/ranging")).toContain("<bdi>From £80</bdi>");
    expect(await head("/gb/products/ranging/v12-0")).toContain("<bdi>£80</bdi>");
    expect(await head("/gb/products/ranging/v12-1")).toContain("<bdi>£120.50</bdi>");
    expect(await head("/gb/products/whole")).not.toContain("From");
    const arabic = await ask("/gb/products/ranging", "language=ar");
    expect(arabic.text).toContain("<bdi>ابتداءً من \u2068£80\u2069</bdi>");
  });

  const lastMail = async () => {
    const [mail] = await database.current.sql.select().from(mailTable).orderBy(desc(mailTable.createdAt)).limit(1);
    return { mail: plain(mail?.text ?? ""), "mail as HTML": plain(mail?.html ?? "") };
  };
});

const ALGOLIA = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };

const plain = (text: string): string => text.replaceAll("\u00A0", " ").replaceAll(/<!-- -->/g, "");

/** The amount on its own: "$43" is not in "$43.50" or "$430". */
const hasAmount = (text: string, amount: string): boolean =>
  text.split(amount).some((_, at, parts) => at > 0 && !/^[.,]?\d/.test(parts[at] ?? ""));
