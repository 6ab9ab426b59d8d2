// The cache of documents of a running shop.

import type { OfferedPrices } from "#catalogue";
import { marketsSold } from "#commerce/settings";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { followChanges, type ChangeSources } from "./follow-changes.ts";
import { openDocuments, type Documents } from "./open-documents.ts";
import { openSharedDocuments } from "./shared-documents.ts";

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

/** Undefined if the configuration turns the cache off. */
export function documentsOf(sources: DocumentsSources): Documents | undefined {
  const { config, search, settings } = sources;
  if (config.DOCUMENT_CACHE_MB === 0) return undefined;
  const documents = openSharedDocuments({
    limitBytes: config.DOCUMENT_CACHE_MB * 1024 * 1024,
    maxAgeMs: search.onUpdated ? MAX_AGE_MS : MAX_AGE_OF_SHARED_INDEX_MS,
  });
  followChanges(documents, sources);
  return openDocuments({ ...sources, documents, sold: () => marketsSold(settings.read, config.CHANNEL) });
}
