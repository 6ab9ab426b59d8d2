// Applies filters to the rows of a segment, or to single variants if rows are too coarse.

import { filterableAttributes, numberFor } from "../check-query.ts";
import type { Filter } from "../query.ts";
import type { IndexSchema } from "../schema.ts";
import { complement, hasBit, intersect, setBit, subtract, unite, type Bits } from "./bits.ts";
import type { Whole } from "./growing.ts";
import type { Segment } from "./segment.ts";
import { hashOf } from "./variant-hash.ts";

type Leaf = Extract<Filter, { readonly attribute: string }>;

/**
 * The level that a filter must be evaluated at: rows, the spread values of a row if it only lists such values, or single
 * variants.
 */
export function precisionOf(filter: Filter, schema: IndexSchema): "row" | "spread" | "variant" {
  switch (filter.kind) {
    case "all":
    case "any": {
      const every = filter.of.map((part) => precisionOf(part, schema));
      if (every.every((one) => one === "row")) return "row";
      const isSpread = filter.kind === "any" && every.every((one) => one === "spread");
      return isSpread && new Set(filter.of.map(spreadOf)).size === 1 ? "spread" : "variant";
    }
    case "not":
      return precisionOf(filter.of, schema) === "row" ? "row" : "variant";
    default: {
      const { attribute } = filter;
      if (schema.spread?.includes(attribute)) return "spread";
      const isLoose =
        attribute === schema.variantId || filterableAttributes(schema).get(attribute)?.isVolatile === true;
      return isLoose ? "variant" : "row";
    }
  }
}

/** Allowed values of a spread attribute. */
export interface AllowedSpread {
  readonly attribute: string;
  /** Indexed by value + 1. */
  readonly mask: Uint8Array;
  /** Variant → its value + 1, or 0. */
  readonly values: Whole;
}

/** The attribute of a filter of spread precision. */
export function spreadOf(filter: Filter): string {
  if ("attribute" in filter) return filter.attribute;
  const [first] = filter.kind === "not" ? [filter.of] : filter.of;
  if (first === undefined) throw new Error("A filter without conditions has no spread attribute.");
  return spreadOf(first);
}

/** The spread values that such a filter allows, by value + 1; 0 is for variants without a value. */
export function spreadMask(segment: Segment, filter: Filter): Uint8Array {
  const column = segment.keywords.get(spreadOf(filter))!;
  const mask = new Uint8Array(column.values.length + 1);
  const allow = (part: Filter): void => {
    if (part.kind === "any") part.of.forEach(allow);
    if (part.kind === "exists") mask.fill(1, 1);
    if (part.kind === "is") for (const value of part.values) mask[column.idOf(String(value)) + 1] = 1;
  };
  allow(filter);
  // Unknown values have set entry 0.
  mask[0] = 0;
  return mask;
}

/** Adds the rows with a value in the mask, which is by value + 1. */
export function addMaskedRows(segment: Segment, attribute: string, mask: Uint8Array, into: Bits): void {
  const column = segment.keywords.get(attribute)!;
  for (let value = 1; value < mask.length; value++) if (mask[value] === 1) column.addRows(into, value - 1);
}

/** The rows of a filter if the index stores them as bits, which must not be modified. */
export function storedRows(segment: Segment, filter: Filter): Bits | undefined {
  if (filter.kind === "is") return denseRows(segment, filter);
  // If all rows have a number, these are the live rows.
  if (filter.kind === "exists" && segment.numbers.has(filter.attribute))
    return segment.numbers.get(filter.attribute)!.present ?? segment.live;
  if (filter.kind === "not" && filter.of.kind === "within") {
    const column = segment.numbers.get(filter.of.attribute)!;
    return column.rowsBut(...column.ranksWithin(filter.of.range));
  }
  return undefined;
}

/** Removes rows that do not match a filter of row precision. */
export function narrowRows(segment: Segment, rows: Bits, filter: Filter): void {
  if (filter.kind === "all") {
    for (const part of filter.of) narrowRows(segment, rows, part);
    return;
  }
  const stored = storedRows(segment, filter);
  if (stored !== undefined) {
    intersect(rows, stored);
    return;
  }
  if (filter.kind === "not" && filter.of.kind === "within") {
    const column = segment.numbers.get(filter.of.attribute)!;
    if (column.dropFew(rows, ...column.ranksWithin(filter.of.range))) return;
  }
  if (filter.kind === "not" && filter.of.kind !== "all" && filter.of.kind !== "any" && filter.of.kind !== "not") {
    const others = segment.pool.takeEmpty();
    addLeaf(segment, others, filter.of);
    subtract(rows, others);
    segment.pool.give(others);
    return;
  }
  if (filter.kind === "within") {
    const column = segment.numbers.get(filter.attribute)!;
    if (column.narrow(rows, ...column.ranksWithin(filter.range))) return;
  }
  const found = rowsOf(segment, filter);
  intersect(rows, found);
  segment.pool.give(found);
}

/** The rows that match a filter of row precision, in bits of the pool. */
export function rowsOf(segment: Segment, filter: Filter): Bits {
  switch (filter.kind) {
    case "all": {
      const rows = segment.pool.take();
      rows.set(segment.live);
      narrowRows(segment, rows, filter);
      return rows;
    }
    case "any": {
      const rows = segment.pool.takeEmpty();
      for (const part of filter.of) {
        const found = rowsOf(segment, part);
        unite(rows, found);
        segment.pool.give(found);
      }
      return rows;
    }
    case "not": {
      const rows = rowsOf(segment, filter.of);
      complement(rows, segment.rows);
      return rows;
    }
    default: {
      const rows = segment.pool.takeEmpty();
      addLeaf(segment, rows, filter);
      return rows;
    }
  }
}

function addLeaf(segment: Segment, rows: Bits, leaf: Leaf): void {
  const { attribute } = leaf;
  if (attribute === segment.schema.productId) {
    addProducts(segment, rows, leaf);
    return;
  }
  const numbers = segment.numbers.get(attribute);
  if (numbers !== undefined) {
    for (const [first, end] of ranksOf(segment, leaf)) numbers.addRows(rows, first, end);
    return;
  }
  const keywords = segment.keywords.get(attribute)!;
  if (leaf.kind === "is") {
    for (const value of leaf.values) {
      const id = keywords.idOf(String(value));
      if (id >= 0) keywords.addRows(rows, id);
    }
  } else if (leaf.kind === "exists") {
    for (let id = 0; id < keywords.values.length; id++) keywords.addRows(rows, id);
  }
}

/** The ranges of ranks that a condition on a number allows. */
function ranksOf(segment: Segment, leaf: Leaf): readonly (readonly [number, number])[] {
  const column = segment.numbers.get(leaf.attribute) ?? segment.volatile.get(leaf.attribute)!;
  if (leaf.kind === "exists") return [[1, column.distinct.length + 1]];
  if (leaf.kind === "within") return [column.ranksWithin(leaf.range)];
  const attribute = filterableAttributes(segment.schema).get(leaf.attribute)!;
  return leaf.values.map((value) => column.ranksOf(numberFor(attribute, value) ?? Number.NaN));
}

function addProducts(segment: Segment, rows: Bits, leaf: Leaf): void {
  if (leaf.kind === "exists") {
    unite(rows, segment.live);
    return;
  }
  if (leaf.kind !== "is") return;
  for (const value of leaf.values) {
    const product = segment.find(String(value));
    if (product < 0) continue;
    setBit(rows, product);
    for (let further = segment.furtherStarts[product]!; further < segment.furtherStarts[product + 1]!; further++) {
      setBit(rows, segment.products + further);
    }
  }
}

function denseRows(segment: Segment, leaf: Extract<Filter, { readonly kind: "is" }>): Bits | undefined {
  if (leaf.values.length !== 1) return undefined;
  const column = segment.keywords.get(leaf.attribute);
  const id = column?.idOf(String(leaf.values[0])) ?? -1;
  return id < 0 ? undefined : column?.denseRows(id);
}

/** True if a filter matches a variant of a row. */
export type VariantTest = (row: number, variant: number) => boolean;

/** Any filter as a test of single variants. It may hold bits of the index until it is dropped. */
export function variantTest(segment: Segment, filter: Filter): VariantTest {
  const precision = precisionOf(filter, segment.schema);
  if (precision === "row") {
    const rows = rowsOf(segment, filter).slice();
    return (row) => hasBit(rows, row);
  }
  if (filter.kind === "all" || filter.kind === "any") {
    const tests = filter.of.map((part) => variantTest(segment, part));
    return filter.kind === "all"
      ? (row, variant) => tests.every((test) => test(row, variant))
      : (row, variant) => tests.some((test) => test(row, variant));
  }
  if (filter.kind === "not") {
    const test = variantTest(segment, filter.of);
    return (row, variant) => !test(row, variant);
  }
  const spread = segment.spreads.get(filter.attribute);
  if (spread !== undefined) {
    const mask = spreadMask(segment, filter);
    return (_row, variant) => mask[spread[variant]!] === 1;
  }
  if (filter.attribute === segment.schema.variantId) return variantIdTest(segment, filter);
  const { ranks } = segment.volatile.get(filter.attribute)!;
  const allowed = ranksOf(segment, filter);
  const [[first, end] = NO_RANKS] = allowed;
  if (allowed.length === 1) return (_row, variant) => ranks[variant]! >= first && ranks[variant]! < end;
  return (_row, variant) => allowed.some(([from, to]) => ranks[variant]! >= from && ranks[variant]! < to);
}

const NO_RANKS = [0, 0] as const;

function variantIdTest(segment: Segment, leaf: Leaf): VariantTest {
  if (leaf.kind !== "is") return () => leaf.kind === "exists";
  const wanted = new Set(leaf.values.map(String));
  const hashes = new Set([...wanted].map(hashOf));
  return (row, variant) => {
    if (!hashes.has(segment.variantHashes[variant]!)) return false;
    const product = segment.productOf(row);
    return wanted.has(segment.documents.read(product).variantId(variant - segment.variantStart(product)));
  };
}
