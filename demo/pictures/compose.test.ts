import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composePicture } from "./compose.ts";
import { openLibrary } from "./library.ts";
import type { Library } from "./library.ts";
import type { Recipe } from "./recipe.ts";
import { writeTestLibrary } from "./testing/index.ts";
import type { PictureView } from "./views.ts";

let directory: string;
let library: Library;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vitrine-art-"));
  await writeTestLibrary(directory);
  library = openLibrary(directory);
});
afterAll(() => rm(directory, { recursive: true }));

const recipe = (more: Partial<Recipe> = {}): Recipe => ({
  library: 1,
  productType: "t-shirts",
  cut: "regular",
  construction: "a",
  colour: "#a8202c",
  print: "plain",
  finish: "natural",
  accent: "tonal",
  mirrored: false,
  seed: 7,
  ...more,
});

interface Asked {
  readonly view?: PictureView;
  readonly width?: number;
  readonly cutout?: boolean;
  readonly format?: "webp" | "jpg";
}

async function compose(of: Recipe, { view = "front", width = 320, cutout = false, format = "webp" }: Asked = {}) {
  const picture = await composePicture(library, { recipe: of, view, width, cutout, format });
  if (picture === undefined) throw new Error("no picture");
  return picture;
}

/** RGBA at a point, in fractions of the picture. */
async function pixel(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

const isNear = (colour: number[], hex: string, within: number): boolean =>
  [1, 3, 5].every((at, n) => Math.abs((colour[n] ?? 0) - Number.parseInt(hex.slice(at, at + 2), 16)) <= within);

test("the same recipe gives the same bytes, even from another library object", async () => {
  const first = await compose(recipe({ print: "ditsy" }));
  expect(await compose(recipe({ print: "ditsy" }))).toEqual(first);
  library = openLibrary(directory);
  expect(await compose(recipe({ print: "ditsy" }))).toEqual(first);
});

test("pictures composed concurrently do not affect each other", async () => {
  const recipes = ["plain", "ditsy", "check", "houndstooth"].map((print) => recipe({ print }));
  const alone: Buffer[] = [];
  for (const of of recipes) alone.push(await compose(of));
  expect(await Promise.all(recipes.map((of) => compose(of)))).toEqual(alone);
});

test.each([160, 320, 480, 600, 900, 1200])(
  "a picture of %i pixels is 3:4 on paper, in the product's colour",
  async (width) => {
    const picture = await compose(recipe(), { width });
    const { width: w, height: h, format, hasAlpha } = await sharp(picture).metadata();
    expect({ w, h, format, hasAlpha }).toEqual({
      w: width,
      h: Math.round((width * 4) / 3),
      format: "webp",
      hasAlpha: false,
    });
    expect(isNear(await pixel(picture, 0.02, 0.02), "#f4f1ec", 3)).toBe(true);
    expect(isNear(await pixel(picture, 0.4, 0.5), "#a8202c", 48)).toBe(true);
  },
);

test("a cut-out is transparent around the product; as jpg it has the paper ground", async () => {
  const cutout = await compose(recipe(), { cutout: true, width: 600 });
  expect((await pixel(cutout, 0.02, 0.02))[3]).toBe(0);
  expect((await pixel(cutout, 0.4, 0.5))[3]).toBe(255);
  const jpg = await compose(recipe(), { cutout: true, format: "jpg" });
  expect((await sharp(jpg).metadata()).format).toBe("jpeg");
  expect(isNear(await pixel(jpg, 0.02, 0.02), "#f4f1ec", 3)).toBe(true);
});

test("black is never pure black, and white is darker than paper", async () => {
  const [black, white] = [await compose(recipe({ colour: "#000000" })), await compose(recipe({ colour: "#ffffff" }))];
  expect(Math.min(...(await pixel(black, 0.38, 0.5)))).toBeGreaterThan(10);
  const paper = (await pixel(white, 0.02, 0.02))[0] ?? 0;
  const across = await Promise.all([0.3, 0.4, 0.5, 0.6, 0.7].map(async (x) => (await pixel(white, x, 0.6))[0] ?? 0));
  expect(Math.max(...across.map((red) => Math.abs(red - paper)))).toBeGreaterThan(6);
});

test("in a mirrored picture the light comes from the other side", async () => {
  const [straight, mirrored] = [await compose(recipe()), await compose(recipe({ mirrored: true }))];
  const [left, right] = [(await pixel(straight, 0.34, 0.5))[0] ?? 0, (await pixel(straight, 0.66, 0.5))[0] ?? 0];
  const [otherLeft, otherRight] = [
    (await pixel(mirrored, 0.34, 0.5))[0] ?? 0,
    (await pixel(mirrored, 0.66, 0.5))[0] ?? 0,
  ];
  expect(left).toBeGreaterThan(right);
  expect(otherLeft).toBeLessThan(otherRight);
});

test("a detail shows the hardware large, in metal and not in the product's colour", async () => {
  const [red = 0, green = 0] = await pixel(await compose(recipe(), { view: "detail", width: 600 }), 0.5, 0.5);
  expect(green).toBeGreaterThan(red * 0.5);
});

test.each(["necklaces/chain", "backpacks/rolltop", "sneakers/chunky"])(
  "%s cut out, with all its outline and its shadow, is at most 40 kB at 600 pixels",
  async (name) => {
    const drawn = openLibrary(join(import.meta.dirname, "../art/library"));
    const [productType = "", cut = ""] = name.split("/");
    const [entry] = drawn.index.of(productType, cut);
    const of = recipe({ productType, cut, construction: entry?.construction ?? "" });
    const view = (entry?.view ?? "front") as PictureView;
    const cutOut = await composePicture(drawn, { recipe: of, view, cutout: true, width: 600, format: "webp" });
    expect(cutOut?.length).toBeLessThanOrEqual(40_000);
  },
);

const BUSIEST = ["houndstooth", "glen", "check", "gingham", "tartan", "herringbone", "tweed", "python"];

test.each(BUSIEST)("%s is at most 40 kB at 600 pixels, whole and close", async (print) => {
  for (const view of ["front", "closeup"] as const)
    expect((await compose(recipe({ print, colour: "#232e4a" }), { view, width: 600 })).length).toBeLessThanOrEqual(
      40_000,
    );
});

test("a view or a cut without a drawing has no picture", async () => {
  const absent = (of: Recipe, view: PictureView) =>
    composePicture(library, { recipe: of, view, width: 320, cutout: false, format: "webp" });
  expect(await absent(recipe({ cut: "boxy" }), "front")).toBeUndefined();
  expect(await absent(recipe(), "pair")).toBeUndefined();
});
