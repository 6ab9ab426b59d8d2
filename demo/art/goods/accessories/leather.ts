// Belts, wallets, gloves and cases for technology.

import { path, type Path } from "../solid/curve.ts";
import { glass, grainedLeather, layered, metal, plain, resin, rubber, smoothLeather } from "../solid/finishes.ts";
import { ball, circle, cushion, plate, roundedBox, tube } from "../solid/forms.ts";
import { place, surface, type Finish, type Paint, type Part } from "../solid/part.ts";
import { noise, scales, stitches, weave } from "../solid/texture.ts";
import { add, bell, clamp, mix, step, TAU, type Vec } from "../solid/vector.ts";
import { lying, standing, type Views } from "./views.ts";

/** A strap that stands on its edge along a path on the floor: paint u is its length, v its height from 0 to 1. */
const upright = (along: Path, length: number, half: number, finish: Finish, thick = 0.16): Part =>
  surface(
    (u, v) => {
      const [x, , z] = along(u);
      const [a, b] = [along(Math.max(0, u - 0.004)), along(Math.min(1, u + 0.004))];
      const [tx, tz] = [b[0] - a[0], b[2] - a[2]];
      const size = Math.hypot(tx, tz) || 1;
      const turn = v * TAU;
      const out = thick * Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.4;
      const up = half * Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.4;
      const tip = clamp(((1 - u) * length) / (half * 0.9));
      return [x + (out * tz) / size, half + up * Math.sqrt(1 - (1 - tip) ** 2 * 0.96), z - (out * tx) / size];
    },
    {
      nu: 300,
      nv: 48,
      finish,
      uv: (u, v) => [u * length, 0.5 + 0.5 * Math.sign(Math.sin(v * TAU)) * Math.abs(Math.sin(v * TAU)) ** 0.4],
    },
  );

/** A belt closed into a loop: it starts at the buckle in front and ends past it. */
const loopPath =
  (rx: number, rz: number): Path =>
  (t) => {
    const angle = -Math.PI / 2 - 0.06 + t * (TAU + 0.5);
    const k = 1 + 0.022 * clamp((t - 0.86) / 0.14) - 0.006 * t;
    return [rx * k * Math.cos(angle), 0, -rz * k * Math.sin(angle)];
  };
/** A belt rolled up. */
const rollPath: Path = (t) => {
  const angle = -t * TAU * 3.1 + 0.9;
  const r = mix(2, 5.6, t);
  return [r * Math.cos(angle), 0, r * Math.sin(angle)];
};

interface Belt {
  readonly finish: Finish;
  readonly half: number;
  readonly buckle: () => readonly Part[];
}

const holes: Paint = (touch, _x, _y, _z, u, v) => {
  const far = Math.hypot(((u / 2.4) % 1) * 2.4 - 1.2, (v - 0.5) * 3.4);
  if (u > 80) touch.tone *= 1 - 0.85 * step(0.3, 0.2, far);
};
const sewn =
  (half: number): Paint =>
  (touch, _x, _y, _z, u, v) => {
    for (const line of [0.12, 0.88]) touch.height += 0.7 * stitches(u, (v - line) * half * 2, 0.4, 0.06);
  };

const beltViews = ({ finish, half, buckle }: Belt): Views => {
  const parts = (along: Path, at: Vec, turn: number, length: number): Part[] => [
    upright(along, length, half, finish),
    ...place(buckle(), { turn: [0, turn, 0], shift: at }),
  ];
  const keeper = (x: number, z: number, turn: number): Part[] =>
    place(
      [
        tube(roundedBox(0.75, 0.75, -half * 1.06, half * 1.06, 0.12), {
          radius: 0.42,
          flat: 0.55,
          finish: { ...finish, paint: () => {} },
          closed: true,
          steps: 60,
          sides: 12,
          face: () => [0, 0, 1],
        }),
      ],
      { turn: [0, turn, 0], shift: [x, half, z] },
    );
  return {
    front: () => ({
      parts: [...parts(loopPath(15, 11), [0, half, 11.2], 0, 90), ...keeper(5.2, 10.5, 18)],
      pitch: 15,
      wide: 0.8,
      tall: 0.5,
    }),
    angle: () => {
      const end = rollPath(1);
      return {
        parts: parts((t) => rollPath(1 - t), [end[0] + 0.2, half, end[2] + 0.3], 40, 74),
        yaw: -6,
        pitch: 24,
        wide: 0.62,
        tall: 0.5,
      };
    },
  };
};

const frame = (wide: number, tall: number, round: number, wire: number): Part[] => [
  tube(roundedBox(wide, wide, -tall / 2, tall / 2, round), {
    radius: wire,
    flat: 0.8,
    finish: metal("metal"),
    closed: true,
    steps: 120,
    sides: 16,
    face: () => [0, 0, 1],
  }),
  tube(
    path([
      [-wide / 2, 0, 0.1],
      [0, 0, 0.32],
      [wide / 2, 0, 0.28],
    ]),
    { radius: wire * 0.62, finish: metal("metal"), steps: 24 },
  ),
];

export const belts: Readonly<Record<string, Views>> = {
  "square-a": beltViews({
    finish: smoothLeather("cloth", { back: "lining", paint: layered(sewn(1.7), holes) }),
    half: 1.7,
    buckle: () => place(frame(4, 4.6, 0.7, 0.32), { shift: [0, 0, 0.35] }),
  }),
  "square-b": beltViews({
    finish: smoothLeather("cloth", {
      gloss: 0.7,
      sharp: 0.7,
      paint: layered((touch, _x, _y, _z, u, v) => {
        touch.height += scales(u, v * 3, 1) * 0.8;
      }, holes),
    }),
    half: 1.35,
    buckle: () => place([...frame(3, 3.7, 1.2, 0.26)], { shift: [0, 0, 0.3] }),
  }),
  "round-a": beltViews({
    finish: smoothLeather("cloth", { gloss: 0.5, paint: holes }),
    half: 1.4,
    buckle: () =>
      place(
        [
          tube(circle(2.7), { radius: 0.34, finish: metal("metal"), closed: true, steps: 120, sides: 20 }),
          tube(
            path([
              [-2.6, 0, 0],
              [0, 0, 0.35],
              [2.7, 0, 0.3],
            ]),
            { radius: 0.22, finish: metal("metal"), steps: 24 },
          ),
        ],
        { shift: [0, 0, 0.3] },
      ),
  }),
  "plate-a": beltViews({
    finish: smoothLeather("cloth", { paint: sewn(1.8) }),
    half: 1.8,
    buckle: () =>
      place(
        [
          plate(
            roundedBox(5.6, 5.6, -2.1, 2.1, 0.5),
            0.5,
            metal("metal", {
              paint: (touch, x, y) => {
                const off = Math.min(2.8 - Math.abs(x), 2.1 - Math.abs(y)) - 0.45;
                touch.height -= 0.05 * bell(off, 0.06);
              },
            }),
            0.2,
          ),
        ],
        { shift: [0, 0, 0.45] },
      ),
  }),
  "woven-a": beltViews({
    finish: smoothLeather("cloth", {
      gloss: 0.3,
      paint: (touch, _x, _y, _z, u, v) => {
        touch.height += weave(u + v * 3.2, u - v * 3.2, 0.8, 0.22);
        touch.tone *= 0.9 + 0.16 * Math.min(1, weave(u + v * 3.2, u - v * 3.2, 0.8, 1));
      },
    }),
    half: 1.6,
    buckle: () =>
      place(
        [
          ...frame(3.4, 4.3, 0.5, 0.28),
          ...place([plate(roundedBox(2.6, 2.6, -1.55, 1.55, 0.2), 0.4, smoothLeather("trim"), 0.15)], {
            shift: [2.8, 0, -0.1],
          }),
        ],
        { shift: [0, 0, 0.3] },
      ),
  }),
};

const rimStitch =
  (wide: number, low: number, high: number, inset = 0.4): Paint =>
  (touch, x, y) => {
    const off = Math.min(wide / 2 - Math.abs(x), y - low, high - y) - inset;
    if (Math.abs(off) < 0.2) touch.height += stitches(x + y, off, 0.32, 0.05);
  };

const slab = (wide: number, low: number, high: number, thick: number, finish: Finish, round = 0.5): Part =>
  plate(roundedBox(wide, wide, low, high, round), thick, finish, Math.min(0.16, thick * 0.4));

const mark = (y: number, z: number, wide = 1.8): Part[] =>
  place([plate(roundedBox(wide, wide, -0.22, 0.22, 0.08), 0.06, metal("metal"), 0.02)], { shift: [0, y, z] });

/** Slots with cards: each a low edge over the next. */
const slots = (wide: number, rows: readonly number[], z: number, made: (paint: Paint) => Finish): Part[] =>
  rows.flatMap((high, i) =>
    place([slab(wide, 0.3, high, 0.12, made(rimStitch(wide, -3, high, 0.3)), 0.35)], { shift: [0, 0, z + i * 0.12] }),
  );

const card = (x: number, y: number, z: number, region: "label" | "contrast" = "label"): Part[] =>
  place([slab(8.2, 0, 5.2, 0.07, plain(region), 0.3)], { shift: [x, y, z] });

const LOW = { pitch: 8, wide: 0.66, tall: 0.6 } as const;
const TURNED = { yaw: -34, pitch: 18, wide: 0.66, tall: 0.6 } as const;

/** A wallet standing a little open like a book. */
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

type Distance = (x: number, y: number) => number;

const capsule =
  (ax: number, ay: number, bx: number, by: number, r: number): Distance =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay];
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1));
    return r - Math.hypot(x - ax - t * dx, y - ay - t * dy);
  };
/** The greatest of several distances, blended where they meet. */
const merged =
  (parts: readonly Distance[], soft: number): Distance =>
  (x, y) => {
    let sum = 0;
    for (const part of parts) sum += Math.exp(part(x, y) / soft);
    return soft * Math.log(sum);
  };

/** A flat thing blown up: half round at its edges, `thick` in the middle. */
function inflated(
  inside: Distance,
  [left, low, right, high]: readonly [number, number, number, number],
  thick: number,
  reach: number,
  finish: Finish,
): Part {
  const rise = (x: number, y: number) => {
    const d = clamp(inside(x, y) / reach);
    return thick * Math.sqrt(Math.max(0, 1 - (1 - d) ** 2));
  };
  const { cut } = finish;
  return surface((u, v) => [mix(left, right, u), mix(low, high, v), rise(mix(left, right, u), mix(low, high, v))], {
    nu: 220,
    nv: 260,
    sheet: true,
    finish: { ...finish, cut: (x, y, z, u, v) => inside(x, y) < 0.02 || (cut?.(x, y, z, u, v) ?? false) },
  });
}

const HAND: readonly Distance[] = [
  capsule(-1.2, 0, -1.3, 4.6, 2.5),
  capsule(1.1, 0, 1.2, 4.4, 2.5),
  capsule(-2.9, 6, -3.7, 11.6, 1.08),
  capsule(-1, 6.6, -1.2, 13, 1.12),
  capsule(0.95, 6.6, 1.3, 12.5, 1.1),
  capsule(2.7, 5.8, 3.7, 10.6, 1),
  capsule(-2.4, 1.4, -5.4, 5.2, 1.2),
  capsule(-5.4, 5.2, -5.9, 7.4, 1.08),
];
const cuffed = (length: number, half: number): Distance[] => [
  capsule(-half + 1.4, -length, -half + 1.6, 0, 1.4),
  capsule(half - 1.4, -length, half - 1.6, 0, 1.4),
  capsule(0, -length, 0, 0, 1.6),
];

const glove = (cuff: number, half: number, finish: Finish): Part => {
  const shape = merged([...HAND, ...cuffed(cuff, half)], 0.16);
  return inflated((x, y) => Math.min(shape(x, y), y + cuff), [-7.4, -cuff - 0.2, 5.4, 14.6], 1.15, 1.5, finish);
};
const points: Paint = (touch, x, y) => {
  for (const [ax, ay, bx, by] of [
    [-1.7, 3, -2.1, 6.6],
    [0, 3, 0, 7],
    [1.7, 3, 2, 6.6],
  ] as const) {
    const off = capsule(ax, ay, bx, by, 0)(x, y);
    touch.height += 0.13 * bell(off, 0.13);
  }
  touch.height -= 0.16 * bell(y + 1.6, 0.14) * (Math.abs(x) < 2.6 ? 1 : 0);
};
const knitted =
  (rib: number): Paint =>
  (touch, x, y) => {
    const cuff = y < -0.6;
    touch.height += cuff
      ? 0.12 * Math.sin(x * rib)
      : 0.05 * Math.sin(x * 8) * Math.abs(Math.sin(y * 6 + Math.abs(Math.sin(x * 4)) * 2));
    touch.tone *= cuff ? 0.95 + 0.06 * Math.sin(x * rib) : 0.97 + 0.05 * Math.sin(x * 8);
  };
const gloves2 = (made: () => Part): Part[] => {
  const one = made();
  return [
    ...place([one], { turn: [0, 0, 9], shift: [-4.2, 0, 0] }),
    ...place([one], { scale: [-1, 1, 1], turn: [0, 0, -14], shift: [4.4, -1.6, 1.1] }),
  ];
};

export const gloves: Readonly<Record<string, Views>> = {
  "leather-a": lying(
    () =>
      gloves2(() =>
        glove(
          5,
          3.2,
          smoothLeather("cloth", {
            gloss: 0.6,
            sharp: 0.45,
            paint: layered(points, (touch, x, y) => {
              touch.height += 0.07 * noise(x * 0.7, y * 0.9, 1);
            }),
          }),
        ),
      ),
    { wide: 0.74 },
    { yaw: 18, pitch: 52 },
  ),
  "knitted-a": lying(
    () => gloves2(() => glove(6.4, 3.1, plain("cloth", { paint: knitted(7) }))),
    { wide: 0.74 },
    { yaw: 18, pitch: 52 },
  ),
};

const lens = (x: number, y: number, z: number, r: number): Part[] => [
  tube(circle(r, [x, y, z]), { radius: 0.13, finish: metal("metal"), closed: true, steps: 48 }),
  ...place([plate(circle(r), 0.12, glass("glass"), 0.05)], { shift: [x, y, z] }),
];

const phone = (finish: Finish): Part[] => [
  cushion({ outline: roundedBox(7.6, 7.6, 0, 15.6, 1.2), depth: 0.55, edge: 0.38, finish, rows: 30 }),
  ...place([plate(roundedBox(0.14, 0.14, -1, 1, 0.06), 0.5, metal("metal"), 0.05)], { shift: [3.82, 11, 0] }),
];

const ear = (side: number): Part[] =>
  place(
    [
      ...place(
        [
          cushion({
            outline: (t) => [3.1 * Math.cos(t * TAU), 3.8 * Math.sin(t * TAU), 0],
            depth: 1,
            edge: 0.8,
            swell: 0.35,
            finish: resin("cloth", { gloss: 0.5, sharp: 0.4 }),
            rows: 40,
          }),
        ],
        { shift: [0, 0, 0.9] },
      ),
      ...place(
        [
          cushion({
            outline: (t) => [3.3 * Math.cos(t * TAU), 4 * Math.sin(t * TAU), 0],
            depth: 1,
            edge: 0.95,
            swell: 0.1,
            finish: smoothLeather("trim", { gloss: 0.3 }),
            rows: 40,
          }),
        ],
        { shift: [0, 0, -0.9] },
      ),
      ...place([plate(circle(2), 0.16, metal("metal", { sharp: 0.5 }), 0.06)], { shift: [0, 0, 2.3] }),
    ],
    { turn: [0, side * 90, 0], shift: [side * 8, 4.4, 0] },
  );

export const technology: Readonly<Record<string, Views>> = {
  "phone-case-a": standing(
    () => [
      ...phone(grainedLeather("cloth", { paint: rimStitch(7.6, 0, 15.6, 0.42) })),
      ...place([plate(roundedBox(3.6, 3.6, -1.8, 1.8, 0.9), 0.36, resin("hard"), 0.14)], { shift: [-1.6, 13.1, 0.6] }),
      ...lens(-2.4, 13.9, 0.82, 0.62),
      ...lens(-2.4, 12.3, 0.82, 0.62),
      ...lens(-0.8, 13.1, 0.82, 0.62),
    ],
    { ...LOW, wide: 0.5, tall: 0.68 },
    { ...TURNED, tall: 0.68 },
  ),
  "phone-case-b": standing(
    () => [
      ...phone(resin("cloth", { gloss: 0.7, sharp: 0.6 })),
      ...place([plate(roundedBox(7, 7, -1.1, 1.1, 0.9), 0.34, resin("hard"), 0.14)], { shift: [0, 13.4, 0.6] }),
      ...lens(-2.2, 13.4, 0.82, 0.66),
      ...lens(-0.2, 13.4, 0.82, 0.66),
      ...place(
        [plate(roundedBox(6, 6, 0, 8, 0.4), 0.3, smoothLeather("contrast", { paint: rimStitch(6, 0, 8, 0.3) }), 0.1)],
        { shift: [0, 1.6, 0.65] },
      ),
      ...card(0, 5.4, 0.66).flatMap((part) => place([part], { scale: [0.66, 1, 1] })),
      tube(
        path([
          [2.6, 0.3, 0],
          [4.6, -0.2, 1.6],
          [6.4, 1.4, 2.4],
          [6.2, 6, 2.2],
          [5.2, 9, 1.6],
          [4.8, 6, 1.8],
          [5.2, 2, 2],
          [3.4, 0.4, 0.8],
        ]),
        { radius: 0.22, finish: smoothLeather("trim"), steps: 120 },
      ),
    ],
    { ...LOW, wide: 0.52, tall: 0.68 },
    { ...TURNED, tall: 0.68 },
  ),
  "headphones-a": standing(
    () => [
      ...ear(1),
      ...ear(-1),
      tube(
        (t) => {
          const a = mix(-0.12, Math.PI + 0.12, t);
          return [8.9 * Math.cos(a), 8.4 + 8.8 * Math.sin(a), 0];
        },
        {
          radius: 1.1,
          flat: 0.42,
          square: 0.7,
          finish: smoothLeather("cloth"),
          steps: 120,
          sides: 24,
          face: (t) => {
            const a = mix(-0.12, Math.PI + 0.12, t);
            return [Math.cos(a), Math.sin(a), 0];
          },
        },
      ),
      ...[-1, 1].map((s) =>
        tube(
          path([
            [s * 8.8, 8.6, 0],
            [s * 9.3, 6.6, 0],
            [s * 9.6, 4.4, 0],
          ]),
          { radius: 0.32, finish: metal("metal"), steps: 24 },
        ),
      ),
    ],
    { pitch: 6, yaw: 16, wide: 0.68, tall: 0.56 },
    { yaw: -42, pitch: 14, wide: 0.66, tall: 0.56 },
  ),
  "earbud-case-a": standing(
    () => [
      cushion({
        outline: roundedBox(6.4, 6.2, 0, 5.2, [1.7, 1.9]),
        depth: 1.25,
        edge: 1,
        swell: 0.15,
        finish: grainedLeather("cloth", {
          paint: (touch, x, y, z) => {
            touch.height -= 0.12 * bell(y - 3.5, 0.06);
            touch.tone *= 1 - 0.3 * bell(y - 3.5, 0.05);
            if (Math.abs(y - 3.2) < 0.2 || Math.abs(y - 3.8) < 0.2)
              touch.height += 0.6 * stitches(x + z, Math.min(Math.abs(y - 3.2), Math.abs(y - 3.8)), 0.26, 0.05);
          },
        }),
      }),
      ball([0, 2.6, 1.42], [0.12, 0.12, 0.05], rubber("label"), 12),
      tube(circle(0.5, [3.5, 3.9, 0]), { radius: 0.12, finish: metal("metal"), closed: true, steps: 40 }),
      tube((t) => add([4.7, 2.2, 0], [0.75 * Math.cos(t * TAU), 1.6 * Math.sin(t * TAU), 0.5 * Math.cos(t * TAU)]), {
        radius: 0.17,
        finish: metal("metal"),
        closed: true,
        steps: 80,
      }),
    ],
    { ...LOW, wide: 0.52 },
    TURNED,
  ),
};
