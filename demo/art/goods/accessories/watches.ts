// Watches: on their back, and closed around a wrist that is not there.

import { evenly, type Path, path } from "../solid/curve.ts";
import { metal, plain, resin, smoothLeather } from "../solid/finishes.ts";
import { ball, circle, plate, roundedBox, tube, turned } from "../solid/forms.ts";
import { type Finish, type Paint, type Part, place } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";
import { add, bell, mix, step, TAU, type Vec } from "../solid/vector.ts";
import { grounded, laid, type Views } from "./views.ts";

interface Watch {
  readonly head: readonly Part[];
  /** Half the case along the strap. */
  readonly reach: number;
  readonly strap: (along: Path, length: number) => readonly Part[];
}

const dialMarks =
  (radius: number, dark: "metal"): Paint =>
  (touch, x, y) => {
    const r = Math.hypot(x, y);
    const angle = (Math.atan2(x, y) / TAU + 1) % 1;
    const hour = Math.abs(((angle * 12 + 0.5) % 1) - 0.5) * (r / radius) * 6;
    const minute = Math.abs(((angle * 60 + 0.5) % 1) - 0.5) * (r / radius);
    const quarter = Math.abs(((angle * 4 + 0.5) % 1) - 0.5) < 0.05;
    if (r > radius * 0.9 && r < radius * 0.96 && minute < 0.16) touch.region = dark;
    if (r > radius * (quarter ? 0.66 : 0.74) && r < radius * 0.87 && hour < (quarter ? 0.34 : 0.22))
      touch.region = dark;
  };

/** Four marks and nothing else. */
const sparse =
  (radius: number): Paint =>
  (touch, x, y) => {
    const r = Math.hypot(x, y);
    const isMark = r > radius * 0.72 && r < radius * 0.92 && Math.min(Math.abs(x), Math.abs(y)) < 0.045;
    if (isMark) touch.region = "metal";
  };

function hands(radius: number, finish: Finish): Part[] {
  const hand = (angle: number, length: number, half: number, z: number): Part[] =>
    place(
      [
        plate(
          evenly([
            [-half, -length * 0.18, 0],
            [half, -length * 0.18, 0],
            [half * 0.7, length, 0],
            [-half * 0.7, length, 0],
            [-half, -length * 0.18, 0],
          ]),
          0.05,
          finish,
          0.02,
        ),
      ],
      { turn: [0, 0, -angle], shift: [0, 0, z] },
    );
  return [
    ...hand(305, radius * 0.5, 0.075, 0.06),
    ...hand(52, radius * 0.78, 0.055, 0.1),
    ...hand(200, radius * 0.82, 0.02, 0.14),
    ball([0, 0, 0.12], [0.12, 0.12, 0.08], finish, 16),
  ];
}

/** A round case facing +z. */
function roundHead(radius: number, bezel: Finish, dial: Finish): Part[] {
  const body = turned(
    evenly([
      [0, -0.5, 0],
      [radius * 0.92, -0.5, 0],
      [radius, -0.3, 0],
      [radius, 0.2, 0],
      [radius * 0.97, 0.34, 0],
      [radius * 0.9, 0.4, 0],
      [radius * 0.86, 0.34, 0],
      [radius * 0.84, 0.1, 0],
      [0, 0.1, 0],
    ]),
    metal("metal"),
    120,
    120,
  );
  const ring = turned(
    path([
      [radius * 0.85, 0.36, 0],
      [radius * 0.9, 0.47, 0],
      [radius * 0.97, 0.4, 0],
      [radius * 1.01, 0.26, 0],
    ]),
    bezel,
    160,
    20,
  );
  return [
    ...place([body, ring], { turn: [90, 0, 0] }),
    ...place([plate(circle(radius * 0.85), 0.04, dial, 0.01)], { shift: [0, 0, 0.14] }),
    ...place(hands(radius * 0.8, metal("metal")), { shift: [0, 0, 0.2] }),
    ...place(
      [
        turned(
          evenly([
            [0, 0, 0],
            [0.26, 0, 0],
            [0.26, 0.34, 0],
            [0.2, 0.42, 0],
            [0, 0.42, 0],
          ]),
          metal("metal", {
            paint: (touch, _x, _y, _z, u) => {
              touch.height += 0.03 * Math.sin(u * TAU * 18);
            },
          }),
          60,
          24,
        ),
      ],
      { turn: [0, 0, -90], shift: [radius, 0, -0.05] },
    ),
    ...[1, -1].flatMap((sy) =>
      [1, -1].map((sx) =>
        tube(
          path([
            [sx * radius * 0.66, sy * radius * 0.66, -0.1],
            [sx * radius * 0.66, sy * radius * 1, -0.12],
            [sx * radius * 0.64, sy * radius * 1.22, -0.36],
          ]),
          { radius: 0.2, finish: metal("metal"), steps: 20, sides: 12 },
        ),
      ),
    ),
  ];
}

const leatherStrap =
  (half: number) =>
  (along: Path, length: number): Part[] => [
    tube(along, {
      radius: (t) => half * (1 - 0.18 * t),
      flat: 0.2,
      square: 0.45,
      finish: smoothLeather("cloth", {
        paint: (touch, _x, _y, _z, u, v) => {
          for (const line of [0.14, 0.36]) touch.height += 0.8 * stitches(u * length, (v - line) * 2.2, 0.28, 0.06);
          touch.tone *= 1 - 0.15 * bell(v - 0.1, 0.015) - 0.15 * bell(v - 0.4, 0.015);
        },
      }),
      steps: 140,
      sides: 40,
      face: faceOf(along),
    }),
  ];

const faceOf =
  (along: Path) =>
  (t: number): Vec => {
    const [a, b] = [along(Math.max(0, t - 0.01)), along(Math.min(1, t + 0.01))];
    return [0, -(b[2] - a[2]), b[1] - a[1]].map((value) => value * Math.sign(b[1] - a[1] || 1)) as [
      number,
      number,
      number,
    ];
  };

const bracelet =
  (half: number) =>
  (along: Path, length: number): Part[] => {
    const count = Math.round(length / 0.52);
    return Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const at = along(t);
      const [a, b] = [along(Math.max(0, t - 0.01)), along(Math.min(1, t + 0.01))];
      const tilt = (Math.atan2(b[2] - a[2], b[1] - a[1]) * 180) / Math.PI;
      const w = half * (1 - 0.2 * t);
      return [
        ...place([plate(roundedBox(w * 0.96, w * 0.96, -0.24, 0.24, 0.1), 0.34, metal("metal"), 0.12)], {
          turn: [tilt, 0, 0],
          shift: at,
        }),
        ...[-1, 1].flatMap((s) =>
          place([plate(roundedBox(w * 0.5, w * 0.5, -0.24, 0.24, 0.1), 0.3, metal("metal"), 0.12)], {
            turn: [tilt, 0, 0],
            shift: add(at, [s * w * 0.74, 0, -0.02]),
          }),
        ),
      ];
    }).flat();
  };

/** Woven of wire. */
const meshBand =
  (half: number) =>
  (along: Path, length: number): Part[] => [
    tube(along, {
      radius: half,
      flat: 0.14,
      square: 0.4,
      finish: metal("metal", {
        paint: (touch, _x, _y, _z, u, v) => {
          touch.height += 0.03 * Math.sin(u * length * 26) * Math.sin(v * 120);
        },
      }),
      steps: 300,
      sides: 60,
      face: faceOf(along),
    }),
  ];

/** Straight on its back; or closed around a wrist that is not there. */
function watch({ head, reach, strap }: Watch, closed: boolean): Part[] {
  const long = 5.4;
  const arm = (sign: number): Path =>
    closed
      ? (t) => {
          const angle = mix(0.36, Math.PI + 0.06, t);
          const [ry, rz] = [3.05, 2.7];
          return [
            0,
            sign * (ry * Math.sin(angle) + (reach - 1.2) * (1 - t) ** 4 * 0.4),
            -rz * (1 - Math.cos(angle)) - 0.2,
          ];
        }
      : path([
          [0, sign * reach, -0.3],
          [0, sign * (reach + 0.8), -0.52],
          [0, sign * (reach + long * 0.5), -0.6],
          [0, sign * (reach + long), -0.6],
        ]);
  return [
    ...head,
    ...strap(arm(1), closed ? 9 : long),
    ...strap(arm(-1), closed ? 9 : long),
    ...(closed ? [] : fastener(reach + long)),
  ];
}

const fastener = (y: number): Part[] => [
  tube(roundedBox(2.1, 2.1, y - 0.25, y + 0.9, 0.3), {
    radius: 0.13,
    finish: metal("metal"),
    closed: true,
    steps: 80,
    sides: 12,
    face: () => [0, 0, 1],
  }),
  tube(
    path([
      [0, y - 0.1, -0.4],
      [0, y + 0.4, -0.1],
      [0, y + 0.95, -0.05],
    ]),
    { radius: 0.09, finish: metal("metal"), steps: 12 },
  ),
];

const watchViews = (made: () => Watch): Views => ({
  front: () => ({ parts: laid(place(watch(made(), false), { turn: [0, 0, -8] })), pitch: 84, wide: 0.6, tall: 0.84 }),
  angle: () => ({
    parts: grounded(watch(made(), true)),
    yaw: -32,
    pitch: 10,
    wide: 0.6,
    tall: 0.56,
  }),
});

const ridged: Paint = (touch, _x, _y, _z, u) => {
  touch.height += 0.05 * step(-0.2, 0.2, Math.sin(u * TAU * 48));
};

export const watches: Readonly<Record<string, Views>> = {
  "round-a": watchViews(() => ({
    head: roundHead(1.95, metal("metal"), plain("glass", { paint: dialMarks(1.66, "metal") })),
    reach: 1.9,
    strap: leatherStrap(0.98),
  })),
  "round-b": watchViews(() => ({
    head: [
      ...roundHead(2.05, metal("metal"), plain("glass", { paint: layeredDial })),
      ...[0.95, -0.95].flatMap((y) =>
        place(
          [
            turned(
              evenly([
                [0, 0, 0],
                [0.2, 0, 0],
                [0.2, 0.4, 0],
                [0, 0.4, 0],
              ]),
              metal("metal"),
              32,
              12,
            ),
          ],
          { turn: [0, 0, -90 + y * 24], shift: [1.86, y, -0.05] },
        ),
      ),
    ],
    reach: 2,
    strap: leatherStrap(1.08),
  })),
  "diver-a": watchViews(() => ({
    head: roundHead(2.15, resin("hard", { paint: layeredBezel }), plain("glass", { paint: dialMarks(1.8, "metal") })),
    reach: 2.05,
    strap: bracelet(1.12),
  })),
  "round-c": watchViews(() => ({
    head: roundHead(1.8, metal("metal"), plain("glass", { paint: sparse(1.52) })),
    reach: 1.75,
    strap: leatherStrap(0.8),
  })),
  "round-d": watchViews(() => ({
    head: roundHead(2.2, resin("hard", { paint: ridged }), plain("glass", { paint: dialMarks(1.86, "metal") })),
    reach: 2.1,
    strap: leatherStrap(1.2),
  })),
  "diver-b": watchViews(() => ({
    head: roundHead(2.05, metal("metal"), plain("glass", { paint: layeredDial })),
    reach: 1.95,
    strap: bracelet(1.2),
  })),
  "diver-c": watchViews(() => ({
    head: roundHead(1.75, metal("metal", { paint: ridged }), plain("glass", { paint: sparse(1.48) })),
    reach: 1.7,
    strap: meshBand(0.92),
  })),
  "tank-b": watchViews(() => ({
    head: place(tankHead(), { scale: [1.12, 0.82, 1] }),
    reach: 1.8,
    strap: leatherStrap(1.02),
  })),
  "tank-c": watchViews(() => ({
    head: place(tankHead(), { scale: [0.74, 1.02, 1] }),
    reach: 2.15,
    strap: meshBand(0.62),
  })),
  "tank-a": watchViews(() => ({ head: tankHead(), reach: 2.15, strap: leatherStrap(0.86) })),
};

function layeredDial(touch: Parameters<Paint>[0], x: number, y: number, z: number, u: number, v: number): void {
  dialMarks(1.74, "metal")(touch, x, y, z, u, v);
  for (const [cx, cy] of [
    [-0.75, 0],
    [0.75, 0],
    [0, -0.8],
  ] as const) {
    const r = Math.hypot(x - cx, y - cy);
    if (r < 0.44) touch.region = r > 0.4 ? "metal" : "label";
    if (r < 0.32 && Math.abs(x - cx - (y - cy) * 0.6) < 0.035 && y > cy) touch.region = "metal";
  }
}

function layeredBezel(touch: Parameters<Paint>[0], x: number, y: number, z: number, u: number, v: number): void {
  ridged(touch, x, y, z, u, v);
  if (Math.abs(((u * 12 + 0.5) % 1) - 0.5) < 0.06 && v > 0.2 && v < 0.7) touch.region = "label";
}

function tankHead(): Part[] {
  const roman: Paint = (touch, x, y) => {
    const inner = Math.max(Math.abs(x) / 0.98, Math.abs(y) / 1.34);
    if (inner > 0.98 && inner < 1.0) touch.region = "metal";
    if (Math.abs(inner - 0.62) < 0.012) touch.region = "metal";
    const angle = (Math.atan2(x / 0.98, y / 1.34) / TAU + 1) % 1;
    const off = Math.abs(((angle * 12 + 0.5) % 1) - 0.5);
    if (inner > 0.7 && inner < 0.92 && (off < 0.06 || Math.abs(off - 0.14) < 0.035)) touch.region = "metal";
  };
  return [
    ...place([plate(roundedBox(2.9, 2.9, -1.75, 1.75, 0.3), 0.7, metal("metal"), 0.22)], { shift: [0, 0, -0.15] }),
    ...[-1.36, 1.36].flatMap((x) =>
      place([plate(roundedBox(0.46, 0.46, -2.25, 2.25, 0.22), 0.62, metal("metal"), 0.22)], { shift: [x, 0, -0.08] }),
    ),
    ...place([plate(roundedBox(2.06, 2.06, -1.42, 1.42, 0.06), 0.04, plain("label", { paint: roman }), 0.01)], {
      shift: [0, 0, 0.21],
    }),
    ...place(hands(1.05, metal("metal", { tone: 0.55 })), { shift: [0, 0, 0.25] }),
    ball([1.75, 0, -0.1], [0.24, 0.2, 0.2], metal("metal"), 20),
  ];
}
