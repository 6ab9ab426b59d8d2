// Reads a png of plain grey rows, as the library's region maps are. Inflating is all that such a file needs: a fifth of what
// a decoder for every kind of png takes.

import { inflateSync } from "node:zlib";

export interface GreyRows {
  readonly width: number;
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly stride: number;
  /** Begins with the first pixel. */
  readonly bytes: Uint8Array;
}

const SIGNATURE = "89504e470d0a1a0a";

/** Throws for a png of another kind: more than 8 bits of grey, interlaced, or with filtered rows. */
export function readGreyPng(png: Buffer): GreyRows {
  if (png.toString("hex", 0, 8) !== SIGNATURE) throw new Error("not a png");
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === "IHDR")?.data;
  // Bit depth, colour type, compression, filter method, interlacing.
  if (header?.toString("hex", 8) !== "0800000000") throw new Error("not a png of 8-bit grey");
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const stride = width + 1;
  const data = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map((chunk) => chunk.data));
  // One buffer for the whole, with room to see that nothing follows.
  const rows = inflateSync(data, { chunkSize: stride * height + 64 });
  if (rows.length !== stride * height) throw new Error("a png with missing rows");
  for (let at = 0; at < rows.length; at += stride) if (rows[at] !== 0) throw new Error("a png with filtered rows");
  return { width, height, stride, bytes: rows.subarray(1) };
}

function chunksOf(png: Buffer): { readonly type: string; readonly data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}
