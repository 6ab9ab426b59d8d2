import { DEFAULT_TAXONOMY } from "#catalogue";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { CUTS } from "../../cuts.ts";
import { fileOf } from "../drawer.ts";
import { PLAIN, REGIONS, type BaseEntry } from "../format.ts";
import { goods } from "./index.ts";
import { ball } from "./solid/forms.ts";
import { plain } from "./solid/finishes.ts";
import { render } from "./solid/render.ts";

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, "../library/index.json"), "utf8"),
) as readonly BaseEntry[];
const types = DEFAULT_TAXONOMY.types.filter(({ category }) => category !== "clothing").map(({ id }) => id);

test("every shoe, bag and accessory cut has a construction with at least two views", () => {
  const missing = types.flatMap((type) =>
    (CUTS[type] ?? []).filter(({ key }) => {
      const views = goods.filter(({ of, construction }) => of === `${type}/${key}` && construction === "a");
      return new Set(views.map(({ view }) => view)).size < 2;
    }),
  );
  expect(missing).toEqual([]);
});

test("popular cuts have a second construction", () => {
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

test("every model belongs to a cut in the catalogue", () => {
  const sold = new Set(types.flatMap((type) => (CUTS[type] ?? []).map(({ key }) => `${type}/${key}`)));
  expect(goods.filter(({ of }) => !sold.has(of)).map(fileOf)).toEqual([]);
});

test("the library contains every view", () => {
  // library.test.ts checks the files themselves.
  const files = new Set(index.map(({ file }) => file));
  expect(goods.map(fileOf).filter((file) => !files.has(file))).toEqual([]);
});

test("a rendered ball is lit from the upper left, clears the edges and casts a shadow", () => {
  const { width, height, grey, alpha, regions } = render({ parts: [ball([0, 5, 0], 5, plain("cloth"))] }, 0.1);
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
