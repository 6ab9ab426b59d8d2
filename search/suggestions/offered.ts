// Reads from a product's record what suggestions need of it, when it is offered to everyone at all.

import {
  canSee,
  compareAtField,
  EVERYONE,
  isKids,
  isWearerDepartment,
  PRICE_LISTS,
  priceField,
  toSlug,
  type DepartmentSlug,
} from "#catalogue";
import type { IndexRecord, Json } from "../schema.ts";

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
  const offered = {
    isShown: read("visibility") === "YES",
    vipLevel: Number(read("viplevel") ?? 0),
    vendor: text("vendor"),
    priceIn: () => undefined,
  };
  if (!canSee(EVERYONE, offered) || !hasPrice(record)) return undefined;
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

const hasPrice = (record: IndexRecord): boolean => someVariant(record, (price) => price > 0);

const isReduced = (record: IndexRecord): boolean => someVariant(record, (price, before) => price > 0 && before > price);

/** Whether the prices of some variant in some list are so; what variants agree on is written with their product. */
function someVariant({ fields, variants }: IndexRecord, holds: (price: number, before: number) => boolean): boolean {
  for (const [price, before] of FIELDS) {
    if (holds(Number(fields[price]), Number(fields[before]))) return true;
    for (const variant of variants) {
      const [own, ownBefore] = [variant.fields[price], variant.fields[before]];
      if (own === undefined && ownBefore === undefined) continue;
      if (holds(Number(own ?? fields[price]), Number(ownBefore ?? fields[before]))) return true;
    }
  }
  return false;
}
