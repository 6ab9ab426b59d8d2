import { DEFAULT_TAXONOMY, resolveCollection } from "#catalogue";
import { expect, test } from "vitest";
import { NO_DEFAULTS, routeSlugs } from "./defaults.ts";
import { byName, LISTS, MENUS } from "./facets.ts";
import { defaultState } from "./model.ts";
import { defaultsOf } from "./testing.ts";

const tag = (name: string, keywords = "") => ({
  name,
  metafields: [{ key: "keywords", namespace: "tag", scope: "public", value: keywords }],
});
const FRESH = { ...NO_DEFAULTS, ranges: DEFAULT_TAXONOMY.ranges };
const NORDLYS = tag("Nordlys", "vendor");
const FW26 = tag("Season_FW26", "season");
const collection = (slug: string) => {
  const found = resolveCollection(DEFAULT_TAXONOMY, slug);
  if (!found) throw new Error(`no collection ${slug}`);
  return found;
};

test.each([
  ["all", {}],
  ["women", { department: "women" }],
  ["kids-shoes", { department: "kids", category: "Shoes" }],
  ["men-coats", { department: "men", productType: "Coats" }],
  ["backpacks", { productType: "Backpacks" }],
  ["women-sale-bags", { department: "women", category: "Bags", isSale: true }],
  ["new-arrivals", { isNewArrivals: true }],
])("[RT-08] the collection %s has the defaults %j", (slug, decided) => {
  expect(defaultsOf(collection(slug))).toEqual({ ...FRESH, ...decided });
});

test("[RT-08] [LP-22] designers, seasons and combined tags all must match", () => {
  expect(defaultsOf(NORDLYS)).toEqual({ ...FRESH, vendor: "Nordlys" });
  expect(defaultsOf(FW26)).toEqual({ ...FRESH, tags: ["Season_FW26"] });
  expect(defaultsOf(collection("women"), collection("shoes"), FW26, NORDLYS)).toEqual({
    ...FRESH,
    department: "women",
    category: "Shoes",
    vendor: "Nordlys",
    tags: ["Season_FW26"],
  });
});

test("[RT-08] a second department or designer is matched as a tag", () => {
  const both = defaultsOf(collection("women"), collection("men"), NORDLYS, tag("Halden", "vendor"));
  expect(both).toMatchObject({ department: "women", vendor: "Nordlys", tags: ["Men", "Halden"] });
  expect(defaultsOf(collection("women"), collection("women-sale")).tags).toEqual([]);
});

test("[RT-08] [TG-01] the handles of a path are lower case and separated by plus signs or spaces", () => {
  expect(routeSlugs("Women", "Shoes+season-fw26")).toEqual(["women", "shoes", "season-fw26"]);
  expect(routeSlugs("women", "shoes nordlys")).toEqual(["women", "shoes", "nordlys"]);
  expect(routeSlugs("women")).toEqual(["women"]);
});

test("[FL-22] the default state has the values of the route", () => {
  const state = defaultState(defaultsOf(collection("women-shoes"), NORDLYS, FW26));
  expect(state).toEqual({
    page: 1,
    query: "",
    menu: { ...byName(MENUS, () => ""), department: "women" },
    refinementList: { ...byName(LISTS, () => []), tags: ["Shoes"], vendor: ["Nordlys"] },
    range: {},
    sortBy: "",
    isSoldOutIncluded: false,
  });
});
