// The built-in size charts in the form of a merchant's, to start from.

import {
  DEFAULT_TAXONOMY,
  type MeasureName,
  type MeasuredCell,
  type MerchantChart,
  type SizeChart,
  type SizeKind,
  type SizeSystem,
} from "#catalogue";

export function builtInChart(chart: SizeChart): MerchantChart {
  const { id, name, kind, wearers, named, soldIn, rows, measures = [] } = chart;
  const systems: readonly SizeSystem[] = [...new Set([named, ...chart.systems])];
  const departments = DEFAULT_TAXONOMY.departments
    .filter(({ wearer }) => wearer && wearers.includes(wearer))
    .map(({ value }) => value);
  return {
    id: `own-${id}`,
    names: { en: name },
    kind: kind as Exclude<SizeKind, "none">,
    ...(departments.length > 0 && { departments }),
    systems,
    soldIn,
    rows: rows.map((row) => systems.map((system) => (row[system] ?? []).join(", "))),
    ...(measures.length > 0 && {
      measurements: Object.fromEntries(measures.map((measure) => [measure.name, measure.cm.map(cellOf)])) as {
        [Name in MeasureName]?: readonly MeasuredCell[];
      },
    }),
  };
}

const cellOf = ([from, to]: readonly number[]): MeasuredCell =>
  from === undefined ? null : to === undefined ? from : [from, to];
