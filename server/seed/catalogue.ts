// Seeds an empty shop with the demo catalogue and its content. An existing catalogue is left alone, unless it is an unmodified demo
// whose drawings have changed since.

import { createHash } from "node:crypto";
import { DEMO_FACTS, DEMO_LOGO, demoContent, demoFeed } from "#demo";
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
import { changeSetting, FACTS, LOGO, readSettings } from "#commerce/settings";

/** Products between two progress lines. */
const PROGRESS_STEP = 1_000;

export interface SeedOptions {
  /** Size of the demo catalogue; 0 leaves the shop empty. */
  readonly products: number;
  readonly print: (line: string) => void;
}

export async function fillCatalogue(database: Database, options: SeedOptions): Promise<void> {
  await sweepCatalogue(database);
  if (options.products === 0) return;
  await fillProducts(database, options);
  // A separate step, so that a start interrupted in between is completed by the next.
  const status = await catalogueStatus(database);
  if (!status || !isDemo(status)) return;
  await fillFacts(database);
  // Only one of several processes that start together.
  await database.exclusively("demo reviews", async () => {
    if (await hasSeedReviews(database, SHOP_ID)) return;
    const written = await fillReviews(database, status.generation);
    options.print(`  ${written.toLocaleString("en")} reviews added.`);
  });
}

/** Gives the shop a name and an icon, unless the operator has. */
async function fillFacts(database: Database): Promise<void> {
  if ((await readSettings(database)).has(FACTS.name)) return;
  for (const result of [
    await changeSetting(database, LOGO, DEMO_LOGO),
    await changeSetting(database, FACTS, DEMO_FACTS),
  ]) {
    if (result.kind !== "invalid") continue;
    const problems = result.errors.map(({ path, message }) => `${path} ${message}`);
    throw new Error(`The demo's facts are invalid: ${problems.join("; ")}`);
  }
}

async function fillProducts(database: Database, { products, print }: SeedOptions): Promise<void> {
  const library = readLibraryIndex(ART_LIBRARY);
  const edition = editionOf(library);
  const status = await catalogueStatus(database);
  if (status && !(await isEarlierDemo(database, status, edition))) return;
  if (status) print("The demo's drawings have changed since this catalogue was made.");
  print(`Filling the catalogue with ${products.toLocaleString("en")} demo products …`);
  const content = await importContent(database, demoContent({ products, library }));
  if (content.kind === "invalid") {
    throw new Error(
      `The demo's content is invalid: ${content.errors.map((one) => `${one.path} ${one.message}`).join("; ")}`,
    );
  }
  let printed = 0;
  const result = await importFeed(database, demoFeed({ products, library }), {
    source: `demo ${products} ${edition}`,
    onProgress: (done) => {
      if (done.products - printed < PROGRESS_STEP) return;
      printed = done.products;
      print(`  ${done.products.toLocaleString("en")} of ${products.toLocaleString("en")} products`);
    },
  });
  switch (result.kind) {
    case "imported":
      return print(
        `  ${result.products.toLocaleString("en")} products in ${result.variants.toLocaleString("en")} sizes are on sale.`,
      );
    case "no-space":
      throw new OperatorError("The disk is full. Free some space and start again. Existing data is unharmed.");
    case "busy":
      print("  Another process is filling the catalogue. Waiting for it …");
      await untilFree(database);
      // The other process may have failed.
      return fillProducts(database, { products, print });
    case "bad-feed":
      throw new Error(`The demo's feed is invalid. ${explainFeedError(result.error)}`);
  }
}

async function untilFree(database: Database): Promise<void> {
  while ((await sweepCatalogue(database)) === "busy") await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Products refer to drawings, so another set of drawings needs another catalogue. */
const editionOf = ({ entries }: LibraryIndex): string =>
  createHash("sha256")
    .update(entries.map(({ of, construction, view }) => `${of} ${construction} ${view}`).join("\n"))
    .digest("hex")
    .slice(0, 8);

const isDemo = ({ source }: CatalogueStatus): boolean => /^demo \d+( [0-9a-f]{8})?$/.test(source);

/** False for a demo that the operator has changed: it is theirs to keep. */
async function isEarlierDemo(database: Database, status: CatalogueStatus, edition: string): Promise<boolean> {
  if (!isDemo(status) || status.source.endsWith(` ${edition}`)) return false;
  const since = await changesSince(database, `${status.generation}:0`, 1);
  return since.kind === "changes" && since.changes.length === 0;
}
