import { beforeEach, expect, test } from "vitest";
import { GRAINS, regionByte } from "../art/format.ts";
import { emptyBase } from "./base.ts";
import type { Base } from "./base.ts";
import { opened } from "./blocks.ts";
import { dip } from "./brush.ts";
import { createKernel } from "./kernel.ts";
import { blendRow, spreadRow } from "./rows.ts";
import type { Cut } from "./rows.ts";

const CLOTH = regionByte("cloth", 45);
const METAL = regionByte("metal");
const [WIDTH, HEIGHT] = [130, 100];

/** Numbered as in kernel/blocks.ts. */
const [MIXED, EMPTY, SHADOW, SIDE_BITS] = [0, 1, 2, 4];

const kernel = createKernel();
beforeEach(kernel.clear);

/** Cloth from column 20 to 90 with a buckle in it and a shadow to its right; empty elsewhere. */
function drawing(): Base {
  const base = blank(WIDTH);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const isDrawn = x >= 20 && x < 90 && y >= 2;
    base.regions[at] = !isDrawn ? 0 : x > 60 && x < 70 && y > 40 && y < 50 ? METAL : CLOTH;
    base.alpha[at] = isDrawn ? 255 : x >= 90 && x < 118 ? 40 + 2 * ((x + y) % 9) : 0;
    base.grey[at] = (x * 7 + y * 13) & 255;
  }
  return base;
}

function blank(width: number): Base {
  const base = emptyBase(kernel, { left: 3, top: 5, width, height: HEIGHT }, 0);
  for (const plane of [base.grey, base.alpha, base.regions]) plane.fill(0);
  return base;
}

const blockOf = (at: (x: number, y: number) => { alpha: number; region: number }): number => {
  const base = drawing();
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 48; x++)
      [base.alpha[y * WIDTH + x], base.regions[y * WIDTH + x]] = [at(x, y).alpha, at(x, y).region];
  opened(base, kernel);
  return kernel.kindAt(1, 1);
};

test("the kind of a block covers its pixels, the column to its right and the row below it", () => {
  expect(blockOf(() => ({ alpha: 255, region: CLOTH }))).toBe(CLOTH);
  expect(blockOf((x) => ({ alpha: x, region: 0 }))).toBe(SHADOW);
  expect(blockOf(() => ({ alpha: 0, region: CLOTH }))).toBe(EMPTY);
  for (const [otherX, otherY] of [
    [16, 16],
    [31, 20],
    [32, 20],
    [20, 32],
    [32, 32],
  ]) {
    const isOther = (x: number, y: number): boolean => x === otherX && y === otherY;
    expect(blockOf((x, y) => ({ alpha: 255, region: isOther(x, y) ? METAL : CLOTH }))).toBe(MIXED);
    expect(blockOf((x, y) => ({ alpha: isOther(x, y) ? 254 : 255, region: CLOTH }))).toBe(MIXED);
    expect(blockOf((x, y) => ({ alpha: isOther(x, y) ? 1 : 0, region: CLOTH }))).toBe(MIXED);
  }
  expect(blockOf((x, y) => ({ alpha: 255, region: x === 33 || y === 15 ? METAL : CLOTH }))).toBe(CLOTH);
});

test.each([70_001, -70_001, 40_000, 1 << 20, -(1 << 20)])(
  "a run with steps of %i ends where the kind changes",
  (step) => {
    opened(drawing(), kernel);
    for (const start of [step > 0 ? 0 : 128 << 16, step > 0 ? 20_000 : (125 << 16) + 3]) {
      const kind = (n: number): number => kernel.kindAt((start + n * step) >> (16 + SIDE_BITS), 2);
      const steps = Math.floor(step > 0 ? ((128 << 16) - start) / step : start / -step);
      for (let from = 0; from < steps; from++) {
        let end = from;
        while (end < steps && kind(end) === kind(from)) end++;
        expect(kernel.runEnd(kind(from), from, steps, start + from * step, step, 2)).toBe(end);
      }
    }
  },
);

const INKS = Uint32Array.from({ length: 256 }, (_, n) => n * 40_503);
const TONES = Uint32Array.from({ length: 256 }, (_, tone) => tone);
const TABLES = Array.from({ length: GRAINS }, (_, n) =>
  TONES.map((tone) => (n === 0 ? 0x1d242b : tone * (0x010203 + n))),
);
const SHADING = { gain: new Float32Array(256).fill(0.7), lift: new Float32Array(256).fill(9) };

test.each([
  ["plain", false, 1.39, 0, 0xfff4f1ec],
  ["printed", true, 1.39, 0, 0xfff4f1ec],
  ["mirrored and tilted", true, -0.76, 0.026, 0xfff4f1ec],
  ["cut out", false, 0.76, -0.026, 0],
] as const)("a picture that is %s is painted as if pixel by pixel", (_, isPrinted, ax, ay, ground) => {
  const pixels = kernel.words(256);
  pixels.set(INKS);
  const swatch = { width: 16, height: 16, pixels, perBaseX: 0.8, perBaseY: 1.3, average: 0.5 };
  const regions = TABLES.map((table, n) => ({ table, printed: isPrinted && n === 1 }));
  const base = drawing();
  const kinds = opened(base, kernel);
  dip(kernel, base, { regions, print: { swatch, shading: SHADING } }, ground);
  const [known, plain] = [kernel.words(80 * 90), kernel.words(80 * 90)];
  const painted = (out: Uint32Array) =>
    kernel.tint(out.byteOffset, 80, 90, ax, -ay, ax > 0 ? 1 : 128, ay, ax > 0 ? 1 : 0.9, 4);
  painted(known);
  // Without knowledge of the blocks.
  kinds.fill(MIXED);
  painted(plain);
  // Steps of a print along a run are rounded, so a pixel at a thread's edge may have the neighbour's colour.
  const unlike = known.filter((pixel, n) => pixel !== plain[n]).length;
  expect(unlike).toBeLessThanOrEqual(isPrinted ? 3 : 0);
  expect(new Set(known).size).toBeGreaterThan(300);
});

test.each([
  ["between two rows", (cut: Cut, row: number) => blendRow(cut, row * 0.9 + 0.3, row)],
  ["wider", (cut: Cut, row: number) => spreadRow(cut, row * 0.9 + 0.3, 55, 1.07, row)],
  ["narrower", (cut: Cut, row: number) => spreadRow(cut, row * 0.9 + 0.3, 55, 0.9, row)],
])("a row %s is cut as if pixel by pixel; only a shadow's light is left out", (_, cutRow) => {
  const base = drawing();
  const kinds = opened(base, kernel);
  const cutAnew = (): Base => {
    const out = blank(WIDTH + 12);
    kernel.cutInto(out.grey.byteOffset, out.alpha.byteOffset, out.regions.byteOffset);
    for (let row = 0; row < HEIGHT; row++) cutRow({ kernel, base, out, shiftX: 6 }, row);
    return out;
  };
  const known = cutAnew();
  kinds.fill(MIXED);
  const plain = cutAnew();
  const lightOf = ({ grey, regions }: Base) => grey.map((light, at) => ((regions[at] ?? 0) < GRAINS ? 0 : light));
  expect(known.alpha).toEqual(plain.alpha);
  expect(known.regions).toEqual(plain.regions);
  expect(lightOf(known)).toEqual(lightOf(plain));
  expect(new Set(lightOf(known)).size).toBeGreaterThan(100);
});
