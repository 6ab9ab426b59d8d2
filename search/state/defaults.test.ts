import { resolveCollection } from "#catalogue";
import { expect, test } from "vitest";
import { NO_DEFAULTS, routeDefaults, routeSlugs } from "./defaults.ts";
import { byName, LISTS, MENUS } from "./facets.ts";
import { defaultState } from "./model.ts";

const tag = (name: string, keywords = "") => ({
  name,
  metafields: [{ key: "keywords", namespace: "tag", scope: "public", value: keywords }],
});
const NORDLYS = tag("Nordlys", "vendor");
const FW26 = tag("Season_FW26", "season");
const collection = (slug: string) => {
  const found = resolveCollection(slug);
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
  expect(routeDefaults(collection(slug))).toEqual({ ...NO_DEFAULTS, ...decided });
});

test("[RT-08] [LP-22] designers, seasons and combined tags all must match", () => {
  expect(routeDefaults(NORDLYS)).toEqual({ ...NO_DEFAULTS, vendor: "Nordlys" });
  expect(routeDefaults(FW26)).toEqual({ ...NO_DEFAULTS, tags: ["Season_FW26"] });
  expect(routeDefaults(collection("women"), collection("shoes"), FW26, NORDLYS)).toEqual({
    ...NO_DEFAULTS,
    department: "women",
    category: "Shoes",
    vendor: "Nordlys",
    tags: ["Season_FW26"],
  });
});

test("[RT-08] a second department or designer is matched as a tag", () => {
  const both = routeDefaults(collection("women"), collection("men"), NORDLYS, tag("Halden", "vendor"));
  expect(both).toMatchObject({ department: "women", vendor: "Nordlys", tags: ["Men", "Halden"] });
  expect(routeDefaults(collection("women"), collection("women-sale")).tags).toEqual([]);
});

test("[RT-08] [TG-01] the handles of a path are lower case and separated by plus signs or spaces", () => {
  expect(routeSlugs("Women", "Shoes+season-fw26")).toEqual(["women", "shoes", "season-fw26"]);
  expect(routeSlugs("women", "shoes nordlys")).toEqual(["women", "shoes", "nordlys"]);
  expect(routeSlugs("women")).toEqual(["women"]);
});

test("[FL-22] the default state has the values of the route", () => {
  const state = defaultState(routeDefaults(collection("women-shoes"), NORDLYS, FW26));
  expect(state).toEqual({
    page: 1,
    query: "",
    menu: { ...byName(MENUS, () => ""), department: "women" },
    refinementList: { ...byName(LISTS, () => []), tags: ["Shoes"], vendor: ["Nordlys"] },
    range: {},
    sortBy: "",
  });
});
