// Pumps and flats: shoes cut low around the foot.

import { path, profile, type Profile } from "../solid/curve.ts";
import { canvas, layered, metal, patent, plain, smoothLeather, suede } from "../solid/finishes.ts";
import { ball, tube } from "../solid/forms.ts";
import type { Finish, Part } from "../solid/part.ts";
import { add, bell, type Vec } from "../solid/vector.ts";
import { footbed, raised } from "./details.ts";
import { binding, buckle, strap, throatOf, type Spot } from "./fittings.ts";
import { makeLast, type Last, type LastShape } from "./last.ts";
import { overlay, seam } from "./seam.ts";
import { heelOf, slab, type Heel } from "./sole.ts";

interface Pump {
  readonly shape?: Omit<LastShape, "sole">;
  readonly sole: Profile;
  readonly top: Profile;
  readonly upper: Finish;
  /** The upper starts here; 0 with a heel counter, further front when the back is open. */
  readonly from?: number;
  readonly heel?: Heel;
  readonly thick?: number;
  readonly soleFinish?: Finish;
  readonly more?: (last: Last) => readonly Part[];
}

const POINTED = { length: 25.5, toeBlunt: 1.1, toeFrom: 11.5, toeHeight: 2.9, ball: 3.95, heel: 2.7 } as const;
const ALMOND = { length: 25, toeBlunt: 1.7, toeFrom: 8.5, toeHeight: 3, ball: 4.1, heel: 2.75 } as const;
const ROUND = { length: 25, toeBlunt: 2.2, toeFrom: 7, toeHeight: 3.1, ball: 4.2, heel: 2.8 } as const;

function pump({
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
    slab(last, { finish: footbed(soleFinish), out: -0.02, under: (d) => Math.max(0, sole(d) - thick), round: 0.06 }),
    ...(heel ? [heelOf(last, heel)] : []),
    ...(more?.(last) ?? []),
  ];
}

/** The edge of an upper without a back: from the feather over the vamp to the feather. */
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

/** A strap over the instep, fastened on the near side. */
function instepStrap(last: Last, d: number, y: number, half: number, finish: Finish): Part[] {
  const high = last.crest(d - 0.6);
  const near: Spot[] = [
    [d + 0.6, y - 0.6, 1],
    [d + 0.3, (y + high) / 2, 1],
    [d - 0.2, high - 0.5, 1],
  ];
  const spots: Spot[] = [...near, [d - 0.6, high, 1], ...near.toReversed().map(([a, b]): Spot => [a, b, -1])];
  const at = last.at(d + 0.45, y + 0.5);
  const look = last.facing(d + 0.45, y + 0.5);
  return [
    strap(last, spots, half, finish, 0.16, 0.2),
    ...buckle(
      add(at, [look[0] * 0.45, look[1] * 0.45, look[2] * 0.45]),
      look,
      [0.2, 0.98, 0],
      half * 1.15,
      half * 1.05,
    ),
  ];
}

const BOW = (last: Last, d: number, finish: Finish): Part[] => {
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

const BALLET = profile([
  [0, 5.2],
  [2.5, 4.4],
  [7, 2.8],
  [13, 2.1],
  [17, 2.6],
  [18.8, 4.2],
  [19.4, 12],
]);
const low = profile([
  [0, 1.5],
  [6, 1.2],
  [13, 0.8],
  [18, 0.75],
  [27, 1.1],
]);
const flatHeel = (region: Finish["region"] = "sole"): Heel => ({
  finish: smoothLeather(region),
  seat: 5.6,
  foot: 5.2,
  wide: 2.4,
  back: 0.1,
  curve: 0,
  below: 0.3,
});

export const flats: Readonly<Record<string, () => Part[]>> = {
  "ballet-a": () =>
    pump({
      shape: ROUND,
      sole: low,
      top: BALLET,
      upper: smoothLeather("cloth"),
      heel: flatHeel(),
      more: (last) => BOW(last, 18.9, smoothLeather("trim")),
    }),
  "ballet-b": () =>
    pump({
      shape: { ...POINTED, toeBlunt: 3, toeFrom: 5.4, toeHeight: 2.7 },
      sole: low,
      top: profile([
        [0, 4.8],
        [2.5, 4],
        [7, 2.6],
        [13, 1.9],
        [17.6, 2.3],
        [19.6, 3.8],
        [20.2, 12],
      ]),
      upper: smoothLeather("cloth", {
        paint: overlay({
          edge: seam([
            [21.6, -1],
            [21.8, 1.6],
            [22.2, 4],
          ]),
          side: -1,
          region: "contrast",
          rows: 1,
        }),
      }),
      heel: flatHeel(),
    }),
  "mary-jane-a": () =>
    pump({
      shape: ROUND,
      sole: profile([
        [0, 2.4],
        [6, 2],
        [13, 1.1],
        [18, 0.9],
        [27, 1.3],
      ]),
      top: profile([
        [0, 5.4],
        [2.5, 4.6],
        [7, 3.2],
        [13, 2.6],
        [16.6, 3.1],
        [18, 4.6],
        [18.6, 12],
      ]),
      upper: patent("cloth"),
      thick: 0.5,
      heel: { ...flatHeel(), seat: 5.8, foot: 5.2 },
      more: (last) => instepStrap(last, 14.6, 2.6, 0.6, patent("cloth")),
    }),
  "mule-a": () =>
    pump({
      shape: POINTED,
      sole: profile([
        [0, 2.2],
        [6, 1.8],
        [13, 1],
        [18, 0.8],
        [27, 1.1],
      ]),
      from: 11.2,
      top: profile([
        [11, 0.4],
        [12, 3.2],
        [13.6, 5.4],
        [15, 7],
        [15.8, 12],
      ]),
      upper: smoothLeather("cloth"),
      thick: 0.5,
      heel: { ...flatHeel(), seat: 5.2, foot: 4.6 },
      more: (last) => [
        ...[1, -1].map((side) =>
          ball(last.crown(last.station({ d: 17 }), side * 1.2, 0.1), [0.5, 0.3, 0.35], metal("metal"), 24),
        ),
        tube(
          path([
            last.crown(last.station({ d: 17 }), 1.2, 0.25),
            last.crown(last.station({ d: 17 }), 0, 0.4),
            last.crown(last.station({ d: 17 }), -1.2, 0.25),
          ]),
          { radius: 0.18, finish: metal("metal"), steps: 24 },
        ),
      ],
    }),
  "espadrille-a": () =>
    pump({
      shape: { ...ROUND, length: 26 },
      sole: profile([
        [0, 2.5],
        [6, 2.4],
        [13, 2.1],
        [18, 2],
        [27, 2.3],
      ]),
      top: profile([
        [0, 5.6],
        [2.5, 4.8],
        [7, 3.6],
        [12, 3.6],
        [15.4, 4.8],
        [16.4, 6.2],
        [17, 12],
      ]),
      upper: canvas("cloth", {
        paint: layered(
          overlay({
            edge: seam([
              [10.4, -1],
              [11.4, 2],
              [12.4, 5],
            ]),
            side: -1,
            rows: 1,
            raise: 0.06,
          }),
        ),
      }),
      soleFinish: plain("sole"),
      thick: 0.3,
      more: (last) => [
        slab(last, {
          finish: plain("sole", {
            paint: (touch, _x, y, _z, d) => {
              const strand = (y / 0.62) % 1;
              const ply = Math.sin((d * 1.0 + Math.floor(y / 0.62) * 0.5 + strand * 0.7) * 9);
              touch.height += 0.1 * Math.sin(strand * Math.PI) + 0.03 * ply;
              touch.tone *= 0.92 + 0.1 * Math.sin(strand * Math.PI) + 0.05 * ply;
            },
          }),
          out: 0.32,
          lip: 0.15,
          swell: 0.15,
          under: () => 0.25,
          round: 0.2,
        }),
        slab(last, { finish: plain("hard"), out: 0.25, lip: -1.8, under: () => 0, round: 0.05 }),
        ...Array.from({ length: 26 }, (_, i) => {
          const d = 15.5 + i * 0.38;
          return [1, -1].map((side) => {
            const p = last.at(d, 0.35, side);
            const n = last.facing(d, 0.35, side);
            return ball(
              [p[0] + n[0] * 0.06, p[1] + 0.1, p[2] + n[2] * 0.06],
              [0.06, 0.28, 0.1],
              plain("sole", { tone: 0.95 + 0.1 * bell(i % 2, 0.5) }),
              10,
            );
          });
        }).flat(),
      ],
    }),
};
