// Loaders of one request: what its fields ask for one by one is read together, and what all of them need is read once.

import DataLoader from "dataloader";
import { DEFAULTS, languageOf } from "#catalogue";
import { findAccount, type Account, type Accounts } from "#commerce/accounts";
import { findShop, tagsByNames, type BlockProductFilter, type Tag } from "#commerce/content";
import type { Database } from "#commerce/database";
import { findProducts, type ProductWithVariants, type Viewer } from "#commerce/products";
import type { Say, Speech } from "#translation";

export interface Loaders {
  /** What the shop hides from which country. */
  readonly blockProductFilters: () => Promise<readonly BlockProductFilter[]>;
  readonly account: (id: string) => Promise<Account | undefined>;
  /** A product as a viewer may see it. */
  readonly product: (viewer: Viewer, handleOrId: string) => Promise<ProductWithVariants | undefined>;
  /** The shop's tags by the names that a product carries; names without a tag are left out. */
  readonly tags: (names: readonly string[]) => Promise<Tag[]>;
  /** What is sold in a language of the shop's, the texts of all fields in one batch; English where it cannot be said. */
  readonly say: (language: string | null | undefined, text: (say: Say) => string) => Promise<string>;
}

const ENGLISH: Say = Object.assign((text: string) => text, { title: (_: string, title: string) => title });
const UNTRANSLATED: Pick<Speech, "in"> = { in: async (_language, make) => make(ENGLISH) };

export function createLoaders(
  database: Database,
  shopId: string,
  accounts: Accounts,
  speech?: Pick<Speech, "in">,
): Loaders {
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
  const speakers = new Map<string, DataLoader<(say: Say) => string, string>>();
  const speakerOf = (language: string) => {
    const known = speakers.get(language);
    if (known) return known;
    const speaker = new DataLoader<(say: Say) => string, string>(
      (texts) => (speech ?? UNTRANSLATED).in(language, (say) => texts.map((text) => text(say))),
      // Every field brings a function of its own.
      { cache: false },
    );
    speakers.set(language, speaker);
    return speaker;
  };
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
    say: (language, text) => speakerOf(languageOf(language ?? "")?.code ?? DEFAULTS.language).load(text),
  };
}
