import { expect, test } from "vitest";

import type { Planes } from "./base-files.ts";
import { regionByte } from "./format.ts";
import { ON_FLOOR, fadeShadows } from "./fade-shadows.ts";

const [WIDTH, HEIGHT] = [300, 400];

/** A post on a floor completely in shadow. */
function post(): Planes {
  const regions = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH < 4 ? regionByte("cloth") : 0));
  const alpha = Uint8Array.from(regions, (byte) => (byte === 0 ? 100 : 255));
  return { width: WIDTH, height: HEIGHT, alpha, regions, grey: new Uint8Array(WIDTH * HEIGHT) };
}

test("a shadow fades evenly toward the border, and the drawing itself does not", () => {
  const planes = post();
  fadeShadows(planes, ON_FLOOR);
  const row = planes.alpha.subarray(200 * WIDTH, 201 * WIDTH);
  expect([row[0], row[5], row[150], row[WIDTH - 1]]).toEqual([255, 0, 100, 0]);
  const steps = [...row.subarray(150)].map((a, n) => a - (row[151 + n] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(3);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
});
