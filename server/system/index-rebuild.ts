// A rebuild of the search index that a person started: it runs in the background, one at a time.

import type { ShopSearch } from "../search/shop-search.ts";

export interface IndexRebuild {
  /** Does nothing while one is running. */
  readonly start: () => void;
  readonly state: () => {
    readonly progress: { readonly products: number; readonly of: number } | null;
    /** Why the last one failed. */
    readonly problem: string | null;
  };
}

export function openIndexRebuild(search: Pick<ShopSearch, "rebuild">, onError: (error: unknown) => void): IndexRebuild {
  let progress: { products: number; of: number } | null = null;
  let problem: string | null = null;
  return {
    start: () => {
      if (progress) return;
      progress = { products: 0, of: 0 };
      problem = null;
      void search
        .rebuild((products, of) => {
          progress = { products, of };
        })
        .catch((error: unknown) => {
          problem = error instanceof Error ? error.message : String(error);
          onError(error);
        })
        .finally(() => {
          progress = null;
        });
    },
    state: () => ({ progress, problem }),
  };
}
