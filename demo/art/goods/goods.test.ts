import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

import { PRODUCT_TYPES } from "#catalogue";

import { CUTS } from "../../cuts.ts";
import { fileOf } from "../drawer.ts";
import { BASE_HEIGHT, BASE_WIDTH, PLAIN, REGIONS } from "../format.ts";
import { readMap } from "../map-file.ts";
import { goods } from "./index.ts";
import { ball } from "./solid/forms.ts";
import { plain } from "./solid/finishes.ts";
import { photograph } from "./solid/render.ts";

const library = join(import.meta.dirname, "../library");
const types = PRODUCT_TYPES.filter(({ category }) => category !== "clothing").map(({ slug }) => slug);

test("every cut of a shoe, bag or accessory is drawn in at least two views of one construction", () => {
  const missing = types.flatMap((type) =>
    (CUTS[type] ?? []).filter(({ key }) => {
      const views = goods.filter(({ of, construction }) => of === `${type}/${key}` && construction === "a");
      return new Set(views.map(({ view }) => view)).size < 2;
    }),
  );
  expect(missing).toEqual([]);
});

test("cuts that sell often have a second construction", () => {
  const single = types.flatMap((type) =>
    (CUTS[type] ?? [])
      .filter(
        ({ key, weight }) =>
          weight > 1 && !goods.some(({ of, construction }) => of === `${type}/${key}` && construction === "b"),
      )
      .map(({ key }) => `${type}/${key}`),
  );
  expect(single).toEqual([]);
});

test("goods draw only cuts that are sold", () => {
  const sold = new Set(types.flatMap((type) => (CUTS[type] ?? []).map(({ key }) => `${type}/${key}`)));
  expect(goods.filter(({ of }) => !sold.has(of)).map(fileOf)).toEqual([]);
});

test("both files of every view are in the library at the size of a base", async () => {
  const wrong: string[] = [];
  for (const drawer of goods) {
    const file = join(library, fileOf(drawer));
    const { width, height } = existsSync(`${file}.jpg`) ? await sharp(`${file}.jpg`).metadata() : {};
    const map = existsSync(`${file}.zst`) && readMap(readFileSync(`${file}.zst`), BASE_WIDTH * BASE_HEIGHT);
    if (width !== BASE_WIDTH || height !== BASE_HEIGHT || !map) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});

test("a photographed ball is lit from the upper left, stands clear of the edges and casts a shadow", () => {
  const { width, height, grey, alpha, regions } = photograph({ parts: [ball([0, 5, 0], 5, plain("cloth"))] }, 0.1);
  const at = (x: number, y: number) => Math.round(y * height) * width + Math.round(x * width);
  const cloth = REGIONS.indexOf("cloth");
  expect(regions[at(0.5, 0.5)]! >> 4).toBe(cloth);
  expect(grey[at(0.38, 0.42)]!).toBeGreaterThan(PLAIN);
  expect(grey[at(0.72, 0.6)]!).toBeLessThan(PLAIN * 0.7);
  expect(alpha[at(0.02, 0.5)]).toBe(0);
  const below = at(0.5, 0.82);
  expect(regions[below]).toBe(0);
  expect(alpha[below]!).toBeGreaterThan(8);
});
