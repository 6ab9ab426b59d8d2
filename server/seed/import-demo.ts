// Imports the demo catalogue, or the part of it that a shop opens with, and reports the progress.

import { setTimeout as pause } from "node:timers/promises";
import { demoProducts } from "#demo";
import type { LibraryIndex } from "#demo/pictures";
import type { Database } from "#commerce/database";
import { explainFeedError, importFeed, sweepCatalogue } from "#commerce/products";
import type { FillProgress } from "../http/health.ts";
import { OperatorError } from "../start/operator-error.ts";
import { editionOf, sourceOf } from "./demo-source.ts";

/** Products between two progress lines: four lines or more for each catalogue. */
const progressStep = (products: number): number => Math.min(1_000, products / 4);

/** Products that a shop opens with: enough to fill every department, and imported in a few seconds. */
const OPENING = 2_000;

export interface SeedOptions {
  /** Size of the demo catalogue; 0 leaves the shop empty. */
  readonly products: number;
  /** Products to open with, if the demo has at least half as many again. */
  readonly opening?: number;
  readonly print: (line: string) => void;
}

export interface DemoImport extends SeedOptions {
  readonly library: LibraryIndex;
  readonly isWhole: boolean;
  readonly onProgress?: (progress: FillProgress) => void;
  /** Ends the import; the catalogue stays as it is. */
  readonly stopping?: AbortSignal;
}

export async function importDemo(database: Database, options: DemoImport): Promise<"imported" | "busy"> {
  const { products, opening = OPENING, library, print, isWhole, stopping, onProgress } = options;
  const shown = isWhole || products < 1.5 * opening ? products : opening;
  const progressOf = estimate(shown);
  let printed = 0;
  const result = await importFeed(database, firstLines(options, shown, stopping), {
    source: sourceOf(shown, products, editionOf(library)),
    onProgress: (done) => {
      const progress = progressOf(done.products);
      onProgress?.(progress);
      if (done.products - printed < progressStep(shown)) return;
      printed = done.products;
      print(`  ${count(done.products)} of ${count(shown)} products, about ${progress.secondsLeft} s left`);
    },
  });
  switch (result.kind) {
    case "imported":
      print(`  ${count(result.products)} products in ${count(result.variants)} sizes are on sale.`);
      if (shown < products) print(`  ${count(products - shown)} more follow while the shop is open.`);
      return "imported";
    case "no-space":
      throw new OperatorError("The disk is full. Free some space and start again. Existing data is unharmed.");
    case "busy":
      return "busy";
    case "bad-feed":
      throw new Error(`The demo's feed is invalid. ${explainFeedError(result.error)}`);
    case "too-much-skipped":
      throw new Error("The demo's feed is invalid.");
  }
}

/** Waits for the import of another process. */
export async function untilFree(database: Database, stopping?: AbortSignal): Promise<void> {
  while ((await sweepCatalogue(database)) === "busy") await pause(1_000, undefined, stopping && { signal: stopping });
}

/** The part is the start of the whole: ids and everything else of a product stay the same. */
function* firstLines({ products, library }: DemoImport, shown: number, stopping?: AbortSignal): Generator<string> {
  let left = shown;
  for (const lines of demoProducts({ products, library })) {
    stopping?.throwIfAborted();
    yield* lines;
    left -= 1;
    if (left === 0) return;
  }
}

function estimate(of: number): (products: number) => FillProgress {
  const startedAt = performance.now();
  return (products) => {
    const seconds = (performance.now() - startedAt) / 1000;
    return { products, of, secondsLeft: Math.ceil((seconds / Math.max(1, products)) * (of - products)) };
  };
}

const count = (number: number): string => number.toLocaleString("en");
