// States and routes for tests.

import { resolveCollection, type Tag } from "#catalogue";
import { type RouteDefaults, routeDefaults } from "./defaults.ts";
import { defaultState, type SearchState } from "./model.ts";

/** The route defaults of a collection. */
export const pageOf = (slug: string): RouteDefaults => {
  const collection = resolveCollection(slug);
  if (!collection) throw new Error(`No collection "${slug}".`);
  return routeDefaults(collection);
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
