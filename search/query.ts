// The one model of asking and answering: what every dialect parses to and every backend runs. Pure, safe in a browser.
//
// A filter is true or false of one variant together with its product. A product is found when one of its variants
// satisfies everything asked at once: a size and a colour and a price must hold on the same variant.

export type Value = string | number | boolean;

export type Filter =
  /** Every one of them; true when there is none. */
  | { readonly kind: "all"; readonly of: readonly Filter[] }
  /** At least one of them; false when there is none. */
  | { readonly kind: "any"; readonly of: readonly Filter[] }
  | { readonly kind: "not"; readonly of: Filter }
  /** The attribute has one of these values; one that has several needs only one among them. */
  | { readonly kind: "is"; readonly attribute: string; readonly values: readonly Value[] }
  /** The attribute, a number, lies within; false where it is missing. */
  | { readonly kind: "within"; readonly attribute: string; readonly range: Range }
  | { readonly kind: "exists"; readonly attribute: string };

export interface Range {
  readonly atLeast?: number;
  readonly above?: number;
  readonly atMost?: number;
  readonly below?: number;
}

/** A shopper's choice in a facet. Unlike the filter, it does not narrow the counts of its own facet. */
export type Refinement =
  | {
      readonly attribute: string;
      /** Whether a product must have all of the values or one of them. */
      readonly operator: "and" | "or";
      readonly values: readonly Value[];
    }
  | { readonly attribute: string; readonly range: Range };

export interface FacetRequest {
  readonly attribute: string;
  /** How many values to name, the most frequent first (or by value); 10,000 at most and unless told otherwise. */
  readonly limit?: number;
  /** By count, the highest first, then by value; or by value alone. Values compare by their UTF-16 units. */
  readonly sort?: "count" | "value";
  /** Only values with a word that begins like this, accents and case folded. */
  readonly matching?: string;
  /** Values that shoppers take for one, like a size in all of its systems: what has any of them is counted once. */
  readonly groups?: readonly FacetGroup[];
}

export interface FacetGroup {
  readonly name: string;
  readonly values: readonly Value[];
}

export interface Sort {
  readonly attribute: string;
  /** Products without the attribute come last either way. */
  readonly direction: "ascending" | "descending";
}

export interface Boost {
  readonly filter: Filter;
  readonly weight: number;
}

export interface Highlighting {
  readonly fields: readonly string[];
  readonly before: string;
  readonly after: string;
}

export interface SearchQuery {
  readonly text?: string;
  readonly filter?: Filter;
  readonly refinements?: readonly Refinement[];
  /** Absent: by relevance to the text, then boosts, then the order the index calls popular. */
  readonly sort?: Sort;
  readonly boosts?: readonly Boost[];
  readonly offset?: number;
  readonly limit?: number;
  /** Fields of the hits; absent means all of them. */
  readonly fields?: readonly string[];
  readonly facets?: readonly FacetRequest[];
  /** Whether products are found and counted, each once, rather than variants. True unless told otherwise. */
  readonly isDistinct?: boolean;
  readonly highlighting?: Highlighting;
  /** Names of merchandising contexts; only the first ten count. */
  readonly ruleContexts?: readonly string[];
}

export interface Hit {
  /** The product. */
  readonly id: string;
  /** Its variant that was found: the best by the order asked for, then the first. */
  readonly variantId: string;
  /** UTF-8 of a JSON object with the fields asked for, ready to be sent as it is. */
  readonly json: Uint8Array;
  readonly highlights?: Readonly<Record<string, Highlight>>;
}

export interface Highlight {
  readonly text: string;
  readonly level: "none" | "partial" | "full";
  readonly words: readonly string[];
}

export interface FacetResult {
  readonly attribute: string;
  readonly values: readonly FacetCount[];
  /** How many values there are, named or not. */
  readonly distinctValues: number;
  /** Of the groups asked for, in their order. */
  readonly groups?: readonly { readonly name: string; readonly count: number }[];
  /** Of numbers only, and only when something was found. */
  readonly stats?: { readonly min: number; readonly max: number; readonly sum: number; readonly average: number };
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface SearchResult {
  readonly kind: "found";
  readonly hits: readonly Hit[];
  readonly total: number;
  /** In the order asked for. */
  readonly facets: readonly FacetResult[];
  /** Whether total and counts are exact. */
  readonly isExact: boolean;
  /** Names this answer in click analytics: 32 hexadecimal digits. */
  readonly queryId: string;
  /** Words for which only another spelling was found. */
  readonly corrections: readonly { readonly typed: string; readonly found: string }[];
}

export interface Refusal {
  readonly kind: "refused";
  readonly reason:
    | "unknown-attribute"
    | "wrong-kind"
    | "not-sortable"
    | "not-a-facet"
    | "too-deep"
    | "too-large"
    | "bad-page"
    | "unsupported";
  /** One sentence for whoever wrote the query. */
  readonly message: string;
}

export const LIMITS = {
  hitsPerPage: 1_000,
  /** offset + limit: no shopper pages further, and an exporter reads the catalogue instead. */
  deepestHit: 100_000,
  filterDepth: 32,
  filterNodes: 5_000,
  facets: 100,
  facetValues: 10_000,
  ruleContexts: 10,
  textLength: 512,
  words: 16,
} as const;

export const everything: Filter = { kind: "all", of: [] };

export const all = (...of: readonly Filter[]): Filter => (of.length === 1 ? of[0]! : { kind: "all", of });
export const any = (...of: readonly Filter[]): Filter => (of.length === 1 ? of[0]! : { kind: "any", of });
export const not = (of: Filter): Filter => ({ kind: "not", of });
export const is = (attribute: string, ...values: readonly Value[]): Filter => ({ kind: "is", attribute, values });
export const within = (attribute: string, range: Range): Filter => ({ kind: "within", attribute, range });
export const exists = (attribute: string): Filter => ({ kind: "exists", attribute });

/** The parts of a filter that must all hold. */
export function conjuncts(filter: Filter): readonly Filter[] {
  if (filter.kind === "all") return filter.of.flatMap(conjuncts);
  if (filter.kind === "any" && filter.of.length === 1) return conjuncts(filter.of[0]!);
  return [filter];
}

/** A refinement as the filter it amounts to. */
export function refinementFilter(refinement: Refinement): Filter {
  if ("range" in refinement) return within(refinement.attribute, refinement.range);
  const { attribute, operator, values } = refinement;
  if (operator === "or") return is(attribute, ...values);
  return all(...values.map((value) => is(attribute, value)));
}

/** Everything asked, except for the refinements of one attribute: what that facet's counts are taken from. */
export function filterWithout(query: SearchQuery, attribute?: string): Filter {
  const refinements = (query.refinements ?? []).filter((refinement) => refinement.attribute !== attribute);
  return all(...(query.filter ? [query.filter] : []), ...refinements.map(refinementFilter));
}

/** The fields of a hit as values. */
export const readHit = (hit: Hit): Readonly<Record<string, unknown>> => JSON.parse(DECODER.decode(hit.json));

const DECODER = new TextDecoder();
