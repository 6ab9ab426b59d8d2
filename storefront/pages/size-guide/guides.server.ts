// The size guides and their charts. Every chart that goods of the shop may have is in one of them.

import { chartsOfShop, isKidsWearer, type SizeChart, type Taxonomy } from "#catalogue";

export const GUIDES = [
  { wearer: "women", path: "/sizeGuideWomens" },
  { wearer: "men", path: "/sizeGuideMens" },
  { wearer: "kids", path: "/sizeGuideKids" },
] as const;

export type Guide = (typeof GUIDES)[number];

/** The guide of a path without country prefix, ignoring case. */
export const guideAt = (path: string): Guide | undefined =>
  GUIDES.find((guide) => guide.path.toLowerCase() === path.toLowerCase());

/** The wearer's charts first, then shared ones. */
export const chartsOf = ({ wearer }: Pick<Guide, "wearer">, taxonomy: Taxonomy): readonly SizeChart[] =>
  chartsOfShop(taxonomy)
    .map((chart) => ({ chart, rank: rankOf(chart, wearer) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ chart }) => chart);

/** The preferred guide of a chart. */
export const guideOf = (chart: SizeChart): Guide =>
  GUIDES.find(({ wearer }) => rankOf(chart, wearer) !== undefined) ?? GUIDES[0];

/** Belts, hats and rings have shared sizes; unisex cuts come last. Undefined if the chart is for others. */
function rankOf({ wearers }: SizeChart, wearer: Guide["wearer"]): number | undefined {
  if (wearer === "kids") return wearers.some(isKidsWearer) ? 0 : undefined;
  if (wearers.includes(wearer)) return wearers.length === 1 ? 0 : 1;
  return wearers.includes("unisex") ? 2 : undefined;
}
