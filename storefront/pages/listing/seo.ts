// Canonical and robots rules for listings.

import { collectionSlug, type Collection, resolveCollection, type Taxonomy } from "#catalogue";
import { defaultState, isSameState, type RouteDefaults, type SearchState } from "#search/state";

export type Indexing =
  /** Canonical path, which may be the page's own. */
  | { readonly kind: "canonical"; readonly path: string }
  /** Not indexed, but its links are followed. Has no canonical address, which would contradict it. */
  | { readonly kind: "noindex" };

export interface IndexedListing {
  /** The listing's own address, without country prefix and query: "/collections/women". */
  readonly path: string;
  readonly defaults: RouteDefaults;
  readonly state: SearchState;
  /** The collection, if the page shows exactly one. */
  readonly collection?: Collection | undefined;
  readonly hasProducts: boolean;
  /** The handle of a designer's page. */
  readonly handleOf: (name: string) => string;
}

/**
 * The first match decides:
 *
 *   search results, or nothing to show          noindex
 *   nothing selected, in any order              itself, page n as page n, without the order
 *   another department, category or type,       that collection: /collections/coats with Women chosen is
 *     of a collection, on its first page          /collections/women-coats
 *   one designer, of a collection, on its       the combined page: /collections/women/halden-rue
 *     first page
 *   any other choice (sizes, colours, prices,   noindex: there are too many combinations
 *     several designers, words)
 */
export const indexingOf = (taxonomy: Taxonomy, listing: IndexedListing): Indexing => {
  const { path, defaults, state, collection, hasProducts, handleOf } = listing;
  if (defaults.isSearch || !hasProducts) return NOINDEX;
  const bare: SearchState = { ...state, sortBy: "", page: 1 };
  const fresh = defaultState(defaults);
  if (isSameState(bare, fresh)) return canonical(state.page > 1 ? `${path}?page=${state.page}` : path);
  if (collection === undefined || state.page > 1) return NOINDEX;
  const chosen = chosenCollection(taxonomy, state, collection);
  const [vendor, ...others] = state.refinementList.vendor;
  const withoutMenus: SearchState = {
    ...bare,
    menu: fresh.menu,
    refinementList: { ...bare.refinementList, tags: fresh.refinementList.tags },
  };
  if (isSameState(withoutMenus, fresh)) return chosen ? canonical(`/collections/${chosen}`) : NOINDEX;
  const withoutVendor = { ...bare, refinementList: { ...bare.refinementList, vendor: [] } };
  if (vendor !== undefined && others.length === 0 && isSameState(withoutVendor, fresh)) {
    return canonical(`${path}/${handleOf(vendor)}`);
  }
  return NOINDEX;
};

const NOINDEX: Indexing = { kind: "noindex" };
const canonical = (path: string): Indexing => ({ kind: "canonical", path });

/** Slug of the collection that matches the selected department, category and type. */
const chosenCollection = (
  taxonomy: Taxonomy,
  state: SearchState,
  { isSale, isNewArrivals }: Collection,
): string | undefined => {
  const { menu, refinementList } = state;
  if (refinementList.tags.length > 1) return undefined;
  const [category] = refinementList.tags;
  const type = taxonomy.typeNamed(menu.product_type);
  if (menu.product_type !== "" && type === undefined) return undefined;
  const goods = type ?? taxonomy.categoryTagged(category);
  if (category !== undefined && goods === undefined) return undefined;
  const slug = collectionSlug({
    department: taxonomy.department(menu.department)?.handle,
    offer: isSale ? "sale" : isNewArrivals ? "new-arrivals" : undefined,
    goods: goods?.handle,
  });
  return resolveCollection(taxonomy, slug)?.slug;
};
