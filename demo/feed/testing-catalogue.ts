// For tests: a catalogue of 2,000 products, parsed from its feed.
import type { FeedRow } from "#catalogue";
import { drawnEverything } from "./testing-library.ts";
import { demoProducts } from "./index.ts";

export const PRODUCTS = 2_000;
export const library = drawnEverything();

/** Products, each with its variants. */
export const products: readonly (readonly FeedRow[])[] = [...demoProducts({ products: PRODUCTS, library })].map(
  (lines) => lines.map((line) => JSON.parse(line) as FeedRow),
);
export const rows: readonly FeedRow[] = products.flat();
/** The first variant of every product, for what all of them share. */
export const firsts: readonly FeedRow[] = products.flatMap(([first]) => first ?? []);

export const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};
