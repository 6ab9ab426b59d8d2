// Loafers: penny, horsebit, tassel, lug sole.

import { path, profile } from "../solid/curve.ts";
import { layered, metal, patent, smoothLeather, suede } from "../solid/finishes.ts";
import { ball, tube } from "../solid/forms.ts";
import type { Finish, Paint, Part } from "../solid/part.ts";
import { add, bell, step, TAU, times, type Vec } from "../solid/vector.ts";
import { apron, lugged, raised, welted } from "./details.ts";
import { type Spot, strap } from "./fittings.ts";
import type { Last } from "./last.ts";
import { overlay, seam, stitched } from "./seam.ts";
import { STANDARD, townShoe } from "./town-shoe.ts";

const LOAFER_TOP = profile([
  [0, 5.8],
  [2.5, 5],
  [6.5, 4.2],
  [9.5, 4.8],
  [11.6, 6.4],
  [12.8, 8.2],
  [13.4, 12],
]);

const backStrap = overlay({
  edge: seam([
    [1.5, -1],
    [1.5, 6],
  ]),
  rows: 1,
});

const vamp = apron(2.75, 23.4, 11.5);

/** The saddle over the instep, from welt to welt, with or without its slot. */
const saddle = (slot: boolean, wide = 1.25): Paint => {
  const front = seam([
    [16 + wide, -1],
    [15.6 + wide, 3],
    [14.9 + wide, 6],
    [14.4 + wide, 9],
  ]);
  const back = seam([
    [15.6 - wide, -1],
    [15 - wide, 3],
    [14.8 - wide, 6],
    [14.6 - wide, 9],
  ]);
  return layered(
    (touch, _x, _y, _z, d, y) => {
      const off = Math.min(front.off(d, y), -back.off(d, y));
      if (off < -0.4) return;
      touch.height += 0.12 * step(-0.05, 0.06, off) - (off > 0 ? 0.02 : 0);
      touch.tone *= 1 - 0.3 * bell(off + 0.07, 0.08) - 0.12 * bell(off - 0.2, 0.05);
    },
    (touch, _x, _y, z, d, y) => {
      if (!slot || y < 4) return;
      const across = Math.abs(z) / 1.5;
      const off = 0.42 * (1 - across ** 2) - Math.abs(d - 14.9 + 0.02 * y);
      if (off < -0.1) return;
      touch.tone *= 1 - 0.7 * step(-0.03, 0.06, off);
      touch.height -= 0.1 * step(-0.04, 0.06, off);
    },
  );
};

function horsebit(last: Last, d = 15.2): Part[] {
  const at = last.station({ d });
  const finish = metal("metal");
  const ring = (side: number): Part => {
    const centre = last.crown(at, side * 2.15, 0.3);
    const look = last.crownFacing(at, side * 2.15);
    const along: Vec = [1, 0, 0];
    const up: Vec = [0, look[2] * side, -look[1] * side];
    return tube(
      (t) => add(centre, add(times(along, 0.72 * Math.cos(t * TAU)), times(up, 0.55 * Math.sin(t * TAU) * side))),
      { radius: 0.14, finish, closed: true, steps: 48, sides: 12 },
    );
  };
  const bar = tube(path([-2, -1.1, 0, 1.1, 2].map((z) => last.crown(at, z, 0.36))), {
    radius: (t) => 0.16 + 0.06 * bell(t - 0.5, 0.08) + 0.05 * bell(Math.abs(t - 0.5) - 0.22, 0.04),
    finish,
    steps: 70,
    sides: 14,
  });
  return [ring(1), ring(-1), bar];
}

function tassels(last: Last, finish: Finish): Part[] {
  const knot = last.crown(last.station({ d: 15.6 }), 0, 0.28);
  return [0.75, -0.75].flatMap((side) => {
    const hang = last.crown(last.station({ d: 17.6 }), side * 1.6, 0.22);
    const end = last.crown(last.station({ d: 19.8 }), side * 2, 0.12);
    const face = () => last.crownFacing(last.station({ d: 18.5 }), side * 1.6);
    return [
      tube(path([knot, last.crown(last.station({ d: 16.4 }), side * 0.8, 0.3), hang]), {
        radius: 0.1,
        finish,
        steps: 20,
        sides: 8,
      }),
      tube(path([hang, last.crown(last.station({ d: 18.7 }), side * 1.8, 0.25), end]), {
        radius: (t) => 0.2 + 0.34 * t,
        flat: 0.5,
        face,
        finish: {
          ...finish,
          paint: (touch, _x, _y, _z, _u, v) => {
            touch.height += 0.05 * Math.sin(v * 60);
            touch.tone *= 0.9 + 0.12 * Math.sin(v * 60);
          },
        },
        steps: 40,
        sides: 60,
      }),
      ball(hang, 0.26, finish, 16),
    ];
  });
}

/** The lace that runs around the collar of a boat or tassel shoe. */
const collarLace = stitched(
  seam([
    [0, 4.9],
    [3, 4.2],
    [6.5, 3.4],
    [9.5, 4],
    [11.6, 5.4],
  ]),
  0.08,
);

export const loafers: Readonly<Record<string, () => Part[]>> = {
  "penny-a": () =>
    townShoe({
      top: LOAFER_TOP,
      upper: smoothLeather("cloth", { gloss: 0.55, sharp: 0.5, paint: layered(vamp, saddle(true), backStrap) }),
    }),
  "penny-b": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 2.6, toeFrom: 6.4, toeHeight: 3.6 },
      sole: raised(3.2, 1, 0.6),
      top: profile([
        [0, 5.8],
        [2.5, 5],
        [6.5, 4.2],
        [10, 5.4],
        [12, 8],
        [12.8, 9.4],
        [13.4, 12],
      ]),
      upper: patent("cloth", { gloss: 0.85, paint: layered(apron(3, 22.9, 11.5), saddle(true, 1.5), backStrap) }),
      under: (last) => welted(last, { thick: 0.95, out: 0.36, seat: 7 }),
    }),
  "horsebit-a": () =>
    townShoe({
      top: LOAFER_TOP,
      upper: smoothLeather("cloth", { gloss: 0.5, paint: layered(vamp, backStrap) }),
      more: (last) => [
        ...horsebit(last),
        strap(last, strapTo(15.4, 1), 0.5, smoothLeather("cloth"), 0.12, 0.08),
        strap(last, strapTo(15.4, -1), 0.5, smoothLeather("cloth"), 0.12, 0.08),
      ],
    }),
  "horsebit-b": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 1.3, toeFrom: 10, toeHeight: 3, ball: 4.1, heel: 2.8, length: 26 },
      sole: raised(4.4, 0.6, 0.4),
      top: profile([
        [0, 5.4],
        [2.5, 4.6],
        [6.5, 3.8],
        [10, 4.8],
        [13, 6.4],
        [14, 7.6],
        [14.6, 12],
      ]),
      upper: suede("cloth", { paint: layered(apron(2.3, 22.8, 12.5), backStrap) }),
      under: (last) => welted(last, { thick: 0.5, out: 0.14, seat: 5.4 }),
      more: (last) => horsebit(last, 15.6),
    }),
  "tassel-a": () =>
    townShoe({
      top: LOAFER_TOP,
      upper: smoothLeather("cloth", { paint: layered(vamp, collarLace, saddle(false, 1), backStrap) }),
      more: (last) => tassels(last, smoothLeather("cloth")),
    }),
  "lug-a": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 2.2, toeFrom: 7, toeHeight: 3.9, ball: 4.6 },
      sole: profile([
        [0, 4.4],
        [8, 4],
        [14, 3.3],
        [19, 3.1],
        [27, 3.8],
      ]),
      top: profile([
        [0, 6.2],
        [2.5, 5.4],
        [6.5, 4.6],
        [9.6, 5.4],
        [11.8, 7.6],
        [12.8, 9],
        [13.4, 12],
      ]),
      upper: smoothLeather("cloth", {
        gloss: 0.7,
        sharp: 0.7,
        paint: layered(apron(3, 23, 11.5), saddle(true, 1.35), backStrap),
      }),
      under: (last) => lugged(last, { out: 0.5 }),
    }),
};

const strapTo = (d: number, side: number): Spot[] => [
  [d + 0.4, 0, side],
  [d + 0.2, 1.6, side],
  [d, 3.4, side],
  [d - 0.2, 4.6, side],
  [d - 0.3, 5.3, side],
];
