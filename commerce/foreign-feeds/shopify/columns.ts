// Columns of Shopify's product CSV: names in current and older exports, market prices, and metafields.
// https://help.shopify.com/en/manual/products/import-export/using-csv

import { COUNTRY_MARKETS, lookUp, type PriceList, type PriceLists } from "#catalogue";
import { Unreadable } from "#commerce/products";
import { isOwnField, NAMESPACE } from "../own-fields.ts";

const NAMES = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Body HTML", "Description"],
  vendor: ["Vendor"],
  category: ["Product Category", "Standard Product Type", "Google Shopping / Google Product Category"],
  type: ["Type", "Custom Product Type"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  option1: ["Option1 Name"],
  option2: ["Option2 Name"],
  option3: ["Option3 Name"],
  value1: ["Option1 Value"],
  value2: ["Option2 Value"],
  value3: ["Option3 Value"],
  sku: ["Variant SKU", "SKU"],
  barcode: ["Variant Barcode", "Barcode"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  policy: ["Variant Inventory Policy", "Continue selling when out of stock"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  image: ["Image Src", "Product image URL"],
  position: ["Image Position"],
  imageAlt: ["Image Alt Text"],
  variantImage: ["Variant Image", "Variant image URL"],
  gender: ["Google Shopping / Gender", "Target gender (product.metafields.shopify.target-gender)"],
  age: ["Google Shopping / Age Group", "Age group (product.metafields.shopify.age-group)"],
  mpn: ["Google Shopping / MPN"],
  colour: ["Color (product.metafields.shopify.color-pattern)", "Google Shopping / Color"],
  size: ["Size (product.metafields.shopify.size)", "Google Shopping / Size"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ColumnName = keyof typeof NAMES;

const REQUIRED: readonly ColumnName[] = ["handle", "title", "price"];

/** Column name used by the export. */
export const headerOf = (name: ColumnName): string => NAMES[name][0];

export interface Columns {
  readonly at: Readonly<Partial<Record<ColumnName, number>>>;
  /** Prices by market. */
  readonly markets: readonly {
    readonly list: PriceList;
    readonly price: number;
    readonly compareAt: number | undefined;
    /** A column that only this shop writes: the prior price that the law requires. */
    readonly prior: number | undefined;
  }[];
  /** Metafields of other namespaces, which may state facts: "fabric", "dress-occasion". */
  readonly facts: readonly { readonly name: string; readonly at: number }[];
  /** Fields of this shop's feed. */
  readonly own: readonly { readonly of: "product" | "variant"; readonly field: string; readonly at: number }[];
  /** As the file writes them. */
  readonly names: readonly string[];
}

/** Throws Unreadable if a required column is missing. */
export function readColumns(header: readonly string[], lists: PriceLists): Columns {
  const names = header.map((name) => name.trim().toLowerCase());
  const find = (name: string): number | undefined => {
    const at = names.indexOf(name.toLowerCase());
    return at === -1 ? undefined : at;
  };
  const at = Object.fromEntries(
    Object.entries(NAMES).flatMap(([column, known]) => {
      const found = known.map(find).find((place) => place !== undefined);
      return found === undefined ? [] : [[column, found]];
    }),
  ) as Columns["at"];
  const missing = REQUIRED.filter((column) => at[column] === undefined).map(headerOf);
  if (missing.length > 0) {
    const list = missing.map((name) => `"${name}"`).join(", ");
    throw new Unreadable({ line: 1, message: `has no column ${list}; expected a Shopify product CSV` });
  }
  const markets = names.flatMap((name, price) => {
    const market = /^price \/ (.+)$/u.exec(name)?.[1];
    const list = market === undefined ? undefined : listOfMarket(market, lists);
    return list === undefined
      ? []
      : [{ list, price, compareAt: find(`compare at price / ${market}`), prior: find(`prior price / ${market}`) }];
  });
  const own = names.flatMap((name, place) => {
    const [, of, namespace, key] = /\((product|variant)\.metafields\.([\w-]+)\.([\w-]+)\)$/u.exec(name) ?? [];
    const field = key === "objectid" ? "objectID" : key;
    if (field === undefined || namespace !== NAMESPACE || !isOwnField(field)) return [];
    return [{ of: of as "product" | "variant", field, at: place }];
  });
  const facts = names.flatMap((name, place) => {
    const [, namespace, key] = /\(product\.metafields\.([\w-]+)\.([\w-]+)\)$/u.exec(name) ?? [];
    return key === undefined || namespace === NAMESPACE ? [] : [{ name: key, at: place }];
  });
  return { at, markets, facts, own, names: header.map((name) => name.trim()) };
}

const OTHER_NAMES: Readonly<Record<string, PriceList>> = {
  "rest of world": "www_usd",
  world: "www_usd",
  eu: "eu_eur",
  europe: "eu_eur",
  eurozone: "eu_eur",
  uk: "uk_gbp",
};

const listOfMarket = (name: string, lists: PriceLists): PriceList | undefined => {
  const market = COUNTRY_MARKETS.find((one) => one.name.toLowerCase() === name || one.code === name);
  return (
    lists.rows.find((row) => row.name.toLowerCase() === name)?.code ??
    lookUp(OTHER_NAMES, name) ??
    (market && lists.assign(market).priceList)
  );
};
