// The version of everything that documents show: it changes with the catalogue, content, taxonomy and settings.

import type { Database } from "#commerce/database";
import type { ShopSearch } from "../search/shop-search.ts";
import type { DocumentsOptions } from "./answer-document.ts";

/** For what changes without a revision, such as reviews and schedules. */
const MAX_AGE_MS = 10_000;
/** Other processes update the index, without a word to this one. */
const MAX_AGE_OF_SHARED_INDEX_MS = 500;

/** `cacheMegabytes` of 0 keeps nothing. */
export function documentsOf(
  { revisions }: Pick<Database, "revisions">,
  { onUpdated }: Pick<ShopSearch, "onUpdated">,
  cacheMegabytes: number,
): DocumentsOptions | undefined {
  if (cacheMegabytes === 0) return undefined;
  let updates = 0;
  onUpdated?.(() => (updates += 1));
  return {
    limitBytes: cacheMegabytes * 1024 * 1024,
    maxAgeMs: onUpdated ? MAX_AGE_MS : MAX_AGE_OF_SHARED_INDEX_MS,
    version: () => [updates, ...REVISIONS.map((name) => revisions.of(name))].join(" "),
  };
}

const REVISIONS = ["catalogue", "content", "taxonomy", "settings"] as const;
