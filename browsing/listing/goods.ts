// The departments, categories and colours of which the shop has products, so that filters offer no others.

import { FACET_LIMIT } from "#search/constants";
import { all, everything, is, type SearchQuery, type SearchResult } from "#search/query";
import type { RouteDefaults, SearchState } from "#search/state";
import { departmentOf } from "#search/state/size-filter";
import { viewerFilters } from "#search/visibility";
import type { Browsing } from "../context.ts";
import { cachePerDatabase } from "../database-cache.ts";
import { viewerOf } from "../viewer.ts";

export interface Goods {
  /** The values of the facet `department` in the whole shop. */
  readonly departments: ReadonlySet<string>;
  /** The values of the facet `color` in the whole shop. */
  readonly colours: ReadonlySet<string>;
  /** The values of the facet `tags` in the listing's department. */
  readonly tags: ReadonlySet<string>;
}

const LIFE_MS = 60_000;
/** One for each VIP level, country, department and set of rule contexts. */
const MAX_CACHED = 1_000;

export async function goodsOf(
  search: (query: SearchQuery) => Promise<SearchResult>,
  browsing: Browsing,
  { state, defaults }: { readonly state: SearchState; readonly defaults: RouteDefaults },
  ruleContexts: SearchQuery["ruleContexts"],
): Promise<Goods> {
  const { database, taxonomy } = browsing.shop;
  const viewer = viewerOf(browsing.visitor);
  const department = taxonomy.department(departmentOf(state, defaults))?.id;
  const cache = cacheOf(database);
  const key = JSON.stringify([taxonomy.revision, database.revisions.of("catalogue"), viewer, department, ruleContexts]);
  const known = cache.get(key);
  if (known) return known;
  const valuesOf = async (attributes: readonly string[], departments: readonly string[]) => {
    const filter = all(
      ...viewerFilters(viewer),
      departments.length === 0 ? everything : is("department", ...departments),
    );
    const { facets } = await search({
      filter,
      facets: attributes.map((attribute) => ({ attribute, limit: FACET_LIMIT })),
      limit: 0,
      ...(ruleContexts && { ruleContexts }),
    });
    return (name: string): ReadonlySet<string> =>
      new Set(facets.find(({ attribute }) => attribute === name)?.values.map(({ value }) => value));
  };
  const [inShop, inDepartment] = await Promise.all([
    valuesOf(["department", "color"], []),
    valuesOf(["tags"], department === undefined ? [] : taxonomy.wearerValues(department)),
  ]);
  const goods = { departments: inShop("department"), colours: inShop("color"), tags: inDepartment("tags") };
  cache.set(key, goods);
  return goods;
}

const cacheOf = cachePerDatabase<Goods>({ max: MAX_CACHED, ttl: LIFE_MS });
