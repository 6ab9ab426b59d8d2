// Fades shadows toward the border of a base picture, so that its edge is invisible in every pose.
// Runs once per drawing, before its files are written.
import type { Planes } from "./base-files.ts";
import { GRAINS } from "./format.ts";

/** Distances from the border, as fractions of the picture's width: no shadow up to `from`, full shadow after `to`. */
export type Margin = readonly [from: number, to: number];

/** For lying or hanging products, whose soft shadow hardly reaches the border. */
export const AROUND: Margin = [0, 0.07];

/** For standing products, whose long shadow the border would cut off: it fades over a greater distance. */
export const ON_FLOOR: Margin = [0.02, 0.22];

/** Fades shadows in place. Only region 0 is shadow, so the outline does not change. */
export function fadeShadows({ width, height, alpha, regions }: Planes, margin: Margin): void {
  const [across, down] = [fadeFactors(width, width, margin), fadeFactors(height, width, margin)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if ((regions[at] as number) < GRAINS)
        alpha[at] = Math.round((alpha[at] as number) * (across[x] as number) * (down[y] as number));
}

/** Remaining fraction of a shadow for each pixel along one side. */
function fadeFactors(length: number, width: number, [from, to]: Margin): Float32Array {
  return Float32Array.from({ length }, (_, n) => {
    const edge = (Math.min(n, length - 1 - n) + 0.5) / width;
    const t = Math.min(1, Math.max(0, (edge - from) / (to - from)));
    return t * t * (3 - 2 * t);
  });
}
