// Facets of listings and their counts, from the loaders over the embedded index.

import { expect, test } from "vitest";
import { marketOf } from "#catalogue";
import { openEmbedded, PRODUCT_SCHEMA, type SearchBackend } from "#search";
import { someDemoRecords } from "../../../search/testing/testing-demo.ts";
import { listOptions } from "./filters/list-options.ts";
import type { ListingData } from "./listing-data.ts";
import { collection, index, prepareListings } from "./testing-loaders.ts";

prepareListings();

test("[FL-19] a choice narrows every facet but its own, and the counts come true", async () => {
  const page = await collection("women");
  const [first] = page.facets.designers.options;
  const narrowed = await collection("women", `?refinementList[vendor][0]=${encodeURIComponent(first?.value ?? "")}`);
  expect(narrowed.paging.total).toBe(first?.count);
  expect(narrowed.facets.designers.total).toBe(page.facets.designers.total);
  const sum = (facet: ListingData["facets"]) =>
    Object.values(facet.counts.Color ?? {}).reduce((one, other) => one + other, 0);
  expect(sum(narrowed.facets)).toBeLessThan(sum(page.facets));
  const shoes = page.facets.category.options.find(({ value }) => value === "Shoes");
  expect((await collection("women", "?refinementList[tags][0]=Shoes")).paging.total).toBe(shoes?.count);
});

test("[FL-19] [FL-07] every colour counts what choosing it delivers, White with its companion", async () => {
  const counts = Object.entries((await collection("women")).facets.counts.Color ?? {});
  expect(counts.map(([colour]) => colour)).toContain("White");
  for (const [colour, count] of counts) {
    const chosen = await collection("women", `?refinementList[Color][0]=${colour}`);
    expect(chosen.paging.total, colour).toBe(count);
    expect(chosen.facets.counts.Color?.[colour], colour).toBe(count);
  }
});

test("[FL-01] the price has the range of the listing in the visitor's currency, whatever price is chosen", async () => {
  const market = marketOf("de");
  const { facets, paging } = await collection("women-clothing", "", { market });
  const { min, max } = facets.price!;
  expect(max).toBeGreaterThan(min);
  const priced = async (range: string) => collection("women-clothing", `?${range}`, { market });
  expect((await priced(`range[EUR][min]=${min}&range[EUR][max]=${max}`)).paging.total).toBe(paging.total);
  expect((await priced(`range[EUR][max]=${min - 1}`)).paging.total).toBe(0);
  expect((await priced(`range[EUR][min]=${max + 1}`)).paging.total).toBe(0);
  expect((await priced(`range[EUR][min]=${max}`)).facets.price).toEqual({ min, max });
  const black = await priced("refinementList[Color][0]=Black");
  expect(black.facets.price?.min).toBeGreaterThanOrEqual(min);
  const china = (await collection("women-clothing", "", { market: marketOf("cn") })).facets.price!;
  expect(china.max).toBeGreaterThan(max);
  expect(china.max).toBeLessThan(max * 100);
});

test("[FL-20] the types of a category are a hierarchical menu by name, with the chosen one even if it is empty", async () => {
  const { category } = (await collection("women-clothing")).facets;
  const labels = category.types.map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(5);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, "en")));
  expect(labels).not.toContain("Sneakers");
  const chosen = await collection("women-clothing", "?menu[product_type]=Rarities");
  expect(chosen.facets.category.types).toContainEqual({ value: "Rarities", label: "Rarities", count: 0 });
});

test("[LP-02] Kids counts its six departments together, each product once", async () => {
  const all = await collection("all");
  const kids = all.facets.departments.find(({ value }) => value === "kids");
  expect((await collection("kids")).paging.total).toBe(kids?.count);
  expect((await collection("kids")).facets.departments.map(({ value }) => value)).toContain("teen-boy");
  expect((await collection("women")).facets.departments).toEqual([]);
});

test("[FL-04] [FL-05] a department or category counts what it would show, after all that choosing it clears", async () => {
  const coats = "menu[product_type]=Coats&refinementList[Size][0]=M";
  const chosen = await collection("all", `?menu[department]=women&refinementList[tags][0]=Clothing&${coats}`);
  const shoes = chosen.facets.category.options.find(({ value }) => value === "Shoes")?.count ?? 0;
  const there = await collection("all", "?menu[department]=women&refinementList[tags][0]=Shoes");
  expect(shoes).toBe(there.paging.total);
  expect(shoes).toBeGreaterThan(0);
  const bags = await collection("all", "?refinementList[tags][0]=Bags&refinementList[Color][0]=Black");
  const kids = await collection("all", "?menu[department]=kids&refinementList[Color][0]=Black");
  expect(bags.facets.departments.find(({ value }) => value === "kids")?.count).toBe(kids.paging.total);
  const men = kids.facets.departments.find(({ value }) => value === "men")?.count;
  expect(men).toBe((await collection("all", "?menu[department]=men&refinementList[Color][0]=Black")).paging.total);
});

test("[FL-16] sizes are those of the page's chart, and none for kids or a whole department", async () => {
  expect((await collection("women")).facets.sizes).toBeUndefined();
  expect((await collection("girls-clothing")).facets.sizes).toBeUndefined();
  expect((await collection("women-clothing")).facets.sizes?.rows.map(({ name }) => name)).toContain("M");
  expect((await collection("women-shoes")).facets.sizes).toMatchObject({ country: "US" });
  expect((await collection("shoes")).facets.sizes).toMatchObject({ country: "IT" });
});

test("[FL-06] a chosen type has its own sizes: those that it shares stay chosen, others do not", async () => {
  const sizesFor = async (slug: string, type: string, size: string) => {
    const query = `?menu[product_type]=${type}&refinementList[Size][0]=${encodeURIComponent(size)}`;
    const { state, facets, paging } = await collection(slug, query);
    return { chosen: state.refinementList.Size, rows: facets.sizes?.rows.length, total: paging.total };
  };
  const coats = await sizesFor("women-clothing", "Coats", "M");
  const jeans = await sizesFor("women-clothing", "Jeans", "M");
  expect(coats.chosen).not.toContain("28 in");
  expect(jeans.chosen).toEqual(expect.arrayContaining([...coats.chosen, "28 in"]));
  const belts = await sizesFor("accessories", "Belts", "85 cm");
  expect(belts.chosen).toEqual(["85 cm", "34 in"]);
  const scarves = await sizesFor("accessories", "Scarves", "85 cm");
  expect(scarves).toMatchObject({ chosen: [], rows: undefined });
  expect(scarves.total).toBe((await collection("accessories", "?menu[product_type]=Scarves")).paging.total);
  expect(scarves.total).toBeGreaterThan(0);
});

test("[FL-06] with sizes chosen, a type counts what it shows with its own sizes", async () => {
  const chosen = "?menu[product_type]=Coats&refinementList[tags][0]=Clothing&refinementList[Size][0]=M";
  const { facets } = await collection("women", chosen);
  const counts = new Map(facets.category.types.map(({ value, count }) => [value, count]));
  // Jeans are sold by inches, which the chart of coats does not have.
  for (const type of ["Coats", "Jeans", "Dresses"]) {
    const there = await collection("women", chosen.replace("Coats", type));
    expect(there.paging.total, type).toBeGreaterThan(0);
    expect(counts.get(type), type).toBe(there.paging.total);
  }
});

test("[FL-09] a size counts the products of its whole group, each once", async () => {
  const { facets } = await collection("women-shoes");
  const rows = (facets.sizes?.rows ?? []).filter(({ count }) => count > 0);
  expect(rows.length).toBeGreaterThan(5);
  for (const { name, count } of rows) {
    const chosen = await collection("women-shoes", `?refinementList[Size][0]=${encodeURIComponent(name)}`);
    expect(chosen.paging.total, name).toBe(count);
    expect(chosen.facets.sizes?.rows.find((row) => row.name === name)?.count, name).toBe(count);
  }
});

test("[SF-04] sizes count what is in stock, or everything once sold-out products are included, and the counts come true", async () => {
  const countsOf = ({ facets }: ListingData) =>
    new Map(facets.sizes?.rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count] as const));
  const available = countsOf(await collection("women-clothing"));
  const everything = countsOf(await collection("women-clothing", "?soldOut=include"));
  expect(everything.get("M")).toBeGreaterThan(Number(available.get("M")));
  for (const [name, count] of everything) {
    const chosen = `?refinementList[Size][0]=${name}`;
    const inStock = await collection("women-clothing", chosen);
    expect([inStock.paging.total, countsOf(inStock)], name).toEqual([available.get(name) ?? 0, available]);
    expect((await collection("women-clothing", `${chosen}&soldOut=include`)).paging.total, name).toBe(count);
  }
});

test("[SF-04] with a size chosen, colours, designers, types and departments count the same stock", async () => {
  const chosen = "?refinementList[Size][0]=M";
  const { facets } = await collection("women-clothing", chosen);
  const [colour, ofColour] = Object.entries(facets.counts.Color ?? {})[0]!;
  const [designer] = facets.designers.options;
  const type = facets.category.types.find(({ count }) => count > 0)!;
  const totalOf = async (more: string) => (await collection("women-clothing", `${chosen}&${more}`)).paging.total;
  expect(await totalOf(`refinementList[Color][0]=${colour}`)).toBe(ofColour);
  expect(await totalOf(`refinementList[vendor][0]=${encodeURIComponent(designer!.value)}`)).toBe(designer!.count);
  expect(await totalOf(`menu[product_type]=${encodeURIComponent(type.value)}`)).toBe(type.count);
  const clothing = (await collection("clothing", `?menu[department]=women&refinementList[Size][0]=M`)).facets;
  const men = clothing.departments.find(({ value }) => value === "men");
  expect((await collection("clothing", "?menu[department]=men")).paging.total).toBe(men?.count);
});

test("an empty list offers what one choice less would give, or each choice alone", async () => {
  const cheap = await collection("women", "?range[USD][max]=1&refinementList[Color][0]=Black");
  expect(cheap.paging.total).toBe(0);
  expect(cheap.reliefs?.map(({ kind, label }) => `${kind} ${label}`)).toEqual(["without Up to $1"]);
  const twice = await collection(
    "women",
    "?range[USD][max]=1&refinementList[vendor][0]=Nobody&refinementList[Color][0]=Black",
  );
  expect(twice.reliefs?.map(({ kind, label }) => `${kind} ${label}`)).toEqual(["only Black"]);
});

test("[MB-03] filters not applied yet are counted without products, and with what the filters would offer when asked", async () => {
  const query = "?refinementList[Color][0]=Black&page=3";
  const asked: number[] = [];
  const search: SearchBackend = {
    ...index,
    search: (one) => {
      asked.push(one.limit ?? -1);
      return index.search(one);
    },
  };
  const whole = await collection("women", query);
  const count = await collection("women", `${query}&refine=count`, { search });
  expect(count).toMatchObject({ products: [], paging: { total: whole.paging.total } });
  expect(asked).toEqual([0]);
  const facets = await collection("women", `${query}&refine=facets`, { search });
  expect(facets).toMatchObject({ products: [], facets: whole.facets, paging: { total: whole.paging.total } });
  expect(asked.every((limit) => limit === 0)).toBe(true);
  const none = await collection("women", "?range[USD][max]=1&refine=count", { search });
  expect(none.paging.total).toBe(0);
  expect(none.reliefs).toBeUndefined();
});

test("[FL-08] [FL-11] colours that no product of the shop has are not offered; those that the listing lacks are", async () => {
  const own = openEmbedded({ schema: PRODUCT_SCHEMA });
  const coloured = someDemoRecords(60, { products: 900 }).map((record, at) => ({
    ...record,
    fields: { ...record.fields, department: "women", color: at % 2 === 0 ? "Black" : "Transparent" },
    variants: record.variants.map(({ id, fields }) => ({
      id,
      fields: { ...fields, color: at % 2 === 0 ? "Black" : "Transparent" },
    })),
  }));
  await own.replace(coloured);
  const offered = (data: ListingData, chosen: readonly string[] = []) =>
    listOptions("Color", data, {
      ...data.state,
      refinementList: { ...data.state.refinementList, Color: chosen },
    }).map(({ value }) => value);
  const women = await collection("women", "", { search: own });
  // White finds what is transparent.
  expect(offered(women).toSorted()).toEqual(["Black", "White"]);
  expect(offered(women, ["Red"])).toContain("Red");
  const men = await collection("men", "", { search: own });
  expect(men.paging.total).toBe(0);
  expect(offered(men).toSorted()).toEqual(["Black", "White"]);
  await own.close();
});
