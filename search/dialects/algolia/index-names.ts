// Index names (SR-07): the products, a replica for each sort, and the suggestions.

import { DEFAULT_PRICE_LIST, PRICE_LISTS, priceField } from "#catalogue";
import type { Sort } from "../../query.ts";
import { SORT_BY, SORT_OPTIONS, sortWithPrice } from "../../state/sort-options.ts";

const LIST = "{list}";

export interface IndexNames {
  /** The products by relevance, then popularity. Replicas add a suffix to it. */
  readonly base: string;
  readonly displayTitle: string;
  readonly suggestions: string;
}

export type IndexRole = "products" | "suggestions";

export interface ResolvedIndex {
  readonly name: string;
  readonly role: IndexRole;
  /** By relevance to the text, then popularity, if absent. */
  readonly sort?: Sort;
}

/** The names derived from a base, unless the configuration overrides them. */
export const indexNames = (base: string, others: Partial<IndexNames> = {}): IndexNames => ({
  base,
  displayTitle: `${base}_display_title`,
  suggestions: `${base}_suggestions`,
  ...others,
});

/** The sort of every replica by the suffix of its name; the base index has none. */
export const REPLICAS: ReadonlyMap<string, Sort | undefined> = new Map(
  SORT_BY.flatMap((sortBy) => {
    const { replica } = SORT_OPTIONS[sortBy];
    const lists = replica.includes(LIST) ? PRICE_LISTS : [DEFAULT_PRICE_LIST];
    return lists.map((list) => [replica.replace(LIST, list), sortWithPrice(sortBy, list, priceField(list))] as const);
  }),
);

/** The names of all indexes. */
export const listIndexNames = ({ base, displayTitle, suggestions }: IndexNames): readonly string[] => [
  ...[...REPLICAS.keys()].map((suffix) => base + suffix),
  displayTitle,
  suggestions,
];

/** The sort of the display-title index: from A to Z. */
export const BY_TITLE: Sort = { attribute: "title", direction: "ascending" };

export function resolveIndex(names: IndexNames, name: string): ResolvedIndex | undefined {
  if (name === names.suggestions) return { name, role: "suggestions" };
  if (name === names.displayTitle) return withSort(name, BY_TITLE);
  const suffix = name.startsWith(names.base) ? name.slice(names.base.length) : undefined;
  if (suffix === undefined || !REPLICAS.has(suffix)) return undefined;
  return withSort(name, REPLICAS.get(suffix));
}

const withSort = (name: string, sort: Sort | undefined): ResolvedIndex => ({
  name,
  role: "products",
  ...(sort && { sort }),
});
