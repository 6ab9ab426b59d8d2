// Sizes in the search state: always whole groups of equivalents of the listing's size chart.

import type { SizeChart, SizeGroup } from "#catalogue";
import type { RouteDefaults } from "./defaults.ts";
import type { SearchState } from "./model.ts";

/**
 * The size groups of a state; undefined without a size chart. It is passed as a function because charts are large, and pages
 * without sizes must not load them. `sizeGroupsIn` in size-filter.ts knows all charts.
 */
export type SizesOf = (state: SearchState, defaults: RouteDefaults) => readonly SizeGroup[] | undefined;

export const withoutCharts: SizesOf = () => undefined;
/** For a listing that received only its own chart. */
export const withChart =
  (chart: Pick<SizeChart, "groups"> | undefined): SizesOf =>
  () =>
    chart?.groups;

/** Completes labels to whole groups, and drops those that the chart does not have. */
export const fitSizes = (labels: readonly string[], groups: readonly SizeGroup[] | undefined): readonly string[] =>
  groups === undefined ? labels : chosenGroups(labels, groups).flatMap((group) => group.labels);

/**
 * Converts labels to another chart. A size remains if the new chart has the same group with more or fewer systems, like M in
 * clothing and trousers. IT 38 of a shoe is not IT 38 of a coat.
 */
export const refitSizes = (
  labels: readonly string[],
  before: readonly SizeGroup[] | undefined,
  after: readonly SizeGroup[] | undefined,
): readonly string[] => {
  if (after === undefined || before === after) return labels;
  const chosen = before === undefined ? [labels] : chosenGroups(labels, before).map((group) => group.labels);
  const remains = (group: SizeGroup) =>
    chosen.some((old) => contains(old, group.labels) || contains(group.labels, old));
  return after.filter(remains).flatMap((group) => group.labels);
};

const contains = (labels: readonly string[], others: readonly string[]): boolean =>
  others.length > 0 && others.every((label) => labels.includes(label));

/** The groups of the labels, in the order of the labels. */
export const chosenGroups = (labels: readonly string[], groups: readonly SizeGroup[]): readonly SizeGroup[] => [
  ...new Set(labels.flatMap((label) => groups.find((group) => group.labels.includes(label)) ?? [])),
];
