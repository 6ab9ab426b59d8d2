// The pixels of a base picture: read, cropped to the drawn part, and halved for small pictures.

import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { BASE_HEIGHT, BASE_WIDTH } from "../art/format.ts";
import { readMap } from "../art/map-file.ts";
import type { MapPlanes } from "../art/map-file.ts";
import type { Kernel } from "./kernel.ts";
import { release } from "./release.ts";

/** Three planes of one byte per pixel in a kernel's memory, covering only the drawn part of the picture. */
export interface Base {
  readonly width: number;
  readonly height: number;
  /** Position of the drawn part in the whole picture, in pixels of this level. */
  readonly left: number;
  readonly top: number;
  readonly level: Level;
  readonly grey: Uint8Array;
  readonly alpha: Uint8Array;
  /** region * GRAINS + grain */
  readonly regions: Uint8Array;
}

/** Number of times it was halved. */
export type Level = 0 | 1 | 2;

/** Takes a file path without its ending; see art/format.ts for the two files. */
export async function readBase(path: string, kernel: Kernel): Promise<Base> {
  const planes = mapIn(path, await readFile(`${path}.zst`));
  if (planes === undefined) throw new Error(`${path}: a base picture must be ${BASE_WIDTH} × ${BASE_HEIGHT}`);
  const part = drawnPart(planes.alpha);
  const grey = await sharp(`${path}.jpg`).extract(part).toColourspace("b-w").raw().toBuffer();
  const base = emptyBase(kernel, part, 0);
  base.grey.set(grey);
  cut(planes.alpha, part, base.alpha);
  cut(planes.regions, part, base.regions);
  release(planes.alpha, grey);
  return base;
}

export type Part = Pick<Base, "left" | "top" | "width" | "height">;

function mapIn(path: string, bytes: Buffer): MapPlanes | undefined {
  try {
    return readMap(bytes, BASE_WIDTH * BASE_HEIGHT);
  } catch (cause) {
    throw new Error(`${path}: its map cannot be read`, { cause });
  }
}

function cut(plane: Uint8Array, { left, top, width, height }: Part, out: Uint8Array): void {
  for (let y = 0; y < height; y++) {
    const at = (y + top) * BASE_WIDTH + left;
    out.set(plane.subarray(at, at + width), y * width);
  }
}

/** The planes are uninitialised memory. */
export function emptyBase(kernel: Kernel, part: Part, level: Level): Base {
  const plane = (): Uint8Array => kernel.bytes(part.width * part.height);
  return { ...part, level, grey: plane(), alpha: plane(), regions: plane() };
}

/** The drawn rectangle with a border of one empty pixel if possible, so that edges fade out. */
function drawnPart(alpha: Uint8Array): Part {
  // Four pixels per word; values below two count as empty.
  const words = new Uint32Array(alpha.buffer, alpha.byteOffset, alpha.length >> 2);
  const across = BASE_WIDTH >> 2;
  const isClear = (at: number): boolean => ((words[at] as number) & 0xfefefefe) === 0;
  let [left, top, right, bottom] = [across - 1, BASE_HEIGHT - 2, 1, 2];
  for (let y = 0; y < BASE_HEIGHT; y++) {
    const row = y * across;
    let first = 0;
    while (first < across && isClear(row + first)) first++;
    if (first === across) continue;
    let last = across - 1;
    while (isClear(row + last)) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  [left, top] = [Math.max(0, left * 4 - 1), Math.max(0, top - 1)];
  const [end, low] = [Math.min(BASE_WIDTH, right * 4 + 1), Math.min(BASE_HEIGHT, bottom + 1)];
  return { left, top, width: end - left, height: low - top };
}

/** Halves the size. Greys are averaged by their alpha; region numbers cannot be averaged. */
export function halved(base: Base, kernel: Kernel): Base {
  const [left, top] = [base.left >> 1, base.top >> 1];
  const [shiftX, shiftY] = [left * 2 - base.left, top * 2 - base.top];
  const width = Math.ceil((base.width - shiftX) / 2);
  const height = Math.ceil((base.height - shiftY) / 2);
  const half = emptyBase(kernel, { left, top, width, height }, base.level === 0 ? 1 : 2);
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
