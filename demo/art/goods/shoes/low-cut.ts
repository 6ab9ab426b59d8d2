// Construction of a low-cut shoe, with or without a back.

import { path, type Profile } from "../solid/curve.ts";
import { smoothLeather } from "../solid/finishes.ts";
import { ball, tube } from "../solid/forms.ts";
import type { Finish, Part } from "../solid/part.ts";
import { add, type Vec } from "../solid/vector.ts";
import { footbed } from "./details.ts";
import { binding, throatOf } from "./fittings.ts";
import { type Last, type LastShape, makeLast } from "./last.ts";
import { type Heel, heelOf, slab } from "./sole.ts";

interface Pump {
  readonly shape?: Omit<LastShape, "sole">;
  readonly sole: Profile;
  readonly top: Profile;
  readonly upper: Finish;
  /** Start of the upper along d: 0 with a heel counter, greater if the back is open. */
  readonly from?: number;
  readonly heel?: Heel;
  readonly thick?: number;
  readonly soleFinish?: Finish;
  readonly more?: (last: Last) => readonly Part[];
}

export const POINTED = { length: 25.5, toeBlunt: 1.1, toeFrom: 11.5, toeHeight: 2.9, ball: 3.95, heel: 2.7 } as const;

export const ALMOND = { length: 25, toeBlunt: 1.7, toeFrom: 8.5, toeHeight: 3, ball: 4.1, heel: 2.75 } as const;

export const ROUND = { length: 25, toeBlunt: 2.2, toeFrom: 7, toeHeight: 3.1, ball: 4.2, heel: 2.8 } as const;

export function pump({
  shape = POINTED,
  sole,
  top,
  upper,
  from = 0,
  heel,
  thick = 0.24,
  soleFinish = smoothLeather("sole"),
  more,
}: Pump): Part[] {
  const last = makeLast({ ...shape, sole });
  const open = from > 0;
  return [
    last.body(
      { back: "lining", ...upper, cut: (_x, _y, _z, d, y) => y > top(d) || (open && d < from && y > 0.12) },
      0.04,
    ),
    open ? edgeFrom(last, top, { ...upper, region: upper.region }, from) : binding(last, top, upper, 0.1),
    slab(last, { finish: footbed(soleFinish), out: -0.14, under: (d) => Math.max(0, sole(d) - thick), round: 0.06 }),
    ...(heel ? [heelOf(last, heel)] : []),
    ...(more?.(last) ?? []),
  ];
}

/** The edge of an upper without a back, from feather edge to feather edge over the vamp. */
function edgeFrom(last: Last, top: Profile, finish: Finish, from: number): Part {
  const throat = throatOf(last, top);
  const near = Array.from({ length: 24 }, (_, i): Vec => {
    const d = from + (throat - from) * (i / 23);
    return last.at(d, i === 0 ? 0 : Math.min(top(d), last.crest(d)));
  });
  return tube(path([...near, ...near.toReversed().map(([x, y, z]): Vec => [x, y, -z])]), {
    radius: 0.1,
    finish,
    steps: 160,
    sides: 10,
  });
}

export const BOW = (last: Last, d: number, finish: Finish): Part[] => {
  const knot = add(last.crown(last.station({ d }), 0, 0.18), [0, 0, 0]);
  const loop = (side: number): Part =>
    tube(
      path([
        knot,
        add(knot, [0.35, 0.42, 0.9 * side]),
        add(knot, [0.05, 0.05, 1.75 * side]),
        add(knot, [-0.5, -0.1, 0.95 * side]),
        knot,
      ]),
      { radius: 0.2, flat: 0.5, finish, steps: 40, sides: 12 },
    );
  return [
    loop(1),
    loop(-1),
    ball(knot, [0.26, 0.24, 0.26], finish, 16),
    ...[1, -1].map((side) =>
      tube(path([knot, add(knot, [-0.6, 0, 0.35 * side]), add(knot, [-1.3, -0.25, 0.75 * side])]), {
        radius: 0.14,
        flat: 0.5,
        finish,
        steps: 24,
        sides: 10,
      }),
    ),
  ];
};
