// Builds an index from a stream of records. Everything except their documents becomes sections.
//
// Rows are the unit of filtering. A row has the variants of a product that differ only in spread attributes (size) and in volatile
// attributes (stock). Row p is the first row of product p; additional rows follow after all first ones:
//
//   rows   │ 0 … products-1: first rows │ products … : additional rows, in the order of their products │
//
// All columns are indexed by row, including those of product attributes. The order of products (arrangement.ts) is known only at
// the end; until then everything is in the order of arrival.

import type { Attribute, Fields, IndexRecord, IndexSchema, IndexVariant, Json } from "../schema.ts";
import { fieldOf, keywordsIn, numberOf } from "../schema.ts";
import { anchorSections } from "./anchors-builder.ts";
import {
  arrange,
  arrangeVariants,
  gather,
  groupingOf,
  startsOf,
  type Arrangement,
  type Grouping,
} from "./arrangement.ts";
import { KeywordBuilder } from "./columns/keyword-builder.ts";
import { numberSections } from "./columns/number.ts";
import { signatureSections, type FacetValues } from "./columns/signatures-builder.ts";
import { textOrderSections } from "./columns/text-order.ts";
import { SpreadBuilder } from "./columns/spread-builder.ts";
import { FieldNames, RecordEncoder, type Documents } from "./documents.ts";
import type { Growing } from "./growing.ts";
import { growingIntegers, growingNumbers, narrow } from "./growing.ts";
import { joinRows, rowPair } from "./row-pairs.ts";
import type { Section, Sections } from "./sections.ts";
import { Segment } from "./segment.ts";
import { packStrings } from "./strings.ts";
import { buildText } from "./text/index.ts";
import { sortKeyOf } from "./text/sort-key.ts";
import { textsOf } from "./texts.ts";
import { hashOf } from "./variant-hash.ts";

/** Receives the bytes of each record in the order of arrival. */
export type DocumentSink = (record: Buffer) => void;

export class IndexBuilder {
  readonly #schema: IndexSchema;
  readonly #sink: DocumentSink;
  readonly #ids: string[] = [];
  readonly #names = new FieldNames();
  readonly #encoder = new RecordEncoder(this.#names);
  readonly #columns: readonly ColumnBuilder[];
  readonly #ofVariants: ReadonlySet<string>;
  readonly #spreads: readonly SpreadBuilder[];
  readonly #volatile: readonly { readonly attribute: Attribute; readonly values: Growing<Float64Array<ArrayBuffer>> }[];
  readonly #text: ReturnType<typeof buildText>;
  readonly #sortKeys: readonly { readonly name: string; readonly keys: (string | undefined)[] }[];
  readonly #parents = growingIntegers();
  readonly #variantEnds = growingIntegers();
  readonly #variantRows = growingIntegers();
  readonly #variantHashes = growingIntegers();
  readonly #documentStarts = growingNumbers();
  readonly #documentBytes = growingIntegers();
  #documentEnd = 0;

  constructor(schema: IndexSchema, sink: DocumentSink) {
    this.#schema = schema;
    this.#sink = sink;
    const isSpread = ({ name }: Attribute) => schema.spread?.includes(name) === true;
    this.#spreads = schema.attributes.filter(isSpread).map((attribute) => new SpreadBuilder(attribute));
    const isColumn = (attribute: Attribute) => !isSpread(attribute) && attribute.isVolatile !== true;
    this.#columns = schema.attributes.filter(isColumn).map(columnBuilder);
    this.#volatile = schema.attributes
      .filter(({ isVolatile }) => isVolatile === true)
      .map((attribute) => ({ attribute, values: growingNumbers() }));
    this.#ofVariants = new Set(
      schema.attributes.filter((one) => isColumn(one) && one.level === "variant").map(({ name }) => name),
    );
    this.#text = buildText({ fields: schema.text.length });
    this.#sortKeys = (schema.sortableTexts ?? []).map((name) => ({ name, keys: [] }));
  }

  get products(): number {
    return this.#ids.length;
  }

  get variants(): number {
    return this.#variantRows.length;
  }

  /** Adds a record with a new id. */
  add(record: IndexRecord): void {
    const product = this.#ids.length;
    this.#ids.push(record.id.toWellFormed());
    this.#addRows(product, record);
    for (const [field, name] of this.#schema.text.entries()) {
      for (const text of textsOf(record, name)) this.#text.add(product, field, text);
    }
    for (const { name, keys } of this.#sortKeys) keys.push(sortKeyOf(record, name));
    const bytes = this.#encoder.encode(record);
    this.#sink(bytes);
    this.#documentStarts.push(this.#documentEnd);
    this.#documentBytes.push(bytes.length);
    this.#documentEnd += bytes.length;
  }

  #addRows(product: number, { fields, variants }: IndexRecord): void {
    const rows = new Map<string, { readonly variant: IndexVariant; readonly place: number }>();
    for (const variant of variants) {
      const key = this.#rowKey(variant.fields);
      let row = rows.get(key);
      if (row === undefined) {
        row = { variant, place: rows.size };
        rows.set(key, row);
      }
      for (const spread of this.#spreads) spread.addVariant(row.place, fields, variant.fields);
      this.#variantRows.push(row.place);
      this.#variantHashes.push(hashOf(variant.id));
      for (const { attribute, values } of this.#volatile) {
        values.push(numberOf(attribute, fields, variant.fields));
      }
    }
    this.#variantEnds.push(this.#variantRows.length);
    for (const { variant, place } of rows.values()) {
      if (place > 0) this.#parents.push(product);
      for (const column of this.#columns) column.add(place, fields, variant.fields);
      for (const spread of this.#spreads) spread.addRow(place);
    }
  }

  /** Key of a variant's row: the variant's own values of all columns. */
  #rowKey(fields: Fields): string {
    let key = "";
    for (const name in fields) {
      if (this.#ofVariants.has(name) && fields[name] != null)
        key += `${name}\u0000${JSON.stringify(fields[name])}\u0001`;
    }
    return key;
  }

  finish(): Sections {
    const products = this.#ids.length;
    const groupings = this.#columns.flatMap((column) => column.grouping?.() ?? []);
    const arrangement = arrange(products, groupings, this.#parents.view());
    const { arrivals, parents } = arrangement;
    const variants = arrangeVariants(arrangement, this.#variantEnds.view());
    const arrangedIds = Array.from(arrivals, (arrival) => this.#ids[arrival]!);
    const byId = orderById(arrangedIds);
    const rowsById = extendOrder(byId, parents, products);
    const ids = packStrings(arrangedIds);
    const names = packStrings(this.#names.list);
    const sections: Record<string, Section> = {
      counts: Uint32Array.of(products, products + parents.length, this.#variantRows.length),
      "ids.bytes": ids.bytes,
      "ids.offsets": ids.offsets,
      byId,
      rowsById,
      places: inverse(rowsById),
      parents,
      furtherStarts: startsOf(parents, products),
      variantEnds: variants.ends,
      variantRows: narrow(gather(this.#variantRows.view(), variants.variants)),
      variantHashes: gather(this.#variantHashes.view(), variants.variants),
      "names.bytes": names.bytes,
      "names.offsets": names.offsets,
      documentStarts: gather(this.#documentStarts.view(), arrivals),
      documentBytes: gather(this.#documentBytes.view(), arrivals),
    };
    const facets: (FacetValues & { readonly level: Attribute["level"] })[] = [];
    for (const spread of this.#spreads) {
      const { name, level, isFacet } = spread.attribute;
      const finished = spread.finish(arrangement, variants.variants);
      Object.assign(sections, finished.sections);
      if (isFacet) facets.push({ attribute: name, level, ...finished.facet });
    }
    for (const column of this.#columns) {
      const { name, level, isFacet } = column.attribute;
      const finished = column.finish(`column.${name}`, arrangement, rowsById);
      Object.assign(sections, finished.sections);
      if (isFacet && finished.facet) facets.push({ attribute: name, level, ...finished.facet });
    }
    for (const level of ["product", "variant"] as const) {
      const ofLevel = facets.filter((facet) => facet.level === level);
      Object.assign(sections, signatureSections(`facets.${level}`, ofLevel));
    }
    for (const { attribute, values } of this.#volatile) {
      const arranged = gather(values.view(), variants.variants);
      Object.assign(sections, numberSections(`column.${attribute.name}`, arranged, undefined));
    }
    for (const { name, keys } of this.#sortKeys) {
      const ofProducts = Array.from(arrivals, (arrival) => keys[arrival]);
      const ofRows = [...ofProducts, ...Array.from(parents, (product) => ofProducts[product])];
      Object.assign(sections, textOrderSections(`column.${name}`, ofRows, rowsById));
    }
    for (const [name, section] of Object.entries(this.#text.finish(arrivals))) sections[`text.${name}`] = section;
    return { ...sections, ...anchorSections(new Segment(this.#schema, sections, NO_DOCUMENTS)) };
  }
}

const NO_DOCUMENTS: Documents = {
  read: () => {
    throw new Error("Documents cannot be read while the index is being built.");
  },
};

interface ColumnBuilder {
  readonly attribute: Attribute;
  add(place: number, fields: Fields, variant: Fields): void;
  /** For product attributes with few distinct values, which products are arranged by. */
  grouping?(): Grouping | undefined;
  finish(name: string, arrangement: Arrangement, rowsById: Uint32Array): FinishedColumn;
}

interface FinishedColumn {
  readonly sections: Record<string, Section>;
  /** For keywords. */
  readonly facet?: Omit<FacetValues, "attribute">;
}

function columnBuilder(attribute: Attribute): ColumnBuilder {
  if (attribute.kind === "number") {
    const rows = rowPair(growingNumbers);
    return {
      attribute,
      add: (place, fields, variant) => rows[place === 0 ? 0 : 1].push(numberOf(attribute, fields, variant)),
      ...(attribute.level === "product" && { grouping: () => groupingOf(rows[0].view()) }),
      finish: (name, arrangement, rowsById) => ({
        sections: numberSections(name, joinRows(rows, arrangement), attribute.isSortable ? rowsById : undefined),
      }),
    };
  }
  const builder = new KeywordBuilder();
  const rows = rowPair(growingIntegers);
  // Many products have the same value, which is split and sorted only once.
  const known = new Map<string, number>();
  const combinationOf = (value: Json | undefined): number => {
    if (typeof value !== "string") return builder.combination(keywordsIn(attribute, value));
    const before = known.get(value);
    if (before !== undefined) return before;
    const combination = builder.combination(keywordsIn(attribute, value));
    known.set(value, combination);
    return combination;
  };
  return {
    attribute,
    add: (place, fields, variant) => rows[place === 0 ? 0 : 1].push(combinationOf(fieldOf(attribute, fields, variant))),
    ...(attribute.level === "product" && {
      grouping: () => ({ combinations: rows[0].view(), size: builder.size }),
    }),
    finish: (name, arrangement) => {
      const facet = { rows: joinRows(rows, arrangement), combinations: builder.combinations() };
      return { sections: builder.finish(name, facet.rows, facet.combinations), facet };
    },
  };
}

function orderById(ids: readonly string[]): Uint32Array<ArrayBuffer> {
  const order = ids.map((_, product) => product).toSorted((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
  return Uint32Array.from(order);
}

/** The rows of all products by id; the rows of a product keep their order. */
function extendOrder(byId: Uint32Array, parents: Uint32Array, products: number): Uint32Array<ArrayBuffer> {
  const order = new Uint32Array(byId.length + parents.length);
  const firstOf = new Map<number, number>();
  for (let index = parents.length - 1; index >= 0; index--) firstOf.set(parents[index]!, index);
  let at = 0;
  for (const product of byId) {
    order[at++] = product;
    for (let further = firstOf.get(product) ?? parents.length; parents[further] === product; further++) {
      order[at++] = products + further;
    }
  }
  return order;
}

function inverse(order: Uint32Array): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) places[order[place]!] = place;
  return places;
}
