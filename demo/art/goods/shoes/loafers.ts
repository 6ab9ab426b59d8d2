// Loafers and lace-up shoes: welted shoes for town.

import { path, profile, type Profile } from "../solid/curve.ts";
import { grainedLeather, layered, metal, patent, smoothLeather, suede } from "../solid/finishes.ts";
import { ball, tube } from "../solid/forms.ts";
import type { Finish, Paint, Part } from "../solid/part.ts";
import { add, bell, step, TAU, times, type Vec } from "../solid/vector.ts";
import { apron, brogue, lugged, raised, welted } from "./details.ts";
import { binding, buckle, laces, strap, tongue, type Lacing, type Spot } from "./fittings.ts";
import { makeLast, type Last, type LastShape } from "./last.ts";
import { overlay, seam, stitched } from "./seam.ts";

interface TownShoe {
  readonly shape?: Omit<LastShape, "sole">;
  readonly sole?: Profile;
  readonly top: Profile;
  readonly upper: Finish;
  readonly under?: (last: Last) => readonly Part[];
  readonly open?: { readonly from: number; readonly gap: number; readonly lacing: Lacing; readonly tongueTop: number };
  readonly more?: (last: Last) => readonly Part[];
}

const STANDARD = { toeHeight: 3.3, toeBlunt: 1.75, toeFrom: 8.5, ball: 4.35, heel: 2.95 } as const;

function townShoe({
  shape = STANDARD,
  sole = raised(2, 0.6, 0.7),
  top,
  upper,
  under = (last) => welted(last),
  open,
  more,
}: TownShoe): Part[] {
  const last = makeLast({ ...shape, sole });
  return [
    last.body(
      {
        back: "lining",
        ...upper,
        cut: (_x, _y, z, d, y) =>
          y > top(d) ||
          (open !== undefined &&
            d < open.from &&
            d > 9 &&
            y > 4 &&
            Math.abs(z) < open.gap * Math.min(1, Math.sqrt((open.from - d) / 0.6))),
      },
      0.06,
    ),
    binding(last, top, upper, 0.11, open ? 10.6 : undefined),
    ...under(last),
    ...(open
      ? [tongue(last, { ...upper, paint: () => {} }, open.from + 0.5, open.tongueTop, 2.2), ...laces(last, open.lacing)]
      : []),
    ...(more?.(last) ?? []),
  ];
}

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
