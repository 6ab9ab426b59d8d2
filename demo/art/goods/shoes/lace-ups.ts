// Lace-up shoes: Oxford, Derby, monk strap.

import { profile } from "../solid/curve.ts";
import { grainedLeather, layered, metal, smoothLeather } from "../solid/finishes.ts";
import type { Part } from "../solid/part.ts";
import { add, times } from "../solid/vector.ts";
import { brogue, lugged, raised, welted } from "./details.ts";
import { buckle, type Lacing, type Spot, strap } from "./fittings.ts";
import type { Last } from "./last.ts";
import { overlay, seam } from "./seam.ts";
import { STANDARD, townShoe } from "./town-shoe.ts";

const OXFORD_TOP = profile([
  [0, 5.8],
  [2.5, 5.2],
  [6, 4.5],
  [8.6, 5.6],
  [10.4, 9],
  [11, 10.4],
  [12, 14],
]);

const quarter = seam([
  [8.4, -1],
  [10.4, 1.4],
  [14, 2.6],
  [16.6, 4],
  [17.6, 5.6],
  [17.4, 8],
]);

const cap = seam([
  [21, -1],
  [21, 2],
  [21.5, 3.2],
  [22, 6],
]);

const wing = seam([
  [13.4, -1],
  [15.4, 1.2],
  [18.4, 2],
  [20.2, 2.6],
  [20.6, 4.2],
  [19.8, 6],
]);

const counter = seam([
  [5.2, -1],
  [5, 2],
  [3.4, 4],
  [2.6, 7],
]);

/** The edge of an open facing, as on a Derby. */
const facing = seam([
  [9, -1],
  [11, 1.6],
  [13.4, 3.2],
  [16.4, 4.6],
  [17.4, 6],
  [17, 8],
]);

const thin = (from: number, to: number, gap: number): Lacing => ({
  from,
  to,
  pairs: 5,
  gap,
  thick: 0.2,
  flat: 0.8,
  bars: true,
  bow: true,
});

export const laceUps: Readonly<Record<string, () => Part[]>> = {
  "oxford-a": () =>
    townShoe({
      top: OXFORD_TOP,
      upper: smoothLeather("cloth", {
        gloss: 0.6,
        sharp: 0.55,
        paint: layered(
          overlay({ edge: cap, side: -1, rows: 2 }),
          overlay({ edge: quarter, rows: 2, side: 1 }),
          overlay({ edge: counter, rows: 1 }),
        ),
      }),
      open: { from: 16.2, gap: 0.28, lacing: thin(15.6, 11.6, 0.78), tongueTop: 11.2 },
    }),
  "oxford-b": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 2.1, toeFrom: 7.4, toeHeight: 3.6 },
      sole: raised(2.2, 0.85, 0.7),
      top: OXFORD_TOP,
      upper: grainedLeather("cloth", {
        paint: layered(
          overlay({ edge: wing, side: -1, rows: 0, region: "contrast" }),
          brogue(wing, -0.35),
          brogue(
            seam([
              [24.2, 4.6],
              [23, 3.4],
              [22.2, 2.6],
              [22.8, 2],
            ]),
            0,
          ),
          overlay({ edge: quarter, rows: 1 }),
          brogue(quarter, 0.45),
          overlay({ edge: counter, rows: 0, region: "contrast" }),
          brogue(counter, 0.35),
        ),
      }),
      under: (last) => welted(last, { thick: 0.8, out: 0.42 }),
      open: { from: 16.2, gap: 0.28, lacing: thin(15.6, 11.6, 0.78), tongueTop: 11.2 },
    }),
  "derby-a": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 2.1, toeFrom: 7.4, toeHeight: 3.7, ball: 4.5 },
      sole: raised(2.2, 1, 0.7),
      top: OXFORD_TOP,
      upper: smoothLeather("cloth", {
        gloss: 0.6,
        sharp: 0.5,
        paint: layered(
          overlay({
            edge: seam([
              [11.6, -1],
              [12.4, 1.6],
              [14.6, 3],
              [16.6, 4],
              [17.4, 5.2],
              [16.8, 8],
            ]),
            rows: 2,
            raise: 0.12,
          }),
          overlay({
            edge: seam([
              [1.7, -1],
              [1.7, 7],
            ]),
          }),
        ),
      }),
      under: (last) => lugged(last, { out: 0.4 }),
      open: { from: 16.6, gap: 0.75, lacing: { ...thin(15.7, 11.7, 1.15), thick: 0.24, pairs: 4 }, tongueTop: 11.6 },
    }),
  "derby-b": () =>
    townShoe({
      top: OXFORD_TOP,
      upper: smoothLeather("cloth", {
        gloss: 0.65,
        sharp: 0.6,
        paint: layered(overlay({ edge: facing, rows: 2, raise: 0.1 }), overlay({ edge: counter, rows: 1 })),
      }),
      open: { from: 16.6, gap: 0.6, lacing: { ...thin(15.7, 11.7, 1), pairs: 3 }, tongueTop: 11.6 },
    }),
  "derby-c": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 2.2, toeFrom: 7.2, toeHeight: 3.7, ball: 4.5 },
      sole: raised(2.6, 1.2, 0.7),
      top: OXFORD_TOP,
      upper: grainedLeather("cloth", {
        paint: layered(
          overlay({ edge: wing, side: -1, rows: 0, region: "contrast" }),
          brogue(wing, -0.35),
          overlay({ edge: facing, rows: 1, raise: 0.1 }),
          brogue(facing, 0.4),
          overlay({ edge: counter, rows: 0, region: "contrast" }),
        ),
      }),
      under: (last) => welted(last, { thick: 1.1, out: 0.5 }),
      open: { from: 16.6, gap: 0.75, lacing: { ...thin(15.7, 11.7, 1.15), pairs: 4 }, tongueTop: 11.6 },
    }),
  "oxford-c": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 1.4, toeFrom: 9.4, toeHeight: 3.1 },
      top: OXFORD_TOP,
      upper: smoothLeather("cloth", { gloss: 0.9, sharp: 0.8, paint: layered(overlay({ edge: quarter, rows: 1 })) }),
      open: { from: 16.2, gap: 0.24, lacing: thin(15.6, 11.6, 0.7), tongueTop: 11.2 },
    }),
  "monk-b": () =>
    townShoe({
      shape: { ...STANDARD, toeBlunt: 2, toeFrom: 7.6, toeHeight: 3.5 },
      sole: raised(2.4, 0.9, 0.7),
      top: OXFORD_TOP,
      upper: grainedLeather("cloth", {
        paint: layered(overlay({ edge: facing, rows: 2, raise: 0.08 }), overlay({ edge: counter, rows: 1 })),
      }),
      under: (last) => welted(last, { thick: 0.9, out: 0.42 }),
      more: (last) => monkStrap(last, 13.2, 0),
    }),
  "monk-a": () =>
    townShoe({
      top: profile([
        [0, 5.8],
        [2.5, 5.2],
        [6, 4.5],
        [8.8, 5.8],
        [10.8, 9],
        [11.6, 10.2],
        [12.4, 14],
      ]),
      upper: smoothLeather("cloth", {
        gloss: 0.6,
        sharp: 0.55,
        paint: layered(
          overlay({ edge: cap, side: -1, rows: 2 }),
          overlay({
            edge: seam([
              [9, -1],
              [11, 1.6],
              [13.4, 3.2],
              [16.4, 4.6],
              [17.4, 6],
              [17, 8],
            ]),
            rows: 2,
            raise: 0.08,
          }),
        ),
      }),
      more: (last) => [12.2, 14.6].flatMap((d, i) => monkStrap(last, d, i)),
    }),
};

function monkStrap(last: Last, d: number, index: number): Part[] {
  const high = last.crest(d);
  const spots: Spot[] = [
    [d - 1.6, high - 4.6 + index, 1],
    [d - 1, high - 3.2, 1],
    [d - 0.4, high - 1.4, 1],
    [d, high - 0.2, 1],
    [d + 0.2, high - 0.5, -1],
    [d + 0.3, high - 1.6, -1],
    [d + 0.2, high - 2.8, -1],
  ];
  const [bd, by] = [d - 0.85, high - 2.7];
  const look = last.facing(bd, by);
  const at = add(last.at(bd, by), times(look, 0.36));
  return [
    strap(last, spots, 0.72, smoothLeather("cloth", { gloss: 0.55 }), 0.2, 0.16),
    ...buckle(at, look, [0.9, 0.3, 0], 0.62, 0.95, metal("metal"), 0.1),
  ];
}
