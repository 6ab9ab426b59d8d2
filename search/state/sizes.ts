// Sizes in the search state: whole groups of equivalents of the chart that the listing's state calls for.

import type { SizeChart, SizeGroup } from "#catalogue";
import type { RouteDefaults } from "./defaults.ts";
import type { SearchState } from "./model.ts";

/**
 * The groups that a state's sizes belong to; undefined where there is no chart. A function, because charts are large:
 * a page that shows no sizes does not load them. `sizeGroups` of size-filter.ts is the whole one.
 */
export type SizesOf = (state: SearchState, defaults: RouteDefaults) => readonly SizeGroup[] | undefined;

export const withoutCharts: SizesOf = () => undefined;
/** For a listing that was sent the groups of its own chart. */
export const withChart =
  (chart: Pick<SizeChart, "groups"> | undefined): SizesOf =>
  () =>
    chart?.groups;

/** The labels as whole groups: a label brings its equivalents, and what the chart does not have is left out. */
export const fitSizes = (labels: readonly string[], groups: readonly SizeGroup[] | undefined): readonly string[] =>
  groups === undefined ? labels : chosenGroups(labels, groups).flatMap((group) => group.labels);

/**
 * The labels after a change of chart. A size stays where the new chart has the same one with more or fewer systems, as
 * clothing's M is trousers' M; a shoe's IT 38 is not the IT 38 of a coat, nor a hat's M that of a shirt.
 */
export const refitSizes = (
  labels: readonly string[],
  before: readonly SizeGroup[] | undefined,
  after: readonly SizeGroup[] | undefined,
): readonly string[] => {
  if (after === undefined || before === after) return labels;
  const chosen = before === undefined ? [labels] : chosenGroups(labels, before).map((group) => group.labels);
  const isKept = (group: SizeGroup) => chosen.some((old) => contains(old, group.labels) || contains(group.labels, old));
  return after.filter(isKept).flatMap((group) => group.labels);
};

const contains = (labels: readonly string[], others: readonly string[]): boolean =>
  others.length > 0 && others.every((label) => labels.includes(label));

/** The groups of which a label is chosen, in the order in which they were. */
export const chosenGroups = (labels: readonly string[], groups: readonly SizeGroup[]): readonly SizeGroup[] => [
  ...new Set(labels.flatMap((label) => groups.find((group) => group.labels.includes(label)) ?? [])),
];
