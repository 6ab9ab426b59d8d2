// Prints a filter for Algolia: a conjunction of clauses, each a disjunction of conditions of the same kind.

import { filterableAttributes, numberFor } from "../../check-query.ts";
import type { Filter, Range } from "../../query.ts";
import type { Attribute, IndexSchema } from "../../schema.ts";

/** Maximum number of clauses, more than Algolia accepts in a request. */
const MOST_CLAUSES = 5_000;
const MOST_CONDITIONS = 10_000;

interface Condition {
  readonly text: string;
  readonly isNumeric: boolean;
}
type Clauses = readonly (readonly Condition[])[];

export type Printed =
  | { readonly kind: "filters"; readonly filters: string }
  | { readonly kind: "unsupported"; readonly message: string };

class Unsupported extends Error {}

export function printFilter(filter: Filter, schema: IndexSchema): Printed {
  try {
    const clauses = clausesOf(filter, false, filterableAttributes(schema), schema);
    return { kind: "filters", filters: clauses.map(printClause).join(" AND ") };
  } catch (error) {
    if (error instanceof Unsupported) return { kind: "unsupported", message: error.message };
    throw error;
  }
}

function printClause(clause: readonly Condition[]): string {
  if (new Set(clause.map(({ isNumeric }) => isNumeric)).size > 1)
    throw new Unsupported("Algolia cannot combine text and numeric conditions with OR.");
  const texts = [...new Set(clause.map(({ text }) => text))];
  return texts.length === 1 ? texts[0]! : `(${texts.join(" OR ")})`;
}

const NEVER: Condition = { text: '"_has":"-"', isNumeric: false };

function clausesOf(
  filter: Filter,
  isNegated: boolean,
  known: ReadonlyMap<string, Attribute>,
  schema: IndexSchema,
): Clauses {
  const below = (part: Filter, negate: boolean): Clauses => clausesOf(part, negate, known, schema);
  switch (filter.kind) {
    case "not":
      return below(filter.of, !isNegated);
    case "all":
    case "any": {
      const parts = filter.of.map((part) => below(part, isNegated));
      return (filter.kind === "all") !== isNegated ? held(parts.flat()) : oneOf(parts);
    }
    case "exists": {
      const attribute = known.get(filter.attribute)!;
      // Ids always exist. For numbers, a numeric condition can be combined with others in a clause.
      if (filter.attribute === schema.productId || filter.attribute === schema.variantId)
        return isNegated ? [[NEVER]] : [];
      return single(
        attribute.kind === "number"
          ? numeric(filter.attribute, ">=", -Infinity)
          : { text: `"_has":${quoted(filter.attribute)}`, isNumeric: false },
        isNegated,
      );
    }
    case "is": {
      const attribute = known.get(filter.attribute)!;
      const name = nameIn(filter.attribute, schema);
      const conditions = filter.values.map((value) =>
        attribute.kind === "keyword"
          ? { text: `${quoted(name)}:${quoted(String(value).toWellFormed())}`, isNumeric: false }
          : numeric(name, "=", numberFor(attribute, value) ?? Number.NaN),
      );
      if (isNegated) return held(conditions.map((condition) => [negated(condition)]));
      return [conditions.length === 0 ? [NEVER] : conditions];
    }
    case "within": {
      const bounds = boundsOf(filter.attribute, filter.range);
      return isNegated ? [bounds.map(negated)] : bounds.map((bound) => [bound]);
    }
  }
}

/** Without bounds, it matches everything with a number. */
function boundsOf(name: string, { atLeast, above, atMost, below }: Range): readonly Condition[] {
  const bounds = [
    ...(atLeast === undefined ? [] : [numeric(name, ">=", atLeast)]),
    ...(above === undefined ? [] : [numeric(name, ">", above)]),
    ...(atMost === undefined ? [] : [numeric(name, "<=", atMost)]),
    ...(below === undefined ? [] : [numeric(name, "<", below)]),
  ];
  return bounds.length > 0 ? bounds : [numeric(name, ">=", -Infinity)];
}

function numeric(name: string, comparison: string, number: number): Condition {
  // The grammar has no infinity; no indexed number exceeds these.
  const bounded = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, number));
  return { text: `${quoted(name)} ${comparison} ${Number.isNaN(bounded) ? 0 : bounded}`, isNumeric: true };
}

const single = (condition: Condition, isNegated: boolean): Clauses => [[isNegated ? negated(condition) : condition]];

const negated = ({ text, isNumeric }: Condition): Condition => ({
  text: text.startsWith("NOT ") ? text.slice("NOT ".length) : `NOT ${text}`,
  isNumeric,
});

/** The product of all clauses, because Algolia does not support AND within OR. */
function oneOf(parts: readonly Clauses[]): Clauses {
  if (parts.length === 0) return [[NEVER]];
  let product: Clauses = [[]];
  for (const clauses of parts) {
    if (clauses.length === 0) return [];
    product = held(product.flatMap((before) => clauses.map((clause) => [...before, ...clause])));
  }
  return product;
}

function held(clauses: Clauses): Clauses {
  const conditions = clauses.reduce((sum, clause) => sum + clause.length, 0);
  if (clauses.length <= MOST_CLAUSES && conditions <= MOST_CONDITIONS) return clauses;
  throw new Unsupported("The filter has too many combinations of conditions for Algolia.");
}

const nameIn = (name: string, { productId, variantId }: IndexSchema): string =>
  name === productId ? "_product" : name === variantId ? "objectID" : name;

const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
