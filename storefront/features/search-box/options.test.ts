import { expect, test } from "vitest";
import type { ListingFound } from "#search/dialects/listing/read-response";
import { searchBox } from "#locales/search-box";
import { servicePages } from "#locales/service-pages";
import { MARKS } from "./marked.ts";
import { type BoxPlace, fieldsFor, SHOWN, startingGroups, suggestedGroups } from "./options.ts";
import { messagesIn } from "#catalogue";
import { boxLanguage } from "./box-language.ts";

const place = (language: "en" | "zh", more: Partial<BoxPlace> = {}): BoxPlace => ({
  searchPath: "/de/pages/search",
  code: "de",
  priceList: "eu_eur",
  hasPriorPrices: false,
  country: "DE",
  language,
  say: messagesIn(searchBox, language),
  sayService: messagesIn(servicePages, language),
  ...more,
});

const hit = (type: string, title: string, more: object = {}) => ({
  type,
  title,
  title_zh: `${title}·中`,
  path: `/collections/${title.toLowerCase()}`,
  designer: "",
  ...more,
});

const found = (hits: readonly object[], more: Partial<ListingFound> = {}): ListingFound => ({
  kind: "found",
  hits: hits as ListingFound["hits"],
  total: hits.length,
  facets: [{ attribute: "type", values: [{ value: "product", count: 1204 }], distinctValues: 1 }],
  isExact: true,
  queryId: "",
  corrections: [],
  ...more,
});

const coat = hit("product", "Coat", {
  path: "/products/coat",
  designer: "Åkerlund",
  largeImage: "/media/art/coat/front",
  eu_eur_price_f: 900,
  eu_eur_compare_at_price_f: 1200,
});

const titles = (groups: ReturnType<typeof suggestedGroups>) =>
  groups.map(({ kind, options }) => [kind, options.map(({ title }) => title.map(({ text }) => text).join(""))]);

test("[SB-05] suggestions stand in groups, lead to their paths in the visitor's country, and end with all results", () => {
  const groups = suggestedGroups(
    "coat",
    found([hit("designer", "Coates"), hit("category", "Coats"), coat]),
    place("en"),
  );
  expect(titles(groups)).toEqual([
    ["designer", ["Coates"]],
    ["category", ["Coats"]],
    ["product", ["Coat"]],
    ["all", ["See all 1,204 results for “coat”"]],
  ]);
  expect(groups.flatMap(({ options }) => options.map(({ href }) => href))).toEqual([
    "/de/collections/coates",
    "/de/collections/coats",
    "/de/products/coat",
    "/de/pages/search?qTitle=coat",
  ]);
  expect(groups[2]?.options[0]).toMatchObject({
    designer: "Åkerlund",
    picture: "/media/art/coat/front",
    price: { price: { thousandths: 900_000, currency: "EUR" }, percentOff: 25 },
  });
});

test("[SB-05] where Chinese is read, the Chinese fields are asked for and shown", () => {
  expect(titles(suggestedGroups("大", found([hit("category", "Coats")]), place("zh")))[0]).toEqual([
    "category",
    ["Coats·中"],
  ]);
  expect(fieldsFor("cn_cny", "zh", "zh")).toEqual(expect.arrayContaining(["title_zh", "cn_cny_price_1k"]));
  expect(fieldsFor("cn_cny", "zh", "zh")).not.toContain("title");
  expect([boxLanguage("en-US", "zh-CN"), boxLanguage("zh-CN", "en"), boxLanguage("en-US", "zho")]).toEqual([
    "zh",
    "zh",
    "en",
  ]);
});

test("the words that were found are marked", () => {
  const marked = { ...coat, _summary: { title: `Wool ${MARKS.before}coat${MARKS.after}` } };
  const [group] = suggestedGroups("coat", found([marked]), place("en"));
  expect(group?.options[0]?.title).toEqual([
    { text: "Wool ", isFound: false },
    { text: "coat", isFound: true },
  ]);
});

test("what only another spelling finds is asked about first, and all results are of that spelling", () => {
  const corrections = [{ typed: "caot", found: "coat" }];
  const groups = suggestedGroups("caot", found([coat], { corrections }), place("en"));
  expect(titles(groups)[0]).toEqual(["correction", ["Did you mean coat?"]]);
  expect(groups[0]?.options[0]?.href).toBe("/de/pages/search?qTitle=coat");
  expect(groups.at(-1)?.options[0]).toMatchObject({ href: "/de/pages/search?qTitle=coat", search: "coat" });
});

test("of each kind only a few are shown", () => {
  const many = ["designer", "category", "product"].flatMap((type) =>
    Array.from({ length: 60 }, (_, at) => hit(type, `${type}${at}`)),
  );
  const counts = suggestedGroups("x", found(many), place("en")).map(({ kind, options }) => [kind, options.length]);
  expect(Object.fromEntries(counts)).toEqual({ ...SHOWN, all: 1 });
});

test("before anything is typed: recent searches, and what is popular but the departments of the header", () => {
  const popular = found([
    hit("designer", "Ostra"),
    hit("category", "Women"),
    hit("category", "Coats", { subcategory: "Coats" }),
  ]);
  expect(titles(startingGroups(["wool & silk"], popular, place("en")))).toEqual([
    ["recent", ["wool & silk"]],
    ["designer", ["Ostra"]],
    ["category", ["Coats"]],
  ]);
  const [recent] = startingGroups(["wool & silk"], undefined, place("en", { searchPath: "/pages/search" }));
  expect(recent?.options[0]?.href).toBe("/pages/search?qTitle=wool+%26+silk");
});
