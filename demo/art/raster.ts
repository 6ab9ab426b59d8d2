// Rasterises both SVGs of a canvas into the two files of a base, and applies grain and crumple to the cloth.
import sharp from "sharp";

import { encodeBase } from "./base-files.ts";
import type { BaseFiles } from "./base-files.ts";
import type { Canvas } from "./canvas.ts";
import { BASE_WIDTH, GRAINS, PLAIN, REGIONS } from "./format.ts";
import { grainOf, TILE } from "./grain.ts";
import { AROUND, fadeShadows } from "./fade-shadows.ts";
import { noise } from "./shapes.ts";

export async function rasterise(canvas: Canvas, width = BASE_WIDTH): Promise<BaseFiles> {
  const shaded = await pixels(canvas.shadingSvg(width));
  const regionSvg = canvas.regionSvg(width);
  const regions = regionBytes(await pixels(regionSvg), regionSvg);
  layGrain(shaded, regions, canvas, width);
  level(shaded, regions);
  const plane = (channel: number): Uint8Array => Uint8Array.from(regions, (_, i) => shaded[i * 4 + channel] ?? 0);
  const planes = { width, height: (width * 4) / 3, grey: plane(0), alpha: plane(3), regions };
  fadeShadows(planes, AROUND);
  return encodeBase(planes);
}

const pixels = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72, unlimited: true }).ensureAlpha().raw().toBuffer();

/** Cloth, contrast, trim and lining have grain; hard materials do not. */
const isSoft = (byte: number): boolean => byte >= GRAINS && byte < REGIONS.indexOf("sole") * GRAINS;

/** One byte per pixel. At clip edges the rasteriser may blend two bytes into an undrawn one: uses the left pixel instead. */
function regionBytes(rgba: Buffer, svg: string): Buffer {
  const drawn = new Set<number>([0]);
  for (const [, byte] of svg.matchAll(/rgb\((\d+),/g)) drawn.add(Number(byte));
  const bytes = Buffer.alloc(rgba.length / 4);
  for (let i = 0; i < bytes.length; i++) {
    const byte = (rgba[i * 4 + 3] ?? 0) < 128 ? 0 : (rgba[i * 4] ?? 0);
    bytes[i] = drawn.has(byte) ? byte : (bytes[i - 1] ?? 0);
  }
  return bytes;
}

function layGrain(rgba: Buffer, regions: Buffer, canvas: Canvas, width: number): void {
  const grain = grainOf(canvas.cloth);
  const unit = width / 600;
  const rough = canvas.grainStrength;
  for (let i = 0; i < regions.length; i++) {
    if (!isSoft(regions[i] ?? 0)) continue;
    const x = i % width;
    const y = (i / width) | 0;
    const crumpled =
      canvas.crumple === 0
        ? 0
        : noise(x / (70 * unit), y / (100 * unit), canvas.seed) +
          0.5 * noise(x / (34 * unit), y / (46 * unit), canvas.seed + 3);
    const factor = 1 + (grain[(y % TILE) * TILE + (x % TILE)] ?? 0) * rough + crumpled * canvas.crumple * 0.4;
    const value = Math.max(0, Math.min(255, Math.round((rgba[i * 4] ?? 0) * factor)));
    rgba[i * 4] = value;
    rgba[i * 4 + 1] = value;
    rgba[i * 4 + 2] = value;
  }
}

/** Adjusts the greys of soft surfaces so that the median of the main cloth is PLAIN, and colours match across bases. */
function level(rgba: Buffer, regions: Buffer): void {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let i = 0; i < regions.length; i++)
    if ((regions[i] ?? 0) >> 4 === 1) {
      counts[rgba[i * 4] ?? 0] = (counts[rgba[i * 4] ?? 0] ?? 0) + 1;
      total++;
    }
  if (total < regions.length / 200) return;
  let median = 0;
  for (let seen = 0; seen < total / 2; median++) seen += counts[median] ?? 0;
  const bend = Math.max(0.6, Math.min(1.6, Math.log(PLAIN / 255) / Math.log(median / 255)));
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** bend));
  for (let i = 0; i < regions.length; i++) {
    if (!isSoft(regions[i] ?? 0)) continue;
    const value = table[rgba[i * 4] ?? 0] ?? 0;
    rgba[i * 4] = value;
    rgba[i * 4 + 1] = value;
    rgba[i * 4 + 2] = value;
  }
}
