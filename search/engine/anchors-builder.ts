// Counts the anchors of an otherwise complete index. anchors.ts reads them and documents the layout.

import type { Filter } from "../query.ts";
import { anchoredFacets, countsOf, facetsOf, NO_ATTRIBUTE, productsIn } from "./anchors.ts";
import { hasBit, type Bits } from "./bits.ts";
import { rowsOf } from "./conditions.ts";
import type { Section } from "./sections.ts";
import type { Segment } from "./segment.ts";

/** Values of at least this share and this number of products become anchors; others are counted just as fast. */
const FREQUENT = 1 / 16;
const LEAST = 64;

export function anchorSections(segment: Segment): Record<string, Section> {
  const { schema, products } = segment;
  const least = Math.max(products * FREQUENT, LEAST);
  const keys = [NO_ATTRIBUTE, 0];
  const sets: Bits[][] = [[]];
  for (const name of facetsOf(schema, "product")) {
    const column = segment.keywords.get(name)!;
    for (let value = 0; value < column.values.length; value++) {
      const dense = column.denseRows(value);
      if (!dense || productsIn([dense], products) < least) continue;
      keys.push(
        schema.attributes.findIndex((attribute) => attribute.name === name),
        value,
      );
      sets.push([dense]);
    }
  }
  const common = schema.commonFilter && commonRows(segment, schema.commonFilter);
  if (common) sets.push(...sets.map((own) => [...own, common]));
  const facets = anchoredFacets(schema, segment);
  const width = facets.reduce((sum, [, different]) => sum + different, 0);
  const counts = new Uint32Array(width * sets.length);
  for (const [index, own] of sets.entries()) {
    const into = countsOf(facets, counts.subarray(index * width, (index + 1) * width));
    countAnchor(segment, (product) => own.every((set) => hasBit(set, product)), into);
  }
  return {
    "anchors.keys": Uint32Array.from(keys),
    "anchors.counts": counts,
    ...(common && { "anchors.common": common }),
  };
}

function countAnchor(
  segment: Segment,
  isOf: (product: number) => boolean,
  counts: ReadonlyMap<string, Uint32Array>,
): void {
  const { scratch, products, complex } = segment;
  const list = (isWanted: (product: number) => boolean): number => {
    let length = 0;
    for (let product = 0; product < products; product++) if (isWanted(product)) scratch[length++] = product;
    return length;
  };
  segment.productFacets.tally(scratch, list(isOf), counts);
  const simple = list((product) => isOf(product) && !hasBit(complex, product));
  segment.variantFacets.tally(scratch, simple, counts);
  for (const [name, found] of counts) segment.numbers.get(name)?.tally(scratch, simple, found);
}

function commonRows(segment: Segment, common: Filter): Bits {
  if (!isOfProducts(segment, common)) throw new Error("The common filter can use attributes of products only.");
  return rowsOf(segment, common).slice();
}

/** True if all rows of a product give the same result. */
function isOfProducts(segment: Segment, filter: Filter): boolean {
  switch (filter.kind) {
    case "all":
    case "any":
      return filter.of.every((part) => isOfProducts(segment, part));
    case "not":
      return isOfProducts(segment, filter.of);
    default:
      return segment.schema.attributes.some(
        ({ name, level, isVolatile }) => name === filter.attribute && level === "product" && isVolatile !== true,
      );
  }
}
