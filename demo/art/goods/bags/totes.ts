// Tote bags.

import { path, profile } from "../solid/curve.ts";
import { canvas, grainedLeather, layered, metal, smoothLeather } from "../solid/finishes.ts";
import type { Paint, Part } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";
import { bell, step } from "../solid/vector.ts";
import { edged, hem, plaque, ribbon, rim, tab, vessel } from "./kit.ts";
import { twoHandles } from "./constructions.ts";

/** A vertical seam at x = at on the front. */
const upright =
  (at: number): Paint =>
  (touch, x, y) => {
    const off = Math.abs(x) - at;
    if (Math.abs(off) < 0.3) touch.height += stitches(y, off, 0.45, 0.08) - 0.05 * bell(off, 0.08);
  };

export const totes: Readonly<Record<string, () => Part[]>> = {
  "structured-a": () => {
    const bag = vessel({
      finish: grainedLeather("cloth", { paint: layered(hem(23.2), upright(9.2)) }),
      tall: 24,
      wide: profile([
        [0, 13.4],
        [24, 16],
      ]),
      deep: profile([
        [0, 6],
        [24, 5],
      ]),
      square: 0.2,
    });
    return [
      bag.part,
      rim(bag, 24, smoothLeather("cloth")),
      ...twoHandles(7, 22.6, 5.2, 15, smoothLeather("trim")),
      ...plaque([0, 18, 5.4], 3, 1, metal("metal")),
    ];
  },
  "structured-b": () => {
    const bag = vessel({
      finish: smoothLeather("cloth", {
        paint: layered(hem(17.3), (touch, _x, y) => {
          if (y < 5) touch.region = "contrast";
          touch.height += 0.1 * step(5.05, 4.95, y);
        }),
      }),
      tall: 18,
      wide: profile([
        [0, 15],
        [18, 17.5],
      ]),
      deep: profile([
        [0, 6.5],
        [18, 5.6],
      ]),
      square: 0.16,
    });
    return [
      bag.part,
      rim(bag, 18, smoothLeather("contrast")),
      ...twoHandles(6, 17, 5.8, 11, smoothLeather("contrast"), { radius: 0.55, full: 0.7 }),
      ...[-1, 1].flatMap((s) => [
        ribbon(
          path([
            [s * 13, 17.6, 6],
            [s * 13, 14, 6.3],
            [s * 13, 10, 6.4],
          ]),
          1.1,
          smoothLeather("contrast"),
        ),
        ...plaque([s * 13, 12, 6.6], 1.4, 1.8),
      ]),
    ];
  },
  "canvas-a": () => {
    const bag = vessel({
      finish: canvas("cloth", {
        paint: layered(hem(25.4, 24.2), (touch, _x, y) => {
          if (y < 6) {
            touch.region = "contrast";
            touch.shine = 1;
          }
          touch.height += 0.12 * step(6.06, 5.94, y);
        }),
      }),
      tall: 26,
      wide: profile([
        [0, 14.5],
        [26, 17.5],
      ]),
      deep: profile([
        [0, 7],
        [26, 4.6],
      ]),
      square: 0.24,
      slump: 0.35,
    });
    const webbing = smoothLeather("contrast", { gloss: 0.25 });
    const strapOf = (z: number, lean: number): Part =>
      ribbon(
        path([
          [-7.4, 5.4, z * 1.38],
          [-7.4, 14, z * 1.22],
          [-7.4, 25, z * 1.02],
          [-6.6, 33, z + lean],
          [0, 39.5, z + lean * 1.6],
          [6.6, 33, z + lean],
          [7.4, 25, z * 1.02],
          [7.4, 14, z * 1.22],
          [7.4, 5.4, z * 1.38],
        ]),
        1.15,
        { ...webbing, paint: edged(90) },
      );
    return [bag.part, rim(bag, 26, canvas("cloth"), 0.18), strapOf(5.05, 0.4), strapOf(-5.05, -0.4)];
  },
  "soft-a": () => {
    const bag = vessel({
      finish: smoothLeather("cloth", { gloss: 0.5, paint: hem(24.2) }),
      tall: 25,
      wide: profile([
        [0, 14],
        [8, 16.5],
        [25, 14.5],
      ]),
      deep: profile([
        [0, 6.5],
        [8, 7.4],
        [25, 3],
      ]),
      square: 0.55,
      dip: (x) => 3.4 * bell(x, 8),
      slump: 0.9,
      round: 2.6,
    });
    const strap = (z: number): Part =>
      ribbon(
        path([
          [-11, 23.4, z],
          [-10, 30, z],
          [-5, 37.4, z * 0.6],
          [0, 39.4, z * 0.5],
          [5, 37.4, z * 0.6],
          [10, 30, z],
          [11, 23.4, z],
        ]),
        0.9,
        smoothLeather("cloth", { paint: edged(60) }),
      );
    return [
      bag.part,
      rim(bag, 25, smoothLeather("cloth"), 0.18),
      strap(3),
      strap(-3),
      ...[-11, 11].flatMap((x) => tab([x, 22.2, 3.4], 1.9, 3, smoothLeather("cloth"))),
    ];
  },
  "shopper-a": () => {
    const bag = vessel({
      finish: grainedLeather("cloth", { paint: hem(32.2) }),
      tall: 33,
      wide: profile([
        [0, 13],
        [33, 14.2],
      ]),
      deep: profile([
        [0, 4.6],
        [33, 3.6],
      ]),
      square: 0.17,
      slump: 0.18,
    });
    const strap = (z: number): Part =>
      ribbon(
        path([
          [-6.4, 31.4, z],
          [-6.3, 40, z],
          [-4.6, 49, z * 0.8],
          [0, 52, z * 0.7],
          [4.6, 49, z * 0.8],
          [6.3, 40, z],
          [6.4, 31.4, z],
        ]),
        0.75,
        smoothLeather("trim", { paint: edged(80) }),
      );
    return [
      bag.part,
      rim(bag, 33, smoothLeather("trim"), 0.2),
      strap(3.8),
      strap(-3.8),
      ...[-6.4, 6.4].flatMap((x) => tab([x, 29.6, 3.9], 1.6, 4, smoothLeather("trim"), 0)),
      ...plaque([0, 25, 4.05], 2.2, 2.2, smoothLeather("trim"), 1),
    ];
  },
};
