import { DEFAULT_TAXONOMY } from "#catalogue";
import { expect, test } from "vitest";
import { randomFrom, rgb } from "./colour.ts";
import { PRINTS } from "./prints.ts";
import { houndstooth } from "./prints/woven.ts";
import { createKernel } from "./kernel.ts";
import { swatchOf } from "./swatch.ts";

test.each(PRINTS.map((print) => [print.key, print] as const))(
  "%s uses only colours that its palette has",
  (_, print) => {
    const { indices, size } = print.draw();
    const palette = print.palette(rgb("#a8202c"), randomFrom(1));
    expect(indices.length).toBe(size * size);
    expect(new Set(indices).size).toBeGreaterThan(1);
    expect(indices.reduce((most, index) => Math.max(most, index), 0)).toBeLessThan(palette.length);
  },
);

test.each(PRINTS.map((print) => [print.key, print] as const))("%s repeats without a seam", (_, print) => {
  const { indices, size } = print.draw();
  const changes = (a: (n: number) => number, b: (n: number) => number): number =>
    Array.from({ length: size }, (__, n) => Number(indices[a(n)] !== indices[b(n)])).reduce((sum, n) => sum + n, 0);
  // No more pixels change colour across the edge than at the busiest position inside.
  const column = (x: number) =>
    changes(
      (y) => y * size + x,
      (y) => y * size + ((x + 1) % size),
    );
  const row = (y: number) =>
    changes(
      (x) => y * size + x,
      (x) => ((y + 1) % size) * size + x,
    );
  const inside = Array.from({ length: size - 1 }, (__, n) => n);
  expect(column(size - 1)).toBeLessThanOrEqual(Math.max(...inside.map(column)));
  expect(row(size - 1)).toBeLessThanOrEqual(Math.max(...inside.map(row)));
});

test("houndstooth is half dark, half light, and its teeth point the same way in every repeat", () => {
  const { indices, size } = houndstooth();
  const dark = indices.reduce((sum, index) => sum + index, 0);
  expect(dark).toBe((size * size) / 2);
  const thread = size / 8;
  const at = (x: number, y: number) => indices[(y * thread + thread / 2) * size + x * thread + thread / 2];
  expect(Array.from({ length: 8 }, (_, x) => at(x, 0)).join("")).toBe("11110011");
});

test("every print lists existing cloths and product types", () => {
  const sold = new Set(DEFAULT_TAXONOMY.types.map((type) => type.id));
  for (const print of PRINTS) {
    expect(print.cloths.length).toBeGreaterThan(0);
    expect(print.types.filter((type) => !sold.has(type))).toEqual([]);
  }
  expect(new Set(PRINTS.map((print) => print.key)).size).toBe(PRINTS.length);
});

test("a print too fine for the picture becomes its mean tone instead of a moiré", () => {
  const stripe = PRINTS.find((print) => print.key === "fine-stripe");
  if (stripe === undefined) throw new Error("no such print");
  const [near, far] = [1, 0.1].map((scale) =>
    swatchOf(createKernel(), stripe, [rgb("#ffffff"), rgb("#000000")], {
      printScale: 1,
      pictureScale: scale,
      softness: 1.5,
    }),
  );
  expect(far?.average).toBeCloseTo(near?.average ?? 0, 1);
  const spread = (pixels: Uint32Array) =>
    Math.max(...pixels.map((p) => p & 255)) - Math.min(...pixels.map((p) => p & 255));
  expect(spread(far?.pixels ?? new Uint32Array())).toBeLessThan(spread(near?.pixels ?? new Uint32Array()));
});
