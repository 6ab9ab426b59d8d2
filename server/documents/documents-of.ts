// The cache of documents of a running shop.

import type { OfferedPrices } from "#catalogue";
import { marketsSold } from "#commerce/settings";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { followChanges, type ChangeSources } from "./follow-changes.ts";
import { openDocuments, type Documents } from "./open-documents.ts";
import { openPurge } from "./purge-cdn.ts";
import { GRACE_MS, openSharedDocuments } from "./shared-documents.ts";

export interface DocumentsSources extends ChangeSources {
  readonly config: Config;
  readonly prices: OfferedPrices;
  /** URL at which the process listens. */
  readonly address: string;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A limit, should a change be missed. */
const MAX_AGE_MS = 60_000;
/** Other processes update the index, without a word to this one. */
const MAX_AGE_OF_SHARED_INDEX_MS = 500;
/** By then, the documents from before the change have expired. */
const PURGE_DELAY_MS = GRACE_MS + 100;
/** A cluster shows a change after a second. */
const PURGE_DELAY_OF_SHARED_INDEX_MS = 2_000;

export interface ShopDocuments extends Documents {
  /** Number of changes so far of what pages show; absent if the index changes without notice. */
  readonly edition?: () => number;
}

/** Undefined if the configuration turns the cache off. */
export function documentsOf(sources: DocumentsSources): ShopDocuments | undefined {
  const { config, database, search, settings, log, metrics } = sources;
  if (config.DOCUMENT_CACHE_MB === 0) return undefined;
  const documents = openSharedDocuments({
    limitBytes: config.DOCUMENT_CACHE_MB * 1024 * 1024,
    maxAgeMs: search.onUpdated ? MAX_AGE_MS : MAX_AGE_OF_SHARED_INDEX_MS,
  });
  metrics.watchDocuments(documents.count);
  const onChange = openPurge({
    urls: config.CDN_PURGE_URL,
    headers: config.CDN_PURGE_HEADERS,
    delayMs: search.onUpdated ? PURGE_DELAY_MS : PURGE_DELAY_OF_SHARED_INDEX_MS,
    onError: (error) => log.error({ err: error }, "the CDN did not drop its documents; another attempt follows"),
  });
  // For an index that other processes fill.
  if (!search.onUpdated) database.revisions.on("changes", onChange);
  let edition = 0;
  const andPurge = (change: () => void) => () => {
    edition += 1;
    change();
    onChange();
  };
  followChanges({ drop: andPurge(documents.drop), expire: andPurge(documents.expire) }, sources);
  return {
    ...openDocuments({ ...sources, documents, sold: () => marketsSold(settings.read, config.CHANNEL) }),
    ...(search.onUpdated && { edition: () => edition }),
  };
}
