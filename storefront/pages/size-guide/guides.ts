// The size guides: whose charts stand on which page. Every chart of the catalogue that has sizes stands on one. Pure.

import { ONE_SIZE, SIZE_CHARTS, type SizeChart } from "#catalogue";

export const GUIDES = [
  { wearer: "women", path: "/sizeGuideWomens" },
  { wearer: "men", path: "/sizeGuideMens" },
  { wearer: "kids", path: "/sizeGuideKids" },
] as const;

export type Guide = (typeof GUIDES)[number];

/** The guide at a path without country prefix, in whatever case it is written. */
export const guideAt = (path: string): Guide | undefined =>
  GUIDES.find((guide) => guide.path.toLowerCase() === path.toLowerCase());

/** Of one's own first, then what everyone shares. */
export const chartsOf = ({ wearer }: Pick<Guide, "wearer">): readonly SizeChart[] =>
  SIZE_CHARTS.filter((chart) => chart !== ONE_SIZE)
    .map((chart) => ({ chart, rank: rankOf(chart, wearer) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ chart }) => chart);

/** The guide that a chart is best looked up in. */
export const guideOf = (chart: SizeChart): Guide =>
  GUIDES.find((guide) => chartsOf(guide).includes(chart)) ?? GUIDES[0];

const OWN: Readonly<Record<Guide["wearer"], readonly string[]>> = {
  women: ["womens"],
  men: ["mens", "shirts"],
  kids: ["kids", "baby", "child", "teen"],
};

function rankOf({ id }: SizeChart, wearer: Guide["wearer"]): number | undefined {
  const begins = (prefixes: readonly string[]) => prefixes.some((prefix) => id.startsWith(prefix));
  if (begins(OWN[wearer])) return 0;
  const isOthers = Object.values(OWN).some(begins);
  if (isOthers || wearer === "kids") return undefined;
  // Belts, hats and rings are sized alike for both; what is cut for both comes last.
  return id.startsWith("unisex") ? 2 : 1;
}
