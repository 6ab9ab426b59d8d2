// Loaders of one request: what its fields ask for one by one is read together, and what all of them need is read once.

import DataLoader from "dataloader";
import { findAccount, type Account, type Accounts } from "#commerce/accounts";
import { findShop, tagsByNames, type BlockProductFilter, type Tag } from "#commerce/content";
import type { Database } from "#commerce/database";
import { findProducts, type ProductWithVariants, type Viewer } from "#commerce/products";

export interface Loaders {
  /** What the shop hides from which country. */
  readonly blockProductFilters: () => Promise<readonly BlockProductFilter[]>;
  readonly account: (id: string) => Promise<Account | undefined>;
  /** A product as a viewer may see it. */
  readonly product: (viewer: Viewer, handleOrId: string) => Promise<ProductWithVariants | undefined>;
  /** The shop's tags by the names that a product carries; names without a tag are left out. */
  readonly tags: (names: readonly string[]) => Promise<Tag[]>;
}

export function createLoaders(database: Database, shopId: string, accounts: Accounts): Loaders {
  let filters: Promise<readonly BlockProductFilter[]> | undefined;
  const accountOf = new DataLoader<string, Account | undefined>((ids) =>
    Promise.all(ids.map((id) => findAccount(accounts, id))),
  );
  const byViewer = new Map<string, DataLoader<string, ProductWithVariants | undefined>>();
  const productsOf = (viewer: Viewer) => {
    const key = JSON.stringify(viewer);
    const known = byViewer.get(key);
    if (known) return known;
    const loader = new DataLoader<string, ProductWithVariants | undefined>(async (names) => {
      const found = await findProducts(database, viewer, names);
      return names.map((name) => found.get(name));
    });
    byViewer.set(key, loader);
    return loader;
  };
  const tagOf = new DataLoader<string, Tag | undefined>(async (names) => {
    const found = new Map((await tagsByNames(database, shopId, names)).map((tag) => [tag.name, tag]));
    return names.map((name) => found.get(name));
  });
  return {
    blockProductFilters: () => (filters ??= findShop(database, shopId).then((shop) => shop?.blockProductFilters ?? [])),
    account: (id) => accountOf.load(id),
    product: (viewer, handleOrId) => productsOf(viewer).load(handleOrId),
    tags: async (names) => {
      const tags = await tagOf.loadMany(names);
      return tags.flatMap((tag) => {
        if (tag instanceof Error) throw tag;
        return tag ?? [];
      });
    },
  };
}
