// What a recipe means: the colour of every region, the print's palette and size, the metal, the pose. Pure tables.

import type { Region } from "../art/format.ts";
import { difference, fromHsl, hash, hsl, luminance, mix, randomFrom, rgb } from "./colour.ts";
import type { Rgb } from "./colour.ts";
import { printOf } from "./prints.ts";
import type { Print } from "./prints.ts";
import { darker, darkPartner, lighter } from "./prints/palettes.ts";
import type { Finish, Recipe } from "./recipe.ts";
import { METALS } from "./shading.ts";
import type { Metal } from "./shading.ts";

export interface Style {
  readonly colours: Readonly<Record<Exclude<Region, "none" | "metal">, Rgb>>;
  readonly metal: Metal;
  readonly finish: Finish;
  readonly print?: { readonly of: Print; readonly palette: readonly Rgb[]; readonly scale: number };
  /** Whether second panels carry the print as well. */
  readonly printsContrast: boolean;
  readonly pose: Pose;
}

export interface Pose {
  readonly mirrored: boolean;
  /** Degrees clockwise. */
  readonly tilt: number;
  readonly zoom: number;
  /** Shift in parts of the width. */
  readonly dx: number;
  readonly dy: number;
}

/** Dyed black still reflects, and white cloth is never paper: pictures keep clear of both ends. */
const DARKEST = 0.115;
const COOL_LIGHT = rgb("#aaaeb6");
const WHITE = rgb("#eeedeb");
const INK = rgb("#232326");
const ECRU = rgb("#efe8da");
const TAN = rgb("#a8703f");
const BRIGHTS = ["#b3342f", "#27437a", "#d0622d", "#3f6b4f", "#c9a24a", "#6e1d2a", "#7fa3c4", "#d98fa0"].map(rgb);

export function styleOf(recipe: Recipe): Style {
  const random = randomFrom(hash(`${recipe.seed}:${recipe.colour}`));
  const main = photographic(rgb(recipe.colour));
  const print = printOf(recipe.print);
  const palette = print?.palette(main, random).map(photographic) ?? [];
  const scale = (0.85 + random() * 0.4) * (DRAWN_SMALLER[recipe.productType] ?? 1);
  const metal = metalOf(recipe, main, random);
  return {
    colours: coloursOf(recipe, print === undefined ? main : (palette[0] ?? main), main, random),
    metal,
    finish: recipe.finish,
    ...(print === undefined ? {} : { print: { of: print, palette, scale } }),
    printsContrast: recipe.accent === "tonal" || recipe.accent === "piped",
    pose: poseOf(recipe, random),
  };
}

/** Tall products are drawn smaller to fit the picture, and their prints with them. */
const DRAWN_SMALLER: Readonly<Record<string, number>> = {
  suits: 0.64,
  jumpsuits: 0.74,
  pants: 0.8,
  coats: 0.82,
  dresses: 0.84,
  ties: 0.7,
};

function photographic(colour: Rgb): Rgb {
  const l = luminance(colour);
  if (l < DARKEST) return mix(colour, COOL_LIGHT, (DARKEST - l) * 1.5);
  if (l > 0.93) return mix(WHITE, colour, 0.25);
  const [hue, saturation, lightness] = hsl(colour);
  // The purest screen colours exist in no dye.
  return saturation > 0.8 && lightness < 0.85 ? fromHsl(hue, 0.8, lightness * 0.94) : colour;
}

function coloursOf(recipe: Recipe, ground: Rgb, main: Rgb, random: () => number): Style["colours"] {
  const { contrast, trim } = secondColours(recipe, ground, main, random);
  const kind = KIND[recipe.productType] ?? "clothing";
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
        glass: pick("#2b2d2f", "#3a2a1c", "#33402f", "#3d3347", "#24324a", "#6b4a2a"),
      };
    case "jewellery":
      return {
        ...shared,
        lining: main,
        sole: main,
        hard: pick("#f0e9df", "#1d1e21", "#2f5d4a", "#7a2230"),
        glass:
          recipe.cut === "pearl"
            ? rgb("#efe8dd")
            : pick("#eef3f6", "#eef3f6", "#2f6f57", "#8f1f33", "#27437a", "#e3c27a"),
      };
    case "watches":
      return {
        ...shared,
        lining: darker(main, 0.2),
        sole: main,
        hard: pick("#f3f1ec", "#16243f", "#1f2023", "#e8dcc4", "#23443a"),
        glass: pick("#f3f1ec", "#f3f1ec", "#16243f", "#1f2023", "#e8dcc4", "#23443a", "#5a2430"),
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

type Kind = "clothing" | "sneakers" | "shoes" | "bags" | "sunglasses" | "jewellery" | "watches";

const KIND: Readonly<Record<string, Kind>> = Object.fromEntries(
  (
    [
      ["sneakers", "sneakers"],
      ["shoes", "boots sandals pumps flats loafers lace-ups"],
      ["bags", "tote-bags shoulder-bags crossbody-bags top-handle-bags clutches backpacks travel-bags belts wallets"],
      ["sunglasses", "sunglasses"],
      ["jewellery", "rings necklaces earrings bracelets"],
      ["watches", "watches"],
    ] as const
  ).flatMap(([kind, types]) => types.split(" ").map((type) => [type, kind])),
);

/** Jewellery, watches and metal frames are sold by their metal's colour; elsewhere hardware is chosen to go with it. */
function metalOf(recipe: Recipe, main: Rgb, random: () => number): Metal {
  const kind = KIND[recipe.productType];
  const chance = random();
  if (kind === "jewellery" || (kind === "watches" && recipe.cut === "diver"))
    return METALS.toSorted((a, b) => difference(main, a.colour) - difference(main, b.colour))[0] ?? METALS[0];
  const [gold, silver, gunmetal, rose] = METALS;
  if (chance < 0.48) return gold;
  if (chance < 0.86) return silver;
  return chance < 0.95 ? gunmetal : rose;
}

/** What stands on a floor is not tilted; what lies or hangs is, a little. */
const STANDING: ReadonlySet<Kind> = new Set(["sneakers", "shoes", "bags", "sunglasses", "watches", "jewellery"]);

function poseOf(recipe: Recipe, random: () => number): Pose {
  const between = (low: number, high: number): number => low + (high - low) * random();
  const stands = STANDING.has(KIND[recipe.productType] ?? "clothing");
  const [tilt, zoom, dx, dy] = [
    between(-1.6, 1.6),
    between(0.97, 1.04),
    between(-0.012, 0.012),
    between(-0.008, 0.012),
  ];
  return { mirrored: recipe.mirrored, tilt: stands ? 0 : tilt, zoom, dx, dy };
}
