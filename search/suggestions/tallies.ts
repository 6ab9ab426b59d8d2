// Counts products and pieces sold by designer, department, category, type and offer. Products can be removed again, so that a change
// needs no count of all others.

import { collectionSlug, resolveCollection, type Taxonomy } from "#catalogue";
import type { IndexRecord } from "../schema.ts";
import { Counted, CountedDesigner } from "./counted.ts";
import { readProductFacts, type ProductFacts } from "./product-facts.ts";
import type { DesignerTally, Tally } from "./tally.ts";

export class Tallies {
  readonly taxonomy: Taxonomy;
  readonly #designers = new Map<string, CountedDesigner>();
  readonly #collections = new Map<string, Counted>();
  /** Cache of the collections by departments, type and offers; a few hundred combinations. */
  readonly #listedIn = new Map<string, readonly Counted[]>();
  #touched = new Set<Tally>();
  #isExact = true;

  constructor(taxonomy: Taxonomy) {
    this.taxonomy = taxonomy;
  }

  get designers(): Iterable<DesignerTally> {
    return this.#designers.values();
  }

  /** Keyed by the collection's slug; only collections with a listing. */
  get collections(): ReadonlyMap<string, Tally> {
    return this.#collections;
  }

  /** False if products were removed whose dates only a new count can replace. */
  get isExact(): boolean {
    return this.#isExact;
  }

  /** The tallies that have changed since the last call. */
  takeTouched(): ReadonlySet<Tally> {
    const touched = this.#touched;
    this.#touched = new Set();
    return touched;
  }

  /** Counts a product, unless it is hidden or has no price. */
  add(record: IndexRecord): void {
    this.#count(record, 1);
  }

  /** Removes a product as it was added. */
  remove(record: IndexRecord): void {
    this.#count(record, -1);
  }

  #count(record: IndexRecord, by: 1 | -1): void {
    const product = readProductFacts(record, this.taxonomy);
    if (product === undefined) return;
    const lists = [...product.soldIn].toSorted().join();
    const count = (tally: Counted): void => {
      if (!tally.count(product, lists, by)) this.#isExact = false;
      this.#touched.add(tally);
    };
    this.#countDesigner(product, by, count);
    for (const tally of this.#collectionsFor(product)) count(tally);
  }

  #collectionsFor(product: ProductFacts): readonly Counted[] {
    const kind = `${product.departments.join()}/${product.type?.id ?? ""}/${product.offers.join()}`;
    const known = this.#listedIn.get(kind);
    if (known !== undefined) return known;
    const slugs = collectionsOf(this.taxonomy, product).filter((slug) => resolveCollection(this.taxonomy, slug));
    const tallies = slugs.map((slug) => tallyOf(this.#collections, slug));
    this.#listedIn.set(kind, tallies);
    return tallies;
  }

  #countDesigner(product: ProductFacts, by: 1 | -1, count: (tally: Counted) => void): void {
    const { designer: name, designerHandle: handle, departments, type } = product;
    if (name === "" || handle === "") return;
    let designer = this.#designers.get(handle);
    if (designer === undefined) {
      designer = new CountedDesigner(handle);
      this.#designers.set(handle, designer);
    }
    designer.countName(product, by);
    count(designer);
    for (const department of departments) count(tallyOf(designer.departments, department));
    if (type) count(tallyOf(designer.types, type.id));
  }
}

/** Slugs of the product's collections: overall and for each department, by category, type and offer. */
function collectionsOf(taxonomy: Taxonomy, { departments, type, offers }: ProductFacts): readonly string[] {
  return [undefined, ...departments].flatMap((id) => {
    const department = taxonomy.department(id)?.handle;
    const category = type && taxonomy.category(taxonomy.categoryOf(type, id));
    return [
      ...(department ? [collectionSlug({ department })] : []),
      ...(category ? [collectionSlug({ department, goods: category.handle })] : []),
      ...(type ? [collectionSlug({ department, goods: type.handle })] : []),
      ...offers.map((offer) => collectionSlug({ department, offer })),
    ];
  });
}

function tallyOf<Key>(tallies: Map<Key, Counted>, key: Key): Counted {
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const tally = new Counted();
  tallies.set(key, tally);
  return tally;
}
