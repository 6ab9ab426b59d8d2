// Encodes planes of one byte per pixel as the two files of a base picture, a JPEG and a map, and decodes them. See format.ts.
//
// Shoppers wait for decoding, so both formats are chosen for decoding speed. Raw planes compressed with zstd decode in half
// the time of the same planes as PNG, at 70% of the size.
import { readFile } from "node:fs/promises";
import { constants, zstdCompressSync } from "node:zlib";

import sharp from "sharp";

import { GRAINS, PLAIN } from "./format.ts";
import { readMap } from "./map-file.ts";

export interface BaseFiles {
  readonly jpg: Buffer;
  readonly map: Buffer;
}

/** One byte per pixel in each plane, rows from the top. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  readonly alpha: Uint8Array;
  /** region * GRAINS + grain */
  readonly regions: Uint8Array;
}

/** Size limit of a shading picture: JPEG quality drops until it fits. Knits and denim would otherwise be twice as large. */
const MAX_BYTES = 34_000;
const QUALITIES = [78, 66, 54, 42];

export async function encodeBase(planes: Planes): Promise<BaseFiles> {
  const { width, height } = planes;
  const grey = extendedGreys(planes);
  let jpg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpg = await sharp(grey, { raw: { width, height, channels: 1 } })
      .toColourspace("b-w")
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpg.length <= MAX_BYTES) break;
  }
  return { jpg, map: encodeMap(planes) };
}

/** Encodes only the map: the regions, then the alpha. */
export const encodeMap = (planes: Planes): Buffer =>
  zstdCompressSync(Buffer.concat([planes.regions, quantisedAlpha(planes)]), {
    params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: WINDOW },
  });

/** The zstd window as a power of two, large enough for both planes of a base. */
const WINDOW = 22;

/** Takes a file path without its extension, or the bytes of both files. */
export async function decodeBase(from: string | BaseFiles): Promise<Planes> {
  const jpg = typeof from === "string" ? `${from}.jpg` : from.jpg;
  const [shading, map] = await Promise.all([
    sharp(jpg).toColourspace("b-w").raw().toBuffer({ resolveWithObject: true }),
    typeof from === "string" ? readFile(`${from}.zst`) : from.map,
  ]);
  const { width, height } = shading.info;
  const planes = readMap(map, width * height);
  if (planes === undefined)
    throw new Error(`The two files of a base picture differ in size: ${typeof from === "string" ? from : "bytes"}`);
  return { width, height, grey: shading.data, ...planes };
}

/** Quantisation of a shadow's alpha, in levels and in pixels per side. Not visible, and saves a third of the plane. */
const SHADOW_STEP = 2;
const SHADOW_PIXELS = 3;

/** Quantisation of an outline's alpha. Sixteen levels look smooth and save a third of the bytes. */
const OUTLINE_STEP = 16;

/** Quantises the alpha plane; region 0 is always shadow. Idempotent, so that encoding a decoded base changes nothing. */
function quantisedAlpha({ width, height, alpha, regions }: Planes): Buffer {
  const kept = Buffer.from(alpha);
  const isShadow = (at: number): boolean => (regions[at] as number) < GRAINS;
  for (let top = 0; top < height; top += SHADOW_PIXELS)
    for (let left = 0; left < width; left += SHADOW_PIXELS) {
      const square = squareOf(left, top, width, height);
      const shadows = square.filter(isShadow);
      const mean = shadows.reduce((sum, at) => sum + (alpha[at] as number), 0) / shadows.length;
      const shadow = SHADOW_STEP * Math.round(mean / SHADOW_STEP);
      for (const at of square)
        kept[at] = isShadow(at)
          ? shadow
          : Math.min(255, OUTLINE_STEP * Math.max(1, Math.round((alpha[at] as number) / OUTLINE_STEP)));
    }
  return kept;
}

/** Indexes of the square's pixels that lie inside the picture. */
function squareOf(left: number, top: number, width: number, height: number): readonly number[] {
  const all: number[] = [];
  for (let y = top; y < Math.min(height, top + SHADOW_PIXELS); y++)
    for (let x = left; x < Math.min(width, left + SHADOW_PIXELS); x++) all.push(y * width + x);
  return all;
}

/** Extends the greys into the undrawn area, to avoid JPEG ringing along the outline. */
function extendedGreys({ width, height, grey, regions }: Planes): Buffer {
  const greys = Float32Array.from(grey);
  const known = Uint8Array.from(regions, (byte) => (byte >= GRAINS ? 1 : 0));
  spread(greys, known, width, height);
  return Buffer.from(Uint8Array.from(greys, Math.round));
}

/** Fills unknown pixels with the mean of the known ones around them, by recursing on a picture of half the size. */
function spread(greys: Float32Array, known: Uint8Array, width: number, height: number): void {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const [sums, counts] = [new Float32Array(halfWidth * halfHeight), new Uint8Array(halfWidth * halfHeight)];
  for (let i = 0; i < greys.length; i++) {
    if (known[i] === 0) continue;
    const half = (Math.floor(i / width) >> 1) * halfWidth + ((i % width) >> 1);
    sums[half] = (sums[half] as number) + (greys[i] as number);
    counts[half] = (counts[half] as number) + 1;
  }
  const means = sums.map((sum, half) => (counts[half] === 0 ? PLAIN : sum / (counts[half] as number)));
  if (means.length > 1 && counts.includes(0)) spread(means, counts, halfWidth, halfHeight);
  for (let i = 0; i < greys.length; i++)
    if (known[i] === 0) greys[i] = means[(Math.floor(i / width) >> 1) * halfWidth + ((i % width) >> 1)] as number;
}
