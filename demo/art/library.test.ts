// Checks that the checked-in library covers every cut and that its files follow the format.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

import { isThorough } from "../../tools/test-runner/thorough.ts";
import { CUTS } from "../cuts.ts";
import { BASE_HEIGHT, BASE_WIDTH, GRAINS, REGIONS } from "./format.ts";
import type { BaseEntry } from "./format.ts";
import { fileOf } from "./drawer.ts";
import { goods } from "./goods/index.ts";
import { readMap } from "./map-file.ts";
import { ON_FLOOR, fadeShadows } from "./fade-shadows.ts";

const LIBRARY = join(import.meta.dirname, "library");
const MAX_BYTES = 30e6;
const CLOTHING = [
  "coats",
  "jackets",
  "blazers",
  "suits",
  "dresses",
  "jumpsuits",
  "tops",
  "t-shirts",
  "shirts",
  "polo-shirts",
  "sweaters",
  "knitwear",
  "sweatshirts",
  "pants",
  "jeans",
  "shorts",
  "skirts",
  "swimwear",
  "underwear-and-socks",
  "bodysuits",
];

const index = JSON.parse(readFileSync(join(LIBRARY, "index.json"), "utf8")) as readonly BaseEntry[];
const files = new Set(index.map(({ file }) => file));
const views = new Set(index.map(({ of, construction, view }) => `${of} ${construction} ${view}`));

test("every clothing cut has a front and a back view", () => {
  const missing = CLOTHING.flatMap((type) =>
    (CUTS[type] ?? []).flatMap(({ key, weight }) =>
      (weight > 1 ? ["a", "b"] : ["a"]).flatMap((construction) =>
        ["front", "back"]
          .map((view) => `${type}/${key} ${construction} ${view}`)
          .filter((wanted) => !views.has(wanted)),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

test("every cut in the catalogue is drawn, each construction in at least two views", () => {
  const drawn = Map.groupBy(index, ({ of, construction }) => `${of} ${construction}`);
  const missing = Object.entries(CUTS).flatMap(([type, cuts]) =>
    cuts.map(({ key }) => `${type}/${key} a`).filter((name) => !drawn.has(name)),
  );
  const onceOnly = [...drawn].filter(([name, all]) => !name.startsWith("close/") && all.length < 2);
  expect([...missing, ...onceOnly.map(([name]) => name)]).toEqual([]);
});

test("every clothing material has a close-up", () => {
  const close = new Set(index.filter(({ view }) => view === "closeup").map(({ of }) => of));
  const clothing = index.filter(({ of }) => CLOTHING.includes(of.split("/")[0] ?? ""));
  expect([...new Set(clothing.map(({ cloth }) => `close/${cloth}`))].filter((cloth) => !close.has(cloth))).toEqual([]);
});

test("the index is sorted and lists each view once; only back views are shared", () => {
  const names = index.map(({ of, construction, view }) => `${of}-${construction}-${view}`);
  expect(names).toEqual([...new Set(names)].toSorted());
  const drawn = new Set(names);
  const shared = index.filter(({ of, construction, view, file }) => file !== `${of}-${construction}-${view}`);
  expect(shared.filter(({ view, file }) => view !== "back" || !drawn.has(file))).toEqual([]);
});

test("both files of every base exist, and the library stays small enough for a repository", () => {
  const paths = [...files].flatMap((file) => [join(LIBRARY, `${file}.jpg`), join(LIBRARY, `${file}.zst`)]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(MAX_BYTES);
});

/** Digest of the files that last passed the check of every pixel, which takes half a minute. Record the new one after drawing. */
const CHECKED = "84b1a461199cb0bdbdf463941a69b0ec1e812a7f240e7597a41bea22cf8a43c2";

const digest = digestOf([...files].toSorted());

test("the pictures are those of which every pixel was checked", () => {
  expect(digest).toBe(CHECKED);
});

test.runIf(isThorough || digest !== CHECKED)(
  "pictures have the base size, their region bytes are valid, and no border cuts off a shadow",
  checkPixels,
  120_000,
);

function digestOf(names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of names.flatMap((name) => [`${name}.jpg`, `${name}.zst`])) {
    hash.update(file).update(readFileSync(join(LIBRARY, file)));
  }
  return hash.digest("hex");
}

/** The darkest floor, and the tolerance for the quantisation of a shadow's alpha. */
const DARKEST = 0.62 * 255;
const ROUNDING = 8;

async function checkPixels() {
  const onFloor = new Set(goods.map(fileOf));
  const limits = shadowLimits();
  const cut: string[] = [];
  for (const file of files) {
    const { width, height } = await sharp(join(LIBRARY, `${file}.jpg`)).metadata();
    const map = readMap(readFileSync(join(LIBRARY, `${file}.zst`)), BASE_WIDTH * BASE_HEIGHT);
    expect([file, width, height, map?.regions.length]).toEqual([file, BASE_WIDTH, BASE_HEIGHT, map?.alpha.length]);
    // A close-up fills the page; all other views have a margin.
    expect([file, greatestOf(map?.regions ?? NOTHING) < REGIONS.length * GRAINS, map?.alpha.includes(0)]).toEqual([
      file,
      true,
      !file.startsWith("close/"),
    ]);
    if (map && onFloor.has(file) && pixelsOver(limits, map) > 0) cut.push(file);
  }
  expect(cut).toEqual([]);
}

/** Greatest floor shadow allowed at each pixel; it fades towards the border. */
function shadowLimits(): Uint8Array {
  const plane = (value: number): Uint8Array => new Uint8Array(BASE_WIDTH * BASE_HEIGHT).fill(value);
  const planes = { width: BASE_WIDTH, height: BASE_HEIGHT, alpha: plane(DARKEST), regions: plane(0), grey: plane(0) };
  fadeShadows(planes, ON_FLOOR);
  return planes.alpha;
}

function pixelsOver(limits: Uint8Array, { regions, alpha }: NonNullable<ReturnType<typeof readMap>>): number {
  let over = 0;
  // Three rows share a shadow's alpha, so one of them is enough.
  for (let y = 1; y < BASE_HEIGHT; y += 3)
    for (let at = y * BASE_WIDTH; at < (y + 1) * BASE_WIDTH; at++)
      if ((regions[at] as number) < GRAINS && (alpha[at] as number) > (limits[at] as number) + ROUNDING) over++;
  return over;
}

const NOTHING = new Uint8Array([255]);

function greatestOf(bytes: Uint8Array): number {
  let greatest = 0;
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] as number) > greatest) greatest = bytes[i] as number;
  return greatest;
}
