import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PRINTS } from "./prints.ts";
import { ACCENTS, decodeRecipe, encodeRecipe, FINISHES, LIBRARY_VERSION, SEEDS } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";

const recipes: fc.Arbitrary<Recipe> = fc.record(
  {
    library: fc.constant(LIBRARY_VERSION),
    productType: fc.constantFrom("coats", "t-shirts", "underwear-and-socks"),
    cut: fc.constantFrom("trench-long", "v-neck", "a-line"),
    construction: fc.constantFrom("a", "b", "z", "a1", "b2"),
    colour: fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`),
    print: fc.constantFrom("plain", ...PRINTS.map((print) => print.key)),
    finish: fc.constantFrom(...FINISHES),
    accent: fc.constantFrom(...ACCENTS),
    mirrored: fc.boolean(),
    seed: fc.integer({ min: 0, max: SEEDS - 1 }),
    turned: fc.constant(true as const),
  },
  {
    requiredKeys: [
      "library",
      "productType",
      "cut",
      "construction",
      "colour",
      "print",
      "finish",
      "accent",
      "mirrored",
      "seed",
    ],
  },
);

test("a recipe survives encoding and decoding, without characters that a URL would escape", () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      const text = encodeRecipe(recipe);
      expect(decodeRecipe(text)).toEqual(recipe);
      expect(encodeURIComponent(text)).toBe(text);
    }),
  );
});

test("addresses of an earlier library version still work", () => {
  expect(decodeRecipe(GOOD.replace("2.", "1."))).toEqual({ ...decodeRecipe(GOOD), library: 1 });
});

const GOOD = "2.coats.trench-long.b.c8ae86.check.m003kz";

test.each([
  ["an empty text", ""],
  ["a missing part", "2.coats.trench-long.b.c8ae86.check"],
  ["a piecing that its type does not have", `${GOOD}.knees`],
  ["a library to come", GOOD.replace("2.", `${LIBRARY_VERSION + 1}.`)],
  ["no library", GOOD.replace("2.", "0.")],
  ["a version with a leading zero", GOOD.replace("2.", "02.")],
  ["an upper-case colour", GOOD.replace("c8ae86", "C8AE86")],
  ["an unknown print", GOOD.replace("check", "cheque")],
  ["a shape without a number", GOOD.replace(".b.", ".b0.")],
  ["an unknown direction", GOOD.replace("m0", "x0")],
  ["an unknown finish", GOOD.replace("m0", "m9")],
  ["a path out of the library", GOOD.replace("coats", "../coats")],
  ["a trailing line", `${GOOD}\n`],
  ["a very long text", `${GOOD}${"z".repeat(5000)}`],
])("refuses %s", (_, text) => {
  expect(decodeRecipe(GOOD)).toBeDefined();
  expect(decodeRecipe(text)).toBeUndefined();
});

test("any text is either rejected or encoded back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const recipe = decodeRecipe(text);
      expect(recipe === undefined || encodeRecipe(recipe) === text).toBe(true);
    }),
  );
});
