// Carries over parts of a taxonomy that a new version must not lose: the values that products have, and previous addresses.

import type { CategoryData, DepartmentData, NodeData, TaxonomyData, TypeData } from "#catalogue";
import { rowsOf } from "./rows.ts";

type Kind = "department" | "category" | "type";

/**
 * A node without a value has that of the node with its handle, or with one of its previous handles. A node whose handle changed
 * gets the old one among its previous handles. No node keeps a previous handle that another has now.
 */
export function carryOver(before: TaxonomyData, after: TaxonomyData): TaxonomyData {
  const old = rowsOf(before);
  const used = new Set(rowsOf(after).map(({ kind, handle }) => `${spaceOf(kind)} ${handle}`));
  const carry = <Node extends NodeData>(kind: Kind, node: Node): Node => {
    const of = old.filter((row) => row.kind === kind);
    const known =
      node.value === undefined
        ? of.find(({ handle }) => handle === node.handle || node.previousHandles?.includes(handle))
        : of.find(({ value }) => value === node.value);
    const handles = [
      ...(known?.previousHandles ?? []),
      ...(node.previousHandles ?? []),
      ...(known ? [known.handle] : []),
    ];
    const previousHandles = [...new Set(handles)].filter((handle) => !used.has(`${spaceOf(kind)} ${handle}`));
    return {
      ...node,
      ...(known && { value: known.value }),
      previousHandles,
    };
  };
  const department = (node: DepartmentData): DepartmentData => ({
    ...carry("department", node),
    ...(node.departments && { departments: node.departments.map(department) }),
  });
  return {
    departments: after.departments.map(department),
    categories: after.categories.map((node): CategoryData => ({
      ...carry("category", node),
      types: (node.types ?? []).map((type): TypeData => carry("type", type)),
    })),
  };
}

const spaceOf = (kind: Kind): string => (kind === "department" ? kind : "goods");
