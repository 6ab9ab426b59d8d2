// Tries every way to reach a product in two countries. The shop hides a brand and products below 90 euros from Germany; for France
// it has the same filter, but disabled. Each hidden product contains a word that no request does.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { orderTable } from "../../commerce/orders/tables.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const BRAND = "pangolin";
const CHEAP = "numbat";

const hidden = (number: number, mark: string, changes: Partial<FeedRow>): FeedRow =>
  feedRow(number, 0, {
    handle: `kept-${number}`,
    title: `Borrowed wool coat ${mark}`,
    vendor: `Maison ${mark}`,
    vendor_text: `Maison ${mark}`,
    vendor_handle: `maison-${number}`,
    largeImage: `/media/${mark}/1`,
    product_images: `/media/${mark}/1`,
    tags: "Clothing\tWomen",
    product_type: "Coats",
    product_type_text: "Coats",
    department: "women",
    designermodelnumber: "SHARED",
    sku: `${mark}-sku`,
    body_html: `<p>${mark}</p>`,
    inventory_quantity: 3,
    sold_num: 1_000,
    position: 0,
    ...changes,
  });

const rows: readonly FeedRow[] = [
  ...Array.from({ length: 4 }, (_, index) => feedRow(index * 4 + 4, 0, { department: "women", inventory_quantity: 2 })),
  feedRow(40, 0, { handle: "plain", department: "women", product_type: "Coats", inventory_quantity: 2 }),
  hidden(9001, BRAND, {}),
  hidden(9002, CHEAP, { eu_eur_price_f: 89.5 }),
];

const filter = (countryCode: string, enabled: boolean) => ({
  enabled,
  countryCode,
  regionCode: "eu",
  currencyCode: "EUR",
  minPrice: 90_000,
  brands: [`Maison ${BRAND}`],
});
const content: Parameters<typeof importContent>[1] = {
  shop: {
    id: "vitrine",
    name: "Shop",
    slug: "shop",
    blockProductFilters: [filter("DE", true), filter("FR", false)],
  },
  sections: [{ id: "new", place: "page", name: "new", type: "new-arrivals", title: "New" }],
};

type Ask = (path: string, init?: RequestInit) => Promise<string>;
type Way = readonly [name: string, go: (ask: Ask, country: string, number: number) => Promise<string>];

const post = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const page = (path: (number: number) => string): Way => [
  path(0),
  (ask, country, number) => ask(`/${country}${path(number)}`),
];
const graphql = (name: string, query: string): Way => [
  `GraphQL: ${name}`,
  (ask, country, number) =>
    ask(
      "/graphql",
      post({
        query,
        variables: {
          slug: `kept-${number}`,
          input: { items: [{ variantId: `v${number}-0` }], ...market(country) },
          ...market(country),
        },
      }),
    ),
];
const market = (country: string) =>
  country === "us"
    ? { currencyCode: "USD", regionCode: "www", localeCountryCode: country }
    : { currencyCode: "EUR", regionCode: "eu", localeCountryCode: country };
const MARKET = "currencyCode: $currencyCode, regionCode: $regionCode, localeCountryCode: $localeCountryCode";
const MARKET_TYPES = "$currencyCode: String, $regionCode: String, $localeCountryCode: String";

const CONTEXT = "$localeCountryCode: String) @inContext(market: $localeCountryCode";

const suggestions = (text: string): Way => [
  `suggestions for ${text}`,
  (ask, country) =>
    ask(
      "/search/suggestions",
      post({
        platform: "rep_web",
        return_hits: true,
        return_facets: true,
        price_list: country === "us" ? "www_usd" : "eu_eur",
        country: country.toUpperCase(),
        query_clause_info: { config_info: { start: 0, hit: 48 }, query_text: text },
      }),
    ),
];

/** They belong to an address, not to a visitor. */
const isPublished = (name: string): boolean => /^\/(?:sitemaps|feeds)\//.test(name);

const PLACES = {
  de: { city: "Ulm", postalCode: "89073", phone: "+49 731 1234567" },
  fr: { city: "Paris", postalCode: "75002", phone: "+33 1 23 45 67 89" },
};

const WAYS: readonly Way[] = [
  page(() => "/"),
  page(() => "/collections/women"),
  page(() => "/collections/new-arrivals"),
  page((number) => `/collections/maison-${number}`),
  page(() => "/pages/search?qTitle=borrowed"),
  page(() => "/menu"),
  page(() => "/pages/designers"),
  page(() => "/pages/designers/collections/women"),
  page((number) => `/products/kept-${number}`),
  page(() => "/products/plain"),
  page((number) => `/recently-viewed?p=kept-${number}`),
  page((number) => `/pages/reviews?product=kept-${number}`),
  page(() => "/sitemaps/designers.xml"),
  page(() => "/feeds/google-merchant.xml"),
  page(() => "/feeds/new-arrivals.xml"),
  suggestions("borrowed"),
  graphql("a product", `query ($slug: String!, ${CONTEXT}) { product(handleOrId: $slug) { title designer { name } } }`),
  graphql("a list", `query (${CONTEXT}) { products(first: 100) { nodes { title } facets { values { label } } } }`),
  graphql("a search", `query (${CONTEXT}) { products(query: "borrowed", first: 100) { nodes { title } } }`),
  graphql("a collection", `query (${CONTEXT}) { collection(handle: "women") { products { nodes { title } } } }`),
  graphql("designers", `query (${CONTEXT}) { designers(first: 250) { nodes { name } } }`),
  graphql("menus", `query (${CONTEXT}) { menus { title designers { title } items { title } } }`),
  graphql(
    "a bag",
    `
      mutation ($input: AddToCartInput!) {
        addToCart(input: $input) {
          ... on CartUpdated {
            cart {
              lines {
                title
                vendor
              }
            }
          }
        }
      }
    `,
  ),
  [
    "a wishlist created in another country",
    async (ask, country, number) => {
      const list = { shopId: "vitrine", productIds: [`p${number}`], ...market("fr") };
      const query = `mutation ($list: CreateWishlistInput!) { createWishlist(input: $list) { ... on WishlistCreated { anonymousToken } } }`;
      const made = await ask("/graphql", post({ query, variables: { list } }));
      const { anonymousToken } = JSON.parse(made).data.createWishlist;
      const read = `query ($token: String!, ${MARKET_TYPES}) {
        queryWishlistByAnonymousToken(shopId: "vitrine", anonymousToken: $token, ${MARKET}) { ... on WishlistPage { items { product { title } } } } }`;
      return ask("/graphql", post({ query: read, variables: { token: anonymousToken, ...market(country) } }));
    },
  ],
];

onDatabase("products hidden from a country", (database) => {
  let app: TestingShop["app"];
  beforeAll(async () => {
    const lines = rows.map((row) => JSON.stringify(row));
    await importFeed(database.current, lines, { source: "test" });
    await importContent(database.current, content);
    const shop = await openTestingShop(database.current, { COUNTRY_HEADER: "cf-ipcountry" });
    ({ app } = shop);
    return shop.close;
  });

  const ask: Ask = async (path, init) => {
    const response = await app.request(TESTING_ORIGIN + path, init);
    const location = response.headers.get("location");
    if (location === null) return response.text();
    return ask(location.replace(TESTING_ORIGIN, ""), init?.headers ? { headers: init.headers } : {});
  };
  const askFrom =
    (headers: Record<string, string>): Ask =>
    (path, init = {}) =>
      ask(path, { ...init, headers: { ...(init.headers as Record<string, string> | undefined), ...headers } });
  const shownIn = async (country: string, number: number, mark: string, from: Ask = ask) => {
    const shown: string[] = [];
    for (const [name, go] of WAYS) if ((await go(from, country, number)).toLowerCase().includes(mark)) shown.push(name);
    return shown;
  };

  test.each([
    ["of a brand", 9001, BRAND],
    ["under a price", 9002, CHEAP],
  ])("a product %s is found by none of the ways in that country [TG-03]", async (_what, number, mark) => {
    expect(await shownIn("de", number, mark)).toEqual([]);
  });

  const GERMAN: readonly (readonly [string, Record<string, string>])[] = [
    ["the proxy reports Germany", { "cf-ipcountry": "DE" }],
    ["they chose Germany", { cookie: "country=de" }],
    ["the proxy reports Germany and they chose the United States", { "cf-ipcountry": "de", cookie: "country=us" }],
  ];
  test.each(GERMAN)("if %s, an address of another country does not show them [TG-03]", async (_how, headers) => {
    const from = askFrom(headers);
    for (const [number, mark] of [
      [9001, BRAND],
      [9002, CHEAP],
    ] as const) {
      const shown = await shownIn("us", number, mark, from);
      expect(shown.filter((name) => !isPublished(name))).toEqual([]);
    }
    expect(await from("/us/collections/women")).toContain("/us/products/plain");
  });

  test("the search API hides them from a visitor in that country [TG-03]", async () => {
    const body = post({ query_clause_info: { query_text: "borrowed", uniq_field: "product_id" } });
    const total = async (from: Ask) => JSON.parse(await from("/search/listing", body)).result.total;
    expect(await total(askFrom({ "cf-ipcountry": "DE" }))).toBe(0);
    expect(await total(ask)).toBe(2);
  });

  test("visitors in other countries see them at the country's own address [TG-03]", async () => {
    const french = askFrom({ "cf-ipcountry": "FR" });
    const all = WAYS.map(([name]) => name).filter((name) => !name.startsWith("/pages/reviews") && !isPublished(name));
    expect(await shownIn("de", 9001, BRAND, french)).toEqual(expect.arrayContaining(all));
  });

  test("with the filter disabled, every way finds them [TG-03]", async () => {
    const all = WAYS.map(([name]) => name).filter((name) => !name.startsWith("/pages/reviews"));
    expect(await shownIn("fr", 9001, BRAND)).toEqual(expect.arrayContaining(all));
    expect(await shownIn("fr", 9002, CHEAP)).toEqual(expect.arrayContaining(all));
  });

  test("a hidden brand is not suggested in that country [TG-03]", async () => {
    const [, go] = suggestions("maison");
    expect((await go(ask, "de", 9001)).toLowerCase()).not.toContain(BRAND);
    expect((await go(ask, "fr", 9001)).toLowerCase()).toContain(BRAND);
  });

  test.each([
    ["of a brand", 9001],
    ["under a price", 9002],
  ])(
    "a product %s that is already in the cart cannot be bought there, but elsewhere [TG-03]",
    async (_what, number) => {
      const asks = async (headers: Record<string, string>, query: string, variables: unknown = {}) => {
        const request = post({ query, variables });
        const response = await app.request(`${TESTING_ORIGIN}/graphql`, {
          ...request,
          headers: { ...request.headers, ...headers },
        });
        const { data, errors } = await response.json();
        expect(errors).toBeUndefined();
        return { data, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
      };
      const add = (country: string) =>
        asks({}, `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }`, {
          input: { items: [{ variantId: `v${number}-0` }], ...market(country) },
        });
      expect((await add("de")).data.addToCart.__typename).toBe("CartRefused");

      const buy = async (country: "de" | "fr") => {
        // Added to the cart in a country where it is sold.
        const { cookie } = await add("fr");
        const place = { ...PLACES[country], firstName: "Ana", lastName: "Roux", line1: "Weg 1", country };
        const variables = { ...market(country), place };
        const steps = `mutation (${MARKET_TYPES}, $place: PostalAddressInput) {
        saveCheckoutContact(${MARKET}, email: "ana@example.com") { __typename }
        saveCheckoutAddresses(${MARKET}, delivery: $place) { __typename }
        chooseDeliveryMethod(${MARKET}, method: STANDARD) { __typename ... on Checkout { totals { subtotal { amount } total { amount } due { amount } } } } }`;
        const { data } = await asks({ cookie }, steps, variables);
        const { subtotal, total, due } = data.chooseDeliveryMethod.totals;
        const order = `mutation (${MARKET_TYPES}, $total: Decimal!, $due: Decimal!) { placeOrder(${MARKET},
        idempotencyKey: "${randomUUID()}", expectedTotal: $total, expectedDue: $due, method: CARD,
        card: { number: "4242424242424242", expiry: "12/39", code: "123" }) { __typename } }`;
        const placed = await asks({ cookie }, order, { ...market(country), total: total.amount, due: due.amount });
        return { subtotal: Number(subtotal.amount), kind: placed.data.placeOrder.__typename };
      };
      const orders = async () => (await database.current.sql.select().from(orderTable)).length;
      const before = await orders();
      const refused = await buy("de");
      expect(refused.kind).not.toMatch(/^(?:OrderPlaced|PaymentStep)$/);
      expect(refused.subtotal).toBe(0);
      expect(await orders()).toBe(before);
      expect((await buy("fr")).kind).toBe("OrderPlaced");
      expect(await orders()).toBe(before + 1);
    },
  );

  test("they are not delivered to that country from the market of another, by pages or by GraphQL [UF-06] [TG-03]", async () => {
    const send = async (path: string, init: RequestInit, cookie = "") => {
      const headers = { ...(init.headers as Record<string, string>), cookie, origin: TESTING_ORIGIN };
      const response = await app.request(TESTING_ORIGIN + path, { ...init, headers });
      return { text: await response.text(), cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
    };
    const mutate = async (query: string, variables: unknown, cookie = "") => {
      const answer = await send("/graphql", post({ query, variables }), cookie);
      const { data, errors } = JSON.parse(answer.text);
      expect(errors).toBeUndefined();
      return { data, cookie: answer.cookie };
    };
    const place = (country: "de" | "fr") => ({
      ...PLACES[country],
      firstName: "Ana",
      lastName: "Roux",
      line1: "Weg 1",
      country,
    });
    const save = `mutation (${MARKET_TYPES}, $place: PostalAddressInput) {
      saveCheckoutContact(${MARKET}, email: "ana@example.com") { __typename }
      saveCheckoutAddresses(${MARKET}, delivery: $place) {
        __typename ... on Undeliverable { countryCode lines { title } } }
      chooseDeliveryMethod(${MARKET}, method: STANDARD) { ... on Checkout { totals { total { amount } due { amount } } } } }`;
    const { cookie } = await mutate(
      `
        mutation ($input: AddToCartInput!) {
          addToCart(input: $input) {
            __typename
          }
        }
      `,
      { input: { items: [{ variantId: "v9001-0" }], ...market("fr") } },
    );
    const refused = await mutate(save, { ...market("fr"), place: place("de") }, cookie);
    expect(refused.data.saveCheckoutAddresses).toEqual({
      __typename: "Undeliverable",
      countryCode: "DE",
      lines: [{ title: `Borrowed wool coat ${BRAND}` }],
    });
    const form = { ...place("de"), country: "DE", form: "address", same: "yes" };
    const answered = await send(
      "/fr/checkout",
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "en" },
        body: new URLSearchParams(form).toString(),
      },
      `${cookie}; language=en`,
    );
    expect(answered.text).toContain("We cannot deliver this to Germany: ");

    // An address from before the filter was enabled.
    const filters = [filter("DE", false)];
    await importContent(database.current, { ...content, shop: { ...content.shop!, blockProductFilters: filters } });
    const saved = await mutate(save, { ...market("fr"), place: place("de") }, cookie);
    expect(saved.data.saveCheckoutAddresses).toEqual({ __typename: "Checkout" });
    await importContent(database.current, content);
    const { total, due } = saved.data.chooseDeliveryMethod.totals;
    const order = `mutation (${MARKET_TYPES}, $total: Decimal!, $due: Decimal!) { placeOrder(${MARKET},
      idempotencyKey: "${randomUUID()}", expectedTotal: $total, expectedDue: $due, method: CARD,
      card: { number: "4242424242424242", expiry: "12/39", code: "123" }) { __typename ... on Undeliverable { countryCode } } }`;
    const orders = async () => (await database.current.sql.select().from(orderTable)).length;
    const before = await orders();
    const placed = await mutate(order, { ...market("fr"), total: total.amount, due: due.amount }, cookie);
    expect(placed.data.placeOrder).toEqual({ __typename: "Undeliverable", countryCode: "DE" });
    expect(await orders()).toBe(before);
  });

  test("their pages and their designer's page are not found [TG-03]", async () => {
    /** After the redirect to the handle of the designer's name. */
    const statusOf = async (path: string): Promise<number> => {
      const response = await app.request(TESTING_ORIGIN + path);
      const location = response.headers.get("location");
      return location === null ? response.status : statusOf(location);
    };
    for (const path of ["/products/kept-9001", "/collections/maison-9001"]) {
      expect(await statusOf(`/de${path}`), path).toBe(404);
      expect(await statusOf(`/fr${path}`), path).toBe(200);
    }
  });
});
