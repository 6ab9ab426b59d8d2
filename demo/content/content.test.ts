// The demo's content: tags with valid kinds, and sections with texts and pictures in both languages.
import { DEFAULT_TAXONOMY, departmentOfTag, metatagDescription, resolveCollection, tagKind } from "#catalogue";
import { expect, test } from "vitest";
import { designersOf } from "../designers/index.ts";
import { drawnEverything } from "../feed/testing-library.ts";
import { decodeRecipe } from "../pictures/index.ts";
import { demoContentOf } from "./index.ts";
import { EDITS, HOME } from "./copy.ts";

const PRODUCTS = 2_000;
const { shop, tags, sections } = demoContentOf({ products: PRODUCTS, library: drawnEverything() });
const designers = designersOf(PRODUCTS);
const metafieldsOf = (tag: (typeof tags)[number]) => ({ name: tag.name, metafields: tag.metafields ?? [] });

test("tags are unique by id, number, slug and name, in the largest catalogue too", () => {
  const largest = demoContentOf({ products: 500_000, library: drawnEverything() }).tags;
  expect(largest.length).toBeGreaterThan(2_500);
  const distinct = (["id", "tagId", "slug", "name"] as const).map(
    (key) => new Set(largest.map((tag) => tag[key])).size,
  );
  expect(distinct).toEqual(distinct.map(() => largest.length));
});

test("texts of tags have no straight quotes", () => {
  const read = tags.flatMap(({ seoTitle, seoDescription, displayTitle, metafields = [] }) =>
    [seoTitle, seoDescription, displayTitle, ...metafields.map(({ value }) => value)].filter((text) => text != null),
  );
  expect(read.some((text) => text.includes("Women’s"))).toBe(true);
  expect(read.filter((text) => /['"]| {2}/.test(text))).toEqual([]);
});

test("[TG-02] the kinds of tags are read from their metafields", () => {
  const kinds = Map.groupBy(tags, (tag) => tagKind(metafieldsOf(tag)) ?? "none");
  expect(kinds.get("vendor")?.map(({ slug }) => slug)).toEqual(designers.map(({ handle }) => handle));
  expect(kinds.get("season")?.map(({ name }) => name)).toContain("Season_FW26");
  for (const { name } of DEFAULT_TAXONOMY.categories)
    expect(kinds.get("category")?.map((tag) => tag.name)).toContain(name);
  const departments = tags.flatMap((tag) => departmentOfTag(DEFAULT_TAXONOMY, metafieldsOf(tag)) ?? []);
  expect(departments).toEqual([
    "women",
    "men",
    "kids",
    "baby-girl",
    "baby-boy",
    "girls",
    "boys",
    "teen-girl",
    "teen-boy",
  ]);
});

test("every tag that is neither a designer nor a season is a collection of the shop under the same slug", () => {
  const own = tags.filter((tag) => !["vendor", "season"].includes(tagKind(metafieldsOf(tag)) ?? ""));
  expect(own.filter(({ slug }) => resolveCollection(DEFAULT_TAXONOMY, slug) === undefined)).toEqual([]);
  expect(
    designersOf(500_000).filter(({ handle }) => resolveCollection(DEFAULT_TAXONOMY, handle) !== undefined),
  ).toEqual([]);
});

test("a designer's tag has the designer's description", () => {
  const tag = tags.find(({ slug }) => slug === designers[3]?.handle);
  expect(tag && metatagDescription(metafieldsOf(tag))).toBe(designers[3]?.description);
});

test("sub-tags exist", () => {
  const ids = new Set(tags.map(({ id }) => id));
  expect(tags.flatMap(({ subTagIds }) => subTagIds ?? []).filter((id) => !ids.has(id))).toEqual([]);
});

test("home and top bar have every section in English and in Chinese", () => {
  const named = (language: string, place: string): string[] =>
    sections.filter((one) => one.localeLangCode === language && one.place === place).map(({ name }) => name);
  expect(named("en", "page")).toEqual(HOME.map(({ name }) => name));
  expect(named("zh", "page")).toEqual(named("en", "page"));
  expect(named("zh", "top-bar")).toEqual(named("en", "top-bar"));
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test("every picture of a section is the address of a drawing, with an alternative text", () => {
  const items = sections.flatMap((section) => section.items ?? []).filter(({ image }) => image !== undefined);
  expect(items).toHaveLength(2 * [...HOME, ...EDITS].flatMap(({ shown }) => shown).length);
  const isWrong = ({ image = "", imageWebp, productName }: (typeof items)[number]): boolean =>
    decodeRecipe(image.split("/")[3] ?? "") === undefined || imageWebp !== `${image}/1200.webp` || !productName;
  expect(items.filter(isWrong)).toEqual([]);
});

test("every link of a section leads to a collection, a designer or a page", () => {
  const handles = new Set(designers.map(({ handle }) => handle));
  const links = sections.flatMap(({ link, items }) => [link, ...(items ?? []).map(({ url }) => url)]);
  const leadsNowhere = (link: string): boolean => {
    const slug = /^\/collections\/(.+)$/.exec(link)?.[1];
    if (slug === undefined) return link !== "/pages/orders-shipping";
    return resolveCollection(DEFAULT_TAXONOMY, slug) === undefined && !handles.has(slug);
  };
  expect(links.filter((link) => typeof link === "string" && leadsNowhere(link))).toEqual([]);
});

test("blocked brands are designers of the shop", () => {
  const names = new Set(designers.map(({ name }) => name));
  const withheld = (shop.blockProductFilters ?? []).flatMap(({ brands }) => brands ?? []);
  expect(withheld.length).toBeGreaterThan(0);
  expect(withheld.filter((brand) => !names.has(brand))).toEqual([]);
});
