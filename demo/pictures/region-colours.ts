// The colour of every region of a drawing, from the product's colour and its accent.

import type { Region } from "../art/format.ts";
import { difference, luminance, rgb } from "./colour.ts";
import type { Rgb } from "./colour.ts";
import { kindOf } from "./kinds.ts";
import { darker, darkPartner, lighter } from "./prints/palettes.ts";
import type { Recipe } from "./recipe.ts";

/** Without metal, which is not a single colour (see shading.ts). */
export type RegionColours = Readonly<Record<Exclude<Region, "none" | "metal">, Rgb>>;

const INK = rgb("#232326");
const ECRU = rgb("#efe8da");
const TAN = rgb("#a8703f");
const BRIGHTS = ["#b3342f", "#27437a", "#d0622d", "#3f6b4f", "#c9a24a", "#6e1d2a", "#7fa3c4", "#d98fa0"].map(rgb);

/** `main` is the product's colour, `ground` the ground of its print. */
export function regionColours(recipe: Recipe, ground: Rgb, main: Rgb, random: () => number): RegionColours {
  const kind = kindOf(recipe.productType);
  const { contrast, trim } =
    kind in SET_WITH ? { contrast: ground, trim: ground } : secondColours(recipe, ground, main, random);
  const set = rgb(SET_WITH[kind]?.[recipe.accent] ?? "#eef3f6");
  const shared = { cloth: main, contrast, trim, label: rgb("#ece8df") };
  const pick = (...hexes: readonly string[]): Rgb => rgb(hexes[Math.floor(random() * hexes.length)] ?? "#888888");
  const light = luminance(main) > 0.5;
  switch (kind) {
    case "sneakers":
      return {
        ...shared,
        lining: pick("#e9e4da", "#d8d2c6", "#2b2b2e"),
        sole: pick("#f1efe9", "#f1efe9", "#e7ddc8", "#c89a5e", "#26262a"),
        hard: trim,
        glass: ECRU,
      };
    case "shoes":
      return {
        ...shared,
        lining: pick("#c9a77c", "#b58d62", "#d9c5a8"),
        sole: pick("#2a211c", "#1f1d1d", "#5a3d28", "#8a6440"),
        hard: random() < 0.6 ? main : pick("#3a2618", "#7a5434", "#1f1d1d"),
        glass: ECRU,
      };
    case "bags":
      return {
        ...shared,
        lining: pick("#b89a74", "#3a322d", "#8d7558", "#6e2430"),
        sole: pick("#2a211c", "#4b3526"),
        hard: pick("#6b4a2e", "#2a2522", "#c9b08a"),
        glass: ECRU,
      };
    case "sunglasses":
      return {
        ...shared,
        lining: main,
        sole: main,
        hard: main,
        glass: set,
      };
    case "jewellery":
      return {
        ...shared,
        lining: main,
        sole: main,
        hard: set,
        glass: recipe.cut === "pearl" ? PEARL : set,
      };
    case "watches":
      return {
        ...shared,
        lining: darker(main, 0.2),
        sole: main,
        hard: pick("#f3f1ec", "#16243f", "#1f2023", "#e8dcc4", "#23443a"),
        glass: set,
      };
    default:
      return {
        ...shared,
        lining:
          random() < 0.55
            ? darker(main, light ? 0.26 : 0.34)
            : pick("#8d8378", "#c9bfae", "#4a3f3a", "#6e2430", "#2b3350"),
        sole: INK,
        hard: pick("#3a2a1f", "#2a2a2d", "#e9dfcc", "#6b4f36", hexDeep(main)),
        glass: ECRU,
      };
  }
}

/** Stones, dials and lenses of jewellery, watches and sunglasses, by accent. */
const SET_WITH: Readonly<Record<string, Partial<Record<Recipe["accent"], string>>>> = {
  jewellery: {
    tonal: "#eef3f6",
    deep: "#2f6f57",
    ink: "#27437a",
    ecru: "#f0e9df",
    tan: "#d9a94e",
    bright: "#8f1f33",
    pale: "#bcd6e4",
  },
  watches: {
    tonal: "#f3f1ec",
    deep: "#23443a",
    ink: "#1f2023",
    ecru: "#e8dcc4",
    tan: "#7a4a2a",
    bright: "#16243f",
    pale: "#bfd0da",
  },
  sunglasses: {
    tonal: "#2b2d2f",
    deep: "#33402f",
    ink: "#1c1e22",
    ecru: "#6b4a2a",
    tan: "#3a2a1c",
    bright: "#24324a",
    pale: "#3d3347",
  },
};
const PEARL = rgb("#efe8dd");

const hexDeep = (colour: Rgb): string => {
  const deep = luminance(colour) > 0.3 ? darker(colour, 0.5) : lighter(colour, 0.18);
  return `#${deep.map((c) => Math.round(c).toString(16).padStart(2, "0")).join("")}`;
};

function secondColours(recipe: Recipe, ground: Rgb, main: Rgb, random: () => number): { contrast: Rgb; trim: Rgb } {
  const light = luminance(main) > 0.6;
  switch (recipe.accent) {
    case "deep":
      return both(light ? darker(main, 0.3) : luminance(main) < 0.16 ? lighter(main, 0.14) : darker(main, 0.45));
    case "ink":
      return both(luminance(main) < 0.2 ? rgb("#8b8d92") : INK);
    case "ecru":
      return both(luminance(main) > 0.75 ? rgb("#c7b493") : ECRU);
    case "tan":
      return both(difference(main, TAN) < 9000 ? rgb("#4a2d1c") : TAN);
    case "bright": {
      const far = BRIGHTS.filter((bright) => difference(bright, main) > 16_000);
      return both(far[Math.floor(random() * far.length)] ?? INK);
    }
    case "piped":
      return { contrast: main, trim: light ? darkPartner(main) : ECRU };
    case "pale":
      return both(light ? lighter(main, 0.5) : lighter(main, 0.45));
    case "tonal":
      return { contrast: ground, trim: ground };
  }
}

const both = (colour: Rgb): { contrast: Rgb; trim: Rgb } => ({ contrast: colour, trim: colour });
