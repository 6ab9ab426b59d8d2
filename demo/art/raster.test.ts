import { expect, test } from "vitest";

import { decodeBase } from "./base-files.ts";
import { Canvas } from "./canvas.ts";
import { PLAIN, regionByte } from "./format.ts";
import { rasterise } from "./raster.ts";

const WIDTH = 150;

function patch(): Canvas {
  const canvas = new Canvas(7);
  canvas.part({
    outline: [
      [100, 100, 1],
      [500, 100, 1],
      [500, 700, 1],
      [100, 700, 1],
    ],
    grain: 45,
    folds: [{ path: [200, 200, 300, 400, 320, 600], width: 30 }],
  });
  canvas.part({
    outline: [
      [260, 360, 1],
      [340, 360, 1],
      [340, 440, 1],
      [260, 440, 1],
    ],
    region: "trim",
  });
  canvas.shadow();
  return canvas;
}

test("the same drawing produces the same bytes", async () => {
  const [once, again] = [await rasterise(patch(), WIDTH), await rasterise(patch(), WIDTH)];
  expect(once.jpg.equals(again.jpg)).toBe(true);
  expect(once.map.equals(again.map)).toBe(true);
});

test("the region picture contains only bytes that were drawn", async () => {
  const { regions: bytes } = await decodeBase(await rasterise(patch(), WIDTH));
  expect(new Set(bytes)).toEqual(new Set([0, regionByte("cloth", 45), regionByte("trim")]));
  expect(bytes[100 * WIDTH + 75]).toBe(regionByte("trim"));
});

test("the median of the cloth is plain grey, regardless of its details", async () => {
  const { grey, regions } = await decodeBase(await rasterise(patch(), WIDTH));
  const greys = [...regions].flatMap((byte, i) => (byte >> 4 === 1 ? [grey[i] ?? 0] : [])).toSorted((a, b) => a - b);
  expect(Math.abs((greys[greys.length >> 1] ?? 0) - PLAIN)).toBeLessThanOrEqual(4);
});

test("a fitted drawing is centred and fills its share of the page", async () => {
  const canvas = patch();
  canvas.fit(0.5, 0.9);
  const { regions: bytes } = await decodeBase(await rasterise(canvas, WIDTH));
  const rows = [...bytes].flatMap((byte, i) => (byte > 0 ? [Math.floor(i / WIDTH)] : []));
  const [top, bottom] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  expect(Math.abs(bottom - top - 100)).toBeLessThanOrEqual(3);
  expect(Math.abs((top + bottom) / 2 - 100)).toBeLessThanOrEqual(2);
});
