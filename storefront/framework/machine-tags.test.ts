import { expect, test } from "vitest";
import { COUNTRY_MARKETS, soldMarkets } from "#catalogue";
import { machineTags } from "./machine-tags.ts";

const markup = (canonical: string) =>
  `<title>Coats &amp; more | Vitrine</title><meta name="description" content="Long &quot;ones&quot;."/><link rel="canonical" href="${canonical}"/>`;
const GERMAN = { shopName: "Vitrine", sold: soldMarkets({}), language: "de", country: "DE" } as const;
const tagsOf = (canonical: string, path: string) =>
  machineTags(markup(canonical), new URL(path, "http://inside:3000"), GERMAN);

const linksIn = (tags: string) =>
  [...tags.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]);

test("a page names one counterpart for each language and price list, and the one for everybody else", () => {
  const links = linksIn(tagsOf("https://shop.example/de/collections/coats", "/de/collections/coats"));
  const different = new Set(COUNTRY_MARKETS.map(({ language, priceList }) => `${language} ${priceList}`));
  expect(links).toHaveLength(different.size + 1);
  expect(new Set(links.map(([language]) => language)).size).toBe(links.length);
  expect(links).toContainEqual(["de", "https://shop.example/de/collections/coats"]);
  expect(links).toContainEqual(["en", "https://shop.example/us/collections/coats"]);
  expect(links).toContainEqual(["en-GB", "https://shop.example/gb/collections/coats"]);
  expect(links.at(-1)).toEqual(["x-default", "https://shop.example/collections/coats"]);
});

test("a page that another country's stands for names itself too", () => {
  const links = linksIn(tagsOf("https://shop.example/at/collections/coats", "/at/collections/coats"));
  expect(links).toContainEqual(["de-AT", "https://shop.example/at/collections/coats"]);
  expect(links).toContainEqual(["de", "https://shop.example/de/collections/coats"]);
});

test("where a language's home country is not sold to, another country stands for it", () => {
  const url = new URL("http://inside:3000/collections/coats");
  const sold = soldMarkets({ countries: ["AT", "CH", "MX"], home: "at" });
  const tags = machineTags(markup("https://shop.example/collections/coats"), url, { ...GERMAN, sold });
  expect(linksIn(tags).map(([language]) => language)).toEqual(["de", "es", "x-default"]);
});

test("home too, and a page whose query belongs to its address", () => {
  expect(tagsOf("https://shop.example/", "/")).toContain('hreflang="fr" href="https://shop.example/fr"');
  expect(tagsOf("https://shop.example/collections/coats?page=2", "/collections/coats?page=2")).toContain(
    'hreflang="fr" href="https://shop.example/fr/collections/coats?page=2"',
  );
});

test("a product names only the countries in which it is sold", () => {
  const url = new URL("http://inside:3000/de/products/a-coat");
  const tags = machineTags(markup("https://shop.example/de/products/a-coat"), url, {
    ...GERMAN,
    data: { soldIn: ["eu_eur"] },
  });
  expect(tags).toContain('hreflang="fr"');
  expect(tags).not.toMatch(/hreflang="(?:en-GB|ru|x-default)"|\/us\//);
});

test("a page that another stands for names none, nor does one that is not to be kept", () => {
  expect(tagsOf("https://shop.example/collections/coats", "/collections/coats?sortBy=price")).not.toContain("hreflang");
  expect(tagsOf("https://shop.example/pages/faq", "/pages/faq-mobile")).not.toContain("hreflang");
  expect(machineTags("<title>Bag</title>", new URL("http://inside/cart"), GERMAN)).toBe("");
});

test("what the page says of itself is said to whoever shares it, as safely as there", () => {
  const tags = tagsOf("https://shop.example/de/products/a-coat", "/de/products/a-coat");
  expect(tags).toContain('<meta property="og:title" content="Coats &amp; more | Vitrine"/>');
  expect(tags).toContain('<meta property="og:description" content="Long &quot;ones&quot;."/>');
  expect(tags).toContain('<meta property="og:type" content="product"/>');
  expect(tags).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(tags).not.toContain("og:image");
});

test("a page that tells its own is left to it", () => {
  const own = `${markup("https://shop.example/a")}<meta property="og:title" content="Mine"/>`;
  expect(machineTags(own, new URL("http://inside:3000/a"), GERMAN)).not.toMatch(/og:(?!locale)/);
});

test("a shared page shows its products, a shared product its first views", () => {
  const card = (data: unknown) => {
    const url = new URL("http://inside:3000/collections/coats");
    const tags = machineTags(markup("https://shop.example/collections/coats"), url, { ...GERMAN, data });
    const [, file = ""] = /og:image" content="https:\/\/shop\.example\/media\/cards\/([\w-]+)\.jpg"/.exec(tags) ?? [];
    return Buffer.from(file, "base64url").toString().split("\n").filter(Boolean);
  };
  const product = (name: string) => ({ pictures: [`/media/art/${name}/front`, `/media/art/${name}/back`] });
  expect(card({ products: ["a", "b", "c", "d"].map(product) })).toEqual(
    ["a", "b", "c"].map((name) => `/media/art/${name}/front`),
  );
  expect(card({ sections: [{ products: [] }, { products: [product("a")] }] })).toEqual(["/media/art/a/front"]);
  expect(card(product("a"))).toEqual(["/media/art/a/front", "/media/art/a/back"]);
  expect(card({ products: [{ pictures: ["javascript:alert(1)"] }], other: 1 })).toEqual([]);
});

test("home and new arrivals name their feed, in their country", () => {
  const feed = (path: string) => tagsOf(`https://shop.example${path}`, path);
  expect(feed("/de")).toContain('href="https://shop.example/de/feeds/new-arrivals.xml"');
  expect(feed("/collections/new-arrivals")).toContain('href="https://shop.example/feeds/new-arrivals.xml"');
  expect(feed("/collections/women")).not.toContain("rss+xml");
});

test("the China storefront has no counterparts elsewhere [I18-07]", () => {
  const url = new URL("http://inside:3000/collections/coats");
  const tags = machineTags(markup("https://shop.example/collections/coats"), url, {
    shopName: "Vitrine",
    language: "zh",
    country: "CN",
    sold: soldMarkets({}, "china"),
  });
  expect([...tags.matchAll(/hreflang="([^"]+)"/g)].map(([, name]) => name)).toEqual(["zh", "x-default"]);
});

test("a page without a country is written as its language is at home", () => {
  const tags = machineTags(markup("https://shop.example/a"), new URL("http://inside:3000/a"), {
    shopName: "Vitrine",
    sold: soldMarkets({}),
    language: "ar",
    country: "default",
  });
  expect(tags).toContain('<meta property="og:locale" content="ar_AE"/>');
});
