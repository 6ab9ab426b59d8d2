// Evaluates a filter for one variant with its product.

import { filterableAttributes, numberFor } from "../check-query.ts";
import type { Filter, Range } from "../query.ts";
import type { IndexSchema } from "../schema.ts";
import { attributesOf, type Row } from "./rows.ts";

export type RowFilter = (row: Row) => boolean;

/** A predicate for rows. Expects a valid filter. */
export function readFilter(filter: Filter, schema: IndexSchema): RowFilter {
  switch (filter.kind) {
    case "all": {
      const parts = filter.of.map((part) => readFilter(part, schema));
      return (row) => {
        for (const matches of parts) if (!matches(row)) return false;
        return true;
      };
    }
    case "any": {
      const parts = filter.of.map((part) => readFilter(part, schema));
      return (row) => parts.some((matches) => matches(row));
    }
    case "not": {
      const matches = readFilter(filter.of, schema);
      return (row) => !matches(row);
    }
    case "is": {
      const attribute = filterableAttributes(schema).get(filter.attribute)!;
      const slot = slotOf(filter.attribute, schema);
      const wanted = new Set(
        filter.values.map((value) =>
          attribute.kind === "number" ? numberFor(attribute, value) : String(value).toWellFormed(),
        ),
      );
      return (row) => {
        for (const value of row.values[slot]!) if (wanted.has(value)) return true;
        return false;
      };
    }
    case "within": {
      const slot = slotOf(filter.attribute, schema);
      return (row) => {
        const [value] = row.values[slot]!;
        return value !== undefined && isWithin(Number(value), filter.range);
      };
    }
    case "exists": {
      const slot = slotOf(filter.attribute, schema);
      return (row) => row.values[slot]!.length > 0;
    }
  }
}

/** True if the filter gives the same result for all variants of a product. */
export function isOfProduct(filter: Filter, schema: IndexSchema): boolean {
  if (filter.kind === "not") return isOfProduct(filter.of, schema);
  if (filter.kind === "all" || filter.kind === "any") return filter.of.every((part) => isOfProduct(part, schema));
  return filterableAttributes(schema).get(filter.attribute)!.level === "product";
}

export const slotOf = (name: string, schema: IndexSchema) =>
  attributesOf(schema).findIndex((attribute) => attribute.name === name);

function isWithin(value: number, { atLeast, above, atMost, below }: Range): boolean {
  return (
    (atLeast === undefined || value >= atLeast) &&
    (above === undefined || value > above) &&
    (atMost === undefined || value <= atMost) &&
    (below === undefined || value < below)
  );
}
