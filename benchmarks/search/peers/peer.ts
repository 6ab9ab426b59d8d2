// What is asked of another engine: the same page of hits and facets for the same query.

import type { FacetResult, SearchQuery, SearchResult } from "#search/query";
import type { IndexRecord } from "#search/schema";

export interface Peer {
  readonly name: string;
  /** What its answers lack, if anything. */
  readonly note: string;
  search(query: SearchQuery): PeerAnswer | Promise<PeerAnswer>;
  close(): void | Promise<void>;
}

/** Undefined, with a word why, where it is not installed. */
export type OpenPeer = (
  records: () => Iterable<IndexRecord>,
) => Promise<Peer | { readonly kind: "absent"; readonly reason: string }>;

export interface PeerAnswer {
  readonly total: number;
  /** JSON of the hits. */
  readonly hits: readonly string[];
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

export const PRICE = "eu_eur_price_f";

/** Whether total, every count and the bounds of the price are the same, and as many hits are shown. */
export function agrees(own: SearchResult, answer: PeerAnswer): boolean {
  return (
    own.total === answer.total &&
    own.hits.length === answer.hits.length &&
    own.facets.every((facet) => (facet.attribute === PRICE ? isSamePrice(facet, answer) : isSameCounts(facet, answer)))
  );
}

function isSameCounts({ attribute, values }: FacetResult, { facets }: PeerAnswer): boolean {
  const theirs = facets.get(attribute) ?? new Map<string, number>();
  return theirs.size === values.length && values.every(({ value, count }) => theirs.get(value) === count);
}

const isSamePrice = ({ stats }: FacetResult, { price }: PeerAnswer): boolean =>
  stats?.min === price?.min && stats?.max === price?.max;

/** Folded words, for engines that cut text as they like. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
