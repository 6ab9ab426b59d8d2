// The interface of other engines: a page of hits and facets for a query.

import type { FacetResult, SearchQuery, SearchResult } from "#search/query";
import type { IndexRecord } from "#search/schema";

export interface Peer {
  readonly name: string;
  /** Limitations of its results. */
  readonly note: string;
  search(query: SearchQuery): PeerAnswer | Promise<PeerAnswer>;
  close(): void | Promise<void>;
}

/** Returns the reason if the engine is not installed. */
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

/** True if the total, all counts, the price bounds and the number of hits are equal. */
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

/** Folded words, for engines with other tokenisers. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
