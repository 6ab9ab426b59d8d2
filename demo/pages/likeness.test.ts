// Pages of one product type: how far the drawings stay apart. The limits lie just above what the library reaches.
import { expect, test } from "vitest";
import { demoLibrary } from "../feed/index.ts";
import { cardsByType, likenessOf, PAGE } from "./likeness.ts";

/** Enough that the larger types fill whole pages. */
const PRODUCTS = 6_000;

const listings = [...cardsByType(demoLibrary(), PRODUCTS)].map(([name, cards]) => ({ name, ...likenessOf(cards) }));
const shareOf = (part: "redrawn" | "recoloured", of: typeof listings): number =>
  of.reduce((sum, one) => sum + one[part], 0) / of.reduce((sum, one) => sum + one.cards, 0);

test("on pages of one type hardly a card shows a drawing again that differs in colour alone", () => {
  expect(shareOf("recoloured", listings)).toBeLessThan(0.03);
  expect(shareOf("redrawn", listings)).toBeLessThan(0.67);
});

test("no type with a page of its own is made of a handful of drawings", () => {
  const full = listings.filter(({ cards }) => cards >= PAGE);
  const worst = full.filter(({ cards, recoloured }) => recoloured / cards > 0.4);
  expect(full.length).toBeGreaterThan(20);
  expect(worst.map(({ name }) => name)).toEqual([]);
});

test("most clothing is of one cloth", () => {
  const garments = [...cardsByType(demoLibrary(), 2_000).values()].flat().filter(({ view }) => view === "front");
  const pieced = garments.filter(({ recipe }) => recipe.piecing !== undefined);
  expect(pieced.length / garments.length).toBeLessThan(0.4);
  // A second cloth of the first one's colour would be none.
  expect(pieced.filter(({ recipe }) => recipe.accent === "tonal" || recipe.accent === "piped")).toEqual([]);
});

test("a drawing that is only stretched a little is no other drawing", () => {
  const [card] = cardsByType(demoLibrary(), 40).values();
  const drawn = card?.[0];
  if (drawn === undefined) throw new Error("no card");
  const { shape: _, ...base } = drawn.base;
  const first = { ...drawn, base };
  const stretched = {
    ...first,
    base: { ...first.base, shape: { rows: [[0, 0] as const, [1, 1.1] as const], wide: 1 } },
    recipe: { ...first.recipe, construction: "a1" },
  };
  const longer = {
    ...first,
    base: { ...first.base, shape: { rows: [[0, 0] as const, [0.5, 0.5] as const, [1, 1.2] as const], wide: 1 } },
    recipe: { ...first.recipe, construction: "a2" },
  };
  expect(likenessOf([first, stretched, longer]).recoloured).toBe(1);
  expect(likenessOf([first, stretched, longer]).drawings).toBe(1);
});
