// Umbrellas, rolled and open.

import { evenly, path, type Path, profile } from "../solid/curve.ts";
import { metal, resin, satin, smoothLeather, wood } from "../solid/finishes.ts";
import { ball, tube, turned } from "../solid/forms.ts";
import { type Finish, type Paint, type Part, place, surface } from "../solid/part.ts";
import { noise, stitches } from "../solid/texture.ts";
import { add, bell, mix, TAU, type Vec } from "../solid/vector.ts";
import { laid, lying, type Views } from "./views.ts";

const nylon: Finish = satin("cloth", { back: "lining", gloss: 0.3 });

const GRIPS = {
  crook: () => [
    tube(
      path([
        [0, 69, 0],
        [0, 76, 0],
        [0, 80, 0],
        [1.4, 84, 0],
        [5, 85.8, 0],
        [8.4, 84, 0],
        [9.4, 80.4, 0],
        [9.2, 78, 0],
      ]),
      { radius: (t) => 1 + 0.12 * bell(t - 1, 0.08), finish: wood("hard"), steps: 160, sides: 28 },
    ),
  ],
  straight: () => [
    tube(
      path([
        [0, 69, 0],
        [0, 76, 0],
        [0, 84, 0],
      ]),
      { radius: (t) => 1.2 + 0.25 * Math.sin(t * Math.PI), finish: wood("hard"), steps: 80, sides: 28 },
    ),
    tube(circleAt(81, 1.4), { radius: 0.2, finish: metal("metal"), closed: true, steps: 60 }),
  ],
  /** Bamboo: knots along the bend. */
  bamboo: () => [
    tube(
      path([
        [0, 69, 0],
        [0, 77, 0],
        [-0.6, 82, 0],
        [-4, 86.4, 0],
        [-8.6, 85, 0],
        [-10, 80.6, 0],
        [-8.4, 77.6, 0],
      ]),
      {
        radius: (t) => 1.05 + 0.26 * bell(((t * 6) % 1) - 0.5, 0.05),
        finish: resin("hard", { gloss: 0.6 }),
        steps: 220,
        sides: 28,
      },
    ),
  ],
  /** A turned knob. */
  knob: () => [
    tube(
      path([
        [0, 69, 0],
        [0, 74, 0],
        [0, 80, 0],
      ]),
      { radius: (t) => 0.9 + 0.25 * t, finish: wood("hard"), steps: 60, sides: 28 },
    ),
    ball([0, 82.2, 0], [2.3, 2.6, 2.3], metal("metal"), 64),
    tube(circleAt(79.4, 1.2), { radius: 0.34, finish: metal("metal"), closed: true, steps: 60 }),
  ],
} as const satisfies Record<string, () => readonly Part[]>;

/** A stick umbrella, rolled: the tip down, the handle up. */
function rolledUp(grip: keyof typeof GRIPS = "crook"): Part[] {
  const shape = profile([
    [0, 0.5],
    [2, 1],
    [20, 1.9],
    [44, 2.9],
    [54, 3.1],
    [57, 2.3],
    [58, 0.5],
  ]);
  const cloth = surface(
    (u, v) => {
      const y = v * 58;
      const a = u * TAU;
      const pleat = Math.abs(((((u * 8 + y * 0.016) % 1) + 1) % 1) - 0.5) * 2;
      const r = shape(y) * (0.8 + 0.3 * pleat ** 1.6);
      return [r * Math.cos(a), y + 6, r * Math.sin(a)];
    },
    {
      nu: 320,
      nv: 160,
      finish: {
        ...nylon,
        paint: (touch, _x, y, _z, u) => {
          touch.height += 0.05 * noise(u * 40, y * 0.1, 1);
        },
      },
    },
  );
  return [
    cloth,
    tube(
      path([
        [0, 0, 0],
        [0, 3, 0],
        [0, 6.6, 0],
      ]),
      { radius: (t) => 0.28 + 0.3 * t, finish: metal("metal"), steps: 20 },
    ),
    tube(
      path([
        [0, 63, 0],
        [0, 70, 0],
      ]),
      { radius: 0.45, finish: metal("metal"), steps: 12 },
    ),
    ...GRIPS[grip](),
    tube((t) => [3 * Math.cos(t * TAU), 40 + 0.5 * Math.cos(t * TAU), 3 * Math.sin(t * TAU)], {
      radius: 0.6,
      flat: 0.3,
      finish: nylon,
      closed: true,
      steps: 80,
      face: (t) => [Math.cos(t * TAU), 0, Math.sin(t * TAU)],
    }),
    ball([0, 40, 3.2], [0.42, 0.42, 0.2], metal("metal"), 20),
    tube(circleAt(69, 1.05), { radius: 0.3, finish: metal("metal"), closed: true, steps: 60 }),
  ];
}

const circleAt =
  (y: number, r: number): Path =>
  (t) => [r * Math.cos(t * TAU), y, r * Math.sin(t * TAU)];

/** An open umbrella: eight panels between ribs, scalloped at the hem; on a straight grip unless it has another. */
function opened(panels = 8, tall = 19, grip?: readonly Part[]): Part[] {
  const radius = 46;
  const dome = (u: number, v: number): Vec => {
    const a = u * TAU;
    const between = Math.abs(Math.cos(u * Math.PI * panels));
    const reach = ((radius * Math.sin(v * 1.32)) / Math.sin(1.32)) * (1 - 0.075 * (1 - between ** 1.4) * v ** 2);
    const y = 62 + tall * (Math.cos(v * 1.5) - 0.0) - 1.6 * (1 - between) * v * v;
    return [reach * Math.cos(a), y, reach * Math.sin(a)];
  };
  const seams: Paint = (touch, _x, _y, _z, u, v) => {
    const off = Math.abs(((((u * panels + 0.5) % 1) + 1) % 1) - 0.5) * v * 36;
    touch.height += 0.18 * bell(off, 0.25);
    touch.height += stitches(u * 290, (v - 0.97) * 40, 0.8, 0.2);
    touch.tone *= 1 - 0.14 * bell(off, 0.22);
  };
  const ribs = Array.from({ length: panels }, (_, i) => [
    tube((t) => add(dome(i / panels, t * 0.995), [0, -0.35, 0]), {
      radius: 0.22,
      finish: metal("metal"),
      steps: 60,
      sides: 8,
    }),
    tube(
      (t) => {
        const [x, y, z] = dome(i / panels, 0.5);
        return [x * t, mix(60, y - 0.4, t), z * t];
      },
      { radius: 0.2, finish: metal("metal"), steps: 12, sides: 8 },
    ),
    ball(dome(i / panels, 1), 0.55, metal("metal"), 12),
  ]).flat();
  return [
    surface(dome, { nu: 320, nv: 90, finish: { ...nylon, back: "cloth", paint: seams } }),
    ...ribs,
    tube(
      path([
        [0, 18, 0],
        [0, 50, 0],
        [0, 84, 0],
      ]),
      { radius: 0.55, finish: metal("metal"), steps: 20 },
    ),
    ...(grip ?? [straightGrip()]),
    ball([0, 82.6, 0], [0.8, 2, 0.8], metal("metal"), 20),
    turned(
      evenly([
        [0, 58, 0],
        [1.1, 58, 0],
        [1.1, 61, 0],
        [0, 61, 0],
      ]),
      metal("metal"),
      32,
      16,
    ),
  ];
}

const straightGrip = (): Part =>
  turned(
    evenly([
      [0, 2, 0],
      [1.6, 2, 0],
      [1.9, 4, 0],
      [1.7, 12, 0],
      [1.3, 18, 0],
      [0, 18.4, 0],
    ]),
    wood("hard"),
    48,
    40,
  );

/** Hooked, below an open umbrella. */
const hook = (): Part[] => [
  tube(
    path([
      [0, 18.4, 0],
      [0, 9, 0],
      [0.4, 3, 0],
      [4, -1.4, 0],
      [8.6, 0.4, 0],
      [9.4, 4.6, 0],
    ]),
    { radius: 1.15, finish: wood("hard"), steps: 160, sides: 28 },
  ),
  tube(circleAt(18, 1.25), { radius: 0.4, finish: metal("metal"), closed: true, steps: 60 }),
];

/** Folded small and held by its band: pleats around the stick, a short grip and a loop for the wrist. */
function folded(isSleeved: boolean): Part[] {
  const pleats = isSleeved ? 0 : 0.34;
  const shape = profile([
    [0, 1.6],
    [1.5, 2.5],
    [9, 2.9],
    [16, 2.8],
    [19, 2.2],
    [20, 1.2],
  ]);
  const cloth = surface(
    (u, v) => {
      const y = v * 20;
      const pleat = Math.abs(((((u * 7 + y * 0.03) % 1) + 1) % 1) - 0.5) * 2;
      const r = shape(y) * (1 - pleats * 0.5 + pleats * pleat ** 1.6);
      return [r * Math.cos(u * TAU), y, r * Math.sin(u * TAU)];
    },
    {
      nu: 320,
      nv: 120,
      finish: {
        ...nylon,
        paint: (touch, _x, y, _z, u) => {
          touch.height += 0.05 * noise(u * 26, y * 0.2, 1);
          if (isSleeved) touch.height += stitches(u * 18, y - 18.2, 0.5, 0.1) - 0.1 * bell(y - 18.8, 0.16);
        },
      },
    },
  );
  return [
    cloth,
    turned(
      evenly([
        [0, 19.6, 0],
        [1.5, 19.6, 0],
        [1.7, 21, 0],
        [1.75, 25, 0],
        [1.3, 26.2, 0],
        [0, 26.4, 0],
      ]),
      isSleeved ? smoothLeather("hard") : wood("hard"),
      64,
      48,
    ),
    tube(circleAt(20, 1.62), { radius: 0.24, finish: metal("metal"), closed: true, steps: 60 }),
    tube(
      path([
        [0.3, 26, 0],
        [2.4, 28, 0.2],
        [5, 26, 0.4],
        [5.6, 21, 0.4],
        [4.2, 17.6, 0.6],
        [3.6, 21, 0.8],
        [1.4, 25.6, 0.6],
      ]),
      { radius: 0.28, flat: 0.5, finish: smoothLeather("trim"), steps: 140, sides: 12 },
    ),
    ...(isSleeved
      ? []
      : [
          tube((t) => [2.9 * Math.cos(t * TAU), 12 + 0.3 * Math.cos(t * TAU), 2.9 * Math.sin(t * TAU)], {
            radius: 0.7,
            flat: 0.3,
            finish: nylon,
            closed: true,
            steps: 80,
            face: (t) => [Math.cos(t * TAU), 0, Math.sin(t * TAU)],
          }),
          ball([0, 12, 3.1], [0.36, 0.36, 0.18], metal("metal"), 20),
        ]),
  ];
}

export const umbrellas: Readonly<Record<string, Views>> = {
  "closed-a": lying(
    () => place(rolledUp(), { turn: [0, 0, 16] }),
    { pitch: 82, tall: 0.86, wide: 0.6 },
    { yaw: 30, pitch: 40, tall: 0.8, wide: 0.8 },
  ),
  "closed-b": lying(
    () => place(rolledUp("straight"), { turn: [0, 0, -22] }),
    { pitch: 82, tall: 0.84, wide: 0.66 },
    { yaw: -34, pitch: 36, tall: 0.8, wide: 0.8 },
  ),
  "open-b": {
    front: () => ({
      parts: place(opened(16, 26), { turn: [-14, 0, -16] }),
      pitch: 4,
      wide: 0.78,
      tall: 0.8,
      floor: false,
    }),
    angle: () => ({
      parts: laid(place(opened(16, 26), { turn: [118, 0, 0] })),
      yaw: -26,
      pitch: 26,
      wide: 0.78,
      tall: 0.8,
    }),
  },
  "open-a": {
    front: () => ({ parts: place(opened(), { turn: [-24, 0, 14] }), pitch: 4, wide: 0.8, tall: 0.8, floor: false }),
    angle: () => ({ parts: laid(place(opened(), { turn: [124, 0, 0] })), yaw: 30, pitch: 22, wide: 0.8, tall: 0.8 }),
  },
  "closed-c": lying(
    () => place(rolledUp("bamboo"), { turn: [0, 0, 30] }),
    { pitch: 82, tall: 0.8, wide: 0.74 },
    { yaw: -24, pitch: 58, tall: 0.8, wide: 0.8 },
  ),
  "closed-d": {
    front: () => ({
      parts: place(opened(10, 22, hook()), { turn: [-18, 0, -10] }),
      pitch: 4,
      wide: 0.8,
      tall: 0.8,
      floor: false,
    }),
    angle: () => ({
      parts: laid(place(rolledUp("knob"), { turn: [0, 0, -38] })),
      yaw: 12,
      pitch: 66,
      wide: 0.78,
      tall: 0.78,
    }),
  },
  "open-c": lying(
    () => place(folded(false), { turn: [0, 0, -24] }),
    { pitch: 80, wide: 0.6, tall: 0.66 },
    { yaw: 30, pitch: 62, wide: 0.7, tall: 0.6 },
  ),
  "open-d": lying(
    () => place(folded(true), { turn: [0, 0, 34] }),
    { pitch: 80, wide: 0.62, tall: 0.66 },
    { yaw: -72, pitch: 58, wide: 0.7, tall: 0.6 },
  ),
};
