// The straps and bracelets of watches, along a path from the case to the fastening.

import type { Path } from "../solid/curve.ts";
import { brushed, canvas, metal, satin, smoothLeather } from "../solid/finishes.ts";
import { ball, cushion, plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, type Part, place, surface } from "../solid/part.ts";
import { stitches } from "../solid/texture.ts";
import { add, bell, TAU, unit, type Vec } from "../solid/vector.ts";

/** A strap from the case outwards; `length` is in centimetres. */
export type Strap = (along: Path, length: number) => Part[];

export const leatherStrap =
  (half: number): Strap =>
  (along, length) => [
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

/** Three links per row. */
export const bracelet =
  (half: number): Strap =>
  (along, length) => {
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

/** Woven wire. */
export const meshBand =
  (half: number): Strap =>
  (along, length) => [
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

/** Distance from the middle of a strap. */
const acrossOf = (v: number, half: number): number => Math.cos(v * TAU) * half;

const band = (along: Path, half: number, flat: number, taper: number, finish: Finish): Part =>
  tube(along, {
    radius: (t) => half * (1 - taper * t),
    flat,
    square: 0.45,
    finish,
    steps: 160,
    sides: 48,
    face: faceOf(along),
  });

/** Padded crocodile leather: large scales in two rows, small ones at the sides. */
export const crocStrap =
  (half: number): Strap =>
  (along, length) => [
    band(
      along,
      half,
      0.26,
      0.18,
      smoothLeather("cloth", {
        gloss: 0.6,
        paint: (touch, _x, _y, _z, u, v) => {
          const [x, y] = [acrossOf(v, half), u * length];
          const isMiddle = Math.abs(x) < half * 0.6;
          const groove = isMiddle
            ? Math.min(Math.abs(x), Math.abs((((y + (x > 0 ? 0.28 : 0)) / 0.56) % 1) - 0.5) * 0.56)
            : Math.min(Math.abs(Math.abs(x) - half * 0.6), Math.abs(((y / 0.28) % 1) - 0.5) * 0.28);
          touch.height -= 0.07 * bell(groove, 0.045);
          touch.tone *= 1 - 0.3 * bell(groove, 0.04);
        },
      }),
    ),
  ];

/** A row of large holes, as on racing watches. */
export const rallyStrap =
  (half: number): Strap =>
  (along, length) => [
    band(
      along,
      half,
      0.2,
      0.16,
      smoothLeather("cloth", {
        paint: (touch, _x, _y, _z, u, v) => {
          const [x, y] = [acrossOf(v, half), u * length];
          touch.height += 0.8 * stitches(y, Math.abs(x) - half * 0.82, 0.28, 0.06);
          if (u < 0.12 || Math.sin(v * TAU) < 0) return;
          const hole = Math.hypot((((y / 0.86) % 1) - 0.5) * 0.86, x);
          touch.height -= 0.04 * bell(hole - 0.33, 0.05);
          if (hole > 0.3) return;
          touch.region = "lining";
          touch.tone *= 0.4;
          touch.shine = 0;
        },
      }),
    ),
  ];

/** Woven, with a light stripe, threaded through two keepers. */
export const wovenStrap =
  (half: number): Strap =>
  (along, length) => [
    band(
      along,
      half,
      0.14,
      0,
      canvas("cloth", {
        paint: (touch, _x, _y, _z, u, v) => {
          const x = Math.abs(acrossOf(v, half)) / half;
          if (x < 0.2 || (x > 0.5 && x < 0.68)) touch.region = "label";
          touch.height += 0.03 * Math.sin(u * length * 44);
        },
      }),
    ),
    ...[0.3, 0.62].map((t) => keeper(along, t, half)),
  ];

/** A metal loop around the strap. */
function keeper(along: Path, t: number, half: number): Part {
  const face = faceOf(along)(t);
  const at = along(t);
  return tube(
    (s) => {
      const [c, k] = [Math.cos(s * TAU), Math.sin(s * TAU)];
      const [x, out] = [Math.sign(c) * Math.abs(c) ** 0.3 * (half + 0.14), Math.sign(k) * Math.abs(k) ** 0.5 * 0.3];
      return [at[0] + x, at[1] + unit(face)[1] * out, at[2] + unit(face)[2] * out];
    },
    { radius: 0.11, finish: metal("metal"), closed: true, steps: 80, sides: 10 },
  );
}

/** Thick, with three rivets at the case. */
export const rivetedStrap =
  (half: number): Strap =>
  (along, length) => [
    ...leatherStrap(half)(along, length),
    ...[-0.55, 0.55].map((x) => {
      const [at, face] = [along(0.14), unit(faceOf(along)(0.14))];
      return ball(add(at, [x * half, face[1] * half * 0.2, face[2] * half * 0.2]), 0.13, metal("metal"), 20);
    }),
  ];

/** Smooth, without a seam. */
export const satinStrap =
  (half: number): Strap =>
  (along) => [band(along, half, 0.12, 0.1, satin("cloth", { gloss: 0.7 }))];

/** Links in a row across a bracelet, each `wide` and `long`, at x, where w is the taper. */
const rowsOf = (
  along: Path,
  length: number,
  pitch: number,
  row: (turn: Vec, at: Vec, t: number) => readonly Part[],
): Part[] => {
  const count = Math.round(length / pitch);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [a, b] = [along(Math.max(0, t - 0.01)), along(Math.min(1, t + 0.01))];
    return row([(Math.atan2(b[2] - a[2], b[1] - a[1]) * 180) / Math.PI, 0, 0], along(t), t);
  }).flat();
};

const link = (wide: number, long: number, thick: number, finish: Finish): Part =>
  cushion({
    outline: roundedBox(wide, wide, -long / 2, long / 2, Math.min(wide, long) * 0.3),
    depth: thick / 2,
    edge: thick * 0.4,
    finish,
    steps: 48,
    rows: 10,
  });

/** Five links per row: three round ones between two broad ones. */
export const fiveRow =
  (half: number): Strap =>
  (along, length) =>
    rowsOf(along, length, 0.4, (turn, at, t) => {
      const w = half * (1 - 0.2 * t);
      return [
        ...[-0.36, 0, 0.36].flatMap((x) =>
          place([link(w * 0.34, 0.36, 0.36, metal("metal"))], { turn, shift: add(at, [x * w, 0, 0.02]) }),
        ),
        ...[-0.8, 0.8].flatMap((x) =>
          place([link(w * 0.46, 0.36, 0.3, brushed("metal"))], { turn, shift: add(at, [x * w, 0, 0]) }),
        ),
      ];
    });

/** An integrated bracelet that tapers from the case: broad brushed links, joined by small polished ones. */
export const integrated =
  (half: number): Strap =>
  (along, length) =>
    rowsOf(along, length, 0.62, (turn, at, t) => {
      const w = half * (1 - 0.42 * t);
      return [
        ...place([link(w * 2, 0.5, 0.36, brushed("metal"))], { turn, shift: at }),
        ...[-0.4, 0.4].flatMap((x) =>
          place([link(w * 0.5, 0.3, 0.3, metal("metal"))], { turn, shift: add(at, [x * w, 0.3, 0]) }),
        ),
      ];
    });

/** A rigid bangle. */
export const bangle =
  (half: number): Strap =>
  (along) => [band(along, half, 0.34, 0.3, metal("metal"))];

/** Pointed studs in rows of three, on polished links. */
export const pyramids =
  (half: number): Strap =>
  (along, length) =>
    rowsOf(along, length, 0.58, (turn, at, t) => {
      const w = half * (1 - 0.14 * t);
      return [-0.68, 0, 0.68].flatMap((x) =>
        place(
          [
            surface(
              (u, v) => {
                const a = Math.floor(u * 4 + 0.5) / 4;
                const [r, z] = [[0, 0.36, 0.36] as const, [0.3, 0, -0.1] as const].map(
                  (of) => of[Math.round(v * 2)] ?? 0,
                );
                return [
                  (r ?? 0) * w * 0.92 * Math.cos(a * TAU + TAU / 8),
                  (r ?? 0) * Math.sin(a * TAU + TAU / 8) * 1.05,
                  z ?? 0,
                ];
              },
              { nu: 4, nv: 2, smooth: false, finish: metal("metal") },
            ),
          ],
          { turn, shift: add(at, [x * w, 0, 0.05]) },
        ),
      );
    });
