// Totes, shoulder bags, crossbody bags, top-handle bags and clutches.

import { path, profile } from "../solid/curve.ts";
import { canvas, grainedLeather, layered, metal, patent, smoothLeather, suede } from "../solid/finishes.ts";
import { ball, cushion, plate, roundedBox, tube } from "../solid/forms.ts";
import { place, type Finish, type Paint, type Part } from "../solid/part.ts";
import { noise, quilting, scales, stitches } from "../solid/texture.ts";
import { add, bell, mix, step, type Vec } from "../solid/vector.ts";
import {
  chain,
  edged,
  flap,
  handle,
  hem,
  loop,
  plaque,
  ribbon,
  rim,
  stud,
  tab,
  turnLock,
  vessel,
  zipper,
} from "./kit.ts";

const pair = (x: number, y: number, z: number): [Vec, Vec] => [
  [-x, y, z],
  [x, y, z],
];

/** Two handles, front and back, each held by tabs on the wall. */
function twoHandles(
  x: number,
  y: number,
  z: number,
  rise: number,
  finish: Finish,
  { radius = 0.48, flatness = 1, full = 0.55, back = z } = {},
): Part[] {
  const front = handle(...pair(x, y, z), rise, finish, { radius, flat: flatness, full, lean: 0.8 });
  const behind = handle(...pair(x, y, -back), rise * 1.02, finish, { radius, flat: flatness, full, lean: -0.6 });
  return [front, behind, ...[-x, x].flatMap((at) => tab([at, y - 0.6, z + 0.12], 1.9, 3.4, finish))];
}

const strapOver = (x: number, y: number, rise: number, half: number, finish: Finish): Part =>
  ribbon(
    path([
      [-x, y, 0],
      [-x * 1.02, y + rise * 0.3, 0],
      [-x * 0.7, y + rise * 0.82, -0.5],
      [0, y + rise, -0.8],
      [x * 0.7, y + rise * 0.82, -0.5],
      [x * 1.02, y + rise * 0.3, 0],
      [x, y, 0],
    ]),
    half,
    { ...finish, paint: edged(60) },
    (t) => [Math.cos(Math.PI * t) * -0.9, Math.sin(Math.PI * t) * 0.7 + 0.1, 0.35],
  );

/** A seam that runs down x = at on the front. */
const upright =
  (at: number): Paint =>
  (touch, x, y) => {
    const off = Math.abs(x) - at;
    if (Math.abs(off) < 0.3) touch.height += stitches(y, off, 0.45, 0.08) - 0.05 * bell(off, 0.08);
  };

/** Piping around the front of a cushion: u runs around, v from the back to the front. */
const piped: Paint = (touch, _x, _y, _z, _u, v) => {
  for (const line of [0.3, 0.7]) {
    touch.height += 0.16 * bell(v - line, 0.012);
    touch.tone *= 1 - 0.2 * bell(Math.abs(v - line) - 0.022, 0.008);
  }
};

const frontStitch =
  (bottom: number, top: number, low: number, high: number, inset = 0.5): Paint =>
  (touch, x, y, z) => {
    if (z < 0) return;
    const half = mix(bottom, top, (y - low) / (high - low)) / 2;
    const off = Math.min(half - Math.abs(x), y - low, high - y) - inset;
    if (Math.abs(off) < 0.25) touch.height += stitches(x + y, off, 0.45, 0.08);
  };

export const totes: Readonly<Record<string, () => Part[]>> = {
  "structured-a": () => {
    const bag = vessel({
      finish: grainedLeather("cloth", { paint: layered(hem(23.2), upright(9.2)) }),
      tall: 24,
      wide: profile([
        [0, 13.4],
        [24, 16],
      ]),
      deep: profile([
        [0, 6],
        [24, 5],
      ]),
      square: 0.2,
    });
    return [
      bag.part,
      rim(bag, 24, smoothLeather("cloth")),
      ...twoHandles(7, 22.6, 5.2, 15, smoothLeather("trim")),
      ...plaque([0, 18, 5.4], 3, 1, metal("metal")),
    ];
  },
  "structured-b": () => {
    const bag = vessel({
      finish: smoothLeather("cloth", {
        paint: layered(hem(17.3), (touch, _x, y) => {
          if (y < 5) touch.region = "contrast";
          touch.height += 0.1 * step(5.05, 4.95, y);
        }),
      }),
      tall: 18,
      wide: profile([
        [0, 15],
        [18, 17.5],
      ]),
      deep: profile([
        [0, 6.5],
        [18, 5.6],
      ]),
      square: 0.16,
    });
    return [
      bag.part,
      rim(bag, 18, smoothLeather("contrast")),
      ...twoHandles(6, 17, 5.8, 11, smoothLeather("contrast"), { radius: 0.55, full: 0.7 }),
      ...[-1, 1].flatMap((s) => [
        ribbon(
          path([
            [s * 13, 17.6, 6],
            [s * 13, 14, 6.3],
            [s * 13, 10, 6.4],
          ]),
          1.1,
          smoothLeather("contrast"),
        ),
        ...plaque([s * 13, 12, 6.6], 1.4, 1.8),
      ]),
    ];
  },
  "canvas-a": () => {
    const bag = vessel({
      finish: canvas("cloth", {
        paint: layered(hem(25.4, 24.2), (touch, _x, y) => {
          if (y < 6) {
            touch.region = "contrast";
            touch.shine = 1;
          }
          touch.height += 0.12 * step(6.06, 5.94, y);
        }),
      }),
      tall: 26,
      wide: profile([
        [0, 14.5],
        [26, 17.5],
      ]),
      deep: profile([
        [0, 7],
        [26, 4.6],
      ]),
      square: 0.24,
      slump: 0.35,
    });
    const webbing = smoothLeather("contrast", { gloss: 0.25 });
    const strapOf = (z: number, lean: number): Part =>
      ribbon(
        path([
          [-7.4, 5.4, z * 1.38],
          [-7.4, 14, z * 1.22],
          [-7.4, 25, z * 1.02],
          [-6.6, 33, z + lean],
          [0, 39.5, z + lean * 1.6],
          [6.6, 33, z + lean],
          [7.4, 25, z * 1.02],
          [7.4, 14, z * 1.22],
          [7.4, 5.4, z * 1.38],
        ]),
        1.15,
        { ...webbing, paint: edged(90) },
      );
    return [bag.part, rim(bag, 26, canvas("cloth"), 0.18), strapOf(5.05, 0.4), strapOf(-5.05, -0.4)];
  },
  "soft-a": () => {
    const bag = vessel({
      finish: smoothLeather("cloth", { gloss: 0.5, paint: hem(24.2) }),
      tall: 25,
      wide: profile([
        [0, 14],
        [8, 16.5],
        [25, 14.5],
      ]),
      deep: profile([
        [0, 6.5],
        [8, 7.4],
        [25, 3],
      ]),
      square: 0.55,
      dip: (x) => 3.4 * bell(x, 8),
      slump: 0.9,
      round: 2.6,
    });
    const strap = (z: number): Part =>
      ribbon(
        path([
          [-11, 23.4, z],
          [-10, 30, z],
          [-5, 37.4, z * 0.6],
          [0, 39.4, z * 0.5],
          [5, 37.4, z * 0.6],
          [10, 30, z],
          [11, 23.4, z],
        ]),
        0.9,
        smoothLeather("cloth", { paint: edged(60) }),
      );
    return [
      bag.part,
      rim(bag, 25, smoothLeather("cloth"), 0.18),
      strap(3),
      strap(-3),
      ...[-11, 11].flatMap((x) => tab([x, 22.2, 3.4], 1.9, 3, smoothLeather("cloth"))),
    ];
  },
  "shopper-a": () => {
    const bag = vessel({
      finish: grainedLeather("cloth", { paint: hem(32.2) }),
      tall: 33,
      wide: profile([
        [0, 13],
        [33, 14.2],
      ]),
      deep: profile([
        [0, 4.6],
        [33, 3.6],
      ]),
      square: 0.17,
      slump: 0.18,
    });
    const strap = (z: number): Part =>
      ribbon(
        path([
          [-6.4, 31.4, z],
          [-6.3, 40, z],
          [-4.6, 49, z * 0.8],
          [0, 52, z * 0.7],
          [4.6, 49, z * 0.8],
          [6.3, 40, z],
          [6.4, 31.4, z],
        ]),
        0.75,
        smoothLeather("trim", { paint: edged(80) }),
      );
    return [
      bag.part,
      rim(bag, 33, smoothLeather("trim"), 0.2),
      strap(3.8),
      strap(-3.8),
      ...[-6.4, 6.4].flatMap((x) => tab([x, 29.6, 3.9], 1.6, 4, smoothLeather("trim"), 0)),
      ...plaque([0, 25, 4.05], 2.2, 2.2, smoothLeather("trim"), 1),
    ];
  },
};

interface FlapBag {
  readonly finish: Finish;
  readonly half: number;
  readonly tall: number;
  readonly deep: number;
  readonly round: number;
  readonly to: (x: number) => number;
  readonly swell?: number;
  readonly body?: Finish;
}

const flapBag = ({ finish, half, tall, deep, round, to, swell = 0.6, body = finish }: FlapBag): Part[] => [
  cushion({
    outline: roundedBox(half * 2, half * 1.94, 0, tall, [round, Math.min(round, 1.6)]),
    depth: deep,
    edge: Math.min(1.2, deep * 0.6),
    swell,
    finish: body,
  }),
  ...flap({ finish, half: half * 0.97, top: tall, deep, to, swell: swell + 0.15 }),
];

const curved =
  (half: number, low: number, side: number, power = 2.4) =>
  (x: number) =>
    mix(low, side, Math.min(1, Math.abs(x / half)) ** power);
/** A flap edge with rounded lower corners. */
const squared = (half: number, low: number, round: number) => (x: number) => {
  const over = Math.max(0, Math.abs(x) - (half - round));
  return low + round - Math.sqrt(Math.max(0, round * round - over * over));
};

const puffed =
  (pitch: number): Paint =>
  (touch, x, y, z) => {
    touch.height += quilting(x + (z < -1 ? 0 : 0), y, pitch);
  };

export const shoulderBags: Readonly<Record<string, () => Part[]>> = {
  "flap-a": () => [
    ...flapBag({
      finish: smoothLeather("cloth"),
      half: 12,
      tall: 15,
      deep: 3.4,
      round: 3,
      to: curved(11.6, 4.4, 9.6, 2.2),
    }),
    strapOver(11.2, 13.6, 19, 0.85, smoothLeather("cloth")),
    ...[-11.2, 11.2].map((x) => loop([x, 13.4, 0], 0.9, 0.9, 0.16)),
    ...turnLock([0, 6.4, 4.5]),
  ],
  "flap-b": () => [
    ...flapBag({
      finish: grainedLeather("cloth"),
      half: 10.5,
      tall: 16,
      deep: 3.6,
      round: 1.2,
      to: squared(10.2, 6.6, 1.2),
      swell: 0.3,
    }),
    ...chain(
      path([
        [-10.4, 14.8, 0],
        [-10.4, 20, 0],
        [-6.4, 27, -1],
        [0, 29.5, -1.2],
        [6.4, 27, -1],
        [10.4, 20, 0],
        [10.4, 14.8, 0],
      ]),
      46,
      { long: 1.7, half: 0.62, wire: 0.2 },
    ),
    ...plaque([0, 7.6, 4.25], 3.6, 2.6, metal("metal"), 0.4),
    ...plaque([0, 7.6, 4.45], 1.8, 1, metal("metal"), 0.3),
  ],
  "quilted-a": () => [
    ...flapBag({
      finish: smoothLeather("cloth", { gloss: 0.5, paint: puffed(3.4) }),
      half: 12.5,
      tall: 15.5,
      deep: 3.6,
      round: 1.8,
      to: squared(12.1, 4.4, 3.4),
      swell: 0.4,
    }),
    ...chain(
      path([
        [-10, 15.3, 0],
        [-10.4, 20, 0],
        [-6.4, 27, -1],
        [0, 29.4, -1.2],
        [6.4, 27, -1],
        [10.4, 20, 0],
        [10, 15.3, 0],
      ]),
      44,
      { long: 1.3, half: 0.48, wire: 0.17 },
    ),
    ...plaque([0, 6.4, 4.7], 2.6, 1.9, metal("metal"), 0.5),
  ],
  "baguette-a": () => [
    ...flapBag({
      finish: patent("cloth", {
        gloss: 0.7,
        sharp: 0.7,
        paint: (touch, x, y) => {
          touch.height += 0.5 * scales(x, y, 1.5);
        },
      }),
      half: 13.5,
      tall: 12,
      deep: 2.6,
      round: 3,
      to: curved(13, 3.4, 5.4, 3),
      swell: 0.6,
    }),
    strapOver(12.6, 11, 13, 1.2, smoothLeather("cloth")),
    ...[-12.6, 12.6].map((x) => loop([x, 10.8, 0], 1.2, 0.8, 0.18)),
    ...plaque([0, 4.8, 3.7], 2, 1.6, metal("metal"), 0.75),
  ],
  "hobo-a": () => {
    const outline = path(
      [
        [0, 0, 0],
        [8, 1, 0],
        [14.4, 5.6, 0],
        [16.4, 12, 0],
        [14.6, 17, 0],
        [12, 16.4, 0],
        [7, 12.4, 0],
        [0, 10.8, 0],
        [-7, 12.4, 0],
        [-12, 16.4, 0],
        [-14.6, 17, 0],
        [-16.4, 12, 0],
        [-14.4, 5.6, 0],
        [-8, 1, 0],
      ],
      true,
    );
    const soft: Paint = (touch, x, y) => {
      touch.height += 0.3 * noise(x * 0.13, y * 0.24 - Math.abs(x) * 0.1, 2) + 0.06 * noise(x * 0.4, y * 0.5, 5);
    };
    return [
      cushion({
        outline,
        middle: [0, 5.8],
        depth: (x, y) => 4.4 - 2.2 * step(9, 17, y) - 0.05 * Math.abs(x),
        edge: 2.2,
        swell: 1,
        finish: smoothLeather("cloth", { gloss: 0.5, paint: layered(soft) }),
      }),
      ribbon(
        path([
          [-14.2, 15.8, 0],
          [-14, 22, 0],
          [-9.4, 30.4, 0],
          [0, 34.2, 0],
          [9.4, 30.4, 0],
          [14, 22, 0],
          [14.2, 15.8, 0],
        ]),
        1.5,
        smoothLeather("cloth", { paint: edged(70) }),
        (t) => [Math.cos(Math.PI * t) * -0.8, 0.4, 0.6],
      ),
      ...zipper(
        path([
          [-11.4, 16.2, 0],
          [-7, 12.8, 0],
          [0, 11.2, 0],
          [7, 12.8, 0],
          [11.4, 16.2, 0],
        ]),
        26,
        [10.2, 15, 0.8],
      ),
      ...[-14.2, 14.2].map((x) => loop([x, 16.4, 0.2], 1.5, 1, 0.2)),
    ];
  },
};

const longStrap = (x: number, y: number, rise: number, half = 0.6, finish = smoothLeather("trim")): Part[] => [
  ribbon(
    path([
      [-x, y, 0],
      [-x * 1.12, y + rise * 0.3, -0.5],
      [-x * 1, y + rise * 0.7, -1],
      [-x * 0.35, y + rise * 0.98, -1.2],
      [x * 0.35, y + rise * 0.98, -1.2],
      [x * 1, y + rise * 0.7, -1],
      [x * 1.12, y + rise * 0.3, -0.5],
      [x, y, 0],
    ]),
    half,
    { ...finish, paint: edged(90) },
    (t) => [Math.cos(Math.PI * t) * -0.8, 0.3, 0.6],
  ),
  ...[-x, x].map((at) => loop([at, y - 0.2, 0], half * 1.25, half, 0.15)),
];

export const crossbody: Readonly<Record<string, () => Part[]>> = {
  "camera-a": () => [
    cushion({
      outline: roundedBox(21, 20.4, 0, 14, [1.8, 2.6]),
      depth: 3.6,
      edge: 0.9,
      swell: 0.5,
      finish: grainedLeather("cloth", { paint: layered(piped, frontStitch(21, 20.4, 0, 14, 1.2)) }),
    }),
    ...place(
      [
        plate(
          roundedBox(17, 17, 2, 8.4, [1.6, 0.5]),
          0.5,
          grainedLeather("cloth", { paint: frontStitch(17, 17, 2, 8.4, 0.45) }),
          0.2,
        ),
      ],
      { shift: [0, -0.4, 4] },
    ),
    ...zipper(
      path([
        [-9.4, 13.2, 1.2],
        [-7.6, 14.15, 1.2],
        [0, 14.2, 1.2],
        [7.6, 14.15, 1.2],
        [9.4, 13.2, 1.2],
      ]),
      20,
      [8.8, 13.2, 2.2],
    ),
    ...longStrap(10.4, 12.6, 15),
    ...plaque([0, 11, 4.35], 3, 0.9),
  ],
  "camera-b": () => [
    cushion({
      outline: (t) => [9.4 * Math.sin(t * Math.PI * 2), 9.4 - 9.4 * Math.cos(t * Math.PI * 2), 0],
      depth: 3.2,
      edge: 0.8,
      swell: 0.5,
      finish: smoothLeather("cloth", {
        paint: layered(piped, (touch, x, y, z) => {
          const r = Math.hypot(x, y - 9.4) - 6.2;
          if (z > 0 && Math.abs(r) < 0.3) touch.height += stitches(Math.atan2(x, y - 9.4) * 6, r, 0.45, 0.08);
          if (z > 0 && r < 0) touch.region = "contrast";
        }),
      }),
    }),
    ...zipper(
      path([
        [-8.6, 13.4, 0.4],
        [-6, 16.8, 0.4],
        [0, 18.95, 0.4],
        [6, 16.8, 0.4],
        [8.6, 13.4, 0.4],
      ]),
      22,
      [7.6, 14.4, 1.6],
    ),
    ...longStrap(8.8, 13.4, 16),
    ...plaque([0, 9.4, 3.9], 2.4, 2.4, metal("metal"), 1.1),
  ],
  "saddle-a": () => [
    cushion({
      outline: path(
        [
          [0, 0, 0],
          [6, 0.7, 0],
          [10.4, 4.6, 0],
          [11, 10, 0],
          [10, 15, 0],
          [6, 16.2, 0],
          [0, 16.2, 0],
          [-6, 16.2, 0],
          [-10, 15, 0],
          [-11, 10, 0],
          [-10.4, 4.6, 0],
          [-6, 0.7, 0],
        ],
        true,
      ),
      depth: 3.1,
      edge: 1,
      swell: 0.5,
      finish: smoothLeather("cloth", { paint: piped }),
    }),
    ...flap({
      finish: smoothLeather("cloth", {
        paint: (touch, x, y, z) => {
          if (z < 0) return;
          const off = y - curved(10.2, 2.6, 12.6, 1.7)(x) - 0.7;
          if (Math.abs(off) < 0.4) touch.height += 1.3 * stitches(x * 1.4, off * 0.7, 0.5, 0.08);
        },
      }),
      half: 10.2,
      top: 16.2,
      deep: 3.1,
      to: curved(10.2, 2.6, 12.6, 1.7),
      swell: 0.65,
    }),
    ...longStrap(10.6, 14.4, 15, 0.7, smoothLeather("cloth")),
    ...tab([0, 3.8, 4.1], 1.7, 4.4, smoothLeather("trim"), 0),
    ...plaque([0, 3.2, 4.4], 1.2, 1.6),
  ],
  "messenger-a": () => [
    ...flapBag({
      finish: grainedLeather("cloth", {
        paint: (touch, x, y, z) => {
          if (z < 0) return;
          const off = y - 6.4;
          if (Math.abs(off) < 0.3) touch.height += 1.3 * stitches(x, off, 0.5, 0.08);
        },
      }),
      half: 18.5,
      tall: 27,
      deep: 5,
      round: 1.6,
      to: squared(18, 5.6, 2.4),
      swell: 0.5,
    }),
    ...[-9.5, 9.5].flatMap((x) => [
      ribbon(
        path([
          [x, 20, 5.9],
          [x, 12, 6.05],
          [x, 3.4, 5.8],
        ]),
        1.2,
        smoothLeather("trim", { paint: edged(17) }),
      ),
      loop([x, 5.4, 6.15], 1.7, 1.2, 0.2),
    ]),
    ...longStrap(18, 25, 17, 1.5, canvas("trim")),
    handle([-4, 27, 0], [4, 27, 0], 3.2, smoothLeather("trim"), { radius: 0.5, full: 0.5 }),
  ],
};

const padlock = (at: Vec): Part[] => [
  ...plaque(at, 1.3, 1.5, metal("metal"), 0.3),
  loop(add(at, [0, 1, 0]), 0.45, 0.6, 0.13),
];

export const topHandles: Readonly<Record<string, () => Part[]>> = {
  "lady-a": () => [
    cushion({
      outline: roundedBox(25, 21, 0, 17, [1.2, 2]),
      depth: (_x, y) => mix(5.6, 3.4, y / 17),
      edge: 0.7,
      swell: 0.3,
      finish: smoothLeather("cloth", { paint: piped }),
    }),
    ...flap({
      finish: smoothLeather("cloth"),
      half: 10,
      top: 17,
      deep: 3.4,
      to: curved(10.2, 8, 10.4, 2.4),
      swell: 0.6,
      round: 1.6,
      lean: 0.14,
    }),
    handle([-5, 17.1, 0.4], [5, 17.1, 0.4], 8, smoothLeather("cloth"), { radius: 0.6, full: 0.6 }),
    ...[-5, 5].flatMap((x) => [loop([x, 17.3, 0.4], 0.6, 0.75, 0.17, 90), stud([x, 16.6, 2], 0.3)]),
    ...turnLock([0, 9.8, 5.6], 1.1),
  ],
  "lady-b": () => [
    cushion({
      outline: roundedBox(27, 24, 0, 20, [0.9, 1.2]),
      depth: (_x, y) => mix(6, 3.8, y / 20),
      edge: 0.5,
      swell: 0.2,
      finish: grainedLeather("cloth", { paint: piped }),
    }),
    ...flap({
      finish: grainedLeather("cloth"),
      half: 11.6,
      top: 20,
      deep: 3.8,
      to: (x) => (Math.abs(x) > 8.2 ? 14.2 : squared(8.2, 12.4, 1.2)(x)),
      swell: 0.4,
      round: 1.6,
      lean: 0.12,
    }),
    ribbon(
      path([
        [-12.8, 14.6, 3.4],
        [-8, 14.4, 5.2],
        [0, 14.3, 5.8],
        [8, 14.4, 5.2],
        [12.8, 14.6, 3.4],
      ]),
      0.75,
      smoothLeather("cloth", { paint: edged(27) }),
      [0, 0, 1],
    ),
    ...[-6.6, 6.6].flatMap((x) => plaque([x, 14.4, 5.8], 1.6, 1.9)),
    ...plaque([0, 14.4, 6.1], 2.4, 1.4),
    ...padlock([0, 12.4, 6.2]),
    handle([-6, 20.1, 0], [6, 20.1, 0], 9.4, smoothLeather("cloth"), { radius: 0.72, full: 0.5 }),
    ...[-6, 6].flatMap((x) => tab([x, 19, 3.2], 1.8, 3, smoothLeather("cloth"))),
    ...[-10, 10].flatMap((x) => [
      ball([x, 0.1, 4], 0.5, metal("metal"), 16),
      ball([x, 0.1, -4], 0.5, metal("metal"), 16),
    ]),
  ],
  "bowling-a": () => [
    cushion({
      outline: path(
        [
          [0, 0, 0],
          [13, 0.1, 0],
          [15.4, 2, 0],
          [15, 8, 0],
          [11.6, 14.4, 0],
          [5, 17.4, 0],
          [0, 17.8, 0],
          [-5, 17.4, 0],
          [-11.6, 14.4, 0],
          [-15, 8, 0],
          [-15.4, 2, 0],
          [-13, 0.1, 0],
        ],
        true,
      ),
      middle: [0, 8],
      depth: (_x, y) => mix(6.4, 4.6, y / 18),
      edge: 1,
      swell: 0.6,
      finish: smoothLeather("cloth", {
        gloss: 0.5,
        paint: layered(piped, (touch, _x, y) => {
          if (y < 4) {
            touch.region = "contrast";
          }
          touch.height += 0.08 * step(4.05, 3.95, y);
        }),
      }),
    }),
    ...zipper(
      path([
        [-13, 11.6, 0],
        [-9, 15.8, 0],
        [0, 18, 0],
        [9, 15.8, 0],
        [13, 11.6, 0],
      ]),
      32,
      [11.6, 12.6, 1.2],
    ),
    ...twoHandles(6.2, 12.6, 5.6, 13, smoothLeather("trim"), { radius: 0.5, full: 0.6 }),
    ...[-12, 12].map((x) => ball([x, 0, 4], 0.5, metal("metal"), 16)),
  ],
  "bucket-a": () => {
    const gathered: Paint = (touch, _x, _y, _z, u, v) => {
      touch.height += 0.32 * step(14, 21, v) * Math.sin(u * Math.PI * 44 + Math.sin(v) * 0.4) * step(24, 20.4, v);
      touch.height -= 0.4 * bell(v - 20.2, 0.35);
    };
    const bag = vessel({
      finish: suede("cloth", { paint: gathered }),
      tall: 23,
      wide: profile([
        [0, 9.6],
        [6, 10.8],
        [14, 10.6],
        [20, 7.6],
        [23, 8.8],
      ]),
      deep: profile([
        [0, 8],
        [6, 9],
        [14, 8.6],
        [20, 5.6],
        [23, 6.6],
      ]),
      square: 0.9,
      round: 1.4,
    });
    const cord = smoothLeather("trim");
    const string = tube((t) => add(bag.at(t, 20.2), [0, 0, 0]), {
      radius: 0.34,
      finish: cord,
      closed: true,
      steps: 200,
      sides: 12,
      face: () => [0, 1, 0],
    });
    const ends = [-1, 1].flatMap((s) => [
      tube(
        path([
          [s * 0.6, 20, 5.6],
          [s * 1.4, 18.4, 7.4],
          [s * 1.8, 14.6, 8.8],
          [s * 1.6, 11.6, 9.1],
        ]),
        { radius: 0.26, finish: cord, steps: 60, sides: 12 },
      ),
      ball([s * 1.6, 11, 9.2], [0.5, 0.85, 0.5], metal("metal"), 20),
    ]);
    return [
      bag.part,
      rim(bag, 23, suede("cloth"), 0.16),
      string,
      ...ends,
      handle([-8.2, 20, 0], [8.2, 20, 0], 17, smoothLeather("trim"), { radius: 0.75, flat: 0.3, full: 0.62 }),
      ...[-8.2, 8.2].map((x) => loop([x, 19.6, 0], 0.3, 0.9, 0.18, 90)),
    ];
  },
};

export const clutches: Readonly<Record<string, () => Part[]>> = {
  "envelope-a": () => [
    ...flapBag({
      finish: smoothLeather("cloth"),
      half: 15,
      tall: 18.5,
      deep: 1.4,
      round: 0.8,
      to: (x) => 6 + (Math.abs(x) / 15) ** 1.06 * 11.2,
      swell: 0.8,
    }),
    ...plaque([0, 7.2, 2.6], 1.8, 1.8, metal("metal"), 0.85),
    ...chain(
      path([
        [14.6, 15.6, 0],
        [17.4, 12, 0.6],
        [18, 6, 0.8],
        [16.6, 2, 1],
        [15, 0.4, 2],
      ]),
      18,
      { long: 0.8, half: 0.3, wire: 0.1 },
    ),
  ],
  "box-a": () => [
    cushion({
      outline: roundedBox(19.6, 19.6, 0.5, 11.5, 1.2),
      depth: 2.6,
      edge: 0.7,
      swell: 0.35,
      finish: patent("cloth"),
    }),
    tube(roundedBox(20.2, 20.2, 0.2, 11.8, 1.5), {
      radius: 0.5,
      flat: 0.75,
      finish: metal("metal"),
      closed: true,
      steps: 200,
      sides: 16,
      face: () => [0, 0, 1],
    }),
    ...[-0.55, 0.55].map((x) => ball([x, 12.7 + (x > 0 ? 0.1 : 0), 0], 0.72, metal("metal"), 32)),
    ...[-0.55, 0.55].map((x) =>
      tube(
        path([
          [x, 11.8, 0],
          [x, 12.4, 0],
        ]),
        { radius: 0.28, finish: metal("metal"), steps: 8 },
      ),
    ),
    ...chain(
      path([
        [-10, 11, 0],
        [-11.6, 19, 0],
        [-6, 25, -0.5],
        [0, 26.4, -0.5],
        [6, 25, -0.5],
        [11.6, 19, 0],
        [10, 11, 0],
      ]),
      46,
      { long: 0.85, half: 0.32, wire: 0.11 },
    ),
  ],
  "pouch-a": () => [
    cushion({
      outline: roundedBox(29, 27.4, 0, 18.5, [2.4, 1]),
      depth: (_x, y) => mix(2.6, 0.7, y / 18.5),
      edge: 0.5,
      swell: 0.9,
      finish: grainedLeather("cloth", {
        paint: (touch, x, y) => {
          touch.height += 0.2 * noise(x * 0.2, y * 0.25, 3);
        },
      }),
    }),
    ...zipper(
      path([
        [-13.4, 18.3, 0.3],
        [0, 18.7, 0.4],
        [13.4, 18.3, 0.3],
      ]),
      27,
      [12.6, 18, 1],
    ),
    ribbon(
      path([
        [14, 16.6, 0],
        [16.4, 14, 1.4],
        [17.2, 8.6, 1.6],
        [15.6, 3.4, 2.4],
        [14.2, 3, 2.4],
        [15.2, 8.8, 1.6],
        [14.6, 14, 1.2],
        [13.8, 16.6, 0.4],
      ]),
      0.55,
      smoothLeather("trim"),
      [0.6, 0.2, 0.75],
    ),
    ...plaque([0, 3.4, 2.9], 3, 0.9),
  ],
};
