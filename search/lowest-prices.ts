// The lowest price of products among their variants, for hits that are one variant each.

import {
  CHINA_COMPARE_AT_1K,
  CHINA_PRICE_1K,
  compareAtField,
  lowestPrice,
  priceField,
  toMajor,
  type Price,
  type PriceList,
} from "#catalogue";
import type { SearchReader } from "./backend.ts";
import { priceFieldsOf, priceOfHit } from "./product-hit.ts";
import { is, LIMITS, readHits } from "./query.ts";

export interface LowestPrice {
  /** Price fields of the cheapest variant. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** True if other variants cost more. */
  readonly isFrom: boolean;
}

/** Prices with promotions. */
export interface PromotionPrices {
  /** Differs whenever prices may. */
  readonly edition: string;
  /** Fields of variants that they depend on. */
  readonly fields: readonly string[];
  /** Prices of hits, each one variant, in their order. */
  readonly of: (
    hits: readonly { readonly fields: Readonly<Record<string, unknown>>; readonly price: Price }[],
  ) => Promise<readonly Price[]>;
}

/** Lowest prices, keyed by product id. Products whose lookup the index refuses keep the price of their hit. */
export async function lowestPrices(
  search: Pick<SearchReader, "search">,
  ids: readonly string[],
  list: PriceList,
  promotions?: PromotionPrices,
): Promise<ReadonlyMap<string, LowestPrice>> {
  if (ids.length === 0) return new Map();
  const found = await search.search({
    filter: is("product_id", ...ids),
    isDistinct: false,
    limit: LIMITS.hitsPerPage,
    fields: [...new Set(["product_id", "objectID", ...priceFieldsOf(list), ...(promotions?.fields ?? [])])],
  });
  if (found.kind === "refused") return new Map();
  const priced = readHits(found.hits).flatMap((fields) => {
    const price = priceOfHit(fields, list);
    return price === undefined ? [] : [{ fields, price }];
  });
  const shown = await promotions?.of(priced);
  const variants = Map.groupBy(
    priced.map(({ fields, price }, at) => ({ fields, price: shown?.[at] ?? price, isReduced: shown?.[at] !== price })),
    ({ fields }) => String(fields["product_id"]),
  );
  return new Map(
    [...variants].flatMap(([id, own]) => {
      const [first, ...others] = own.map(({ price }) => price);
      if (first === undefined) return [];
      const { isFrom = false, price } = lowestPrice(first, others);
      const cheapest = own.find((one) => one.price.price.thousandths === price.thousandths)!;
      return [[id, { fields: fieldsOf(cheapest, list, shown !== undefined), isFrom }] as const];
    }),
  );
}

interface Cheapest {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly price: Price;
  readonly isReduced: boolean;
}

/** Price fields of the hit, or of a reduced one, its price and the previous one. */
function fieldsOf({ fields, price, isReduced }: Cheapest, list: PriceList, hasPromotions: boolean) {
  const own = Object.fromEntries(priceFieldsOf(list).map((name) => [name, fields[name]]));
  if (!hasPromotions || !isReduced) return own;
  const before = price.compareAt && toMajor(price.compareAt);
  return { ...own, ...CHINA_WITHOUT, [priceField(list)]: toMajor(price.price), [compareAtField(list)]: before };
}

/** The fields in units of the currency count, once these are absent. */
const CHINA_WITHOUT = { [CHINA_PRICE_1K]: undefined, [CHINA_COMPARE_AT_1K]: undefined };
