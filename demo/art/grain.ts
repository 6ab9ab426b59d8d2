// The fine grain of a cloth as a repeating tile of factors around 0, lit from the upper left. The grain is weak, because noise
// makes files large and a packshot is seen from two metres.
import type { Cloth } from "./canvas.ts";
import { seededRandom } from "./shapes.ts";

export const TILE = 256;

/** Blur of white noise across and along the grain, in pixels, and the strength of the lit relief. */
const GRAIN: Readonly<Record<Cloth, readonly [across: number, along: number, strength: number]>> = {
  cotton: [0, 0, 0.016],
  wool: [1, 0, 0.017],
  knit: [1, 1, 0.02],
  satin: [9, 0, 0.008],
  denim: [0, 1, 0.018],
  leather: [2, 2, 0.022],
  suede: [1, 1, 0.022],
  patent: [3, 3, 0.004],
  canvas: [1, 0, 0.02],
  velvet: [1, 3, 0.026],
  smooth: [1, 1, 0.006],
};

const tiles = new Map<Cloth, Float32Array>();

export function grainOf(cloth: Cloth): Float32Array {
  const known = tiles.get(cloth);
  if (known) return known;
  const [across, along, strength] = GRAIN[cloth];
  const random = seededRandom(17 + Object.keys(GRAIN).indexOf(cloth));
  let height: Float32Array = Float32Array.from({ length: TILE * TILE }, () => random() - 0.5);
  height = averaged(averaged(height, across, 1), along, TILE);
  const relief = height.map(
    (_, i) => read(height, (i % TILE) - 1, ((i / TILE) | 0) - 1) - read(height, (i % TILE) + 1, ((i / TILE) | 0) + 1),
  );
  const spread = Math.sqrt(relief.reduce((sum, value) => sum + value * value, 0) / relief.length) || 1;
  const tile = relief.map((value) => (value / spread) * strength);
  tiles.set(cloth, tile);
  return tile;
}

const read = (tile: Float32Array, x: number, y: number): number =>
  tile[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)] ?? 0;

/** A wrapping box blur of `reach` pixels to each side, along rows (stride 1) or columns (stride TILE). */
function averaged(tile: Float32Array, reach: number, stride: number): Float32Array {
  if (reach === 0) return tile;
  return tile.map((_, i) => {
    const x = i % TILE;
    const y = (i / TILE) | 0;
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += stride === 1 ? read(tile, x + k, y) : read(tile, x, y + k);
    return sum / (2 * reach + 1);
  });
}
