// Reads from a product's record what suggestions need of it, when it is offered to everyone at all.

import {
  compareAtField,
  isKids,
  isWearerDepartment,
  PRICE_LISTS,
  priceField,
  toSlug,
  type DepartmentSlug,
} from "#catalogue";
import type { Fields, IndexRecord, Json } from "../schema.ts";

export interface Offered {
  readonly designer: string;
  readonly designerHandle: string;
  /** Those of the product, and kids when one of them is a child's. */
  readonly departments: readonly DepartmentSlug[];
  readonly typeSlug: string;
  readonly offers: readonly ("sale" | "new-arrivals")[];
  readonly sold: number;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** Undefined when the product is hidden, for VIP shoppers only, or has no price anywhere. */
export function readOffered(record: IndexRecord): Offered | undefined {
  const read = (name: string): Json | undefined => record.fields[name] ?? record.variants[0]?.fields[name];
  const text = (name: string): string => String(read(name) ?? "");
  if (read("visibility") !== "YES" || Number(read("viplevel") ?? 0) !== 0 || !hasPrice(record)) return undefined;
  const departments = text("department").split("\t").filter(isWearerDepartment);
  const isNew = text("tags").split("\t").includes(NEW_ARRIVALS);
  return {
    designer: text("vendor"),
    designerHandle: text("vendor_handle"),
    departments: departments.some(isKids) ? [...departments, "kids"] : departments,
    typeSlug: toSlug(text("product_type")),
    offers: [...(isReduced(record) ? (["sale"] as const) : []), ...(isNew ? (["new-arrivals"] as const) : [])],
    sold: Math.max(0, Number(read("sold_num")) || 0),
    updatedAt: text("updated_at"),
  };
}

/** The tag that a shop gives to what is new. */
const NEW_ARRIVALS = "New Arrivals";

const FIELDS = PRICE_LISTS.map((list) => [priceField(list), compareAtField(list)] as const);

const hasPrice = (record: IndexRecord): boolean =>
  someFields(record, (fields) => FIELDS.some(([price]) => Number(fields[price]) > 0));

const isReduced = (record: IndexRecord): boolean =>
  someFields(record, (fields) =>
    FIELDS.some(([price, before]) => Number(fields[price]) > 0 && Number(fields[before]) > Number(fields[price])),
  );

/** What variants agree on is written once, with their product. */
const someFields = ({ fields, variants }: IndexRecord, holds: (fields: Fields) => boolean): boolean =>
  holds(fields) || variants.some((variant) => holds({ ...fields, ...variant.fields }));
