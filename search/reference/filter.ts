// Whether a filter is true of a variant with its product: plainly, one variant at a time.

import { filterableAttributes, numberFor } from "../check-query.ts";
import type { Filter, Range } from "../query.ts";
import type { IndexSchema } from "../schema.ts";
import { attributesOf, type Row } from "./rows.ts";

export type Holds = (row: Row) => boolean;

/** The filter, which has been checked, as a question to one row. */
export function readFilter(filter: Filter, schema: IndexSchema): Holds {
  switch (filter.kind) {
    case "all": {
      const parts = filter.of.map((part) => readFilter(part, schema));
      return (row) => {
        for (const holds of parts) if (!holds(row)) return false;
        return true;
      };
    }
    case "any": {
      const parts = filter.of.map((part) => readFilter(part, schema));
      return (row) => parts.some((holds) => holds(row));
    }
    case "not": {
      const holds = readFilter(filter.of, schema);
      return (row) => !holds(row);
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

/** Whether all variants of a product answer alike. */
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
