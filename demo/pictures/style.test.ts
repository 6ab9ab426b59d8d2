import { expect, test } from "vitest";
import type { Recipe } from "./recipe.ts";
import { styleOf } from "./style.ts";

const recipe = (more: Partial<Recipe>): Recipe => ({
  library: 1,
  productType: "rings",
  cut: "band",
  construction: "a",
  colour: "#cfa554",
  print: "plain",
  finish: "natural",
  accent: "tonal",
  mirrored: false,
  seed: 7,
  ...more,
});
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test.each([
  ["#cfa554", "gold"],
  ["#c9cace", "silver"],
  ["#d9a392", "rose"],
  ["#d9be86", "pale"],
  ["#ad8643", "antique"],
])("jewellery and frames sold as %s are made of %s, whatever the seed", (colour, metal) => {
  const frames = { productType: "sunglasses", cut: "aviator" };
  for (const seed of seeds)
    expect([
      styleOf(recipe({ colour, seed })).metal.key,
      styleOf(recipe({ ...frames, colour, seed })).metal.key,
    ]).toEqual([metal, metal]);
});

test("a watch is of steel, whatever the colour of its strap", () => {
  const strapped = { productType: "watches", cut: "dress" };
  const keys = ["#a8703f", "#5e1626", "#111111", "#efe8da"].flatMap((colour) =>
    seeds.map((seed) => styleOf(recipe({ ...strapped, colour, seed })).metal.key),
  );
  expect([...new Set(keys)].filter((key) => !["silver", "gunmetal", "palladium"].includes(key))).toEqual([]);
});

test("a coloured metal frame is lacquered", () => {
  const { metal } = styleOf(recipe({ productType: "sunglasses", cut: "round", colour: "#5e1626" }));
  expect([metal.key, metal.colour]).toEqual(["lacquered", [0x5e, 0x16, 0x26]]);
});

test("the accent of jewellery is its stone, never a second colour of its metal", () => {
  const [clear, ruby] = (["tonal", "bright"] as const).map((accent) => styleOf(recipe({ accent })).colours);
  expect(clear?.glass).not.toEqual(ruby?.glass);
  expect(clear?.trim).toEqual(ruby?.trim);
});

test("round products and shoes keep their proportions; clothes vary in length", () => {
  const shapes = (productType: string) =>
    new Set(seeds.map((seed) => styleOf(recipe({ productType, seed })).pose).map(({ wide, tall }) => wide / tall));
  for (const type of ["rings", "watches", "sneakers", "boots"]) expect([...shapes(type)]).toEqual([1]);
  expect(shapes("coats").size).toBe(seeds.length);
});

test("the colours of a model have the same cut, pose and print", () => {
  const [navy, camel] = ["#1d2740", "#be9365"].map((colour) =>
    styleOf(recipe({ productType: "coats", cut: "trench-long", print: "check", colour })),
  );
  expect(navy?.pose).toEqual(camel?.pose);
  expect(navy?.print?.scale).toBe(camel?.print?.scale);
  expect(navy?.print?.palette).not.toEqual(camel?.print?.palette);
});
