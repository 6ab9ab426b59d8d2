// `npm run shop -- init FILE` and `npm start -- --import FILE`: open a new shop with the merchant's own products instead of the demo.

import { z } from "zod";
import { catalogueStatus } from "#commerce/products";
import { findShop } from "../catalogue/client.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { createShop, openShopDatabase } from "../start/shop.ts";
import { importCatalogue, onlyFile } from "./catalogue.ts";
import { readImportWords } from "./import-words.ts";
import type { Terminal } from "./terminal.ts";

export const INIT_USAGE =
  "npm run shop -- init FILE [options]                       opens a new shop with your products; options as in catalogue import";

export async function runInit(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const result = await openOwnShop(words, config, terminal);
  if (result.kind === "exists") throw new OperatorError(result.message);
  if (result.kind === "opened") terminal.info("Your shop is ready. npm start opens it.");
}

export type OwnShop =
  | { readonly kind: "opened" }
  /** Nothing was imported; `message` says what there is. */
  | { readonly kind: "exists"; readonly message: string }
  | { readonly kind: "dry-run" };

/** Throws OperatorError if the file cannot be imported. */
export async function openOwnShop(words: readonly string[], config: Config, terminal: Terminal): Promise<OwnShop> {
  const { file, rest, settings } = readImportWords(words);
  if (file === undefined) throw new OperatorError(INIT_USAGE);
  onlyFile(file, rest);
  const existing = await existingCatalogue(config);
  if (existing) {
    const { products, source } = existing;
    const message = `${config.dataDir} already holds a shop with ${products.toLocaleString("en")} products from ${source}. Nothing was imported. To replace its products: npm run shop -- catalogue import ${file}`;
    return { kind: "exists", message };
  }
  terminal.info(`Opening a shop with the products of ${file} …`);
  await importCatalogue(words, config, terminal);
  return { kind: settings.isDryRun ? "dry-run" : "opened" };
}

const Status = z.object({ catalogue: z.object({ products: z.number(), source: z.string() }).nullable() });

/** Of the running shop, or of the database, in which the shop is created. */
async function existingCatalogue(config: Config): Promise<z.infer<typeof Status>["catalogue"]> {
  const shop = await findShop(config.dataDir);
  if (shop) return Status.parse(await shop.status()).catalogue;
  const database = await openShopDatabase(config);
  try {
    await createShop(database);
    return (await catalogueStatus(database)) ?? null;
  } finally {
    await database.close();
  }
}
