// The size guides and their charts. Every chart of the catalogue with sizes is on one page.

import { ONE_SIZE, SIZE_CHARTS, type SizeChart } from "#catalogue";

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
export const chartsOf = ({ wearer }: Pick<Guide, "wearer">): readonly SizeChart[] =>
  SIZE_CHARTS.filter((chart) => chart !== ONE_SIZE)
    .map((chart) => ({ chart, rank: rankOf(chart, wearer) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ chart }) => chart);

/** The preferred guide of a chart. */
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
  // Belts, hats and rings have shared sizes; unisex cuts come last.
  return id.startsWith("unisex") ? 2 : 1;
}
