// The shopper's own sizes among those of a listing.

import type { SearchState } from "#search/state";
import { forgetSizes, rememberSize, useMySizes } from "#storefront/features/my-sizes/my-sizes.ts";
import type { SizeFacet } from "../listing-data.ts";
import { shownSizes } from "../listing-view.tsx";

type ShownSize = ReturnType<typeof shownSizes>[number];

/** The shopper's sizes that are not selected and have products: the latest first, those of a designer's chart before general ones. */
export function useOwnSizes(sizes: SizeFacet, state: SearchState): readonly ShownSize[] {
  const { chart, general } = sizes;
  const names = useMySizes(chart);
  const generalNames = useMySizes(general?.chart);
  const open = shownSizes(sizes, state).filter(({ isChosen }) => !isChosen);
  const own = [
    ...names.map((name) => open.find(({ group }) => group.name === name)),
    ...generalNames.map((name) => open.find(({ group }) => general?.names[group.name] === name)),
  ];
  return [...new Set(own)].filter((size) => size !== undefined);
}

/** Remembers a size that is being selected. */
export const remember = ({ chart, general }: SizeFacet, { group, isChosen }: ShownSize): void => {
  if (isChosen) return;
  const name = general?.names[group.name];
  if (general && name !== undefined) rememberSize(general.chart, name);
  rememberSize(chart, group.name);
};

/** Forgets the sizes of both charts, so that none comes back. */
export const forget = ({ chart, general }: SizeFacet): void => {
  for (const one of [chart, general?.chart]) if (one !== undefined) forgetSizes(one);
};
