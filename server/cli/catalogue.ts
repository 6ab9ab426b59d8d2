// `npm run shop -- catalogue …`: loads, changes and indexes the catalogue, through the shop when one is running on this data
// folder, and otherwise in its database.

import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Database } from "#commerce/database";
import { cataloguePosition, catalogueStatus, explainFeedError } from "#commerce/products";
import { PRODUCT_SCHEMA, type BackendStatus } from "#search";
import { findShop, type RunningShop } from "../catalogue/client.ts";
import type { CatalogueEvent } from "../catalogue/events.ts";
import { shopifyCurrencyOf, type ImportSettings } from "../catalogue/import-settings.ts";
import { changeBytes, exportBytes, importBytes, verifyBytes } from "../catalogue/operations.ts";
import { whileWorking } from "../catalogue/while-working.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { isSearchShared, searchServiceOf } from "../search/search-service.ts";
import { openShopSearch } from "../search/shop-search.ts";
import { openShopDatabase } from "../start/shop.ts";
import { IMPORT_USAGE, readImportWords } from "./import-words.ts";
import { reportEvents } from "./report.ts";
import { openSkippedReport, type SkippedReport } from "./skipped-report.ts";

export const CATALOGUE_USAGE = `npm run shop -- catalogue import FILE [options]           replaces the catalogue by a product feed, also of Shopify's or Google's format
${IMPORT_USAGE}
npm run shop -- catalogue verify FILE [options]           tells all that is wrong with such a file, without a shop
npm run shop -- catalogue export FILE                     writes what is on sale as a product feed, or with --format shopify-csv --currency EUR
npm run shop -- catalogue update FILE                     makes changes: puts, deletes, single fields
npm run shop -- catalogue delete ID…                      takes products off sale
npm run shop -- catalogue index                           builds the search index anew
npm run shop -- catalogue status                          says what is on sale`;

export interface Terminal {
  /** For what was asked for. */
  readonly print: (text: string) => void;
  /** For progress. */
  readonly say: (text: string) => void;
}

export async function runCatalogue(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const [name = "", ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new OperatorError(CATALOGUE_USAGE);
  await command(rest, config, terminal);
}

type Command = (words: readonly string[], config: Config, terminal: Terminal) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  import: async (words, config, terminal) => {
    const { file, rest, settings, query, report } = readImportWords(words);
    const name = onlyFile(file, rest);
    query.set("name", name);
    const skipped = await openSkippedReport(report);
    try {
      await run(config, terminal, {
        through: (shop) => shop.send("PUT", `?${query}`, readBytes(name)),
        direct: (database) =>
          importBytes({ database, name, settings, origin: config.PUBLIC_URL, bytes: readBytes(name) }),
        onSkipped: skipped.add,
      });
    } finally {
      for (const sentence of await skipped.close()) terminal.say(sentence);
    }
  },
  verify: async (words, _config, { say }) => {
    const { file, rest, settings, report } = readImportWords(words);
    const skipped = await openSkippedReport(report);
    // Mistakes are few or the file is no good; what waits for the disk is written at the end.
    const writing: Promise<void>[] = [];
    const { products, variants, wrong, mistakes } = await verifyBytes(
      readBytes(onlyFile(file, rest)),
      settings,
      report === undefined ? undefined : (one) => void writing.push(skipped.add(one)),
    );
    await Promise.all(writing);
    await skipped.close();
    if (wrong === 0) return say(`${products} products in ${variants} variants are in order; nothing was changed.`);
    const told = mistakes.map((mistake) => explainFeedError(mistake));
    const left = wrong - told.length;
    throw new OperatorError([...told, ...(left > 0 ? [`And ${left} more.`] : []), "Nothing was changed."].join("\n"));
  },
  export: async (words, config, { say }) => {
    const { file, rest, settings, query } = readImportWords(words);
    if (file === undefined || rest.length > 0) throw new OperatorError(CATALOGUE_USAGE);
    if (settings.format === "google-merchant") throw new OperatorError(MERCHANT_EXPORT);
    await exportTo(file, config, settings, query);
    say(`What is on sale is in ${file}.`);
  },
  update: async ([file, ...rest], config, terminal) => {
    const name = onlyFile(file, rest);
    await change(config, terminal, readBytes(name));
  },
  delete: async (ids, config, terminal) => {
    if (ids.length === 0) throw new OperatorError(CATALOGUE_USAGE);
    const lines = ids.map((id) => `${JSON.stringify({ delete: id })}\n`);
    await change(config, terminal, toBytes(lines));
  },
  status: async (words, config, { print }) => {
    if (words.length > 0) throw new OperatorError(CATALOGUE_USAGE);
    const shop = await findShop(config.dataDir);
    print(JSON.stringify(shop ? await shop.status() : await readStatus(config), null, 2));
  },
  index: async (words, config, terminal) => {
    if (words.length > 0) throw new OperatorError(CATALOGUE_USAGE);
    await run(config, terminal, {
      through: (shop) => shop.send("POST", "/index", toBytes([])),
      direct: (database) => buildIndex(database, config, terminal),
    });
  },
};

const MERCHANT_EXPORT = "The shop writes Google Merchant feeds itself, one a market: /feeds/google-merchant.xml.";

/** Written aside first: a file that is there is whole. */
async function exportTo(file: string, config: Config, settings: ImportSettings, query: URLSearchParams): Promise<void> {
  const shop = await findShop(config.dataDir);
  const database = shop ? undefined : await openShopDatabase(config);
  const draft = `${file}.part`;
  try {
    const answer = await shop?.ask(`/catalogue/feed?${query}`);
    const feed = shop
      ? answer?.ok
        ? answer.body
        : undefined
      : database &&
        (await exportBytes(database, { shopifyCurrency: shopifyCurrencyOf(settings), origin: config.PUBLIC_URL }));
    if (!feed) throw new OperatorError("There is no catalogue yet: import a feed first.");
    await pipeline(feed, createWriteStream(draft));
    await rename(draft, file);
  } finally {
    await database?.close();
    await rm(draft, { force: true });
  }
}

const buildIndex = (database: Database, config: Config, { say }: Terminal): AsyncGenerator<CatalogueEvent> =>
  whileWorking<CatalogueEvent>(async (tell) => {
    const search = openShopSearch({
      database,
      service: await searchServiceOf(config, { say }),
      onError: (error) => say(String(error)),
    });
    try {
      const { products, variants } = await search.rebuild((done) => tell({ kind: "progress", products: done }));
      tell({ kind: "indexed", products, variants });
    } finally {
      await search.close();
    }
  });

const change = (config: Config, terminal: Terminal, bytes: AsyncIterable<Uint8Array>): Promise<void> =>
  run(config, terminal, {
    through: (shop) => shop.send("PATCH", "", bytes),
    direct: (database) => changeBytes({ database, bytes }),
  });

interface Ways {
  readonly through: (shop: RunningShop) => AsyncIterable<CatalogueEvent>;
  readonly direct: (database: Database) => AsyncIterable<CatalogueEvent>;
  readonly onSkipped?: SkippedReport["add"];
}

async function run(config: Config, { say }: Terminal, { through, direct, onSkipped }: Ways): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return reportEvents(through(shop), say, onSkipped);
  const database = await openShopDatabase(config);
  try {
    await reportEvents(direct(database), say, onSkipped);
  } finally {
    await database.close();
  }
}

/** The embedded index is of the shop that runs; one that processes share can always be asked. */
async function sharedIndexStatus(config: Config): Promise<BackendStatus> {
  const service = await searchServiceOf(config, { say: () => undefined });
  const products = service.open("products", PRODUCT_SCHEMA);
  return products.status().finally(() => products.close());
}

async function readStatus(config: Config): Promise<unknown> {
  const database = await openShopDatabase(config);
  try {
    const index = isSearchShared(config) ? await sharedIndexStatus(config) : undefined;
    return {
      catalogue: (await catalogueStatus(database)) ?? null,
      position: (await cataloguePosition(database)) ?? null,
      ...(index && { index }),
    };
  } finally {
    await database.close();
  }
}

function onlyFile(file: string | undefined, rest: readonly string[]): string {
  if (file === undefined || rest.length > 0) throw new OperatorError(CATALOGUE_USAGE);
  if (file !== STANDARD_INPUT && !existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  return file;
}

const STANDARD_INPUT = "-";

const readBytes = (file: string): AsyncIterable<Uint8Array> =>
  file === STANDARD_INPUT ? process.stdin : createReadStream(file);

async function* toBytes(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.join(""));
}
