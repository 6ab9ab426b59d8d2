// Tries every way to reach a product, for products that must not be found: one hidden by the operator, one for VIPs of level 2, and two
// outside their schedule. Each contains a word that no request does, so a response with that word shows the product.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importContent } from "#commerce/content";
import { importFeed, readCatalogue, saleRowsOf } from "#commerce/products";
import { openEmbedded } from "#search/backends/embedded";
import { PRODUCT_SCHEMA } from "#search/products";
import { productRecord } from "#search/testing/product-record";
import { SUGGESTION_SCHEMA, suggestionRecords } from "#search/suggestions";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { graphqlApi } from "../apis.ts";
import { searchApis } from "../search/search-apis.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { cookieOf } from "../graphql/testing-graphql.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const HIDDEN = "quokka";
const VIP_ONLY = "axolotl";
const EARLY = "wombat";
const ENDED = "numbat";

/** Requests may contain its handle, id and a word of its title; responses must not contain its mark. */
const secret = (number: number, mark: string, changes: Partial<FeedRow>): FeedRow =>
  feedRow(number, 0, {
    handle: `secret-${number}`,
    title: `Borrowed wool coat ${mark}`,
    title_zh: `外套${mark}`,
    vendor: `Maison ${mark}`,
    vendor_text: `Maison ${mark}`,
    vendor_handle: `maison-${number}`,
    largeImage: `/media/${mark}/1`,
    product_images: `/media/${mark}/1\t/media/${mark}/2`,
    tags: ["Clothing", "Women", `Season_${mark}`].join("\t"),
    product_type: "Coats",
    product_type_text: "Coats",
    department: "women",
    designercolor: mark,
    designermodelnumber: "SHARED",
    sku: `${mark}-sku`,
    body_html: `<p>${mark}</p>`,
    variant_title: mark,
    inventory_quantity: 3,
    sold_num: 1_000,
    position: 0,
    ...changes,
  });

const rows: readonly FeedRow[] = [
  ...Array.from({ length: 8 }, (_, index) => feedRow(index * 4 + 4, 0, { department: "women", inventory_quantity: 2 })),
  feedRow(41, 0, { handle: "plain", department: "women", product_type: "Coats" }),
  secret(9001, HIDDEN, { visibility: "NO" }),
  secret(9002, VIP_ONLY, { viplevel: 2 }),
  secret(9003, EARLY, { visible_from: "2999-01-01T00:00:00Z" }),
  secret(9004, ENDED, { visible_until: "2026-02-01T00:00:00Z" }),
];

type Ask = (path: string, init?: RequestInit) => Promise<string>;

interface Way {
  readonly name: string;
  /** True if a VIP of the level must find it this way. */
  readonly isForVips: boolean;
  readonly go: (ask: Ask, number: number) => Promise<string>;
}

const DATA = { headers: { accept: "application/vnd.vitrine.data+json" } };
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
const KEY = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };
const INDEX = "/1/indexes/vitrine_products";

const page = (path: string | ((number: number) => string), isForVips = true): Way[] => {
  const at = typeof path === "string" ? () => path : path;
  return [
    { name: `${at(0)} as a document`, isForVips, go: (ask, number) => ask(at(number)) },
    { name: `${at(0)} as JSON`, isForVips, go: (ask, number) => ask(at(number), DATA) },
  ];
};
const dialect = (name: string, path: string, body: (number: number) => unknown, isForVips = true): Way => ({
  name,
  isForVips,
  go: (ask, number) => ask(path, post(body(number))),
});
const algolia = (name: string, path: (number: number) => string, body?: (number: number) => unknown): Way => ({
  name: `Algolia: ${name}`,
  isForVips: false,
  go: (ask, number) => ask(path(number), body ? post(body(number), KEY) : { headers: KEY }),
});
const nodeId = (id: string) => Buffer.from(`Product:${id}`).toString("base64url");
const graphql = (name: string, query: string, isForVips = true): Way => ({
  name: `GraphQL: ${name}`,
  isForVips,
  go: (ask, number) =>
    ask(
      "/graphql",
      post({ query, variables: { slug: `secret-${number}`, id: `p${number}`, nodes: [nodeId(`p${number}`)] } }),
    ),
});

const clause = (more: object) => ({
  platform: "rep_web",
  return_hits: true,
  return_facets: true,
  query_clause_info: { config_info: { start: 0, hit: 48 }, ...more },
});
const FIELDS = "title vendor sku";
const PRODUCT = "title designer { name } image { url } descriptionHtml variants { sku designerColour }";

const WAYS: readonly Way[] = [
  ...page("/"),
  ...page("/collections/women"),
  ...page("/collections/all"),
  ...page("/collections/coats"),
  ...page("/collections/new-arrivals"),
  ...page("/collections/women?page=2", false),
  ...page("/collections/women?sortBy=-cn_cny_price_1k"),
  ...page((number) => `/collections/maison-${number}`),
  ...page("/pages/search?qTitle=borrowed"),
  ...page("/pages/search?qTitle=maison"),
  ...page("/menu", false),
  ...page("/pages/designers", false),
  ...page("/pages/designers/collections/women"),
  ...page("/shop/shop/women"),
  ...page((number) => `/products/secret-${number}`),
  ...page((number) => `/products/p${number}`, false),
  ...page((number) => `/products/secret-${number}/v${number}-0`),
  ...page((number) => `/shop/shop/products/secret-${number}`, false),
  ...page("/products/plain"),
  ...page((number) => `/recently-viewed?p=secret-${number}&p=p${number}`),
  ...page((number) => `/de/products/secret-${number}`),
  ...page("/wishlist", false),
  ...page("/sitemap.xml", false),
  dialect("listing: everything", "/search/listing", () => clause({})),
  dialect("listing: a text", "/search/listing", () => clause({ query_text: "borrowed" })),
  dialect("listing: the hidden ones", "/search/listing", () => clause({ query_filter: "visibility = 'NO'" }), false),
  dialect("listing: VIP levels", "/search/listing", () => clause({ query_filter: "viplevel > 0" })),
  dialect("listing: facets", "/search/listing", () => clause({ facets: [{ field: "vendor" }, { field: "tags" }] })),
  dialect("suggestions: products", "/search/suggestions", () => clause({ query_text: "borrowed" })),
  dialect("suggestions: designers", "/search/suggestions", () => clause({ query_text: "maison" })),
  algolia(
    "search",
    () => `${INDEX}/query`,
    () => ({ query: "borrowed", facets: ["*"] }),
  ),
  algolia("search by GET", () => `${INDEX}?query=borrowed`),
  algolia(
    "filters",
    () => `${INDEX}/query`,
    () => ({ filters: "visibility:NO OR viplevel > 0" }),
  ),
  algolia(
    "several searches",
    () => "/1/indexes/*/queries",
    () => ({ requests: [{ indexName: "vitrine_products", params: "query=borrowed&facets=*" }] }),
  ),
  algolia(
    "values of a facet",
    () => `${INDEX}/facets/vendor/query`,
    () => ({ facetQuery: "maison" }),
  ),
  algolia(
    "browsing",
    () => `${INDEX}/browse`,
    () => ({}),
  ),
  algolia("an object", (number) => `${INDEX}/v${number}-0`),
  algolia(
    "objects",
    () => "/1/indexes/*/objects",
    (number) => ({
      requests: [
        { indexName: "vitrine_products", objectID: `v${number}-0` },
        { indexName: "vitrine_products", objectID: `p${number}` },
      ],
    }),
  ),
  algolia(
    "the index of suggestions",
    () => "/1/indexes/vitrine_products_suggestions/query",
    () => ({ query: "maison" }),
  ),
  graphql("a product by handle", `query ($slug: String!) { product(handleOrId: $slug) { ${PRODUCT} } }`),
  graphql("a product by id", `query ($id: String!) { product(handleOrId: $id) { ${PRODUCT} } }`),
  graphql("nodes", `query ($nodes: [ID!]!) { nodes(ids: $nodes) { ... on Product { ${PRODUCT} } } }`),
  graphql("a list", `{ products(first: 100) { nodes { ${PRODUCT} } facets { values { label } } } }`),
  graphql("a search", `{ products(query: "borrowed", first: 100) { nodes { ${PRODUCT} } } }`),
  graphql("a collection", `{ collection(handle: "women") { products(first: 100) { nodes { ${PRODUCT} } } } }`),
  graphql(
    "designers",
    `
      {
        designers(first: 250) {
          nodes {
            name
          }
        }
      }
    `,
  ),
  {
    name: "GraphQL: a wishlist",
    isForVips: true,
    go: async (ask, number) => {
      const input = { shopId: "shop", productIds: [`p${number}`], currencyCode: "USD", regionCode: "www" };
      const made = await ask(
        "/graphql",
        post({
          query: `mutation ($input: CreateWishlistInput!) { createWishlist(input: $input) { ... on WishlistCreated { anonymousToken } } }`,
          variables: { input },
        }),
      );
      const { anonymousToken } = JSON.parse(made).data.createWishlist;
      const by = anonymousToken === null ? "queryWishlistByAccountId" : "queryWishlistByAnonymousToken";
      const token = anonymousToken === null ? "" : `anonymousToken: "${anonymousToken}"`;
      const read = `{ ${by}(shopId: "shop" ${token}) { ... on WishlistPage { totalCount inTags { name } outTags { name } items { product { ${FIELDS} } } } } }`;
      return ask("/graphql", post({ query: read }));
    },
  },
];

onDatabase("visibility", (database) => {
  let app: Hono;
  const cookies: Record<string, { readonly cookie: string }> = {};
  beforeAll(async () => {
    const { current } = database;
    await importFeed(
      current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    await importContent(current, {
      shop: { id: "shop", name: "Shop", slug: "shop" },
      sections: [
        { id: "new", place: "page", name: "new", type: "new-arrivals", title: "New" },
        { id: "rec", place: "page", name: "rec", type: "recommendations", title: "Women" },
      ],
    });
    const records = [];
    for await (const product of (await readCatalogue(current, saleRowsOf))!.rows) records.push(productRecord(product));
    const search = {
      products: openEmbedded({ schema: PRODUCT_SCHEMA }),
      suggestions: openEmbedded({ schema: SUGGESTION_SCHEMA }),
    };
    await search.products.replace(records);
    await search.suggestions.replace(suggestionRecords(records, DEFAULT_TAXONOMY));
    const accounts = testingAccounts(current);
    const now = new Date();
    for (const vipLevel of [0, 1, 2]) {
      const id = `level-${vipLevel}`;
      const account = { id, email: `${id}@example.com`, passwordHash: "", createdAt: now, passwordChangedAt: now };
      await current.sql.insert(accountTable).values({ ...account, vipLevel });
      cookies[id] = await cookieOf(current, id);
    }
    const [config, log] = [readConfig({}), createLog("silent", false)];
    const shop = {
      id: "shop",
      database: current,
      taxonomy: DEFAULT_TAXONOMY,
      setting: initialSettings,
      search: search.products,
      // So that visitors could get each other's data.
      edition: () => 0,
      accounts: { ...accounts, now: () => new Date() },
      orderServices: testOrderServices(current),
    };
    const reads = openPublicReads(config);
    app = createApp({
      config,
      log,
      shop,
      assets: { head: () => "" },
      health: { ping: current.ping, isStopping: () => false, metrics: createMetrics(), metricsToken: undefined },
      media: new Hono(),
      apis: [
        graphqlApi({ config, log, shop, reads, isDevelopment: false }),
        ...searchApis({
          config,
          log,
          database: current,
          taxonomy: () => DEFAULT_TAXONOMY,
          setting: ({ initial }) => initial,
          search,
          accounts: shop.accounts,
          reads,
        }),
      ],
      admin: new Hono(),
    }) as unknown as Hono;
  });

  const askAs =
    (visitor: string): Ask =>
    async (path, { headers, ...init } = {}) => {
      const response = await app.request(`http://shop.test${path}`, {
        ...init,
        headers: { ...(headers as Record<string, string>), ...cookies[visitor] },
      });
      const location = response.headers.get("location");
      return location === null ? response.text() : askAs(visitor)(location.replace("http://shop.test", ""));
    };
  /** The ways by which a visitor finds the product. */
  const shownOn = async (ways: readonly Way[], visitors: readonly string[], number: number, mark: string) => {
    const shown: string[] = [];
    for (const way of ways) {
      for (const visitor of visitors) {
        const answer = await way.go(askAs(visitor), number);
        if (answer.toLowerCase().includes(mark)) shown.push(`${way.name}, ${visitor}`);
      }
    }
    return shown;
  };

  test("no visitor finds a hidden product in any way [AC-02]", async () => {
    expect(await shownOn(WAYS, ["nobody", "level-2"], 9001, HIDDEN)).toEqual([]);
  });

  test("no visitor finds a product before or after its scheduled time in any way [CN-06]", async () => {
    expect(await shownOn(WAYS, ["level-2"], 9003, EARLY)).toEqual([]);
    expect(await shownOn(WAYS, ["nobody"], 9004, ENDED)).toEqual([]);
  });

  test("no visitor below VIP level 2 finds its product in any way [AC-01]", async () => {
    expect(await shownOn(WAYS, ["nobody", "level-0", "level-1"], 9002, VIP_ONLY)).toEqual([]);
  });

  test("a VIP of level 2 finds it in every way that identifies the visitor [AC-01]", async () => {
    const ways = WAYS.filter(({ isForVips }) => isForVips);
    expect(await shownOn(ways, ["level-2"], 9002, VIP_ONLY)).toEqual(ways.map(({ name }) => `${name}, level-2`));
  });
});
