import { expect, test } from "vitest";
import { GRAINS, regionByte } from "../art/format.ts";
import type { Base } from "./base.ts";
import { BLOCK_BITS, blocksOf, EMPTY, kindAt, MIXED, runEnd, SHADOW } from "./blocks.ts";
import type { Blocks } from "./blocks.ts";
import { brushOf } from "./brush.ts";
import { paint } from "./paint.ts";
import { blendRow, cutOf, spreadRow } from "./rows.ts";
import type { Cut } from "./rows.ts";

const CLOTH = regionByte("cloth", 45);
const METAL = regionByte("metal");
const [WIDTH, HEIGHT] = [130, 100];

/** Cloth from column 20 to 90 with a buckle in it, its shadow right of it, and nothing elsewhere. */
function drawing(): Base {
  const plane = (): Uint8Array => new Uint8Array(WIDTH * HEIGHT);
  const base = { width: WIDTH, height: HEIGHT, left: 3, top: 5, level: 0 as const };
  const planes = { grey: plane(), alpha: plane(), regions: plane() };
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const isDrawn = x >= 20 && x < 90 && y >= 2;
    planes.regions[at] = !isDrawn ? 0 : x > 60 && x < 70 && y > 40 && y < 50 ? METAL : CLOTH;
    planes.alpha[at] = isDrawn ? 255 : x >= 90 && x < 118 ? 40 + 2 * ((x + y) % 9) : 0;
    planes.grey[at] = (x * 7 + y * 13) & 255;
  }
  return { ...base, ...planes };
}

const blockOf = (at: (x: number, y: number) => { alpha: number; region: number }): number => {
  const base = drawing();
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 48; x++)
      [base.alpha[y * WIDTH + x], base.regions[y * WIDTH + x]] = [at(x, y).alpha, at(x, y).region];
  return kindAt(blocksOf(base), 1, 1);
};

test("a block is of the kind of all its pixels, of the column right of it and of the row below it", () => {
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

test.each([70_001, -70_001, 40_000, 1 << 20, -(1 << 20)])("a run by steps of %i ends where the kind does", (step) => {
  const blocks = blocksOf(drawing());
  for (const start of [step > 0 ? 0 : 128 << 16, step > 0 ? 20_000 : (125 << 16) + 3]) {
    const kind = (n: number): number => kindAt(blocks, (start + n * step) >> BLOCK_BITS, 2);
    const steps = Math.floor(step > 0 ? ((128 << 16) - start) / step : start / -step);
    for (let from = 0; from < steps; from++) {
      let end = from;
      while (end < steps && kind(end) === kind(from)) end++;
      expect(runEnd(blocks, kind(from), from, steps, start + from * step, step, 2)).toBe(end);
    }
  }
});

/** As if nothing were known of the blocks. */
const unknown = (blocks: Blocks): Blocks => ({ ...blocks, kinds: new Uint8Array(blocks.kinds.length).fill(MIXED) });

const INKS = Uint32Array.from({ length: 256 }, (_, n) => n * 40_503);
const TONES = Uint32Array.from({ length: 256 }, (_, tone) => tone);
const TABLES = Array.from({ length: GRAINS }, (_, n) =>
  TONES.map((tone) => (n === 0 ? 0x1d242b : tone * (0x010203 + n))),
);
const PRINT = {
  swatch: { width: 16, height: 16, pixels: INKS, perBaseX: 0.8, perBaseY: 1.3, average: 0.5 },
  shading: { gain: new Float32Array(256).fill(0.7), lift: new Float32Array(256).fill(9) },
};

test.each([
  ["plain", false, 91_000, 0, 0xfff4f1ec],
  ["printed", true, 91_000, 0, 0xfff4f1ec],
  ["mirrored and tilted", true, -50_000, 1700, 0xfff4f1ec],
  ["cut out", false, 50_000, -1700, 0],
] as const)("a picture that is %s is painted as if pixel by pixel", (_, isPrinted, stepX, stepY, ground) => {
  const regions = TABLES.map((table, n) => ({ table, printed: isPrinted && n === 1 }));
  const brush = brushOf(drawing(), { regions, print: PRINT }, ground, { unit: 1 << 16, stepX, stepY });
  for (let y = 4; y < 94; y++) {
    const [known, plain] = [new Uint32Array(80), new Uint32Array(80)];
    const [x, from] = [stepX > 0 ? 1 << 16 : 128 << 16, y << 16];
    paint(brush, known, 0, 80, x, from);
    paint({ ...brush, blocks: unknown(brush.blocks) }, plain, 0, 80, x, from);
    expect(known).toEqual(plain);
    expect(new Set(known).size).toBeGreaterThan(20);
  }
});

test.each([
  ["between two rows", (cut: Cut, row: number) => blendRow(cut, row * 0.9 + 0.3, row)],
  ["wider", (cut: Cut, row: number) => spreadRow(cut, row * 0.9 + 0.3, 55, 1.07, row)],
  ["narrower", (cut: Cut, row: number) => spreadRow(cut, row * 0.9 + 0.3, 55, 0.9, row)],
])("a row %s is cut as if pixel by pixel; only a shadow's light is left out", (_, cutRow) => {
  const [known, plain] = [drawing(), drawing()].map((base) => cutOf(base, blank(), 6)) as [Cut, Cut];
  for (let row = 0; row < HEIGHT; row++) {
    cutRow(known, row);
    cutRow({ ...plain, blocks: unknown(plain.blocks) }, row);
  }
  const lightOf = ({ out }: Cut) => out.grey.map((grey, at) => ((out.regions[at] ?? 0) < GRAINS ? 0 : grey));
  expect(known.out.alpha).toEqual(plain.out.alpha);
  expect(known.out.regions).toEqual(plain.out.regions);
  expect(lightOf(known)).toEqual(lightOf(plain));
});

function blank(): Base {
  const plane = (): Uint8Array => new Uint8Array((WIDTH + 12) * HEIGHT);
  return { ...drawing(), width: WIDTH + 12, grey: plane(), alpha: plane(), regions: plane() };
}
