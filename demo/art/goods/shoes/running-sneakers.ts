// Runners, slip-ons and chunky sneakers. Mostly pattern lines: points on the flat last.

import { profile } from "../solid/curve.ts";
import { canvas, layered, mesh, rubber } from "../solid/finishes.ts";
import type { Part } from "../solid/part.ts";
import { step } from "../solid/vector.ts";
import { gore } from "./details.ts";
import { overlay, seam } from "./seam.ts";
import { chunks, cupSole, grooves, ripples, sneaker, tread } from "./sneaker.ts";
import { eyestay, swoop, swoopLow, LACING } from "./sneaker-patterns.ts";

export const runningSneakers: Readonly<Record<string, () => Part[]>> = {
  "runner-a": () =>
    sneaker({
      shape: { toeHeight: 3.7, toeBlunt: 1.9, toeFrom: 9 },
      sole: profile([
        [0, 3.6],
        [10, 2.7],
        [17, 2.2],
        [22, 2.5],
        [27, 4],
      ]),
      soles: [
        {
          finish: rubber("sole", { paint: grooves(0.4) }),
          out: (d) => 0.35 + 0.25 * step(8, 0, d),
          lip: 0.5,
          swell: 0.22,
          round: 0.3,
          under: profile([
            [0, 1.1],
            [2.5, 0.35],
            [8, 0.3],
            [19, 0.3],
            [23, 0.7],
            [27, 2.3],
          ]),
        },
        {
          finish: rubber("contrast", { paint: tread(1.1) }),
          out: 0.3,
          lip: -2,
          under: profile([
            [0, 0.8],
            [2.5, 0],
            [19, 0],
            [23, 0.4],
            [27, 2],
          ]),
          round: 0.1,
        },
      ],
      top: profile([
        [0, 8],
        [1.6, 7],
        [5, 5.7],
        [8.6, 6.9],
        [10.6, 9.6],
        [12, 14],
      ]),
      upper: () =>
        mesh("cloth", {
          paint: layered(
            overlay({
              edge: seam([
                [27, 3],
                [24, 2.4],
                [20, 1.5],
                [16, 1],
                [10, 1.4],
                [7, 3.4],
                [5, 6.6],
              ]),
              side: -1,
              region: "contrast",
              raise: 0.06,
            }),
            overlay({
              edge: seam([
                [4.6, -1],
                [5.4, 3.4],
                [3.2, 5.2],
                [1.8, 8],
              ]),
              region: "contrast",
              rows: 2,
            }),
            overlay({ edge: eyestay, region: "trim", rows: 1 }),
            overlay({
              edge: swoopLow,
              region: "trim",
              rows: 0,
              raise: 0.05,
              where: (d, y) => swoop.off(d, y) < 0 && d > 5,
            }),
          ),
        }),
      opening: { from: 18.2, to: 10.6, gap: 1.5, tongueTop: 12 },
      lacing: { ...LACING, thick: 0.36 },
      tab: 8,
    }),
  "runner-b": () =>
    sneaker({
      shape: { toeHeight: 3.3, toeBlunt: 1.7, toeFrom: 10, ball: 4.4 },
      sole: profile([
        [0, 4.8],
        [10, 3.9],
        [17, 3.1],
        [22, 3.2],
        [27, 4.6],
      ]),
      soles: [
        {
          finish: rubber("sole", { paint: ripples }),
          out: (d) => 0.5 + 0.5 * step(6, 0, d),
          lip: 0.4,
          swell: 0.3,
          round: 0.45,
          under: profile([
            [-1, 1.8],
            [0, 1.5],
            [3, 0.1],
            [8, 0.1],
            [18, 0.1],
            [22, 0.7],
            [27, 2.9],
          ]),
        },
      ],
      top: profile([
        [0, 8.4],
        [1.6, 7.2],
        [5, 5.9],
        [8.6, 7.2],
        [10.6, 9.8],
        [12, 14],
      ]),
      collar: 0.28,
      upper: () =>
        mesh("cloth", {
          paint: layered(
            overlay({
              edge: seam([
                [3.8, -1],
                [4.6, 2.4],
                [3.4, 5],
                [2.2, 9],
              ]),
              region: "trim",
              rows: 0,
              raise: 0.09,
            }),
            overlay({
              edge: seam([
                [22.5, -1],
                [22.8, 1.6],
                [24.4, 3.2],
                [27, 3.6],
              ]),
              side: -1,
              region: "contrast",
              rows: 0,
            }),
            overlay({
              edge: seam([
                [7, 1],
                [9.2, 4],
                [11.6, 8],
              ]),
              region: "contrast",
              rows: 0,
              raise: 0.06,
              where: (d, y) => d > 7 && d < 14 && y - (d - 9) * 1.7 > 0.6,
            }),
          ),
        }),
      opening: { from: 17.8, to: 10.6, gap: 1.35, tongueTop: 11.9 },
      lacing: { ...LACING, pairs: 5, from: 17, thick: 0.34, gap: 1.6 },
      tab: 8.6,
    }),
  "slip-on-a": () =>
    sneaker({
      shape: { toeHeight: 3.4, toeBlunt: 2.5 },
      sole: profile([
        [0, 2.1],
        [14, 1.8],
        [19, 1.7],
        [27, 2.2],
      ]),
      soles: [{ ...cupSole(1.6), finish: rubber("sole", { paint: grooves(0.1, 0.55) }), lip: 0.9 }],
      top: profile([
        [0, 6.2],
        [2.4, 5.4],
        [6, 4.6],
        [9.5, 5.6],
        [13, 7.4],
        [14.6, 8.4],
        [15.4, 12],
      ]),
      collar: 0.26,
      upper: () =>
        canvas("cloth", {
          paint: layered(
            gore((d, y) => Math.min(y - 2.6, 1.15 * (0.4 + (y - 2.6) * 0.22) - Math.abs(d - 10.2 - (y - 2.6) * 0.25))),
            overlay({
              edge: seam([
                [11.2, -1],
                [12, 2.2],
                [13.4, 4.8],
                [14.4, 8],
              ]),
              side: -1,
              raise: 0.05,
              rows: 1,
            }),
            overlay({
              edge: seam([
                [3.2, -1],
                [3.2, 3],
                [3.4, 8],
              ]),
              raise: 0.06,
              rows: 1,
            }),
          ),
        }),
    }),
  "chunky-a": () =>
    sneaker({
      shape: { toeHeight: 4.4, ball: 4.9, heel: 3.3, toeBlunt: 2.3 },
      sole: profile([
        [0, 5.2],
        [10, 4.4],
        [17, 3.6],
        [22, 3.7],
        [27, 5],
      ]),
      soles: [
        {
          finish: rubber("sole", { paint: chunks }),
          out: (d) => 0.8 + 0.5 * step(7, 0, d) + 0.25 * Math.sin(d * 0.8),
          lip: 0.7,
          swell: 0.45,
          round: 0.4,
          under: profile([
            [0, 1.1],
            [2.5, 0.5],
            [18, 0.5],
            [23, 1],
            [27, 2.6],
          ]),
        },
        {
          finish: rubber("trim", { paint: tread(1.3) }),
          out: (d) => 0.8 + 0.3 * step(7, 0, d),
          lip: -3,
          under: profile([
            [0, 0.6],
            [2.5, 0],
            [18, 0],
            [23, 0.5],
            [27, 2.2],
          ]),
          round: 0.12,
        },
      ],
      top: profile([
        [0, 8.2],
        [2, 7.4],
        [5.4, 6.2],
        [8.6, 7.4],
        [10.8, 10],
        [12, 14],
      ]),
      collar: 0.48,
      upper: () =>
        mesh("cloth", {
          paint: layered(
            overlay({
              edge: seam([
                [27, 3.4],
                [24, 3],
                [21, 1.6],
                [16, 1.4],
                [12, 2.4],
                [8, 2.8],
                [4, 4.8],
                [-1, 5],
              ]),
              side: -1,
              region: "contrast",
              raise: 0.1,
              rows: 2,
            }),
            overlay({
              edge: seam([
                [5, 2],
                [5.4, 4.2],
                [3.8, 6],
                [3, 9],
              ]),
              region: "trim",
              rows: 1,
              raise: 0.1,
            }),
            overlay({
              edge: seam([
                [7, 3],
                [9, 5.2],
                [13, 4.4],
                [16.4, 3.6],
                [18.6, 3.6],
                [19.4, 5.6],
              ]),
              region: "contrast",
              rows: 2,
              raise: 0.1,
            }),
            overlay({
              edge: seam([
                [9, 2.6],
                [11, 4.6],
                [12.4, 7],
              ]),
              region: "trim",
              rows: 0,
              raise: 0.08,
              where: (d) => d > 9 && d < 12.4,
            }),
          ),
        }),
      opening: { from: 18.4, to: 10.8, gap: 1.6, tongueTop: 12.4 },
      lacing: { ...LACING, thick: 0.46, gap: 1.85 },
      tab: 8.4,
    }),
};
