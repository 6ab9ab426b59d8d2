// Reads the facts of a product that suggestions are counted by.

import {
  canSee,
  CHINA_COMPARE_AT_1K,
  CHINA_PRICE_1K,
  compareAtField,
  EVERYONE,
  LANGUAGES,
  PRICE_LISTS,
  priceField,
  toSlug,
  type Offer,
  type ProductType,
  type Taxonomy,
} from "#catalogue";
import type { IndexRecord, Json } from "../schema.ts";

export interface ProductFacts {
  readonly designer: string;
  readonly designerHandle: string;
  /** The designer's names in other languages by code. */
  readonly designerNames: Readonly<Record<string, string>>;
  /** Ids of the product's departments, and of those that contain them, such as kids. */
  readonly departments: readonly string[];
  readonly type: ProductType | undefined;
  readonly offers: readonly Offer[];
  readonly sold: number;
  /** Bit set of the price lists that have a price: bit n is the nth of PRICE_LISTS. */
  readonly soldIn: number;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** Undefined if the product is hidden, only for VIPs, or has no price. */
export function readProductFacts(record: IndexRecord, taxonomy: Taxonomy): ProductFacts | undefined {
  const read = (name: string): Json | undefined => record.fields[name] ?? record.variants[0]?.fields[name];
  const text = (name: string): string => String(read(name) ?? "");
  const product = {
    isShown: read("visibility") === "YES",
    vipLevel: Number(read("viplevel") ?? 0),
    vendor: text("vendor"),
    priceIn: () => undefined,
  };
  if (!canSee(EVERYONE, product)) return undefined;
  const { soldIn, isReduced } = readPrices(record);
  if (soldIn === 0) return undefined;
  const own = text("department")
    .split("\t")
    .map(toSlug)
    .filter((id) => taxonomy.isWearer(id));
  const isNew = text("tags").split("\t").includes(NEW_ARRIVALS);
  return {
    designer: text("vendor"),
    designerHandle: text("vendor_handle"),
    designerNames: namesOf(record.fields),
    departments: [...new Set([...own, ...own.flatMap((id) => taxonomy.familyOf(id))])],
    type: taxonomy.typeNamed(text("product_type")),
    offers: [...(isReduced ? (["sale"] as const) : []), ...(isNew ? (["new-arrivals"] as const) : [])],
    sold: Math.max(0, Number(read("sold_num")) || 0),
    soldIn,
    updatedAt: text("updated_at"),
  };
}

const namesOf = (fields: IndexRecord["fields"]): Readonly<Record<string, string>> => {
  // Most designers have one name.
  if (!fields["vendorLang"]) return NO_NAMES;
  const names = LANGUAGES.flatMap(({ code }) => {
    const name = fields[`vendor_${code}`];
    return typeof name === "string" && name !== "" ? [[code, name] as const] : [];
  });
  return Object.fromEntries(names);
};

const NO_NAMES = {};

/** Tag of new arrivals. */
const NEW_ARRIVALS = "New Arrivals";

/** Price fields of each list. China may have prices in thousandths only. */
const FIELDS: readonly (readonly (readonly [price: string, before: string])[])[] = PRICE_LISTS.map((list) => [
  [priceField(list), compareAtField(list)],
  ...(list === "cn_cny" ? [[CHINA_PRICE_1K, CHINA_COMPARE_AT_1K] as const] : []),
]);

/** Price lists with a price, and whether a variant is reduced. Values shared by all variants are fields of the product. */
function readPrices({ fields, variants }: IndexRecord): { readonly soldIn: number; readonly isReduced: boolean } {
  let [soldIn, isReduced] = [0, false];
  const add = (list: number, price: Json | undefined, before: Json | undefined) => {
    if (!(Number(price) > 0)) return;
    soldIn |= 1 << list;
    isReduced ||= Number(before) > Number(price);
  };
  for (const [list, names] of FIELDS.entries()) {
    for (const [price, before] of names) {
      add(list, fields[price], fields[before]);
      for (const { fields: own } of variants) {
        if (own[price] === undefined && own[before] === undefined) continue;
        add(list, own[price] ?? fields[price], own[before] ?? fields[before]);
      }
    }
  }
  return { soldIn, isReduced };
}
