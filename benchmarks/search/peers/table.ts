// Products and variants as numeric columns with filters and counters, without indexes.

import { PRODUCT_SCHEMA } from "#search/products";
import type { Filter, Range } from "#search/query";
import { valuesOf, type Attribute, type IndexRecord } from "#search/schema";

export type Test = (product: number, variant: number) => boolean;

export interface Counter {
  readonly attribute: string;
  /** Counts the product once per value, regardless of its number of variants. */
  add(product: number, variant: number): void;
  counts(): ReadonlyMap<string, number>;
  /** True if one `add` per product is enough. */
  readonly isOfProducts: boolean;
  readonly range: { readonly min: number; readonly max: number };
}

interface Column {
  readonly attribute: Attribute;
  /** One cell for each product or variant: a number, or one or several indexes of `names`. */
  readonly cells: (number | readonly number[])[];
  readonly names: string[];
  readonly places: Map<string, number>;
}

/** The attributes that listings use. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  "department",
  "product_type",
  "tags",
  "vendor",
  "color",
  "size",
  "visibility",
  "viplevel",
  "position",
  "published_at",
  "eu_eur_price_f",
  "eu_eur_compare_at_price_f",
]);

export class Table {
  readonly documents: string[] = [];
  /** First variant of each product, with a final end. */
  readonly starts: number[] = [0];
  readonly #columns = new Map<string, Column>();

  constructor(records: Iterable<IndexRecord>) {
    for (const attribute of PRODUCT_SCHEMA.attributes) {
      if (!ATTRIBUTES.has(attribute.name)) continue;
      this.#columns.set(attribute.name, { attribute, cells: [], names: [], places: new Map() });
    }
    for (const record of records) this.#add(record);
  }

  get products(): number {
    return this.documents.length;
  }

  #add({ fields, variants }: IndexRecord): void {
    this.documents.push(JSON.stringify({ ...fields, ...variants[0]?.fields }));
    this.starts.push(this.starts.at(-1)! + variants.length);
    for (const column of this.#columns.values()) {
      const { attribute, cells } = column;
      if (attribute.level === "product") cells.push(cellOf(column, valuesOf(attribute, fields)));
      else for (const variant of variants) cells.push(cellOf(column, valuesOf(attribute, fields, variant.fields)));
    }
  }

  test(filter: Filter): Test {
    switch (filter.kind) {
      case "all": {
        const tests = filter.of.map((one) => this.test(one));
        return (product, variant) => {
          for (const test of tests) if (!test(product, variant)) return false;
          return true;
        };
      }
      case "any": {
        const tests = filter.of.map((one) => this.test(one));
        return (product, variant) => tests.some((test) => test(product, variant));
      }
      case "not": {
        const test = this.test(filter.of);
        return (product, variant) => !test(product, variant);
      }
      case "is": {
        const { places, names } = this.#column(filter.attribute);
        const wanted = new Uint8Array(names.length);
        for (const value of filter.values) wanted[places.get(String(value)) ?? names.length] = 1;
        return this.#cellTest(filter.attribute, (cell) =>
          typeof cell === "number" ? wanted[cell] === 1 : cell.some((place) => wanted[place] === 1),
        );
      }
      case "within":
        return this.#cellTest(filter.attribute, (cell) => isWithin(filter.range, cell as number));
      case "exists":
        return this.#cellTest(filter.attribute, (cell) => !Number.isNaN(cell));
    }
  }

  isOfProducts(filter: Filter): boolean {
    if (filter.kind === "all" || filter.kind === "any") return filter.of.every((one) => this.isOfProducts(one));
    if (filter.kind === "not") return this.isOfProducts(filter.of);
    return this.#column(filter.attribute).attribute.level === "product";
  }

  /** True if a variant of the product passes. */
  some(product: number, test: Test): boolean {
    for (let variant = this.starts[product]!; variant < this.starts[product + 1]!; variant++) {
      if (test(product, variant)) return true;
    }
    return false;
  }

  each(product: number, test: Test, visit: (variant: number) => void): void {
    for (let variant = this.starts[product]!; variant < this.starts[product + 1]!; variant++) {
      if (test(product, variant)) visit(variant);
    }
  }

  number(attribute: string, product: number, variant: number): number {
    const column = this.#column(attribute);
    return column.cells[column.attribute.level === "product" ? product : variant] as number;
  }

  counter(name: string): Counter {
    const { attribute, cells, names } = this.#column(name);
    const seen = new Int32Array(names.length).fill(-1);
    const counted = new Uint32Array(names.length);
    const range = { min: Infinity, max: -Infinity };
    const count = (place: number, product: number) => {
      if (seen[place] === product) return;
      seen[place] = product;
      counted[place]!++;
    };
    return {
      attribute: name,
      isOfProducts: attribute.level === "product",
      range,
      add(product, variant) {
        const cell = cells[attribute.level === "product" ? product : variant]!;
        if (typeof cell !== "number") for (const place of cell) count(place, product);
        else if (attribute.kind === "keyword") count(cell, product);
        else {
          range.min = Math.min(range.min, cell);
          range.max = Math.max(range.max, cell);
        }
      },
      counts: () => new Map(names.map((value, place) => [value, counted[place]!] as const).filter(([, n]) => n > 0)),
    };
  }

  #cellTest(name: string, test: (cell: number | readonly number[]) => boolean): Test {
    const { attribute, cells } = this.#column(name);
    return attribute.level === "product"
      ? (product) => test(cells[product]!)
      : (_product, variant) => test(cells[variant]!);
  }

  #column(name: string): Column {
    const column = this.#columns.get(name);
    if (!column) throw new Error(`Listings do not use ${name}.`);
    return column;
  }
}

function cellOf(
  { attribute, names, places }: Column,
  values: readonly (string | number)[],
): number | readonly number[] {
  if (attribute.kind === "number") return (values[0] as number | undefined) ?? Number.NaN;
  const cells = values.map((value) => {
    const name = String(value);
    const place = places.get(name) ?? names.push(name) - 1;
    places.set(name, place);
    return place;
  });
  return attribute.separator === undefined && cells.length === 1 ? cells[0]! : cells;
}

const isWithin = ({ atLeast, above, atMost, below }: Range, value: number): boolean =>
  !Number.isNaN(value) &&
  (atLeast === undefined || value >= atLeast) &&
  (above === undefined || value > above) &&
  (atMost === undefined || value <= atMost) &&
  (below === undefined || value < below);
