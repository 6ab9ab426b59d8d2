import { expect, test } from "vitest";
import { KERNEL_DIGEST } from "./kernel-binary.ts";
import { createKernel } from "./kernel.ts";
import { kernelDigest } from "./testing/kernel-digest.ts";

test("the compiled kernel matches its sources; otherwise run `npm run kernel`", () => {
  expect(KERNEL_DIGEST).toBe(kernelDigest());
});

test("memory is allocated once until the kernel is cleared; too large allocations are rejected", () => {
  const kernel = createKernel();
  const [first, second] = [kernel.bytes(1000), kernel.bytes(10)];
  expect(second.byteOffset).toBeGreaterThanOrEqual(first.byteOffset + 1000);
  kernel.clear();
  expect(kernel.bytes(10).byteOffset).toBe(first.byteOffset);
  expect(() => kernel.bytes(1 << 30)).toThrow(/no memory left/);
});

test("softening averages a pixel with its neighbours, but not across the outline of a cut-out", () => {
  const kernel = createKernel();
  const pixels = kernel.words(12);
  pixels.set(
    [0xff000000, 0xff0000fe, 0xff0000fe, 0xff0000fe, 0xff0000fe, 0x00000000].flatMap((pixel) => [pixel, pixel]),
  );
  kernel.soften(pixels.byteOffset, 12, 1, 1);
  expect([...pixels].map((pixel) => pixel & 255)).toEqual([0, 127, 254, 254, 254, 254, 254, 254, 254, 254, 0, 0]);
});

test("stripes are less lively than checks of the same contrast", () => {
  const kernel = createKernel();
  const [width, height] = [64, 64];
  const livelinessOf = (rule: (x: number, y: number) => boolean): number => {
    const pixels = kernel.words(width * height);
    pixels.set(
      Array.from({ length: width * height }, (_, n) =>
        rule(n % width, Math.floor(n / width)) ? 0xff808080 : 0xff000000,
      ),
    );
    return kernel.liveliness(pixels.byteOffset, width, height);
  };
  expect(livelinessOf((x, y) => (x + y) % 2 === 0)).toBeCloseTo(128);
  expect(livelinessOf((x) => x % 2 === 0)).toBe(0);
});
