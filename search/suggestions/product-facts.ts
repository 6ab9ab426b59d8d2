// Reads the facts of a product that suggestions are counted by.

import {
  canSee,
  EVERYONE,
  LANGUAGES,
  readPriceField,
  toSlug,
  type Offer,
  type PriceList,
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
  /** The price lists that have a price. */
  readonly soldIn: ReadonlySet<PriceList>;
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
  if (soldIn.size === 0) return undefined;
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

/** Price lists with a price, and whether a variant is reduced. Values shared by all variants are fields of the product. */
function readPrices({ fields, variants }: IndexRecord): {
  readonly soldIn: ReadonlySet<PriceList>;
  readonly isReduced: boolean;
} {
  const soldIn = new Set<PriceList>();
  let isReduced = false;
  const read = (own: IndexRecord["fields"]): void => {
    for (const [name, price] of Object.entries(own)) {
      const field = readPriceField(name);
      // A former price is read with its price.
      if (field === undefined || name.includes("_compare_at_") || !(Number(price) > 0)) continue;
      soldIn.add(field.list);
      const before = name.replace("_price_", "_compare_at_price_");
      isReduced ||= Number(own[before] ?? fields[before]) > Number(price);
    }
  };
  read(fields);
  for (const { fields: own } of variants) read({ ...sharedPrices(fields, own), ...own });
  return { soldIn, isReduced };
}

/** Prices that a variant shares with the others, where its former price differs. */
const sharedPrices = (fields: IndexRecord["fields"], own: IndexRecord["fields"]): IndexRecord["fields"] =>
  Object.fromEntries(
    Object.keys(own)
      .filter((name) => name.includes("_compare_at_price_"))
      .map((name) => name.replace("_compare_at_price_", "_price_"))
      .map((name) => [name, fields[name]]),
  );
