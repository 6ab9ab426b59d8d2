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

function namesOf(fields: IndexRecord["fields"]): Readonly<Record<string, string>> {
  let names: Record<string, string> | undefined;
  for (const [code, field] of NAME_FIELDS) {
    const name = fields[field];
    if (typeof name === "string" && name !== "") (names ??= {})[code] = name;
  }
  // Most designers have one name.
  return names ?? NO_NAMES;
}

const NAME_FIELDS = LANGUAGES.map(({ code }) => [code, `vendor_${code}`] as const);
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
    for (const name of Object.keys(own)) {
      const pair = pairOf(name);
      if (pair === undefined) continue;
      const { list, price, former } = pair;
      // Variants may share the price and differ in the former one.
      if (name !== former && Number(own[name]) > 0) soldIn.add(list);
      if (isReduced) continue;
      const amount = Number(own[price] ?? fields[price]);
      isReduced = amount > 0 && Number(own[former] ?? fields[former]) > amount;
    }
  };
  read(fields);
  for (const { fields: own } of variants) read(own);
  return { soldIn, isReduced };
}

/** The fields of a price and its former price. */
interface Pair {
  readonly list: PriceList;
  readonly price: string;
  readonly former: string;
}

/** Undefined for a field that is no price. */
function pairOf(name: string): Pair | undefined {
  const known = PAIRS.get(name);
  if (known) return known;
  const list = readPriceField(name)?.list;
  if (list === undefined) return undefined;
  const pair = {
    list,
    price: name.replace(FORMER, "_price_"),
    former: name.includes(FORMER) ? name : name.replace("_price_", FORMER),
  };
  PAIRS.set(name, pair);
  return pair;
}

const FORMER = "_compare_at_price_";
/** A few for each price list. */
const PAIRS = new Map<string, Pair>();
