import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, messagesIn, resolveCollection, toHandle } from "#catalogue";
import { listingPages } from "#locales/listing-pages";
import { chosenOn, defaultsOf, pageOf, SEARCH_PAGE, vendorTag } from "../../../search/state/testing.ts";
import { documentTitle } from "#browsing";
import { type IndexedListing, indexingOf } from "./seo.ts";

const english = messagesIn(listingPages, "en");

type Chosen = Parameters<typeof chosenOn>[1];

const on = (slug: string, chosen: Chosen = {}, more: Partial<IndexedListing> = {}) => {
  const defaults = pageOf(slug);
  const indexing = indexingOf(DEFAULT_TAXONOMY, {
    path: `/collections/${slug}`,
    defaults,
    state: chosenOn(defaults, chosen),
    collection: resolveCollection(DEFAULT_TAXONOMY, slug),
    hasProducts: true,
    handleOf: toHandle,
    ...more,
  });
  return indexing.kind === "canonical" ? indexing.path : indexing.kind;
};

test.each([
  ["nothing chosen", "women", {}, "/collections/women"],
  ["page n is itself", "women", { page: 3 }, "/collections/women?page=3"],
  ["an order is not another page", "women", { sortBy: "price-asc" }, "/collections/women"],
  ["nor is an order of page n", "women", { sortBy: "price-asc", page: 2 }, "/collections/women?page=2"],
  ["a department of a type", "coats", { menu: { department: "women" } }, "/collections/women-coats"],
  ["a category of a department", "men", { refinementList: { tags: ["Shoes"] } }, "/collections/men-shoes"],
  ["a type of a category", "women-shoes", { menu: { product_type: "Boots" } }, "/collections/women-boots"],
  ["a department's sale", "sale", { menu: { department: "men" } }, "/collections/men-sale"],
  ["its later pages", "coats", { menu: { department: "women" }, page: 2 }, "noindex"],
  ["one designer", "women", { refinementList: { vendor: ["Halden & Rue"] } }, "/collections/women/halden-rue"],
  ["two designers", "women", { refinementList: { vendor: ["Halden & Rue", "Xylo"] } }, "noindex"],
  ["a colour", "women", { refinementList: { Color: ["Black"] } }, "noindex"],
  ["a size", "women-shoes", { refinementList: { Size: ["IT 38"] } }, "noindex"],
  ["a price", "women", { range: { USD: { max: 500 } } }, "noindex"],
  ["words", "women", { query: "wool" }, "noindex"],
  ["a category and a colour", "men", { refinementList: { tags: ["Shoes"], Color: ["Black"] } }, "noindex"],
  ["a type that the shop does not have", "women", { menu: { product_type: "Spaceships" } }, "noindex"],
] satisfies [string, string, Chosen, string][])("%s of /collections/%s", (_name, slug, chosen, expected) => {
  expect(on(slug, chosen)).toBe(expected);
});

test("nothing to show, and search results, are not kept", () => {
  expect(on("women", {}, { hasProducts: false })).toBe("noindex");
  expect(on("women", {}, { defaults: SEARCH_PAGE })).toBe("noindex");
});

test("a designer's choices have no collection of their own", () => {
  const defaults = defaultsOf(vendorTag("Xylo"));
  const listing = { path: "/collections/xylo", defaults, hasProducts: true, handleOf: toHandle };
  expect(indexingOf(DEFAULT_TAXONOMY, { ...listing, state: chosenOn(defaults) })).toEqual({
    kind: "canonical",
    path: "/collections/xylo",
  });
  expect(
    indexingOf(DEFAULT_TAXONOMY, { ...listing, state: chosenOn(defaults, { menu: { department: "men" } }) }),
  ).toEqual({
    kind: "noindex",
  });
});

test("[LP-06] the title is the SEO title or the name, with what it is tagged where that is finer than a category", () => {
  const women = { title: "Women", seoTitle: "Women | Vitrine", isTagged: false };
  const xylo = { title: "Xylo", seoTitle: null, isTagged: true };
  expect(documentTitle([women], english, "Vitrine")).toBe("Women | Vitrine");
  expect(documentTitle([{ ...women, seoTitle: null }], english, "Vitrine")).toBe("Women | Vitrine");
  expect(documentTitle([{ ...xylo, seoTitle: "The house | Vitrine" }], english, "Vitrine")).toBe(
    "The house | Vitrine – Tagged “Xylo”",
  );
  expect(documentTitle([women, xylo, { title: "FW26", isTagged: false }], english, "Vitrine")).toBe(
    "Women | Vitrine – Tagged “Xylo + FW26”",
  );
  expect(documentTitle([{ title: "", isTagged: true }], english, "Vitrine")).toBe("Vitrine");
});

test("[LP-06] the title repeats no tag that it already names", () => {
  const shoes = { title: "Women’s Shoes", seoTitle: "Women's shoes | Vitrine", isTagged: true };
  const men = { title: "Men", isTagged: false };
  expect(documentTitle([shoes], english, "Vitrine")).toBe("Women's shoes | Vitrine");
  expect(documentTitle([{ ...shoes, seoTitle: null }], english, "Vitrine")).toBe("Women’s Shoes | Vitrine");
  expect(documentTitle([shoes, men, { title: "Women", isTagged: false }], english, "Vitrine")).toBe(
    "Women's shoes | Vitrine – Tagged “Men”",
  );
});
