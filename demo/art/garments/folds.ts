// Folds of hanging cloth: drapes that fall, tension that pulls from a point, creases across a limb.
import type { Canvas } from "../canvas.ts";
import type { Fold } from "../marks.ts";
import type { Taper } from "../shapes.ts";

interface DrapeOptions {
  /** Spread of the outer folds at the bottom. */
  fan?: number;
  width?: readonly [number, number];
  blur?: number;
  strength?: number;
  taper?: Taper;
  light?: number;
  /** Fractions of the height by which folds may start late and end early. */
  ragged?: readonly [number, number];
}

/** Long folds falling between two heights. */
export function drape(
  canvas: Canvas,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  count: number,
  {
    fan = 0,
    width = [8, 20],
    blur = 7,
    strength = 1,
    taper = "both",
    light = 0.8,
    ragged = [0.25, 0.15],
  }: DrapeOptions = {},
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5 + canvas.between(-0.3, 0.3)) / count;
    const x = x0 + (x1 - x0) * share;
    const spread = (share - 0.5) * fan;
    const top = y0 + canvas.between(0, (y1 - y0) * ragged[0]);
    const bottom = y1 - canvas.between(0, (y1 - y0) * ragged[1]);
    return {
      path: [
        x,
        top,
        x + spread * 0.3 + canvas.between(-6, 6),
        (top + bottom) / 2,
        x + spread + canvas.between(-4, 4),
        bottom,
      ],
      width: canvas.between(width[0], width[1]),
      strength: canvas.between(0.45, 1) * strength,
      blur,
      taper,
      light,
      core: true,
    };
  });
}

/** Folds that fan out of a point where cloth is pulled; angles in degrees, 0 to the right and 90 down. */
export function tension(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  [from, to]: readonly [number, number],
  length: number,
  count: number,
  { strength = 1, blur = 3.5, width = 1 }: { strength?: number; blur?: number; width?: number } = {},
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + (to - from) * ((i + 0.5) / count)) * Math.PI) / 180;
    const reach = length * canvas.between(0.6, 1);
    return {
      path: [
        x + Math.cos(angle) * 6,
        y + Math.sin(angle) * 6,
        x + Math.cos(angle + 0.12) * reach * 0.5,
        y + Math.sin(angle + 0.12) * reach * 0.5,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
      ],
      width: canvas.between(5, 11) * width,
      strength: canvas.between(0.5, 1) * strength,
      blur,
      taper: "end",
    };
  });
}

/** Sagging creases across a sleeve or leg of the given width around a point. */
export function crease(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  across: number,
  count: number,
  {
    gap = 16,
    strength = 1,
    blur = 4,
    slant = 0,
  }: { gap?: number; strength?: number; blur?: number; slant?: number } = {},
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const middle = y + (i - (count - 1) / 2) * gap * 1.25 + canvas.between(-5, 5);
    const fromLeft = canvas.random() < 0.5;
    const span = canvas.between(0.5, 0.9) * across;
    const left = fromLeft ? x - across * 0.52 : x + across * 0.52 - span;
    const tilt = canvas.between(3, 10) * (fromLeft ? 1 : -1) + slant;
    return {
      path: [left, middle - tilt, left + span / 2, middle + canvas.between(3, 9), left + span, middle + tilt],
      width: canvas.between(8, 15),
      strength: canvas.between(0.35, 0.8) * strength,
      blur: blur + 1.5,
    };
  });
}
