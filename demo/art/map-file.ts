// Reads the map of a base picture: its regions and its alpha, one byte a pixel each, compressed by zstd. See format.ts.

import { zstdDecompressSync } from "node:zlib";

export interface MapPlanes {
  /** region * GRAINS + grain */
  readonly regions: Uint8Array;
  readonly alpha: Uint8Array;
}

/** Undefined when the map is not of so many pixels. Throws for bytes that are no zstd. */
export function readMap(bytes: Buffer, pixels: number): MapPlanes | undefined {
  // One buffer for the whole, with room to see that nothing follows.
  const planes = zstdDecompressSync(bytes, { chunkSize: 2 * pixels + 64 });
  return planes.length === 2 * pixels
    ? { regions: planes.subarray(0, pixels), alpha: planes.subarray(pixels) }
    : undefined;
}
