// Loaders of one request: what its fields ask for one by one is read together, and what all of them need is read once.

import { findShop, type BlockProductFilter } from "#commerce/content";
import type { Database } from "#commerce/database";

export interface Loaders {
  /** What the shop hides from which country. */
  readonly blockProductFilters: () => Promise<readonly BlockProductFilter[]>;
}

export function createLoaders(database: Database, shopId: string): Loaders {
  let filters: Promise<readonly BlockProductFilter[]> | undefined;
  return {
    blockProductFilters: () => (filters ??= findShop(database, shopId).then((shop) => shop?.blockProductFilters ?? [])),
  };
}
