// Size charts of designers, types and departments, which come before the built-in ones.

import { z } from "zod";
import {
  chartKindsOf,
  MEASURE_NAMES,
  MOST_SIZES,
  ONLY_ONE_SIZE,
  SIZE_CHARTS,
  SIZE_KINDS,
  SIZE_SYSTEMS,
  sizeLabel,
  toSlug,
  valuesIn,
  type MeasureName,
  type MerchantChart,
  type SizeKind,
  type Taxonomy,
} from "#catalogue";
import type { FieldError } from "./field-errors.ts";
import { defineSetting } from "./setting.ts";
import { builtInChart } from "./size-examples.ts";
import { namesByLanguage, shortText } from "./texts.ts";

export interface SizeSettings {
  readonly charts: readonly MerchantChart[];
}

const KINDS = SIZE_KINDS.filter((kind): kind is Exclude<SizeKind, "none"> => kind !== "none");
const system = z.enum(SIZE_SYSTEMS);
const some = z.array(shortText).min(1).max(200).optional();
const isCentimetres = (value: unknown): boolean => typeof value === "number" && value > 0 && value <= 300;
const length = z.number().meta({ exclusiveMinimum: 0, maximum: 300 });
const centimetres = z
  .union([length, z.tuple([length, length]), z.null()], "must be centimetres, such as 84, or two for a range")
  .refine((value) => value === null || [value].flat().every(isCentimetres), "must be up to 300 centimetres");
const byMeasure = <Value>(value: Value) =>
  Object.fromEntries(MEASURE_NAMES.map((name) => [name, value])) as Record<MeasureName, Value>;

// Labels have no hyphen, by which filters join them, and no slash between spaces, which begins a length or width.
const SIZE = String.raw`[\p{L}\p{N}½¼¾][\p{L}\p{N}½¼¾.+/–]{0,19}(?: [\p{L}\p{N}½¼¾][\p{L}\p{N}½¼¾.+/–]{0,19}){0,3}`;
const cell = z
  .string()
  .max(80)
  .regex(
    new RegExp(`^(?:${SIZE}(?:, ?${SIZE}){0,7})?$`, "u"),
    'must be a size such as "38" or "S", several separated by commas, or empty; without hyphens',
  );

const Chart: z.ZodType<MerchantChart> = z.strictObject({
  id: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters and digits, joined by hyphens")
    .refine((id) => !SIZE_CHARTS.some((chart) => chart.id === id), "is the id of a built-in chart")
    .describe("In the address of the size guide."),
  names: namesByLanguage,
  kind: z.enum(KINDS).describe("The chart applies to types and categories of this kind (`sizes` in the taxonomy)."),
  designers: some.describe("Only for these designers. They need no products yet."),
  types: some.describe("Only for these product types."),
  categories: some.describe("Only for these categories."),
  departments: some.describe("Only for these departments. Without any, for everyone but children."),
  systems: z.array(system).min(1).max(SIZE_SYSTEMS.length).describe("The columns. The first one names the sizes."),
  soldIn: z
    .array(system)
    .min(1)
    .optional()
    .describe("Systems of the labels on these goods; the first column by default. Imports read plain numbers in it."),
  rows: z
    .array(z.array(cell).max(SIZE_SYSTEMS.length))
    .min(1)
    .max(100)
    .describe("A row for each size, the smallest first, with a cell for each system."),
  measurements: z
    .strictObject(byMeasure(z.array(centimetres).max(100).optional()))
    .optional()
    .describe("Of the body in centimetres, for each row. Shoppers see inches too."),
});

export const SIZES = defineSetting<SizeSettings>({
  name: "sizes",
  description:
    "Size charts of designers, types, categories and departments. The built-in charts are examples in the schema.",
  schema: z.strictObject({ charts: z.array(Chart).max(200) }),
  initial: { charts: [] },
  examples: [{ charts: SIZE_CHARTS.filter(({ kind }) => kind !== "none").map(builtInChart) }],
  checkNames: unknownNames,
  check: ({ charts }) => [
    ...charts.flatMap(({ id }, at) =>
      charts.findIndex((chart) => chart.id === id) < at
        ? [{ path: `charts.${at}.id`, message: `${id} is the id of two charts` }]
        : [],
    ),
    ...charts.flatMap((chart, at) => problemsOf(chart, `charts.${at}`)),
  ],
});

/** Types, categories and departments that the shop does not have, and types of another kind. */
function unknownNames({ charts }: SizeSettings, taxonomy: Taxonomy): readonly FieldError[] {
  return charts.flatMap(({ kind, types = [], categories = [], departments = [] }, at) => [
    ...types.flatMap((name, index) => {
      const path = `charts.${at}.types.${index}`;
      const type = taxonomy.typeNamed(name);
      if (type === undefined) return [{ path, message: `${name} is not a product type of the shop` }];
      return chartKindsOf(type.sizes).has(kind)
        ? []
        : [{ path, message: `${name} has sizes of the kind ${type.sizes}, not ${kind}` }];
    }),
    ...unknown(categories, `charts.${at}.categories`, "category", (name) => taxonomy.categoryTagged(name)),
    ...unknown(departments, `charts.${at}.departments`, "department", (name) => taxonomy.department(toSlug(name))),
  ]);
}

const unknown = (
  names: readonly string[],
  path: string,
  what: string,
  find: (name: string) => unknown,
): readonly FieldError[] =>
  names.flatMap((name, index) =>
    find(name) === undefined ? [{ path: `${path}.${index}`, message: `${name} is not a ${what} of the shop` }] : [],
  );

function problemsOf({ systems, soldIn = [], rows, measurements = {} }: MerchantChart, path: string) {
  return [
    ...systems.flatMap((one, at) =>
      systems.indexOf(one) < at ? [{ path: `${path}.systems.${at}`, message: `${one} occurs twice` }] : [],
    ),
    ...soldIn.flatMap((one, at) =>
      systems.includes(one) ? [] : [{ path: `${path}.soldIn.${at}`, message: `${one} is not one of the systems` }],
    ),
    ...rows.flatMap((cells, at) => rowProblems(cells, systems.length, `${path}.rows.${at}`)),
    ...repeated(systems, rows, `${path}.rows`),
    ...tooMany(rows, `${path}.rows`),
    ...Object.entries(measurements).flatMap(([name, cells = []]) =>
      cells.length === rows.length
        ? []
        : [
            {
              path: `${path}.measurements.${name}`,
              message: `has ${cells.length} values, but the chart has ${rows.length} rows`,
            },
          ],
    ),
  ];
}

function rowProblems(cells: readonly string[], columns: number, path: string): readonly FieldError[] {
  if (cells.length !== columns) {
    return [{ path, message: `has ${cells.length} cells, but the chart has ${columns} systems` }];
  }
  return cells[0] === "" ? [{ path: `${path}.0`, message: "must not be empty, because it names the size" }] : [];
}

function tooMany(rows: MerchantChart["rows"], path: string): readonly FieldError[] {
  const sizes = rows.flat().flatMap(valuesIn).length;
  return sizes > MOST_SIZES
    ? [{ path, message: `has ${sizes} sizes in all systems; at most ${MOST_SIZES} are possible` }]
    : [];
}

/** A size may appear in one row only, in any system. */
function repeated(systems: MerchantChart["systems"], rows: MerchantChart["rows"], path: string): readonly FieldError[] {
  const seen = new Map<string, number>();
  return rows.flatMap((cells, row) =>
    systems.flatMap((one, column) =>
      valuesIn(cells[column] ?? "").flatMap((value): readonly FieldError[] => {
        const label = sizeLabel(one, value);
        const place = `${path}.${row}.${column}`;
        if (label.toLowerCase() === ONLY_ONE_SIZE.toLowerCase()) {
          return [{ path: place, message: "must not be the size of goods in one size" }];
        }
        const before = seen.get(label.toLowerCase());
        if (before === undefined) seen.set(label.toLowerCase(), row);
        return before === undefined ? [] : [{ path: place, message: `${label} is already in row ${before}` }];
      }),
    ),
  );
}
