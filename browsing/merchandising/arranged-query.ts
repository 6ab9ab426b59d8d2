// The merchant's rules in a search: a decision becomes filters and an arrangement. Pure.

import type { Condition, Decision } from "#commerce/merchandising";
import { anyOf, type Arrangement, type Search, searchArranged } from "#search/arrange";
import { PRODUCT_SCHEMA } from "#search/products";
import { SIZE_RUN_ATTRIBUTE } from "#search/size-run";
import { all, type Filter, is, not, type Refusal, type SearchQuery, type SearchResult, within } from "#search/query";

/** A query with what the merchant arranged. Only `runArranged` may run it. */
export interface ArrangedQuery extends SearchQuery {
  readonly arrangement?: Arrangement;
}

export const runArranged = (
  search: Search,
  { arrangement, ...query }: ArrangedQuery,
): Promise<SearchResult | Refusal> =>
  arrangement ? searchArranged(search, query, arrangement, PRODUCT_SCHEMA) : search(query);

/**
 * Hidden products are filtered, so that totals and facets follow. Places are arranged only in the shop's own order: a shopper who sorts
 * by price gets prices in order. What is sold out is not moved to the front.
 */
export function arrangedQuery(
  query: SearchQuery,
  { pins, boosts, buries, hides }: Decision,
  {
    isOwnOrder,
    now,
    lead = [],
  }: { readonly isOwnOrder: boolean; readonly now: number; readonly lead?: readonly string[] },
): ArrangedQuery {
  const hidden = anyOf(hides.map(({ where }) => filterOf(where, now)));
  const shown = hidden ? { ...query, filter: all(...(query.filter ? [query.filter] : []), not(hidden)) } : query;
  if (!isOwnOrder || pins.length + boosts.length + buries.length + lead.length === 0) return shown;
  const boosted = anyOf(boosts.map(({ where }) => filterOf(where, now)));
  const last = anyOf(buries.map(({ where }) => filterOf(where, now)));
  return {
    ...shown,
    arrangement: {
      pins: pins.map(({ product, place }) => ({ id: product, place })),
      ...(lead.length > 0 && { lead }),
      placeable: IN_STOCK,
      ...(boosted && { first: all(boosted, IN_STOCK) }),
      ...(last && { last }),
    },
  };
}

const IN_STOCK = not(is(SIZE_RUN_ATTRIBUTE, "none"));

const DAY = 86_400_000;
const HOUR = 3_600_000;

function filterOf(condition: Condition, now: number): Filter {
  const { products, designers, departments, types, tags, newForDays } = condition;
  return all(
    ...[
      products && is("product_id", ...products),
      designers && is("vendor", ...designers),
      departments && is("department", ...departments),
      types && is("product_type", ...types),
      tags && is("tags", ...tags),
      // Rounded to the hour, so that caches of searches can hit.
      newForDays === undefined
        ? undefined
        : within("published_at", { atLeast: Math.floor(now / HOUR) * HOUR - newForDays * DAY }),
    ].filter((filter) => filter !== undefined),
  );
}
