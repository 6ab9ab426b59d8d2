// The table of a shop's departments, categories and product types.

import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DepartmentData, Names, TypeData } from "#catalogue";

/** Fields that only some kinds of nodes have. */
export type NodeDetails = Pick<DepartmentData, "possessives" | "wearer" | "gender"> &
  Pick<TypeData, "sizes" | "google" | "shopify" | "tax" | "departments"> & { readonly otherwise?: string };

export const taxonomyNodeTable = pgTable(
  "taxonomy_node",
  {
    kind: text("kind", { enum: ["department", "category", "type"] }).notNull(),
    /** The value that products carry, which never changes. */
    value: text("value").notNull(),
    /** Value of the containing department, or of a type's category. */
    parent: text("parent"),
    /** Order among the nodes of its kind. */
    position: integer("position").notNull(),
    handle: text("handle").notNull(),
    names: jsonb("names").$type<Names>().notNull(),
    aliases: text("aliases").array().notNull(),
    previousHandles: text("previous_handles").array().notNull(),
    details: jsonb("details").$type<NodeDetails>().notNull(),
  },
  (node) => [
    primaryKey({ columns: [node.kind, node.value] }),
    uniqueIndex("taxonomy_node_by_handle").on(node.kind, node.handle),
  ],
);
