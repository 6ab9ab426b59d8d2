// Index names (SR-07): the products, a replica for each sort, and the suggestions.

import { DEFAULT_PRICE_LIST, INITIAL_LISTS, priceField, type PriceList } from "#catalogue";
import type { Sort } from "../../query.ts";
import { NEW_IN } from "../../size-run.ts";
import { isByList, SORT_BY, type SortBy, sortOf, sortWithPrice } from "../../state/sort-options.ts";

export interface IndexNames {
  /** The products by relevance, then popularity. Replicas add a suffix to it. */
  readonly base: string;
  readonly displayTitle: string;
  readonly suggestions: string;
  /** The price lists of the shop, which have replicas. */
  readonly lists: readonly PriceList[];
}

export type IndexRole = "products" | "suggestions";

export interface ResolvedIndex {
  readonly name: string;
  readonly role: IndexRole;
  /** If absent, by relevance to the text, then popularity. */
  readonly sort?: Sort;
}

/** The names derived from a base, unless the configuration overrides them. */
export const indexNames = (base: string, others: Partial<IndexNames> = {}): IndexNames => ({
  base,
  displayTitle: `${base}_display_title`,
  suggestions: `${base}_suggestions`,
  lists: INITIAL_LISTS,
  ...others,
});

/** The suffix of a sort's index: `_selection_desc`, `_eu_eur_price_asc`. The base index is sorted by relevance. */
function suffixOf(sortBy: SortBy, list: PriceList): string {
  const [attribute, direction] = sortBy.split("-") as [string, string];
  if (attribute === "RANK") return "";
  // Algolia's clients have long known this one by this name.
  const name = attribute === "published_at" ? "date" : attribute;
  return `_${isByList(sortBy) ? `${list}_` : ""}${name}_${direction}`;
}

/** The sort of every replica by the suffix of its name; the base index has none. */
export function replicasOf(lists: readonly PriceList[]): ReadonlyMap<string, Sort | undefined> {
  const replicas = REPLICAS_OF.get(lists) ?? makeReplicas(lists);
  REPLICAS_OF.set(lists, replicas);
  return replicas;
}

const REPLICAS_OF = new WeakMap<readonly PriceList[], ReadonlyMap<string, Sort | undefined>>();

const makeReplicas = (lists: readonly PriceList[]): ReadonlyMap<string, Sort | undefined> =>
  new Map([
    ...SORT_BY.flatMap((sortBy) => {
      const sorted = isByList(sortBy) ? lists : [DEFAULT_PRICE_LIST];
      return sorted.map((list) => [suffixOf(sortBy, list), sortWithPrice(sortBy, list, priceField(list))] as const);
    }),
    // New in as pages show it.
    ["_newness_desc", NEW_IN] as const,
    // Reductions as markets with prior prices show them.
    ...lists.map((list) => [`_${list}_prior_discount_desc`, sortOf("discount-desc", list, true)] as const),
  ]);

/** The names of all indexes. */
export const listIndexNames = ({ base, displayTitle, suggestions, lists }: IndexNames): readonly string[] => [
  ...[...replicasOf(lists).keys()].map((suffix) => base + suffix),
  displayTitle,
  suggestions,
];

/** The sort of the display-title index: from A to Z. */
export const BY_TITLE: Sort = { attribute: "title", direction: "ascending" };

export function resolveIndex(names: IndexNames, name: string): ResolvedIndex | undefined {
  if (name === names.suggestions) return { name, role: "suggestions" };
  if (name === names.displayTitle) return withSort(name, BY_TITLE);
  const suffix = name.startsWith(names.base) ? name.slice(names.base.length) : undefined;
  const replicas = replicasOf(names.lists);
  if (suffix === undefined || !replicas.has(suffix)) return undefined;
  return withSort(name, replicas.get(suffix));
}

const withSort = (name: string, sort: Sort | undefined): ResolvedIndex => ({
  name,
  role: "products",
  ...(sort && { sort }),
});
