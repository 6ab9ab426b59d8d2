import { expect, test } from "vitest";

import { decodeBase, encodeBase, encodeMap } from "./base-files.ts";
import type { Planes } from "./base-files.ts";
import { PLAIN, regionByte } from "./format.ts";

const [WIDTH, HEIGHT] = [120, 160];

/** A disc of three materials under a soft edge, with a shadow below it. */
function disc(): Planes {
  const [grey, alpha, regions] = [0, 0, 0].map(() => new Uint8Array(WIDTH * HEIGHT)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  for (let i = 0; i < grey.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const cover = Math.max(0, Math.min(1, 40.5 - Math.hypot(x - 60, y - 70)));
    if (cover >= 0.5) regions[i] = regionByte(x < 50 ? "cloth" : x < 70 ? "glass" : "metal", x < 50 ? 45 : 0);
    grey[i] = cover >= 0.5 ? PLAIN + Math.round((60 - x) / 2) : 0;
    alpha[i] = Math.max(Math.round(cover * 255), y > 70 && Math.hypot(x - 64, y - 80) < 44 ? 71 : 0);
  }
  return { width: WIDTH, height: HEIGHT, grey, alpha, regions };
}

test("regions survive a round trip exactly, and the outline in sixteen steps", async () => {
  const drawn = disc();
  const read = await decodeBase(await encodeBase(drawn));
  expect([read.width, read.height]).toEqual([WIDTH, HEIGHT]);
  expect(Buffer.from(read.regions).equals(Buffer.from(drawn.regions))).toBe(true);
  const off = [...drawn.regions.keys()]
    .filter((i) => drawn.regions[i] !== 0)
    .map((i) => Math.abs((read.alpha[i] ?? 0) - (drawn.alpha[i] ?? 0)));
  expect(Math.max(...off)).toBeLessThanOrEqual(8);
});

test("greys stay within a few steps right up to the outline", async () => {
  const drawn = disc();
  const { grey } = await decodeBase(await encodeBase(drawn));
  const off = [...grey.keys()]
    .filter((i) => drawn.regions[i] !== 0)
    .map((i) => Math.abs((grey[i] ?? 0) - (drawn.grey[i] ?? 0)));
  expect(Math.max(...off)).toBeLessThanOrEqual(6);
});

test("a shadow keeps its strength, and encoding a decoded base again changes nothing", async () => {
  const once = await encodeBase(disc());
  const read = await decodeBase(once);
  expect(Math.abs((read.alpha[118 * WIDTH + 64] ?? 0) - 71)).toBeLessThanOrEqual(1);
  expect(encodeMap(read).equals(once.map)).toBe(true);
});

test("rejects two files of different sizes", async () => {
  const small = await encodeBase(disc());
  const count = 30 * 40;
  const other = { grey: new Uint8Array(count), alpha: new Uint8Array(count), regions: new Uint8Array(count) };
  const { map } = await encodeBase({ width: 30, height: 40, ...other });
  await expect(decodeBase({ jpg: small.jpg, map })).rejects.toThrow("differ in size");
});
