// A case of the contract: a query of the small corpus and the expected result.

import type { Refusal, SearchQuery } from "../query.ts";

/** A feature that a backend may lack. It declares the reason, and the cases are skipped with it. */
export type Feature =
  | "boosts"
  | "characters"
  | "compounds"
  | "corrections"
  | "deep-filters"
  | "facet-groups"
  | "facet-matching"
  | "facet-sums"
  | "generated"
  | "highlighting"
  | "inflection"
  | "many-facet-values"
  | "relevance-order"
  | "rule-contexts"
  | "spelling"
  | "synonyms"
  | "variants-as-hits"
  | "whole-replacement";

export interface Case {
  readonly title: string;
  readonly query: SearchQuery;
  readonly needs?: Feature;
  /** Ids of the products, in any order. */
  readonly found?: string;
  /** The same, in the order of the hits. */
  readonly inOrder?: string;
  /** Ids of the variants of the hits, in order. */
  readonly variants?: string;
  readonly total?: number;
  /** Keyed by attribute: "value:count" in order, separated by commas. */
  readonly facets?: Readonly<Record<string, string>>;
  /** Keyed by attribute: "group:count" in order, separated by commas. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Number of values of a facet. */
  readonly distinctValues?: Readonly<Record<string, number>>;
  /** Keyed by attribute; null if there must be none. */
  readonly stats?: Readonly<Record<string, { readonly min: number; readonly max: number } | null>>;
  readonly sums?: Readonly<Record<string, { readonly sum: number; readonly average: number }>>;
  /** "typed→found", in order, separated by commas. */
  readonly corrections?: string;
  readonly refused?: Refusal["reason"];
}

export const EVERY = "p1 p2 p3 p4 p5 p6 p7 p8 p9 p10";
