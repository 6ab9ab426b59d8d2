// The demo's designers: invented labels, each with a style that its products follow.
import { toHandle } from "#catalogue";
import { randomOf } from "../random.ts";
import { composeDesigners } from "./compose.ts";
import type { Curated } from "./curated.ts";
import { describe } from "./describe.ts";
import { type Group, type HouseKind, KINDS } from "./kinds.ts";
import { NAMES_BY_LANGUAGE } from "./names-by-language.ts";
import { type Palette, PALETTES } from "./palettes.ts";

export type { Group, HouseKind } from "./kinds.ts";

export interface Designer {
  /** 1 is the one with the most products. */
  readonly rank: number;
  readonly name: string;
  readonly handle: string;
  /** In other languages and scripts by code. */
  readonly names: Readonly<Record<string, string>>;
  readonly country: string;
  readonly city: string;
  readonly kind: HouseKind;
  /** Factor for the price of a product type; 1 is average. */
  readonly priceLevel: number;
  readonly groups: Readonly<Partial<Record<Group, number>>>;
  readonly types: Readonly<Record<string, number>>;
  readonly palette: Palette;
  /** Favourite cloths. */
  readonly cloths: readonly string[];
  readonly founded: number;
  readonly description: string;
  /** Relative number of products (Zipf–Mandelbrot, so that the first does not dominate). */
  readonly weight: number;
}

/** Number of designers by catalogue size: 200 at 2,000 products, 420 at 24,000, 2,500 at 500,000. */
export function designerCount(products: number): number {
  const points = [
    [1, 1],
    [20, 20],
    [2_000, 200],
    [24_000, 420],
    [500_000, 2_500],
  ] as const;
  const after = points.findIndex(([size]) => products <= size);
  if (after <= 0) return after === 0 ? 1 : 2_500;
  const [[size0, count0], [size1, count1]] = [points[after - 1] ?? points[0], points[after] ?? points[4]];
  const share = Math.log(products / size0) / Math.log(size1 / size0);
  return Math.round(count0 * (count1 / count0) ** share);
}

export const designersOf = (products: number): readonly Designer[] =>
  composeDesigners(designerCount(products)).map((one, at) => characterise(one, at + 1));

function characterise(one: Curated, rank: number): Designer {
  const random = randomOf("character", one.name);
  const kind = KINDS[one.kind];
  const palette = random.pick(PALETTES);
  const [least, most] = kind.price;
  const founded = !YOUNG.has(one.kind) && random.chance(0.25) ? random.between(1878, 1960) : random.between(1984, 2021);
  return {
    rank,
    name: one.name,
    handle: toHandle(one.name),
    names: NAMES_BY_LANGUAGE[one.name] ?? {},
    country: one.country,
    city: one.city,
    kind: one.kind,
    // Geometric, so that a level between 0.5 and 2 is below 1 as often as above.
    priceLevel: least * (most / least) ** random.next(),
    groups: kind.groups,
    types: kind.types,
    palette,
    cloths: kind.cloths,
    founded: yearIn(one.name) ?? founded,
    description: describe(one, palette, yearIn(one.name) ?? founded, random),
    weight: 1 / (rank + 5) ** 0.9,
  };
}

const YOUNG: ReadonlySet<HouseKind> = new Set([
  "street",
  "sneakers",
  "technology",
  "denim",
  "swim",
  "kids",
  "ready-to-wear",
]);

/** A year in the name is the year of foundation. */
const yearIn = (name: string): number | undefined => {
  const year = /\b(1[89]\d\d)\b/.exec(name)?.[1];
  return year === undefined ? undefined : Number(year);
};
