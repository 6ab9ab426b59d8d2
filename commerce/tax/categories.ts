// The tax category of a product, by its type and departments. Pure.

import { CHILDREN_TAX, CLOTHING_TAX, STANDARD_TAX, toSlug, type Taxonomy, type Wearer } from "#catalogue";

interface TaxedGoods {
  readonly productType: string;
  /** Values of its departments. */
  readonly departments: readonly string[];
}

/** Zero rates for children end at about fourteen, so teenagers' clothing is not included. */
const CHILDREN: ReadonlySet<Wearer | undefined> = new Set<Wearer>(["kids", "baby", "child"]);

/** A product that is also for grown-ups is not children's clothing. */
export function taxCategoryOf(taxonomy: Taxonomy, { productType, departments }: TaxedGoods): string {
  const category = taxonomy.typeNamed(productType)?.tax ?? STANDARD_TAX;
  const wearers = departments.map((value) => taxonomy.department(toSlug(value))?.wearer);
  const isForChildren = wearers.length > 0 && wearers.every((wearer) => CHILDREN.has(wearer));
  return category === CLOTHING_TAX && isForChildren ? CHILDREN_TAX : category;
}
