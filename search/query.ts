// Queries and results: dialects parse requests into these queries, and backends run them. Pure and browser-safe.
//
// Filters apply to a variant together with its product. A product matches if one variant satisfies all conditions: a size, a
// colour and a price must match on the same variant.

export type Value = string | number | boolean;

export type Filter =
  /** All of the filters; true if there are none. */
  | { readonly kind: "all"; readonly of: readonly Filter[] }
  /** At least one of the filters; false if there are none. */
  | { readonly kind: "any"; readonly of: readonly Filter[] }
  | { readonly kind: "not"; readonly of: Filter }
  /** The attribute has at least one of these values. */
  | { readonly kind: "is"; readonly attribute: string; readonly values: readonly Value[] }
  /** The number is within the range; false if it is missing. */
  | { readonly kind: "within"; readonly attribute: string; readonly range: Range }
  | { readonly kind: "exists"; readonly attribute: string };

export interface Range {
  readonly atLeast?: number;
  readonly above?: number;
  readonly atMost?: number;
  readonly below?: number;
}

/** A choice in a facet. Unlike a filter, it does not affect the counts of that facet. */
export type Refinement = {
  /** True if words of the text chose it: it stays when choices in other facets are cleared. */
  readonly isOfText?: true;
} & (
  | {
      readonly attribute: string;
      /** "and" requires all of the values, "or" at least one. */
      readonly operator: "and" | "or";
      readonly values: readonly Value[];
    }
  | { readonly attribute: string; readonly range: Range }
);

export interface FacetRequest {
  readonly attribute: string;
  /** Maximum number of values; 10,000 by default. */
  readonly limit?: number;
  /** Sorts by descending count and then by value, or by value only. Values are compared by UTF-16 units. */
  readonly sort?: "count" | "value";
  /** Only values with a word that starts with this, ignoring accents and case. */
  readonly matching?: string;
  /** Values that are counted as one, like a size in its different systems. A product with several of them counts once. */
  readonly groups?: readonly FacetGroup[];
}

export interface FacetGroup {
  readonly name: string;
  readonly values: readonly Value[];
}

export interface Sort {
  readonly attribute: string;
  /** Products without the attribute come last in both directions. */
  readonly direction: "ascending" | "descending";
}

export interface Boost {
  readonly filter: Filter;
  readonly weight: number;
  /** True if a backend that cannot apply it may leave it out. */
  readonly isHint?: true;
}

export interface Highlighting {
  readonly fields: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** Rules of the words of a text, if they differ from those of a shop's search box. */
export interface WordRules {
  /** The words that also match as prefixes; "last" by default. */
  readonly prefixes?: "last" | "all" | "none";
  /** False turns spelling correction off. */
  readonly isCorrected?: boolean;
  /** Words of the text that hits may lack. Hits with more of them come first; if all words are optional, a hit has at least one. */
  readonly optional?: readonly string[];
  /** Words that no hit has, in the singular, the plural, as a synonym or, with `hasCompounds`, in another form. They are not part of the text. */
  readonly excluded?: readonly string[];
  /** The shopper's language, whose synonyms apply beside those of every language. */
  readonly language?: string;
  /** False: words find only themselves. */
  readonly hasSynonyms?: boolean;
  /** True: words also find other forms and compounds that end with them, as German has them. */
  readonly hasCompounds?: boolean;
}

export interface SearchQuery {
  readonly text?: string;
  readonly wordRules?: WordRules;
  readonly filter?: Filter;
  readonly refinements?: readonly Refinement[];
  /** If absent, by relevance to the text, then boosts, then popularity. */
  readonly sort?: Sort;
  readonly boosts?: readonly Boost[];
  readonly offset?: number;
  readonly limit?: number;
  /** Fields of the hits; all of them if absent. */
  readonly fields?: readonly string[];
  readonly facets?: readonly FacetRequest[];
  /** True by default: hits and counts are products. False: they are variants. */
  readonly isDistinct?: boolean;
  readonly highlighting?: Highlighting;
  /** Merchandising contexts; only the first ten are used. */
  readonly ruleContexts?: readonly string[];
}

export interface Hit {
  /** Id of the product. */
  readonly id: string;
  /** The matching variant that sorts first. */
  readonly variantId: string;
  /** The requested fields as a JSON object in UTF-8, ready to send. */
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
  /** Number of values before the limit. */
  readonly distinctValues: number;
  /** Counts of the requested groups, in their order. */
  readonly groups?: readonly { readonly name: string; readonly count: number }[];
  /** Only for numbers, and only if there are any. */
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
  /** In the order of the request. */
  readonly facets: readonly FacetResult[];
  /** True if the total and the counts are exact. */
  readonly isExact: boolean;
  /** Identifies this result in click analytics: 32 hexadecimal digits. */
  readonly queryId: string;
  /** Words that were found only in another spelling. */
  readonly corrections: readonly { readonly typed: string; readonly found: string }[];
  /** Contexts of the query that no merchandising rule used; absent if the query has none, or the backend does not report it. */
  readonly unusedRuleContexts?: readonly string[];
  /** The shop's merchandising rules that apply; absent if there are none. */
  readonly rules?: AppliedRules;
}

export interface AppliedRules {
  readonly ids: readonly string[];
  readonly banner?: { readonly text: string; readonly href?: string };
  /** Address of the page to show instead. */
  readonly redirect?: string;
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
  /** One sentence for the author of the query. */
  readonly message: string;
}

export const LIMITS = {
  hitsPerPage: 1_000,
  /** Maximum of offset + limit. Exports should read the catalogue instead. */
  deepestHit: 100_000,
  filterDepth: 32,
  filterNodes: 5_000,
  facets: 100,
  facetValues: 10_000,
  ruleContexts: 10,
  textLength: 512,
  words: 16,
  /** Texts of optional and of excluded words. */
  wordRules: 100,
} as const;

export const everything: Filter = { kind: "all", of: [] };

export const all = (...of: readonly Filter[]): Filter => (of.length === 1 ? of[0]! : { kind: "all", of });
export const any = (...of: readonly Filter[]): Filter => (of.length === 1 ? of[0]! : { kind: "any", of });
export const not = (of: Filter): Filter => ({ kind: "not", of });
export const is = (attribute: string, ...values: readonly Value[]): Filter => ({ kind: "is", attribute, values });
export const within = (attribute: string, range: Range): Filter => ({ kind: "within", attribute, range });
export const exists = (attribute: string): Filter => ({ kind: "exists", attribute });

/** The parts of a filter that must all be true. */
export function conjuncts(filter: Filter): readonly Filter[] {
  if (filter.kind === "all") return filter.of.flatMap(conjuncts);
  if (filter.kind === "any" && filter.of.length === 1) return conjuncts(filter.of[0]!);
  return [filter];
}

/** The filter that a refinement is equivalent to. */
export function refinementFilter(refinement: Refinement): Filter {
  if ("range" in refinement) return within(refinement.attribute, refinement.range);
  const { attribute, operator, values } = refinement;
  if (operator === "or") return is(attribute, ...values);
  return all(...values.map((value) => is(attribute, value)));
}

/** All conditions of a query except for the refinements of one attribute, as the counts of its facet need. */
export function filterWithout(query: SearchQuery, attribute?: string): Filter {
  const refinements = (query.refinements ?? []).filter((refinement) => refinement.attribute !== attribute);
  return all(...(query.filter ? [query.filter] : []), ...refinements.map(refinementFilter));
}

/** The parsed fields of a hit. */
export const readHit = (hit: Hit): Readonly<Record<string, unknown>> => JSON.parse(DECODER.decode(hit.json));

/** The parsed fields of many hits at once, which is faster than one by one. */
export function readHits(hits: readonly Hit[]): readonly Readonly<Record<string, unknown>>[] {
  const bytes = new Uint8Array(hits.reduce((sum, { json }) => sum + json.length + 1, 1));
  let at = 0;
  for (const { json } of hits) {
    bytes[at] = at === 0 ? OPEN : COMMA;
    bytes.set(json, at + 1);
    at += json.length + 1;
  }
  bytes[at] = CLOSE;
  return hits.length === 0 ? [] : JSON.parse(DECODER.decode(bytes));
}

const DECODER = new TextDecoder();
const [OPEN, COMMA, CLOSE] = [0x5b, 0x2c, 0x5d];
