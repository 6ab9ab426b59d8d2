// The operator's commands: `npm run shop -- <command>`.

import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { catalogueStatus, explainFeedError, importFeed } from "#commerce/products";
import { DEFAULT_PRODUCTS, writeDemoFeed } from "#demo";
import { ConfigError, readConfig } from "./config.ts";
import { Refused } from "./refused.ts";
import { openShopDatabase } from "./shop.ts";

const USAGE = `npm run shop -- import FILE                              replaces the catalogue by a product feed
npm run shop -- status                                   says what is on sale
npm run shop -- demo feed --products N --out FILE        writes the demo catalogue as a product feed`;

const commands: Readonly<Record<string, (words: string[]) => Promise<void>>> = { import: runImport, status, demo };

try {
  const [name = "", ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refused(USAGE);
  await command(words);
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof Refused || error instanceof ConfigError || isUsage)) throw error;
  console.error(isUsage ? `${error.message}\n${USAGE}` : error.message);
  process.exitCode = 1;
}

async function runImport(words: string[]): Promise<void> {
  const [file] = parseArgs({ args: words, allowPositionals: true }).positionals;
  if (file === undefined) throw new Refused(USAGE);
  if (!existsSync(file)) throw new Refused(`There is no file ${file}.`);
  const database = await openShopDatabase(readConfig());
  try {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
    const result = await importFeed(database, lines, {
      source: file,
      onProgress: ({ products, variants }) => console.error(`  ${products} products, ${variants} variants`),
    });
    if (result.kind === "bad-feed") throw new Refused(`${explainFeedError(result.error)} Nothing was changed.`);
    if (result.kind === "no-space")
      throw new Refused("The disk is full: free some space and import again. Nothing was changed.");
    if (result.kind === "busy")
      throw new Refused("Another import is running: wait for it to end. Nothing was changed.");
    console.error(`${result.products} products in ${result.variants} variants are on sale.`);
  } finally {
    await database.close();
  }
}

async function status(): Promise<void> {
  const database = await openShopDatabase(readConfig());
  try {
    const found = await catalogueStatus(database);
    console.log(found ? JSON.stringify(found, null, 2) : "The catalogue is empty.");
  } finally {
    await database.close();
  }
}

async function demo(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { products: { type: "string", default: String(DEFAULT_PRODUCTS) }, out: { type: "string" } },
  });
  const products = Number(values.products);
  if (positionals[0] !== "feed" || !values.out || !Number.isInteger(products) || products < 1) throw new Refused(USAGE);
  const began = performance.now();
  const done = await writeDemoFeed({
    products,
    file: values.out,
    onProgress: (progress) => console.error(`  ${progress.products} of ${progress.of} products`),
  });
  const seconds = (performance.now() - began) / 1000;
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.error(
    `${done.products} products, ${done.variants} variants, ${Math.round(done.bytes / 1e6)} MB in ${seconds.toFixed(1)} s: ` +
      `${Math.round(done.products / seconds)} products a second, ${memory} MB of memory at most.`,
  );
}
