// Contrast of colours by WCAG 2.2, and the nearest colour that has enough of it. Pure.

import { fromOklch, parseColour, type Rgb, toHex, toLinear, toOklch } from "./colour.ts";

/** From 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** The colour of the same hue, as little lighter or darker as possible; undefined if black and white fail too. */
export function nearestPassing(colour: Rgb, grounds: readonly Rgb[], minimum: number): Rgb | undefined {
  const [lightness, chroma, hue] = toOklch(colour);
  // As printed, because rounding may cost the last hundredth.
  const at = (light: number): Rgb => parseColour(toHex(fromOklch([light, chroma, hue]))) ?? colour;
  const passes = (light: number) => grounds.every((ground) => contrastRatio(at(light), ground) >= minimum);
  for (let step = 0; step <= STEPS; step += 1) {
    const [darker, lighter] = [Math.max(0, lightness - step / STEPS), Math.min(1, lightness + step / STEPS)];
    const found = [darker, lighter].find(passes);
    if (found !== undefined) return at(found);
  }
  return undefined;
}

const STEPS = 500;
