// Choosing sizes in the filter: a group is chosen and counted as one, whatever its labels.

import type { SizeChart, SizeGroup } from "./chart.ts";

export const isGroupChosen = (chosen: readonly string[], group: SizeGroup): boolean =>
  group.labels.some((label) => chosen.includes(label));

/** The chosen sizes after a press on a group: all of its labels are put in, or all taken out. */
export const toggleGroup = (chosen: readonly string[], group: SizeGroup): readonly string[] => {
  const others = chosen.filter((label) => !group.labels.includes(label));
  return isGroupChosen(chosen, group) ? others : [...others, ...group.labels];
};

/** How many options of the chart show as selected; labels that no option shows do not count. */
export const countChosen = (chart: SizeChart, chosen: readonly string[]): number =>
  chart.groups.filter((group) => isGroupChosen(chosen, group)).length;
