// The pixels of a base picture: read, cut to what is drawn, halved for small pictures.

import { decodeBase } from "../art/base-files.ts";
import { BASE_HEIGHT, BASE_WIDTH } from "../art/format.ts";

/** Three planes of one byte a pixel, covering only the drawn part of the picture. */
export interface Base {
  readonly width: number;
  readonly height: number;
  /** Where the drawn part lies in the whole, in this level's pixels. */
  readonly left: number;
  readonly top: number;
  readonly level: Level;
  readonly grey: Uint8Array;
  readonly alpha: Uint8Array;
  /** region * GRAINS + grain */
  readonly regions: Uint8Array;
}

/** How often it was halved. */
export type Level = 0 | 1 | 2;

export async function readBase(path: string): Promise<Base> {
  const planes = await decodeBase(path);
  if (planes.width !== BASE_WIDTH || planes.height !== BASE_HEIGHT)
    throw new Error(`${path}: a base picture must be ${BASE_WIDTH} × ${BASE_HEIGHT}`);
  const { left, top, width, height } = drawnPart(planes.alpha);
  const base = emptyBase(width, height, left, top, 0);
  for (let y = 0; y < height; y++) {
    const from = (y + top) * BASE_WIDTH + left;
    base.grey.set(planes.grey.subarray(from, from + width), y * width);
    base.alpha.set(planes.alpha.subarray(from, from + width), y * width);
    base.regions.set(planes.regions.subarray(from, from + width), y * width);
  }
  return base;
}

function emptyBase(width: number, height: number, left: number, top: number, level: Level): Base {
  const plane = (): Uint8Array => new Uint8Array(width * height);
  return { width, height, left, top, level, grey: plane(), alpha: plane(), regions: plane() };
}

/** The drawn rectangle with one empty pixel around it where the picture has room, so that edges fade out. */
function drawnPart(alpha: Uint8Array): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [BASE_WIDTH - 2, BASE_HEIGHT - 2, 2, 2];
  for (let y = 0; y < BASE_HEIGHT; y++) {
    const row = y * BASE_WIDTH;
    let first = 0;
    while (first < BASE_WIDTH && (alpha[row + first] as number) < 2) first++;
    if (first === BASE_WIDTH) continue;
    let last = BASE_WIDTH - 1;
    while ((alpha[row + last] as number) < 2) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  [left, top] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  return { left, top, width: Math.min(BASE_WIDTH, right + 1) - left, height: Math.min(BASE_HEIGHT, bottom + 1) - top };
}

/** Half the size. Greys are averaged by how much of each is there; a region is a name and has no average. */
export function halved(base: Base): Base {
  const [left, top] = [base.left >> 1, base.top >> 1];
  const [shiftX, shiftY] = [left * 2 - base.left, top * 2 - base.top];
  const width = Math.ceil((base.width - shiftX) / 2);
  const height = Math.ceil((base.height - shiftY) / 2);
  const half = emptyBase(width, height, left, top, base.level === 0 ? 1 : 2);
  const { width: stride } = base;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let alpha = 0;
      let grey = 0;
      let most = 0;
      let region = 0;
      for (let corner = 0; corner < 4; corner++) {
        const sx = 2 * x + shiftX + (corner & 1);
        const sy = 2 * y + shiftY + (corner >> 1);
        if (sx < 0 || sy < 0 || sx >= stride || sy >= base.height) continue;
        const at = sy * stride + sx;
        const a = base.alpha[at] as number;
        alpha += a;
        grey += a * (base.grey[at] as number);
        if (a > most) {
          most = a;
          region = base.regions[at] as number;
        }
      }
      const at = y * width + x;
      half.alpha[at] = (alpha + 2) >> 2;
      half.grey[at] = alpha === 0 ? 0 : (grey / alpha + 0.5) | 0;
      half.regions[at] = region;
    }
  }
  return half;
}
