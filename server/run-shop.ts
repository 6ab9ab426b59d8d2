// Lifecycle of one shop process: reads the configuration, binds the port, opens the database, seeds an empty catalogue, serves,
// and shuts down in order.

import { join } from "node:path";
import { openBackInStock } from "#commerce/stock";
import { openAccounts } from "./accounts/open-accounts.ts";
import { openMail } from "./accounts/open-mail.ts";
import type { AppParts } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { installCrashHandler } from "./observability/crash-handler.ts";
import { listenLater, type Handler, type Listener } from "./http/listener.ts";
import { createLog } from "./observability/log.ts";
import { openGiftCards } from "./gift-cards/open-gift-cards.ts";
import { createMedia } from "./media/index.ts";
import { createMetrics } from "./observability/metrics.ts";
import {
  accountsApi,
  afterSalesApi,
  catalogueApi,
  contentApi,
  feedsApi,
  graphqlApi,
  ordersApi,
  searchApis,
} from "./apis.ts";
import { openAccess } from "./catalogue/access.ts";
import { openPayments } from "./payments/open-payments.ts";
import { observeCluster } from "./search/observe-cluster.ts";
import { searchServiceOf } from "./search/search-service.ts";
import { openShopSearch } from "./search/shop-search.ts";
import { fillCatalogue } from "./seed/catalogue.ts";
import { openShopDatabase, SHOP_ID } from "./start/shop.ts";
import { OperatorError } from "./start/operator-error.ts";
import { listenOptions, takePort } from "./start/take-port.ts";
import { openTracing } from "./tracing/open-tracing.ts";
import { openTranslation } from "./translation/open-translation.ts";
import { linkToParent } from "./workers/parent-link.ts";

export type ShopParts = Omit<AppParts, "assets" | "files" | "isDevelopment">;

/** Creates the request handler; production and development differ here. */
export type Compose = (parts: ShopParts, listener: Listener) => Promise<Handler>;

export async function runShop(compose: Compose, { isDevelopment = false } = {}): Promise<void> {
  try {
    await start(compose, isDevelopment);
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function start(compose: Compose, isDevelopment: boolean): Promise<void> {
  const config = readConfig();
  const tracing = await openTracing(config);
  const log = createLog(config.LOG_LEVEL, process.stdout.isTTY, undefined, tracing?.logged);
  installCrashHandler(log);
  const link = await linkToParent();
  const deferredListener = link && listenLater({ ...listenOptions(config), port: link.port }, link.address);
  const listener: Listener = deferredListener ?? (await takePort(config)).listener;
  let isReplaced = false;
  const closers: (() => Promise<void>)[] = [
    () => listener.drain(config.STOP_TIMEOUT_SECONDS, isReplaced ? LINGER_SECONDS : 0),
  ];
  if (tracing) closers.push(tracing.close);
  const stop = stopOnSignal(
    closers,
    (reason) => log.info({ reason }, "stopping"),
    (error) => log.error({ err: error }, "a part of the shop failed to stop"),
  );
  link?.onLeave(() => {
    isReplaced = true;
    void stop.now().then(() => process.exit(0));
  });
  try {
    const database = await openShopDatabase(config);
    closers.push(() => database.close());
    await database.revisions.follow((error) => log.warn({ err: error }, "not receiving changes from other processes"));
    await fillCatalogue(database, { products: config.DEMO_PRODUCTS, print: (line) => console.error(line) });
    const metrics = createMetrics(link?.shareMetrics);
    const search = openShopSearch({
      database,
      service: await searchServiceOf(config, {
        print: (line) => console.error(line),
        observe: observeCluster(metrics, log),
      }),
      onError: (error) => log.error({ err: error }, "search index update failed"),
    });
    closers.splice(1, 0, () => search.close());
    await search.catchUp(indexProgress());
    database.revisions.on("changes", search.onChanged);
    database.revisions.on("catalogue", search.onChanged);
    const access = link ? { ...link, close: () => {} } : openAccess(config.dataDir, listener.address);
    closers.splice(1, 0, async () => access.close());
    const media = createMedia({
      cacheDir: join(config.dataDir, "pictures"),
      cacheLimitBytes: config.MEDIA_CACHE_MB * 1024 * 1024,
      allowedHosts: config.MEDIA_HOSTS,
      workers: config.MEDIA_WORKERS,
      onFailure: (reason, key) => log.error({ reason, key }, "picture failed"),
    });
    closers.splice(1, 0, () => media.close());
    const health = {
      ping: database.ping,
      // Not while this worker is being replaced: another worker serves the same port.
      isStopping: () => stop.hasBegun() && !isReplaced,
      metrics,
      metricsToken: config.METRICS_TOKEN,
    };
    const admin = catalogueApi({ config, log, database, search, localToken: access.token });
    const mail = openMail({ config, database, log });
    closers.splice(1, 0, () => mail.close());
    const backInStock = openBackInStock({
      database,
      origin: config.PUBLIC_URL ?? listener.address,
      onMail: mail.nudge,
      onError: (error) => log.error({ err: error }, "back-in-stock mails could not be sent"),
    });
    closers.splice(1, 0, () => backInStock.close());
    const accounts = openAccounts({ database, origin: config.PUBLIC_URL ?? listener.address, onMail: mail.nudge, log });
    closers.splice(1, 0, () => accounts.close());
    const payments = await openPayments({
      config,
      database,
      origin: config.PUBLIC_URL ?? listener.address,
      onMail: mail.nudge,
      onStockChanged: search.onChanged,
      log,
      metrics,
    });
    closers.splice(1, 0, () => payments.close());
    const { orderServices, testProvider } = payments;
    if (testProvider) console.error("Test payments are on. Set PAYMENT_PROVIDER to take real ones.");
    const giftCards = openGiftCards({ ...orderServices, log });
    closers.splice(1, 0, () => giftCards.close());
    const translation = openTranslation({ config, database, log });
    const shop = {
      id: SHOP_ID,
      database,
      search: search.products,
      accounts: accounts.parts,
      translator: translation.translator,
      orderServices,
      ...(testProvider && { testProvider }),
    };
    const apis = [
      translation.api,
      { path: "/payments", app: payments.app },
      ordersApi({ config, log, orderServices, localToken: access.token }),
      accountsApi({ config, log, database, localToken: access.token }),
      contentApi({ config, log, database, localToken: access.token }),
      afterSalesApi({ config, log, desk: orderServices, localToken: access.token }),
      graphqlApi({ config, log, shop, isDevelopment }),
      ...searchApis({
        config,
        log,
        database,
        search,
        accounts: shop.accounts,
        understand: translation.translator.understand,
      }),
    ];
    const feeds = feedsApi({ config, log, database, search, createTranslator: translation.createTranslator });
    listener.serve(await compose({ config, log, shop, health, media: media.app, feeds, apis, admin }, listener));
    await link?.prepared();
    await deferredListener?.open();
    log.info({ address: listener.address }, "listening");
    if (!link) console.error(`The shop is open at ${config.PUBLIC_URL ?? listener.address}`);
  } catch (error) {
    // A stop during the start closes the database under it, which is not a failure.
    if (stop.hasBegun()) return;
    await stop.now();
    throw error;
  }
}

/** Prints progress and speed every PROGRESS_STEP products. */
function indexProgress(): (products: number, of: number) => void {
  let printed: number | undefined;
  const started = performance.now();
  return (products, of) => {
    if (printed === undefined) console.error("Indexing the catalogue for search …");
    printed ??= 0;
    if (products - printed < PROGRESS_STEP && products < of) return;
    printed = products;
    const rate = Math.round(products / ((performance.now() - started) / 1000));
    console.error(
      `  ${products.toLocaleString("en")} of ${of.toLocaleString("en")} products, ${rate.toLocaleString("en")} per second`,
    );
  };
}

const PROGRESS_STEP = 4_000;

/** Grace period for keep-alive clients of a worker that is being replaced. */
const LINGER_SECONDS = 2;

/** Closes everything in order, once, on SIGTERM or SIGINT: requests finish first, the database closes last. */
function stopOnSignal(
  closers: readonly (() => Promise<void>)[],
  onSignal: (signal: string) => void,
  onFailure: (error: unknown) => void,
) {
  let stopping: Promise<void> | undefined;
  const now = () => {
    stopping ??= (async () => {
      // The database closes last, so a failure must not skip the rest.
      for (const close of closers) await close().catch(onFailure);
    })();
    return stopping;
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Not once(): Ctrl-C can arrive twice, and the second must not end the process early.
    process.on(signal, () => {
      onSignal(signal);
      void now().then(() => process.exit(0));
    });
  }
  return { now, hasBegun: () => stopping !== undefined };
}
