import { expect, test } from "vitest";
import { GRAINS, regionByte } from "../art/format.ts";
import { CUTS } from "../cuts.ts";
import type { Base } from "./base.ts";
import { pieceTogether } from "./piece.ts";
import { piecesOf, piecingsOf } from "./piecings.ts";

const [CLOTH, ARM, METAL] = [regionByte("cloth"), regionByte("cloth", 20), regionByte("metal")];
const [WIDTH, HEIGHT] = [100, 100];

/** A body of 60 by 100 with an arm on either side and a zip down its middle. */
function jumper(): Base {
  const at = (x: number): number => (x < 20 || x >= 80 ? ARM : x >= 48 && x < 52 ? METAL : CLOTH);
  const regions = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, n) => at(n % WIDTH));
  const plane = (value: number): Uint8Array => new Uint8Array(WIDTH * HEIGHT).fill(value);
  return { width: WIDTH, height: HEIGHT, left: 0, top: 0, level: 0, grey: plane(160), alpha: plane(255), regions };
}

const isSecond = (byte: number | undefined): boolean =>
  byte !== undefined && byte - (byte % GRAINS) === regionByte("contrast");
const pieced = (piecing: string): Base => {
  const base = jumper();
  pieceTogether(base, piecesOf("sweaters", "crew", piecing) ?? []);
  return base;
};

test("contrast sleeves do not change the body, and keep their grain", () => {
  const { regions } = pieced("sleeves");
  const row = regions.subarray(50 * WIDTH, 51 * WIDTH);
  expect([isSecond(row[10]), isSecond(row[90]), row[40], row[50]]).toEqual([true, true, CLOTH, METAL]);
  expect(row[10]).toBe(regionByte("contrast", 20));
});

test("a band across the chest leaves out sleeves and zip, and has seams", () => {
  const { regions, grey } = pieced("chest");
  const column = (x: number): number[] =>
    Array.from({ length: HEIGHT }, (_, y) => y).filter((y) => isSecond(regions[y * WIDTH + x]));
  expect([column(10), column(50)]).toEqual([[], []]);
  expect(Math.abs(column(40).length - 15)).toBeLessThanOrEqual(1);
  const seam = column(40)[0] ?? 0;
  expect(grey[seam * WIDTH + 40]).toBeLessThan(grey[(seam + 6) * WIDTH + 40] ?? 0);
});

test("every piecing changes some pixels, and only cloth", () => {
  const names = Object.entries(CUTS).flatMap(([type, cuts]) =>
    cuts.flatMap(({ key }) => piecingsOf(type, key).map((piecing) => [type, key, piecing] as const)),
  );
  expect(names.length).toBeGreaterThan(400);
  for (const [type, key, piecing] of names) expect(piecesOf(type, key, piecing)?.length).toBeGreaterThan(0);
  expect([piecingsOf("suits", "two-piece"), piecingsOf("watches", "round")]).toEqual([[], []]);
});
