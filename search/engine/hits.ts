// Creates hits from sorted rows: merges segments, chooses the variant of each product and reads its document.

import type { Highlighting, Hit, Range, SearchQuery } from "../query.ts";
import { hasBit } from "./bits.ts";
import { CorruptDocument } from "./documents.ts";
import type { Document } from "./documents.ts";
import type { Relevance } from "./relevance.ts";
import { rowsByLevel, rowsInOrder } from "./ordering.ts";
import type { Segment } from "./segment.ts";
import { forEachVariant, type Selection } from "./selection.ts";
import type { AskedText } from "./text-search.ts";

/** The selection of a segment, and the relevance of its rows if hits are sorted by it. */
export interface Part {
  readonly segment: Segment;
  readonly selection: Selection;
  /** Number of products, or of variants if not distinct. */
  readonly total: number;
  readonly relevance: Relevance | undefined;
  /** Counts of the sort attribute by value, if it is also a requested facet. */
  readonly sorted: Uint32Array | undefined;
}

interface Candidate {
  readonly part: Part;
  readonly product: number;
  readonly row: number;
  /** If absent, chosen when the hit is created. */
  readonly variant?: number;
}

/** The hits of a page. Each segment contributes as many as could be on the page. */
export function hitsOf(
  parts: readonly Part[],
  query: SearchQuery,
  page: Page,
  text: AskedText,
  onCorrupt: (error: CorruptDocument) => void,
): Hit[] {
  const need = page.offset + page.limit;
  if (page.limit === 0) return [];
  const found = parts.filter(({ total }) => total > 0).map((part) => candidatesOf(part, query, need));
  const all = found.length === 1 ? found[0]! : found.flat().toSorted(comparator(query));
  const fieldsOf = fieldReader(query);
  const productOf = productReader();
  const hits: Hit[] = [];
  for (const candidate of all.slice(page.offset, need)) {
    try {
      hits.push(hitOf(candidate, query, text, fieldsOf(candidate.part.segment), productOf));
    } catch (error) {
      if (!(error instanceof CorruptDocument)) throw error;
      // The rest of the page is there. The index is rebuilt meanwhile.
      onCorrupt(error);
    }
  }
  return hits;
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

function candidatesOf(part: Part, query: SearchQuery, need: number): Candidate[] {
  const { segment, selection, total, relevance } = part;
  const { isDistinct = true, sort } = query;
  const request = { rows: selection.rows, total, isDistinct, need, range: rangeOf(query), counts: part.sorted };
  const rows = relevance
    ? rowsByLevel(segment, request, relevance.levels, relevance.histogram)
    : rowsInOrder(segment, request, sort ?? segment.schema.popularity);
  if (isDistinct) return rows.map((row) => ({ part, row, product: segment.productOf(row) }));
  if (relevance?.boostOf) return variantsByBoost(part, query);
  return rows.length === 0 ? [] : variantsInOrder(part, query, rows, need);
}

/** The refined range of the sort attribute. */
function rangeOf({ sort, refinements = [] }: SearchQuery): Range | undefined {
  for (const refinement of refinements) {
    if (refinement.attribute === sort?.attribute && "range" in refinement) return refinement.range;
  }
  return undefined;
}

/** All selected variants, sorted one by one, because boosts differ within rows. */
function variantsByBoost(part: Part, query: SearchQuery): Candidate[] {
  const found: Candidate[] = [];
  forEachVariant(part.segment, part.selection, (row, variant, product) => found.push({ part, row, variant, product }));
  return found.toSorted(comparator(query));
}

/** Adjacent rows of a product sort equally, so their variants are merged in the product's order. */
function variantsInOrder(part: Part, query: SearchQuery, rows: readonly number[], need: number): Candidate[] {
  const { segment } = part;
  const keyOf = keyReader(part, query);
  const candidates: Candidate[] = [];
  for (let start = 0, end = 0; start < rows.length && candidates.length < need; start = end) {
    const product = segment.productOf(rows[start]!);
    while (end < rows.length && segment.productOf(rows[end]!) === product && keyOf(rows[end]!) === keyOf(rows[start]!))
      end++;
    const alike = new Set(rows.slice(start, end));
    forEachSelected(part, product, (variant, row) => {
      if (alike.has(row)) candidates.push({ part, product, row, variant });
    });
  }
  return candidates;
}

/** A sort key for the rows of a product; smaller is better. */
function keyReader({ segment, relevance }: Part, { sort }: SearchQuery): (row: number) => number {
  const { attribute, direction } = sort ?? segment.schema.popularity;
  const { ranks, distinct } = segment.numbers.get(attribute)!;
  const last = distinct.length + 1;
  const span = last + 1;
  return (row) => {
    const rank = ranks[row]!;
    const key = rank === 0 ? last : direction === "ascending" ? rank : last - rank;
    return relevance ? relevance.levels[row]! * span + key : key;
  };
}

function forEachSelected(
  { segment, selection }: Part,
  product: number,
  visitor: (variant: number, row: number) => void,
): void {
  const { rows, spread, variants } = selection;
  const end = segment.variantEnd(product);
  for (let variant = segment.variantStart(product); variant < end; variant++) {
    if (variants && !hasBit(variants, variant)) continue;
    if (spread && spread.mask[spread.values[variant]!] !== 1) continue;
    const row = segment.rowOfVariant(product, variant);
    if (hasBit(rows, row)) visitor(variant, row);
  }
}

/** The best selected variant, or the first of equals. */
function bestVariant(part: Part, query: SearchQuery, product: number): number {
  if (!part.relevance?.boostOf && !hasBit(part.segment.complex, product)) return firstVariant(part, product);
  const keyOf = keyReader(part, query);
  const boostOf = part.relevance?.boostOf ?? (() => 0);
  let best = -1;
  let bestKey = Infinity;
  let bestBoost = -Infinity;
  forEachSelected(part, product, (variant, row) => {
    const key = keyOf(row);
    const boost = boostOf(row, variant);
    if (boost > bestBoost || (boost === bestBoost && key < bestKey)) {
      best = variant;
      bestKey = key;
      bestBoost = boost;
    }
  });
  return best;
}

/** The same for a product with one row, whose variants sort equally. */
function firstVariant({ segment, selection }: Part, product: number): number {
  const { spread, variants } = selection;
  const start = segment.variantStart(product);
  if (!spread && !variants) return start;
  for (let variant = start; ; variant++) {
    if ((!variants || hasBit(variants, variant)) && (!spread || spread.mask[spread.values[variant]!] === 1))
      return variant;
  }
}

/** Compares candidates of different segments by values instead of ranks. */
function comparator(query: SearchQuery): (a: Candidate, b: Candidate) => number {
  return (a, b) => {
    if (a.part.relevance && b.part.relevance) {
      const one = relevanceOf(a.part.relevance, a);
      const other = relevanceOf(b.part.relevance, b);
      if (one.cost !== other.cost) return one.cost - other.cost;
      if (one.boost !== other.boost) return other.boost - one.boost;
    }
    const { attribute, direction } = query.sort ?? a.part.segment.schema.popularity;
    const one = valueOf(a, attribute);
    const other = valueOf(b, attribute);
    if (Number.isNaN(one) || Number.isNaN(other)) {
      if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
    } else if (one !== other) return one < other === (direction === "ascending") ? -1 : 1;
    const [id, otherId] = [a.part.segment.id(a.product), b.part.segment.id(b.product)];
    // Variants of a product are in one segment and already sorted; the sort is stable.
    return id < otherId ? -1 : id > otherId ? 1 : 0;
  };
}

/** A number, or the text of a text's order; NaN if missing. */
function valueOf({ part: { segment }, row }: Candidate, attribute: string): number | string {
  const value = segment.numbers.get(attribute)!.at(row);
  return Number.isNaN(value) ? value : (segment.sortedTexts.get(attribute)?.at(value) ?? value);
}

function relevanceOf({ levels, meaning, boostOf }: Relevance, { row, variant }: Candidate) {
  const { cost, boost } = meaning(levels[row]!);
  return { cost, boost: boostOf && variant !== undefined ? boostOf(row, variant) : boost };
}

/** The numbers of the requested fields, which differ by segment; undefined for all fields. */
function fieldReader({ fields }: SearchQuery): (segment: Segment) => ReadonlySet<number> | undefined {
  const known = new Map<Segment, ReadonlySet<number>>();
  return (segment) => {
    if (!fields) return undefined;
    const numbers = known.get(segment) ?? segment.names.known(fields);
    known.set(segment, numbers);
    return numbers;
  };
}

interface Product {
  readonly id: string;
  readonly document: Document;
}

/** Variants of a product follow each other, so the last product is often the next one. */
function productReader(): (segment: Segment, product: number) => Product {
  let last: (Product & { readonly segment: Segment; readonly product: number }) | undefined;
  return (segment, product) => {
    if (last?.segment !== segment || last.product !== product) {
      last = { segment, product, id: segment.id(product), document: segment.documents.read(product) };
    }
    return last;
  };
}

function hitOf(
  candidate: Candidate,
  query: SearchQuery,
  text: AskedText,
  fields: ReadonlySet<number> | undefined,
  productOf: ReturnType<typeof productReader>,
): Hit {
  const { part, product } = candidate;
  const { segment } = part;
  const variant = (candidate.variant ?? bestVariant(part, query, product)) - segment.variantStart(product);
  const { id, document } = productOf(segment, product);
  const hit = { id, variantId: document.variantId(variant), json: document.json(variant, fields) };
  if (!query.highlighting) return hit;
  return { ...hit, highlights: highlightsOf(document.json(variant), query.highlighting, segment, text) };
}

/** Highlights of the requested fields that are searched and are strings. */
function highlightsOf(
  json: Buffer,
  highlighting: Highlighting,
  segment: Segment,
  text: AskedText,
): NonNullable<Hit["highlights"]> {
  const fields = JSON.parse(json.toString()) as Record<string, unknown>;
  const names = highlighting.fields.filter((name) => segment.schema.text.includes(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      return typeof value === "string" ? [[name, text.highlight(value, highlighting)]] : [];
    }),
  );
}
