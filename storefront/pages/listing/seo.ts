// Which listings search engines shall know, and under which address: the one table of canonical and robots rules. Pure.

import {
  collectionSlug,
  type Collection,
  departmentBySlug,
  productTypeBySlug,
  resolveCollection,
  type Say,
  toHandle,
  toSlug,
} from "#catalogue";
import { defaultState, isSameState, type RouteDefaults, type SearchState } from "#search/state";
import type { listingPages } from "#locales/listing-pages";

export type Indexing =
  /** The address without origin that stands for this one, which may be its own. */
  | { readonly kind: "canonical"; readonly path: string }
  /** Its links are followed, itself is not kept. Says nothing of a canonical address: the two contradict each other. */
  | { readonly kind: "noindex" };

export interface IndexedListing {
  /** The listing's own address, without country prefix and query: "/collections/women". */
  readonly path: string;
  readonly defaults: RouteDefaults;
  readonly state: SearchState;
  /** The collection, where the page is just one of the shop's own. */
  readonly collection?: Collection | undefined;
  readonly hasProducts: boolean;
}

/**
 * From the top, the first that fits decides:
 *
 *   search results, or nothing to show          noindex
 *   nothing chosen, in whatever order           itself, page n as page n, without the order
 *   another department, category or type,       that collection: /collections/coats with Women chosen is
 *     of a collection, on its first page          /collections/women-coats
 *   one designer, of a collection, on its       the combined page: /collections/women/halden-rue
 *     first page
 *   any other choice (sizes, colours, prices,   noindex: their combinations have no end
 *     several designers, words)
 */
export const indexingOf = (listing: IndexedListing): Indexing => {
  const { path, defaults, state, collection, hasProducts } = listing;
  if (defaults.isSearch || !hasProducts) return NOINDEX;
  const bare: SearchState = { ...state, sortBy: "", page: 1 };
  const fresh = defaultState(defaults);
  if (isSameState(bare, fresh)) return canonical(state.page > 1 ? `${path}?page=${state.page}` : path);
  if (collection === undefined || state.page > 1) return NOINDEX;
  const chosen = chosenCollection(state, collection);
  const [vendor, ...others] = state.refinementList.vendor;
  const withoutMenus: SearchState = {
    ...bare,
    menu: fresh.menu,
    refinementList: { ...bare.refinementList, tags: fresh.refinementList.tags },
  };
  if (isSameState(withoutMenus, fresh)) return chosen ? canonical(`/collections/${chosen}`) : NOINDEX;
  const withoutVendor = { ...bare, refinementList: { ...bare.refinementList, vendor: [] } };
  if (vendor !== undefined && others.length === 0 && isSameState(withoutVendor, fresh)) {
    return canonical(`${path}/${toHandle(vendor)}`);
  }
  return NOINDEX;
};

const NOINDEX: Indexing = { kind: "noindex" };
const canonical = (path: string): Indexing => ({ kind: "canonical", path });

/** The slug of the collection that the choices of department, category and type amount to. */
const chosenCollection = (state: SearchState, { isSale, isNewArrivals }: Collection): string | undefined => {
  const { menu, refinementList } = state;
  if (refinementList.tags.length > 1) return undefined;
  const [category] = refinementList.tags;
  const type = productTypeBySlug(toSlug(menu.product_type));
  if (menu.product_type !== "" && type === undefined) return undefined;
  const slug = collectionSlug({
    department: departmentBySlug(menu.department)?.slug,
    offer: isSale ? "sale" : isNewArrivals ? "new-arrivals" : undefined,
    goods: type?.slug ?? (category && toSlug(category)),
  });
  return resolveCollection(slug)?.slug;
};

export interface TitledTag {
  readonly title: string;
  readonly seoTitle?: string | null;
  /** Whether it is a sub-category or a designer. */
  readonly isTagged: boolean;
}

/** The document's title: what the first part says, and which tags it shows where these are finer than a category. */
export const documentTitle = (
  parts: readonly TitledTag[],
  say: Say<typeof listingPages>,
  shopName = "Vitrine",
): string => {
  const [first] = parts;
  const base = first?.seoTitle || [first?.title, shopName].filter(Boolean).join(" | ");
  const isTagged = parts.length > 1 || first?.isTagged === true;
  const tagged = (parts.length > 1 ? parts.slice(1) : parts).map(({ title }) => title).filter(Boolean);
  return isTagged && tagged.length > 0 ? say("tagged", { title: base, tags: tagged.join(" + ") }) : base;
};
