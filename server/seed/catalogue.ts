// Fills an empty shop with the demo catalogue and its content. A shop that has a catalogue is left alone, unless it is a demo
// whose pictures are no longer drawn.

import { createHash } from "node:crypto";
import { demoContent, demoFeed } from "#demo";
import { readLibraryIndex, type LibraryIndex } from "#demo/pictures";
import { importContent } from "#commerce/content";
import type { Database } from "#commerce/database";
import {
  catalogueStatus,
  changesSince,
  explainFeedError,
  importFeed,
  sweepCatalogue,
  type CatalogueStatus,
} from "#commerce/products";
import { hasSeedReviews } from "#commerce/reviews";
import { OperatorError } from "../start/operator-error.ts";
import { ART_LIBRARY } from "../start/package-root.ts";
import { fillReviews } from "./reviews.ts";
import { SHOP_ID } from "../start/shop.ts";

/** How often progress is said, in products. */
const PROGRESS_STEP = 2_000;

export interface SeedOptions {
  /** Size of the demo catalogue; 0 leaves the shop empty. */
  readonly products: number;
  readonly say: (sentence: string) => void;
}

export async function fillCatalogue(database: Database, options: SeedOptions): Promise<void> {
  await sweepCatalogue(database);
  if (options.products === 0) return;
  await fillProducts(database, options);
  // Apart from the products, so that a start that was cut short in between makes up for it.
  const status = await catalogueStatus(database);
  if (!status || !isDemo(status)) return;
  // Of processes that start together, one.
  await database.exclusively("demo reviews", async () => {
    if (await hasSeedReviews(database, SHOP_ID)) return;
    const written = await fillReviews(database, status.generation);
    options.say(`  ${written.toLocaleString("en")} reviews of them are written.`);
  });
}

async function fillProducts(database: Database, { products, say }: SeedOptions): Promise<void> {
  const library = readLibraryIndex(ART_LIBRARY);
  const edition = editionOf(library);
  const status = await catalogueStatus(database);
  if (status && !(await isEarlierDemo(database, status, edition))) return;
  if (status) say("The demo's pictures are drawn anew since this catalogue was made.");
  say(`Filling the catalogue with ${products.toLocaleString("en")} demo products …`);
  const content = await importContent(database, demoContent({ products, library }));
  if (content.kind === "invalid") {
    throw new Error(
      `The demo's content is not valid: ${content.errors.map((one) => `${one.path} ${one.message}`).join("; ")}`,
    );
  }
  let said = 0;
  const result = await importFeed(database, demoFeed({ products, library }), {
    source: `demo ${products} ${edition}`,
    onProgress: (done) => {
      if (done.products - said < PROGRESS_STEP) return;
      said = done.products;
      say(`  ${done.products.toLocaleString("en")} of ${products.toLocaleString("en")} products`);
    },
  });
  switch (result.kind) {
    case "imported":
      return say(
        `  ${result.products.toLocaleString("en")} products in ${result.variants.toLocaleString("en")} sizes are on sale.`,
      );
    case "no-space":
      throw new OperatorError("The disk is full: free some space and start again; what was there before is unharmed.");
    case "busy":
      say("  Another process is filling it; waiting for that one.");
      await untilFree(database);
      // It may have failed.
      return fillProducts(database, { products, say });
    case "bad-feed":
      throw new Error(`The demo's feed is not valid. ${explainFeedError(result.error)}`);
  }
}

async function untilFree(database: Database): Promise<void> {
  while ((await sweepCatalogue(database)) === "busy") await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Products name the drawings that their pictures are made of. */
const editionOf = ({ entries }: LibraryIndex): string =>
  createHash("sha256")
    .update(entries.map(({ of, construction, view }) => `${of} ${construction} ${view}`).join("\n"))
    .digest("hex")
    .slice(0, 8);

const isDemo = ({ source }: CatalogueStatus): boolean => /^demo \d+\b/.test(source);

/** A demo that somebody has changed is theirs. */
async function isEarlierDemo(database: Database, status: CatalogueStatus, edition: string): Promise<boolean> {
  if (!isDemo(status) || status.source.endsWith(` ${edition}`)) return false;
  const since = await changesSince(database, `${status.generation}:0`, 1);
  return since.kind === "changes" && since.changes.length === 0;
}
