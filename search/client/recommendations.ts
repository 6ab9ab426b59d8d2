// Recommendations among the hits of a listing.

import { HITS_BEFORE_RECOMMENDATIONS } from "../constants.ts";

/** The hits with the recommended ones behind the first four; none of them stands twice. */
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
