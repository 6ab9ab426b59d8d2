// What the suggestions dialect is sent, field by field; it answers as the listing dialect does. Types only.

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

/** What is put around the words that were found. */
export interface Marks {
  readonly before: string;
  readonly after: string;
}

/** What is asked of the search box's service. */
export interface SuggestionsRequest {
  readonly text: string;
  readonly language: "zh" | "en";
  /** Of all groups together. */
  readonly limit: number;
  /** Of the suggestions; absent means all of them. */
  readonly fields?: readonly string[];
  readonly marks?: Marks;
  /** Whether the number of suggestions of each type is told. */
  readonly withCounts: boolean;
  /** Products are suggested only with a price in this list. */
  readonly priceList: PriceList;
  /** ISO 3166 alpha-2: what the shop hides from that country is not suggested. Absent: nothing is hidden. */
  readonly country?: string;
}

/** The specification's number of suggestions, which is also the most that can be asked for. */
export const MOST_SUGGESTIONS = 200;
