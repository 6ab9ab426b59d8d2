// States and routes for tests.

import { DEFAULT_TAXONOMY, resolveCollection, type Tag } from "#catalogue";
import { type RouteDefaults, type RoutePart, routeDefaults, searchDefaults } from "./defaults.ts";
import { defaultState, type SearchState } from "./model.ts";
import { sizeGroupsIn } from "./size-filter.ts";

/** The size groups of a shop with the default taxonomy, like everything here. */
export const SIZE_GROUPS = sizeGroupsIn(DEFAULT_TAXONOMY);
export const SEARCH_PAGE = searchDefaults(DEFAULT_TAXONOMY);

/** The route defaults of collections and tags. */
export const defaultsOf = (...parts: readonly RoutePart[]): RouteDefaults => routeDefaults(DEFAULT_TAXONOMY, ...parts);

/** The route defaults of a collection. */
export const pageOf = (slug: string): RouteDefaults => {
  const collection = resolveCollection(DEFAULT_TAXONOMY, slug);
  if (!collection) throw new Error(`No collection "${slug}".`);
  return defaultsOf(collection);
};

export const vendorTag = (name: string): Pick<Tag, "name" | "metafields"> => ({
  name,
  metafields: [{ key: "keywords", namespace: "tag", scope: "public", value: "vendor" }],
});

export interface Chosen extends Partial<Omit<SearchState, "menu" | "refinementList">> {
  readonly menu?: Partial<SearchState["menu"]>;
  readonly refinementList?: Partial<SearchState["refinementList"]>;
}

/** The default state of a route with some choices. */
export const chosenOn = (defaults: RouteDefaults, { menu, refinementList, ...rest }: Chosen = {}): SearchState => {
  const state = defaultState(defaults);
  return {
    ...state,
    ...rest,
    menu: { ...state.menu, ...menu },
    refinementList: { ...state.refinementList, ...refinementList },
  };
};
