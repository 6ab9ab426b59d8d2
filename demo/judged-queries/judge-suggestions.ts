// Scores suggestions by the judged queries: one is right if most products of its listing are relevant.

import { DEFAULT_TAXONOMY, resolveCollection, type Collection } from "#catalogue";
import { gradeOf, reciprocalRankOf, WOULD_DO, type JudgedProduct, type JudgedQuery } from "./judgement.ts";

export interface SuggestionVerdict {
  readonly text: string;
  /** Share of the first five that is right; 0 without suggestions. */
  readonly precision5: number;
  readonly reciprocalRank: number;
  /** Path and result of the first five. */
  readonly shown: readonly (readonly [path: string, isRight: boolean])[];
}

/** Minimum share of relevant products in a suggestion's listing. */
const MOST = 0.5;
const FIRST = 5;

/** `suggest` returns the paths of the suggestions for a text, in order. */
export async function judgeSuggestions(
  queries: readonly JudgedQuery[],
  catalogue: readonly JudgedProduct[],
  suggest: (text: string) => Promise<readonly string[]>,
): Promise<readonly SuggestionVerdict[]> {
  const led = new Map<string, readonly JudgedProduct[]>();
  const ledBy = (path: string): readonly JudgedProduct[] => {
    const known = led.get(path) ?? catalogue.filter(leadsTo(path));
    led.set(path, known);
    return known;
  };
  const verdicts: SuggestionVerdict[] = [];
  for (const query of queries) {
    const isRight = (path: string): boolean => {
      const products = ledBy(path);
      const meant = products.filter((product) => gradeOf(query, product) >= WOULD_DO).length;
      return products.length > 0 && meant / products.length >= MOST;
    };
    const shown = (await suggest(query.text)).map((path) => [path, isRight(path)] as const);
    const first = shown.slice(0, FIRST);
    verdicts.push({
      text: query.text,
      precision5: first.length === 0 ? 0 : first.filter(([, right]) => right).length / first.length,
      reciprocalRank: reciprocalRankOf(shown.map(([, right]) => (right ? WOULD_DO : 0))),
      shown: first,
    });
  }
  return verdicts;
}

/** True if a suggestion's path lists the product. Offers (sale, new arrivals) count as listing all products. */
export function leadsTo(path: string): (product: JudgedProduct) => boolean {
  const [, kind, ...slugs] = path.split("/");
  if (kind === "products") return (product) => product.handle === slugs[0];
  const conditions = slugs.map((slug) => {
    const collection = resolveCollection(DEFAULT_TAXONOMY, slug);
    return collection ? isIn(collection) : (product: JudgedProduct) => product.vendorHandle === slug;
  });
  return (product) => conditions.every((holds) => holds(product));
}

const isIn =
  ({ department, category, productType }: Collection) =>
  (product: JudgedProduct): boolean => {
    const type = DEFAULT_TAXONOMY.typeNamed(product.type);
    const wearers = DEFAULT_TAXONOMY.wearersOf(department);
    if (department && !wearers.some((wearer) => product.departments.includes(wearer))) return false;
    if (productType) return type?.id === productType;
    return !category || (type !== undefined && DEFAULT_TAXONOMY.categoryOf(type, department) === category);
  };
