// Loaders of one request, which batch and deduplicate reads of its fields.

import DataLoader from "dataloader";
import { type LanguageCode, languageOf } from "#catalogue";
import {
  asShown,
  type Browsing,
  completeLooks,
  type Designers,
  type FoundLook,
  readDesigners,
  type Translate,
  translateContent,
  viewerFor,
} from "#browsing";
import { findAccount, type Account, type Accounts } from "#commerce/accounts";
import { findSizeAdvice, type SizeAdvice } from "#commerce/fit";
import { findShop, isShownAt, tagsByNames, type BlockProductFilter, type Tag } from "#commerce/content";
import {
  findProducts,
  type ProductWithVariants,
  readVendorNames,
  type VendorNames,
  type Viewer,
} from "#commerce/products";

export interface Loaders {
  /** Brands and products hidden by country. */
  readonly blockProductFilters: () => Promise<readonly BlockProductFilter[]>;
  /** The visitor of the operation as a viewer of products. */
  readonly viewer: () => Promise<Viewer>;
  /** Handles of designers' pages. */
  readonly designers: () => Promise<Designers>;
  /** Designers' names in other languages. */
  readonly vendorNames: () => Promise<VendorNames>;
  readonly account: (id: string) => Promise<Account | undefined>;
  /** A product if the viewer can see it. */
  readonly product: (viewer: Viewer, handleOrId: string) => Promise<ProductWithVariants | undefined>;
  /** The look that completes a product; undefined with fewer than two pieces. */
  readonly look: (product: ProductWithVariants) => Promise<FoundLook | undefined>;
  /** Size advice for a product; undefined if too little is known. */
  readonly sizeAdvice: (productId: string) => Promise<SizeAdvice | undefined>;
  /** The shop's tags by name; unknown names are left out. */
  readonly tags: (names: readonly string[]) => Promise<Tag[]>;
  /** Translates the texts of all fields in one batch, into the operation's language unless another is named. */
  readonly translate: (text: (translate: Translate) => string, language?: string | null) => Promise<string>;
}

export function createLoaders(browsing: Browsing, accounts: Accounts): Loaders {
  const { database, id: shopId } = browsing.shop;
  let filters: Promise<readonly BlockProductFilter[]> | undefined;
  let ownViewer: Promise<Viewer> | undefined;
  const viewerOf = () => (ownViewer ??= viewerFor(browsing));
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
      const shown = await asShown(browsing.shop, viewer, [...found.values()]);
      const byName = new Map([...found.keys()].map((name, at) => [name, shown[at]]));
      return names.map((name) => byName.get(name));
    });
    byViewer.set(key, loader);
    return loader;
  };
  const lookOf = new DataLoader<ProductWithVariants, FoundLook | undefined, string>(
    async (products) => [...(await completeLooks(browsing, products, await viewerOf()))],
    { cacheKeyFn: ({ id }) => id },
  );
  const adviceOf = new DataLoader<string, SizeAdvice | undefined>(async (ids) => {
    const found = await findSizeAdvice(database, ids);
    return ids.map((id) => found.get(id));
  });
  const tagOf = new DataLoader<string, Tag | undefined>(async (names) => {
    const found = new Map(
      (await tagsByNames(database, shopId, names))
        .filter((tag) => isShownAt(tag, new Date()))
        .map((tag) => [tag.name, tag]),
    );
    return names.map((name) => found.get(name));
  });
  const textLoaders = new Map<string, DataLoader<(translate: Translate) => string, string>>();
  const textLoaderOf = (language: LanguageCode) => {
    const known = textLoaders.get(language);
    if (known) return known;
    const loader = new DataLoader<(translate: Translate) => string, string>(
      async (texts) =>
        translateContent({ ...browsing, visitor: { ...browsing.visitor, language } }, (translate) =>
          texts.map((text) => text(translate)),
        ),
      // Keys are functions, which differ for every field.
      { cache: false },
    );
    textLoaders.set(language, loader);
    return loader;
  };
  let designers: Promise<Designers> | undefined;
  let vendorNames: Promise<VendorNames> | undefined;
  return {
    viewer: viewerOf,
    designers: () => (designers ??= readDesigners(browsing)),
    vendorNames: () => (vendorNames ??= readVendorNames(database)),
    blockProductFilters: () => (filters ??= findShop(database, shopId).then((shop) => shop?.blockProductFilters ?? [])),
    account: (id) => accountOf.load(id),
    product: (viewer, handleOrId) => productsOf(viewer).load(handleOrId),
    look: (product) => lookOf.load(product),
    sizeAdvice: (productId) => adviceOf.load(productId),
    tags: async (names) => {
      const tags = await tagOf.loadMany(names);
      return tags.flatMap((tag) => {
        if (tag instanceof Error) throw tag;
        return tag ?? [];
      });
    },
    translate: (text, language) =>
      textLoaderOf(language == null ? browsing.visitor.language : (languageOf(language)?.code ?? "en")).load(text),
  };
}
