// Backpacks and travel bags.

import { path } from "../solid/curve.ts";
import { canvas, grainedLeather, layered, metal, plain, smoothLeather } from "../solid/finishes.ts";
import { cushion, plate, roundedBox } from "../solid/forms.ts";
import { place, surface, type Paint, type Part } from "../solid/part.ts";
import { noise, stitches } from "../solid/texture.ts";
import { bell, clamp, mix, step, TAU, type Vec } from "../solid/vector.ts";
import { edged, flap, handle, loop, plaque, ribbon, tab, zipper } from "./kit.ts";

const seamed: Paint = (touch, _x, _y, _z, _u, v) => {
  for (const line of [0.3, 0.7]) touch.height += 0.14 * bell(v - line, 0.012);
};
const soft =
  (amount: number): Paint =>
  (touch, x, y, z) => {
    touch.height += amount * noise(x * 0.17, y * 0.2, z * 0.17);
  };

const box = (
  bottom: number,
  top: number,
  tall: number,
  deep: number,
  round: number | readonly [number, number],
  paint: Paint,
  made = canvas,
): Part =>
  cushion({
    outline: roundedBox(bottom, top, 0, tall, round),
    depth: deep,
    edge: Math.min(2, deep * 0.4),
    swell: 0.9,
    finish: made("cloth", { paint: layered(seamed, paint) }),
  });

const pocket = (bottom: number, top: number, low: number, high: number, z: number, made = canvas): Part[] =>
  place(
    [
      cushion({
        outline: roundedBox(bottom, top, low, high, [1.6, 1.2]),
        depth: 1.5,
        edge: 1,
        swell: 0.4,
        finish: made("cloth", { paint: seamed }),
      }),
    ],
    { shift: [0, 0, z] },
  );

/** The two straps and the loop at the back of a backpack. */
const carriers = (half: number, tall: number, deep: number): Part[] => [
  ...[-1, 1].map((s) =>
    ribbon(
      path([
        [s * 3.6, tall - 1, -deep],
        [s * (half * 0.8), tall + 0.6, -deep - 2],
        [s * (half + 2.6), tall * 0.66, -deep - 3.4],
        [s * (half + 2.2), tall * 0.3, -deep - 2.4],
        [s * (half * 0.86), 2, -deep],
      ]),
      1.7,
      canvas("trim"),
      (t) => [s * (0.3 + 0.6 * t), 0.35, 0.8],
      0.7,
    ),
  ),
  handle([-2.4, tall - 0.4, -1], [2.4, tall - 0.4, -1], 3.6, smoothLeather("trim"), {
    radius: 0.75,
    flat: 0.35,
    full: 0.55,
  }),
];

export const backpacks: Readonly<Record<string, () => Part[]>> = {
  "rolltop-a": () => [
    ...carriers(13, 38, 6),
    box(27, 25, 38, 6.4, [3, 5], soft(0.3)),
    ...flap({
      finish: canvas("cloth"),
      half: 12.6,
      top: 38,
      deep: 6.4,
      to: (x) => 22 + 3 - Math.sqrt(Math.max(0, 9 - Math.max(0, Math.abs(x) - 9.6) ** 2)),
      swell: 1.1,
      round: 3,
      edge: smoothLeather("trim"),
    }),
    ...pocket(19, 18, 3, 15, 7.2),
    ...[-6, 6].flatMap((x) => [
      ribbon(
        path([
          [x, 30, 7.7],
          [x, 24, 8],
          [x, 18, 8.2],
          [x, 13.4, 9.2],
        ]),
        0.85,
        smoothLeather("trim", { paint: edged(17) }),
      ),
      loop([x, 18.4, 8.6], 1.25, 0.95, 0.17),
    ]),
    ...plaque([0, 10, 9.2], 4, 2, smoothLeather("trim")),
  ],
  "zip-a": () => [
    ...carriers(13.6, 39, 6),
    box(28, 24, 39, 6.6, [3.4, 10.5], soft(0.25)),
    ...pocket(21, 19, 2.6, 18.6, 7),
    ...zipper(
      path([
        [-13.4, 22, 3.4],
        [-12.4, 31, 3.4],
        [-7.6, 37.6, 3],
        [0, 39.4, 3],
        [7.6, 37.6, 3],
        [12.4, 31, 3.4],
        [13.4, 22, 3.4],
      ]),
      60,
      [12.8, 23.4, 4.6],
    ),
    ...zipper(
      path([
        [-9, 17.4, 8.9],
        [0, 17.9, 9.3],
        [9, 17.4, 8.9],
      ]),
      18,
      [8, 17, 9.4],
      [0, 0.3, 1],
    ),
    ...plaque([0, 28, 7.7], 4.4, 1.7, smoothLeather("trim")),
  ],
  "zip-b": () => [
    ...carriers(12.6, 41, 5),
    box(26, 25.4, 41, 5.2, [2, 2.6], soft(0.1), grainedLeather),
    ...place([plate(roundedBox(20, 20, 3, 20, [1.4, 1]), 0.7, grainedLeather("contrast"), 0.3)], {
      shift: [0, 0, 6.1],
    }),
    ...zipper(
      path([
        [-12.8, 26, 2.4],
        [-12.4, 38.6, 2.4],
        [-10, 41, 2.4],
        [0, 41.2, 2.4],
        [10, 41, 2.4],
        [12.4, 38.6, 2.4],
        [12.8, 26, 2.4],
      ]),
      60,
      [12.6, 28, 3.6],
    ),
    ...zipper(
      path([
        [-9, 19.4, 6.6],
        [0, 19.4, 6.7],
        [9, 19.4, 6.6],
      ]),
      18,
      [8, 19, 6.9],
      [0, 0.2, 1],
    ),
    ...plaque([0, 30, 6.3], 3.4, 0.9),
  ],
};

/** A bag lying along x: a tube with a flat floor. */
function barrel(half: number, tall: number, deep: number, paint: Paint, made = grainedLeather): Part {
  return surface(
    (u, v) => {
      const cap = v < 0.1 ? v / 0.1 : v > 0.9 ? (1 - v) / 0.1 : 1;
      const along = clamp((v - 0.1) / 0.8);
      const angle = u * TAU;
      const round = 1 - 0.1 * Math.abs(2 * along - 1) ** 6;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const up = s < 0 ? Math.max(-1, -Math.sqrt(1 - Math.abs(c) ** 6)) : s;
      const x = mix(-half, half, along);
      return [x, tall * 0.42 + (up > 0 ? 0.58 : 0.42) * tall * up * round * cap, deep * c * round * cap];
    },
    { nu: 140, nv: 120, finish: made("cloth", { paint }), uv: (u, v) => [u, v] },
  );
}

export const travel: Readonly<Record<string, () => Part[]>> = {
  "duffle-a": () => {
    const strap = (z: number): Part =>
      ribbon(
        path([
          [-9, 2, z * 0.98],
          [-9, 7, z],
          [-9, 12, z],
          [-9, 17, z * 0.93],
          [-9, 21, z * 0.78],
          [-8, 28, z * 0.5],
          [0, 34, z * 0.35],
          [8, 28, z * 0.5],
          [9, 21, z * 0.78],
          [9, 17, z * 0.93],
          [9, 12, z],
          [9, 7, z],
          [9, 2, z * 0.98],
        ]),
        1.2,
        smoothLeather("trim", { paint: edged(80) }),
        [0, 0.45, Math.sign(z)],
      );
    return [
      barrel(
        25,
        25,
        12.4,
        layered(soft(0.4), (touch, x) => {
          if (Math.abs(x) > 19) touch.region = "contrast";
          touch.height += 0.1 * step(18.9, 19.1, Math.abs(x));
        }),
        canvas,
      ),
      strap(12.7),
      strap(-12.7),
      ...zipper(
        path([
          [-22, 24.2, 0],
          [0, 25.2, 0],
          [22, 24.2, 0],
        ]),
        44,
        [20, 24.4, 1],
      ),
      ...[-25.4, 25.4].map((x) => loop([x, 16, 0], 0.3, 1.4, 0.22, 90)),
      ...plaque([0, 12, 12.7], 4.4, 2.6, smoothLeather("trim")),
    ];
  },
  "duffle-b": () => [
    cushion({
      outline: roundedBox(46, 43, 0, 26, [1.6, 4]),
      depth: (_x, y) => mix(11, 6, (y / 26) ** 2),
      edge: 1.4,
      swell: 0.8,
      finish: grainedLeather("cloth", { paint: layered(seamed, soft(0.25)) }),
    }),
    ...zipper(
      path([
        [-20, 25, 0],
        [-17, 26.1, 0],
        [0, 26.4, 0],
        [17, 26.1, 0],
        [20, 25, 0],
      ]),
      40,
      [18, 25.4, 1.4],
    ),
    ...[9.6, -9.6].flatMap((z) => [
      handle([-8, 21, z * 0.9], [8, 21, z * 0.9], 14, smoothLeather("trim"), { radius: 0.65, full: 0.6 }),
      ...tab([-8, 20, z], 2.2, 5, smoothLeather("trim")),
      ...tab([8, 20, z], 2.2, 5, smoothLeather("trim")),
    ]),
    ...[-15.6, 15.6].map((x) =>
      ribbon(
        path([
          [x, 0.6, 11.6],
          [x, 10, 12],
          [x, 18, 10.6],
          [x, 25.4, 5.4],
          [x, 26.6, 0],
        ]),
        1.1,
        smoothLeather("trim", { paint: edged(30) }),
        (t) => [0, t ** 2, 1 - 0.6 * t],
      ),
    ),
  ],
  "briefcase-a": () => [
    cushion({
      outline: roundedBox(39, 38, 0, 28, [1.4, 1.8]),
      depth: (_x, y) => mix(4.6, 3.4, y / 28),
      edge: 0.6,
      swell: 0.3,
      finish: grainedLeather("cloth", { paint: seamed }),
    }),
    ...place(
      [
        plate(
          roundedBox(34, 34, 2, 15, [1.2, 0.6]),
          0.5,
          grainedLeather("cloth", {
            paint: (touch, x, y) => {
              const off = Math.min(17 - Math.abs(x), y - 2, 15 - y) - 0.5;
              if (Math.abs(off) < 0.3) touch.height += stitches(x + y, off, 0.5, 0.08);
            },
          }),
          0.2,
        ),
      ],
      { shift: [0, 0, 4.8] },
    ),
    ...zipper(
      path([
        [-18, 27.4, 0.4],
        [0, 28.2, 0.4],
        [18, 27.4, 0.4],
      ]),
      38,
      [16, 27.2, 1.4],
    ),
    ...[3.8, -3.8].map((z) =>
      handle([-6.4, 25.6, z], [6.4, 25.6, z], 8.4, smoothLeather("trim"), { radius: 0.6, full: 0.5 }),
    ),
    ...[-6.4, 6.4].flatMap((x) => tab([x, 24, 4.3], 1.9, 4.4, smoothLeather("trim"))),
    ...plaque([0, 12, 5.3], 2.6, 1),
  ],
  "belt-bag-a": () => [
    cushion({
      outline: path(
        [
          [0, 0, 0],
          [9, 0.4, 0],
          [14.4, 3.6, 0],
          [15.6, 8, 0],
          [14, 11.4, 0],
          [9, 12.6, 0],
          [0, 13, 0],
          [-9, 12.6, 0],
          [-14, 11.4, 0],
          [-15.6, 8, 0],
          [-14.4, 3.6, 0],
          [-9, 0.4, 0],
        ],
        true,
      ),
      depth: 3.6,
      edge: 1.6,
      swell: 1,
      finish: smoothLeather("cloth", { paint: layered(seamed, soft(0.2)) }),
    }),
    ...zipper(
      path([
        [-12.4, 9.8, 4],
        [-6, 10.8, 4.6],
        [0, 11, 4.7],
        [6, 10.8, 4.6],
        [12.4, 9.8, 4],
      ]),
      26,
      [11, 9.6, 4.6],
      [0, 0.35, 0.95],
    ),
    ribbon(
      path([
        [-14.6, 8.4, -0.6],
        [-18.4, 9.6, -3],
        [-19, 10.6, -8],
        [-14, 11.6, -13.4],
        [0, 12.4, -16.4],
        [14, 11.6, -13.4],
        [19, 10.6, -8],
        [18.4, 9.6, -3],
        [14.6, 8.4, -0.6],
      ]),
      1.7,
      canvas("trim", { paint: edged(80) }),
      (t) => {
        const a = Math.PI * t;
        return [-Math.cos(a), 0.05, -Math.sin(a)] as Vec;
      },
      0.3,
    ),
    ...plaque([-17.8, 9.4, -2.2], 3, 3.4, plain("hard")),
    ...plaque([0, 5, 5.1], 3.4, 1, metal("metal")),
  ],
};
