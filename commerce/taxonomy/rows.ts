// Converts a taxonomy to rows of the table, and back.

import {
  type CategoryData,
  type DepartmentData,
  type NodeData,
  type TaxonomyData,
  type TypeData,
  nameIn,
} from "#catalogue";
import type { taxonomyNodeTable } from "./tables.ts";

export type TaxonomyRow = typeof taxonomyNodeTable.$inferSelect;

/** With values for all nodes, which the data may leave out. */
export function rowsOf(data: TaxonomyData): readonly TaxonomyRow[] {
  const departments = (
    list: readonly DepartmentData[],
    parent: string | null,
  ): readonly Omit<TaxonomyRow, "position">[] =>
    list.flatMap(({ departments: parts = [], ...department }) => {
      const row = rowOf("department", department, parent);
      return [row, ...departments(parts, row.value)];
    });
  const goods = data.categories.flatMap(({ types = [], ...category }) => {
    const row = rowOf("category", category, null);
    return [row, ...types.map((type) => rowOf("type", type, row.value))];
  });
  return [...departments(data.departments, null), ...goods].map((row, position) => ({ ...row, position }));
}

/** The value that products carry; the reader of a file may leave it out. */
export const valueOf = (kind: TaxonomyRow["kind"], { value, handle, names }: NodeData): string =>
  value ?? (kind === "department" ? handle : nameIn(names));

/** The values that products may carry, by kind. */
export function valuesOf(data: TaxonomyData): Readonly<Record<TaxonomyRow["kind"], readonly string[]>> {
  const rows = rowsOf(data);
  const of = (wanted: TaxonomyRow["kind"]) => rows.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { department: of("department"), category: of("category"), type: of("type") };
}

/** `rows` are in order. */
export function dataOf(rows: readonly TaxonomyRow[]): TaxonomyData {
  const under = (kind: TaxonomyRow["kind"], parent: string | null) =>
    rows.filter((row) => row.kind === kind && row.parent === parent);
  const department = (row: TaxonomyRow): DepartmentData => {
    const parts = under("department", row.value).map(department);
    const { departments: _ofGoods, ...own } = nodeOf(row);
    return { ...own, ...(parts.length > 0 && { departments: parts }) };
  };
  return {
    departments: under("department", null).map(department),
    categories: under("category", null).map((row): CategoryData => ({
      ...nodeOf(row),
      types: under("type", row.value).map((type): TypeData => nodeOf(type)),
    })),
  };
}

function rowOf(kind: TaxonomyRow["kind"], node: NodeData, parent: string | null): Omit<TaxonomyRow, "position"> {
  const { value: _value, handle, names, aliases = [], previousHandles = [], ...details } = node;
  return {
    kind,
    value: valueOf(kind, node),
    parent,
    handle,
    names,
    aliases: [...aliases],
    previousHandles: [...previousHandles],
    details,
  };
}

const nodeOf = ({
  value,
  handle,
  names,
  aliases,
  previousHandles,
  details,
}: TaxonomyRow): NodeData & TaxonomyRow["details"] => ({
  value,
  handle,
  names,
  // In a patch, these may have any type until they are checked.
  ...((!Array.isArray(aliases) || aliases.length > 0) && { aliases }),
  ...((!Array.isArray(previousHandles) || previousHandles.length > 0) && { previousHandles }),
  ...details,
});
