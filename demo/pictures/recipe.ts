// A picture recipe: everything that defines a product's appearance, short enough for the addresses of its pictures.
//
//   3.coats.trench-long.b2.c8ae86.check.m03kz9.sleeves
//   │ │     │           │  │      │     │││└── seed, base 36: palette, size of the print, metal, framing
//   │ │     │           │  │      │     ││└─── accent, base 36: how second materials are coloured
//   │ │     │           │  │      │     │└──── finish: 0 natural, 1 matte, 2 glossy, 3 foil
//   │ │     │           │  │      │     └───── m mirrored, p plain; turned to the other side: u mirrored, t plain
//   │ type  cut         │  colour print
//   └ library version   └ construction: drawing b in its second shape
//
// The last part, the piecing of two cloths, is omitted for products of one cloth.

import { piecesOf } from "./piecings.ts";
import { printOf } from "./prints.ts";

/** Raised if a drawing or a colour rule changes, so that cached pictures of old addresses are not used. */
export const LIBRARY_VERSION = 4;

export const FINISHES = ["natural", "matte", "glossy", "foil"] as const;
export type Finish = (typeof FINISHES)[number];

/** Decides the colours of second materials: contrast panels, trims, soles (see style.ts). */
export const ACCENTS = ["tonal", "deep", "ink", "ecru", "tan", "bright", "piped", "pale"] as const;
export type Accent = (typeof ACCENTS)[number];

/** As drawn, mirrored, turned, both. */
const DIRECTIONS = "pmtu";

export const PLAIN_PRINT = "plain";
export const SEEDS = 36 ** 3;

export interface Recipe {
  readonly library: number;
  readonly productType: string;
  readonly cut: string;
  readonly construction: string;
  /** "#rrggbb", lower case. */
  readonly colour: string;
  /** Key of a print, or "plain". */
  readonly print: string;
  readonly finish: Finish;
  readonly accent: Accent;
  readonly mirrored: boolean;
  /** True if it shows its other side first: the pair instead of the single shoe. */
  readonly turned?: true;
  /** Piecing of two cloths (see piecings.ts); absent for one cloth. */
  readonly piecing?: string;
  /** 0 to SEEDS - 1. */
  readonly seed: number;
}

export function encodeRecipe(recipe: Recipe): string {
  const { library, productType, cut, construction, colour, print, mirrored, turned, finish, accent, seed } = recipe;
  const last = `${DIRECTIONS[(turned ? 2 : 0) + (mirrored ? 1 : 0)]}${FINISHES.indexOf(finish)}${ACCENTS.indexOf(accent)}${seed.toString(36).padStart(3, "0")}`;
  const pieced = recipe.piecing === undefined ? [] : [recipe.piecing];
  return [library, productType, cut, construction, colour.slice(1), print, last, ...pieced].join(".");
}

const GRAMMAR =
  /^(?<library>\d{1,3})\.(?<productType>[a-z][a-z-]{1,29})\.(?<cut>[a-z][a-z0-9-]{1,29})\.(?<construction>[a-z][1-9]?)\.(?<colour>[0-9a-f]{6})\.(?<print>[a-z][a-z-]{1,19})\.(?<direction>[pmtu])(?<finish>[0-3])(?<accent>[0-7])(?<seed>[0-9a-z]{3})(?:\.(?<piecing>[a-z]{3,12}))?$/;

/** Strict: rejects texts that `encodeRecipe` could not have written. Does not check that the drawing exists. */
export function decodeRecipe(text: string): Recipe | undefined {
  const parts = text.length <= 120 ? GRAMMAR.exec(text)?.groups : undefined;
  if (parts === undefined) return undefined;
  const finish = FINISHES[Number(parts["finish"])];
  const accent = ACCENTS[Number(parts["accent"])];
  const { productType, cut, construction, colour, print, direction, seed } = parts;
  if (
    finish === undefined ||
    accent === undefined ||
    !productType ||
    !cut ||
    !construction ||
    !colour ||
    !print ||
    !direction ||
    !seed
  )
    return undefined;
  if (print !== PLAIN_PRINT && printOf(print) === undefined) return undefined;
  const { piecing } = parts;
  if (piecing !== undefined && piecesOf(productType, cut, piecing) === undefined) return undefined;
  const library = Number(parts["library"]);
  // Addresses of earlier library versions remain valid and show the current drawings.
  if (library < 1 || library > LIBRARY_VERSION || String(library) !== parts["library"]) return undefined;
  return {
    library,
    productType,
    cut,
    construction,
    colour: `#${colour}`,
    print,
    finish,
    accent,
    mirrored: DIRECTIONS.indexOf(direction) % 2 === 1,
    ...(DIRECTIONS.indexOf(direction) >= 2 && { turned: true }),
    ...(piecing !== undefined && { piecing }),
    seed: Number.parseInt(seed, 36),
  };
}
