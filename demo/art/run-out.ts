// Lets shadows run out toward the border of a base picture, so that no pose shows where the picture ended.
// A drawing does this once, before its files are written: writing them again changes nothing.
import type { Planes } from "./base-files.ts";
import { GRAINS } from "./format.ts";

/** Distances from the border, in parts of the picture's width: nothing up to the first, all from the second on. */
export type Margin = readonly [from: number, to: number];

/** What lies or hangs has a soft shadow all around it that hardly reaches the border. */
export const AROUND: Margin = [0, 0.07];

/** What stands throws a long shadow to its side, which the border would cut: it fades over a wide way. */
export const ON_FLOOR: Margin = [0.02, 0.22];

/** In place. The outline stays: region 0 is only ever a shadow. */
export function runOut({ width, height, alpha, regions }: Planes, margin: Margin): void {
  const [across, down] = [fades(width, width, margin), fades(height, width, margin)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if ((regions[at] as number) < GRAINS)
        alpha[at] = Math.round((alpha[at] as number) * (across[x] as number) * (down[y] as number));
}

/** By pixel of a side: the share of a shadow that is left there. */
function fades(length: number, width: number, [from, to]: Margin): Float32Array {
  return Float32Array.from({ length }, (_, n) => {
    const edge = (Math.min(n, length - 1 - n) + 0.5) / width;
    const t = Math.min(1, Math.max(0, (edge - from) / (to - from)));
    return t * t * (3 - 2 * t);
  });
}
