// Lifecycle of a serving process: reads the configuration, binds the port, opens the database, serves, and shuts down in order.

import type { Database } from "#commerce/database";
import { installIssueWords, openSettings, type LiveSettings } from "#commerce/settings";
import { ensureTaxonomy, openTaxonomy, type LiveTaxonomy } from "#commerce/taxonomy";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { listenLater, type Handler, type Listener } from "./http/listener.ts";
import type { HealthSources } from "./http/health.ts";
import { installCrashHandler } from "./observability/crash-handler.ts";
import { createLog, type Log } from "./observability/log.ts";
import { createMetrics } from "./observability/metrics.ts";
import { openTracing } from "./tracing/open-tracing.ts";
import { linkToParent, type ParentLink } from "./workers/parent-link.ts";
import { OperatorError } from "./start/operator-error.ts";
import { keepPrivate } from "./start/private-files.ts";
import { diskProblem, requireWritable } from "./start/writable-disk.ts";
import { openSecretsKey } from "./start/secrets-key.ts";
import { awaitShopDatabase } from "./start/shop.ts";
import { listenOptions, takePort } from "./start/take-port.ts";

export interface ServingProcess {
  readonly config: Config;
  readonly log: Log;
  readonly listener: Listener;
  /** Undefined if this process is not a worker. */
  readonly link: ParentLink | undefined;
  readonly database: Database;
  readonly taxonomy: LiveTaxonomy;
  readonly settings: LiveSettings;
  readonly health: HealthSources;
  /** Registers what to close when the process stops: the last registered first, and all before the database. */
  readonly onStop: (close: () => Promise<void>) => void;
}

/** `open` creates the request handler; `announce` is the sentence printed with the address once it serves. */
export async function runProcess(open: (process: ServingProcess) => Promise<Handler>, announce: string): Promise<void> {
  try {
    await start(open, announce);
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function start(open: (process: ServingProcess) => Promise<Handler>, announce: string): Promise<void> {
  installIssueWords();
  const config = readConfig();
  keepPrivate(config);
  const tracing = await openTracing(config);
  const log = createLog(config.LOG_LEVEL, process.stdout.isTTY, undefined, tracing?.logged);
  installCrashHandler(log);
  const link = await linkToParent();
  const deferredListener = link && listenLater({ ...listenOptions(config), port: link.port }, link.address);
  const listener: Listener = deferredListener ?? (await takePort(config)).listener;
  let isReplaced = false;
  const stopServing = async (): Promise<void> => {
    await listener.closePort();
    link?.closed();
    await listener.drain(config.STOP_TIMEOUT_SECONDS, LINGER_SECONDS);
  };
  const closers: (() => Promise<void>)[] = [stopServing];
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
    await requireWritable(config.dataDir);
    await openSecretsKey(config, (line) => log.warn(line));
    const database = await awaitShopDatabase(config, (line) => console.error(line));
    closers.push(() => database.close());
    await database.revisions.follow((error) => log.warn({ err: error }, "not receiving changes from other processes"));
    const health: HealthSources = {
      ping: database.ping,
      diskProblem: () => diskProblem(config.dataDir),
      // Not while this worker is being replaced: another worker serves the same port.
      isStopping: () => stop.hasBegun() && !isReplaced,
      metrics: createMetrics(link?.shareMetrics),
      metricsToken: config.METRICS_TOKEN,
    };
    await ensureTaxonomy(database);
    const taxonomy = await openTaxonomy(database, (error) =>
      log.error({ err: error }, "the taxonomy was not reloaded"),
    );
    const settings = await openSettings(database, (error) => log.error({ err: error }, "a setting was not read"));
    const onStop: ServingProcess["onStop"] = (close) => void closers.splice(1, 0, close);
    listener.serve(await open({ config, log, listener, link, database, taxonomy, settings, health, onStop }));
    await link?.prepared();
    await deferredListener?.open();
    log.info({ address: listener.address }, "listening");
    if (!link) console.error(`${announce} ${config.PUBLIC_URL ?? listener.address}`);
  } catch (error) {
    // A stop during the start closes the database under it, which is not a failure.
    if (stop.hasBegun()) return;
    await stop.now();
    throw error;
  }
}

/** Grace period for keep-alive clients, whose next response says that the connection closes. */
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
