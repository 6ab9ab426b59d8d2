// Colours of a print, chosen around the product's colour, which stays dominant.

import { fromHsl, hsl, luminance, mix, rgb } from "../colour.ts";
import type { Rgb } from "../colour.ts";

export type Palette = (base: Rgb, random: () => number) => readonly Rgb[];

export const ECRU = rgb("#f2ede2");
export const INK = rgb("#1f2024");
const NAVY = rgb("#222d48");

const isLight = (colour: Rgb): boolean => luminance(colour) > 0.62;

export const darker = (colour: Rgb, part: number): Rgb => mix(colour, rgb("#120f10"), part);
export const lighter = (colour: Rgb, part: number): Rgb => mix(colour, rgb("#fffaf2"), part);

/** Ecru ground with the product's colour on it, as in shirts and Breton tops; light products get a dark mark. */
export const onEcru: Palette = (base) => (isLight(base) ? [base, darkPartner(base)] : [ECRU, base]);

/** The product's colour as ground, with a subtle line in the same hue. */
export const tonal: Palette = (base) => (isLight(base) ? [base, darker(base, 0.32)] : [base, lighter(base, 0.42)]);

/** The product's colour as ground, with a clear light (or dark) mark. */
export const onBase: Palette = (base) => (isLight(base) ? [base, darkPartner(base)] : [base, ECRU]);

/** The mark on a light ground: navy on cool ones, black or brown on warm ones, otherwise a deep tone of the ground. */
export function darkPartner(base: Rgb): Rgb {
  const [hue, saturation] = hsl(base);
  if (saturation < 0.12) return INK;
  if (hue > 180 && hue < 260) return NAVY;
  return fromHsl(hue, Math.min(0.6, saturation), 0.2);
}

/** Flower colours that suit any ground; chosen at random, never only the ground's hue. */
const BOUQUETS: readonly (readonly string[])[] = [
  ["#c8505f", "#e9a3a0", "#d98a3a", "#5c7356", "#f7e7b0"],
  ["#8f2f4a", "#d97f8f", "#f0cfc4", "#46624f", "#f3dfa2"],
  ["#2f4f86", "#8fb0d6", "#e8e4da", "#6d7f5a", "#f2c968"],
  ["#e2894a", "#f3c79a", "#b3402f", "#7b8a4a", "#fff0cf"],
  ["#7a5a9a", "#c3a9d4", "#efe2ee", "#58705c", "#f0d98c"],
  ["#f4efe6", "#dfcdb8", "#b08f78", "#6e7b62", "#c98f55"],
];

/** Ground, two petals, an accent, a leaf and the flower's eye. */
export const bouquet: Palette = (base, random) => {
  const shown = BOUQUETS.map((hexes) => hexes.map(rgb)).filter(
    ([first = ECRU, second = ECRU]) =>
      Math.max(Math.abs(luminance(first) - luminance(base)), Math.abs(luminance(second) - luminance(base))) > 0.3,
  );
  const [petal = ECRU, second = ECRU, accent = ECRU, leaf = INK, eye = ECRU] =
    shown[Math.floor(random() * shown.length)] ?? [];
  const stands = (colour: Rgb): Rgb =>
    Math.abs(luminance(colour) - luminance(base)) > 0.16
      ? colour
      : isLight(base)
        ? darker(colour, 0.45)
        : lighter(colour, 0.6);
  return [base, stands(petal), stands(second), stands(accent), stands(leaf), eye];
};

const STUDIOS: readonly (readonly string[])[] = [
  ["#e3b23c", "#1d3557", "#c8553d", "#8fae9b"],
  ["#20232a", "#c9b79c", "#b5462f", "#6f8f9b"],
  ["#3f5d4a", "#d9a441", "#efe6d3", "#8a3b45"],
  ["#4a5f9e", "#e58f72", "#f1e3c6", "#2b2d42"],
  ["#d96c8a", "#f2b34c", "#3a7d7c", "#44355b"],
];

/** Ground and four painterly colours. */
export const studio: Palette = (base, random) => {
  const picked = (STUDIOS[Math.floor(random() * STUDIOS.length)] ?? STUDIOS[0] ?? []).map(rgb);
  return [
    base,
    ...picked.map((c) =>
      Math.abs(luminance(c) - luminance(base)) > 0.1 ? c : isLight(base) ? darker(c, 0.4) : lighter(c, 0.5),
    ),
  ];
};

const TARTANS: readonly (readonly string[])[] = [
  ["#1f3a2d", "#1d2440", "#c9a24a", "#e9e2d0"],
  ["#1c1c1f", "#e9e2d0", "#8f1f2b", "#4a5a3c"],
  ["#22304e", "#7a1f2b", "#e9e2d0", "#c9a24a"],
  ["#5b4632", "#efe6d6", "#8a3b32", "#2a2724"],
];

/** The product's colour and the four of a sett. */
export const sett: Palette = (base, random) => [
  base,
  ...(TARTANS[Math.floor(random() * TARTANS.length)] ?? TARTANS[0] ?? []).map(rgb),
];

/** Lighter and darker neighbours in hue, for camouflage, flecks and skins: base, deep, light, warm. */
export const kin: Palette = (base) => {
  const [hue, saturation, lightness] = hsl(base);
  const at = (turn: number, by: number): Rgb =>
    fromHsl(
      (hue + turn + 360) % 360,
      Math.min(0.75, saturation * 1.05),
      Math.min(0.92, Math.max(0.07, lightness + by)),
    );
  const deep = lightness > 0.3 ? at(8, -0.2) : at(0, 0.12);
  const light = lightness < 0.75 ? at(-8, 0.17) : at(-6, -0.12);
  return [base, deep, light, at(24, lightness > 0.5 ? -0.28 : 0.24)];
};

/** Animal prints: natural colours for earthy and neutral products, dyed for the rest. */
export const coat: Palette = (base) => {
  const [hue, saturation] = hsl(base);
  const natural = saturation < 0.14 || (hue > 15 && hue < 60);
  if (luminance(base) < 0.2) return [lighter(base, 0.32), base, INK];
  const ground = natural && luminance(base) > 0.75 ? rgb("#e6d8c2") : base;
  return [
    ground,
    natural ? mix(ground, rgb("#7a4a20"), 0.62) : darker(base, 0.34),
    natural ? rgb("#2a1c12") : darker(base, 0.82),
  ];
};

/** Amber, near-black and brown for every frame; a clear colour gives a smoky version of itself. */
export const shell: Palette = (base) => {
  const [hue, saturation] = hsl(base);
  const natural = saturation < 0.3 || (hue > 10 && hue < 55);
  if (natural) return [rgb("#a8682c"), rgb("#2a170d"), rgb("#5f3416")];
  return [lighter(base, 0.25), darker(base, 0.7), darker(base, 0.3)];
};
