// Counts products and pieces sold by designer, department, category, type and offer.

import { categoryOfType, collectionSlug, productTypeBySlug, resolveCollection, type DepartmentSlug } from "#catalogue";
import type { IndexRecord } from "../schema.ts";
import { readProductFacts, type ProductFacts } from "./product-facts.ts";

export interface Tally {
  readonly products: number;
  readonly sold: number;
  /** Bit set of the price lists of its products: bit n is the nth of PRICE_LISTS. */
  readonly soldIn: number;
  /** Last change of one of its products; ISO 8601. */
  readonly updatedAt: string;
}

export interface DesignerTally extends Tally {
  readonly name: string;
  readonly handle: string;
  readonly departments: ReadonlyMap<DepartmentSlug, Tally>;
  /** By slug of the product type. */
  readonly types: ReadonlyMap<string, Tally>;
}

export class Tallies {
  readonly #designers = new Map<string, CountedDesigner>();
  readonly #collections = new Map<string, Counted>();
  /** Cache of the collections by departments, type and offers; a few hundred combinations. */
  readonly #listedIn = new Map<string, readonly Counted[]>();

  get designers(): Iterable<DesignerTally> {
    return this.#designers.values();
  }

  /** By slug of the collection; only those with a listing. */
  get collections(): ReadonlyMap<string, Tally> {
    return this.#collections;
  }

  /** Counts a product, unless it is hidden or has no price. */
  add(record: IndexRecord): void {
    const product = readProductFacts(record);
    if (product === undefined) return;
    this.#countDesigner(product);
    for (const tally of this.#collectionsFor(product)) addTo(tally, product);
  }

  #collectionsFor(product: ProductFacts): readonly Counted[] {
    const kind = `${product.departments.join()}/${product.typeSlug}/${product.offers.join()}`;
    const known = this.#listedIn.get(kind);
    if (known !== undefined) return known;
    const slugs = collectionsOf(product).filter((slug) => resolveCollection(slug) !== undefined);
    const tallies = slugs.map((slug) => tallyOf(this.#collections, slug));
    this.#listedIn.set(kind, tallies);
    return tallies;
  }

  #countDesigner(product: ProductFacts): void {
    const { designer: name, designerHandle: handle, departments, typeSlug } = product;
    if (name === "" || handle === "") return;
    let designer = this.#designers.get(handle);
    if (designer === undefined) {
      designer = { ...emptyTally(), name, handle, departments: new Map(), types: new Map() };
      this.#designers.set(handle, designer);
    }
    addTo(designer, product);
    for (const department of departments) addTo(tallyOf(designer.departments, department), product);
    if (productTypeBySlug(typeSlug)) addTo(tallyOf(designer.types, typeSlug), product);
  }
}

/** Slugs of the product's collections: overall and for each department, by category, type and offer. */
function collectionsOf({ departments, typeSlug, offers }: ProductFacts): readonly string[] {
  const type = productTypeBySlug(typeSlug);
  const wearers: readonly (DepartmentSlug | undefined)[] = [undefined, ...departments];
  return wearers.flatMap((department) => [
    ...(department ? [collectionSlug({ department })] : []),
    ...(type ? [collectionSlug({ department, goods: categoryOfType(type, department ?? "all") })] : []),
    ...(type ? [collectionSlug({ department, goods: type.slug })] : []),
    ...offers.map((offer) => collectionSlug({ department, offer })),
  ]);
}

interface Counted {
  products: number;
  sold: number;
  soldIn: number;
  updatedAt: string;
}
interface CountedDesigner extends Counted {
  readonly name: string;
  readonly handle: string;
  readonly departments: Map<DepartmentSlug, Counted>;
  readonly types: Map<string, Counted>;
}

const emptyTally = (): Counted => ({ products: 0, sold: 0, soldIn: 0, updatedAt: "" });

function tallyOf<Key>(tallies: Map<Key, Counted>, key: Key): Counted {
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const tally = emptyTally();
  tallies.set(key, tally);
  return tally;
}

function addTo(tally: Counted, { sold, soldIn, updatedAt }: ProductFacts): void {
  tally.products += 1;
  tally.sold += sold;
  tally.soldIn |= soldIn;
  // ISO 8601 dates of the same form can be compared as text.
  if (updatedAt > tally.updatedAt) tally.updatedAt = updatedAt;
}
