// Reads a WOFF2 file: its weights, and the measures by which a fallback font takes the same space while it loads.
//
//   header     "wOF2", …, number of tables (12), …, bytes of compressed data (20), …      48 bytes
//   directory  for each table: flags, [tag], length, [transformed length]                 variable
//   data       all tables one after another, compressed with Brotli
//
// https://www.w3.org/TR/WOFF2/

import { brotliDecompressSync } from "node:zlib";
import { meanAdvance } from "./letter-widths.ts";

export interface FontFile {
  /** CSS font-weight: "400", or the range of a variable font, "300 800". */
  readonly weight: string;
  /** Shares of the font's size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of letters in English text; undefined if the file does not tell. */
  readonly width?: number;
}

const SIGNATURE = 0x774f4632;
const HEADER = 48;
/** Far more than any font that fits the limit of a theme. */
const LARGEST = 16 * 1024 * 1024;

/** Undefined if the file is damaged or not WOFF2. */
export function readWoff2(file: Buffer): FontFile | undefined {
  try {
    if (file.readUInt32BE(0) !== SIGNATURE) return undefined;
    const { tables, at } = directory(file);
    const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), { maxOutputLength: LARGEST });
    const table = (tag: string): Buffer | undefined => {
      const place = tables.find((one) => one.tag === tag && !one.isTransformed);
      return place && data.subarray(place.offset, place.offset + place.length);
    };
    const [head, hhea, cmap, hmtx] = [table("head"), table("hhea"), table("cmap"), table("hmtx")];
    const unitsPerEm = head?.readUInt16BE(18) ?? 0;
    if (!hhea || unitsPerEm === 0) return undefined;
    const width = cmap && hmtx && meanAdvance({ cmap, hmtx }, hhea.readUInt16BE(34), unitsPerEm);
    return {
      weight: weightOf(table("fvar"), table("OS/2")),
      ascent: hhea.readInt16BE(4) / unitsPerEm,
      descent: -hhea.readInt16BE(6) / unitsPerEm,
      lineGap: hhea.readInt16BE(8) / unitsPerEm,
      ...(width !== undefined && { width }),
    };
  } catch {
    return undefined;
  }
}

function directory(file: Buffer) {
  const tables: { tag: string; offset: number; length: number; isTransformed: boolean }[] = [];
  let [at, offset] = [HEADER, 0];
  const number = (): number => {
    let value = 0;
    for (let digits = 0; digits < 5; digits += 1) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  };
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++);
    const index = flags & 63;
    const tag = index === OTHER ? file.toString("latin1", at, (at += 4)) : (TAGS[index] ?? "");
    const version = flags >> 6;
    const length = number();
    // Version 3 of glyf and loca is the plain table; of all others version 0 is.
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    const stored = isTransformed ? number() : length;
    tables.push({ tag, offset, length: stored, isTransformed });
    offset += stored;
  }
  return { tables, at };
}

function weightOf(fvar: Buffer | undefined, os2: Buffer | undefined): string {
  return (fvar && weightRange(fvar)) ?? String(os2?.readUInt16BE(4) ?? 400);
}

function weightRange(fvar: Buffer): string | undefined {
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  for (let axis = 0; axis < count; axis += 1) {
    const at = first + axis * size;
    const [least, most] = [fvar.readInt32BE(at + 4) / 65_536, fvar.readInt32BE(at + 12) / 65_536];
    if (fvar.toString("latin1", at, at + 4) === "wght") return `${Math.round(least)} ${Math.round(most)}`;
  }
  return undefined;
}

const OTHER = 63;
/** Tags by the index in the flags; those after `OS/2` and `fvar` matter only for their number. */
const TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".split(
    " ",
  );
