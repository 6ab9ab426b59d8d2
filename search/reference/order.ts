// The order of hits.

import type { SearchQuery, Sort } from "../query.ts";
import type { IndexSchema } from "../schema.ts";
import { compare } from "./facets.ts";
import { readFilter, slotOf } from "./filter.ts";
import type { Row, Values } from "./rows.ts";

/** A matching variant with its sort keys. */
export interface Found {
  readonly row: Row;
  /** Text cost; lower is better. */
  readonly score: number;
  readonly boost: number;
  /** Value of the sort attribute, or of popularity without a sort. */
  readonly value: string | number | undefined;
}

export interface Order {
  rank(row: Row, score: number): Found;
  /** Negative if the first one comes before the other. */
  compare(one: Found, other: Found): number;
}

export function orderOf(query: SearchQuery, schema: IndexSchema): Order {
  const { attribute, direction } = query.sort ?? schema.popularity;
  const isText = schema.sortableTexts?.includes(attribute) ?? false;
  const slot = isText ? -1 : slotOf(attribute, schema);
  const boosts = (query.boosts ?? []).map(({ filter, weight }) => ({ matches: readFilter(filter, schema), weight }));
  const byValue = (one: Found, other: Found) =>
    compareValues(one.value, other.value, direction) ||
    compare(one.row.product, other.row.product) ||
    one.row.place - other.row.place;
  return {
    rank: (row, score) => ({
      row,
      score,
      boost: boosts.reduce((sum, { matches, weight }) => (matches(row) ? sum + weight : sum), 0),
      value: isText ? row.sortKeys.get(attribute) : bestOf(row.values[slot]!, direction),
    }),
    compare: query.sort
      ? byValue
      : (one, other) => one.score - other.score || other.boost - one.boost || byValue(one, other),
  };
}

function bestOf(values: Values, direction: Sort["direction"]): string | number | undefined {
  if (values.length < 2) return values[0];
  return values.reduce((best, value) => (compareValues(value, best, direction) < 0 ? value : best));
}

/** Missing values come last in both directions. */
function compareValues(
  one: string | number | undefined,
  other: string | number | undefined,
  direction: Sort["direction"],
): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return direction === "ascending" ? compare(one, other) : compare(other, one);
}
