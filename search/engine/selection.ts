// The selections of a query in a segment: with all refinements, and without those of each refined facet.

import { conjuncts, refinementFilter, type Filter, type SearchQuery } from "../query.ts";
import { hasBit, intersect, setBit, setCommon, wordsFor, type Bits } from "./bits.ts";
import { anchorKey } from "./anchors.ts";
import {
  addMaskedRows,
  type AllowedSpread,
  narrowRows,
  precisionOf,
  rowsOf,
  spreadMask,
  spreadOf,
  storedRows,
  variantTest,
} from "./conditions.ts";
import type { Segment } from "./segment.ts";
import { isVolatile, narrowByMatches } from "./variant-matches.ts";

/**
 * A variant is selected if its row is, if its spread value is allowed, and if the variant itself is, as far as these are given. A
 * row is selected only if one of its variants is.
 */
export interface Selection {
  readonly rows: Bits;
  readonly spread?: AllowedSpread | undefined;
  readonly variants?: Bits | undefined;
  /** Keys of the anchors that contain it. */
  readonly anchors: readonly string[];
  /** True if it is within the common filter. */
  readonly isCommon: boolean;
}

/** Conditions by the level that they are evaluated at. */
interface Conditions {
  readonly ofRows: readonly Filter[];
  readonly ofSpread: readonly Filter[];
  readonly ofVariants: readonly Filter[];
}

export class Selections {
  readonly #segment: Segment;
  readonly #base: Bits;
  readonly #fixed: Conditions;
  readonly #isCommon: boolean;
  readonly #refined = new Map<string, { readonly conditions: Conditions; rows?: Bits }>();

  /** `textRows` are the products that match the text, if there is one. */
  constructor(segment: Segment, query: SearchQuery, textProducts: Bits | undefined) {
    this.#segment = segment;
    this.#fixed = sortConditions(segment, query.filter ? [query.filter] : []);
    this.#isCommon = isCommon(segment, this.#fixed.ofRows);
    const filters = new Map<string, Filter[]>();
    for (const refinement of query.refinements ?? []) {
      const known = filters.get(refinement.attribute);
      if (known) known.push(refinementFilter(refinement));
      else filters.set(refinement.attribute, [refinementFilter(refinement)]);
    }
    for (const [attribute, parts] of filters)
      this.#refined.set(attribute, { conditions: sortConditions(segment, parts) });
    this.#base = segment.pool.take();
    const stored = new Map(this.#fixed.ofRows.map((filter) => [filter, storedRows(segment, filter)]));
    setCommon(
      this.#base,
      [...new Set([segment.live, ...stored.values()])].filter((rows) => rows !== undefined),
    );
    if (textProducts) narrowToProducts(segment, this.#base, textProducts);
    for (const [filter, rows] of stored) if (!rows) narrowRows(segment, this.#base, filter);
  }

  isRefined(attribute: string): boolean {
    return this.#refined.has(attribute);
  }

  /** The bits of the result are borrowed: do not modify them, and return them with `release`. */
  select(exceptRefinementsOf?: string): Selection {
    const segment = this.#segment;
    if (this.#isPlain(exceptRefinementsOf)) {
      return { rows: this.#base, anchors: anchorsOf(segment, this.#fixed.ofRows), isCommon: this.#isCommon };
    }
    const rows = segment.pool.take();
    rows.set(this.#base);
    const ofSpread = [...this.#fixed.ofSpread];
    const ofVariants = [...this.#fixed.ofVariants];
    const anchors = anchorsOf(segment, this.#fixed.ofRows);
    for (const [attribute, refined] of this.#refined) {
      if (attribute === exceptRefinementsOf) continue;
      const refinedRows = this.#rowsOf(refined);
      if (refinedRows) intersect(rows, refinedRows);
      anchors.push(...anchorsOf(segment, refined.conditions.ofRows));
      ofSpread.push(...refined.conditions.ofSpread);
      ofVariants.push(...refined.conditions.ofVariants);
    }
    const [spread, ...others] = allowedSpreads(segment, ofSpread);
    for (const { attribute, mask } of spread ? [spread, ...others] : []) {
      const having = segment.pool.takeEmpty();
      addMaskedRows(segment, attribute, mask, having);
      intersect(rows, having);
      segment.pool.give(having);
    }
    // Values of two attributes may belong to two variants of a row.
    for (const { attribute } of others) ofVariants.push(...ofSpread.filter((filter) => spreadOf(filter) === attribute));
    if (ofVariants.length === 0) return { rows, spread, anchors, isCommon: this.#isCommon };
    const [first] = ofVariants;
    const variants =
      ofVariants.length === 1 && isVolatile(segment, first!)
        ? narrowByMatches(segment, rows, spread, first!)
        : verify(segment, rows, spread, ofVariants);
    return { rows, spread, anchors, isCommon: this.#isCommon, variants };
  }

  /** True if the fixed conditions alone determine the rows. */
  #isPlain(except: string | undefined): boolean {
    if (this.#fixed.ofSpread.length + this.#fixed.ofVariants.length > 0) return false;
    return this.#refined.size === 0 || (this.#refined.size === 1 && except !== undefined && this.#refined.has(except));
  }

  release(selection: Selection): void {
    if (selection.rows !== this.#base) this.#segment.pool.give(selection.rows);
  }

  close(): void {
    const { pool } = this.#segment;
    pool.give(this.#base);
    for (const { rows } of this.#refined.values()) if (rows) pool.give(rows);
  }

  /** Computed once, within the base if that is cheaper. */
  #rowsOf(refined: { readonly conditions: Conditions; rows?: Bits }): Bits | undefined {
    const { ofRows } = refined.conditions;
    if (ofRows.length === 0) return undefined;
    if (refined.rows === undefined) {
      if (ofRows.length === 1 && ofRows[0]!.kind !== "within") refined.rows = rowsOf(this.#segment, ofRows[0]!);
      else {
        refined.rows = this.#segment.pool.take();
        refined.rows.set(this.#base);
        for (const filter of ofRows) narrowRows(this.#segment, refined.rows, filter);
      }
    }
    return refined.rows;
  }
}

function sortConditions({ schema }: Segment, filters: readonly Filter[]): Conditions {
  const sorted = { row: [] as Filter[], spread: [] as Filter[], variant: [] as Filter[] };
  for (const filter of filters) for (const part of conjuncts(filter)) sorted[precisionOf(part, schema)].push(part);
  // Ranges last: the remaining rows may be few enough to check one by one.
  sorted.row.sort((a, b) => Number(a.kind === "within") - Number(b.kind === "within"));
  return { ofRows: sorted.row, ofSpread: sorted.spread, ofVariants: sorted.variant };
}

/** True if the filters contain the whole common filter. */
function isCommon({ commonParts }: Segment, filters: readonly Filter[]): boolean {
  if (commonParts === undefined) return false;
  const asked = new Set(filters.map((filter) => JSON.stringify(filter)));
  return commonParts.every((part) => asked.has(part));
}

/** Anchors of conditions on one value of a product attribute. */
function anchorsOf(segment: Segment, filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => {
    if (filter.kind !== "is" || filter.values.length !== 1 || segment.isOfVariants(filter.attribute)) return [];
    const id = segment.keywords.get(filter.attribute)?.idOf(String(filter.values[0])) ?? -1;
    return id < 0 ? [] : [anchorKey(filter.attribute, id)];
  });
}

function narrowToProducts(segment: Segment, rows: Bits, products: Bits): void {
  const { parents } = segment;
  const first = segment.products;
  const words = wordsFor(first);
  // The last word of products may include additional rows, which are checked below.
  for (let word = 0; word < words - 1; word++) rows[word]! &= products[word]!;
  for (let row = (words - 1) * 32; row < segment.rows; row++) {
    const product = row < first ? row : parents[row - first]!;
    if (!hasBit(products, product)) rows[row >>> 5]! &= ~(1 << (row & 31));
  }
}

/** One for each attribute. */
const allowedSpreads = (segment: Segment, filters: readonly Filter[]): readonly AllowedSpread[] =>
  [...Map.groupBy(filters, spreadOf)].map(([attribute, own]) => ({
    attribute,
    mask: jointMask(segment, own),
    values: segment.spreads.get(attribute)!,
  }));

function jointMask(segment: Segment, filters: readonly Filter[]): Uint8Array {
  const [mask, ...others] = filters.map((filter) => spreadMask(segment, filter));
  for (const other of others) for (let value = 0; value < other.length; value++) mask![value]! &= other[value]!;
  return mask!;
}

/** Checks the variants of the rows one by one, and removes rows without a match. */
function verify(segment: Segment, rows: Bits, spread: AllowedSpread | undefined, filters: readonly Filter[]): Bits {
  const tests = filters.map((filter) => variantTest(segment, filter));
  const variants = new Uint32Array(wordsFor(segment.variants));
  const kept = segment.pool.takeEmpty();
  forEachVariant(segment, { rows, spread }, (row, variant) => {
    if (!tests.every((test) => test(row, variant))) return;
    setBit(variants, variant);
    setBit(kept, row);
  });
  rows.set(kept);
  segment.pool.give(kept);
  return variants;
}

/** Calls `visit` for every selected variant, grouped by product and in its order. */
export function forEachVariant(
  segment: Segment,
  selection: Pick<Selection, "rows" | "spread" | "variants">,
  visitor: (row: number, variant: number, product: number) => void,
): void {
  const { products } = segment;
  const { rows, spread, variants } = selection;
  for (let product = 0; product < products; product++) {
    const isComplex = hasBit(segment.complex, product);
    if (!isComplex && !hasBit(rows, product)) continue;
    const end = segment.variantEnd(product);
    for (let variant = segment.variantStart(product); variant < end; variant++) {
      if (variants && !hasBit(variants, variant)) continue;
      if (spread && spread.mask[spread.values[variant]!] !== 1) continue;
      const row = isComplex ? segment.rowOfVariant(product, variant) : product;
      if (hasBit(rows, row)) visitor(row, variant, product);
    }
  }
}

/** The products with a selected row. */
export function foldRows(segment: Segment, rows: Bits, into: Bits): void {
  const { products, parents } = segment;
  const words = wordsFor(products);
  into.set(rows.subarray(0, words));
  if ((products & 31) !== 0) into[words - 1]! &= (1 << (products & 31)) - 1;
  into.fill(0, words);
  for (let index = products >>> 5; index < rows.length; index++) {
    let word = rows[index]!;
    while (word !== 0) {
      const lowest = word & -word;
      const row = (index << 5) + (31 - Math.clz32(lowest));
      word ^= lowest;
      if (row >= products) setBit(into, parents[row - products]!);
    }
  }
}
