// The size chart of a product or a listing, and the listings that have a size filter.

import { productTypeBySlug } from "../categories.ts";
import { isKids } from "../departments.ts";
import type { TopCategory } from "../product-types.ts";
import { toSlug } from "../slugs.ts";
import { BELTS, HATS, MENS_GLOVES, RINGS, UNISEX_GLOVES, WOMENS_GLOVES } from "./accessories.ts";
import { ONE_SIZE, type SizeChart } from "./chart.ts";
import { MENS_CLOTHING, SHIRTS, UNISEX_CLOTHING, WOMENS_CLOTHING } from "./clothing.ts";
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
import { MENS_SHOES, UNISEX_SHOES, WOMENS_SHOES } from "./shoes.ts";
import { MENS_TROUSERS, UNISEX_TROUSERS, WOMENS_TROUSERS } from "./trousers.ts";

export interface Sized {
  /** Slug or name: "jeans", "Polo Shirts". */
  readonly productType?: string | undefined;
  /** Used without a product type, as on a category's listing. */
  readonly category?: TopCategory | undefined;
  /** Of a product (several are separated by tabs) or of a listing. Absent means all departments. */
  readonly department?: string | undefined;
}

/** The size chart of a product or listing; undefined if neither type nor category is known. */
export const chartFor = ({ productType, category, department }: Sized): SizeChart | undefined => {
  const type = productType === undefined ? undefined : toSlug(productType);
  const kind = type === undefined ? undefined : SIZED_BY_TYPE.get(type);
  const family = kind ?? familyOf(type === undefined ? category : productTypeBySlug(type)?.category);
  return family === undefined ? undefined : CHARTS_OF[family][wearerOf(department)];
};

/** True for clothing, shoes, hats, belts, rings and gloves, but never for kids. */
export const hasSizeFilter = (sized: Sized): boolean => {
  const chart = chartFor(sized);
  return chart !== undefined && chart !== ONE_SIZE && !KIDS_WEARERS.has(wearerOf(sized.department));
};

type Wearer = "women" | "men" | "unisex" | "kids" | "baby" | "child" | "teen";
type Family = "clothing" | "trousers" | "shirts" | "shoes" | "belts" | "hats" | "gloves" | "rings" | "none";

const KIDS_WEARERS: ReadonlySet<Wearer> = new Set(["kids", "baby", "child", "teen"]);

const SIZED_BY_TYPE: ReadonlyMap<string, Family> = new Map([
  ["pants", "trousers"],
  ["jeans", "trousers"],
  ["shorts", "trousers"],
  ["shirts", "shirts"],
  ["belts", "belts"],
  ["hats", "hats"],
  ["gloves", "gloves"],
  ["rings", "rings"],
]);

const familyOf = (category: TopCategory | undefined): Family | undefined => {
  if (category === "bags" || category === "accessories") return "none";
  return category;
};

// Children's trousers, belts, hats and gloves are labelled by age, like their clothing.
const kidsBy = (kids: SizeChart, baby: SizeChart, child: SizeChart, teen: SizeChart) => ({ kids, baby, child, teen });
const BY_AGE = kidsBy(KIDS_CLOTHING, BABY_CLOTHING, CHILD_CLOTHING, TEEN_CLOTHING);
const KIDS_ONE_SIZE = kidsBy(ONE_SIZE, ONE_SIZE, ONE_SIZE, ONE_SIZE);
const everyone = (chart: SizeChart) => ({ women: chart, men: chart, unisex: chart });

const CHARTS_OF: Readonly<Record<Family, Readonly<Record<Wearer, SizeChart>>>> = {
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

/** Every chart, each once. */
export const SIZE_CHARTS: readonly SizeChart[] = [
  ...new Set(Object.values(CHARTS_OF).flatMap((charts) => Object.values(charts))),
];

const wearerOf = (department: string | undefined): Wearer => {
  const departments = (department ?? "").split("\t").filter((one) => one !== "");
  const kids = departments.filter(isKids);
  if (departments.length > 0 && kids.length === departments.length) {
    const stages = new Set(kids.map(stageOf));
    const [stage] = stages;
    return stages.size === 1 && stage !== undefined ? stage : "kids";
  }
  const hers = departments.includes("women");
  const his = departments.includes("men");
  if (hers === his) return "unisex";
  return hers ? "women" : "men";
};

const stageOf = (department: string): Wearer => {
  if (department.startsWith("baby")) return "baby";
  if (department.startsWith("teen")) return "teen";
  return department === "kids" ? "kids" : "child";
};
