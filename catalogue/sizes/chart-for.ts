// The size chart of a product or a listing, and the listings that have a size filter.

import type { Taxonomy } from "../taxonomy/taxonomy.ts";
import { BELTS, HATS, MENS_GLOVES, RINGS, UNISEX_GLOVES, WOMENS_GLOVES } from "./accessories.ts";
import { toSlug } from "../slugs.ts";
import { ONE_SIZE, type SizeChart } from "./chart.ts";
import { MENS_CLOTHING, SHIRTS, UNISEX_CLOTHING, WOMENS_CLOTHING } from "./clothing.ts";
import { isKidsWearer, type SizeKind, type Wearer } from "../size-kinds.ts";
import {
  BABY_CLOTHING,
  BABY_SHOES,
  CHILD_CLOTHING,
  CHILD_SHOES,
  KIDS_CLOTHING,
  KIDS_SHOES,
  TEEN_CLOTHING,
  TEEN_SHOES,
} from "./kids.ts";
import { merchantCharts, merchantChartsFor } from "./merchant-charts.ts";
import { MENS_SHOES, UNISEX_SHOES, WOMENS_SHOES } from "./shoes.ts";
import { MENS_TROUSERS, UNISEX_TROUSERS, WOMENS_TROUSERS } from "./trousers.ts";

export interface Sized {
  /** Id or name: "jeans", "Polo Shirts". */
  readonly productType?: string | undefined;
  /** Id. Used without a product type, as on a category's listing. */
  readonly category?: string | undefined;
  /** Department of a product (several are separated by tabs) or of a listing. Absent means all departments. */
  readonly department?: string | undefined;
  /** Name. A merchant may have charts for a designer. */
  readonly designer?: string | undefined;
}

/** The size chart of a product or listing: the merchant's, or else a built-in one. Undefined if neither type nor category is known. */
export const chartFor = (taxonomy: Taxonomy, sized: Sized): SizeChart | undefined => chartsFor(taxonomy, sized)[0];

/** Every chart that applies, from the most specific one of the merchant to the built-in one. */
export const chartsFor = (taxonomy: Taxonomy, sized: Sized): readonly SizeChart[] => {
  const { productType, category, department, designer } = sized;
  const goods = productType === undefined ? taxonomy.category(category) : taxonomy.typeNamed(productType);
  if (goods === undefined) return [];
  const departments = departmentsOf(department);
  const builtIn = CHARTS_OF[goods.sizes][wearerOf(taxonomy, departments)];
  // Women's shirts have clothing sizes, unless the merchant has a chart of shirts for them.
  const kinds = [goods.sizes, builtIn.kind];
  return [...merchantChartsFor(taxonomy, { goods, kinds, departments, designer }), builtIn];
};

/** The kinds of charts that goods of a kind have, depending on the wearer. */
export const chartKindsOf = (kind: SizeKind): ReadonlySet<SizeKind> =>
  new Set([kind, ...Object.values(CHARTS_OF[kind]).map((chart) => chart.kind)]);

/** Every chart that goods of the shop may have, the merchant's first. */
export const chartsOfShop = (taxonomy: Taxonomy): readonly SizeChart[] => {
  const departments = [undefined, ...taxonomy.departments.map(({ id }) => id)];
  const used = new Set(
    [...taxonomy.categories, ...taxonomy.types].flatMap((goods) =>
      departments.flatMap(
        (department) =>
          chartFor(taxonomy, {
            department,
            ...("category" in goods ? { productType: goods.id } : { category: goods.id }),
          }) ?? [],
      ),
    ),
  );
  return [...merchantCharts(taxonomy), ...SIZE_CHARTS.filter((chart) => chart !== ONE_SIZE && used.has(chart))];
};

/** True for clothing, shoes, hats, belts, rings and gloves, but never for kids. */
export const hasSizeFilter = (taxonomy: Taxonomy, sized: Sized): boolean => {
  const chart = chartFor(taxonomy, sized);
  return (
    chart !== undefined && chart !== ONE_SIZE && !isKidsWearer(wearerOf(taxonomy, departmentsOf(sized.department)))
  );
};

// Children's trousers, belts, hats and gloves are labelled by age, like their clothing.
const kidsBy = (kids: SizeChart, baby: SizeChart, child: SizeChart, teen: SizeChart) => ({ kids, baby, child, teen });
const BY_AGE = kidsBy(KIDS_CLOTHING, BABY_CLOTHING, CHILD_CLOTHING, TEEN_CLOTHING);
const KIDS_ONE_SIZE = kidsBy(ONE_SIZE, ONE_SIZE, ONE_SIZE, ONE_SIZE);
const everyone = (chart: SizeChart) => ({ women: chart, men: chart, unisex: chart });

const CHARTS_OF: Readonly<Record<SizeKind, Readonly<Record<Wearer, SizeChart>>>> = {
  clothing: { women: WOMENS_CLOTHING, men: MENS_CLOTHING, unisex: UNISEX_CLOTHING, ...BY_AGE },
  trousers: { women: WOMENS_TROUSERS, men: MENS_TROUSERS, unisex: UNISEX_TROUSERS, ...BY_AGE },
  shirts: { women: WOMENS_CLOTHING, men: SHIRTS, unisex: UNISEX_CLOTHING, ...BY_AGE },
  shoes: {
    women: WOMENS_SHOES,
    men: MENS_SHOES,
    unisex: UNISEX_SHOES,
    ...kidsBy(KIDS_SHOES, BABY_SHOES, CHILD_SHOES, TEEN_SHOES),
  },
  belts: { ...everyone(BELTS), ...BY_AGE },
  hats: { ...everyone(HATS), ...BY_AGE },
  gloves: { women: WOMENS_GLOVES, men: MENS_GLOVES, unisex: UNISEX_GLOVES, ...BY_AGE },
  rings: { ...everyone(RINGS), ...KIDS_ONE_SIZE },
  none: { ...everyone(ONE_SIZE), ...KIDS_ONE_SIZE },
};

/** Every built-in chart, each once. */
export const SIZE_CHARTS: readonly SizeChart[] = [
  ...new Set(Object.values(CHARTS_OF).flatMap((charts) => Object.values(charts))),
];

/** Ids. */
const departmentsOf = (department = ""): readonly string[] =>
  department
    .split("\t")
    .map(toSlug)
    .filter((one) => one !== "");

const wearerOf = (taxonomy: Taxonomy, ids: readonly string[]): Wearer => {
  const wearers = new Set(ids.map((id) => taxonomy.department(id)?.wearer));
  if (wearers.size > 0 && [...wearers].every(isKidsWearer)) {
    const [stage] = wearers;
    return wearers.size === 1 && stage !== undefined ? stage : "kids";
  }
  const isWomens = wearers.has("women");
  if (isWomens === wearers.has("men")) return "unisex";
  return isWomens ? "women" : "men";
};
