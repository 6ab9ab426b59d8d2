// Judges queries that state an intent: conditions on the intended products, which may name prices, sizes and materials. What is sold out is
// no right answer, because it cannot be bought.

import { factsOf, type FeedRow } from "#catalogue";
import { judgedProduct, precisionOf, reciprocalRankOf, titled, type JudgedProduct } from "../judgement.ts";

/** Conditions on a product; all that are given must be true. */
export interface Want {
  readonly type?: readonly string[];
  readonly colour?: readonly string[];
  readonly colourNot?: readonly string[];
  readonly shade?: readonly string[];
  readonly dept?: readonly string[];
  /** All of these words in the title, any of them, none of them. */
  readonly title?: readonly string[];
  readonly titleAny?: readonly string[];
  readonly titleNone?: readonly string[];
  readonly material?: readonly string[];
  readonly materialNot?: readonly string[];
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly size?: readonly string[];
  readonly any?: readonly Want[];
}

export interface IntentQuery {
  /** Language of the visitor; English by default. */
  readonly language?: string;
  readonly text: string;
  readonly want: Want;
}

export interface IntentProduct extends JudgedProduct {
  readonly sizes: ReadonlySet<string>;
  readonly materials: readonly string[];
  /** Lowest price in euro. */
  readonly price: number;
  readonly isInStock: boolean;
}

/** From the rows of one product, at least one. */
export const intentProduct = (rows: readonly FeedRow[]): IntentProduct => ({
  ...judgedProduct(rows),
  sizes: new Set(rows.map(({ size }) => size)),
  materials: factsOf(rows[0]!).material ?? [],
  price: Math.min(...rows.map(({ eu_eur_price_f: price }) => Number(price ?? Infinity))),
  isInStock: rows.some(({ inventory_quantity: stock }) => stock > 0),
});

export function isMeant(want: Want, product: IntentProduct): boolean {
  const isAmong = (wanted: readonly string[], own: readonly string[]) => wanted.some((one) => own.includes(one));
  const has = (word: string) => titled(word)(product);
  return (
    product.isInStock &&
    (want.type?.includes(product.type) ?? true) &&
    (!want.colour || isAmong(want.colour, product.colours)) &&
    !(want.colourNot && isAmong(want.colourNot, product.colours)) &&
    (!want.shade || isAmong(want.shade, product.designerColours)) &&
    (!want.dept || isAmong(want.dept, product.departments)) &&
    (want.title?.every(has) ?? true) &&
    (want.titleAny?.some(has) ?? true) &&
    !want.titleNone?.some(has) &&
    (!want.material || isAmong(want.material, product.materials)) &&
    !(want.materialNot && isAmong(want.materialNot, product.materials)) &&
    product.price >= (want.priceMin ?? 0) &&
    product.price <= (want.priceMax ?? Infinity) &&
    (want.size?.some((size) => product.sizes.has(size)) ?? true) &&
    (want.any?.some((one) => isMeant(one, product)) ?? true)
  );
}

export interface IntentVerdict {
  readonly text: string;
  /** Precision of the first five, out of the possible number. */
  readonly precision5: number;
  readonly reciprocalRank: number;
  readonly isEmpty: boolean;
  readonly shown: readonly IntentProduct[];
}

const RELEVANT = 3;

/** `search` returns the ids of the first ten. Queries that no product answers are left out. */
export async function judgeIntents(
  queries: readonly IntentQuery[],
  catalogue: ReadonlyMap<string, IntentProduct>,
  search: (query: IntentQuery) => Promise<readonly string[]>,
): Promise<readonly IntentVerdict[]> {
  const verdicts: IntentVerdict[] = [];
  for (const query of queries) {
    const grade = (product: IntentProduct | undefined) => (product && isMeant(query.want, product) ? RELEVANT : 0);
    const all = [...catalogue.values()].map(grade);
    if (!all.includes(RELEVANT)) continue;
    const shown = (await search(query)).flatMap((id) => catalogue.get(id) ?? []);
    const grades = shown.map(grade);
    verdicts.push({
      text: query.text,
      precision5: precisionOf(grades, all, 5),
      reciprocalRank: reciprocalRankOf(grades),
      isEmpty: shown.length === 0,
      shown,
    });
  }
  return verdicts;
}
