// The shop as a process: opens everything that its pages and APIs need.

import { join } from "node:path";
import { droppedWords } from "#browsing";
import { pictureColours, THEME } from "#commerce/settings/theme";
import { openBackInStock } from "#commerce/stock";
import { openAlerts } from "./alerts/open-alerts.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import { openMail } from "./accounts/open-mail.ts";
import { openAnalytics } from "./analytics/open-analytics.ts";
import type { AppParts } from "./app.ts";
import { documentsOf } from "./documents/documents-of.ts";
import type { Handler, Listener } from "./http/listener.ts";
import { openInsights, startCountingOrders, startPopularity } from "./insights/open-insights.ts";
import { openFeedFiles } from "./feeds/feed-files.ts";
import { startSizeAdvice } from "./insights/size-advice-job.ts";
import { openGiftCards } from "./gift-cards/open-gift-cards.ts";
import { createMedia } from "./media/index.ts";
import {
  accountsApi,
  afterSalesApi,
  auditApi,
  catalogueApi,
  contentApi,
  eventsApi,
  feedsApi,
  graphqlApi,
  insightsApi,
  looksApi,
  merchandisingApi,
  newsletterApi,
  ordersApi,
  peopleApi,
  settingsApi,
  shopDataApi,
  picturesApi,
  securityApi,
  staffApi,
  systemApi,
  tokensApi,
  taxonomyApi,
  promotionsApi,
  webhooksApi,
} from "./apis.ts";
import { openNewsletter } from "./newsletter/open-newsletter.ts";
import { openAccess } from "./catalogue/access.ts";
import { startFetching } from "./pictures/fetch-job.ts";
import { storedPictures } from "./pictures/stored-pictures.ts";
import { keepFile } from "./pictures/keep-file.ts";
import { openOriginals, originalsIn } from "./pictures/originals.ts";
import { openPublicReads } from "./reads/public-reads.ts";
import { openPayments } from "./payments/open-payments.ts";
import { openSearch } from "./search/open-search.ts";
import { searchApis } from "./search/search-apis.ts";
import { fillCatalogue } from "./seed/catalogue.ts";
import { completeDemo } from "./seed/complete-demo.ts";
import { networkOf } from "./visitor/visits.ts";
import { runProcess, type ServingProcess } from "./run-process.ts";
import { greetFirstOwner } from "./start/first-owner.ts";
import { createShop, SHOP_ID } from "./start/shop.ts";
import { followPriceLists } from "./catalogue/follow-price-lists.ts";
import { openImportJobs } from "./catalogue/import-jobs.ts";
import { startSchedules } from "./catalogue/schedule-job.ts";
import { applyPriceLists } from "#commerce/products";
import { openOfferedPrices } from "./visitor/open-offered-prices.ts";
import { guestSources } from "./visitor/guest-sources.ts";
import { openTranslation } from "./translation/open-translation.ts";
import { startWebhooks } from "./webhooks/delivery-job.ts";
import { openIndexRebuild } from "./system/index-rebuild.ts";
import { readReport } from "./system/read-report.ts";
import { privateOrigins, urlProblem } from "./webhooks/send.ts";

export type ShopParts = Omit<AppParts, "assets" | "consoleHead" | "files" | "isDevelopment">;

/** Creates the request handler; production and development differ here. */
export type Compose = (parts: ShopParts, listener: Listener) => Promise<Handler>;

export const runShop = (compose: Compose, { isDevelopment = false } = {}): Promise<void> =>
  runProcess(
    async (process) => compose(await openShop(process, isDevelopment), process.listener),
    "The shop is open at",
  );

async function openShop(process: ServingProcess, isDevelopment: boolean): Promise<ShopParts> {
  const { config, log, listener, link, database, taxonomy, settings, health, onStop } = process;
  const origin = config.PUBLIC_URL ?? listener.address;
  const logError = (failure: string) => (error: unknown) => log.error({ err: error }, failure);
  if (config.ADMIN_TOKEN !== undefined) {
    log.warn("ADMIN_TOKEN permits everything. Prefer named tokens: npm run shop -- tokens create NAME --role ROLE");
  }
  await createShop(database);
  if (!link || link.isFirst) await greetFirstOwner(database, origin, (line) => console.error(line));
  const demo = { products: config.DEMO_PRODUCTS, print: (line: string) => console.error(line) };
  const filled = await fillCatalogue(database, demo);
  // The shop may have been changed while no process was running.
  await applyPriceLists(database);
  const search = await openSearch(process);
  followPriceLists({
    database,
    settings,
    onChanged: search.onChanged,
    onError: logError("prices could not be converted"),
  });
  const offered = await openOfferedPrices({
    setting: settings.read,
    onSettingChange: settings.onChange,
    search: search.products,
    onUpdated: search.onUpdated,
    onError: (error) => log.warn({ err: error }, "the catalogue's price lists could not be read"),
  });
  onStop(() => offered.close());
  const access = link ? { ...link, close: () => {} } : openAccess(config.dataDir, listener.address);
  onStop(async () => access.close());
  const adminParts = { config, log, database, localToken: access.token };
  const originals = openOriginals(originalsIn(config));
  const media = createMedia({
    cacheDir: join(config.dataDir, "pictures"),
    cacheLimitBytes: config.MEDIA_CACHE_MB * 1024 * 1024,
    pictures: storedPictures({
      database,
      originals,
      onLost: (address, reason) => {
        log.warn({ address, reason }, "the original of a picture is lost");
        void fetching.nudge();
      },
      onError: logError("a picture could not be read"),
    }),
    colours: () => pictureColours(settings.read(THEME)),
    workers: config.MEDIA_WORKERS,
    clientOf: (context) => networkOf(context, config),
    onFailure: (reason, key) => log.error({ reason, key }, "picture failed"),
  });
  onStop(() => media.close());
  const fetching = startFetching({
    database,
    originals,
    check: media.check,
    onError: logError("pictures could not be fetched"),
  });
  onStop(() => fetching.close());
  const admin = catalogueApi({
    ...adminParts,
    search,
    onPictures: () => void fetching.nudge(),
    beforeImport: async () => filling?.stop(),
  });
  const picturesAdmin = picturesApi({
    ...adminParts,
    originals,
    check: media.check,
    onDue: () => void fetching.nudge(),
  });
  const mail = openMail({ config, database, log, setting: settings.read, origin });
  onStop(() => mail.close());
  const backInStock = openBackInStock({
    database,
    origin,
    prices: offered.prices,
    onMail: mail.nudge,
    onError: logError("back-in-stock mails could not be sent"),
  });
  onStop(() => backInStock.close());
  const schedules = startSchedules({
    database,
    onChanged: search.onChanged,
    onError: logError("schedules of products could not be applied"),
  });
  onStop(() => schedules.close());
  const accounts = openAccounts({
    database,
    origin,
    onMail: mail.nudge,
    log,
    breachedUrl: config.BREACHED_PASSWORDS_URL,
  });
  onStop(() => accounts.close());
  const newsletter = openNewsletter({
    database,
    origin,
    onMail: mail.nudge,
    onError: logError("an issue of the newsletter could not be sent"),
  });
  onStop(() => newsletter.close());
  const mayBePrivate = privateOrigins(config.WEBHOOK_PRIVATE_ORIGINS, isDevelopment);
  const webhooks = startWebhooks({
    database,
    origin,
    mayBePrivate,
    onError: logError("webhooks could not be delivered"),
  });
  onStop(() => webhooks.close());
  const translation = openTranslation({ config, database, log, setting: settings.read });
  const payments = await openPayments({
    config,
    database,
    prices: offered.prices,
    setting: settings.read,
    taxonomy: taxonomy.current,
    translator: translation.translator,
    origin,
    onMail: mail.nudge,
    onStockChanged: () => {
      search.onChanged();
      void backInStock.nudge();
    },
    log,
    metrics: health.metrics,
  });
  onStop(() => payments.close());
  const { orderServices, testProvider } = payments;
  if (testProvider) console.error("Test payments are on. Set PAYMENT_PROVIDER to take real ones.");
  const analytics = openAnalytics({
    config,
    database,
    onError: logError("analytics could not be sent"),
  });
  if (analytics) onStop(() => analytics.close());
  const giftCards = openGiftCards({ ...orderServices, log });
  onStop(() => giftCards.close());
  const insightParts = {
    database,
    setting: settings.read,
    onError: logError("figures could not be written"),
  };
  const insights = openInsights(insightParts);
  onStop(() => insights.close());
  const countingOrders = startCountingOrders(insightParts);
  onStop(() => countingOrders.close());
  const popularity = startPopularity({
    ...insightParts,
    onError: logError("popularity could not be renewed"),
  });
  onStop(() => popularity.close());
  const sizeAdvice = startSizeAdvice(database, logError("size advice could not be renewed"));
  onStop(() => sizeAdvice.close());
  const documents = documentsOf({
    config,
    log,
    metrics: health.metrics,
    address: listener.address,
    prices: offered.prices,
    database,
    search,
    settings,
    taxonomy,
    shopId: SHOP_ID,
    onError: logError("the schedule of the content was not read"),
  });
  const shop = {
    id: SHOP_ID,
    database,
    get taxonomy() {
      return taxonomy.current();
    },
    setting: settings.read,
    search: search.products,
    accounts: accounts.parts,
    textSort: config.TEXT_SEARCH_SORT,
    translator: translation.translator,
    orderServices,
    insights: insights.port,
    ...(documents?.edition && { edition: documents.edition }),
    ...(testProvider && { testProvider }),
  };
  const alerts = openAlerts({
    shop,
    prices: offered.prices,
    origin,
    onMail: mail.nudge,
    onError: logError("alerts could not be sent"),
  });
  onStop(() => alerts.close());
  const reload = () => Promise.all([taxonomy.reload(), settings.reload()]);
  const reads = openPublicReads(config);
  const rebuild = openIndexRebuild(search, logError("the search index was not rebuilt"));
  const system = {
    report: () => readReport({ config, database, health, search, rebuild }),
    onDue: () => {
      mail.nudge();
      void fetching.nudge();
      void analytics?.nudge();
    },
  };
  const apis = [
    translation.api(reads),
    { path: "/payments", app: payments.app },
    ordersApi({ config, log, orderServices, localToken: access.token }),
    accountsApi(adminParts),
    newsletterApi({
      ...adminParts,
      origin,
      onIssue: () => void newsletter.nudge(),
    }),
    peopleApi({ ...adminParts, onMail: mail.nudge }),
    securityApi(adminParts),
    auditApi({ ...adminParts, setting: settings.read }),
    staffApi({ ...adminParts, origin, onMail: mail.nudge }),
    tokensApi(adminParts),
    systemApi({ ...adminParts, ...system }),
    eventsApi({ ...adminParts, origin }),
    promotionsApi({
      ...adminParts,
      setting: settings.read,
      taxonomy: taxonomy.current,
      prices: offered.prices,
    }),
    webhooksApi({
      ...adminParts,
      mayBePrivate,
      send: webhooks.send,
      origin,
      onDue: () => void webhooks.nudge(),
    }),
    contentApi(adminParts),
    merchandisingApi({ ...adminParts, onChanged: reload, products: search.products, setting: settings.read }),
    looksApi(adminParts),
    taxonomyApi({ ...adminParts, onChanged: taxonomy.reload }),
    settingsApi({
      ...adminParts,
      taxonomy: taxonomy.current,
      onChanged: reload,
    }),
    shopDataApi({
      ...adminParts,
      onChanged: reload,
    }),
    afterSalesApi({ config, log, desk: orderServices, localToken: access.token }),
    insightsApi({ ...adminParts, setting: settings.read }),
    insights.beacons({
      sources: guestSources({ config, shop }),
      clientOf: reads.clientOf,
      readDropped: (words, guest) => droppedWords(words, shop, guest),
    }),
    graphqlApi({ config, log, shop, reads, isDevelopment }),
    ...searchApis({
      config,
      log,
      database,
      taxonomy: taxonomy.current,
      setting: settings.read,
      search,
      accounts: shop.accounts,
      understand: translation.translator.understand,
      reads,
      insights,
    }),
  ];
  const feedFiles = openFeedFiles(join(config.dataDir, "feeds"), logError("a feed was not built"));
  onStop(() => feedFiles.close());
  const feeds = feedsApi({
    config,
    log,
    database,
    taxonomy: taxonomy.current,
    setting: settings.read,
    search,
    prices: offered.prices,
    createTranslator: translation.createTranslator,
    files: feedFiles,
    origin,
    reads,
  });
  const onError = logError("the demo catalogue is incomplete; the next start completes it");
  const filling = filled === "part" ? completeDemo(database, { ...demo, onError }) : undefined;
  if (filling) onStop(filling.stop);
  const imports = openImportJobs({
    database,
    folder: join(config.dataDir, "imports"),
    origin: config.PUBLIC_URL,
    onChanged: search.onChanged,
    onPictures: () => void fetching.nudge(),
    beforeImport: async () => filling?.stop(),
    onError: logError("an import of the console failed"),
  });
  onStop(() => imports.close());
  return {
    config,
    log,
    shop,
    health: filling ? { ...health, filling: filling.progress } : health,
    media: media.app,
    feeds,
    apis,
    admin,
    picturesAdmin,
    console: {
      reload,
      onProductsChanged: search.onChanged,
      addPicture: (address, bytes) => keepFile({ database, originals, check: media.check }, address, bytes),
      imports,
      webhooks: {
        urlProblem: (url) => urlProblem(url, mayBePrivate),
        send: webhooks.send,
        onDue: () => void webhooks.nudge(),
      },
      system: { ...system, rebuildIndex: rebuild.start },
    },
    ...(documents && { documents }),
  };
}
