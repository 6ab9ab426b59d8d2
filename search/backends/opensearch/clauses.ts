// Filters as clauses of OpenSearch. Conditions on variants must match the same variant, so they are in one nested clause.

import { filterableAttributes, numberFor } from "../../check-query.ts";
import { isOfProduct } from "../../reference/filter.ts";
import { conjuncts, is, not, type Filter, type Range, type Value } from "../../query.ts";
import type { IndexSchema } from "../../schema.ts";

export type Clause = Readonly<Record<string, unknown>>;

export const NOTHING: Clause = { match_none: {} };
export const EVERYTHING: Clause = { match_all: {} };

/** A filter in two parts that must both match: on the product, and on one variant. */
export interface Halves {
  readonly product: readonly Clause[];
  readonly variant: readonly Clause[];
}

export function halvesOf(filter: Filter, schema: IndexSchema): Halves {
  const parts = joined(conjuncts(filter), (part) => (part.kind === "not" ? part.of : undefined), not);
  const [product, variant] = [true, false].map((own) => parts.filter((part) => isOfProduct(part, schema) === own));
  return {
    product: product!.map((part) => clauseOf(part, "p", schema)),
    variant: variant!.map((part) => clauseOf(part, "v", schema)),
  };
}

/** As clauses on products. */
export const onProducts = ({ product, variant }: Halves): readonly Clause[] =>
  variant.length === 0 ? product : [...product, { nested: { path: "v", query: every(variant) } }];

export const every = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });

/** For documents of products ("p") or their nested variants ("v"). */
export function clauseOf(filter: Filter, place: "p" | "v", schema: IndexSchema): Clause {
  const clausesOf = (parts: readonly Filter[]) => parts.map((part) => clauseOf(part, place, schema));
  switch (filter.kind) {
    case "all":
      return every(clausesOf(joined(filter.of, (part) => (part.kind === "not" ? part.of : undefined), not)));
    case "any": {
      const parts = joined(
        filter.of,
        (part) => part,
        (part) => part,
      );
      return parts.length === 0 ? NOTHING : { bool: { should: clausesOf(parts), minimum_should_match: 1 } };
    }
    case "not":
      return { bool: { must_not: [clauseOf(filter.of, place, schema)] } };
    case "is": {
      const attribute = filterableAttributes(schema).get(filter.attribute)!;
      const values = filter.values.map((value) =>
        attribute.kind === "number" ? numberFor(attribute, value) : String(value).toWellFormed(),
      );
      return values.length === 0 ? NOTHING : { terms: { [`${place}.${filter.attribute}`]: values } };
    }
    case "within":
      return { range: { [`${place}.${filter.attribute}`]: boundsOf(filter.range) } };
    case "exists":
      return { exists: { field: `${place}.${filter.attribute}` } };
  }
}

/**
 * Merges conditions on the same attribute, because clusters accept thousands of values but far fewer conditions.
 */
function joined(
  parts: readonly Filter[],
  inside: (part: Filter) => Filter | undefined,
  wrap: (part: Filter) => Filter,
): readonly Filter[] {
  const values = new Map<string, Value[]>();
  const others: Filter[] = [];
  for (const part of parts) {
    const own = inside(part);
    const known = own?.kind === "is" ? values.get(own.attribute) : undefined;
    if (own?.kind !== "is") others.push(part);
    else if (known) known.push(...own.values);
    else values.set(own.attribute, [...own.values]);
  }
  return [...others, ...[...values].map(([attribute, all]) => wrap(is(attribute, ...all)))];
}

/** The stricter of two lower or upper bounds, because OpenSearch uses only the last one. */
const boundsOf = ({ atLeast = -Infinity, above, atMost = Infinity, below }: Range) => ({
  ...(above !== undefined && above >= atLeast ? { gt: bound(above) } : { gte: bound(atLeast) }),
  ...(below !== undefined && below <= atMost ? { lt: bound(below) } : { lte: bound(atMost) }),
});

/** JSON has no infinity; numbers of a feed are smaller than this. */
const bound = (value: number): number =>
  Number.isFinite(value) ? value : value > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
