import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeBase, encodeBase } from "../art/base-files.ts";
import { BASE_HEIGHT, BASE_WIDTH, regionByte } from "../art/format.ts";
import { readBase } from "./base.ts";
import { createKernel } from "./kernel.ts";
import { writeTestLibrary } from "./testing/index.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vitrine-base-"));
  await writeTestLibrary(directory);
});
afterAll(() => rm(directory, { recursive: true }));

test("a base has exactly the drawn pixels of its files", async () => {
  const path = join(directory, "tee-a-front");
  const [base, whole] = [await readBase(path, createKernel()), await decodeBase(path)];
  expect(base.width * base.height).toBeLessThan(BASE_WIDTH * BASE_HEIGHT);
  for (const plane of ["grey", "alpha", "regions"] as const) {
    const cut = Buffer.concat(
      Array.from({ length: base.height }, (_, y) => {
        const at = (base.top + y) * BASE_WIDTH + base.left;
        return whole[plane].subarray(at, at + base.width);
      }),
    );
    expect(Buffer.compare(cut, base[plane]), plane).toBe(0);
  }
  const drawn = (alpha: Uint8Array): number => alpha.reduce((count, a) => count + (a > 1 ? 1 : 0), 0);
  expect(drawn(base.alpha)).toBe(drawn(whole.alpha));
});

test("a base of another size is rejected with its file name", async () => {
  const plane = new Uint8Array(90 * 120).fill(regionByte("cloth"));
  const { jpg, map } = await encodeBase({ width: 90, height: 120, grey: plane, alpha: plane, regions: plane });
  await Promise.all([writeFile(join(directory, "small.jpg"), jpg), writeFile(join(directory, "small.zst"), map)]);
  await expect(readBase(join(directory, "small"), createKernel())).rejects.toThrow(
    /small: a base picture must be 900 × 1200/,
  );
});

test("a map that is not zstd is rejected", async () => {
  const path = join(directory, "torn");
  const { jpg } = await encodeBase(await decodeBase(join(directory, "tee-a-front")));
  await Promise.all([writeFile(`${path}.jpg`, jpg), writeFile(`${path}.zst`, "GIF89a")]);
  await expect(readBase(path, createKernel())).rejects.toThrow(/torn/);
});
