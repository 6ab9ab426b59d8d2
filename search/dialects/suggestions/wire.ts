// Types of the suggestions dialect's requests. Responses are those of the listing dialect.

import type { PriceList } from "#catalogue";

export interface SuggestionsBody {
  readonly platform?: string;
  readonly lang?: "zh_CN" | "en_US";
  readonly return_hits?: boolean;
  readonly return_facets?: boolean;
  readonly fetch_fields?: readonly string[];
  readonly summary?: Marks;
  readonly price_list?: PriceList;
  readonly country?: string;
  readonly query_clause_info: {
    readonly query_text?: string;
    readonly config_info?: { readonly start?: 0; readonly hit?: number };
  };
}

/** Markup around the matching words. */
export interface Marks {
  readonly before: string;
  readonly after: string;
}

/** A parsed request for suggestions. */
export interface SuggestionsRequest {
  readonly text: string;
  readonly language: "zh" | "en";
  /** For all groups together. */
  readonly limit: number;
  /** Fields of the suggestions; all of them if absent. */
  readonly fields?: readonly string[];
  readonly marks?: Marks;
  /** True to include the number of suggestions of each type. */
  readonly withCounts: boolean;
  /** Only products with a price in this list are suggested. */
  readonly priceList: PriceList;
  /** ISO 3166 alpha-2. Products blocked in this country are not suggested. */
  readonly country?: string;
}

/** Default and maximum number of suggestions. */
export const MOST_SUGGESTIONS = 200;
