// A segment: columns, text and documents over an immutable buffer, and the set of its live products.

import { conjuncts } from "../query.ts";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { facetsOf, openAnchors, type Anchors } from "./anchors.ts";
import { BitPool, clearBit, hasBit, LIST_SLACK, setAll, setBit, wordsFor, type Bits } from "./bits.ts";
import { KeywordColumn } from "./columns/keyword.ts";
import { NumberColumn } from "./columns/number.ts";
import { Signatures } from "./columns/signatures.ts";
import { FieldNames, type Documents } from "./documents.ts";
import type { Whole } from "./growing.ts";
import { CounterPool } from "./counters.ts";
import { section, type Sections } from "./sections.ts";
import { Strings } from "./strings.ts";
import { openText, type TextIndex, type TextSections } from "./text/index.ts";
import { textsOf } from "./texts.ts";

export class Segment {
  readonly schema: IndexSchema;
  readonly products: number;
  readonly rows: number;
  readonly variants: number;
  readonly documents: Documents;
  readonly names: FieldNames;
  readonly text: TextIndex;
  readonly keywords = new Map<string, KeywordColumn>();
  /** Keyword facets of products and of variants. */
  readonly productFacets: Signatures;
  readonly variantFacets: Signatures;
  readonly anchors: Anchors;
  /** The conjuncts of the common filter as JSON. */
  readonly commonParts: readonly string[] | undefined;
  /** Numbers by row, with the orders of texts; those in `volatile` by variant. */
  readonly numbers = new Map<string, NumberColumn>();
  readonly volatile = new Map<string, NumberColumn>();
  /** The texts in these orders. */
  readonly sortedTexts = new Map<string, Strings>();
  /** Keyed by spread attribute: variant → its value + 1, or 0. */
  readonly spreads: ReadonlyMap<string, Whole>;
  readonly variantHashes: Uint32Array;
  /** Product of each additional row. */
  readonly parents: Uint32Array;
  /** Product → its first additional row minus `products`, with a final end. */
  readonly furtherStarts: Uint32Array;
  /** Row → its position by id. */
  readonly places: Uint32Array;
  /** Position by id → row. */
  readonly rowsById: Uint32Array;
  /** Products with several rows. */
  readonly complex: Bits;
  /** Rows of products that are neither deleted nor replaced. */
  readonly live: Bits;
  readonly pool: BitPool;
  readonly counters = new CounterPool();
  /** Scratch space for a list of all rows. */
  readonly scratch: Uint32Array;
  /** Scratch space for a number per row. */
  readonly levels: Uint32Array;
  readonly #ids: Strings;
  readonly #byId: Uint32Array;
  readonly #variantEnds: Uint32Array;
  readonly #variantRows: Whole;
  readonly #ofVariants: ReadonlySet<string>;
  #liveProducts: number;
  #liveVariants: number;

  constructor(schema: IndexSchema, sections: Sections, documents: Documents) {
    const integers = (name: string) => section(sections, name, Uint32Array);
    const [products, rows, variants] = integers("counts") as unknown as [number, number, number];
    this.schema = schema;
    this.products = products;
    this.rows = rows;
    this.variants = variants;
    this.documents = documents;
    const names = new Strings(sections, "names");
    this.names = new FieldNames(Array.from({ length: names.length }, (_, index) => names.at(index)));
    this.#ofVariants = new Set(schema.attributes.filter(({ level }) => level === "variant").map(({ name }) => name));
    for (const attribute of schema.attributes) {
      const name = `column.${attribute.name}`;
      if (attribute.kind === "keyword") this.keywords.set(attribute.name, new KeywordColumn(sections, name, rows));
      else if (attribute.isVolatile) this.volatile.set(attribute.name, new NumberColumn(sections, name, variants));
      else this.numbers.set(attribute.name, new NumberColumn(sections, name, rows));
    }
    for (const text of schema.sortableTexts ?? []) {
      this.numbers.set(text, new NumberColumn(sections, `column.${text}`, rows));
      this.sortedTexts.set(text, new Strings(sections, `column.${text}.text`, { isCached: false }));
    }
    this.productFacets = new Signatures(sections, "facets.product", facetsOf(schema, "product"));
    this.variantFacets = new Signatures(sections, "facets.variant", facetsOf(schema, "variant"));
    this.anchors = openAnchors(schema, sections, this, products);
    this.commonParts = schema.commonFilter && conjuncts(schema.commonFilter).map((part) => JSON.stringify(part));
    this.spreads = new Map(
      (schema.spread ?? []).map((name) => [name, section<Whole>(sections, `spread.${name}`, Uint16Array, Uint32Array)]),
    );
    this.variantHashes = integers("variantHashes");
    this.parents = integers("parents");
    this.rowsById = integers("rowsById");
    this.#ids = new Strings(sections, "ids", { isCached: false });
    this.#byId = integers("byId");
    this.#variantEnds = integers("variantEnds");
    this.#variantRows = section<Whole>(sections, "variantRows", Uint16Array, Uint32Array);
    this.places = integers("places");
    this.furtherStarts = integers("furtherStarts");
    this.complex = new Uint32Array(wordsFor(products));
    for (const parent of this.parents) setBit(this.complex, parent);
    this.pool = new BitPool(rows);
    this.scratch = new Uint32Array(rows + LIST_SLACK);
    this.levels = new Uint32Array(rows);
    this.live = new Uint32Array(wordsFor(rows));
    setAll(this.live, rows);
    this.#liveProducts = products;
    this.#liveVariants = variants;
    this.text = openText(textSections(sections), {
      fields: schema.text.length,
      synonyms: () => schema.synonyms,
      products,
    });
  }

  get liveProducts(): number {
    return this.#liveProducts;
  }

  get liveVariants(): number {
    return this.#liveVariants;
  }

  /** True if the rows of a product can differ in the attribute. */
  isOfVariants(attribute: string): boolean {
    return this.#ofVariants.has(attribute);
  }

  /** Calls `visit` for each value of a keyword facet in a row. */
  visitValues(attribute: string, row: number, visitor: (value: number) => void): void {
    (this.isOfVariants(attribute) ? this.variantFacets : this.productFacets).visit(attribute, row, visitor);
  }

  id(product: number): string {
    return this.#ids.at(product);
  }

  /** The product with an id, live or retired; -1 if there is none. */
  find(id: string): number {
    const wanted = id.toWellFormed();
    let low = 0;
    let high = this.products;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.id(this.#byId[middle]!) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < this.products && this.id(this.#byId[low]!) === wanted ? this.#byId[low]! : -1;
  }

  isLive(product: number): boolean {
    return hasBit(this.live, product);
  }

  productOf(row: number): number {
    return row < this.products ? row : this.parents[row - this.products]!;
  }

  /** The range of a product's variants; the end is exclusive. */
  variantStart(product: number): number {
    return product === 0 ? 0 : this.#variantEnds[product - 1]!;
  }

  variantEnd(product: number): number {
    return this.#variantEnds[product]!;
  }

  rowOfVariant(product: number, variant: number): number {
    const place = this.#variantRows[variant]!;
    return place === 0 ? product : this.products + this.furtherStarts[product]! + place - 1;
  }

  record(product: number): IndexRecord {
    return this.documents.read(product).decode();
  }

  /** Prepares retiring a live product. */
  prepareRetirement(product: number): Retirement {
    const record = this.record(product);
    const texts = this.schema.text.flatMap((name) => [...textsOf(record, name)]);
    return { product, terms: this.text.termsOf(texts) };
  }

  /** Removes the product from searches, because it was deleted or another segment has it. */
  retire({ product, terms }: Retirement): void {
    if (!this.isLive(product)) return;
    clearBit(this.live, product);
    for (let further = this.furtherStarts[product]!; further < this.furtherStarts[product + 1]!; further++) {
      clearBit(this.live, this.products + further);
    }
    this.#liveProducts--;
    this.#liveVariants -= this.variantEnd(product) - this.variantStart(product);
    this.text.forget(terms);
  }

  /** The ids of products that have been retired since. */
  retiredSince(then: Bits): string[] {
    const ids: string[] = [];
    for (let word = 0; word < wordsFor(this.products); word++) {
      if ((then[word]! & ~this.live[word]!) === 0) continue;
      for (let product = word * 32; product < Math.min(this.products, word * 32 + 32); product++) {
        if (hasBit(then, product) && !hasBit(this.live, product)) ids.push(this.id(product));
      }
    }
    return ids;
  }
}

export interface Retirement {
  readonly product: number;
  readonly terms: readonly number[];
}

function textSections(sections: Sections): TextSections {
  const integers = (name: string) => section(sections, `text.${name}`, Uint32Array);
  return {
    termUnits: section(sections, "text.termUnits", Uint16Array),
    termStarts: integers("termStarts"),
    termProducts: integers("termProducts"),
    plurals: integers("plurals"),
    spelled: integers("spelled"),
    endings: integers("endings"),
    spelledShared: section(sections, "text.spelledShared", Uint8Array),
    prefixes: integers("prefixes"),
    entryRuns: integers("entryRuns"),
    runFields: section(sections, "text.runFields", Uint8Array),
    runStarts: integers("runStarts"),
    postings: integers("postings"),
  };
}
