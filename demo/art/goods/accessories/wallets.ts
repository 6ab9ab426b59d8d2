// Wallets and card holders.

import { path } from "../solid/curve.ts";
import { grainedLeather, metal, smoothLeather } from "../solid/finishes.ts";
import { plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, type Paint, type Part, place } from "../solid/part.ts";
import { standing, type Views } from "./views.ts";
import { card, LOW, mark, rimStitch, slab, TURNED } from "./sewn-edges.ts";

/** Card slots, each overlapping the next. */
const slots = (wide: number, rows: readonly number[], z: number, made: (paint: Paint) => Finish): Part[] =>
  rows.flatMap((high, i) =>
    place([slab(wide, 0.3, high, 0.12, made(rimStitch(wide, -3, high, 0.3)), 0.35)], { shift: [0, 0, z + i * 0.12] }),
  );

/** A wallet standing slightly open, like a book. */
const book = (wide: number, tall: number, made: (paint: Paint) => Finish, spread: number): Part[] => {
  const cover = [slab(wide, 0, tall, 0.42, made(rimStitch(wide, 0, tall)), 0.6)];
  return [
    ...place(cover, { shift: [wide / 2, 0, 0] }).flatMap((part) => place([part], { turn: [0, -spread, 0] })),
    ...place(cover, { shift: [wide / 2, 0, 0] }).flatMap((part) => place([part], { turn: [0, spread, 0] })),
    tube(
      path([
        [0, 0.1, 0],
        [0, tall / 2, 0],
        [0, tall - 0.1, 0],
      ]),
      { radius: 0.36, finish: made(() => {}), steps: 20 },
    ),
  ];
};

export const wallets: Readonly<Record<string, Views>> = {
  "bifold-a": standing(
    () => [
      slab(11.2, 0, 9, 0.62, grainedLeather("cloth", { paint: rimStitch(11.2, 0, 9) }), 0.6),
      ...place([slab(10.9, 0.1, 8.7, 0.5, grainedLeather("cloth"), 0.5)], { shift: [0.2, 0, -0.6] }),
      ...mark(1.6, 0.33),
    ],
    LOW,
    { ...TURNED, yaw: -40 },
  ),
  "bifold-b": {
    ...standing(
      () => book(10.8, 9.2, (paint) => smoothLeather("cloth", { gloss: 0.5, paint }), 26),
      { ...LOW, yaw: 62 },
      { ...TURNED, yaw: 40, pitch: 24 },
    ),
  },
  "continental-a": standing(
    () => [
      slab(19, 0, 10, 1.6, grainedLeather("cloth"), 0.8),
      ...place([slab(19, 0, 6.6, 0.2, grainedLeather("cloth", { paint: rimStitch(19, -2, 6.6) }), 0.7)], {
        shift: [0, 3.6, 0.9],
      }),
      ...place([plate(roundedBox(2.6, 2.6, -0.8, 0.8, 0.76), 0.3, metal("metal"), 0.12)], { shift: [0, 4.3, 1.1] }),
    ],
    { ...LOW, wide: 0.74 },
    { ...TURNED, wide: 0.72 },
  ),
  "card-holder-a": standing(
    () => [
      ...card(0.2, 3.6, -0.08),
      ...card(-0.1, 2.9, 0.06, "contrast"),
      slab(10, 0, 7.4, 0.36, grainedLeather("cloth", { paint: rimStitch(10, 0, 7.4) })),
      ...slots(10, [5.9, 4.5], 0.24, (paint) => grainedLeather("cloth", { paint })),
      ...mark(1.4, 0.5),
    ],
    LOW,
    TURNED,
  ),
  "card-holder-b": standing(
    () => [
      ...place(card(0, 5, 0), { turn: [0, 0, 0] }),
      slab(7.6, 0, 10.2, 0.4, smoothLeather("cloth", { gloss: 0.5, paint: rimStitch(7.6, 0, 10.2) }), 0.5),
      ...place([slab(7.6, 0, 6.2, 0.14, smoothLeather("contrast", { paint: rimStitch(7.6, -2, 6.2) }), 0.4)], {
        shift: [0, 0, 0.28],
      }),
      ...mark(1.4, 0.4, 1.4),
    ],
    { ...LOW, tall: 0.56 },
    { ...TURNED, tall: 0.56 },
  ),
};
