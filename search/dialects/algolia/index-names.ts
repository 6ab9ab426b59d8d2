// Which index a name means: the products in one of their orders, or the suggestions (SR-07). Orders are Algolia's replicas.

import { PRICE_LISTS, priceField } from "#catalogue";
import type { Sort } from "../../query.ts";

export interface IndexNames {
  /** The products by relevance, then popularity; the orders add their suffixes to it. */
  readonly base: string;
  readonly displayTitle: string;
  readonly suggestions: string;
}

export type IndexRole = "products" | "suggestions";

export interface ResolvedIndex {
  readonly name: string;
  readonly role: IndexRole;
  /** Absent: by relevance to the text, then popularity. */
  readonly sort?: Sort;
}

/** The names of a base index's company, unless the configuration gives others. */
export const indexNames = (base: string, others: Partial<IndexNames> = {}): IndexNames => ({
  base,
  displayTitle: `${base}_display_title`,
  suggestions: `${base}_suggestions`,
  ...others,
});

const newest: Sort = { attribute: "published_at", direction: "descending" };

/** Every order there is of the products, by the suffix of its name. */
export const ORDERS: ReadonlyMap<string, Sort | undefined> = new Map([
  ["", undefined],
  ["_date_desc", newest],
  ...PRICE_LISTS.flatMap((list): [string, Sort][] => [
    [`_${list}_price_desc`, { attribute: priceField(list), direction: "descending" }],
    [`_${list}_price_asc`, { attribute: priceField(list), direction: "ascending" }],
  ]),
]);

export function resolveIndex(names: IndexNames, name: string): ResolvedIndex | undefined {
  if (name === names.suggestions) return { name, role: "suggestions" };
  if (name === names.displayTitle) return { name, role: "products", sort: newest };
  const suffix = name.startsWith(names.base) ? name.slice(names.base.length) : undefined;
  if (suffix === undefined || !ORDERS.has(suffix)) return undefined;
  const sort = ORDERS.get(suffix);
  return { name, role: "products", ...(sort && { sort }) };
}
