// Conversion tables of the size guides: a header row and one row for each group, from the same data as the filter.

import type { SizeChart } from "./chart.ts";
import { ONLY_ONE_SIZE, SYSTEM_NAMES, type SizeSystem } from "./systems.ts";

export interface ConversionTable {
  readonly header: readonly { readonly system: SizeSystem; readonly name: string }[];
  /** Values without a label ("42", "39 / 40"); an empty string if a system has none. */
  readonly rows: readonly (readonly string[])[];
}

/** True if columns of the chart's table can be selected. */
export const hasSelectColumns = ({ kind }: Pick<SizeChart, "kind">): boolean =>
  kind !== "gloves" && kind !== "hats" && kind !== "none";

export const conversionTable = (chart: SizeChart, systems: readonly SizeSystem[] = chart.systems): ConversionTable => ({
  header: systems.map((system) => ({ system, name: SYSTEM_NAMES[system] })),
  rows: chart.groups
    .filter((group) => group.name !== ONLY_ONE_SIZE)
    .map((group) => systems.map((system) => (group.values[system] ?? []).join(" / "))),
});
