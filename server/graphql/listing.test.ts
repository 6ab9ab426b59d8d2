// Lists of products over GraphQL: the same as the shop's pages, page by page, with clear errors.

import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_TAXONOMY } from "#catalogue";
import { demoFeed } from "#demo";
import { importFeed } from "#commerce/products";
import { openEmbedded, PRODUCT_SCHEMA, type SearchReader } from "#search";
import { productRecord } from "#search/testing/product-record";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines, feedRow } from "../../commerce/products/testing-feed.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { NO_SEARCH, testApi } from "./testing-graphql.ts";

const DATA = "application/vnd.vitrine.data+json";
const LIST = `totalCount
  edges { node { productId title designer { name } } variant { price { amount currencyCode } compareAtPrice { amount } } }
  facets { name values(first: 500) { value label count isSelected } }`;

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}
interface Money {
  readonly thousandths: number;
  readonly currency: string;
}
/** The data of a listing's page that these tests read. */
interface PageData {
  readonly title: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly paging: { readonly total: number };
  readonly products: readonly {
    readonly id: string;
    readonly title: string;
    readonly vendor: string;
    readonly price: { readonly price: Money; readonly compareAt?: Money };
  }[];
  readonly facets: {
    readonly departments: readonly Option[];
    readonly category: { readonly options: readonly Option[]; readonly types: readonly Option[] };
    readonly designers: { readonly options: readonly Option[]; readonly total: number };
    readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly sizes?: { readonly rows: readonly { readonly name: string; readonly count: number }[] };
  };
}
interface Facet {
  readonly name: string;
  readonly values: readonly (Option & { readonly isSelected: boolean })[];
}

const NO_OPTION: Option = { value: "", label: "", count: -1 };

const amount = (money: Money | undefined) => (money ? (money.thousandths / 1000).toFixed(2) : null);

onDatabase("GraphQL lists", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, demoFeed({ products: 150 }), { source: "demo" });
    shop = await openTestingShop(database.current);
  });
  afterAll(() => shop.close());

  const ask = async (query: string, variables: unknown = {}) => {
    const response = await shop.app.request("https://shop.example/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
  const load = async (path: string, language: string): Promise<PageData> => {
    const answer = await shop.app.request(path, { headers: { accept: DATA, cookie: `language=${language}` } });
    const { loaderData } = (await answer.json()) as { loaderData: Record<string, PageData> };
    const [, data] = Object.entries(loaderData).find(([name]) => name !== "layout") ?? [];
    return data ?? expect.unreachable(`${path} has no data`);
  };

  test.each([
    ["de", "de", "/collections/women", 'collection(handle: "women")', ""],
    ["cn", "zh", "/collections/all", 'collection(handle: "all")', ""],
    [
      "us",
      "en",
      "/collections/women-clothing?refinementList[Color][0]=White&sortBy=price-asc",
      'collection(handle: "women-clothing")',
      'sort: PRICE_UP, filters: { colour: ["White"] }',
    ],
    [
      "gb",
      "en",
      "/collections/women-clothing?refinementList[Size][0]=M",
      'collection(handle: "women-clothing")',
      'filters: { size: ["M"] }',
    ],
    [
      "gb",
      "en",
      "/collections/women-clothing?refinementList[Size][0]=M&soldOut=include",
      'collection(handle: "women-clothing")',
      'filters: { size: ["M"], includeSoldOut: true }',
    ],
    [
      "fr",
      "fr",
      "/collections/shoes?menu[department]=women",
      'collection(handle: "shoes")',
      'filters: { department: "women" }',
    ],
  ])(
    "[OC-17] [SF-04] %s in %s: the products, order, prices and counts of %s",
    async (market, language, path, field, args) => {
      const page = await load(`/${market}${path}`, language);
      const { data, errors } = await ask(
        `query ($m: String, $l: String) @inContext(market: $m, language: $l) {
        ${field} { title seo { title description } products(first: 48, ${args}) { ${LIST} } } }`,
        { m: market, l: language },
      );
      expect(errors).toBeUndefined();
      expect(page.products.length).toBeGreaterThan(1);
      const { title, seo, products } = data.collection;
      expect([title, seo]).toEqual([page.title, { title: page.seoTitle, description: page.seoDescription }]);
      expectSame(products, page);
    },
  );

  test.each([
    ["de", "Mantel"],
    ["fr", "manteau en laine"],
    ["en", "black boots"],
  ])("[OC-17] [OC-16] a search in %s for “%s” finds what the search page finds", async (language, text) => {
    const page = await load(`/de/pages/search?qTitle=${encodeURIComponent(text)}`, language);
    const { data, errors } = await ask(
      `query ($q: String, $l: String) @inContext(market: "de", language: $l) { products(query: $q, first: 48) { ${LIST} } }`,
      { q: text, l: language },
    );
    expect(errors).toBeUndefined();
    expect(page.products.length).toBeGreaterThan(0);
    expectSame(data.products, page);
  });

  function expectSame(
    list: {
      readonly totalCount: number;
      readonly edges: readonly {
        readonly node: {
          readonly productId: string;
          readonly title: string;
          readonly designer: { readonly name: string };
        };
        readonly variant: { readonly price: object; readonly compareAtPrice: { readonly amount: string } | null };
      }[];
      readonly facets: readonly Facet[];
    },
    page: PageData,
  ): void {
    expect(list.totalCount).toBe(page.paging.total);
    expect(
      list.edges.map(({ node, variant }) => [
        node.productId,
        node.title,
        node.designer.name,
        variant.price,
        variant.compareAtPrice?.amount ?? null,
      ]),
    ).toEqual(
      page.products.map(({ id, title, vendor, price }) => [
        id,
        title,
        vendor,
        { amount: amount(price.price), currencyCode: price.price.currency },
        amount(price.compareAt),
      ]),
    );
    const valuesOf = (name: string) =>
      (list.facets.find((facet) => facet.name === name)?.values ?? []).map(({ value, label, count }) => ({
        value,
        label,
        count,
      }));
    const { departments, category, designers, counts, sizes } = page.facets;
    const plain = (options: readonly Option[]) => options.map(({ value, label, count }) => ({ value, label, count }));
    expect(valuesOf("department")).toEqual(plain(departments));
    expect(valuesOf("category")).toEqual(plain(category.options));
    expect(valuesOf("productType")).toEqual(plain(category.types));
    expect(valuesOf("designer").slice(0, designers.options.length)).toEqual(plain(designers.options));
    expect(valuesOf("designer")).toHaveLength(designers.total);
    expect(Object.fromEntries(valuesOf("colour").map(({ value, count }) => [value, count]))).toEqual(
      counts["Color"] ?? {},
    );
    expect(valuesOf("size").map(({ value, count }) => [value, count])).toEqual(
      (sizes?.rows ?? []).map(({ name, count }) => [name, count]),
    );
  }

  test("[OC-17] [MD-02] a search has the interpretation of its query, which clients can show and remove", async () => {
    const searched = async (query: string, args = "") => {
      const { data, errors } = await ask(
        `query ($q: String) @inContext(market: "de", language: "en") { products(query: $q, first: 1 ${args}) {
          totalCount pageInfo { endCursor }
          interpretation { parts { ...part } dropped { ...part } unused } } }
        fragment part on QueryPart { kind typed name min { amount } max { amount currencyCode } without }`,
        { q: query },
      );
      return errors ?? data.products;
    };
    const part = { typed: null, name: null, min: null, max: null };
    const max = (euros: string) => ({ ...part, kind: "PRICE", max: { amount: euros, currencyCode: "EUR" } });
    const coats = await searched("coat");
    expect(coats).toMatchObject({ totalCount: 3, interpretation: null });
    const found = await searched("gremlin coat under 1500");
    expect(found).toMatchObject({
      totalCount: 2,
      interpretation: {
        parts: [
          { ...part, kind: "THINGS", typed: "coat", without: "gremlin under 1500" },
          { ...max("1500.00"), without: "gremlin coat" },
        ],
        dropped: [],
        unused: ["gremlin"],
      },
    });
    expect(await searched(found.interpretation.parts[1].without)).toMatchObject({
      totalCount: coats.totalCount,
      interpretation: { parts: [{ kind: "THINGS" }] },
    });
    expect(await searched("coat under 19.99")).toMatchObject({
      totalCount: coats.totalCount,
      interpretation: { parts: [{ kind: "THINGS" }], dropped: [{ ...max("19.99"), without: "coat" }] },
    });
    expect(await searched("boots in size 38")).toMatchObject({
      interpretation: { parts: [{ kind: "THINGS" }, { ...part, kind: "SIZE", name: "38", without: "boots" }] },
    });
    // More than any amount of money.
    expect(await searched(`coat under ${"9".repeat(400)}`)).toMatchObject({
      interpretation: { parts: [{ kind: "THINGS" }], dropped: [] },
    });
    // As typed: every word must be found. Its list is another one, with different cursors.
    expect(await searched("coat under 1500", "interpret: false")).toMatchObject({
      totalCount: 0,
      interpretation: null,
    });
    expect(await searched("coat", "interpret: false")).toMatchObject({ totalCount: coats.totalCount });
    expect(await searched("coat", `interpret: false, after: "${coats.pageInfo.endCursor}"`)).toMatchObject([
      { extensions: { code: "BAD_CURSOR" } },
    ]);
  });

  test("[OC-17] a selected value says so, and its count comes true", async () => {
    const find = (filters: string) =>
      ask(`{ collection(handle: "women-clothing") { products(first: 1, filters: { ${filters} }) {
        totalCount facets { name values(first: 500) { value count isSelected } } } } }`);
    const before = (await find("")).data.collection.products;
    for (const name of ["colour", "size", "designer"]) {
      const facet = before.facets.find((one: Facet) => one.name === name) as Facet;
      const { value, count } = facet.values.find((one) => one.count > 0) ?? NO_OPTION;
      const after = (await find(`${name}: [${JSON.stringify(value)}]`)).data.collection.products;
      expect([name, after.totalCount]).toEqual([name, count]);
      const chosen = (after.facets as readonly Facet[]).find((one) => one.name === name)?.values ?? [];
      expect(chosen.filter(({ isSelected }) => isSelected).map((one) => one.value)).toEqual([value]);
    }
  });

  test("[OC-17] [MD-02] a minus excludes a word, and a dropped word says whether some products have it all the same", async () => {
    const searched = async (
      query: string,
    ): Promise<{ titles: readonly string[]; totalCount: number; interpretation: unknown }> => {
      const { data } = await ask(
        `query ($q: String) @inContext(market: "de", language: "en") { products(query: $q, first: 40) {
          totalCount nodes { title } interpretation { parts { kind typed } dropped { typed } hasMatches } } }`,
        { q: query },
      );
      const { nodes, ...found } = data.products;
      const titles: readonly string[] = nodes.map(({ title }: { readonly title: string }) => title);
      return { ...found, titles };
    };
    const bags = await searched("bag");
    const suede = bags.titles.filter((title) => title.includes("suede")).length;
    expect(suede).toBeGreaterThan(0);
    const others = await searched("bag -suede");
    expect(others.interpretation).toMatchObject({ parts: [{ typed: "bag" }, { kind: "NOT", typed: "suede" }] });
    expect(others.titles.filter((title) => title.includes("suede"))).toEqual([]);
    expect(others.totalCount).toBe(bags.totalCount - suede);
    expect(await searched("leather shoes under 500")).toMatchObject({
      interpretation: { dropped: [{ typed: "leather" }], hasMatches: true },
    });
    expect(await searched("black bag")).toMatchObject({
      interpretation: { dropped: [{ typed: "black" }], hasMatches: false },
    });
  });

  test("[OC-17] all pages together are the list, each product once", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let total = -1;
    do {
      const { data, errors } = await ask(
        `query ($after: String) { products(first: 40, after: $after) { totalCount nodes { productId } pageInfo { endCursor hasNextPage } } }`,
        { after },
      );
      expect(errors).toBeUndefined();
      seen.push(...data.products.nodes.map(({ productId }: { productId: string }) => productId));
      after = data.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null;
      total = data.products.totalCount;
    } while (after !== null);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  test("[OC-17] impossible choices, lengths and cursors are rejected with the reason", async () => {
    const first = await ask(`{ products(first: 1) { pageInfo { endCursor } } }`);
    const cursor = first.data.products.pageInfo.endCursor;
    for (const [args, code, text] of [
      ["first: 0", "BAD_USER_INPUT", "first must be between 1 and 100"],
      ["first: 101", "BAD_USER_INPUT", "first must be between 1 and 100"],
      ['filters: { department: "robots" }', "BAD_USER_INPUT", '"robots"'],
      ["filters: { price: { min: 9, max: 1 } }", "BAD_USER_INPUT", "filters.price.max"],
      [`query: "${"x".repeat(513)}"`, "BAD_USER_INPUT", "512 characters"],
      ['after: "nonsense"', "BAD_CURSOR", "cursor"],
      [`after: "${cursor}", sort: PRICE_UP`, "BAD_CURSOR", "cursor"],
    ] as const) {
      const { errors, data } = await ask(`{ products(${args}) { totalCount } market { code } }`);
      expect(errors, args).toMatchObject([{ message: expect.stringContaining(text), extensions: { code } }]);
      // Other fields are answered.
      expect(data, args).toEqual({ products: null, market: { code: "www" } });
    }
    const size = await ask(
      `{ collection(handle: "women-shoes") { products(filters: { size: ["XXXL"] }) { totalCount } } }`,
    );
    expect(size.errors[0].message).toContain("Known values:");
  });

  test("[OC-17] collections, designers, menus and the footer lead to lists with products", async () => {
    const { data, errors } = await ask(`query @inContext(market: "de", language: "de") {
      collections(first: 100) { totalCount nodes { id handle url products(first: 1) { totalCount } } }
      designers(first: 250) { totalCount nodes { id name handle } }
      menus { handle title items { title url collection { handle } items { title collection { handle } } } }
      menu(handle: "women") { title }
      footerMenu { title items { title url } } }`);
    expect(errors).toBeUndefined();
    expect(data.collections.nodes.length).toBeGreaterThan(20);
    for (const { handle, url, products } of data.collections.nodes) {
      expect(products.totalCount, handle).toBeGreaterThan(0);
      expect(url).toBe(`https://shop.example/de/collections/${handle}`);
    }
    const { nodes } = data.designers;
    const list = await ask(
      `query ($ids: [ID!]!, $handle: String!) @inContext(market: "de") {
        nodes(ids: $ids) { __typename id } collection(handle: $handle) { products(first: 1) { nodes { designer { handle } } } } }`,
      { ids: [nodes[0].id, data.collections.nodes[0].id], handle: nodes[0].handle },
    );
    expect(list.data.nodes).toEqual([
      { __typename: "Designer", id: nodes[0].id },
      { __typename: "Collection", id: data.collections.nodes[0].id },
    ]);
    expect(list.data.collection.products.nodes[0].designer.handle).toBe(nodes[0].handle);
    expect(data.menu).toEqual({ title: "Damen" });
    expect(data.menus[0].items.every(({ collection }: { collection: unknown }) => collection !== null)).toBe(true);
    expect(data.footerMenu.length).toBeGreaterThan(0);
    expect((await ask(`{ collection(handle: "nonesuch") { title } menu(handle: "nonesuch") { title } }`)).data).toEqual(
      {
        collection: null,
        menu: null,
      },
    );
  });
});

onDatabase("GraphQL lists of a changing catalogue", (database) => {
  test("[OC-17] a page begins after the cursor's product, though newer products came before it", async () => {
    await importFeed(database.current, feedLines(30, 1), { source: "thirty" });
    const indexOf = async (products: number): Promise<SearchReader> => {
      const index = openEmbedded({ schema: PRODUCT_SCHEMA });
      const inStock = (number: number) => productRecord([{ ...feedRow(number), inventory_quantity: 3 }]);
      await index.replace(Array.from({ length: products }, (_, at) => inStock(at + 1)));
      return index;
    };
    let current = await indexOf(25);
    const api = testApi(database.current, {
      shop: {
        id: "shop",
        database: database.current,
        taxonomy: DEFAULT_TAXONOMY,
        setting: initialSettings,
        search: { ...NO_SEARCH, search: (query) => current.search(query) },
        accounts: testingAccounts(database.current),
        orderServices: testOrderServices(database.current),
      },
    });
    const page = async (after?: string) =>
      (
        await api.ask(
          `query ($after: String) { products(first: 5, after: $after) { nodes { productId } pageInfo { endCursor } } }`,
          { after },
        )
      ).data.products;
    const ids = ({ nodes }: { nodes: readonly { productId: string }[] }) => nodes.map(({ productId }) => productId);
    const first = await page();
    expect(ids(first)).toEqual(["p25", "p24", "p23", "p22", "p21"]);
    current = await indexOf(30);
    const second = await page(first.pageInfo.endCursor);
    expect(ids(second)).toEqual(["p20", "p19", "p18", "p17", "p16"]);
    current = await indexOf(18);
    expect(ids(await page(second.pageInfo.endCursor))).toEqual(["p15", "p14", "p13", "p12", "p11"]);
  });
});
