// Loaders of one request, which batch and deduplicate reads of its fields.

import DataLoader from "dataloader";
import { DEFAULTS, languageOf } from "#catalogue";
import { findAccount, type Account, type Accounts } from "#commerce/accounts";
import { findShop, tagsByNames, type BlockProductFilter, type Tag } from "#commerce/content";
import type { Database } from "#commerce/database";
import { findProducts, type ProductWithVariants, type Viewer } from "#commerce/products";
import { type ContentTranslator, type Translate, UNTRANSLATED } from "#translation";

export interface Loaders {
  /** Brands and products hidden by country. */
  readonly blockProductFilters: () => Promise<readonly BlockProductFilter[]>;
  readonly account: (id: string) => Promise<Account | undefined>;
  /** A product if the viewer can see it. */
  readonly product: (viewer: Viewer, handleOrId: string) => Promise<ProductWithVariants | undefined>;
  /** The shop's tags by name; unknown names are left out. */
  readonly tags: (names: readonly string[]) => Promise<Tag[]>;
  /** Translates the texts of all fields in one batch; unsupported languages stay English. */
  readonly translate: (language: string | null | undefined, text: (translate: Translate) => string) => Promise<string>;
}

export function createLoaders(
  database: Database,
  shopId: string,
  accounts: Accounts,
  translator?: Pick<ContentTranslator, "translate">,
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
  const textLoaders = new Map<string, DataLoader<(translate: Translate) => string, string>>();
  const textLoaderOf = (language: string) => {
    const known = textLoaders.get(language);
    if (known) return known;
    const loader = new DataLoader<(translate: Translate) => string, string>(
      async (texts) => {
        const make = (translate: Translate) => texts.map((text) => text(translate));
        return translator ? translator.translate(language, make) : make(UNTRANSLATED);
      },
      // Keys are functions, which differ for every field.
      { cache: false },
    );
    textLoaders.set(language, loader);
    return loader;
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
    translate: (language, text) => textLoaderOf(languageOf(language ?? "")?.code ?? DEFAULTS.language).load(text),
  };
}
