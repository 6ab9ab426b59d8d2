// Reads the map of a base picture: its regions and alpha, one byte per pixel each, compressed with zstd. See format.ts.

import { zstdDecompressSync } from "node:zlib";

export interface MapPlanes {
  /** region * GRAINS + grain */
  readonly regions: Uint8Array;
  readonly alpha: Uint8Array;
}

/** Returns undefined if the map has another number of pixels. Throws if the bytes are not valid zstd. */
export function readMap(bytes: Buffer, pixels: number): MapPlanes | undefined {
  // A single chunk for all the data, with room to detect trailing bytes.
  const planes = zstdDecompressSync(bytes, { chunkSize: 2 * pixels + 64 });
  return planes.length === 2 * pixels
    ? { regions: planes.subarray(0, pixels), alpha: planes.subarray(pixels) }
    : undefined;
}
