// A size chart: groups of equivalent sizes in several systems, and the questions one asks of it.

import { ONLY_ONE_SIZE, sizeLabel, type SizeSystem } from "./systems.ts";

export interface SizeGroup {
  /** What the size filter shows: "M", "IT 38", "85 cm". */
  readonly name: string;
  /** Every equivalent label, the name among them. */
  readonly labels: readonly string[];
  /** The labels joined by hyphens: "M-IT 42-FR 38". */
  readonly children: string;
  /** The bare values of each system: { IT: ["42"] }; more than one where a letter spans several (collars, waists). */
  readonly values: SizeValues;
}

export type SizeValues = { readonly [System in SizeSystem]?: readonly string[] };

export interface SizeChart {
  readonly id: string;
  readonly name: string;
  /** In the order of the conversion table's columns. */
  readonly systems: readonly SizeSystem[];
  /** From the smallest to the largest, after "Only One Size" where the chart has it. */
  readonly groups: readonly SizeGroup[];
  /** The systems in which designers label such products, the most usual first. */
  readonly soldIn: readonly SizeSystem[];
  /** Whether a column of its conversion table can be selected and so highlighted. */
  readonly hasSelectColumns: boolean;
}

/** The group that a size belongs to; undefined when the chart does not have the size. */
export const groupOf = (chart: SizeChart, size: string): SizeGroup | undefined =>
  chart.groups.find((group) => group.labels.includes(size));

/** Where a size stands in the chart, for sorting; sizes that it does not have come last. */
export const sizeRank = (chart: SizeChart, size: string): number => {
  const rank = chart.groups.findIndex((group) => group.labels.includes(size));
  return rank === -1 ? chart.groups.length : rank;
};

/** The labels that products of the chart are sold in, smallest first, in one of its `soldIn` systems. */
export const sizesOffered = (chart: SizeChart, system: SizeSystem | undefined = chart.soldIn[0]): readonly string[] => {
  if (system === undefined) return chart.groups.map((group) => group.name);
  return chart.groups
    .filter((group) => group.name !== ONLY_ONE_SIZE)
    .flatMap((group) => (group.values[system] ?? []).map((value) => sizeLabel(system, value)));
};

/**
 * A size in another system. Several labels when the size spans several there (M is a collar of 39 and 40 cm);
 * none when the chart does not know.
 */
export const convertSize = (chart: SizeChart, size: string, to: SizeSystem): readonly string[] => {
  const group = groupOf(chart, size);
  if (group === undefined) return [];
  const values = group.values[to] ?? [];
  const labels = values.map((value) => sizeLabel(to, value));
  // A cell that holds as many values as the size's own is read side by side: 15.5 in is 39 cm, 15.75 in is 40 cm.
  const own = chart.systems.map((system) => (group.values[system] ?? []).map((value) => sizeLabel(system, value)));
  const cell = own.find((labelsOfSystem) => labelsOfSystem.includes(size));
  const label = cell?.length === labels.length ? labels[cell.indexOf(size)] : undefined;
  return label === undefined ? labels : [label];
};

export interface ChartDefinition {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly SizeValues[];
  /** The system whose first value names a group. */
  readonly named: SizeSystem;
  readonly soldIn: readonly SizeSystem[];
  readonly hasOnlyOneSize?: boolean;
  readonly hasSelectColumns?: boolean;
}

export const defineChart = (definition: ChartDefinition): SizeChart => {
  const { id, name, rows, named, soldIn, hasOnlyOneSize = false, hasSelectColumns = true } = definition;
  const systems = [...new Set(rows.flatMap((row) => Object.keys(row) as SizeSystem[]))];
  const groups = rows.map((row) => groupFrom(row, named));
  return {
    id,
    name,
    systems,
    groups: hasOnlyOneSize ? [ONE_SIZE_GROUP, ...groups] : groups,
    soldIn,
    hasSelectColumns,
  };
};

/**
 * Rows of a written table: the first line names the systems, every other is a group; columns are parted by spaces,
 * a dot is an empty cell, commas part several values in one.
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

/** The rows of one table with the further systems of another, matched by their letters. */
export const withColumns = (rows: readonly SizeValues[], more: readonly SizeValues[]): readonly SizeValues[] =>
  rows.map((row) => ({ ...row, ...more.find((one) => one.INT?.[0] === row.INT?.[0]) }));

const groupFrom = (values: SizeValues, named: SizeSystem): SizeGroup => {
  const labels = (Object.keys(values) as SizeSystem[]).flatMap((system) =>
    (values[system] ?? []).map((value) => sizeLabel(system, value)),
  );
  return { name: sizeLabel(named, values[named]?.[0] ?? ""), labels, children: labels.join("-"), values };
};

const ONE_SIZE_GROUP: SizeGroup = {
  name: ONLY_ONE_SIZE,
  labels: [ONLY_ONE_SIZE],
  children: ONLY_ONE_SIZE,
  values: { INT: [ONLY_ONE_SIZE] },
};

/** The chart of everything that has no size: bags, scarves, sunglasses. */
export const ONE_SIZE: SizeChart = {
  id: "one-size",
  name: "One size",
  systems: ["INT"],
  groups: [ONE_SIZE_GROUP],
  soldIn: [],
  hasSelectColumns: false,
};
