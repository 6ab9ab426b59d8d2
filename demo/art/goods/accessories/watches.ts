// Watches, lying on their back or closed as if around a wrist.

import { type Path, path } from "../solid/curve.ts";
import { brushed, metal, plain, resin, smoothLeather } from "../solid/finishes.ts";
import { plate, roundedBox, tube } from "../solid/forms.ts";
import { type Paint, type Part, place } from "../solid/part.ts";
import { mix } from "../solid/vector.ts";
import { rimStitch } from "./sewn-edges.ts";
import { grounded, laid, type Views } from "./views.ts";
import {
  chronograph,
  dated,
  dialMarks,
  diverBezel,
  fluted,
  moonPhase,
  pilot,
  ridged,
  skeleton,
  smallSecond,
  sparse,
  tapestry,
  twoZones,
} from "./watch-dials.ts";
import {
  casedHead,
  groovedHead,
  jewelled,
  jewelledSides,
  pushers,
  roundHead,
  sportHead,
  tankHead,
} from "./watch-heads.ts";
import {
  bangle,
  bracelet,
  crocStrap,
  fiveRow,
  integrated,
  leatherStrap,
  meshBand,
  pyramids,
  rallyStrap,
  rivetedStrap,
  satinStrap,
  type Strap,
  wovenStrap,
} from "./watch-straps.ts";

interface Watch {
  readonly head: readonly Part[];
  /** Half the case along the strap. */
  readonly reach: number;
  readonly strap: Strap;
  /** Defaults to a buckle. */
  readonly clasp?: "folding";
  /** True if it cannot be laid flat. */
  readonly isRigid?: true;
  /** Rotation in degrees when lying, and when standing. */
  readonly lean?: number;
  readonly yaw?: number;
}

/** Lying straight on its back, or closed as if around a wrist. */
function watch({ head, reach, strap, clasp }: Watch, closed: boolean): Part[] {
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
    ...(closed ? [] : clasp === "folding" ? foldingClasp(reach + long) : buckle(reach + long)),
  ];
}

const foldingClasp = (y: number): Part[] =>
  [
    [1.9, -0.5, 0.6, 0.4],
    [1.5, 0.5, 1.1, 0.3],
  ].flatMap(([wide = 0, low = 0, high = 0, thick = 0]) =>
    place([plate(roundedBox(wide, wide, low, high, 0.12), thick, brushed("metal"), 0.12)], { shift: [0, y, -0.6] }),
  );

const buckle = (y: number): Part[] => [
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
  front: () => {
    const one = made();
    if (one.isRigid) return { parts: grounded(watch(one, true)), yaw: 36, pitch: 7, wide: 0.6, tall: 0.56 };
    return {
      parts: laid(place(watch(one, false), { turn: [0, 0, one.lean ?? -8] })),
      pitch: 84,
      wide: 0.6,
      tall: 0.84,
    };
  },
  angle: () => {
    const one = made();
    return { parts: grounded(watch(one, true)), yaw: one.yaw ?? -32, pitch: 10, wide: 0.6, tall: 0.56 };
  },
});

const dial = (paint: Paint) => plain("glass", { paint });

/** A pad of leather between the case and the wrist. */
const pad: readonly Part[] = place(
  [
    plate(
      roundedBox(3.6, 3.6, -2.9, 2.9, 1.3),
      0.24,
      smoothLeather("cloth", { paint: rimStitch(3.6, -2.9, 2.9, 0.22) }),
      0.1,
    ),
  ],
  { shift: [0, 0, -0.72] },
);

const round: Readonly<Record<string, () => Watch>> = {
  a: () => ({
    head: roundHead(1.95, metal("metal"), dial(dialMarks(1.66, "metal"))),
    reach: 1.9,
    strap: leatherStrap(0.98),
  }),
  b: () => ({
    head: [...roundHead(2.05, metal("metal"), dial(chronograph)), ...pushers(1.86, 0.95)],
    reach: 2,
    strap: leatherStrap(1.08),
  }),
  c: () => ({ head: roundHead(1.8, metal("metal"), dial(sparse(1.52))), reach: 1.75, strap: leatherStrap(0.8) }),
  d: () => ({
    head: roundHead(2.2, resin("hard", { paint: ridged }), dial(dialMarks(1.86, "metal"))),
    reach: 2.1,
    strap: leatherStrap(1.2),
  }),
  e: () => ({
    head: roundHead(1.95, metal("metal"), dial(moonPhase(1.66))),
    reach: 1.9,
    strap: crocStrap(1),
    lean: 12,
    yaw: 28,
  }),
  f: () => ({
    head: roundHead(2.3, metal("metal"), dial(pilot(1.94))),
    reach: 2.2,
    strap: rivetedStrap(1.2),
    lean: -18,
  }),
  g: () => ({
    head: roundHead(2.1, metal("metal"), dial(skeleton(1.78))),
    reach: 2,
    strap: rallyStrap(1.1),
    lean: 20,
    yaw: 34,
  }),
  h: () => ({
    head: casedHead(roundedBox(4.1, 4.1, -2.05, 2.05, 1.35), 1.62, dial(dialMarks(1.6, "metal")), { wide: 2.04 }),
    reach: 1.9,
    strap: wovenStrap(1.02),
    lean: 8,
  }),
  i: () => ({
    head: [...roundHead(1.72, metal("metal"), dial(sparse(1.46))), ...jewelled(1.62)],
    reach: 1.7,
    strap: satinStrap(0.7),
    lean: -24,
    yaw: 24,
  }),
  j: () => ({
    head: [...roundHead(1.9, metal("metal", { paint: fluted }), dial(pilot(1.6))), ...pad],
    reach: 1.85,
    strap: leatherStrap(0.9),
    lean: 16,
    yaw: 36,
  }),
};

const diver: Readonly<Record<string, () => Watch>> = {
  a: () => ({
    head: roundHead(2.15, resin("hard", { paint: diverBezel }), dial(dialMarks(1.8, "metal"))),
    reach: 2.05,
    strap: bracelet(1.12),
    clasp: "folding",
  }),
  b: () => ({
    head: roundHead(2.05, metal("metal"), dial(chronograph)),
    reach: 1.95,
    strap: bracelet(1.2),
    clasp: "folding",
  }),
  c: () => ({
    head: roundHead(1.75, metal("metal", { paint: ridged }), dial(sparse(1.48))),
    reach: 1.7,
    strap: meshBand(0.92),
    clasp: "folding",
  }),
  d: () => ({
    head: roundHead(2, metal("metal", { paint: fluted }), dial(dated(1.68))),
    reach: 1.9,
    strap: fiveRow(1.12),
    clasp: "folding",
    lean: 14,
  }),
  e: () => ({
    head: sportHead(dial(tapestry(1.42))),
    reach: 1.75,
    strap: integrated(1.5),
    clasp: "folding",
    lean: -20,
    yaw: 30,
  }),
  f: () => ({
    head: roundHead(2.15, resin("hard", { paint: twoZones }), dial(dated(1.8))),
    reach: 2.05,
    strap: fiveRow(1.2),
    clasp: "folding",
    lean: 10,
    yaw: 36,
  }),
  g: () => ({
    head: [...roundHead(1.55, metal("metal"), dial(sparse(1.3))), ...jewelled(1.46, 32)],
    reach: 1.4,
    strap: bangle(0.8),
    isRigid: true,
  }),
  h: () => ({
    head: casedHead(roundedBox(3.5, 3.5, -1.75, 1.75, 0.5), 1.36, dial(moonPhase(1.36)), { wide: 1.74, knob: 0.8 }),
    reach: 1.6,
    strap: pyramids(1.05),
    clasp: "folding",
    lean: -14,
    yaw: 26,
  }),
};

const tank: Readonly<Record<string, () => Watch>> = {
  a: () => ({ head: tankHead(), reach: 2.15, strap: leatherStrap(0.86) }),
  b: () => ({ head: place(tankHead(), { scale: [1.12, 0.82, 1] }), reach: 1.8, strap: leatherStrap(1.02) }),
  c: () => ({ head: place(tankHead(), { scale: [0.74, 1.02, 1] }), reach: 2.15, strap: meshBand(0.62) }),
  d: () => ({ head: groovedHead(smallSecond), reach: 2.15, strap: crocStrap(0.98), lean: 18, yaw: 30 }),
  e: () => ({
    head: [...tankHead(smallSecond), ...jewelledSides(1.36, 2)],
    reach: 2.15,
    strap: satinStrap(0.8),
    lean: -20,
    yaw: 26,
  }),
};

export const watches: Readonly<Record<string, Views>> = Object.fromEntries(
  Object.entries({ round, diver, tank }).flatMap(([cut, made]) =>
    Object.entries(made).map(([construction, one]) => [`${cut}-${construction}`, watchViews(one)]),
  ),
);
