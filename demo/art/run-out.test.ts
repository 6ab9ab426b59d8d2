import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Planes } from "./base-files.ts";
import { fileOf } from "./drawer.ts";
import { BASE_HEIGHT, BASE_WIDTH, GRAINS, regionByte } from "./format.ts";
import { goods } from "./goods/index.ts";
import { readMap } from "./map-file.ts";
import { ON_FLOOR, runOut } from "./run-out.ts";

const [WIDTH, HEIGHT] = [300, 400];

/** A post on a floor that is all shadow. */
function post(): Planes {
  const regions = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH < 4 ? regionByte("cloth") : 0));
  const alpha = Uint8Array.from(regions, (byte) => (byte === 0 ? 100 : 255));
  return { width: WIDTH, height: HEIGHT, alpha, regions, grey: new Uint8Array(WIDTH * HEIGHT) };
}

test("a shadow fades evenly toward the border, and what is drawn there stays", () => {
  const planes = post();
  runOut(planes, ON_FLOOR);
  const row = planes.alpha.subarray(200 * WIDTH, 201 * WIDTH);
  expect([row[0], row[5], row[150], row[WIDTH - 1]]).toEqual([255, 0, 100, 0]);
  const steps = [...row.subarray(150)].map((a, n) => a - (row[151 + n] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(3);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
});

/** The darkest floor, and what the steps of a shadow's alpha and the squares that share one add. */
const DARKEST = 0.62 * 255;
const ROUNDING = 8;

test("no shadow on the floor of a stored picture is cut by its border", { timeout: 120_000 }, () => {
  const [width, height] = [BASE_WIDTH, BASE_HEIGHT];
  const plane = (value: number): Uint8Array => new Uint8Array(width * height).fill(value);
  const limits: Planes = { width, height, alpha: plane(DARKEST), regions: plane(0), grey: plane(0) };
  runOut(limits, ON_FLOOR);
  const cut: string[] = [];
  for (const drawer of goods) {
    const map = readMap(readFileSync(join(import.meta.dirname, `library/${fileOf(drawer)}.zst`)), width * height);
    if (map === undefined) throw new Error(`${fileOf(drawer)} has another size`);
    let over = 0;
    // Three rows share a shadow's alpha: one of them tells.
    for (let y = 1; y < height; y += 3)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const most = (limits.alpha[at] as number) + ROUNDING;
        if ((map.regions[at] as number) < GRAINS && (map.alpha[at] as number) > most) over++;
      }
    if (over > 0) cut.push(`${fileOf(drawer)}: ${over} pixels`);
  }
  expect(cut).toEqual([]);
});
