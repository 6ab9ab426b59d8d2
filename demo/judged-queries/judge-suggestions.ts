// Judges suggestions by the same queries: one is right when most of what it leads to is what was meant.

import { categoryOfType, productTypeBySlug, resolveCollection, toSlug, wearersOf, type Collection } from "#catalogue";
import { gradeOf, reciprocalRankOf, WOULD_DO, type JudgedProduct, type JudgedQuery } from "./judgement.ts";

export interface SuggestionVerdict {
  readonly text: string;
  /** Which part of the first five is right; 0 when there are none. */
  readonly precision5: number;
  readonly reciprocalRank: number;
  /** The first five: where they lead, and whether they are right. */
  readonly shown: readonly (readonly [path: string, isRight: boolean])[];
}

/** How much of what a suggestion leads to must be what was meant. */
const MOST = 0.5;
const FIRST = 5;

/** `suggest` gives the paths of what a search box shows for a text, in their order. */
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

/** Whether a product is listed at a path of a suggestion; offers (sale, new arrivals) count as all of their products. */
export function leadsTo(path: string): (product: JudgedProduct) => boolean {
  const [, kind, ...slugs] = path.split("/");
  if (kind === "products") return (product) => product.handle === slugs[0];
  const conditions = slugs.map((slug) => {
    const collection = resolveCollection(slug);
    return collection ? isIn(collection) : (product: JudgedProduct) => product.vendorHandle === slug;
  });
  return (product) => conditions.every((holds) => holds(product));
}

const isIn =
  ({ department, category, productType }: Collection) =>
  (product: JudgedProduct): boolean => {
    const type = productTypeBySlug(toSlug(product.type));
    if (department && !wearersOf(department).some((wearer) => product.departments.includes(wearer))) return false;
    if (productType) return type?.slug === productType;
    return !category || (type !== undefined && categoryOfType(type, department ?? "all") === category);
  };
