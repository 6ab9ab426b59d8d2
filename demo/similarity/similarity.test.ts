// The default catalogue: variety of drawings on pages of one product type, with limits just above the current values, and sizes.
import { chartFor, DEFAULT_TAXONOMY } from "#catalogue";
import { expect, test } from "vitest";
import { DEFAULT_PRODUCTS, demoLibrary } from "../feed/index.ts";
import { PAGE } from "../pictures/index.ts";
import { type Card, cardsByType, demoDrafts, type Similarity, similarityOf, modelOf } from "./similarity.ts";

type Listing = Similarity & { readonly name: string };

const shareOf = (part: "redrawn" | "recoloured", of: readonly Listing[]): number =>
  of.reduce((sum, one) => sum + one[part], 0) / of.reduce((sum, one) => sum + one.cards, 0);
const tooAlike = (listings: readonly Listing[], most: number): readonly string[] =>
  listings.filter(({ cards, recoloured }) => recoloured / cards > most).map(({ name }) => name);

const library = demoLibrary();
const products = [...demoDrafts(library, DEFAULT_PRODUCTS)];
const shelves = cardsByType(library, products);
const listings: readonly Listing[] = [...shelves].map(([name, ofType]) => ({ name, ...similarityOf(ofType) }));

test("on pages of one type hardly any card differs from another only in colour", () => {
  expect(shareOf("recoloured", listings)).toBeLessThan(0.01);
  expect(shareOf("redrawn", listings)).toBeLessThan(0.73);
});

test("colours of one model are a page apart", () => {
  const distances = [...shelves.values()].flatMap((ofType) => {
    const colours = Map.groupBy(ofType.keys(), (at) => modelOf(ofType[at] as Card));
    return [...colours.values()].flatMap((places) => places.slice(1).map((at, n) => at - (places[n] ?? 0)));
  });
  expect(distances.length).toBeGreaterThan(3_000);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(PAGE);
});

test("no type that fills a page has only a handful of drawings", () => {
  const full = listings.filter(({ cards }) => cards >= PAGE);
  expect(full.length).toBeGreaterThan(20);
  expect(tooAlike(full, 0.1)).toEqual([]);
});

test("types with few drawings for their size are varied on every page too", () => {
  const few = new Set(["watches", "rings", "technology", "gloves", "umbrellas"]);
  const all = listings.filter(({ name }) => few.has(name.split("/")[1] ?? ""));
  expect(all.length).toBeGreaterThanOrEqual(2 * few.size);
  for (const type of few) {
    const ofType = all.filter(({ name }) => name.endsWith(`/${type}`));
    expect([type, shareOf("recoloured", ofType) <= 0.02]).toEqual([type, true]);
  }
  expect(tooAlike(all, 0.05)).toEqual([]);
});

test("[SZ-06] every size is in exactly one group of its product's chart", () => {
  expect(products).toHaveLength(DEFAULT_PRODUCTS);
  const strays = products.flatMap(({ draft: { model, sizes } }) => {
    const chart = chartFor(DEFAULT_TAXONOMY, { productType: model.type.id, department: model.departments.join("\t") });
    const isInOne = (size: string) => chart?.groups.filter(({ labels }) => labels.includes(size)).length === 1;
    return sizes.filter((size) => !isInOne(size)).map((size) => `${model.type.id}: ${size}`);
  });
  expect(strays).toEqual([]);
});

test("most clothing is of one cloth", () => {
  const garments = [...cardsByType(library, demoDrafts(library, 2_000)).values()]
    .flat()
    .filter(({ view }) => view === "front");
  const pieced = garments.filter(({ recipe }) => recipe.piecing !== undefined);
  expect(pieced.length / garments.length).toBeLessThan(0.4);
  // A second cloth in the same colour would not count.
  expect(pieced.filter(({ recipe }) => recipe.accent === "tonal" || recipe.accent === "piped")).toEqual([]);
});

test("a slightly stretched drawing counts as the same drawing", () => {
  const [card] = cardsByType(library, demoDrafts(library, 40)).values();
  const drawn = card?.[0];
  if (drawn === undefined) throw new Error("no card");
  const { shape: _, ...base } = drawn.base;
  const first = { ...drawn, base };
  const stretched = {
    ...first,
    base: { ...first.base, shape: { rows: [[0, 0] as const, [1, 1.1] as const], wide: 1 } },
    recipe: { ...first.recipe, construction: "a1", seed: 1 },
  };
  const longer = {
    ...first,
    base: { ...first.base, shape: { rows: [[0, 0] as const, [0.5, 0.5] as const, [1, 1.2] as const], wide: 1 } },
    recipe: { ...first.recipe, construction: "a2", seed: 2 },
  };
  expect(similarityOf([first, stretched, longer]).recoloured).toBe(1);
  expect(similarityOf([first, stretched, longer]).drawings).toBe(1);
});
