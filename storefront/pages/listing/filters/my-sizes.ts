// The shopper's own sizes among those of a listing.

import type { SearchState } from "#search/state";
import { rememberSize, useMySizes } from "#storefront/features/my-sizes/my-sizes.ts";
import type { SizeFacet } from "../listing-data.ts";
import { shownSizes } from "../listing-view.tsx";

type ShownSize = ReturnType<typeof shownSizes>[number];

/** Those that are not selected and have products; the latest first. */
export function useOwnSizes(sizes: SizeFacet, state: SearchState): readonly ShownSize[] {
  const names = useMySizes(sizes.chart);
  const shown = shownSizes(sizes, state);
  return names.flatMap((name) => shown.find(({ group, isChosen }) => group.name === name && !isChosen) ?? []);
}

/** Remembers a size that is being selected. */
export const remember = ({ chart }: SizeFacet, { group, isChosen }: ShownSize): void => {
  if (!isChosen) rememberSize(chart, group.name);
};
