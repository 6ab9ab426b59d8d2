// Tall boots: knee-high, western, rain. Mostly pattern lines: points on the flat last.

import { profile } from "../solid/curve.ts";
import { layered, patent, smoothLeather } from "../solid/finishes.ts";
import type { Finish, Part } from "../solid/part.ts";
import { lugged, raised, zip } from "./details.ts";
import { overlay, seam, stitched } from "./seam.ts";
import { heelOf, slab } from "./sole.ts";
import { boot, kneeShaft } from "./boot.ts";
import { side, cuban, creases } from "./boot-patterns.ts";

export const tallBoots: Readonly<Record<string, () => Part[]>> = {
  "knee-a": () =>
    boot({
      shape: { length: 26, shaft: kneeShaft, toeHeight: 3.2, toeBlunt: 1.6, toeFrom: 9, ball: 4.2, heel: 2.95 },
      sole: raised(4.4, 0.6),
      top: profile([
        [-2, 39],
        [0, 38.6],
        [9, 39.4],
        [20, 39.4],
      ]),
      upper: smoothLeather("cloth", {
        gloss: 0.5,
        paint: layered(
          creases,
          zip(
            seam([
              [4.6, 2],
              [4.4, 14],
              [4.6, 39],
            ]),
            side,
          ),
          stitched(
            seam([
              [-2, 36.8],
              [12, 37.2],
            ]),
          ),
        ),
      }),
      under: (last) => [
        slab(last, { finish: smoothLeather("sole"), out: 0.1, under: (d) => last.sole(d) - 0.4, round: 0.06 }),
        heelOf(last, { finish: smoothLeather("cloth"), seat: 5.2, foot: 3.8, wide: 2.3, back: 0.4, curve: 0.1 }),
      ],
    }),
  "western-a": () =>
    boot({
      shape: {
        length: 27.5,
        shaft: [
          [16, 9.2, 0.7, 3.4],
          [20, 9.8, 0.2, 3.9],
          [26, 10.4, -0.4, 4.3],
          [32, 10.8, -0.8, 4.6],
        ],
        toeHeight: 3.1,
        toeBlunt: 1.35,
        toeFrom: 10,
        instep: 0.2,
      },
      sole: raised(4, 0.75, 0.9),
      top: profile([
        [-1, 26.2],
        [1.5, 25.4],
        [5, 23.2],
        [8.6, 25.8],
        [10.6, 27],
        [20, 27],
      ]),
      upper: smoothLeather("cloth", {
        paint: layered(
          overlay({
            edge: seam([
              [9.6, 10.6],
              [12, 9.4],
              [14.4, 6.4],
              [11.4, 4],
              [9.4, -1],
            ]),
            side: 1,
            raise: 0.06,
            rows: 2,
          }),
          overlay({
            edge: seam([
              [6.8, -1],
              [5.6, 5],
              [3, 7.6],
              [0.4, 11.4],
            ]),
            region: "contrast",
            rows: 2,
          }),
          stitched(
            seam([
              [17.4, 5],
              [20, 3],
              [22.6, 4.4],
              [21, 5.4],
            ]),
          ),
          ...[0, 1.1].map((k) =>
            stitched(
              seam([
                [5, 10 + k],
                [8 - k, 14],
                [5.4, 17.4],
                [8 - k, 20.4],
                [5, 22 - k],
              ]),
            ),
          ),
          ...[0, 1.1].map((k) =>
            stitched(
              seam([
                [5, 10 + k],
                [2 + k, 14],
                [4.6, 17.4],
                [2 + k, 20.4],
                [5, 22 - k],
              ]),
            ),
          ),
          stitched(
            seam([
              [5.1, 9],
              [5.1, 23.4],
            ]),
            0.06,
          ),
        ),
      }),
      under: (last) => cuban(last, 4),
      edge: 0.16,
    }),
  "rain-a": () =>
    wellington(
      28,
      patent("cloth", {
        gloss: 0.75,
        sharp: 0.75,
        paint: layered(
          overlay({
            edge: seam([
              [-2, 25.4],
              [12, 26],
            ]),
            region: "trim",
            rows: 0,
            raise: 0.08,
          }),
          overlay({
            edge: seam([
              [-2, 1.4],
              [8, 1.2],
              [19, 1.1],
              [24, 1.6],
              [29, 1.9],
            ]),
            side: -1,
            region: "trim",
            rows: 0,
            raise: 0.1,
          }),
          overlay({
            edge: seam([
              [1.2, 0],
              [1.4, 8],
              [1, 28],
            ]),
            rows: 0,
            raise: 0.05,
          }),
        ),
      }),
    ),
  "rain-b": () =>
    wellington(
      17,
      patent("cloth", {
        gloss: 0.5,
        sharp: 0.5,
        paint: layered(
          overlay({
            edge: seam([
              [-2, 10.4],
              [6, 10.8],
              [12, 12],
            ]),
            region: "trim",
            rows: 0,
            raise: 0.08,
          }),
          overlay({
            edge: seam([
              [-2, 2.6],
              [8, 2.2],
              [19, 2],
              [24, 2.8],
              [29, 3.4],
            ]),
            side: -1,
            region: "trim",
            rows: 0,
            raise: 0.12,
          }),
        ),
      }),
    ),
};

/** A rubber boot, `high` centimetres tall. */
function wellington(high: number, upper: Finish): Part[] {
  return boot({
    shape: {
      length: 27.5,
      shaft: [
        [16, 9.4, 0.4, 3.7],
        [20, 9.9, 0, 4.2],
        [26, 10.5, -0.6, 4.7],
        [34, 10.9, -1, 5.1],
      ],
      toeHeight: 4.4,
      toeBlunt: 2.3,
      ball: 4.8,
      instep: 0.7,
    },
    sole: profile([
      [0, 2.6],
      [8, 2.3],
      [14, 1.9],
      [19, 1.8],
      [27, 2.5],
    ]),
    top: profile([
      [-2, high],
      [0, high],
      [12, high + 0.6],
      [20, high + 0.6],
    ]),
    upper,
    under: (last) => lugged(last, { region: "trim", out: 0.3 }),
    edge: 0.18,
  });
}
