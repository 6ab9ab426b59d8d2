// Sneakers: court, high-top, runner, slip-on, chunky. Mostly pattern lines: points on the flat last.

import { profile } from "../solid/curve.ts";
import { canvas, layered, metal, plain, rubber, smoothLeather, suede } from "../solid/finishes.ts";
import type { Part } from "../solid/part.ts";
import { overlay, seam } from "./seam.ts";
import { cupSole, grooves, holes, sneaker, stripe } from "./sneaker.ts";
import { runningSneakers } from "./running-sneakers.ts";
import {
  perforations,
  COURT_TOP,
  heelPatch,
  eyestay,
  toeSeam,
  foxing,
  swoop,
  swoopLow,
  LACING,
} from "./sneaker-patterns.ts";

export const sneakers: Readonly<Record<string, () => Part[]>> = {
  "court-a": () =>
    sneaker({
      sole: profile([
        [0, 2.5],
        [14, 2],
        [19, 1.9],
        [27, 2.7],
      ]),
      soles: [cupSole(2)],
      top: COURT_TOP,
      upper: () =>
        smoothLeather("cloth", {
          paint: layered(
            overlay({ edge: toeSeam, rows: 1, raise: 0.06 }),
            holes(perforations),
            overlay({ edge: heelPatch, region: "contrast", rows: 2 }),
            overlay({ edge: eyestay, rows: 2 }),
          ),
        }),
      opening: { from: 18.6, to: 10.9, gap: 1.5, tongueTop: 12 },
      lacing: LACING,
    }),
  "court-b": () =>
    sneaker({
      shape: { toeHeight: 3.7, toeBlunt: 2.5, ball: 4.45 },
      sole: profile([
        [0, 2],
        [14, 1.6],
        [19, 1.5],
        [27, 2.1],
      ]),
      soles: [{ ...cupSole(1.6), finish: rubber("sole", { paint: grooves(0, 0.5) }), lip: 0.95 }],
      top: profile([
        [0, 6.6],
        [2.4, 6],
        [6, 5],
        [9, 6.6],
        [11, 9.9],
        [12.2, 14],
      ]),
      upper: () =>
        suede("cloth", {
          paint: layered(
            overlay({
              edge: seam([
                [20.4, -1],
                [20.6, 2],
                [21.2, 4],
                [22, 6],
              ]),
              side: -1,
              region: "contrast",
              rows: 1,
            }),
            overlay({
              edge: seam([
                [2.6, -1],
                [2.8, 3.2],
                [3.6, 5],
                [3.2, 9],
              ]),
              region: "contrast",
            }),
            overlay({
              edge: swoopLow,
              region: "trim",
              rows: 0,
              where: (d, y) => swoop.off(d, y) < 0 && d > 3 && d < 15,
            }),
            overlay({ edge: eyestay, rows: 1 }),
          ),
        }),
      opening: { from: 18.4, to: 10.9, gap: 1.5, tongueTop: 11.8 },
      lacing: { ...LACING, bars: true, finish: plain("label") },
    }),
  "court-c": () =>
    sneaker({
      shape: { toeHeight: 4.3, ball: 4.7 },
      sole: profile([
        [0, 3.6],
        [14, 3],
        [19, 2.8],
        [27, 3.4],
      ]),
      soles: [
        {
          ...cupSole(2.6),
          under: profile([
            [0, 0],
            [19, 0],
            [27, 0.9],
          ]),
          out: 0.45,
          lip: 0.6,
          swell: 0.1,
          finish: rubber("sole", { paint: grooves(0.12, 0.86) }),
        },
      ],
      top: COURT_TOP,
      collar: 0.42,
      upper: () =>
        smoothLeather("cloth", {
          paint: layered(
            overlay({ edge: foxing, rows: 2, region: "contrast", side: -1 }),
            overlay({ edge: heelPatch, region: "trim", rows: 1 }),
            overlay({ edge: eyestay, rows: 2 }),
          ),
        }),
      opening: { from: 18.4, to: 10.9, gap: 1.5, tongueTop: 12.2 },
      lacing: { ...LACING, thick: 0.5 },
    }),
  "high-top-a": () =>
    sneaker({
      shape: {
        shaft: [
          [16, 9, 0.7, 3.2],
          [19, 9.2, 0.5, 3.4],
          [24, 9.4, 0.4, 3.6],
        ],
        toeHeight: 3.8,
        toeBlunt: 2.4,
      },
      sole: profile([
        [0, 2.4],
        [14, 2],
        [19, 1.9],
        [27, 2.4],
      ]),
      soles: [{ ...cupSole(1.7), finish: rubber("sole", { paint: layered(grooves(0.14, 0.8), stripe) }), lip: 1 }],
      top: profile([
        [0, 13.8],
        [3, 13.2],
        [6, 13],
        [9, 14],
        [10, 14.2],
        [10.2, 14.2],
        [12, 14.4],
        [20, 15],
      ]),
      collar: 0.22,
      upper: () =>
        canvas("cloth", {
          paint: layered(
            overlay({
              edge: seam([
                [8.3, 16],
                [8.6, 12.6],
                [10.2, 8.6],
                [13, 6],
                [16.4, 4.4],
                [18, 4],
                [18.9, 5.5],
              ]),
              rows: 2,
              raise: 0.05,
            }),
            overlay({
              edge: seam([
                [1.6, -1],
                [1.8, 5],
                [2, 9],
                [1.8, 16],
              ]),
              region: "trim",
              raise: 0.06,
              rows: 1,
            }),
            overlay({
              edge: seam([
                [21.4, -1],
                [21.6, 2],
                [22, 4],
                [22.4, 6],
              ]),
              side: -1,
              region: "sole",
              raise: 0.12,
              rows: 0,
            }),
            (touch, _x, _y, z, d, y) => {
              const far = Math.hypot(d - 5.2, y - 9.4);
              if (z < 0 || far > 1.7) return;
              touch.region = far < 1.45 ? "label" : "trim";
              touch.height += 0.05;
              if (far < 0.7) touch.region = "contrast";
            },
          ),
        }),
      opening: { from: 18.4, to: 8, gap: 1.4, tongueTop: 16 },
      lacing: {
        from: 17.6,
        toHeight: 13,
        pairs: 8,
        gap: 1.6,
        bow: false,
        thick: 0.36,
        finish: plain("label"),
        eyelets: metal("metal"),
      },
    }),
  ...runningSneakers,
};
