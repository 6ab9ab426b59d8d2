// The pixels of a base picture: decoded, cut to what is drawn, halved for small pictures, packed for keeping.

import { deflateRawSync, inflateRawSync } from "node:zlib";
import sharp from "sharp";
import { BASE_HEIGHT, BASE_WIDTH, GRAINS } from "../art/format.ts";

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

export async function decodeBase(path: string): Promise<Base> {
  const [drawn, map] = await Promise.all([
    sharp(`${path}.webp`).ensureAlpha().raw().toBuffer(),
    sharp(`${path}.png`).toColourspace("b-w").extractChannel(0).raw().toBuffer(),
  ]);
  const count = BASE_WIDTH * BASE_HEIGHT;
  if (drawn.length !== count * 4 || map.length !== count)
    throw new Error(`${path}: a base picture must be ${BASE_WIDTH} × ${BASE_HEIGHT}`);
  const pixels = new Uint32Array(drawn.buffer, drawn.byteOffset, count);
  const { left, top, width, height } = drawnPart(pixels);
  const base = emptyBase(width, height, left, top, 0);
  for (let y = 0; y < height; y++) {
    const from = (y + top) * BASE_WIDTH + left;
    base.regions.set(map.subarray(from, from + width), y * width);
    for (let x = 0; x < width; x++) {
      const pixel = pixels[from + x] as number;
      base.grey[y * width + x] = (pixel >>> 8) & 255;
      // Region 0 is only ever a shadow.
      const isShadow = (map[from + x] as number) < GRAINS;
      base.alpha[y * width + x] = isShadow ? (pixel >>> 24) * fadeAt(x + left, y + top) : pixel >>> 24;
    }
  }
  return base;
}

/** Pixels along the border over which a shadow runs out, so that no pose shows where the drawing ended. */
const FADE = 64;

function fadeAt(x: number, y: number): number {
  const inside = Math.min(x, y, BASE_WIDTH - 1 - x, BASE_HEIGHT - 1 - y);
  return inside >= FADE ? 1 : inside / FADE;
}

function emptyBase(width: number, height: number, left: number, top: number, level: Level): Base {
  return withPlanes(new Uint8Array(width * height * 3), { width, height, left, top, level });
}

function withPlanes(bytes: Uint8Array, shape: Omit<Base, "grey" | "alpha" | "regions">): Base {
  const count = shape.width * shape.height;
  return {
    ...shape,
    grey: bytes.subarray(0, count),
    alpha: bytes.subarray(count, count * 2),
    regions: bytes.subarray(count * 2),
  };
}

/** The drawn rectangle with one empty pixel around it where the picture has room, so that edges fade out. */
function drawnPart(pixels: Uint32Array): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [BASE_WIDTH - 2, BASE_HEIGHT - 2, 2, 2];
  for (let y = 0; y < BASE_HEIGHT; y++) {
    const row = y * BASE_WIDTH;
    let first = 0;
    while (first < BASE_WIDTH && (pixels[row + first] as number) >>> 24 < 2) first++;
    if (first === BASE_WIDTH) continue;
    let last = BASE_WIDTH - 1;
    while ((pixels[row + last] as number) >>> 24 < 2) last--;
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

/** A base at a twentieth of its size, unpacked in about two milliseconds where decoding it anew takes forty. */
export interface PackedBase {
  readonly bytes: number;
  readonly packed: Uint8Array;
  readonly shape: Omit<Base, "grey" | "alpha" | "regions">;
}

export function pack(base: Base): PackedBase {
  const { width, height, left, top, level } = base;
  const planes = new Uint8Array(width * height * 3);
  planes.set(base.grey, 0);
  planes.set(base.alpha, width * height);
  planes.set(base.regions, width * height * 2);
  const packed = deflateRawSync(planes, { level: 1 });
  return { bytes: packed.length, packed, shape: { width, height, left, top, level } };
}

export const unpack = ({ packed, shape }: PackedBase): Base => withPlanes(inflateRawSync(packed), shape);
