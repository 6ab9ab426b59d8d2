// Selecting sizes in the filter: a group counts as one size.

import type { SizeGroup } from "./chart.ts";

export const isGroupChosen = (chosen: readonly string[], group: SizeGroup): boolean =>
  group.labels.some((label) => chosen.includes(label));

/** Adds all labels of a group to the selection, or removes them. */
export const toggleGroup = (chosen: readonly string[], group: SizeGroup): readonly string[] => {
  const others = chosen.filter((label) => !group.labels.includes(label));
  return isGroupChosen(chosen, group) ? others : [...others, ...group.labels];
};
