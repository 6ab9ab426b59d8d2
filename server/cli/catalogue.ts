// `npm run shop -- catalogue …`: imports, changes, exports and indexes the catalogue, through the running shop or, if none runs on
// the data folder, directly in its database.

import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Database } from "#commerce/database";
import { cataloguePosition, catalogueStatus, explainFeedError } from "#commerce/products";
import { openSettings } from "#commerce/settings";
import { readTaxonomy } from "#commerce/taxonomy";
import { PRODUCT_SCHEMA, type BackendStatus } from "#search";
import { findShop, type RunningShop } from "../catalogue/client.ts";
import type { CatalogueEvent } from "../catalogue/events.ts";
import { shopifyCurrencyOf, type ImportSettings } from "../catalogue/import-settings.ts";
import { changeBytes, exportBytes, importBytes, verifyBytes } from "../catalogue/operations.ts";
import { readLanguages, runTranslation, storeFile } from "../catalogue/translations.ts";
import { streamEvents } from "../catalogue/stream-events.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { connectRemote } from "#search/backends/remote";
import { isSearchShared, searchServiceOf } from "../search/search-service.ts";
import { openShopSearch } from "../search/shop-search.ts";
import { openShopDatabase } from "../start/shop.ts";
import { readImportWords } from "./import-words.ts";
import { addFrom, checkSource, offerHosts } from "./pictures.ts";
import { explainFindings, reportEvents } from "./report.ts";
import { openImportReport, type ImportReport } from "./import-report.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { CATALOGUE_USAGE } from "./usages.ts";

export async function runCatalogue(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const [name = "", ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new WrongUsage(CATALOGUE_USAGE);
  await command(rest, config, terminal);
}

type Command = (words: readonly string[], config: Config, terminal: Terminal) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  import: importCatalogue,
  verify: async (words, _config, { info }) => {
    const { file, rest, settings, report } = readImportWords(words);
    const name = onlyFile(file, rest);
    const written = await openImportReport(name, report);
    const writes: Promise<void>[] = [];
    const found: CatalogueEvent[] = [];
    const { products, variants, wrong, mistakes } = await verifyBytes(readBytes(name), settings, (event) => {
      writes.push(written.add(event));
      if (event.kind !== "skipped") found.push(event);
    });
    await Promise.all(writes);
    await written.close({ products, variants, wrong });
    for (const line of explainFindings(found)) info(line);
    if (report !== undefined) info(`The report is in ${report}.`);
    if (wrong === 0) return info(`${products} products with ${variants} variants are valid. Nothing was changed.`);
    const printed = mistakes.map((mistake) => explainFeedError(mistake, "the feed", "command"));
    const left = wrong - printed.length;
    throw new OperatorError(
      [...printed, ...(left > 0 ? [`And ${left} more.`] : []), "Nothing was changed."].join("\n"),
    );
  },
  export: async (words, config, { info }) => {
    const { file, rest, settings, query } = readImportWords(words);
    if (file === undefined || rest.length > 0) throw new WrongUsage(CATALOGUE_USAGE);
    if (settings.format === "google-merchant") throw new OperatorError(MERCHANT_EXPORT);
    await exportTo(file, config, settings, query);
    info(`The catalogue was written to ${file}.`);
  },
  update: async ([file, ...rest], config, terminal) => {
    const name = onlyFile(file, rest);
    await change(config, terminal, readBytes(name));
  },
  delete: async (ids, config, terminal) => {
    if (ids.length === 0) throw new WrongUsage(CATALOGUE_USAGE);
    const lines = ids.map((id) => `${JSON.stringify({ delete: id })}\n`);
    await change(config, terminal, toBytes(lines));
  },
  translate: async (words, config, terminal) => {
    const isDryRun = words.includes("--dry-run");
    const read = readLanguages(words.filter((word) => word !== "--dry-run"));
    if ("refusal" in read) throw new WrongUsage(CATALOGUE_USAGE, read.refusal);
    const { languages } = read;
    const query = new URLSearchParams({ languages: languages.join(","), ...(isDryRun && { "dry-run": "true" }) });
    await run(config, terminal, {
      through: (shop) => shop.send("POST", `/translate?${query}`, toBytes([])),
      direct: (database) => runTranslation({ database, url: config.TRANSLATION_URL, languages, isDryRun }),
    });
  },
  translations: async ([file, ...rest], config, terminal) => {
    const name = onlyFile(file, rest);
    await run(config, terminal, {
      through: (shop) => shop.send("PUT", "/translations", readBytes(name)),
      direct: (database) => storeFile(database, readBytes(name)),
    });
  },
  status: async (words, config, { print }) => {
    if (words.length > 0) throw new WrongUsage(CATALOGUE_USAGE);
    const shop = await findShop(config.dataDir);
    print(JSON.stringify(shop ? await shop.status() : await readStatus(config), null, 2));
  },
  index: async (words, config, terminal) => {
    if (words.length > 0) throw new WrongUsage(CATALOGUE_USAGE);
    await run(config, terminal, {
      through: (shop) => shop.send("POST", "/index", toBytes([])),
      direct: (database) => buildIndex(database, config, terminal),
    });
  },
};

/** Also adds pictures of a folder, and asks for hosts that are not allowed yet. */
export async function importCatalogue(words: readonly string[], config: Config, terminal: Terminal): Promise<void> {
  const { file, rest, settings, query, report, pictures } = readImportWords(words);
  const name = onlyFile(file, rest);
  if (pictures !== undefined) await checkSource(pictures);
  query.set("name", name);
  const written = await openImportReport(name, report);
  const newHosts: string[] = [];
  try {
    await run(config, terminal, {
      through: (shop) => shop.send("PUT", `?${query}`, readBytes(name)),
      direct: (database) =>
        importBytes({ database, name, settings, origin: config.PUBLIC_URL, bytes: readBytes(name) }),
      onEvent: async (event) => {
        if (event.kind === "pictures" && !event.isAllowed) newHosts.push(event.host);
        await written.add(event);
      },
    });
  } finally {
    for (const line of await written.close()) terminal.info(line);
  }
  if (settings.isDryRun) return;
  if (pictures !== undefined) await addFrom(pictures, config, terminal);
  if (newHosts.length > 0) await offerHosts(newHosts, config, terminal);
}

const MERCHANT_EXPORT =
  "The shop serves Google Merchant feeds itself, one for each market: /feeds/google-merchant.xml.";

/** Written to a temporary file and renamed, so that the file is always complete. */
async function exportTo(file: string, config: Config, settings: ImportSettings, query: URLSearchParams): Promise<void> {
  const shop = await findShop(config.dataDir);
  const database = shop ? undefined : await openShopDatabase(config);
  const draft = `${file}.part`;
  try {
    const response = await shop?.request(`/catalogue/feed?${query}`);
    const feed = shop
      ? response?.ok
        ? response.body
        : undefined
      : database &&
        (await exportBytes(database, { shopifyCurrency: shopifyCurrencyOf(settings), origin: config.PUBLIC_URL }));
    if (!feed) throw new OperatorError("There is no catalogue yet. Import a feed first.");
    await pipeline(feed, createWriteStream(draft));
    await rename(draft, file);
  } finally {
    await database?.close();
    await rm(draft, { force: true });
  }
}

const buildIndex = (database: Database, config: Config, { info }: Terminal): AsyncGenerator<CatalogueEvent> =>
  streamEvents<CatalogueEvent>(async (emit) => {
    const taxonomy = await readTaxonomy(database);
    const settings = await openSettings(database, (error) => info(String(error)));
    const search = openShopSearch({
      setting: settings.read,
      database,
      taxonomy: () => taxonomy,
      service: await searchServiceOf(config, { print: info }),
      onError: (error) => info(String(error)),
    });
    try {
      const { products, variants } = await search.rebuild((done) => emit({ kind: "progress", products: done }));
      emit({ kind: "indexed", products, variants });
    } finally {
      await search.close();
      settings.close();
    }
  });

const change = (config: Config, terminal: Terminal, bytes: AsyncIterable<Uint8Array>): Promise<void> =>
  run(config, terminal, {
    through: (shop) => shop.send("PATCH", "", bytes),
    direct: (database) => changeBytes({ database, bytes }),
  });

interface Operation {
  readonly through: (shop: RunningShop) => AsyncIterable<CatalogueEvent>;
  readonly direct: (database: Database) => AsyncIterable<CatalogueEvent>;
  readonly onEvent?: ImportReport["add"];
}

async function run(config: Config, { info }: Terminal, { through, direct, onEvent }: Operation): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return reportEvents(through(shop), info, onEvent);
  const database = await openShopDatabase(config);
  try {
    await reportEvents(direct(database), info, onEvent);
  } finally {
    await database.close();
  }
}

/** A shared index has a status even if no shop runs; the embedded one belongs to the running shop. */
async function sharedIndexStatus(config: Config): Promise<BackendStatus> {
  const { SEARCH_URL: hosts, SEARCH_TOKEN: token } = config;
  const service =
    hosts.length > 0 ? connectRemote({ hosts, token }) : await searchServiceOf(config, { print: () => undefined });
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

/** Throws OperatorError unless there is one file, and it exists. */
export function onlyFile(file: string | undefined, rest: readonly string[]): string {
  if (file === undefined || rest.length > 0) throw new WrongUsage(CATALOGUE_USAGE);
  if (file !== STANDARD_INPUT && !existsSync(file)) throw new OperatorError(`File ${file} does not exist.`);
  return file;
}

const STANDARD_INPUT = "-";

const readBytes = (file: string): AsyncIterable<Uint8Array> =>
  file === STANDARD_INPUT ? process.stdin : createReadStream(file);

async function* toBytes(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.join(""));
}
