// Counts products and pieces sold by designer, department, category, type and offer.

import { collectionSlug, resolveCollection, type PriceList, type Taxonomy } from "#catalogue";
import type { IndexRecord } from "../schema.ts";
import { readProductFacts, type ProductFacts } from "./product-facts.ts";

export interface Tally {
  readonly products: number;
  readonly sold: number;
  /** The price lists of its products. */
  readonly soldIn: ReadonlySet<PriceList>;
  /** Last change of one of its products; ISO 8601. */
  readonly updatedAt: string;
}

export interface DesignerTally extends Tally {
  readonly name: string;
  readonly handle: string;
  /** In other languages by code. */
  readonly names: Readonly<Record<string, string>>;
  /** Keyed by department id. */
  readonly departments: ReadonlyMap<string, Tally>;
  /** Keyed by product type id. */
  readonly types: ReadonlyMap<string, Tally>;
}

export class Tallies {
  readonly taxonomy: Taxonomy;
  readonly #designers = new Map<string, CountedDesigner>();
  readonly #collections = new Map<string, Counted>();
  /** Cache of the collections by departments, type and offers; a few hundred combinations. */
  readonly #listedIn = new Map<string, readonly Counted[]>();

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

  /** Counts a product, unless it is hidden or has no price. */
  add(record: IndexRecord): void {
    const product = readProductFacts(record, this.taxonomy);
    if (product === undefined) return;
    this.#countDesigner(product);
    for (const tally of this.#collectionsFor(product)) addTo(tally, product);
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

  #countDesigner(product: ProductFacts): void {
    const { designer: name, designerHandle: handle, designerNames: names, departments, type } = product;
    if (name === "" || handle === "") return;
    let designer = this.#designers.get(handle);
    if (designer === undefined) {
      designer = { ...emptyTally(), name, handle, names, departments: new Map(), types: new Map() };
      this.#designers.set(handle, designer);
    }
    addTo(designer, product);
    for (const department of departments) addTo(tallyOf(designer.departments, department), product);
    if (type) addTo(tallyOf(designer.types, type.id), product);
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

interface Counted {
  products: number;
  sold: number;
  readonly soldIn: Set<PriceList>;
  updatedAt: string;
}
interface CountedDesigner extends Counted {
  readonly name: string;
  readonly handle: string;
  readonly names: Readonly<Record<string, string>>;
  readonly departments: Map<string, Counted>;
  readonly types: Map<string, Counted>;
}

const emptyTally = (): Counted => ({ products: 0, sold: 0, soldIn: new Set(), updatedAt: "" });

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
  for (const list of soldIn) tally.soldIn.add(list);
  // ISO 8601 dates of the same form can be compared as text.
  if (updatedAt > tally.updatedAt) tally.updatedAt = updatedAt;
}
