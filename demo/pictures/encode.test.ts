import sharp from "sharp";
import { expect, test } from "vitest";
import { randomFrom } from "./colour.ts";
import { encode } from "./encode.ts";
import { createKernel } from "./kernel.ts";

const [WIDTH, HEIGHT] = [600, 800];

/** Grey noise with this many steps: the worst case for an encoder. */
function noise(steps: number): Uint32Array {
  const random = randomFrom(5);
  return Uint32Array.from({ length: WIDTH * HEIGHT }, () => {
    const grey = 128 + Math.round((random() - 0.5) * steps);
    return (0xff000000 | (grey << 16) | (grey << 8) | grey) >>> 0;
  });
}

const kernel = createKernel();

function webp(pixels: Uint32Array, cutout = false): Promise<Buffer> {
  kernel.clear();
  const room = kernel.words(pixels.length);
  room.set(pixels);
  return encode(kernel, room, { width: WIDTH, height: HEIGHT, format: "webp", cutout });
}

test.each([4, 12, 20, 30, 60, 200])("noise of %i steps is at most 40 kB", async (steps) => {
  expect((await webp(noise(steps))).length).toBeLessThanOrEqual(40_000);
});

test.each([4, 6, 10])("squares of %i pixels in all colours are at most 40 kB", async (side) => {
  const random = randomFrom(5);
  const colours = Array.from({ length: WIDTH * HEIGHT }, () => Math.floor(random() * 0x1000000));
  const pixels = Uint32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [column, row] = [Math.floor((i % WIDTH) / side), Math.floor(i / WIDTH / side)];
    return (0xff000000 | (colours[row * WIDTH + column] ?? 0)) >>> 0;
  });
  expect((await webp(pixels)).length).toBeLessThanOrEqual(40_000);
});

test("softening does not change the outline of a cut-out", async () => {
  const pixels = noise(200).map((pixel, i) => (i % WIDTH < WIDTH / 2 ? pixel : 0));
  const { data } = await sharp(await webp(pixels, true))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number): number => data[(400 * WIDTH + x) * 4 + 3] ?? -1;
  expect([alphaAt(WIDTH / 2 - 6), alphaAt(WIDTH / 2 + 6)]).toEqual([255, 0]);
});

test("the same pixels give the same bytes", async () => {
  expect(await webp(noise(60))).toEqual(await webp(noise(60)));
});
