import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { GRAINS, regionByte } from "../art/format.ts";
import { demoLibrary } from "../feed/index.ts";
import { emptyBase, readBase } from "./base.ts";
import type { Base } from "./base.ts";
import { createKernel } from "./kernel.ts";
import { reshaped } from "./reshape.ts";
import { nearnessOf, shapeOf, shapesOf } from "./shapes.ts";

const CLOTH = regionByte("cloth");
const METAL = regionByte("metal");

const kernel = createKernel();
beforeEach(kernel.clear);

/** A coat of 20 by 100 with a buckle at a third of its height, and a shadow below it. */
function coat(): Base {
  const [width, height] = [40, 120];
  const base = emptyBase(kernel, { width, height, left: 50, top: 60 }, 0);
  for (const plane of [base.grey, base.alpha, base.regions]) plane.fill(0);
  for (let y = 0; y < height; y++)
    for (let x = 10; x < 30; x++) {
      const at = y * width + x;
      const isDrawn = y >= 10 && y < 110;
      base.regions[at] = !isDrawn ? 0 : y >= 40 && y < 46 ? METAL : CLOTH;
      base.alpha[at] = isDrawn ? 255 : y >= 110 ? 40 : 0;
      base.grey[at] = 100 + (y >> 1);
    }
  return base;
}

const rowsOf = (base: Base, byte: number): number[] =>
  Array.from({ length: base.height }, (_, y) => y).filter((y) =>
    base.regions.subarray(y * base.width, (y + 1) * base.width).includes(byte),
  );
const widthAt = (base: Base, y: number): number =>
  base.regions.subarray(y * base.width, (y + 1) * base.width).filter((byte) => byte >= GRAINS).length;

const BELOW_HALF = (by: number) =>
  [
    [0, 0],
    [0.5, 0.5],
    [1, 0.5 + 0.5 * by],
  ] as const;

test.each([0.6, 1.4])("lengthened by %f below the waist, the buckle above keeps its size", (by) => {
  const cut = reshaped(coat(), { rows: BELOW_HALF(by), wide: 1 }, kernel);
  expect(rowsOf(cut, METAL).length).toBe(6);
  const drawn = [...rowsOf(cut, CLOTH), ...rowsOf(cut, METAL)];
  expect(Math.abs(drawn.length - (50 + 50 * by))).toBeLessThanOrEqual(1);
});

test("the middle of the product stays in place", () => {
  for (const by of [0.6, 1.4]) {
    const cut = reshaped(coat(), { rows: BELOW_HALF(by), wide: 1 }, kernel);
    const drawn = rowsOf(cut, CLOTH);
    expect(Math.abs(cut.top + ((drawn[0] ?? 0) + (drawn.at(-1) ?? 0)) / 2 - (60 + 59.5))).toBeLessThanOrEqual(1);
  }
});

test("a flared hem is wider below and unchanged above", () => {
  const widths = [
    [0, 1],
    [0.5, 1],
    [1, 1.5],
  ] as const;
  const flared = reshaped(coat(), { rows: BELOW_HALF(1), wide: 1, widths }, kernel);
  const drawn = rowsOf(flared, CLOTH);
  expect(widthAt(flared, drawn[2] ?? 0)).toBe(20);
  expect(Math.abs(widthAt(flared, drawn.at(-2) ?? 0) - 30)).toBeLessThanOrEqual(2);
});

test("the outline has no black rim of shadow", () => {
  const cut = reshaped(coat(), { rows: BELOW_HALF(0.73), wide: 1 }, kernel);
  const shadows = cut.alpha.filter((_, at) => (cut.regions[at] ?? 0) < GRAINS);
  expect(Math.max(...shadows)).toBe(40);
});

test("an evenly widened shape is left to the pose", () => {
  const base = coat();
  const rows = [
    [0, 0],
    [1, 1],
  ] as const;
  expect(reshaped(base, { rows, wide: 1.1 }, kernel)).toBe(base);
});

test("every shape of the library is distinct, plausible, and has all views of its drawing", () => {
  const { entries, find } = demoLibrary();
  const shaped = entries.filter(({ shape }) => shape !== undefined);
  expect(shaped.length).toBeGreaterThan(300);
  for (const { of, construction, view, shape } of shaped) {
    const [type = "", cut = ""] = of.split("/");
    expect([of, construction, shapeOf(of, construction)]).toEqual([of, construction, shape]);
    expect([of, view, find(type, cut, construction[0] ?? "", view)?.shape]).toEqual([of, view, undefined]);
    const tall = shape?.rows.at(-1)?.[1] ?? 0;
    const changes = [tall, shape?.wide ?? 1, ...(shape?.widths ?? []).map(([, by]) => by)];
    expect([of, changes.some((by) => Math.abs(by - 1) > 0.05)]).toEqual([of, true]);
    expect([of, changes.every((by) => by > 0.6 && by < 1.4)]).toEqual([of, true]);
    const nearness = shape === undefined ? 1 : nearnessOf(shape);
    expect([of, nearness > 0.8 && nearness < 1.2]).toEqual([of, true]);
  }
  expect(shapesOf("watches/round", "a")).toEqual([]);
});

/** Maximum ratio of height to width for tops with short sleeves and without. */
const LONGEST: Readonly<Record<string, number>> = {
  "t-shirts/regular": 1.3,
  "t-shirts/boxy": 1.3,
  "t-shirts/v-neck": 1.3,
  "polo-shirts/short": 1.3,
  "shirts/camp": 1.3,
  "knitwear/knit-polo": 1.3,
  "knitwear/vest": 1.65,
  "tops/tank": 1.8,
};

test("no top is as long as a dress", { timeout: 30_000 }, async () => {
  const cuts = demoLibrary().entries.filter(({ of, view }) => of in LONGEST && view === "front");
  const drawings = Map.groupBy(cuts, ({ file }) => file);
  expect(drawings.size).toBeGreaterThan(20);
  for (const [file, of] of drawings) {
    kernel.clear();
    const { width, regions } = await readBase(join(import.meta.dirname, "../art/library", file), kernel);
    const first = regions.findIndex((byte) => byte >= GRAINS);
    const tall = (regions.findLastIndex((byte) => byte >= GRAINS) - first) / width;
    for (const { construction, shape } of of) {
      const long = (tall / width) * ((shape?.rows.at(-1)?.[1] ?? 1) / (shape?.wide ?? 1));
      expect([file, construction, long < (LONGEST[of[0]?.of ?? ""] ?? 0)]).toEqual([file, construction, true]);
    }
  }
});
