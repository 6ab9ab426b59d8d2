// Sandals: a footbed, and straps that follow the shape of a foot.

import { profile } from "../solid/curve.ts";
import { grainedLeather, metal, plain, rubber, smoothLeather, wood } from "../solid/finishes.ts";
import type { Finish, Part } from "../solid/part.ts";
import { noise, stitches } from "../solid/texture.ts";
import { add, bell, clamp, times } from "../solid/vector.ts";
import { footbed, raised } from "./details.ts";
import { bandSpots, buckle, strap, type Spot } from "./fittings.ts";
import { makeLast, type Last } from "./last.ts";
import { heelOf, slab } from "./sole.ts";

const slim = smoothLeather("cloth", { gloss: 0.55, sharp: 0.4 });

/** A strap around the ankle at height y, with its buckle on the near side. */
function ankleStrap(last: Last, y: number, half: number, finish: Finish, dip = 1.2): Part[] {
  const ring: readonly (readonly [number, number])[] = [
    [9.6, y + 0.6],
    [8.6, y - 0.1],
    [6, y - dip * 0.5],
    [3, y - dip],
    [1, y - dip],
    [0.4, y - dip],
  ];
  const crestD = 10 - (y - 11) * 0.2;
  const spots: Spot[] = [
    [crestD, y + 0.8, 1],
    ...ring.map(([d, h]): Spot => [d, h, 1]),
    ...ring.toReversed().map(([d, h]): Spot => [d, h, -1]),
    [crestD, y + 0.8, 1],
  ];
  const look = last.facing(5.4, y - dip * 0.6);
  const at = add(last.at(5.4, y - dip * 0.6), times(look, 0.28));
  return [
    strap(last, spots, half, finish, 0.16, 0.06),
    ...buckle(at, look, [0.1, 0.99, 0], half * 1.3, half * 1.35, metal("metal"), 0.08),
  ];
}

/** A wide band cut from the body of the last between two leaning lines. */
function wideBand(
  last: Last,
  back: (y: number) => number,
  front: (y: number) => number,
  finish: Finish,
  grow = 0.22,
): Part[] {
  const band = last.body(
    { back: "lining", ...finish, cut: (_x, _y, _z, d, y) => d < back(y) || d > front(y) || y < 0.05 },
    grow,
  );
  const rim = (line: (y: number) => number): Part => {
    const highest = (() => {
      for (let y = 12; y > 2; y -= 0.05) if (last.crest(line(y)) >= y) return y;
      return 3;
    })();
    const rows = [0, 0.2, 0.45, 0.7, 0.88, 0.97];
    const spots: Spot[] = rows.map((t): Spot => [line(highest * t), highest * t, 1]);
    return strap(
      last,
      [...spots, [line(highest), highest, 1], ...spots.toReversed().map(([d, y]): Spot => [d, y, -1])],
      0.12,
      { ...finish, paint: () => {} },
      0.14,
      grow - 0.02,
    );
  };
  return [band, rim(back), rim(front)];
}

const cork = (edge: Finish["region"]): Finish =>
  plain(edge, {
    paint: (touch, x, y, z) => {
      const grain = noise(x * 7, y * 7, z * 7);
      touch.tone *= 0.95 + 0.08 * grain - 0.3 * clamp(grain * 4 - 2.6);
    },
  });

const HIGH = { length: 24.5, toeBlunt: 2, toeFrom: 7, toeHeight: 2.9, ball: 3.95, heel: 2.65 } as const;
const FLAT = { length: 26, toeBlunt: 2.3, toeFrom: 7, toeHeight: 3.2, ball: 4.3, heel: 2.95 } as const;

export const sandals: Readonly<Record<string, () => Part[]>> = {
  "strappy-a": () => {
    const last = makeLast({ ...HIGH, sole: raised(9, 0.5, 0.2) });
    return [
      slab(last, { finish: footbed(slim), out: 0.02, lip: 0.02, under: (d) => last.sole(d) - 0.38, round: 0.06 }),
      heelOf(last, { finish: slim, seat: 4.2, foot: 0.9, wide: 0.46, back: 0.9, curve: 0.85, ease: 0.5 }),
      strap(last, bandSpots(last, 20.6, 19.6), 0.36, slim),
      strap(last, bandSpots(last, 18.2, 17), 0.36, slim),
      ...ankleStrap(last, 11.6, 0.36, slim, 2),
      last.body(
        {
          region: "cloth",
          back: "lining",
          kind: "coat",
          gloss: 0.5,
          sharp: 0.4,
          cut: (_x, _y, _z, d, y) => d > 4.4 - 0.25 * y ** 1.3 || y > 8 || y < 0,
        },
        0.02,
      ),
    ];
  },
  "strappy-b": () => {
    const last = makeLast({ ...HIGH, toeBlunt: 3, toeFrom: 5, sole: raised(6.6, 0.55, 0.2) });
    return [
      slab(last, { finish: footbed(slim), out: 0.04, lip: 0.02, under: (d) => last.sole(d) - 0.42, round: 0.06 }),
      heelOf(last, { finish: slim, seat: 4.6, foot: 2.6, wide: 1.7, back: 0.5, curve: 0.2 }),
      strap(last, crossSpots(last, 19.8, 15, 1), 0.5, slim, 0.16, 0.1),
      strap(last, crossSpots(last, 19.8, 15, -1), 0.5, slim, 0.16, 0.24),
      ...ankleStrap(last, 10.4, 0.42, slim, 3.4),
      strap(
        last,
        [
          [11, 0.4, 1],
          [7, 3.6, 1],
          [3.4, 6.6, 1],
        ],
        0.34,
        slim,
      ),
      strap(
        last,
        [
          [11, 0.4, -1],
          [7, 3.6, -1],
          [3.4, 6.6, -1],
        ],
        0.34,
        slim,
      ),
    ];
  },
  "slide-a": () => {
    const last = makeLast({
      ...FLAT,
      length: 27,
      sole: profile([
        [0, 3],
        [8, 2.5],
        [14, 2.1],
        [19, 2],
        [27, 2.5],
      ]),
    });
    return [
      slab(last, {
        finish: footbed(
          rubber("sole", {
            paint: (touch, _x, _y, _z, _d, v) => {
              touch.height -= 0.06 * bell(v - 0.3, 0.03);
            },
          }),
        ),
        out: 0.35,
        lip: 0.3,
        swell: 0.1,
        round: 0.25,
        under: profile([
          [0, 0.1],
          [3, 0],
          [19, 0],
          [27, 0.6],
        ]),
      }),
      ...wideBand(
        last,
        (y) => 14.6 + y * 0.16,
        (y) => 21 - y * 0.12,
        smoothLeather("cloth", { paint: padded }),
      ),
    ];
  },
  "slide-b": () => {
    const last = makeLast({
      ...FLAT,
      length: 27,
      ball: 4.6,
      sole: profile([
        [0, 3.2],
        [8, 2.7],
        [14, 2.2],
        [19, 2.1],
        [27, 2.6],
      ]),
    });
    const buckled = (d: number, y: number): Part[] => {
      const look = last.facing(d, y);
      return buckle(add(last.at(d, y), times(look, 0.45)), look, [0.98, 0.15, 0], 0.7, 0.95, metal("metal"), 0.1);
    };
    return [
      slab(last, { finish: footbed(cork("hard")), out: 0.35, lip: 0.25, round: 0.2, under: () => 0.9 }),
      slab(last, {
        finish: rubber("sole"),
        out: 0.35,
        lip: -2,
        under: profile([
          [0, 0],
          [19, 0],
          [27, 0.5],
        ]),
        round: 0.08,
      }),
      ...wideBand(
        last,
        () => 18.4,
        (y) => 21.6 - y * 0.1,
        grainedLeather("cloth"),
      ),
      ...wideBand(
        last,
        (y) => 13.8 + y * 0.1,
        () => 17.2,
        grainedLeather("cloth"),
      ),
      ...buckled(20, 2.6),
      ...buckled(15.7, 3.6),
    ];
  },
  "flat-a": () => {
    const last = makeLast({
      ...FLAT,
      sole: profile([
        [0, 1.4],
        [8, 1.2],
        [14, 0.9],
        [19, 0.9],
        [27, 1.1],
      ]),
    });
    const crest = last.crest(18);
    return [
      slab(last, {
        finish: footbed(smoothLeather("trim")),
        out: 0.2,
        lip: 0.05,
        under: (d) => last.sole(d) - 0.45,
        round: 0.08,
      }),
      heelOf(last, { finish: smoothLeather("sole"), seat: 5.8, foot: 5.4, wide: 2.7, back: 0, curve: 0, below: 0.4 }),
      strap(
        last,
        [
          [21.6, 0.2, 1],
          [21.2, last.crest(21.2), 1],
          [18, crest, 1],
          [15, last.crest(15), 1],
          [12.2, last.crest(12.2), 1],
          [10.4, 10.8, 1],
        ],
        0.3,
        slim,
        0.16,
        0.04,
      ),
      strap(last, bandSpots(last, 15.6, 17.6), 0.34, slim),
      ...ankleStrap(last, 10.4, 0.36, slim, 3.4),
      strap(
        last,
        [
          [6, 0.2, 1],
          [4.4, 3.6, 1],
          [3, 7, 1],
        ],
        0.34,
        slim,
      ),
      strap(
        last,
        [
          [6, 0.2, -1],
          [4.4, 3.6, -1],
          [3, 7, -1],
        ],
        0.34,
        slim,
      ),
    ];
  },
  "fisherman-a": () => {
    const last = makeLast({
      ...FLAT,
      toeHeight: 3.5,
      ball: 4.5,
      sole: profile([
        [0, 2.9],
        [8, 2.5],
        [14, 2],
        [19, 1.9],
        [27, 2.4],
      ]),
    });
    const leather = smoothLeather("cloth", { gloss: 0.5 });
    return [
      slab(last, {
        finish: footbed(
          rubber("sole", {
            paint: (touch, _x, _y, _z, d, v) => {
              touch.height += v < 0.25 ? stitches(d, 0, 0.4, 1) : 0;
              touch.height -= 0.05 * bell(v - 0.3, 0.03);
            },
          }),
        ),
        out: 0.3,
        lip: 0.1,
        under: profile([
          [0, 0],
          [19, 0],
          [27, 0.7],
        ]),
        round: 0.1,
      }),
      ...[23.2, 21.2, 19.1, 17, 14.9].map((d, i) =>
        strap(last, bandSpots(last, d, d - 0.5), 0.62, leather, 0.18, 0.14 + (i % 2) * 0.04),
      ),
      strap(
        last,
        [
          [25.4, 0.3, 1],
          [24.4, last.crest(24.4), 1],
          [21, last.crest(21), 1],
          [17, last.crest(17), 1],
          [14.6, last.crest(14.6), 1],
        ],
        0.75,
        leather,
        0.2,
        0.32,
      ),
      last.body(
        { ...leather, back: "lining", cut: (_x, _y, _z, d, y) => y > 6 - 0.1 * d || d > 7.4 - y * 0.45 || y < 0 },
        0.06,
      ),
      ...ankleStrap(last, 8.6, 0.55, leather, 3),
    ];
  },
  "platform-a": () => {
    const last = makeLast({
      ...HIGH,
      length: 25,
      ball: 4.2,
      sole: profile([
        [0, 10.6],
        [4, 9.8],
        [8, 7.8],
        [13, 5],
        [17.5, 4.1],
        [25, 4.3],
      ]),
    });
    const leather = smoothLeather("cloth", { gloss: 0.5 });
    return [
      slab(last, { finish: footbed(leather), out: 0.12, lip: 0.02, under: (d) => last.sole(d) - 0.5, round: 0.08 }),
      slab(last, {
        finish: wood("hard"),
        out: 0.1,
        lip: -0.5,
        from: 10.6,
        under: profile([
          [10.6, 4],
          [12.6, 0.9],
          [14.6, 0],
          [21, 0],
          [25, 0.9],
        ]),
        round: 0.15,
      }),
      heelOf(last, { finish: wood("hard"), seat: 6, foot: 4.2, wide: 2.3, back: 0.2, curve: 0.05, below: 0.45 }),
      ...wideBand(
        last,
        (y) => 16.2 + y * 0.1,
        (y) => 21 - y * 0.15,
        leather,
        0.16,
      ),
      ...ankleStrap(last, 11, 0.5, leather, 1.6),
      last.body(
        { ...leather, back: "lining", cut: (_x, _y, _z, d, y) => d > 4 - 0.22 * y ** 1.3 || y > 8 || y < 0 },
        0.02,
      ),
    ];
  },
};

function crossSpots(last: Last, front: number, back: number, side: number): Spot[] {
  const middle = (front + back) / 2;
  return [
    [front, 0, side],
    [front - 0.4, 1.6, side],
    [middle + 0.9, last.crest(middle + 0.9) - 0.7, side],
    [middle, last.crest(middle), side],
    [middle - 0.9, last.crest(middle - 0.9) - 0.8, -side],
    [back + 0.3, 2.4, -side],
    [back, 0, -side],
  ];
}

function padded(touch: { height: number }, _x: number, _y: number, _z: number, d: number): void {
  touch.height += 0.1 * (1 - ((d - 17.8) / 3.4) ** 4);
}
