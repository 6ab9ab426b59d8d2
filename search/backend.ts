// The interface of search backends: the embedded engine, a hosted service or another shop. Each passes the tests in
// backend.contract.ts.

import type { Refusal, SearchQuery, SearchResult } from "./query.ts";
import type { Change, IndexRecord } from "./schema.ts";

/** An index that can be searched. A remote search service fills its own. */
export interface SearchReader {
  search(query: SearchQuery): Promise<SearchResult | Refusal>;
  /** Absent if other processes change the index. */
  readonly versions?: ProductVersions;
  status(): Promise<BackendStatus>;
  close(): Promise<void>;
}

/**
 * Tells caches which products have changed. What a search finds that began at `now()` is at least as new as the version of each product
 * whose `of()` is not above it.
 */
export interface ProductVersions {
  now(): number;
  of(id: string): number;
}

/** An index that the caller fills, too. */
export interface SearchBackend extends SearchReader {
  /** Applies changes. All of them are visible to searches when it resolves. */
  apply(changes: readonly Change[], options?: Pick<ReplaceOptions, "position">): Promise<void>;
  /** Replaces all records. Searches see the old records until the new ones are complete. */
  replace(records: AsyncIterable<IndexRecord> | Iterable<IndexRecord>, options?: ReplaceOptions): Promise<void>;
  /** Absent if a service has the records. */
  readonly stored?: StoredRecords;
  /** Sends changed synonyms to a service that applies them itself. Other backends read them at every query. */
  updateSynonyms?(): Promise<void>;
}

/** The records of an index as they were put. Reading fails if one is corrupt, and then the index asks to be rebuilt. */
export interface StoredRecords {
  find(id: string): IndexRecord | undefined;
  /** All records at the time of the call, without later changes. */
  all(): AsyncIterable<IndexRecord>;
}

export interface ReplaceOptions {
  /** Position of the source at the time of these records. `status` returns it, so that later changes can be applied. */
  readonly position?: string;
  readonly onProgress?: (products: number) => void;
}

export interface BackendStatus {
  readonly products: number;
  readonly variants: number;
  /** Position of the last replacement or change that had one. */
  readonly position?: string;
}
