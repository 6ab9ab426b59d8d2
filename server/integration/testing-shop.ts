// For tests: a complete shop in this process, on the test's database: pages, the console, pictures, feeds and APIs.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { Hono as Routes } from "hono";
import type { Database } from "#commerce/database";
import { readCatalogue, saleRowsOf } from "#commerce/products";
import { openSettings, type ReadSetting } from "#commerce/settings";
import { openTaxonomy, readTaxonomy } from "#commerce/taxonomy";
import { droppedWords } from "#browsing";
import { openEmbedded } from "#search/backends/embedded";
import { productRecordsIn } from "#search/products";
import { SUGGESTION_SCHEMA, suggestionRecords } from "#search/suggestions";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import {
  contentApi,
  feedsApi,
  graphqlApi,
  insightsApi,
  looksApi,
  merchandisingApi,
  settingsApi,
  shopDataApi,
  taxonomyApi,
} from "../apis.ts";
import { openTax } from "../payments/open-payments.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { createApp } from "../app.ts";
import { openImportJobs } from "../catalogue/import-jobs.ts";
import { readConfig } from "../config.ts";
import { documentsOf } from "../documents/documents-of.ts";
import { openInsights, type Insights } from "../insights/open-insights.ts";
import { openFeedFiles } from "../feeds/feed-files.ts";
import { createLog, type Log } from "../observability/log.ts";
import { createMedia } from "../media/index.ts";
import type { Handler } from "../http/listener.ts";
import { legalDocuments } from "../payments/legal-documents.ts";
import { nameLinesBy } from "../payments/name-lines.ts";
import { createMetrics, type Metrics } from "../observability/metrics.ts";
import { liveProductSchema, withLiveSynonyms } from "../search/live-schema.ts";
import { searchApis } from "../search/search-apis.ts";
import { tracedBackend } from "../search/traced-backend.ts";
import type { ShopSearch } from "../search/shop-search.ts";
import { TEST_SERVICES } from "../console/testing-console.ts";
import { createShop, SHOP_ID } from "../start/shop.ts";
import { guestSources } from "../visitor/guest-sources.ts";
import { openOfferedPrices } from "../visitor/open-offered-prices.ts";
import { openTranslation } from "../translation/open-translation.ts";

export interface TestingShop {
  readonly app: Pick<Hono, "request">;
  /** For tests of the cache of documents over HTTP. */
  readonly handler: Handler;
  readonly metrics: Metrics;
  readonly insights: Insights;
  readonly close: () => Promise<void>;
}

export const TESTING_ORIGIN = "https://shop.example";

/** `environment` overrides the configuration, `search` the indexes, `log` one that writes nothing. */
export async function openTestingShop(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  search?: SearchIndexes,
  log: Log = createLog("silent", false),
): Promise<TestingShop> {
  await createShop(database);
  const settings = await openSettings(database, (error) => {
    throw error;
  });
  const { products, suggestions } = search ?? (await indexesOf(database, settings.read));
  const config = readConfig({ PUBLIC_URL: TESTING_ORIGIN, PAYMENT_PROVIDER: "test", ...environment });
  const folder = mkdtempSync(join(tmpdir(), "vitrine-shop-"));
  const media = createMedia({ cacheDir: folder, cacheLimitBytes: 64 * 1024 * 1024 });
  const taxonomy = await openTaxonomy(database, (error) => {
    throw error;
  });
  const translation = openTranslation({ config, database, log, setting: settings.read });
  const offered = await openOfferedPrices({
    setting: settings.read,
    onSettingChange: settings.onChange,
    search: products,
    onError: (error) => {
      // The search service of a test may be down.
      if (!search) throw error;
    },
  });
  // The prices are those of the catalogue at this moment: polling would add searches that no test expects.
  await offered.close();
  const orderServices = testOrderServices(database, {
    prices: offered.prices,
    setting: settings.read,
    taxProvider: await openTax(config, () => {}),
    legalDocuments: (order) => legalDocuments(order, { setting: settings.read, taxProvider: null }, TESTING_ORIGIN),
    nameLines: nameLinesBy(translation.translator, taxonomy.current),
  });
  const insights = openInsights({
    database,
    setting: settings.read,
    onError: (error) => log.error({ err: error }, "figures could not be written"),
  });
  // Only for tests of it: other tests change the database behind the shop's back.
  const metrics = createMetrics();
  const documents = environment["DOCUMENT_CACHE_MB"]
    ? documentsOf({
        config,
        log,
        metrics,
        address: TESTING_ORIGIN,
        prices: offered.prices,
        database,
        search: search ?? { onUpdated: () => {} },
        settings,
        taxonomy,
        shopId: SHOP_ID,
        onError: (error) => {
          throw error;
        },
      })
    : undefined;
  const shop = {
    id: SHOP_ID,
    database,
    get taxonomy() {
      return taxonomy.current();
    },
    setting: settings.read,
    search: tracedBackend("products", products),
    accounts: testingAccounts(database),
    textSort: config.TEXT_SEARCH_SORT,
    translator: translation.translator,
    orderServices,
    testProvider: orderServices.provider,
    insights: insights.port,
    ...(documents?.edition && { edition: documents.edition }),
  };
  const reads = openPublicReads(config);
  const feedFolder = mkdtempSync(join(tmpdir(), "vitrine-feeds-"));
  const feedFiles = openFeedFiles(feedFolder, (error) => log.error({ err: error }, "a feed was not built"));
  const imports = openImportJobs({
    database,
    folder: join(folder, "imports"),
    origin: TESTING_ORIGIN,
    onChanged: () => {},
    onPictures: () => {},
    beforeImport: async () => {},
    onError: (error) => log.error({ err: error }, "an import failed"),
  });
  const app = createApp({
    config,
    log,
    shop,
    assets: { head: () => "" },
    health: { ping: database.ping, isStopping: () => false, metrics, metricsToken: undefined },
    media: media.app,
    feeds: feedsApi({
      config,
      log,
      database,
      taxonomy: taxonomy.current,
      setting: settings.read,
      search: { products },
      prices: shop.orderServices.prices,
      createTranslator: translation.createTranslator,
      files: feedFiles,
      origin: TESTING_ORIGIN,
      reads,
    }),
    apis: [
      translation.api(reads),
      contentApi({ config, log, database, localToken: LOCAL_TOKEN }),
      merchandisingApi({
        config,
        log,
        database,
        localToken: LOCAL_TOKEN,
        onChanged: settings.reload,
        products,
        setting: settings.read,
      }),
      looksApi({ config, log, database, localToken: LOCAL_TOKEN }),
      taxonomyApi({ config, log, database, localToken: LOCAL_TOKEN, onChanged: taxonomy.reload }),
      settingsApi({
        config,
        log,
        database,
        taxonomy: taxonomy.current,
        localToken: LOCAL_TOKEN,
        onChanged: () => Promise.all([taxonomy.reload(), settings.reload()]),
      }),
      shopDataApi({
        config,
        log,
        database,
        localToken: LOCAL_TOKEN,
        onChanged: () => Promise.all([taxonomy.reload(), settings.reload()]),
      }),
      graphqlApi({ config, log, shop, reads, isDevelopment: false }),
      ...searchApis({
        config,
        log,
        database,
        taxonomy: taxonomy.current,
        setting: settings.read,
        search: { products, suggestions },
        accounts: shop.accounts,
        understand: translation.translator.understand,
        reads,
        insights,
      }),
      insightsApi({ config, log, database, setting: settings.read, localToken: LOCAL_TOKEN }),
      insights.beacons({
        sources: guestSources({ config, shop }),
        clientOf: reads.clientOf,
        readDropped: (words, guest) => droppedWords(words, shop, guest),
      }),
    ],
    admin: new Routes(),
    console: {
      ...TEST_SERVICES,
      imports,
      reload: () => Promise.all([taxonomy.reload(), settings.reload()]),
    },
    consoleHead: () => "",
    ...(documents && { documents }),
  });
  return {
    app: { request: (...request) => app.request(...request) },
    handler: {
      fetch: (request, env) => app.fetch(request, env),
      ...(documents && { before: documents.before }),
    },
    metrics,
    insights,
    close: async () => {
      await imports.close();
      await insights.close();
      await feedFiles.close();
      rmSync(feedFolder, { recursive: true, force: true });
      taxonomy.close();
      settings.close();
      await media.close();
      if (!search) await Promise.all([products.close(), suggestions.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type SearchIndexes = Pick<ShopSearch, "products" | "suggestions" | "onUpdated">;

export async function indexesOf(database: Database, setting: ReadSetting): Promise<SearchIndexes> {
  const products = openEmbedded({ schema: liveProductSchema(setting) });
  const suggestions = openEmbedded({ schema: withLiveSynonyms(SUGGESTION_SCHEMA, setting) });
  const taxonomy = await readTaxonomy(database);
  const recordOf = productRecordsIn(taxonomy);
  const records = [];
  for await (const rows of (await readCatalogue(database, saleRowsOf))?.rows ?? []) records.push(recordOf(rows));
  await products.replace(records);
  await suggestions.replace(suggestionRecords(records, taxonomy));
  return { products, suggestions };
}

/** Token of the shop's admin APIs. */
export const LOCAL_TOKEN = "the operator of a shop in a test";
