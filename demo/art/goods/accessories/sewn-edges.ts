// Flat leather pieces with sewn edges, and the contents of their slots.

import { metal, plain } from "../solid/finishes.ts";
import { plate, roundedBox } from "../solid/forms.ts";
import { type Finish, type Paint, type Part, place } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";

export const rimStitch =
  (wide: number, low: number, high: number, inset = 0.4): Paint =>
  (touch, x, y) => {
    const off = Math.min(wide / 2 - Math.abs(x), y - low, high - y) - inset;
    if (Math.abs(off) < 0.2) touch.height += stitches(x + y, off, 0.32, 0.05);
  };

export const slab = (wide: number, low: number, high: number, thick: number, finish: Finish, round = 0.5): Part =>
  plate(roundedBox(wide, wide, low, high, round), thick, finish, Math.min(0.16, thick * 0.4));

export const mark = (y: number, z: number, wide = 1.8): Part[] =>
  place([plate(roundedBox(wide, wide, -0.22, 0.22, 0.08), 0.06, metal("metal"), 0.02)], { shift: [0, y, z] });

export const card = (x: number, y: number, z: number, region: "label" | "contrast" = "label"): Part[] =>
  place([slab(8.2, 0, 5.2, 0.07, plain(region), 0.3)], { shift: [x, y, z] });

export const LOW = { pitch: 8, wide: 0.66, tall: 0.6 } as const;

export const TURNED = { yaw: -34, pitch: 18, wide: 0.66, tall: 0.6 } as const;
