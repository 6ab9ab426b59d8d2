// Types of the listing dialect's requests and responses. docs/search-api.md documents them.

import type { Reading } from "../../intent/reading.ts";
import type { AppliedRules, FacetCount, FacetResult, Highlight, Value } from "../../query.ts";

export interface ListingRequest {
  readonly platform?: string;
  readonly return_hits?: boolean;
  readonly return_facets?: boolean;
  readonly fetch_fields?: readonly string[];
  readonly summary?: WireSummary;
  readonly rule_contexts?: readonly string[];
  /** Adds `ids` to the result, for clients that fetch fields without the ids. */
  readonly return_ids?: boolean;
  /** Reads the text as pages do, and adds `interpretation` to the result if it is not searched as typed. */
  readonly interpret?: boolean;
  readonly query_clause_info: ListingClauses;
}

export interface ListingClauses {
  readonly query_text?: string;
  readonly word_rules?: WireWordRules;
  readonly query_filter?: string;
  readonly refinements?: readonly WireRefinement[];
  readonly sort?: string;
  readonly boosts?: readonly { readonly query_filter: string; readonly weight: number }[];
  readonly config_info?: { readonly start?: number; readonly hit?: number };
  readonly facets?: readonly WireFacet[];
  readonly uniq_field?: "product_id" | "";
}

export interface WireWordRules {
  readonly prefixes?: "last" | "all" | "none";
  readonly corrected?: boolean;
  readonly optional?: readonly string[];
  readonly excluded?: readonly string[];
  readonly language?: string;
  readonly synonyms?: boolean;
  readonly compounds?: boolean;
}

export type WireRefinement =
  | { readonly field: string; readonly operator: "and" | "or"; readonly values: readonly Value[] }
  | { readonly field: string; readonly range: WireRange };

export interface WireRange {
  readonly gte?: number;
  readonly gt?: number;
  readonly lte?: number;
  readonly lt?: number;
}

export interface WireFacet {
  readonly field: string;
  readonly limit?: number;
  readonly sort?: "count" | "value";
  readonly match?: string;
  readonly groups?: readonly { readonly name: string; readonly values: readonly Value[] }[];
}

export interface WireSummary {
  readonly fields: readonly string[];
  readonly before: string;
  readonly after: string;
  /** Adds `_matches` to the hits. */
  readonly matches?: boolean;
}

/** The fields of a hit as stored in the index, and `_summary` and `_matches` if they were requested. */
export type WireHit = Readonly<Record<string, unknown>> & {
  readonly _summary?: Readonly<Record<string, string>>;
  readonly _matches?: Readonly<Record<string, Omit<Highlight, "text">>>;
};

export interface WireFacetResult {
  readonly field: string;
  readonly values: readonly FacetCount[];
  readonly distinct_values: number;
  readonly stats?: NonNullable<FacetResult["stats"]>;
  readonly groups?: NonNullable<FacetResult["groups"]>;
}

export interface WireReading extends Omit<Reading, "hasMatches"> {
  readonly has_matches: boolean;
}

export type ListingResponse =
  | {
      readonly status: "OK";
      readonly query_id: string;
      readonly result: {
        readonly total: number;
        readonly num: number;
        readonly exact: boolean;
        readonly corrections: readonly { readonly typed: string; readonly found: string }[];
        readonly facets: readonly WireFacetResult[];
        readonly hits: readonly WireHit[];
        /** Ids of the product and the variant of each hit. */
        readonly ids?: readonly (readonly [product: string, variant: string])[];
        /** For suggestions without hits: the nearest text with products. */
        readonly nearest?: string;
        readonly unused_rule_contexts?: readonly string[];
        readonly interpretation?: WireReading;
        /** Ids of the merchandising rules that apply. */
        readonly applied_rules?: readonly string[];
        readonly banner?: NonNullable<AppliedRules["banner"]>;
        readonly redirect?: string;
      };
      readonly errors: readonly [];
    }
  | { readonly status: "ERROR"; readonly errors: readonly WireError[] };

export interface WireError {
  readonly code: string;
  readonly message: string;
}
