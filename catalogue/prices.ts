// Price fields of products: their names in each price list, and reading them as money.

import { type Money, money, moneyOf, smallestOf, toPayable } from "./money.ts";
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

/** The product with prices as they are charged, for indexes and APIs that pass on its fields. */
export function withPayablePrices<Product extends Priced>(product: Product): Product {
  const rounded: Record<string, number> = {};
  for (const [name, value] of Object.entries(product)) {
    const field = readPriceField(name);
    if (field === undefined || typeof value !== "number" || !(value > 0)) continue;
    const { currency, unit, step } = field;
    const thousandths = Math.round(value * unit);
    if (thousandths % step === 0 && thousandths === value * unit) continue;
    const payable = toPayable(money(thousandths, currency)).thousandths / unit;
    if (payable !== value) rounded[name] = payable;
  }
  return Object.keys(rounded).length === 0 ? product : { ...product, ...rounded };
}

export interface PriceField {
  readonly list: PriceList;
  readonly currency: string;
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
  const code = currency.toUpperCase();
  const field = { list: `${region}_${currency}`, currency: code, unit: 1000, step: smallestOf(code) } as const;
  READ.set(name, field);
  return field;
}

const CHINA: PriceField = { list: "cn_cny", currency: "CNY", unit: 1, step: smallestOf("CNY") };
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

const read = (product: Priced, list: PriceList, which: "price" | "compareAt" | "prior"): Money | undefined => {
  const { currency, ...fields } = fieldsOf(list);
  if (list === "cn_cny" && which !== "prior") {
    const thousandths = product[which === "price" ? CHINA_PRICE_1K : CHINA_COMPARE_AT_1K];
    if (thousandths !== undefined && thousandths > 0) return payable(money(thousandths, currency));
  }
  const major = product[fields[which]];
  return major !== undefined && major > 0 ? payable(moneyOf(major, currency)) : undefined;
};

interface ListFields {
  readonly currency: string;
  readonly price: ReturnType<typeof priceField>;
  readonly compareAt: ReturnType<typeof compareAtField>;
  readonly prior: ReturnType<typeof priorField>;
}

/** Made once for each list: a listing reads hundreds of prices. */
const fieldsOf = (list: PriceList): ListFields => {
  const known = FIELDS.get(list);
  if (known) return known;
  const fields = {
    currency: currencyOfList(list),
    price: priceField(list),
    compareAt: compareAtField(list),
    prior: priorField(list),
  };
  FIELDS.set(list, fields);
  return fields;
};

const FIELDS = new Map<PriceList, ListFields>();

/** An amount below the smallest coin is no price. */
const payable = (amount: Money): Money | undefined => {
  const rounded = toPayable(amount);
  return rounded.thousandths > 0 ? rounded : undefined;
};
