// Reads from a product's record what suggestions need of it, when it is offered to everyone at all.

import {
  canSee,
  CHINA_COMPARE_AT_1K,
  CHINA_PRICE_1K,
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
  /** The price lists that it is sold in: bit n is the nth of PRICE_LISTS. */
  readonly soldIn: number;
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
  if (!canSee(EVERYONE, offered)) return undefined;
  const { soldIn, isReduced } = readPrices(record);
  if (soldIn === 0) return undefined;
  const departments = text("department").split("\t").filter(isWearerDepartment);
  const isNew = text("tags").split("\t").includes(NEW_ARRIVALS);
  return {
    designer: text("vendor"),
    designerHandle: text("vendor_handle"),
    departments: departments.some(isKids) ? [...departments, "kids"] : departments,
    typeSlug: toSlug(text("product_type")),
    offers: [...(isReduced ? (["sale"] as const) : []), ...(isNew ? (["new-arrivals"] as const) : [])],
    sold: Math.max(0, Number(read("sold_num")) || 0),
    soldIn,
    updatedAt: text("updated_at"),
  };
}

/** The tag that a shop gives to what is new. */
const NEW_ARRIVALS = "New Arrivals";

/** Of each list; China's may be given in thousandths alone. */
const FIELDS: readonly (readonly (readonly [price: string, before: string])[])[] = PRICE_LISTS.map((list) => [
  [priceField(list), compareAtField(list)],
  ...(list === "cn_cny" ? [[CHINA_PRICE_1K, CHINA_COMPARE_AT_1K] as const] : []),
]);

/** Where some variant has a price, and whether one is less than it was; what variants agree on is written with their product. */
function readPrices({ fields, variants }: IndexRecord): { readonly soldIn: number; readonly isReduced: boolean } {
  let [soldIn, isReduced] = [0, false];
  const take = (list: number, price: Json | undefined, before: Json | undefined) => {
    if (!(Number(price) > 0)) return;
    soldIn |= 1 << list;
    isReduced ||= Number(before) > Number(price);
  };
  for (const [list, names] of FIELDS.entries()) {
    for (const [price, before] of names) {
      take(list, fields[price], fields[before]);
      for (const { fields: own } of variants) {
        if (own[price] === undefined && own[before] === undefined) continue;
        take(list, own[price] ?? fields[price], own[before] ?? fields[before]);
      }
    }
  }
  return { soldIn, isReduced };
}
