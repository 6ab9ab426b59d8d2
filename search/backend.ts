// What answers searches: the embedded engine by default, or a hosted service. backend.contract.ts is what each must pass.

import type { Refusal, SearchQuery, SearchResult } from "./query.ts";
import type { Change, IndexRecord } from "./schema.ts";

export interface SearchBackend {
  search(query: SearchQuery): Promise<SearchResult | Refusal>;
  /** Makes changes visible to searches, all of them before it resolves. */
  apply(changes: readonly Change[], options?: Pick<ReplaceOptions, "position">): Promise<void>;
  /** Replaces everything; searches see the old records until all of the new ones are there. */
  replace(records: AsyncIterable<IndexRecord> | Iterable<IndexRecord>, options?: ReplaceOptions): Promise<void>;
  status(): Promise<BackendStatus>;
  close(): Promise<void>;
}

export interface ReplaceOptions {
  /** Where the source of the records stood; `status` gives it back, so that what came later can be applied. */
  readonly position?: string;
  readonly onProgress?: (products: number) => void;
}

export interface BackendStatus {
  readonly products: number;
  readonly variants: number;
  /** Of the last replacement or change that told one. */
  readonly position?: string;
}
