import { DEFAULT_TAXONOMY, WOMENS_CLOTHING } from "#catalogue";
import { expect, test } from "vitest";
import { toggleSize, toggleValue } from "./state/choices.ts";
import { type RouteDefaults } from "./state/defaults.ts";
import { defaultState, STATE_LIMITS } from "./state/model.ts";
import { type Chosen, chosenOn, pageOf, vendorTag, SIZE_GROUPS, SEARCH_PAGE, defaultsOf } from "./state/testing.ts";
import { readState, stateFields, writeState } from "./url.ts";

const ALL = pageOf("all");
const NORDLYS = defaultsOf(vendorTag("Nordlys"));

test.each<[string, RouteDefaults, Chosen, string]>([
  ["nothing chosen", ALL, {}, ""],
  ["values of the route", pageOf("women-sale-shoes"), {}, ""],
  ["a designer page", NORDLYS, {}, ""],
  ["page 1", ALL, { page: 1 }, ""],
  ["page 3", ALL, { page: 3 }, "?page=3"],
  [
    "menus",
    ALL,
    { menu: { department: "women", product_type: "Tote Bags" } },
    "?menu[department]=women&menu[product_type]=Tote+Bags",
  ],
  [
    "designers",
    ALL,
    { refinementList: { vendor: ["Halden & Rue", "Écru"] } },
    "?refinementList[vendor][0]=Halden+%26+Rue&refinementList[vendor][1]=%C3%89cru",
  ],
  ["a price", ALL, { range: { EUR: { min: 100, max: 500 } } }, "?range[EUR][min]=100&range[EUR][max]=500"],
  ["a sort option", ALL, { sortBy: "price-asc" }, "?sortBy=price-asc"],
  ["a search text", ALL, { query: "wool coat" }, "?query=wool+coat"],
  ["a search text on the search page", SEARCH_PAGE, { query: "50% wool" }, "?qTitle=50%25+wool"],
  [
    "White without its hidden companion",
    ALL,
    { refinementList: { Color: ["White", "Transparent"] } },
    "?refinementList[Color][0]=White",
  ],
  [
    "a value of the route that is cleared",
    pageOf("women-shoes"),
    { refinementList: { tags: [] } },
    "?refinementList[tags]=",
  ],
])("[FL-21] %s", (_, defaults, chosen, written) => {
  const state = chosenOn(defaults, chosen);
  expect(writeState(state, defaults)).toBe(written);
  expect(readState(written, defaults, DEFAULT_TAXONOMY)).toEqual(state);
});

test("[FL-21] [FL-09] with size charts, a size is written by its name and read with its equivalents", () => {
  const page = pageOf("women-coats");
  const medium = WOMENS_CLOTHING.groups.find(({ name }) => name === "M")!;
  const state = toggleSize(chosenOn(page), medium);
  expect(writeState(state, page, SIZE_GROUPS)).toBe("?refinementList[Size][0]=M");
  expect(readState("?refinementList[Size][0]=M", page, DEFAULT_TAXONOMY, SIZE_GROUPS)).toEqual(state);
  // One of the equivalents selects them all, and labels of other charts are left out.
  expect(
    readState("?refinementList[Size][0]=IT+42&refinementList[Size][1]=85+cm", page, DEFAULT_TAXONOMY, SIZE_GROUPS),
  ).toEqual(state);
});

test("[FL-21] more than 21 values, whose indexes become keys, are read in their order", () => {
  const vendor = Array.from({ length: 60 }, (_, at) => `Designer ${60 - at}`);
  const state = chosenOn(ALL, { refinementList: { vendor } });
  const written = writeState(state, ALL);
  expect(written).toContain("refinementList[vendor][59]=Designer+1");
  expect(readState(written, ALL, DEFAULT_TAXONOMY)).toEqual(state);
  const shuffled = `?${written.slice(1).split("&").toReversed().join("&")}`;
  expect(readState(shuffled, ALL, DEFAULT_TAXONOMY)).toEqual(state);
});

test.each<[string, Chosen]>([
  ["?refinementList[vendor][]=A&refinementList[vendor][]=B", { refinementList: { vendor: ["A", "B"] } }],
  ["?refinementList%5Bvendor%5D%5B%5D=A", { refinementList: { vendor: ["A"] } }],
  ["?refinementList[vendor]=A&refinementList[vendor]=B", { refinementList: { vendor: ["A", "B"] } }],
  ["?refinementList[vendor][first]=A", { refinementList: { vendor: ["A"] } }],
  ["?refinementList[vendor][999999]=B&refinementList[vendor][0]=A", { refinementList: { vendor: ["A", "B"] } }],
  [
    "?refinementList[Color][0]=White&refinementList[Color][1]=White",
    { refinementList: { Color: ["White", "Transparent"] } },
  ],
  ["?refinementList[vendor]=A&refinementList[vendor][0]=A", { refinementList: { vendor: ["A"] } }],
  ["?refinementList[vendor][0]=%\uD800", { refinementList: { vendor: ["%\uFFFD"] } }],
  ["menu[department]=%20WOMEN", { menu: { department: "women" } }],
  ["?page=2&page=4", { page: 4 }],
  ["?page=004", { page: 4 }],
  ["?page=999999999", { page: STATE_LIMITS.page }],
])("[FL-21] %s, as forms or people write it, is read", (search, chosen) => {
  expect(readState(search, ALL, DEFAULT_TAXONOMY)).toEqual(chosenOn(ALL, chosen));
});

test.each([
  "?page=0",
  "?page=-1",
  "?page=1e9",
  "?page=two",
  "?page[]=&page[x]=2",
  "?menu[department]=spaceships",
  "?menu[department]=__proto__",
  "?menu=women",
  "?menu[department][0]=women",
  "?refinementList[Size",
  "?refinementList]vendor[=x",
  "?refinementList[vendor][0][a][b][c][d][e]=deep",
  "?[refinementList][vendor]=x",
  "?refinementList[Color][0]=Transparent",
  `?refinementList[vendor][0]=${"x".repeat(101)}`,
  "?range[EUR][min]=500&range[EUR][max]=100",
  "?range[EUR][min]=-5",
  "?range[EUR][min]=1.5",
  "?range[EUR]=5",
  "?range[__proto__][min]=5",
  "?range[eur][min]=5",
  "?sortBy=price",
  "?sortBy[0]=price-asc",
  "?__proto__[page]=2&constructor[prototype][page]=2",
  "?query=%20%20",
  "?utm_source=mail",
  "?%E0%A4%A",
  "?&&==&=",
])("[FL-21] %s gives the default state", (search) => {
  expect(readState(search, ALL, DEFAULT_TAXONOMY)).toEqual(defaultState(ALL));
  expect(({} as Record<string, unknown>)["page"]).toBeUndefined();
});

test("[FL-21] parameters after the first 1000 are ignored", () => {
  const padding = "a=1&".repeat(999);
  expect(readState(`?${padding}page=3`, ALL, DEFAULT_TAXONOMY).page).toBe(3);
  expect(readState(`?a=1&${padding}page=3`, ALL, DEFAULT_TAXONOMY).page).toBe(1);
});

test("[FL-21] prices are read in at most 20 currencies", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const search = letters.map((letter) => `range[${letter.repeat(3)}][min]=5`).join("&");
  expect(Object.keys(readState(search, ALL, DEFAULT_TAXONOMY).range)).toEqual(
    letters.slice(0, 20).map((letter) => letter.repeat(3)),
  );
});

test("[FL-21] a designer page ignores other designers", () => {
  expect(readState("?refinementList[vendor][0]=Halden", NORDLYS, DEFAULT_TAXONOMY)).toEqual(defaultState(NORDLYS));
});

test("a state can be written as hidden fields of a form", () => {
  const state = toggleValue(chosenOn(ALL, { query: "wool" }), ALL, "Color", "multi");
  expect(stateFields(state, ALL)).toEqual([
    ["query", "wool"],
    ["refinementList[Color][0]", "multi"],
  ]);
});
