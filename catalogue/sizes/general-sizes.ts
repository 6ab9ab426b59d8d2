// General sizes: a size as a listing of several designers understands it. A merchant's chart may say that a designer's IT 40 is an M,
// which built-in charts call XS; the general size of such a variant is M.
//
// Charts are given from the most specific to the built-in one, as `chartsFor` returns them.

import { groupOf, type SizeChart, type SizeGroup } from "./chart.ts";
import { sizeLabel } from "./systems.ts";

export const generalSize = ([chart, ...wider]: readonly SizeChart[], size: string): string => {
  if (chart === undefined || wider.length === 0) return size;
  const group = groupOf(chart, size);
  const [meaning = size] = group ? meaningsOf(chart, group, wider) : [];
  return generalSize(wider, meaning);
};

/** All general sizes of a group of the first chart, by which filters find it. */
export const generalSizesOf = ([chart, ...wider]: readonly SizeChart[], group: SizeGroup): readonly string[] => {
  if (chart === undefined || wider.length === 0) return group.labels;
  const meanings = meaningsOf(chart, group, wider);
  const labels = meanings.length === 0 ? group.labels : meanings;
  return [...new Set(labels.map((label) => generalSize(wider, label)))];
};

/**
 * The labels of a group that wider charts understand, the best first. Those in the systems of the goods' own labels are what the
 * chart explains, and a designer's own numbers mean nothing elsewhere.
 */
const meaningsOf = (
  { systems, soldIn }: SizeChart,
  { values }: SizeGroup,
  wider: readonly SizeChart[],
): readonly string[] => {
  const naming = wider.at(-1)?.named;
  return systems
    .filter((system) => !soldIn.includes(system) && system !== "NUM")
    .toSorted((one, other) => Number(other === naming) - Number(one === naming))
    .flatMap((system) => (values[system] ?? []).map((value) => sizeLabel(system, value)))
    .filter((label) => wider.some((chart) => groupOf(chart, label) !== undefined));
};
