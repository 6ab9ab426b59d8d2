// The shadow of a product on the floor (y = 0): dark at points of contact, wide and faint under raised parts.

import type { Part } from "./part.ts";
import { raster } from "./raster.ts";
import { clamp, type Vec } from "./vector.ts";

const SIDE = 420;

/** Greatest height of each layer of the product, and its shadow's spread and darkness, relative to the radius. */
const LAYERS = [
  { below: 0.025, spread: 0.012, dark: 0.62 },
  { below: 0.12, spread: 0.045, dark: 0.42 },
  { below: 0.6, spread: 0.13, dark: 0.32 },
  { below: 3, spread: 0.24, dark: 0.14 },
] as const;

/** Darkness of the floor at (x, z), 0 to 1. `lean` is the offset of shadows per unit of height. */
export function floorShadow(
  parts: readonly Part[],
  middle: Vec,
  radius: number,
  lean: readonly [x: number, z: number],
): (x: number, z: number) => number {
  const scale = SIDE / (radius * 3.2);
  const map = raster(
    parts,
    (x, y, z, out) => {
      out[0] = SIDE / 2 + (x + lean[0] * y - middle[0]) * scale;
      out[1] = SIDE / 2 + (z + lean[1] * y - middle[2]) * scale;
      out[2] = -y;
    },
    SIDE,
    SIDE,
  );
  const sum = new Float32Array(SIDE * SIDE);
  for (const { below, spread, dark } of LAYERS) {
    const layer = Float32Array.from(map.near, (near) => (-near < below * radius ? dark : 0));
    const soft = blurred(layer, Math.max(1, Math.round((spread * radius * scale) / 1.7)));
    for (let k = 0; k < sum.length; k++) sum[k] = 1 - (1 - sum[k]!) * (1 - soft[k]!);
  }
  return (x, z) => {
    const fx = clamp(SIDE / 2 + (x - middle[0]) * scale, 0, SIDE - 2);
    const fz = clamp(SIDE / 2 + (z - middle[2]) * scale, 0, SIDE - 2);
    const [ix, iz] = [Math.floor(fx), Math.floor(fz)];
    const [tx, tz] = [fx - ix, fz - iz];
    const k = iz * SIDE + ix;
    return (
      (sum[k]! * (1 - tx) + sum[k + 1]! * tx) * (1 - tz) + (sum[k + SIDE]! * (1 - tx) + sum[k + SIDE + 1]! * tx) * tz
    );
  };
}

/** Three box blurs in each direction: close to a Gaussian. */
function blurred(layer: Float32Array, reach: number): Float32Array {
  let from = layer;
  for (let pass = 0; pass < 3; pass++) from = boxed(boxed(from, reach, 1, SIDE), reach, SIDE, 1);
  return from;
}

function boxed(from: Float32Array, reach: number, along: number, across: number): Float32Array {
  const to = new Float32Array(from.length);
  const width = reach * 2 + 1;
  for (let line = 0; line < SIDE; line++) {
    const start = line * across;
    let sum = 0;
    for (let i = -reach; i < SIDE; i++) {
      if (i + reach < SIDE) sum += from[start + (i + reach) * along]!;
      if (i - reach - 1 >= 0) sum -= from[start + (i - reach - 1) * along]!;
      if (i >= 0) to[start + i * along] = sum / width;
    }
  }
  return to;
}
