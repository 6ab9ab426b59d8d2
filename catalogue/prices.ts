// Price fields of products: their names in each price list, and reading them as money.

import { type Money, money, smallestOf, toStep } from "./money.ts";
import { currencyOfList, DEFAULT_PRICE_LIST, type PriceList } from "./price-lists.ts";
import type { PriceFields } from "./product.ts";

export const priceField = (list: PriceList = DEFAULT_PRICE_LIST): `${PriceList}_price_f` => `${list}_price_f`;

export const compareAtField = (list: PriceList = DEFAULT_PRICE_LIST): `${PriceList}_compare_at_price_f` =>
  `${list}_compare_at_price_f`;

/** The lowest price of the 30 days before the reduction began. In the feed, the one that the merchant states. */
export const priorField = (list: PriceList = DEFAULT_PRICE_LIST): `${PriceList}_prior_price_f` =>
  `${list}_prior_price_f`;

/**
 * Attribute of the index with whole per cent off in a list, as markets with or without prior prices show it; absent if nothing is
 * shown.
 */
export const discountField = (list: PriceList = DEFAULT_PRICE_LIST, hasPriorPrices = false): `${PriceList}_discount` =>
  hasPriorPrices ? `${list}_prior_discount` : `${list}_discount`;

/** China's prices in thousandths, which its storefront filters and sorts by. */
export const CHINA_PRICE_1K = "cn_cny_price_1k";
export const CHINA_COMPARE_AT_1K = "cn_cny_compare_at_price_1k";

/** A product's price in one market. */
export interface Price {
  readonly price: Money;
  /** Former price, if higher than the price. */
  readonly compareAt?: Money;
  /** Whole per cent off, at least 1; set together with compareAt. */
  readonly percentOff?: number;
  /** Set if compareAt is the lowest price of the 30 days before the reduction began, which must be said. */
  readonly isPrior?: true;
  /** True if other variants of the product cost more. */
  readonly isFrom?: boolean;
}

type Priced = PriceFields & { readonly [CHINA_PRICE_1K]?: number; readonly [CHINA_COMPARE_AT_1K]?: number };

/** The price of a product in a list; undefined if it is not sold there. */
export const priceIn = (product: Priced, list: PriceList, hasPriorPrices = false): Price | undefined => {
  const price = read(product, list, "price");
  if (price === undefined) return undefined;
  return hasPriorPrices
    ? priceFromPrior(price, read(product, list, "prior"))
    : priceFrom(price, read(product, list, "compareAt"));
};

/** Thousandths by price list. */
type AmountsByList = { readonly [List in PriceList]?: number };

/** The price of a product or variant as its market shows it; undefined if it is not sold there. */
export function priceFor(
  {
    prices,
    compareAtPrices,
    priorPrices,
  }: {
    readonly prices: AmountsByList;
    readonly compareAtPrices: AmountsByList;
    readonly priorPrices: AmountsByList | null;
  },
  {
    priceList,
    currency,
    hasPriorPrices,
  }: {
    readonly priceList: PriceList;
    readonly currency: string;
    readonly hasPriorPrices?: boolean | undefined;
  },
): Price | undefined {
  const price = prices[priceList];
  const before = hasPriorPrices ? priorPrices?.[priceList] : compareAtPrices[priceList];
  if (price === undefined) return undefined;
  const from = hasPriorPrices ? priceFromPrior : priceFrom;
  return from(money(price, currency), before === undefined ? undefined : money(before, currency));
}

/** The fields of a product with prices as they are charged, for indexes and APIs that pass them on. */
export function withPayablePrices<Product extends object>(product: Product): Product {
  let rounded: Record<string, number> | undefined;
  for (const name of Object.keys(product) as (keyof Product & string)[]) {
    const field = readPriceField(name);
    if (field === undefined) continue;
    const value: unknown = product[name];
    if (typeof value !== "number" || !(value > 0)) continue;
    const { unit, step } = field;
    const payable = toStep(Math.round(value * unit), step) / unit;
    if (payable !== value) (rounded ??= {})[name] = payable;
  }
  return rounded === undefined ? product : { ...product, ...rounded };
}

export interface PriceField {
  readonly list: PriceList;
  /** Thousandths in one. */
  readonly unit: 1 | 1000;
  /** Thousandths of the smallest amount that can be charged. */
  readonly step: number;
}

/** The price list of a price field; undefined for other fields. */
export function readPriceField(name: string): PriceField | undefined {
  if (name === CHINA_PRICE_1K || name === CHINA_COMPARE_AT_1K) return CHINA;
  if (!name.endsWith("_price_f")) return undefined;
  const known = READ.get(name);
  if (known) return known;
  const [, region, currency] = PRICE_FIELD.exec(name) ?? [];
  if (region === undefined || currency === undefined) return undefined;
  const field = { list: `${region}_${currency}`, unit: 1000, step: smallestOf(currency) } as const;
  READ.set(name, field);
  return field;
}

const CHINA: PriceField = { list: "cn_cny", unit: 1, step: smallestOf("CNY") };
const PRICE_FIELD = /^([a-z]{2,10})_([a-z]{3})_(?:compare_at_|prior_)?price_f$/;
/** Indexing reads the same few names for every product. */
const READ = new Map<string, PriceField>();

/** The lists in which a product has a price or a former price, in the order of its fields. */
export const listsIn = (product: object): readonly PriceList[] => [
  ...new Set(Object.keys(product).flatMap((name) => readPriceField(name)?.list ?? [])),
];

/** A price with its former price, which is ignored unless it is higher. */
export const priceFrom = (price: Money, compareAt: Money | undefined): Price => {
  if (compareAt === undefined || compareAt.thousandths <= price.thousandths) return { price };
  const percentOff = Math.max(1, Math.round(100 - (100 * price.thousandths) / compareAt.thousandths));
  return { price, compareAt, percentOff };
};

/** The same in markets where a reduction is shown from the lowest price of the 30 days before it began. */
export const priceFromPrior = (price: Money, prior: Money | undefined): Price => {
  const shown = priceFrom(price, prior);
  return shown.compareAt === undefined ? shown : { ...shown, isPrior: true };
};

/** The lowest price of a product, marked if variants cost more. The first of equal prices. */
export const lowestPrice = (first: Price, others: readonly Price[]): Price => {
  const [lowest = first, ...rest] = [first, ...others].toSorted((a, b) => a.price.thousandths - b.price.thousandths);
  return rest.some(({ price }) => price.thousandths > lowest.price.thousandths) ? { ...lowest, isFrom: true } : lowest;
};

/** An amount below the smallest coin is no price. */
const read = (product: Priced, list: PriceList, which: "price" | "compareAt" | "prior"): Money | undefined => {
  const fields = fieldsOf(list);
  const china = list === "cn_cny" && which !== "prior" ? product[CHINA_FIELDS[which]] : undefined;
  const major = product[fields[which]];
  const thousandths =
    china !== undefined && china > 0 ? china : major !== undefined && major > 0 ? Math.round(major * 1000) : 0;
  const payable = toStep(thousandths, fields.step);
  return payable > 0 ? money(payable, fields.currency) : undefined;
};

const CHINA_FIELDS = { price: CHINA_PRICE_1K, compareAt: CHINA_COMPARE_AT_1K } as const;

interface ListFields {
  readonly currency: string;
  /** Thousandths of the smallest amount that can be charged. */
  readonly step: number;
  readonly price: ReturnType<typeof priceField>;
  readonly compareAt: ReturnType<typeof compareAtField>;
  readonly prior: ReturnType<typeof priorField>;
}

/** Made once for each list: a listing reads hundreds of prices. */
const fieldsOf = (list: PriceList): ListFields => {
  const known = FIELDS.get(list);
  if (known) return known;
  const currency = currencyOfList(list);
  const fields = {
    currency,
    step: smallestOf(currency),
    price: priceField(list),
    compareAt: compareAtField(list),
    prior: priorField(list),
  };
  FIELDS.set(list, fields);
  return fields;
};

const FIELDS = new Map<PriceList, ListFields>();
