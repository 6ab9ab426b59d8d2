// Specifications of the demo's products by product type and cut: materials, details, patterns, construction details.
import { ACCESSORIES } from "./accessories.ts";
import { BAGS } from "./bags.ts";
import { CLOTHING } from "./clothing.ts";
import { type Material, materialOf } from "./materials.ts";
import { type Pattern, patternOf } from "./patterns.ts";
import { SHOES } from "./shoes.ts";
import {
  type CutSpec,
  type Detail,
  type Point,
  readDetails,
  readPoint,
  readWeights,
  type TypeSpec,
} from "./type-spec.ts";

export { DESIGNER_COLOURS, type DesignerColour, MULTICOLOURS } from "./colours.ts";
export type { Fibre, Material } from "./materials.ts";
export { type Pattern, PRINT_OF_MATERIAL } from "./patterns.ts";
export type { CutSpec, Detail, Point, ShownBy, TypeSpec } from "./type-spec.ts";

const TYPES: Readonly<Record<string, TypeSpec>> = { ...CLOTHING, ...SHOES, ...BAGS, ...ACCESSORIES };

export interface Choice<Of> {
  readonly of: Of;
  readonly weight: number;
}

/** Specification of a cut, with defaults from its type. */
export interface ProductSpec {
  readonly type: TypeSpec;
  readonly cut: CutSpec;
  readonly materials: readonly Choice<Material>[];
  readonly details: readonly Detail[];
  readonly patterns: readonly Choice<Pattern>[];
  readonly points: readonly Point[];
}

export function specOf(productType: string, cut: string, forKids: boolean): ProductSpec {
  const key = `${productType}/${cut}/${forKids ? "kids" : ""}`;
  const known = cache.get(key);
  if (known) return known;
  const made = readSpec(productType, cut, forKids);
  cache.set(key, made);
  return made;
}

/** Share of a product type that is bought for autumn and winter. */
export const winterShareOf = (productType: string): number => TYPES[productType]?.winter ?? 0.5;

const cache = new Map<string, ProductSpec>();

function readSpec(productType: string, cutKey: string, forKids: boolean): ProductSpec {
  const type = TYPES[productType];
  if (!type) throw new Error(`no specification for the product type ${productType}`);
  const cut = type.cuts?.[cutKey] ?? {};
  // A cut's own cloth (denim shorts) takes precedence over the type's list for children.
  const kids = cut.kids ?? (cut.materials === undefined ? type.kids : undefined);
  const materials = (forKids ? kids : undefined) ?? cut.materials ?? type.materials;
  return {
    type,
    cut,
    materials: readWeights(materials).map(({ key, weight }) => ({ of: materialOf(key), weight })),
    details: readDetails(cut.details ?? type.details),
    patterns: readWeights(cut.patterns ?? type.patterns).map(({ key, weight }) => ({ of: patternOf(key), weight })),
    points: (cut.points ?? type.points).map(readPoint),
  };
}
