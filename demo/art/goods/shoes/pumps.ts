// Pumps: stiletto, block heel, slingback, kitten heel.

import { profile } from "../solid/curve.ts";
import { metal, patent, smoothLeather, suede } from "../solid/finishes.ts";
import type { Finish, Part } from "../solid/part.ts";
import { add } from "../solid/vector.ts";
import { raised } from "./details.ts";
import { buckle, type Spot, strap } from "./fittings.ts";
import type { Last } from "./last.ts";
import { overlay, seam } from "./seam.ts";
import { type Heel, slab } from "./sole.ts";
import { ALMOND, BOW, pump } from "./low-cut.ts";

const slingSpots = (last: Last, from: number, y: number): Spot[] => {
  const low: readonly (readonly [number, number])[] = [
    [from, y],
    [8.5, y + 0.5],
    [5, y + 1.6],
    [2, y + 2.5],
    [0.5, y + 2.9],
    [-0.3, y + 3],
  ];
  void last;
  return [
    ...low.map(([d, h]): Spot => [d, h, 1]),
    ...low
      .toReversed()
      .slice(1)
      .map(([d, h]): Spot => [d, h, -1]),
  ];
};

const V_CUT = profile([
  [0, 5.2],
  [3, 4.4],
  [8, 2.9],
  [13, 2.2],
  [16.6, 2.6],
  [18.6, 3.8],
  [19.2, 12],
]);

const stiletto = (finish: Finish): Heel => ({
  finish,
  seat: 4.5,
  foot: 0.85,
  wide: 0.45,
  back: 0.85,
  curve: 0.85,
  ease: 0.5,
});

export const pumps: Readonly<Record<string, () => Part[]>> = {
  "stiletto-a": () =>
    pump({ sole: raised(9.2, 0.55, 0.2), top: V_CUT, upper: patent("cloth"), heel: stiletto(patent("cloth")) }),
  "stiletto-b": () =>
    pump({
      shape: ALMOND,
      sole: profile([
        [0, 12],
        [4, 10.8],
        [8, 8.2],
        [13, 4.2],
        [17.5, 2.9],
        [27, 3.2],
      ]),
      top: profile([
        [0, 5],
        [3, 4.2],
        [8, 3.2],
        [13, 3],
        [16, 3.4],
        [17.6, 4.6],
        [18.2, 12],
      ]),
      upper: suede("cloth"),
      thick: 0.3,
      heel: { ...stiletto(suede("cloth")), foot: 1.1, wide: 0.55 },
      more: (last) => [
        slab(last, {
          finish: suede("cloth"),
          out: 0.07,
          lip: 0.02,
          from: 13.2,
          under: profile([
            [13, 3.2],
            [14.4, 0.8],
            [16, 0.1],
            [18, 0],
            [25, 0.5],
          ]),
          round: 0.25,
        }),
      ],
    }),
  "block-a": () =>
    pump({
      shape: ALMOND,
      sole: raised(6.4, 0.55, 0.25),
      top: profile([
        [0, 5.2],
        [3, 4.5],
        [8, 3.2],
        [13, 2.8],
        [15.6, 3.4],
        [17, 4.6],
        [17.8, 12],
      ]),
      upper: smoothLeather("cloth", {
        paint: overlay({
          edge: seam([
            [21, -1],
            [21.2, 2],
            [21.6, 4],
          ]),
          side: -1,
          region: "contrast",
        }),
      }),
      heel: { finish: smoothLeather("cloth"), seat: 4.9, foot: 3.6, wide: 2.2, back: 0.3, curve: 0.05 },
    }),
  "slingback-a": () =>
    pump({
      sole: raised(6.6, 0.55, 0.2),
      top: profile([
        [8, 0.6],
        [9.4, 1.8],
        [11, 2.3],
        [15, 2.3],
        [17.4, 3],
        [18.6, 4],
        [19.2, 12],
      ]),
      from: 8.4,
      upper: smoothLeather("cloth", {
        gloss: 0.6,
        sharp: 0.55,
        paint: overlay({
          edge: seam([
            [21.4, -1],
            [21.6, 2],
            [22.2, 4],
          ]),
          side: -1,
          region: "contrast",
          rows: 0,
        }),
      }),
      heel: { ...stiletto(smoothLeather("cloth")), foot: 1.2, wide: 0.6 },
      more: (last) => [
        strap(last, slingSpots(last, 10.4, 1.8), 0.26, smoothLeather("cloth"), 0.14, 0.05),
        ...slingBuckle(last),
      ],
    }),
  "slingback-b": () =>
    pump({
      shape: { ...ALMOND, toeBlunt: 2.8, toeFrom: 6 },
      sole: raised(4, 0.55, 0.25),
      top: profile([
        [8, 0.6],
        [9.4, 2],
        [11, 2.8],
        [14, 3],
        [16, 3.8],
        [17, 4.8],
        [17.6, 12],
      ]),
      from: 8.2,
      upper: patent("cloth"),
      heel: { finish: patent("cloth"), seat: 4.8, foot: 3.2, wide: 2, back: 0.4, curve: 0.15 },
      more: (last) => [
        strap(last, slingSpots(last, 10.2, 2.2), 0.42, patent("cloth"), 0.14, 0.05),
        ...slingBuckle(last),
        ...BOW(last, 17.6, patent("trim")),
      ],
    }),
  "kitten-a": () =>
    pump({
      sole: raised(4.2, 0.55, 0.2),
      top: profile([
        [0, 5],
        [3, 4.2],
        [8, 2.8],
        [13, 2.2],
        [17, 2.8],
        [19, 3.9],
        [19.6, 12],
      ]),
      upper: smoothLeather("cloth", { gloss: 0.6, sharp: 0.6 }),
      heel: {
        finish: smoothLeather("cloth", { gloss: 0.6 }),
        seat: 4.2,
        foot: 1.2,
        wide: 0.6,
        back: 1.3,
        curve: 0.6,
        ease: 0.4,
      },
    }),
};

function slingBuckle(last: Last): Part[] {
  const at = last.at(6.6, 2.9);
  const look = last.facing(6.6, 2.9);
  return buckle(
    add(at, [look[0] * 0.22, look[1] * 0.22, look[2] * 0.22]),
    look,
    [0.35, 0.93, 0],
    0.42,
    0.42,
    metal("metal"),
    0.08,
  );
}
