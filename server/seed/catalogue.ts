// Seeds an empty shop with the demo catalogue and its content. An existing catalogue is left alone, unless it is an unmodified demo
// that is incomplete, or whose drawings have changed since.
//
// The shop opens with the newest products of a large demo. The complete demo then replaces them (complete-demo.ts).

import { DEMO_FACTS, DEMO_GIFTS, DEMO_LOGO, demoContent } from "#demo";
import { readLibraryIndex } from "#demo/pictures";
import { importContent } from "#commerce/content";
import type { Database } from "#commerce/database";
import { catalogueStatus, isAsImported, sweepCatalogue } from "#commerce/products";
import { changeSetting, FACTS, GIFTS, LOGO, readSettings } from "#commerce/settings";
import { ART_LIBRARY } from "../start/package-root.ts";
import { editionOf, isDemo, isPart } from "./demo-source.ts";
import { importDemo, untilFree, type SeedOptions } from "./import-demo.ts";
import { fillLooks } from "./looks.ts";
import { fillReviews } from "./reviews.ts";

/** "part": the shop can open, and the rest of the demo is to be imported meanwhile. */
export async function fillCatalogue(database: Database, options: SeedOptions): Promise<"complete" | "part"> {
  await sweepCatalogue(database);
  if (options.products === 0) return "complete";
  await fillProducts(database, options);
  // Separate steps, so that a start interrupted in between is completed by the next.
  const status = await catalogueStatus(database);
  if (!status || !isDemo(status)) return "complete";
  await fillFacts(database);
  await fillReviews(database, status.generation, options.print);
  return isPart(status) && (await isAsImported(database)) ? "part" : "complete";
}

/** Gives the shop a name, an icon and looks, unless the operator has named it. */
async function fillFacts(database: Database): Promise<void> {
  if ((await readSettings(database)).has(FACTS.name)) return;
  await fillLooks(database);
  for (const result of [
    await changeSetting(database, LOGO, DEMO_LOGO),
    await changeSetting(database, GIFTS, DEMO_GIFTS),
    await changeSetting(database, FACTS, DEMO_FACTS),
  ]) {
    if (result.kind !== "invalid") continue;
    const problems = result.errors.map(({ path, message }) => `${path} ${message}`);
    throw new Error(`The demo's facts are invalid: ${problems.join("; ")}`);
  }
}

async function fillProducts(database: Database, options: SeedOptions): Promise<void> {
  const { products, print } = options;
  const library = readLibraryIndex(ART_LIBRARY);
  const edition = editionOf(library);
  const status = await catalogueStatus(database);
  const isCurrent = !status || !isDemo(status) || status.source.endsWith(` ${edition}`);
  if (status && (isCurrent || !(await isAsImported(database)))) return;
  if (status) print("The demo's drawings have changed since this catalogue was made.");
  print(`Filling the catalogue with ${products.toLocaleString("en")} demo products …`);
  const content = await importContent(database, demoContent({ products, library }));
  if (content.kind === "invalid") {
    throw new Error(
      `The demo's content is invalid: ${content.errors.map((one) => `${one.path} ${one.message}`).join("; ")}`,
    );
  }
  const imported = await importDemo(database, { ...options, library, isWhole: false });
  if (imported === "imported") return;
  print("  Another process is filling the catalogue. Waiting for it …");
  await untilFree(database);
  // The other process may have failed.
  await fillProducts(database, options);
}
