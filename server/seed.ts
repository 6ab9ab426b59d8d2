// Fills an empty shop with the demo catalogue and its content. A shop that has a catalogue is left alone.

import { demoContent, demoFeed } from "#demo";
import { readLibraryIndex } from "#demo/pictures";
import { importContent } from "#commerce/content";
import type { Database } from "#commerce/database";
import { catalogueStatus, explainFeedError, importFeed, sweepCatalogue } from "#commerce/products";
import { Refused } from "./refused.ts";
import { ART_LIBRARY } from "./package-root.ts";

/** How often progress is said, in products. */
const PROGRESS_STEP = 2_000;

export interface SeedOptions {
  /** Size of the demo catalogue; 0 leaves the shop empty. */
  readonly products: number;
  readonly say: (sentence: string) => void;
}

export async function fillCatalogue(database: Database, { products, say }: SeedOptions): Promise<void> {
  await sweepCatalogue(database);
  if (products === 0 || (await catalogueStatus(database))) return;
  const library = readLibraryIndex(ART_LIBRARY);
  say(`Filling the catalogue with ${products.toLocaleString("en")} demo products …`);
  const content = await importContent(database, demoContent({ products, library }));
  if (content.kind === "invalid") {
    throw new Error(
      `The demo's content is not valid: ${content.errors.map((one) => `${one.path} ${one.message}`).join("; ")}`,
    );
  }
  let said = 0;
  const result = await importFeed(database, demoFeed({ products, library }), {
    source: `demo ${products}`,
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
      throw new Refused("The disk is full: free some space and start again; what was there before is unharmed.");
    case "busy":
      throw new Refused("Another process is importing a catalogue into this database: wait for it, then start again.");
    case "bad-feed":
      throw new Error(`The demo's feed is not valid. ${explainFeedError(result.error)}`);
  }
}
