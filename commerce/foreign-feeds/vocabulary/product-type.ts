// Maps a type, category or category path of another shop to a product type of this shop.

import { type ProductType, type Taxonomy, wordsOf } from "#catalogue";

/** Uses the first text that names a type. A path such as "Clothing > Dresses > Gowns" is read from its end. */
export function productTypeIn(taxonomy: Taxonomy, texts: readonly string[]): ProductType | undefined {
  for (const text of texts) {
    for (const part of text.split(/\s*(?:>|\/|\|)\s*/u).toReversed()) {
      const found = typeOf(taxonomy, part);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** By all words, by the last one ("trench coat" is a coat), or by the id of Google's product taxonomy. */
const typeOf = (taxonomy: Taxonomy, name: string): ProductType | undefined => {
  if (name.trim() === "") return undefined;
  return (
    taxonomy.typeNamed(name) ??
    taxonomy.typeNamed(wordsOf(name).replace(/^.* /u, "")) ??
    taxonomy.typeOfGoogle(name.trim())
  );
};
