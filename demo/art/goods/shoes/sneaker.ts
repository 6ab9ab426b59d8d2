// Construction of a sneaker, and the reliefs of its rubber.

import { type Profile, profile } from "../solid/curve.ts";
import { rubber, smoothLeather } from "../solid/finishes.ts";
import type { Finish, Paint, Part } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";
import { bell, step } from "../solid/vector.ts";
import { binding, laces, type Lacing, pullTab, tongue } from "./fittings.ts";
import { type Last, type LastShape, makeLast } from "./last.ts";
import { slab, type Sole } from "./sole.ts";

interface Sneaker {
  readonly shape?: Omit<LastShape, "sole">;
  /** Height of the feather edge above the floor. */
  readonly sole: Profile;
  readonly soles: readonly Sole[];
  readonly top: Profile;
  readonly upper: (last: Last) => Finish;
  readonly collar?: number;
  /** The front and back end of the lace opening; undefined for a slip-on. */
  readonly opening?: { readonly from: number; readonly to: number; readonly gap: number; readonly tongueTop: number };
  readonly lacing?: Lacing;
  readonly tab?: number;
  readonly more?: (last: Last) => readonly Part[];
}

export function sneaker(style: Sneaker): Part[] {
  const last = makeLast({ toeBlunt: 2.2, toeHeight: 4.2, ...style.shape, sole: style.sole });
  const { opening, top } = style;
  const upper = style.upper(last);
  const open = (z: number, d: number, y: number): boolean => {
    if (!opening || d < opening.to || y < 4) return false;
    const past = Math.max(0, d - opening.from + opening.gap);
    return d < opening.from && Math.abs(z) < Math.sqrt(Math.max(0, opening.gap ** 2 - past ** 2));
  };
  return [
    last.body({ back: "lining", ...upper, cut: (_x, _y, z, d, y) => y > top(d) || open(z, d, y) }, 0.12),
    binding(
      last,
      top,
      smoothLeather("lining", { gloss: 0.15 }),
      style.collar ?? 0.34,
      opening ? opening.to : undefined,
      opening ? opening.gap + 0.15 : 0,
    ),
    ...style.soles.map((sole) => slab(last, sole)),
    ...(opening
      ? [tongue(last, smoothLeather("cloth", { gloss: 0.2 }), opening.from + 0.6, opening.tongueTop, 2.5)]
      : []),
    ...(style.lacing ? laces(last, style.lacing) : []),
    ...(style.tab ? [pullTab(last, style.tab)] : []),
    ...(style.more?.(last) ?? []),
  ];
}

/** Grooves along a rubber side, at fractions of its height. */
export const grooves =
  (...lines: readonly number[]): Paint =>
  (touch, _x, _y, _z, d, v) => {
    for (const line of lines) {
      touch.height -= 0.05 * bell(v - line, 0.03);
      touch.tone *= 1 - 0.2 * bell(v - line, 0.025);
    }
    if (lines[0]) touch.height += stitches(d, (v - lines[0] - 0.1) * 2.5, 0.4, 0.06);
  };

export const holes =
  (spots: readonly (readonly [number, number])[]): Paint =>
  (touch, _x, _y, _z, d, y) => {
    for (const [hd, hy] of spots) {
      const far = Math.hypot(d - hd, y - hy);
      if (far < 0.3) {
        touch.tone *= 1 - 0.75 * step(0.19, 0.1, far);
        touch.height -= 0.06 * step(0.2, 0.12, far);
      }
    }
  };

export const cupSole = (height: number): Sole => ({
  finish: rubber("sole", { paint: grooves(0.16, 0.62) }),
  out: 0.34,
  lip: 0.75,
  under: profile([
    [0, 0],
    [19, 0],
    [27, height * 0.45],
  ]),
  round: 0.16,
});

export function stripe(touch: Parameters<Paint>[0], _x: number, _y: number, _z: number, _d: number, v: number): void {
  if (v > 0.52 && v < 0.64) touch.region = "trim";
}

export function ripples(touch: Parameters<Paint>[0], _x: number, _y: number, _z: number, d: number, v: number): void {
  touch.height += 0.06 * Math.sin(v * 16 + Math.sin(d * 0.35) * 2.4) * step(0.05, 0.2, v) * step(1, 0.85, v);
  touch.tone *= 1 - 0.25 * step(0.88, 0.92, v);
}

export function chunks(touch: Parameters<Paint>[0], _x: number, _y: number, _z: number, d: number, v: number): void {
  const wave = v - 0.42 - 0.12 * Math.sin(d * 0.42 + 0.6);
  touch.height += 0.12 * step(-0.03, 0.03, wave) - 0.06 * bell(wave, 0.04);
  const cut = Math.abs(((d / 2.6) % 1) - 0.5) * 2.6;
  if (v > 0.6) touch.height -= 0.12 * bell(cut, 0.16) * step(0.6, 0.7, v);
}

export function tread(pitch: number): Paint {
  return (touch, _x, _y, _z, d, v) => {
    const cut = Math.abs(((((d / pitch) % 1) + 1) % 1) - 0.5) * pitch;
    touch.tone *= 1 - 0.55 * step(0.3, 0.22, cut) * step(0.3, 0.5, v);
  };
}
