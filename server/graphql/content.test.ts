import { beforeAll, expect, test } from "vitest";
import { importContent, type ContentInput } from "#commerce/content";
import { onDatabase } from "../../commerce/database/testing.ts";
import { OPERATOR, testApi } from "./testing-graphql.ts";

const metafields = [{ key: "keywords", namespace: "catalogue", scope: "tag", value: "category" }];
const women = {
  tagId: "1",
  name: "Women",
  slug: "women",
  position: 3,
  isTopLevel: true,
  subTagIds: ["id-1", "id-2"],
  heroMediaUrl: "/media/hero/women",
  displayTitle: "Women’s fashion",
  seoTitle: "Women",
  seoDescription: "All for women",
  seoUrl: "/collections/women",
  metafields,
};
const item = {
  image: "/media/a",
  mobileImage: "/media/b",
  imageWebp: "/media/a.webp",
  mobileImageWebp: "/media/b.webp",
  text: "Free returns",
  url: "/pages/return",
  absoluteImageUrl: "https://cdn.example/a",
  absoluteMobileImageUrl: "https://cdn.example/b",
  absoluteImageWebpUrl: "https://cdn.example/a.webp",
  absoluteMobileImageWebpUrl: "https://cdn.example/b.webp",
  brand: "Nordlys",
  productName: "Coat",
};
const hero = {
  enabled: true,
  name: "hero",
  title: "New season",
  subTitle: "Autumn",
  link: "/collections/women",
  items: [item],
  locale: "en-US",
  regionCode: "www",
  localeLangCode: "en",
  localeCountryCodes: ["default"],
  type: "banner",
  platforms: ["desktop"],
};
const content: ContentInput = {
  shop: {
    id: "shop",
    name: "Vitrine",
    slug: "vitrine",
    blockProductFilters: [
      {
        enabled: true,
        countryCode: "RU",
        regionCode: "ru",
        currencyCode: "RUB",
        minPrice: 5_000_500,
        brands: ["Nordlys"],
      },
      { enabled: false, countryCode: "CN", regionCode: "cn", currencyCode: "CNY", brands: [] },
    ],
  },
  tags: [
    ...Array.from({ length: 450 }, (_, number) => ({
      id: `id-${number}`,
      tagId: String(9000 + number),
      name: `Tag ${number}`,
      slug: `tag-${number}`,
      // Three with the same time, and later ones first in the file.
      createdAt: new Date(Date.UTC(2026, 0, 1) - Math.floor(number / 3) * 1000).toISOString(),
    })),
    { id: "women-id", ...women },
  ],
  sections: [
    { id: "bar", place: "top-bar", name: "bar", type: "announcement", items: [{ text: "Free returns" }] },
    { id: "bar-cn", place: "top-bar", name: "bar", type: "announcement", localeCountryCodes: ["cn"] },
    { id: "hero", place: "page", position: 1, ...hero },
    { id: "hero-zh", place: "page", ...hero, localeLangCode: "zh", title: "新季" },
    { id: "off", place: "page", name: "off", type: "banner", enabled: false },
  ],
};

onDatabase("GraphQL content", (database) => {
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    await importContent(database.current, content);
    api = testApi(database.current);
  });

  const TAG = `query ($shopId: ID!, $slugOrId: String!) { tag(shopId: $shopId, slugOrId: $slugOrId) {
    _id tagId position name slug isTopLevel subTagIds heroMediaUrl displayTitle seoTitle seoDescription seoUrl
    metafields { key namespace scope value } } }`;

  test("a tag is found by slug, id and tagId, with every field [GQ-01] [GQ-07]", async () => {
    for (const slugOrId of ["women", "Women", "women-id", "1"]) {
      const { data } = await api.ask(TAG, { shopId: "shop", slugOrId });
      expect(data.tag, slugOrId).toEqual({ _id: "women-id", ...women });
    }
  });

  test("an unknown shop or name has no tag [GQ-01]", async () => {
    expect((await api.ask(TAG, { shopId: "other", slugOrId: "women" })).data).toEqual({ tag: null });
    expect((await api.ask(TAG, { shopId: "shop", slugOrId: "men" })).data).toEqual({ tag: null });
  });

  test("tags come in pages of 200 by creation time, linked by cursors [GQ-02]", async () => {
    const slugs = content.tags!.map(({ slug }) => slug);
    const pages: number[] = [];
    const seen: { createdAt: string; slug: string }[] = [];
    let cursor: string | null = null;
    do {
      const { data } = await api.ask(
        `query ($slugs: [String!]!, $cursor: String) { tags(shopId: "shop", slugs: $slugs, cursor: $cursor) {
          pageInfo { startCursor endCursor hasNextPage } edges { cursor node { slug createdAt } } } }`,
        { slugs, cursor },
      );
      const { edges, pageInfo } = data.tags;
      expect(pageInfo).toMatchObject({ startCursor: edges[0].cursor, endCursor: edges.at(-1).cursor });
      pages.push(edges.length);
      seen.push(...edges.map(({ node }: { node: (typeof seen)[number] }) => node));
      cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (cursor !== null);
    expect(pages).toEqual([200, 200, 51]);
    expect(new Set(seen.map(({ slug }) => slug)).size).toBe(451);
    const moments = seen.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted());
  });

  test("only requested tags are returned, none for no slugs; a foreign cursor is rejected [GQ-02]", async () => {
    const some = await api.ask(`{ tags(shopId: "shop", slugs: ["women", "no-such"]) { edges { node { slug } } } }`);
    expect(some.data.tags.edges).toEqual([{ node: { slug: "women" } }]);
    const none = await api.ask(
      `{ tags(shopId: "shop", slugs: []) { pageInfo { hasNextPage endCursor } edges { cursor } } }`,
    );
    expect(none.data.tags).toEqual({ pageInfo: { hasNextPage: false, endCursor: null }, edges: [] });
    const bad = await api.ask(`{ tags(shopId: "shop", slugs: [], cursor: "x") { edges { cursor } } }`);
    expect(bad.errors).toMatchObject([{ extensions: { code: "BAD_CURSOR" } }]);
  });

  test("[UF-11] NUL and impossible dates inside cursors and ids do not reach the database", async () => {
    const encoded = (text: string) => Buffer.from(text).toString("base64url");
    for (const cursor of [
      "2026-01-01T00:00:00.000Z a\0b",
      "0000-01-01T00:00:00.000Z x",
      "+275760-09-13T00:00:00.000Z x",
    ]) {
      const { errors } = await api.ask(
        `query ($cursor: String) { tags(shopId: "shop", slugs: ["women"], cursor: $cursor) { edges { cursor } } }`,
        { cursor: encoded(cursor) },
      );
      expect(errors).toMatchObject([{ extensions: { code: "BAD_CURSOR" } }]);
    }
    for (const type of ["Tag", "Product", "ProductVariant", "Collection", "Designer"]) {
      const asked = await api.ask(`query ($id: ID!) { node(id: $id) { id } }`, { id: encoded(`${type}:%00:%00`) });
      expect(asked.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    }
    const { data, errors } = await api.ask(`query ($id: String!) { product(handleOrId: $id) { id } }`, {
      id: encoded("Product:%00"),
    });
    expect([data.product, errors]).toEqual([null, undefined]);
    expect(api.logged).toEqual([]);
  });

  const SECTIONS = `query ($shopId: ID!, $lang: String! = "en", $country: String! = "default") {
    pageSections(shopId: $shopId, localeLangCode: $lang, localeCountryCode: $country, includeDisabled: false) {
      _id enabled name title subTitle link shop { _id } locale regionCode localeLangCode localeCountryCodes type platforms
      items { image mobileImage imageWebp mobileImageWebp text url absoluteImageUrl absoluteMobileImageUrl
        absoluteImageWebpUrl absoluteMobileImageWebpUrl brand productName } }
    topBarSections(shopId: $shopId, localeLangCode: $lang, localeCountryCode: $country) { _id items { text } } }`;

  test("sections of page and top bar have every field, for the default language and country [GQ-03] [GQ-07]", async () => {
    const { data } = await api.ask(SECTIONS, { shopId: "shop" });
    expect(data.pageSections).toEqual([{ _id: "hero", shop: { _id: "shop" }, ...hero }]);
    expect(data.topBarSections).toEqual([{ _id: "bar", items: [{ text: "Free returns" }] }]);
  });

  test("sections are selected by language and by upper-case country [GQ-03]", async () => {
    const { data } = await api.ask(SECTIONS, { shopId: "shop", lang: "zh", country: "CN" });
    expect(data.pageSections).toMatchObject([{ _id: "hero-zh", title: "新季" }]);
    expect(data.topBarSections).toMatchObject([{ _id: "bar-cn" }]);
  });

  test("only the operator gets disabled sections [GQ-03] [GQ-08]", async () => {
    const all = `{ pageSections(shopId: "shop", includeDisabled: true) { _id } topBarSections(shopId: "shop") { _id } }`;
    const refused = await api.ask(all);
    expect(refused.errors).toMatchObject([{ path: ["pageSections"], extensions: { code: "FORBIDDEN" } }]);
    // The other fields are still returned.
    expect(refused.data).toEqual({ pageSections: null, topBarSections: [{ _id: "bar" }] });
    const { data } = await api.ask(all, {}, OPERATOR);
    expect(data.pageSections).toEqual(expect.arrayContaining([{ _id: "off" }, { _id: "hero" }]));
  });

  test("a shop is found by id and slug, with its block filters [GQ-07]", async () => {
    const { data } =
      await api.ask(`{ one: shop(shopId: "shop") { ...S } other: shop(shopId: "vitrine") { ...S } none: shop(shopId: "x") { ...S } }
      fragment S on Shop { _id name slug blockProductFilters { enabled countryCode regionCode currencyCode minPrice brands } }`);
    expect(data.one).toEqual({
      _id: "shop",
      name: "My shop",
      slug: "vitrine",
      blockProductFilters: [
        {
          enabled: true,
          countryCode: "RU",
          regionCode: "ru",
          currencyCode: "RUB",
          minPrice: 5000.5,
          brands: ["Nordlys"],
        },
        { enabled: false, countryCode: "CN", regionCode: "cn", currencyCode: "CNY", minPrice: null, brands: [] },
      ],
    });
    expect(data.other).toEqual(data.one);
    expect(data.none).toBeNull();
  });
});
