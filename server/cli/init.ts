// `npm run shop -- init FILE` and `npm start -- --import FILE`: open a new shop with the merchant's own products instead of the demo.

import { z } from "zod";
import { currencyOfList, hasInitialAmounts, marketOf, type PriceList } from "#catalogue";
import { catalogueStatus } from "#commerce/products";
import { FACTS, MARKETS, PRICE_LISTS, ShopName, type Setting } from "#commerce/settings";
import { readTaxonomy } from "#commerce/taxonomy";
import { findShop } from "../catalogue/client.ts";
import type { Config } from "../config.ts";
import { settingsAdminApp } from "../settings/admin-app.ts";
import { OperatorError } from "../start/operator-error.ts";
import { createShop, openShopDatabase } from "../start/shop.ts";
import { localApi, withAdminApi } from "./admin-api.ts";
import { importCatalogue, onlyFile } from "./catalogue.ts";
import { readImportWords } from "./import-words.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { INIT_USAGE } from "./usages.ts";

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
  const { name, importWords } = splitName(words);
  const { file, rest, settings } = readImportWords(importWords);
  if (file === undefined) throw new WrongUsage(INIT_USAGE);
  onlyFile(file, rest);
  const existing = await existingCatalogue(config);
  if (existing) {
    const { products, source } = existing;
    const unchanged = name === undefined ? "Nothing was imported." : "Nothing was imported or renamed.";
    const message = `${config.dataDir} already holds a shop with ${products.toLocaleString("en")} products from ${source}. ${unchanged} To replace its products: npm run shop -- catalogue import ${file}`;
    return { kind: "exists", message };
  }
  terminal.info(`Opening a shop with the products of ${file} …`);
  // Before the import, which takes the shop for the designer of products without one.
  if (name !== undefined && !settings.isDryRun) await nameShop(config, name);
  const { currency } = settings.reading;
  if (currency !== undefined && !settings.isDryRun) await sellIn(config, currency, terminal);
  await importCatalogue(importWords, config, terminal);
  return { kind: settings.isDryRun ? "dry-run" : "opened" };
}

/** Separates the shop's name from the options of the import. */
function splitName(words: readonly string[]): { name?: string; importWords: readonly string[] } {
  const at = words.findIndex((word) => word === "--name" || word.startsWith("--name="));
  if (at === -1) return { importWords: words };
  const isJoined = words[at] !== "--name";
  const written = isJoined ? words[at]?.slice("--name=".length) : words[at + 1];
  const parsed = ShopName.safeParse(written);
  if (!parsed.success)
    throw new OperatorError(`--name needs the name of the shop, of at most 60 characters: --name "Maison Ondine"`);
  return { name: parsed.data, importWords: words.toSpliced(at, isJoined ? 1 : 2) };
}

const nameShop = (config: Config, name: string): Promise<void> =>
  withSettings(config, async ({ read, change }) => change(FACTS.name, { ...(await read(FACTS)), name }));

/**
 * A shop in the currency of one country that has no price list, such as yen, gets one, and is at home there. Other currencies are
 * refused by the import.
 */
const sellIn = (config: Config, currency: string, terminal: Terminal): Promise<void> =>
  withSettings(config, async ({ read, change }) => {
    const { lists, ...others } = await read(PRICE_LISTS);
    // Codes of currencies begin with that of their country.
    const home = marketOf(currency.slice(0, 2));
    const code: PriceList = `${home?.code ?? ""}_${currency.toLowerCase()}`;
    if (!home || lists.some((list) => currencyOfList(list.code) === currency) || !hasInitialAmounts(code)) return;
    const without = lists.map((list) =>
      list.markets ? { ...list, markets: list.markets.filter((market) => market !== home.code) } : list,
    );
    const own = { code, name: home.name, markets: [home.code] };
    await change(PRICE_LISTS.name, { ...others, lists: [...without, own] });
    await change(MARKETS.name, { ...(await read(MARKETS)), home: home.code });
    terminal.info(`Prices are in ${currency}, and ${home.name} is the home market.`);
  });

interface SettingsApi {
  readonly read: <Value>(setting: Setting<Value>) => Promise<Value>;
  readonly change: (name: string, value: unknown) => Promise<void>;
}

const withSettings = (config: Config, work: (settings: SettingsApi) => Promise<void>): Promise<void> =>
  withAdminApi(
    config,
    "settings",
    async (database) => {
      const taxonomy = await readTaxonomy(database);
      return { api: localApi((access) => settingsAdminApp({ database, taxonomy: () => taxonomy, ...access })) };
    },
    (api) =>
      work({
        read: async (setting) => setting.schema.parse(await (await api(`/${setting.name}`)).json()),
        change: async (name, value) => {
          const response = await api(`/${name}`, { method: "PUT", body: JSON.stringify(value) });
          if (!response.ok) throw new Error(`The shop refused the setting "${name}": ${await response.text()}`);
        },
      }),
  );

const Status = z.object({ catalogue: z.object({ products: z.number(), source: z.string() }).nullable() });

/** Asks the running shop, or opens the database in which the shop is created. */
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
