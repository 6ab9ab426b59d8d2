// The loaders of listings over the embedded index; each test sets the shop's content.

import { expect, test, vi } from "vitest";
import { marketOf, toHandle } from "#catalogue";
import { findShop, findTag, pageSections, type PageSection, type Shop, type Tag } from "#commerce/content";
import type { Database } from "#commerce/database";
import { demoGlossaries } from "#demo/glossaries";
import type { SearchBackend } from "#search";
import { createContentTranslator, glossaryTranslator } from "#translation";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { loader as loadCollectionRoute } from "./collection.server.ts";
import { loader as loadDesigners } from "./designers.server.ts";
import type { ListingData } from "./listing-data.ts";
import { loader as loadProductGrid } from "./product-grid.server.ts";
import { loader as loadSearch } from "./search.server.ts";
import { loader as loadShopGrid } from "./shop-grid.server.ts";
import { argsOf, collection, designer, index, prepareListings } from "./testing-loaders.ts";

prepareListings();

const vendorTag = (name: string, more: Partial<Tag> = {}): Tag => ({
  id: name,
  tagId: name,
  shopId: "vitrine",
  position: 0,
  name,
  slug: toHandle(name),
  isTopLevel: false,
  subTagIds: [],
  heroMediaUrl: null,
  displayTitle: null,
  seoTitle: null,
  seoDescription: null,
  seoUrl: null,
  titles: {},
  descriptions: {},
  rule: null,
  productOrder: [],
  showFrom: null,
  showUntil: null,
  metafields: [{ key: "keywords", namespace: "catalogue", scope: "tag", value: "vendor" }],
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  ...more,
});
test("[RT-09] a designer is found by handle, with a tag and without one", async () => {
  const own = await collection(toHandle(designer));
  expect(own.title).toBe(designer);
  expect(own.defaults.vendor).toBe(designer);
  expect(own.products.length).toBeGreaterThan(0);
  expect(own.products.every(({ vendor }) => vendor === designer)).toBe(true);
  vi.mocked(findTag).mockResolvedValue(vendorTag(designer, { displayTitle: "The House", seoTitle: "House" }));
  const tagged = await collection(toHandle(designer));
  expect(tagged).toMatchObject({ title: "The House", seoTitle: "House – Tagged “The House”" });
  expect(tagged.facets.designers.options).toEqual([]);
});

test("[RT-09] an unknown handle does not exist", async () => {
  await expect(collection("no-such-thing")).rejects.toMatchObject({ init: { status: 404 } });
  await expect(collection("women", "", { tagId: "no-such-thing" })).rejects.toMatchObject({ init: { status: 404 } });
});

test("[RT-08] all of several handles must match, in whatever order they stand", async () => {
  const handle = toHandle(designer);
  const both = await collection("women", "", { tagId: handle });
  const turned = await collection(handle, "", { tagId: "women" });
  const [women, own] = [await collection("women"), await collection(handle)];
  expect(both.paging.total).toBe(turned.paging.total);
  expect(both.paging.total).toBeLessThanOrEqual(Math.min(women.paging.total, own.paging.total));
  expect(both.canonical).toBe(`http://shop.test/collections/women/${handle}`);
  expect(turned.canonical).toBe(both.canonical);
  const three = await collection("women", "", { tagId: `${handle}+shoes` });
  expect(three.paging.total).toBeLessThanOrEqual(both.paging.total);
});

test("[GQ-01] [TG-01] tags that cannot be read are logged, and the listing is shown without", async () => {
  vi.mocked(findTag).mockRejectedValue(new Error("down"));
  const errors: unknown[] = [];
  const women = await collection("women", "", { errors });
  expect(women).toMatchObject({ title: "Women", text: null });
  expect(women.products.length).toBe(48);
  expect(String(errors)).toBe("Error: WithTag query error");
  const own = await collection(toHandle(designer), "", { errors: [] });
  expect(own.title).toBe(designer);
  const unknown = await collection("season-fw99", "", { errors: [] });
  expect(unknown).toMatchObject({ title: "season-fw99", products: [], robots: "noindex, follow" });
});

test("[SR-13] [ER-02] a search that fails leaves an empty listing with its heading and its choices, and is logged", async () => {
  const errors: unknown[] = [];
  const search: SearchBackend = { ...index, search: () => Promise.reject(new Error("down")) };
  const women = await collection("women", "?refinementList[Color][0]=Black", { search, errors });
  expect(women).toMatchObject({ title: "Women", isFailed: true, products: [], robots: "noindex, follow" });
  expect(women.state.refinementList.Color).toEqual(["Black"]);
  expect(String(errors)).toContain("cannot be searched");
});

test("[ER-02] content that cannot be read hides and marks nothing, and is logged", async () => {
  vi.mocked(pageSections).mockRejectedValue(new Error("down"));
  const errors: unknown[] = [];
  expect((await collection("women", "", { errors })).products.length).toBe(48);
  expect(String(errors)).toBe("Error: down,Error: down,Error: down");
});

test("[PM-06] [ER-02] promotions that cannot be read leave prices as they are, and are logged", async () => {
  const orderBy = async () => [];
  const where = () => ({ orderBy: () => Promise.reject(new Error("down")) });
  const sql = { select: () => ({ from: () => ({ orderBy, where }) }) } as unknown as Database["sql"];
  const errors: unknown[] = [];
  const [first] = (await collection("women")).products;
  expect((await collection("women", "", { errors, sql })).products[0]).toEqual(first);
  // The edit at the end of the list is left out.
  expect(String(errors)).toBe("Error: down,Error: The edit of women cannot be composed.");
});

test("[TG-03] what a country's filter hides is not listed there, and is elsewhere", async () => {
  const shop: Shop = {
    id: "vitrine",
    name: "Vitrine",
    slug: "vitrine",
    blockProductFilters: [
      {
        enabled: true,
        countryCode: "DE",
        regionCode: "eu",
        currencyCode: "EUR",
        minPrice: 500_000,
        brands: [designer],
      },
    ],
  };
  vi.mocked(findShop).mockResolvedValue(shop);
  const [here, there] = [marketOf("de"), marketOf("fr")];
  const german = await collection("all", "?sortBy=price-asc", { market: here });
  const french = await collection("all", "?sortBy=price-asc", { market: there });
  expect(german.products[0]?.price.price.thousandths).toBeGreaterThanOrEqual(500_000);
  expect(french.products[0]?.price.price.thousandths).toBeLessThan(500_000);
  // A designer without visible products does not exist there.
  await expect(collection(toHandle(designer), "", { market: here })).rejects.toMatchObject({ init: { status: 404 } });
  expect((await collection(toHandle(designer), "", { market: there })).paging.total).toBeGreaterThan(0);
});

const section = (type: string, title: string): PageSection => ({
  id: type,
  shopId: "vitrine",
  place: "page",
  position: 0,
  enabled: true,
  name: type,
  type,
  title,
  subTitle: null,
  link: null,
  items: [],
  locale: null,
  regionCode: null,
  localeLangCode: "en",
  localeCountryCodes: ["default"],
  platforms: [],
  showFrom: null,
  showUntil: null,
});

test("[LP-18] recommendations stand after the first four, none of them twice", async () => {
  const plain = await collection("women-shoes");
  vi.mocked(pageSections).mockResolvedValue([section("recommendations", "Bags")]);
  const { products, paging } = await collection("women-shoes");
  const ids = products.map(({ id }) => id);
  expect(ids.length).toBe(plain.products.length + 4);
  expect(ids.toSpliced(4, 4)).toEqual(plain.products.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(paging).toEqual(plain.paging);
  const same = await collection("bags");
  expect(new Set(same.products.map(({ id }) => id)).size).toBe(same.products.length);
});

test("[LP-18] recommendations are for the page's department, and absent once anything is chosen", async () => {
  vi.mocked(pageSections).mockResolvedValue([section("recommendations", "Bags")]);
  const men = await collection("men-shoes");
  const everything = await collection("men-bags");
  const bags = new Set(everything.products.map(({ id }) => id));
  expect(men.products.slice(4, 8).every(({ id }) => bags.has(id))).toBe(true);
  for (const [slug, query] of [
    ["men-shoes", "?refinementList[Color][0]=Black"],
    [toHandle(designer), ""],
  ] as const) {
    const { products, paging } = await collection(slug, query);
    expect(products.length, slug).toBe(Math.min(paging.total, 48));
  }
});

test("[LP-20] only products of the section's season are marked", async () => {
  vi.mocked(pageSections).mockResolvedValue([section("new-season", "Season_FW26")]);
  const { products } = await collection("all");
  const marked = products.filter((product) => product.isNewSeason).length;
  expect(marked).toBeGreaterThan(0);
  expect(marked).toBeLessThan(products.length);
});

test("[LP-16] page n shows everything up to it, or itself where the shop has pages", async () => {
  const first = await collection("all");
  const second = await collection("all", "?page=2");
  expect(second.products.slice(0, 48)).toEqual(first.products);
  expect(second.paging).toMatchObject({ first: 1, last: 96, next: 3 });
  const alone = await collection("all", "?page=2", { paging: "pages" });
  expect(alone.products).toEqual(second.products.slice(48));
  expect(alone.paging).toEqual({ total: first.paging.total, first: 49, last: 96, previous: 1 });
});

test("[LP-03] a tag's page offers the sizes and categories of the goods that its path names", async () => {
  const named = async (slug: string, query = "") => {
    vi.mocked(findTag).mockResolvedValue(vendorTag("Clothing", { slug, metafields: [] }));
    return collection(slug, query);
  };
  const shirts = await named("men-linen-shirts");
  expect(shirts.facets.sizes?.guide).toMatch(/#shirts$/);
  expect(shirts.department).toBe("men");
  expect((await named("women-summer-shoes")).facets.sizes).toMatchObject({ country: "US" });
  expect((await named("men-linen-shirts", "?refinementList[tags][0]=Shoes")).facets.sizes?.guide).toMatch(
    /mens-shoes$/,
  );
  const party = await named("girls-party-shoes");
  expect(party.facets.sizes).toBeUndefined();
  expect(party.facets.category.options.map(({ value }) => value)).toEqual(["Clothing", "Shoes", "Accessories"]);
  const plain = await named("linen");
  expect([plain.facets.sizes, plain.department]).toEqual([undefined, undefined]);
});

test("[LP-06] the description is the tag's SEO field, or else its metafield", async () => {
  const metafields = [{ key: "description", namespace: "metatag", scope: "tag", value: "From the metafield." }];
  const described = async (tag: Partial<Tag>) => {
    vi.mocked(findTag).mockResolvedValue(vendorTag(designer, tag));
    const { seoDescription, text } = await collection(toHandle(designer));
    return [seoDescription, text];
  };
  expect(await described({ seoDescription: "For search engines.", metafields })).toEqual([
    "For search engines.",
    "From the metafield.",
  ]);
  expect(await described({ metafields })).toEqual(["From the metafield.", "From the metafield."]);
  expect(await described({ seoDescription: "For search engines." })).toEqual(Array(2).fill("For search engines."));
  const [template, text] = await described({});
  expect(template).toContain(designer);
  expect(text).toBeNull();
});

test("[RT-07] the shop's grid of a tag is that collection, under the shop's own id or slug", async () => {
  const grid = (shopId: string) => loadShopGrid(argsOf(`/shop/${shopId}/women`, { params: { shopId, tag: "women" } }));
  const women = await grid("vitrine");
  expect(women).toMatchObject({ title: "Women", path: "/shop/vitrine/women" });
  expect(women.canonical).toBe("http://shop.test/collections/women");
  await expect(grid("other")).rejects.toMatchObject({ init: { status: 404 } });
});

test("[RT-20] [TG-01] a country's product grid shows the tag that its query names, or everything", async () => {
  const market = marketOf("de");
  const everything = await loadProductGrid(argsOf("/de/productgrid", { market }));
  expect(everything.title).toBe("All");
  const coats = await loadProductGrid(argsOf("/de/productgrid?slug=COATS", { market }));
  expect(coats).toMatchObject({ title: "Coats", path: "/de/collections/coats" });
  expect((await loadProductGrid(argsOf("/de/productgrid?tagId=coats", { market }))).title).toBe("Coats");
});

test("[LP-04] a search without words finds nothing, one with words is a listing", async () => {
  const none = await loadSearch(argsOf("/pages/search", {}));
  expect(none).toMatchObject({ title: "Search", products: [], robots: "noindex, follow" });
  const some = await loadSearch(argsOf("/pages/search?qTitle=wool&sortBy=price-asc", {}));
  expect(some.title).toBe("Results for wool");
  expect(some.paging.total).toBeGreaterThan(0);
  const prices = some.products.map(({ price }) => price.price.thousandths);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test("[FL-15] [FL-20] a listing's designers are found by any part of their name, or by letter", async () => {
  const designers = (query: string) =>
    loadDesigners(argsOf(`/pages/designers/collections/women${query}`, { params: { "*": "collections/women" } }));
  const all = await designers("");
  expect(all.options.length).toBe(all.total);
  const part = designer.slice(1, 4);
  const found = await designers(`?find=${encodeURIComponent(part.toUpperCase())}`);
  expect(found.options.length).toBeGreaterThan(0);
  expect(found.options.every(({ label }) => label.toLowerCase().includes(part.toLowerCase()))).toBe(true);
  const letter = all.letters.charAt(1);
  const under = await designers(`?letter=${letter}`);
  expect(under.options.length).toBeGreaterThan(0);
  expect(under.options.every(({ label }) => toHandle(label).toUpperCase().startsWith(letter))).toBe(true);
  await expect(loadDesigners(argsOf("/pages/designers/x", { params: { "*": "x" } }))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test("[I18-03] the names of filters come from the service's label lookup", async () => {
  const labels = async (names: readonly string[]) => names.map((name) => ({ name, label: name.toUpperCase() }));
  // Without category names, which a service may not have.
  const translator = createContentTranslator({
    ...glossaryTranslator(),
    category: async () => ({}),
    navigation: async () => ({}),
    labels,
  });
  const args = argsOf("/collections/women-clothing", { params: { slug: "women-clothing" } });
  const french = { ...args, visitor: { ...args.visitor, language: "fr" as const }, shop: { ...args.shop, translator } };
  const data = (await loadCollectionRoute(french)) as ListingData;
  expect(data.labels).toMatchObject({ Black: "BLACK", women: "WOMEN" });
  expect(data.facets.category.types.map(({ label }) => label)).toContain("DRESSES");
});

test("[SR-05] [I18-04] what is typed in the visitor's language finds what it names", async () => {
  const translator = createContentTranslator(glossaryTranslator(demoGlossaries));
  const find = async (text: string, language: LoaderArgs["visitor"]["language"]) => {
    const args = argsOf(`/pages/search?qTitle=${encodeURIComponent(text)}`, {});
    const translated = { ...args, visitor: { ...args.visitor, language }, shop: { ...args.shop, translator } };
    const { products, paging } = await Promise.resolve(loadSearch(translated));
    return { total: paging.total, ids: products.map(({ id }) => id) };
  };
  const english = await find("wool coat", "en");
  expect(english.total).toBeGreaterThan(0);
  for (const [text, language] of [
    ["шерстяное пальто", "ru"],
    ["羊毛大衣", "zh"],
    ["ウールのコート", "ja"],
    ["울코트", "ko"],
    ["معطف صوف", "ar"],
    ["manteau en laine", "fr"],
  ] as const)
    expect(await find(text, language), text).toEqual(english);
  // English queries work in every language.
  expect(await find("wool coat", "ru")).toEqual(english);
  expect((await find("абракадабра", "ru")).total).toBe(0);
});

test("[I18-03] the colours of an empty listing are in the visitor's language", async () => {
  const translator = createContentTranslator(glossaryTranslator());
  const args = argsOf("/collections/men-sandals?refinementList[Color][0]=Nothing", { params: { slug: "men-sandals" } });
  const german = { ...args, visitor: { ...args.visitor, language: "de" as const }, shop: { ...args.shop, translator } };
  const { labels, paging } = await loadCollectionRoute(german);
  expect(paging.total).toBe(0);
  expect(labels).toMatchObject({ Black: "Schwarz", White: "Weiß" });
});

test("[I18-03] what is chosen keeps its name in the visitor's language where a search finds nothing, fails or has no words", async () => {
  const translator = createContentTranslator(glossaryTranslator());
  const inGerman = (path: string, asked: Parameters<typeof argsOf>[1]) => {
    const args = argsOf(path, asked);
    return { ...args, visitor: { ...args.visitor, language: "de" as const }, shop: { ...args.shop, translator } };
  };
  const params = { slug: "women" };
  const chosen = "refinementList[Color][0]=Black";
  const nothing = await loadCollectionRoute(
    inGerman(`/collections/women?range[USD][max]=1&refinementList[vendor][0]=Nobody&${chosen}`, { params }),
  );
  expect(nothing.reliefs?.map(({ kind, label }) => `${kind} ${label}`)).toEqual(["only Schwarz"]);
  const search: SearchBackend = { ...index, search: () => Promise.reject(new Error("down")) };
  const failed = await loadCollectionRoute(inGerman(`/collections/women?${chosen}`, { params, search, errors: [] }));
  expect(failed).toMatchObject({ isFailed: true, labels: { Black: "Schwarz", White: "Weiß" } });
  const unasked = await loadSearch(inGerman(`/pages/search?${chosen}`, {}));
  expect(unasked.labels).toMatchObject({ Black: "Schwarz" });
});

test("[MD-02] a search for signs alone finds nothing, and offers designers and categories", async () => {
  for (const text of ["%", "_", "*", "👗", "?!"]) {
    const found = await loadSearch(argsOf(`/pages/search?qTitle=${encodeURIComponent(text)}`, {}));
    expect(found).toMatchObject({ query: text, paging: { total: 0 }, products: [] });
    expect(found.popular?.designers.length).toBeGreaterThan(0);
  }
});
