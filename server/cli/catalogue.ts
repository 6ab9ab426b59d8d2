// `npm run shop -- catalogue …`: loads, changes and indexes the catalogue, through the shop when one is running on this data
// folder, and otherwise in its database.

import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#commerce/database";
import { cataloguePosition, catalogueStatus } from "#commerce/products";
import { findShop, type RunningShop } from "../catalogue/client.ts";
import type { CatalogueEvent } from "../catalogue/events.ts";
import { changeBytes, importBytes } from "../catalogue/operations.ts";
import { whileWorking } from "../catalogue/while-working.ts";
import type { Config } from "../config.ts";
import { Refused } from "../refused.ts";
import { openShopSearch } from "../search/shop-search.ts";
import { openShopDatabase } from "../shop.ts";
import { reportEvents } from "./report.ts";

export const CATALOGUE_USAGE = `npm run shop -- catalogue import FILE                     replaces the catalogue by a product feed
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
  if (command === undefined) throw new Refused(CATALOGUE_USAGE);
  await command(rest, config, terminal);
}

type Command = (words: readonly string[], config: Config, terminal: Terminal) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  import: async ([file, ...rest], config, terminal) => {
    const name = onlyFile(file, rest);
    await run(config, terminal, {
      through: (shop) => shop.send("PUT", `?name=${encodeURIComponent(name)}`, readBytes(name)),
      direct: (database) => importBytes({ database, name, bytes: readBytes(name) }),
    });
  },
  update: async ([file, ...rest], config, terminal) => {
    const name = onlyFile(file, rest);
    await change(config, terminal, readBytes(name));
  },
  delete: async (ids, config, terminal) => {
    if (ids.length === 0) throw new Refused(CATALOGUE_USAGE);
    const lines = ids.map((id) => `${JSON.stringify({ delete: id })}\n`);
    await change(config, terminal, toBytes(lines));
  },
  status: async (words, config, { print }) => {
    if (words.length > 0) throw new Refused(CATALOGUE_USAGE);
    const shop = await findShop(config.dataDir);
    print(JSON.stringify(shop ? await shop.status() : await readStatus(config), null, 2));
  },
  index: async (words, config, terminal) => {
    if (words.length > 0) throw new Refused(CATALOGUE_USAGE);
    await run(config, terminal, {
      through: (shop) => shop.send("POST", "/index", toBytes([])),
      direct: (database) => buildIndex(database, config, terminal),
    });
  },
};

const buildIndex = (database: Database, config: Config, { say }: Terminal): AsyncGenerator<CatalogueEvent> =>
  whileWorking<CatalogueEvent>(async (tell) => {
    const search = openShopSearch({
      database,
      folder: join(config.dataDir, "search"),
      say,
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
}

async function run(config: Config, { say }: Terminal, { through, direct }: Ways): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return reportEvents(through(shop), say);
  const database = await openShopDatabase(config);
  try {
    await reportEvents(direct(database), say);
  } finally {
    await database.close();
  }
}

async function readStatus(config: Config): Promise<unknown> {
  const database = await openShopDatabase(config);
  try {
    return {
      catalogue: (await catalogueStatus(database)) ?? null,
      position: (await cataloguePosition(database)) ?? null,
    };
  } finally {
    await database.close();
  }
}

function onlyFile(file: string | undefined, rest: readonly string[]): string {
  if (file === undefined || rest.length > 0) throw new Refused(CATALOGUE_USAGE);
  if (file !== STANDARD_INPUT && !existsSync(file)) throw new Refused(`There is no file ${file}.`);
  return file;
}

const STANDARD_INPUT = "-";

const readBytes = (file: string): AsyncIterable<Uint8Array> =>
  file === STANDARD_INPUT ? process.stdin : createReadStream(file);

async function* toBytes(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.join(""));
}
