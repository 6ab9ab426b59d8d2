// The style of a recipe: the colour of every region, the print's palette and size, the metal, the pose. Pure.

import { difference, fromHsl, hash, hsl, luminance, mix, randomFrom, rgb } from "./colour.ts";
import type { Rgb } from "./colour.ts";
import { kindOf } from "./kinds.ts";
import { poseOf } from "./pose.ts";
import type { Pose } from "./pose.ts";
import { printOf } from "./prints.ts";
import type { Print } from "./prints.ts";
import type { Finish, Recipe } from "./recipe.ts";
import { regionColours } from "./region-colours.ts";
import type { RegionColours } from "./region-colours.ts";
import { brushed, lacquered, METALS } from "./shading.ts";
import type { Metal } from "./shading.ts";

export interface Style {
  readonly colours: RegionColours;
  readonly metal: Metal;
  readonly finish: Finish;
  readonly print?: { readonly of: Print; readonly palette: readonly Rgb[]; readonly scale: number };
  /** True if second panels have the print too. */
  readonly printsContrast: boolean;
  readonly pose: Pose;
}

/** Limits brightness at both ends: dyed black still reflects, and white cloth is never as white as paper. */
const DARKEST = 0.115;
const COOL_LIGHT = rgb("#aaaeb6");
const WHITE = rgb("#eeedeb");

export function styleOf(recipe: Recipe): Style {
  const random = randomFrom(hash(`${recipe.seed}:${recipe.colour}`));
  const main = photographic(rgb(recipe.colour));
  const print = printOf(recipe.print);
  const palette = print?.palette(main, random).map(photographic) ?? [];
  // The same for all colours of a model: the size of its print, its cut and its pose.
  const ofModel = randomFrom(recipe.seed);
  const scale = (0.85 + ofModel() * 0.4) * (DRAWN_SMALLER[recipe.productType] ?? 1);
  const metal = metalOf(recipe, main, random);
  return {
    colours: regionColours(recipe, print === undefined ? main : (palette[0] ?? main), main, random),
    metal,
    finish: recipe.finish,
    ...(print === undefined ? {} : { print: { of: print, palette, scale } }),
    printsContrast: recipe.accent === "tonal" || recipe.accent === "piped",
    pose: poseOf(recipe, ofModel),
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
  // Fully saturated screen colours do not exist as dyes.
  return saturation > 0.8 && lightness < 0.85 ? fromHsl(hue, 0.8, lightness * 0.94) : colour;
}

/** Maximum `difference` between a colour and the metal of that name. */
const SOLD_AS_METAL = 120;
/** Accents of jewellery that is brushed instead of polished. */
const BRUSHED: ReadonlySet<Recipe["accent"]> = new Set(["deep", "ecru", "tan"]);
const METAL_FRAMES = new Set(["aviator", "round"]);

const STEEL = new Set(["silver", "gunmetal", "palladium"]);

/** Jewellery, watches and metal frames have the colour of their metal; elsewhere the hardware is chosen to match. */
function metalOf(recipe: Recipe, main: Rgb, random: () => number): Metal {
  const kind = kindOf(recipe.productType);
  const chance = random();
  const [gold, silver, gunmetal, rose] = METALS;
  const nearest = METALS.toSorted((a, b) => difference(main, a.colour) - difference(main, b.colour))[0] ?? gold;
  if (kind === "jewellery" || (kind === "watches" && recipe.cut === "diver"))
    return BRUSHED.has(recipe.accent) ? brushed(nearest) : nearest;
  // All watches are of steel or titanium, with any colour of strap.
  if (kind === "watches") return STEEL.has(nearest.key) ? nearest : chance < 0.86 ? silver : gunmetal;
  if (difference(main, nearest.colour) < SOLD_AS_METAL) return nearest;
  if (kind === "sunglasses" && METAL_FRAMES.has(recipe.cut)) return lacquered(main);
  if (chance < 0.48) return gold;
  if (chance < 0.86) return silver;
  return chance < 0.95 ? gunmetal : rose;
}
