import { expect, test } from "vitest";
import type { BaseEntry } from "../art/format.ts";
import { createChooser, recipeFor } from "./choose.ts";
import { libraryIndex } from "./library.ts";
import { decodeRecipe, encodeRecipe } from "./recipe.ts";
import { picturesOf } from "./views.ts";

const entry = (construction: string, cloth = "cotton", printable = true): BaseEntry[] =>
  (["front", "back"] as const).map((view) => ({
    of: "shirts/classic",
    construction,
    view,
    cloth,
    file: `shirts/classic-${construction}-${view}`,
    printable,
  }));
const index = libraryIndex([...entry("a"), ...entry("b"), ...entry("c", "linen")]);
const shirt = (n: number, more: object = {}) => ({
  handle: `shirt-${n}`,
  productType: "shirts",
  cut: "classic",
  colour: "#7fa3c4",
  ...more,
});

test("a recipe depends on the handle and the neighbours only", () => {
  const all = () => {
    const chooser = createChooser(index);
    return Array.from({ length: 200 }, (_, n) => chooser.choose(shirt(n)));
  };
  expect(all()).toEqual(all());
  const recipe = recipeFor(index, shirt(1));
  expect(recipe && decodeRecipe(encodeRecipe(recipe))).toEqual(recipe);
});

test("on a page of 48 of one cut and one colour no two share construction, print, accent and direction", () => {
  const chooser = createChooser(index);
  const page = Array.from({ length: 48 }, (_, n) => chooser.choose(shirt(n)));
  const looks = page.map((r) => r && [r.construction, r.print, r.accent, r.mirrored].join(" "));
  expect(new Set(looks).size).toBe(48);
});

test("constructions alternate: none comes three times in a row", () => {
  const chooser = createChooser(libraryIndex([...entry("a"), ...entry("b")]));
  const colours = ["#17171a", "#f7f6f2", "#be9365", "#5e1626", "#7fa3c4"];
  const page = Array.from({ length: 48 }, (_, n) => {
    const recipe = chooser.choose(shirt(n, { colour: colours[n % colours.length], pattern: "plain" }));
    return recipe?.construction;
  });
  expect(page.join("")).not.toMatch(/aaa|bbb/);
});

test("constructions are spread evenly over a page", () => {
  const chooser = createChooser(index);
  const page = Array.from({ length: 48 }, (_, n) => chooser.choose(shirt(n))?.construction);
  for (const construction of ["a", "b", "c"])
    expect(page.filter((c) => c === construction).length).toBeGreaterThanOrEqual(9);
});

test("a product with a direction is shown both ways and from both sides before it repeats", () => {
  const boots = (["side", "pair"] as const).map((view): BaseEntry => ({
    of: "boots/rain",
    construction: "a",
    view,
    cloth: "rubber",
    file: `boots/rain-a-${view}`,
    printable: false,
  }));
  const chooser = createChooser(libraryIndex(boots));
  const page = Array.from({ length: 8 }, (_, n) =>
    chooser.choose({ handle: `boot-${n}`, productType: "boots", cut: "rain", colour: "#17171a", pattern: "plain" }),
  );
  const looks = page.map((recipe) => `${recipe?.turned} ${recipe?.mirrored}`);
  expect(new Set(looks.slice(0, 4)).size).toBe(4);
  expect(new Set(looks.slice(4)).size).toBe(4);
});

test("a watch is never mirrored: its dial could not be read", () => {
  const views = (["front", "angle"] as const).map((view): BaseEntry => ({
    of: "watches/round",
    construction: "a",
    view,
    cloth: "leather",
    file: `watches/round-a-${view}`,
    printable: true,
  }));
  const chooser = createChooser(libraryIndex(views));
  const page = Array.from({ length: 30 }, (_, n) =>
    chooser.choose({ handle: `watch-${n}`, productType: "watches", cut: "round", colour: "#17171a" }),
  );
  expect(page.filter((recipe) => recipe?.mirrored !== false)).toEqual([]);
});

test("listings are independent of each other", () => {
  const [together, apart] = [createChooser(index), createChooser(index)];
  for (let n = 0; n < 50; n++) together.choose(shirt(n), ["men"]);
  expect(together.choose(shirt(99), ["women"])).toEqual(apart.choose(shirt(99), ["women"]));
});

test("a requested pattern is drawn unless the cloth cannot show it", () => {
  expect(recipeFor(index, shirt(1, { pattern: "gingham" }))?.print).toBe("gingham");
  expect(recipeFor(index, shirt(1, { pattern: "crocodile" }))?.print).toBe("plain");
  expect(recipeFor(index, shirt(1, { pattern: "plain" }))?.print).toBe("plain");
  const cable = libraryIndex(entry("a", "knit", false));
  expect(recipeFor(cable, shirt(1, { pattern: "gingham" }))?.print).toBe("plain");
});

test("the material decides the surface and the finish", () => {
  const linen = Array.from(
    { length: 40 },
    (_, n) => recipeFor(index, shirt(n, { material: "Irish linen" }))?.construction,
  );
  expect(linen.filter((construction) => construction === "c").length).toBeGreaterThan(28);
  expect(recipeFor(index, shirt(1, { material: "patent leather" }))?.finish).toBe("glossy");
});

test("a multicoloured product has a multicoloured print", () => {
  const prints = Array.from({ length: 30 }, (_, n) => recipeFor(index, shirt(n, { isMulticolour: true }))?.print);
  expect(prints.filter((print) => print === "plain").length).toBeLessThan(3);
});

test("a cut without a drawing has no recipe", () => {
  expect(recipeFor(index, shirt(1, { cut: "band" }))).toBeUndefined();
});

test("a product has at least three pictures, the first from the front", () => {
  const recipe = recipeFor(index, shirt(1));
  if (recipe === undefined) throw new Error("no recipe");
  const pictures = picturesOf(index, recipe);
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  expect(pictures[0]).toBe(`/media/art/${encodeRecipe(recipe)}/front`);
  expect(new Set(pictures).size).toBe(pictures.length);
});
