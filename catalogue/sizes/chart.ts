// A size chart: groups of equivalent sizes in several systems, with lookups and conversions.

import type { MeasureName, SizeKind, Wearer } from "../size-kinds.ts";
import type { Names } from "../taxonomy/data.ts";
import { chartSizeOf, ONLY_ONE_SIZE, sizeLabel, type SizeSystem } from "./systems.ts";

export interface SizeGroup {
  /** Label in the size filter: "M", "IT 38", "85 cm". */
  readonly name: string;
  /** All equivalent labels, including the name. */
  readonly labels: readonly string[];
  /** The labels joined by hyphens: "M-IT 42-FR 38". */
  readonly children: string;
  /** Values of each system without a label: { IT: ["42"] }; several if a letter spans several (collars, waists). */
  readonly values: SizeValues;
}

export type SizeValues = { readonly [System in SizeSystem]?: readonly string[] };

/** A measurement of the body. */
export interface Measure {
  readonly name: MeasureName;
  /** For each row of the chart; several values if a size spans them, none if unknown. */
  readonly cm: readonly (readonly number[])[];
}

/** A chart as plain data. Pages receive it in this form, and make the chart with `defineChart`. */
export interface ChartDefinition {
  readonly id: string;
  readonly name: string;
  readonly kind: SizeKind;
  /** Usual wearers, which decide where guides show the chart. */
  readonly wearers: readonly Wearer[];
  /** From the smallest to the largest size. */
  readonly rows: readonly SizeValues[];
  /** The system whose first value names a group. */
  readonly named: SizeSystem;
  /** The systems in which designers label such products, the most usual first. */
  readonly soldIn: readonly SizeSystem[];
  /** Further names of systems, whose labels have the same values: shoes in EU 40 are IT 40. They have no column. */
  readonly alsoCalled?: { readonly [System in SizeSystem]?: SizeSystem };
  /** Systems that only shoppers of markets that read them see. */
  readonly onlyAtHome?: readonly SizeSystem[];
  readonly hasOnlyOneSize?: boolean;
  /** None for charts whose sizes are measurements themselves, such as belts and hats. */
  readonly measures?: readonly Measure[];
}

export interface SizeChart extends ChartDefinition {
  /** Only for charts of the merchant. Names of the built-in ones are interface texts. */
  readonly names?: Names;
  /** In the order of the conversion table's columns. */
  readonly systems: readonly SizeSystem[];
  /** The rows, after "Only One Size" if the chart has it. */
  readonly groups: readonly SizeGroup[];
}

/** Sizes of a chart in all systems, which the address of a listing can have all at once. */
export const MOST_SIZES = 220;

/** The group of a size; undefined if the chart does not have the size. */
export const groupOf = (chart: SizeChart, size: string): SizeGroup | undefined =>
  chart.groups.find((group) => group.labels.includes(chartSizeOf(size)));

/** True if labels of the system are the chart's. */
export const hasSystem = ({ systems, alsoCalled = {} }: SizeChart, system: SizeSystem): boolean =>
  systems.includes(system) || alsoCalled[system] !== undefined;

/** The labels that products of the chart are sold in, smallest first, in one of its `soldIn` systems. */
export const sizesOffered = (chart: SizeChart, system: SizeSystem | undefined = chart.soldIn[0]): readonly string[] => {
  if (system === undefined) return chart.groups.map((group) => group.name);
  return chart.groups
    .filter((group) => group.name !== ONLY_ONE_SIZE)
    .flatMap((group) => (group.values[system] ?? []).map((value) => sizeLabel(system, value)));
};

/**
 * Converts a size to another system. The result has several labels if the size spans several (M is a collar of 39 and 40 cm),
 * and none if the chart has no equivalent.
 */
export const convertSize = (chart: SizeChart, size: string, to: SizeSystem): readonly string[] => {
  const group = groupOf(chart, size);
  if (group === undefined) return [];
  const values = group.values[to] ?? [];
  const labels = values.map((value) => sizeLabel(to, value));
  // Cells with the same number of values correspond one to one: 15.5 in is 39 cm, 15.75 in is 40 cm.
  const own = chart.systems.map((system) => (group.values[system] ?? []).map((value) => sizeLabel(system, value)));
  const charted = chartSizeOf(size);
  const cell = own.find((labelsOfSystem) => labelsOfSystem.includes(charted));
  const label = cell?.length === labels.length ? labels[cell.indexOf(charted)] : undefined;
  return label === undefined ? labels : [label];
};

export const defineChart = (definition: ChartDefinition): SizeChart => {
  const { rows, hasOnlyOneSize = false } = definition;
  const systems = [...new Set(rows.flatMap((row) => Object.keys(row) as SizeSystem[]))];
  const groups = rows.map((row) => groupFrom(row, definition));
  return { ...definition, systems, groups: hasOnlyOneSize ? [ONE_SIZE_GROUP, ...groups] : groups };
};

export const definitionOf = (chart: SizeChart): ChartDefinition => {
  const { names: _names, systems: _systems, groups: _groups, ...definition } = chart;
  return definition;
};

/**
 * Parses a table: the first line names the systems, every other line is a group. Columns are separated by spaces,
 * a dot is an empty cell, and commas separate several values in a cell.
 */
export const sizeRows = (table: string): readonly SizeValues[] => {
  const [head = [], ...lines] = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/u));
  return lines.map((cells) =>
    Object.fromEntries(
      head.flatMap((system, column) => {
        const cell = cells[column] ?? ".";
        return cell === "." ? [] : [[system, cell.split(",")]];
      }),
    ),
  );
};

/** Adds the systems of another table to the rows, matched by their letters. */
export const withColumns = (rows: readonly SizeValues[], more: readonly SizeValues[]): readonly SizeValues[] =>
  rows.map((row) => ({ ...row, ...more.find((one) => one.INT?.[0] === row.INT?.[0]) }));

const groupFrom = (values: SizeValues, { named, alsoCalled = {} }: ChartDefinition): SizeGroup => {
  const own = (Object.keys(values) as SizeSystem[]).map((system) => [system, system] as const);
  const further = Object.entries(alsoCalled) as [SizeSystem, SizeSystem][];
  const labels = [...own, ...further].flatMap(([name, system]) =>
    (values[system] ?? []).map((value) => sizeLabel(name, value)),
  );
  return { name: sizeLabel(named, values[named]?.[0] ?? ""), labels, children: labels.join("-"), values };
};

const ONE_SIZE_GROUP: SizeGroup = {
  name: ONLY_ONE_SIZE,
  labels: [ONLY_ONE_SIZE],
  children: ONLY_ONE_SIZE,
  values: { INT: [ONLY_ONE_SIZE] },
};

/** The chart of products without sizes: bags, scarves, sunglasses. */
export const ONE_SIZE: SizeChart = {
  id: "one-size",
  name: "One size",
  kind: "none",
  wearers: [],
  rows: [],
  named: "INT",
  soldIn: [],
  hasOnlyOneSize: true,
  systems: ["INT"],
  groups: [ONE_SIZE_GROUP],
};
