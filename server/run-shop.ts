// The life of one shop process: reads the configuration, takes its port, opens the database, fills an empty catalogue,
// serves, and stops in order when asked to.

import { join } from "node:path";
import { explainRefusal, openDatabase, type Database } from "#commerce/database";
import type { AppParts } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { listen, type Fetch, type Listener } from "./listener.ts";
import { createLog } from "./log.ts";
import { createMedia } from "./media/index.ts";
import { createMetrics } from "./metrics.ts";
import { fillCatalogue } from "./seed.ts";
import { createShop } from "./shop.ts";

/** A start that cannot go on for a reason the operator can mend: said in one sentence, without a stack. */
class Refused extends Error {}

export type ShopParts = Omit<AppParts, "assets" | "files">;

/** What differs between production and development: how requests become answers. */
export type Compose = (parts: ShopParts, listener: Listener) => Promise<Fetch>;

export async function runShop(compose: Compose): Promise<void> {
  try {
    await start(compose);
  } catch (error) {
    if (!(error instanceof Refused || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function start(compose: Compose): Promise<void> {
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL, process.stdout.isTTY);
  const listener = await takePort(config);
  const closers: (() => Promise<void>)[] = [() => listener.drain(config.STOP_TIMEOUT_SECONDS)];
  const stop = stopOnSignal(closers, (reason) => log.info({ reason }, "stopping"));
  try {
    const database = await open(config);
    closers.push(() => database.close());
    await fillCatalogue(database, { products: config.DEMO_PRODUCTS, say: (sentence) => console.error(sentence) });
    const media = createMedia({
      cacheDir: join(config.dataDir, "pictures"),
      cacheLimitBytes: config.MEDIA_CACHE_MB * 1024 * 1024,
      allowedHosts: config.MEDIA_HOSTS,
      workers: config.MEDIA_WORKERS,
    });
    closers.splice(1, 0, () => media.close());
    const health = {
      ping: database.ping,
      isStopping: stop.hasBegun,
      metrics: createMetrics(),
      metricsToken: config.METRICS_TOKEN,
    };
    listener.serve(
      await compose({ config, log, shop: await createShop(database), health, media: media.app }, listener),
    );
    log.info({ address: listener.address }, "listening");
    console.error(`The shop is open at ${config.PUBLIC_URL ?? listener.address}`);
  } catch (error) {
    if (!stop.hasBegun()) await stop.now();
    throw error;
  }
}

async function takePort(config: Config): Promise<Listener> {
  const { HOST: host, PORT: port, REQUEST_TIMEOUT_SECONDS: timeoutSeconds } = config;
  const listening = await listen({ host, port, timeoutSeconds });
  if (listening.kind === "listening") return listening.listener;
  const why = listening.kind === "port-taken" ? "is used by another program" : "may not be used by this account";
  throw new Refused(`Port ${port} ${why}: choose a free one, for instance PORT=${port + 1} npm start.`);
}

async function open(config: Config): Promise<Database> {
  const location = config.DATABASE_URL ? { url: config.DATABASE_URL } : { dataDir: join(config.dataDir, "database") };
  const opened = await openDatabase(location);
  if (opened.kind === "refused") throw new Refused(explainRefusal(opened));
  return opened.database;
}

/** Closes everything in order, once, on SIGTERM or SIGINT: requests finish first, the database closes last. */
function stopOnSignal(closers: readonly (() => Promise<void>)[], say: (reason: string) => void) {
  let stopping: Promise<void> | undefined;
  const now = () => {
    stopping ??= (async () => {
      for (const close of closers) await close();
    })();
    return stopping;
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      say(signal);
      void now().then(() => process.exit(0));
    });
  }
  return { now, hasBegun: () => stopping !== undefined };
}
