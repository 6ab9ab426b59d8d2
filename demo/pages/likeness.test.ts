// Pages of one product type: how far the drawings stay apart. The limits lie just above what the library reaches.
import { expect, test } from "vitest";
import { DEFAULT_PRODUCTS, demoLibrary } from "../feed/index.ts";
import { cardsByType, type Likeness, likenessOf, PAGE } from "./likeness.ts";

/** Enough that the larger types fill whole pages. */
const PRODUCTS = 6_000;

type Listing = Likeness & { readonly name: string };

const listingsOf = (products: number, types?: ReadonlySet<string>): readonly Listing[] =>
  [...cardsByType(demoLibrary(), products, types)].map(([name, cards]) => ({ name, ...likenessOf(cards) }));
const shareOf = (part: "redrawn" | "recoloured", of: readonly Listing[]): number =>
  of.reduce((sum, one) => sum + one[part], 0) / of.reduce((sum, one) => sum + one.cards, 0);
const tooAlike = (listings: readonly Listing[], most: number): readonly string[] =>
  listings.filter(({ cards, recoloured }) => recoloured / cards > most).map(({ name }) => name);

const listings = listingsOf(PRODUCTS);

test("on pages of one type hardly a card shows a drawing again that differs in colour alone", () => {
  expect(shareOf("recoloured", listings)).toBeLessThan(0.01);
  expect(shareOf("redrawn", listings)).toBeLessThan(0.67);
});

test("no type with a page of its own is made of a handful of drawings", () => {
  const full = listings.filter(({ cards }) => cards >= PAGE);
  expect(full.length).toBeGreaterThan(20);
  expect(tooAlike(full, 0.1)).toEqual([]);
});

test("in the shop as it is filled, what has few drawings for its size is told apart on every page as well", () => {
  const few = new Set(["watches", "rings", "technology", "gloves", "umbrellas"]);
  const all = listingsOf(DEFAULT_PRODUCTS, few);
  expect(all.length).toBeGreaterThanOrEqual(2 * few.size);
  for (const type of few) {
    const ofType = all.filter(({ name }) => name.endsWith(`/${type}`));
    expect([type, shareOf("recoloured", ofType) <= 0.02]).toEqual([type, true]);
  }
  expect(tooAlike(all, 0.05)).toEqual([]);
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
