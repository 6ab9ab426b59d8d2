// Recognises category pages by the words of their path. The page of a tag has no other hint about its goods.

import type { Taxonomy } from "./taxonomy/taxonomy.ts";

/** Ids of the department, category and product type that a path names. */
export interface CategoryPage {
  readonly department?: string;
  readonly category?: string;
  readonly productType?: string;
}

/** Undefined for other pages. The query is ignored. */
export const categoryPageOf = (taxonomy: Taxonomy, path: string): CategoryPage | undefined => {
  const segments = (path.split(/[?#]/u)[0] ?? "").toLowerCase().split("/").filter(Boolean);
  // Whole words only: "women" does not contain "men", nor "earrings" "rings".
  const words = segments.map((segment) => `-${segment.replace(/[^\p{L}\p{N}]+/gu, "-")}-`);
  const has = (handle: string): boolean => words.some((segment) => segment.includes(`-${handle}-`));
  const [children, adults] = [true, false].map((isKids) =>
    taxonomy.departments.filter(({ id }) => taxonomy.isKids(id) === isKids),
  );
  const last = segments.at(-1) ?? "";
  const kids = children?.find(({ handle }) => last === handle || last.startsWith(`${handle}-`));
  const page = {
    department: (kids ?? only(adults, has))?.id,
    category: only(taxonomy.categories, has)?.id,
    productType: only(taxonomy.types, (handle) => has(handle) || has(singular(handle)))?.id,
  };
  const named = Object.entries(page).filter(([, id]) => id !== undefined);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
};

/** "hats" also names hats in "bucket-hat". */
const singular = (handle: string): string => handle.replace(/s$/u, "");

interface Named {
  readonly id: string;
  readonly handle: string;
}

/** The node that is named, unless several are. T-shirts are not shirts: the longer handle counts. */
const only = <Node extends Named>(nodes: readonly Node[] = [], isNamed: (handle: string) => boolean) => {
  const named = nodes.filter(({ handle }) => isNamed(handle));
  const longest = named.filter(({ handle }) => !named.some((one) => one.handle.endsWith(`-${handle}`)));
  return longest.length === 1 ? longest[0] : undefined;
};
