// Belts, closed into a loop or rolled up.

import { type Path, path } from "../solid/curve.ts";
import { layered, metal, smoothLeather } from "../solid/finishes.ts";
import { circle, plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, type Paint, type Part, place, surface } from "../solid/part.ts";
import { scales, stitches, weave } from "../solid/texture.ts";
import { bell, clamp, mix, step, TAU, type Vec } from "../solid/vector.ts";
import type { Views } from "./views.ts";

/** A strap on its edge along a path on the floor: paint u is its length, v its height from 0 to 1. */
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
  /** Half its width and depth when closed, and the camera's pitch. */
  readonly loop?: readonly [wide: number, deep: number];
  readonly pitch?: number;
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

/** A pattern pressed into the leather. */
const tooled: Paint = (touch, _x, _y, _z, u, v) => {
  const leaf = Math.sin(u * 1.3) * Math.cos((v - 0.5) * 7);
  touch.height -= 0.06 * bell(Math.abs(leaf) - 0.5, 0.12);
};

const studs: Paint = (touch, _x, _y, _z, u, v) => {
  for (const row of [0.3, 0.7]) {
    const far = Math.hypot(((u / 1.6) % 1) * 1.6 - 0.8, (v - row) * 4.4);
    if (far < 0.42) touch.region = "metal";
    touch.height += 0.2 * Math.sqrt(Math.max(0, 1 - (far / 0.42) ** 2));
  }
};

const grooved: Paint = (touch, x, y) => {
  touch.height += 0.05 * Math.sin(Math.atan2(y, x) * 40);
};

const beltViews = ({ finish, half, buckle, loop: [wide, deep] = [15, 11], pitch = 15 }: Belt): Views => {
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
      parts: [...parts(loopPath(wide, deep), [0, half, deep + 0.2], 0, 90), ...keeper(5.2, deep * 0.955, 18)],
      pitch,
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
  "square-c": beltViews({
    finish: smoothLeather("cloth", { paint: layered(sewn(1.9), holes, tooled) }),
    half: 1.9,
    buckle: () => place([...frame(4.6, 4.6, 1.5, 0.42)], { shift: [0, 0, 0.4] }),
    loop: [13, 12],
    pitch: 24,
  }),
  "square-d": beltViews({
    finish: smoothLeather("cloth", { gloss: 0.6, paint: holes }),
    half: 1,
    buckle: () => place(frame(2.6, 2.9, 0.3, 0.2), { shift: [0, 0, 0.28] }),
    loop: [16, 9],
    pitch: 20,
  }),
  "square-e": beltViews({
    finish: smoothLeather("cloth", { paint: layered(sewn(2.2), studs) }),
    half: 2.2,
    buckle: () => [-1.05, 1.05].flatMap((y) => place(frame(4.4, 2.1, 0.3, 0.24), { shift: [0, y, 0.36] })),
    loop: [15, 11],
    pitch: 10,
  }),
  "round-b": beltViews({
    finish: smoothLeather("cloth", { paint: sewn(1.6) }),
    half: 1.6,
    buckle: () =>
      [-0.7, 0.7].flatMap((x) =>
        place([tube(circle(2.2), { radius: 0.24, finish: metal("metal"), closed: true, steps: 120, sides: 18 })], {
          turn: [0, x * 14, 0],
          shift: [x, 0, 0.4],
        }),
      ),
    loop: [14, 12],
    pitch: 22,
  }),
  "round-c": beltViews({
    finish: smoothLeather("cloth", { gloss: 0.5, paint: holes }),
    half: 2.5,
    buckle: () =>
      place(
        [
          tube(circle(3.1), {
            radius: 0.5,
            flat: 0.5,
            finish: metal("metal", { paint: grooved }),
            closed: true,
            steps: 160,
            sides: 20,
            face: () => [0, 0, 1],
          }),
          tube(
            path([
              [-3, 0, 0],
              [0, 0, 0.4],
              [3.1, 0, 0.3],
            ]),
            { radius: 0.2, finish: metal("metal"), steps: 24 },
          ),
        ],
        { shift: [0, 0, 0.4] },
      ),
    loop: [15, 10],
    pitch: 12,
  }),
  "plate-b": beltViews({
    finish: smoothLeather("cloth", { gloss: 0.5 }),
    half: 1.5,
    buckle: () =>
      place([plate(circle(2.9, [0, 0, 0], 2.1), 0.6, metal("metal", { paint: grooved }), 0.3)], {
        shift: [0, 0, 0.45],
      }),
    loop: [14, 12],
    pitch: 22,
  }),
  "plate-c": beltViews({
    finish: smoothLeather("cloth", { paint: sewn(2) }),
    half: 2,
    buckle: () =>
      [-1.9, 0, 1.9].flatMap((x) =>
        place([plate(roundedBox(1.5, 1.5, -1.9, 1.9, 0.2), 0.5, metal("metal"), 0.2)], { shift: [x, 0, 0.45] }),
      ),
    loop: [16, 10],
    pitch: 9,
  }),
  "woven-b": beltViews({
    finish: smoothLeather("cloth", {
      gloss: 0.25,
      paint: (touch, _x, _y, _z, u, v) => {
        touch.height += weave(u, v * 3, 0.62, 0.2);
        touch.tone *= 0.9 + 0.16 * Math.min(1, weave(u, v * 3, 0.62, 1));
      },
    }),
    half: 1.5,
    buckle: () =>
      place(
        [
          tube(circle(2.1), { radius: 0.3, finish: metal("metal"), closed: true, steps: 100, sides: 18 }),
          ...place([plate(roundedBox(2.2, 2.2, -1.4, 1.4, 0.3), 0.4, smoothLeather("trim"), 0.15)], {
            shift: [2.9, 0, -0.1],
          }),
        ],
        { shift: [0, 0, 0.3] },
      ),
    loop: [13, 11],
    pitch: 22,
  }),
  "woven-c": beltViews({
    finish: smoothLeather("cloth", {
      gloss: 0.3,
      paint: (touch, _x, _y, _z, u, v) => {
        const strand = Math.sin(u * 2.2 + Math.sign(v - 0.5) * 1.6) * Math.sin(v * TAU * 1.5);
        touch.height += 0.16 * Math.abs(strand);
        touch.tone *= 0.84 + 0.2 * Math.abs(strand);
      },
    }),
    half: 1.8,
    buckle: () => place(frame(4, 4.4, 1.6, 0.34), { shift: [0, 0, 0.35] }),
    loop: [15, 11],
    pitch: 14,
  }),
};
