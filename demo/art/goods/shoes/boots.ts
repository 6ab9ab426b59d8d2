// Boots: Chelsea, heeled, lace-up and tall. Mostly pattern lines: points on the flat last.

import { profile } from "../solid/curve.ts";
import { layered, metal, smoothLeather, suede } from "../solid/finishes.ts";
import type { Part } from "../solid/part.ts";
import { lugged, raised, welted, zip } from "./details.ts";
import { overlay, seam, stitched } from "./seam.ts";
import { heelOf, slab } from "./sole.ts";
import { boot, shaftTo } from "./boot.ts";
import { side, lugSole, welt, elastic } from "./boot-patterns.ts";
import { tallBoots } from "./tall-boots.ts";

export const boots: Readonly<Record<string, () => Part[]>> = {
  "chelsea-a": () =>
    boot({
      shape: { shaft: shaftTo(15), toeHeight: 3.6, toeBlunt: 1.9, instep: 0.3 },
      sole: welt,
      top: profile([
        [0, 15.2],
        [3, 14.6],
        [6, 14.6],
        [9, 15.2],
        [20, 16],
      ]),
      upper: smoothLeather("cloth", { gloss: 0.5, paint: elastic(5.2, 14.6, 2.5) }),
      under: (last) => welted(last),
      tabs: true,
    }),
  "chelsea-b": () =>
    boot({
      shape: { shaft: shaftTo(18), toeHeight: 4.3, toeBlunt: 2.3, ball: 4.8, instep: 0.5 },
      sole: profile([
        [0, 4.6],
        [8, 4.2],
        [14, 3.6],
        [19, 3.4],
        [27, 4.2],
      ]),
      top: profile([
        [0, 18.6],
        [3, 18],
        [6, 18],
        [9, 18.6],
        [20, 19],
      ]),
      upper: smoothLeather("cloth", { paint: elastic(5, 18, 2.8) }),
      under: (last) => lugged(last, { out: 0.6 }),
      tabs: true,
    }),
  "ankle-heel-a": () =>
    boot({
      shape: {
        length: 25.5,
        shaft: shaftTo(14),
        toeHeight: 3,
        toeBlunt: 1.3,
        toeFrom: 10,
        ball: 4.1,
        heel: 2.85,
        instep: 0.2,
      },
      sole: raised(7, 0.6),
      top: profile([
        [0, 14.4],
        [9, 14.4],
        [20, 15],
      ]),
      upper: smoothLeather("cloth", {
        gloss: 0.55,
        sharp: 0.5,
        paint: layered(
          zip(
            seam([
              [4.8, 2],
              [4.6, 14.4],
            ]),
            side,
          ),
          stitched(
            seam([
              [4.6, 0],
              [5.6, 6],
              [4.8, 15],
            ]),
            0.03,
            (_d, _y, z) => z > 0,
          ),
        ),
      }),
      under: (last) => [
        slab(last, { finish: smoothLeather("sole"), out: 0.08, under: (d) => last.sole(d) - 0.4, round: 0.06 }),
        heelOf(last, {
          finish: smoothLeather("cloth", { gloss: 0.5 }),
          seat: 5,
          foot: 3,
          wide: 1.9,
          back: 0.5,
          curve: 0.25,
        }),
      ],
    }),
  "ankle-heel-b": () =>
    boot({
      shape: {
        length: 25.5,
        shaft: shaftTo(11, -0.2),
        toeHeight: 2.8,
        toeBlunt: 1.05,
        toeFrom: 11,
        ball: 3.9,
        heel: 2.7,
      },
      sole: raised(9, 0.6),
      top: profile([
        [0, 12],
        [4, 11],
        [7, 11.4],
        [9.5, 13],
        [20, 14],
      ]),
      upper: suede("cloth", {
        paint: layered(
          zip(
            seam([
              [4.6, 1],
              [4.4, 12],
            ]),
            side,
          ),
          stitched(
            seam([
              [8, 0],
              [10, 5],
              [9.6, 13],
            ]),
            0.03,
          ),
        ),
      }),
      under: (last) => [
        slab(last, { finish: smoothLeather("sole"), out: 0.04, under: (d) => last.sole(d) - 0.32, round: 0.06 }),
        heelOf(last, { finish: suede("cloth"), seat: 4.4, foot: 1, wide: 0.5, back: 0.9, curve: 0.85, ease: 0.5 }),
      ],
    }),
  "lace-up-a": () =>
    boot({
      shape: { shaft: shaftTo(18), toeHeight: 4.2, toeBlunt: 2.2, ball: 4.7, instep: 0.5 },
      sole: lugSole,
      top: profile([
        [0, 19.2],
        [3, 18.6],
        [6, 18.6],
        [9.2, 19.4],
        [20, 20],
      ]),
      upper: smoothLeather("cloth", {
        paint: layered(
          overlay({
            edge: seam([
              [21.4, -1],
              [21.6, 2],
              [22, 3.6],
              [22.4, 6],
            ]),
            side: -1,
            rows: 2,
          }),
          overlay({
            edge: seam([
              [7, 20],
              [7.4, 14],
              [8.6, 9.5],
              [11.4, 6.6],
              [15, 3.6],
              [17.4, 2.6],
              [18.6, 5],
              [19, 7],
            ]),
            rows: 2,
          }),
          overlay({
            edge: seam([
              [5.4, -1],
              [5.6, 3],
              [3.2, 5.4],
              [1.4, 9],
              [1.4, 20],
            ]),
            rows: 1,
          }),
        ),
      }),
      under: (last) => lugged(last),
      open: {
        from: 17.6,
        gap: 1.15,
        tongueTop: 20.6,
        lacing: {
          from: 16.8,
          toHeight: 18.6,
          pairs: 9,
          gap: 1.55,
          thick: 0.24,
          flat: 0.8,
          eyelets: metal("metal"),
          bow: true,
        },
      },
      tabs: true,
    }),
  "lace-up-b": () =>
    boot({
      shape: { shaft: shaftTo(13), toeHeight: 3.8, toeBlunt: 1.9, instep: 0.3 },
      sole: raised(2.4, 0.9, 0.8),
      top: profile([
        [0, 14.4],
        [3, 13.4],
        [6, 13.2],
        [9.4, 14.4],
        [20, 15],
      ]),
      upper: suede("cloth", {
        paint: layered(
          overlay({
            edge: seam([
              [5.4, 15],
              [6.6, 9.4],
              [9, 5],
              [12, 2.6],
              [13.6, -1],
            ]),
            rows: 2,
          }),
          overlay({
            edge: seam([
              [0, 11.4],
              [4, 10.4],
              [7.4, 11.4],
            ]),
            region: "contrast",
            rows: 1,
            where: (d) => d < 7,
          }),
          overlay({
            edge: seam([
              [4.4, -1],
              [4, 3.4],
              [-1, 5],
            ]),
            side: 1,
            rows: 1,
          }),
        ),
      }),
      under: (last) => welted(last, { out: 0.42, thick: 0.7, seat: 6.8 }),
      open: {
        from: 16.2,
        gap: 0.8,
        tongueTop: 15.8,
        lacing: {
          from: 15.4,
          toHeight: 13.8,
          pairs: 6,
          gap: 1.25,
          thick: 0.2,
          flat: 0.9,
          eyelets: metal("metal"),
          bow: true,
        },
      },
    }),
  ...tallBoots,
};
