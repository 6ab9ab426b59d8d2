// Inserts recommendations into the hits of a listing.

import { HITS_BEFORE_RECOMMENDATIONS } from "../constants.ts";

/** Inserts recommendations after the first four hits, without duplicates. */
export const withRecommendations = <Item>(
  hits: readonly Item[],
  recommended: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] => {
  const seen = new Set(hits.map(idOf));
  const fresh = recommended.filter((item) => {
    const id = idOf(item);
    return !seen.has(id) && seen.add(id);
  });
  return [...hits.slice(0, HITS_BEFORE_RECOMMENDATIONS), ...fresh, ...hits.slice(HITS_BEFORE_RECOMMENDATIONS)];
};
