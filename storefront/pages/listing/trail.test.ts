import { expect, test } from "vitest";
import { DEFAULT_TAXONOMY, resolveCollection, toHandle } from "#catalogue";
import { type RoutePart, routeDefaults } from "#search/state";
import { trailOf } from "./trail.ts";

const vendor = (name: string): RoutePart => ({
  name,
  metafields: [{ key: "keywords", namespace: "tag", scope: "public", value: "vendor" }],
});
const own = (slug: string): RoutePart => {
  const collection = resolveCollection(DEFAULT_TAXONOMY, slug);
  if (!collection) throw new Error(`there is no collection ${slug}`);
  return collection;
};
const trail = (...parts: readonly RoutePart[]) =>
  trailOf({
    taxonomy: DEFAULT_TAXONOMY,
    defaults: routeDefaults(DEFAULT_TAXONOMY, ...parts),
    title: "Title",
    link: (path) => `/de${path}`,
    handleOf: toHandle,
  }).map(({ name, href }) => `${name} ${href ?? "here"}`);

test("[LP-07] department, category, type: each a way up but the page itself", () => {
  expect(trail(own("women"))).toEqual(["Women here"]);
  expect(trail(own("women-shoes"))).toEqual(["Women /de/collections/women", "Shoes here"]);
  expect(trail(own("women-sale-boots"))).toEqual([
    "Women /de/collections/women",
    "Sale /de/collections/women-sale",
    "Shoes /de/collections/women-sale-shoes",
    "Boots here",
  ]);
});

test("[LP-07] a children's department stands under Kids, and its backpacks among the accessories", () => {
  expect(trail(own("girls-backpacks"))).toEqual([
    "Kids /de/collections/kids",
    "Girls /de/collections/girls",
    "Accessories /de/collections/girls-accessories",
    "Backpacks here",
  ]);
});

test("[LP-07] the designer stands between the category and the product type", () => {
  expect(trail(own("women-boots"), vendor("Halden & Rue"))).toEqual([
    "Women /de/collections/women",
    "Shoes /de/collections/women-shoes",
    "Halden & Rue /de/collections/halden-rue",
    "Boots here",
  ]);
  expect(trail(vendor("Halden & Rue"))).toEqual(["Halden & Rue here"]);
});

test("further tags are the page's own", () => {
  expect(trail(own("men"), { name: "Season_FW26", metafields: [] })).toEqual(["Men /de/collections/men", "Title here"]);
});
