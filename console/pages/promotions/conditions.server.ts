// The product filter of a promotion as rows of a form (field, comparison, values), and back. A filter that rows cannot express stays text.

import { printFilter } from "#search/dialects/listing/print-filter";
import { readProductFilter } from "#search/product-filter";
import { all, conjuncts, is, not, type Filter } from "#search/query";
import type { IndexSchema } from "#search/schema";

/** Attributes that a row can have. */
export const ROW_FIELDS = ["product_type", "vendor", "department", "tags", "color", "product_id"] as const;

export interface ConditionRow {
  readonly field: string;
  readonly isNegated: boolean;
  /** Separated by commas. */
  readonly values: string;
}

/** Undefined if rows cannot express the filter. */
export function rowsOf(source: string, schema: IndexSchema): readonly ConditionRow[] | undefined {
  if (source.trim() === "") return [];
  const read = readProductFilter(source, schema);
  if (read.kind === "malformed") return undefined;
  const rows = conjuncts(read.filter).map(rowOf);
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function rowOf(filter: Filter): ConditionRow | undefined {
  const isNegated = filter.kind === "not";
  const inner = isNegated ? filter.of : filter;
  if (inner.kind !== "is" || !(ROW_FIELDS as readonly string[]).includes(inner.attribute)) return undefined;
  const values = inner.values.map(String);
  if (values.some((value) => value.includes(","))) return undefined;
  return { field: inner.attribute, isNegated, values: values.join(", ") };
}

/** The filter of rows; those without values are ignored. */
export function filterOf(rows: readonly ConditionRow[]): string {
  const parts = rows.flatMap(({ field, isNegated, values }) => {
    const list = values
      .split(",")
      .map((value) => value.trim())
      .filter((value) => value !== "");
    if (list.length === 0 || !(ROW_FIELDS as readonly string[]).includes(field)) return [];
    return [isNegated ? not(is(field, ...list)) : is(field, ...list)];
  });
  return parts.length === 0 ? "" : printFilter(all(...parts));
}
