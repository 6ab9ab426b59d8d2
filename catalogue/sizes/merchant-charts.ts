// The charts that a merchant adds: which goods they apply to, and the same form as the built-in ones.

import { MEASURE_NAMES, type SizeKind, type Wearer } from "../size-kinds.ts";
import { toHandle, toSlug } from "../slugs.ts";
import type { MerchantChart } from "../taxonomy/merchant-chart.ts";
import { type Category, nameIn, type ProductType } from "../taxonomy/nodes.ts";
import type { Taxonomy } from "../taxonomy/taxonomy.ts";
import { type ChartDefinition, defineChart, type SizeChart, type SizeValues } from "./chart.ts";

interface SizedGoods {
  readonly goods: Category | ProductType;
  /** Kinds of charts that they may have, the best first. */
  readonly kinds: readonly SizeKind[];
  /** Ids. */
  readonly departments: readonly string[];
  readonly designer: string | undefined;
}

/** The merchant's charts for goods, the most specific first. */
export const merchantChartsFor = (
  taxonomy: Taxonomy,
  { goods, kinds, departments, designer }: SizedGoods,
): readonly SizeChart[] => {
  if (taxonomy.charts.length === 0) return NONE;
  const wearers = wearersIn(taxonomy, departments);
  const maker = designer === undefined ? undefined : toHandle(designer);
  const rules = rulesOf(taxonomy).filter((rule) => appliesTo(rule, taxonomy, goods, wearers, maker));
  return [...new Set(kinds)].flatMap((kind) => rules.flatMap(({ chart }) => (chart.kind === kind ? [chart] : [])));
};

const NONE: readonly SizeChart[] = [];

/** In the merchant's order. */
export const merchantCharts = (taxonomy: Taxonomy): readonly SizeChart[] => {
  const byId = new Map(rulesOf(taxonomy).map(({ chart }) => [chart.id, chart]));
  return taxonomy.charts.flatMap(({ id }) => byId.get(id) ?? []);
};

/** A chart with its criteria as ids. */
interface Rule {
  readonly chart: SizeChart;
  readonly specificity: number;
  readonly designers: ReadonlySet<string> | undefined;
  readonly types: ReadonlySet<string> | undefined;
  readonly categories: ReadonlySet<string> | undefined;
  readonly departments: ReadonlySet<string> | undefined;
}

/** Made once for each taxonomy, so that a chart stays the same object. */
function rulesOf(taxonomy: Taxonomy): readonly Rule[] {
  const known = made.get(taxonomy);
  if (known !== undefined) return known;
  const rules = taxonomy.charts
    .map((data) => ruleOf(data, taxonomy))
    .toSorted((one, other) => other.specificity - one.specificity);
  made.set(taxonomy, rules);
  return rules;
}

const made = new WeakMap<Taxonomy, readonly Rule[]>();

function ruleOf(data: MerchantChart, taxonomy: Taxonomy): Rule {
  const { designers, types, categories, departments } = data;
  const known = departments?.map(toSlug).filter((id) => taxonomy.department(id) !== undefined);
  const within = known?.flatMap((id) => taxonomy.wearersOf(id));
  return {
    chart: chartOf(data, within && [...new Set(within.map((id) => taxonomy.department(id)?.wearer ?? "unisex"))]),
    // A designer outweighs all else, then the type, the category, and the fewest departments.
    specificity:
      (designers ? 8 : 0) + (types ? 4 : 0) + (categories ? 2 : 0) + (within ? 1 / Math.max(1, within.length) : 0),
    designers: designers && new Set(designers.map(toHandle)),
    types: types && new Set(types.map((type) => taxonomy.typeNamed(type)?.id ?? "")),
    categories: categories && new Set(categories.map(toSlug)),
    departments: within && new Set(within),
  };
}

const appliesTo = (
  { designers, types, categories, departments }: Rule,
  taxonomy: Taxonomy,
  goods: Category | ProductType,
  wearers: readonly string[],
  designer: string | undefined,
): boolean =>
  (designers === undefined || (designer !== undefined && designers.has(designer))) &&
  (types === undefined || ("category" in goods && types.has(goods.id))) &&
  (categories === undefined || categories.has("category" in goods ? goods.category : goods.id)) &&
  (departments === undefined
    ? !wearers.every((id) => taxonomy.isKids(id))
    : wearers.every((id) => departments.has(id)));

/** Ids of departments without parts. A product or listing of no department is for everyone but children. */
function wearersIn(taxonomy: Taxonomy, departments: readonly string[]): readonly string[] {
  const named = departments.filter((id) => taxonomy.department(id) !== undefined);
  if (named.length > 0) return named.flatMap((id) => taxonomy.wearersOf(id));
  return taxonomy.wearers.filter((id) => !taxonomy.isKids(id));
}

const EVERYONE: readonly Wearer[] = ["women", "men", "unisex"];

function chartOf(
  { id, names, kind, systems, soldIn, rows, measurements = {} }: MerchantChart,
  wearers: readonly Wearer[] = EVERYONE,
): SizeChart {
  const definition: ChartDefinition = {
    id,
    name: nameIn(names),
    kind,
    wearers,
    rows: rows.map((cells) => valuesOf(systems, cells)),
    named: systems[0] ?? "INT",
    soldIn: soldIn ?? systems.slice(0, 1),
    hasOnlyOneSize: kind !== "shoes",
    measures: MEASURE_NAMES.filter((name) => measurements[name]).map((name) => ({
      name,
      cm: (measurements[name] ?? []).map((cell) => (cell === null ? [] : [cell].flat())),
    })),
  };
  return { ...defineChart(definition), names };
}

const valuesOf = (systems: MerchantChart["systems"], cells: readonly string[]): SizeValues =>
  Object.fromEntries(
    systems.flatMap((system, column) => {
      const values = valuesIn(cells[column] ?? "");
      return values.length === 0 ? [] : [[system, values]];
    }),
  );

/** "39, 40" are two sizes. */
export const valuesIn = (cell: string): readonly string[] =>
  cell
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
