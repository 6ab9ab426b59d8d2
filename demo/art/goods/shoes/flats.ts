// Flats: ballet flats, Mary Janes, mules, espadrilles.

import { path, profile } from "../solid/curve.ts";
import { canvas, layered, metal, patent, plain, smoothLeather } from "../solid/finishes.ts";
import { ball, tube } from "../solid/forms.ts";
import type { Finish, Part } from "../solid/part.ts";
import { add, bell } from "../solid/vector.ts";
import { buckle, type Spot, strap } from "./fittings.ts";
import type { Last } from "./last.ts";
import { overlay, seam } from "./seam.ts";
import { type Heel, slab } from "./sole.ts";
import { BOW, POINTED, pump, ROUND } from "./low-cut.ts";

/** A strap over the instep, fastened on the near side. */
function instepStrap(last: Last, d: number, y: number, half: number, finish: Finish): Part[] {
  const high = last.crest(d - 0.6);
  const near: Spot[] = [
    [d + 0.6, y - 0.6, 1],
    [d + 0.3, (y + high) / 2, 1],
    [d - 0.2, high - 0.5, 1],
  ];
  const spots: Spot[] = [...near, [d - 0.6, high, 1], ...near.toReversed().map(([a, b]): Spot => [a, b, -1])];
  const at = last.at(d + 0.45, y + 0.5);
  const look = last.facing(d + 0.45, y + 0.5);
  return [
    strap(last, spots, half, finish, 0.16, 0.2),
    ...buckle(
      add(at, [look[0] * 0.45, look[1] * 0.45, look[2] * 0.45]),
      look,
      [0.2, 0.98, 0],
      half * 1.15,
      half * 1.05,
    ),
  ];
}

const BALLET = profile([
  [0, 5.2],
  [2.5, 4.4],
  [7, 2.8],
  [13, 2.1],
  [17, 2.6],
  [18.8, 4.2],
  [19.4, 12],
]);

const low = profile([
  [0, 1.5],
  [6, 1.2],
  [13, 0.8],
  [18, 0.75],
  [27, 1.1],
]);

const flatHeel = (region: Finish["region"] = "sole"): Heel => ({
  finish: smoothLeather(region),
  seat: 5.6,
  foot: 5.2,
  wide: 2.4,
  back: 0.1,
  curve: 0,
  below: 0.3,
});

export const flats: Readonly<Record<string, () => Part[]>> = {
  "ballet-a": () =>
    pump({
      shape: ROUND,
      sole: low,
      top: BALLET,
      upper: smoothLeather("cloth"),
      heel: flatHeel(),
      more: (last) => BOW(last, 18.9, smoothLeather("trim")),
    }),
  "ballet-b": () =>
    pump({
      shape: { ...POINTED, toeBlunt: 3, toeFrom: 5.4, toeHeight: 2.7 },
      sole: low,
      top: profile([
        [0, 4.8],
        [2.5, 4],
        [7, 2.6],
        [13, 1.9],
        [17.6, 2.3],
        [19.6, 3.8],
        [20.2, 12],
      ]),
      upper: smoothLeather("cloth", {
        paint: overlay({
          edge: seam([
            [21.6, -1],
            [21.8, 1.6],
            [22.2, 4],
          ]),
          side: -1,
          region: "contrast",
          rows: 1,
        }),
      }),
      heel: flatHeel(),
    }),
  "mary-jane-a": () =>
    pump({
      shape: ROUND,
      sole: profile([
        [0, 2.4],
        [6, 2],
        [13, 1.1],
        [18, 0.9],
        [27, 1.3],
      ]),
      top: profile([
        [0, 5.4],
        [2.5, 4.6],
        [7, 3.2],
        [13, 2.6],
        [16.6, 3.1],
        [18, 4.6],
        [18.6, 12],
      ]),
      upper: patent("cloth"),
      thick: 0.5,
      heel: { ...flatHeel(), seat: 5.8, foot: 5.2 },
      more: (last) => instepStrap(last, 14.6, 2.6, 0.6, patent("cloth")),
    }),
  "mule-a": () =>
    pump({
      shape: POINTED,
      sole: profile([
        [0, 2.2],
        [6, 1.8],
        [13, 1],
        [18, 0.8],
        [27, 1.1],
      ]),
      from: 11.2,
      top: profile([
        [11, 0.4],
        [12, 3.2],
        [13.6, 5.4],
        [15, 7],
        [15.8, 12],
      ]),
      upper: smoothLeather("cloth"),
      thick: 0.5,
      heel: { ...flatHeel(), seat: 5.2, foot: 4.6 },
      more: (last) => [
        ...[1, -1].map((side) =>
          ball(last.crown(last.station({ d: 17 }), side * 1.2, 0.1), [0.5, 0.3, 0.35], metal("metal"), 24),
        ),
        tube(
          path([
            last.crown(last.station({ d: 17 }), 1.2, 0.25),
            last.crown(last.station({ d: 17 }), 0, 0.4),
            last.crown(last.station({ d: 17 }), -1.2, 0.25),
          ]),
          { radius: 0.18, finish: metal("metal"), steps: 24 },
        ),
      ],
    }),
  "espadrille-a": () =>
    pump({
      shape: { ...ROUND, length: 26 },
      sole: profile([
        [0, 2.5],
        [6, 2.4],
        [13, 2.1],
        [18, 2],
        [27, 2.3],
      ]),
      top: profile([
        [0, 5.6],
        [2.5, 4.8],
        [7, 3.6],
        [12, 3.6],
        [15.4, 4.8],
        [16.4, 6.2],
        [17, 12],
      ]),
      upper: canvas("cloth", {
        paint: layered(
          overlay({
            edge: seam([
              [10.4, -1],
              [11.4, 2],
              [12.4, 5],
            ]),
            side: -1,
            rows: 1,
            raise: 0.06,
          }),
        ),
      }),
      soleFinish: plain("sole"),
      thick: 0.3,
      more: (last) => [
        slab(last, {
          finish: plain("sole", {
            paint: (touch, _x, y, _z, d) => {
              const strand = (y / 0.62) % 1;
              const ply = Math.sin((d * 1.0 + Math.floor(y / 0.62) * 0.5 + strand * 0.7) * 9);
              touch.height += 0.1 * Math.sin(strand * Math.PI) + 0.03 * ply;
              touch.tone *= 0.92 + 0.1 * Math.sin(strand * Math.PI) + 0.05 * ply;
            },
          }),
          out: 0.32,
          lip: 0.15,
          swell: 0.15,
          under: () => 0.25,
          round: 0.2,
        }),
        slab(last, { finish: plain("hard"), out: 0.25, lip: -1.8, under: () => 0, round: 0.05 }),
        ...Array.from({ length: 26 }, (_, i) => {
          const d = 15.5 + i * 0.38;
          return [1, -1].map((side) => {
            const p = last.at(d, 0.35, side);
            const n = last.facing(d, 0.35, side);
            return ball(
              [p[0] + n[0] * 0.06, p[1] + 0.1, p[2] + n[2] * 0.06],
              [0.06, 0.28, 0.1],
              plain("sole", { tone: 0.95 + 0.1 * bell(i % 2, 0.5) }),
              10,
            );
          });
        }).flat(),
      ],
    }),
};
