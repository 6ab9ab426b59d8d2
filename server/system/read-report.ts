// Reads the state of the running shop. A part that does not answer is reported as failing and costs no other part.

import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { cataloguePosition } from "#commerce/products";
import { readOutboxes, type OutboxState, type SystemReport } from "#commerce/system";
import type { Config } from "../config.ts";
import type { HealthSources } from "../http/health.ts";
import { recentErrors } from "../observability/log.ts";
import { readPosition } from "../search/index-position.ts";
import type { ShopSearch } from "../search/shop-search.ts";
import { VERSION } from "../start/package-root.ts";
import type { IndexRebuild } from "./index-rebuild.ts";

export interface ReportParts {
  readonly config: Config;
  readonly database: Database;
  readonly health: HealthSources;
  readonly search: Pick<ShopSearch, "products">;
  readonly rebuild: IndexRebuild;
  readonly now?: () => Date;
}

type Dependency = SystemReport["dependencies"][number];

/** A dependency that takes longer is reported as failing. */
const PATIENCE_MS = 3_000;

export async function readReport(parts: ReportParts): Promise<SystemReport> {
  const { config, database, health, now = () => new Date() } = parts;
  const [outboxes, index, server, disk, storage, free, processes] = await Promise.all([
    within(readOutboxes(database)).catch((): readonly OutboxState[] => []),
    readIndex(parts),
    databaseState(parts),
    diskState(health),
    readStorage(parts),
    statfs(config.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    ),
    within(health.metrics.processes()).catch(() => 1),
  ]);
  return {
    version: VERSION,
    node: process.version,
    startedAt: new Date(now().getTime() - process.uptime() * 1_000).toISOString(),
    processes,
    memoryBytes: process.memoryUsage().rss,
    dependencies: [server, disk, searchState(config, index.problem), ...configured(config, outboxes)],
    index,
    storage,
    freeBytes: free,
    outboxes: outboxes.map(({ oldest, failures, ...outbox }) => ({
      ...outbox,
      oldest: oldest?.toISOString() ?? null,
      failures: failures.map(({ at, ...failure }) => ({ ...failure, at: at?.toISOString() ?? null })),
    })),
    errors: recentErrors.list().map(({ at, ...error }) => ({ ...error, at: at.toISOString() })),
  };
}

async function readIndex({ database, search, rebuild }: ReportParts): Promise<SystemReport["index"]> {
  const { progress, problem } = rebuild.state();
  try {
    const [{ products, variants, position }, catalogue] = await within(
      Promise.all([search.products.status(), cataloguePosition(database)]),
    );
    const isCurrent =
      catalogue === undefined || (position !== undefined && readPosition(position).position === catalogue);
    return { products, variants, isCurrent, rebuilding: progress, problem };
  } catch (error) {
    return { products: 0, variants: 0, isCurrent: false, rebuilding: progress, problem: messageOf(error) };
  }
}

async function databaseState({ config, database, health }: ReportParts): Promise<Dependency> {
  const started = performance.now();
  try {
    await within(health.ping());
    const milliseconds = Math.max(1, Math.round(performance.now() - started));
    const { rows } = await within(database.sql.execute<{ server_version: string }>(sql`show server_version`));
    const kind = config.DATABASE_URL === undefined ? "embedded, " : "";
    const version = rows[0]?.server_version ?? "";
    return { name: "database", state: "ok", detail: `${kind}PostgreSQL ${version}, ${milliseconds} ms` };
  } catch (error) {
    return { name: "database", state: "failing", detail: messageOf(error) };
  }
}

async function diskState({ diskProblem }: HealthSources): Promise<Dependency> {
  const problem = await diskProblem?.();
  return { name: "disk", state: problem === undefined ? "ok" : "failing", detail: problem ?? "" };
}

function searchState(config: Config, problem: string | null): Dependency {
  const kind =
    config.SEARCH_URL.length > 0
      ? "search service"
      : config.OPENSEARCH_URL.length > 0
        ? "OpenSearch"
        : config.ALGOLIA_APP_ID === undefined
          ? "embedded"
          : "Algolia";
  return {
    name: "search",
    state: problem === null ? "ok" : "failing",
    detail: problem === null ? kind : `${kind}: ${problem}`,
  };
}

/** Services that are judged by what failed lately, without a request to them. */
function configured(config: Config, outboxes: readonly OutboxState[]): readonly Dependency[] {
  const failureOf = (name: OutboxState["outbox"]) => outboxes.find(({ outbox }) => outbox === name)?.failures[0];
  const state = (
    name: Dependency["name"],
    detail: string | undefined,
    failure?: { readonly error: string },
  ): Dependency =>
    detail === undefined
      ? { name, state: "off", detail: "" }
      : failure
        ? { name, state: "failing", detail: failure.error }
        : { name, state: "ok", detail };
  return [
    state("mail", config.SMTP_URL && new URL(config.SMTP_URL).host, failureOf("mails")),
    state("payments", config.PAYMENT_PROVIDER === "test" ? undefined : config.PAYMENT_PROVIDER, failureOf("refunds")),
    state("translation", hostOf(config.TRANSLATION_URL)),
    state("analytics", config.GA4_API_SECRET && config.GA4_MEASUREMENT_ID, failureOf("analytics")),
    state("tracing", hostOf(config.OTEL_EXPORTER_OTLP_ENDPOINT)),
  ];
}

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).host;

async function readStorage({ config, database }: ReportParts): Promise<SystemReport["storage"]> {
  const stored = within(
    database.sql.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`),
  ).then(
    ({ rows }) => [{ name: "database", bytes: Number(rows[0]?.bytes ?? 0) }],
    () => [],
  );
  const folders = ["pictures", "originals", "feeds", "mail", "search"].map(async (name) => ({
    name,
    bytes: await sizeOf(join(config.dataDir, name)),
  }));
  return [...(await stored), ...(await Promise.all(folders)).filter(({ bytes }) => bytes > 0)];
}

/** More files are not counted: the size is then a lower bound. */
const MOST_FILES = 20_000;

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries.slice(0, MOST_FILES)) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function within<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1_000} s`)), PATIENCE_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
