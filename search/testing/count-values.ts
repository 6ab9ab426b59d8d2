// Counts the values of a facet, each product or variant once per value.

import { words } from "../engine/text/analyse.ts";
import { LIMITS, type FacetRequest, type FacetResult } from "../query.ts";
import { compare, statsOf } from "../reference/facets.ts";
import type { Values } from "../reference/rows.ts";

export interface Tally {
  /** Counts the values of a product or variant by its number. Calls with the same number must be consecutive. */
  add(counted: number, values: Values): void;
  result(): FacetResult;
}

export function createTally(facet: FacetRequest, isOfNumbers: boolean): Tally {
  const counts = new Map<string | number, { count: number; last: number }>();
  const groups = facet.groups?.map(({ name, values }) => ({
    name,
    values: new Set<string | number>(values.map((value) => String(value).toWellFormed())),
    count: 0,
    last: 0,
  }));
  let last: { readonly counted: number; readonly values: Values } | undefined;
  return {
    add(counted, values) {
      // The same array: a product attribute at the next variant.
      if (last?.counted === counted && last.values === values) return;
      last = { counted, values };
      for (const group of groups ?? []) {
        if (group.last === counted || !values.some((value) => group.values.has(value))) continue;
        group.count++;
        group.last = counted;
      }
      for (const value of values) {
        const known = counts.get(value);
        if (known === undefined) counts.set(value, { count: 1, last: counted });
        else if (known.last !== counted) {
          known.count++;
          known.last = counted;
        }
      }
    },
    result() {
      const begin = facet.matching === undefined ? undefined : words(facet.matching);
      const all = [...counts].map(([value, { count }]) => ({ value: String(value), count }));
      const matching = begin === undefined ? all : all.filter(({ value }) => hasPrefix(words(value), begin));
      const byValue = matching.toSorted((a, b) => compare(a.value, b.value));
      const sorted = facet.sort === "value" ? byValue : byValue.toSorted((a, b) => b.count - a.count);
      return {
        attribute: facet.attribute,
        values: sorted.slice(0, facet.limit ?? LIMITS.facetValues),
        distinctValues: matching.length,
        ...(groups && { groups: groups.map(({ name, count }) => ({ name, count })) }),
        ...(isOfNumbers && counts.size > 0
          ? { stats: statsOf([...counts].map(([value, { count }]) => [Number(value), count])) }
          : {}),
      };
    },
  };
}

/** True if the words occur consecutively in a value, the last one as a prefix. */
function hasPrefix(value: readonly string[], asked: readonly string[]): boolean {
  if (asked.length === 0) return true;
  const last = asked.length - 1;
  return value.some((_, start) =>
    asked.every((word, at) => (at === last ? value[start + at]?.startsWith(word) : value[start + at] === word)),
  );
}
