// The heads of watches, facing +z: round, cushion-shaped, eight-sided and rectangular cases with their dials.

import { evenly, type Path, path } from "../solid/curve.ts";
import { brushed, metal, plain } from "../solid/finishes.ts";
import { ball, circle, plate, roundedBox, tube, turned } from "../solid/forms.ts";
import { type Finish, type Paint, type Part, place } from "../solid/part.ts";
import { TAU } from "../solid/vector.ts";
import { brilliant } from "./jewellery.ts";
import { roman } from "./watch-dials.ts";

export function hands(radius: number, finish: Finish): Part[] {
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
export function roundHead(radius: number, bezel: Finish, dial: Finish): Part[] {
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
    ...crown(radius),
    ...lugs(radius * 0.66, radius * 1.22),
  ];
}

/** The winding crown at three o'clock. */
const crown = (x: number, size = 1): Part[] =>
  place(
    [
      turned(
        evenly([
          [0, 0, 0],
          [0.26 * size, 0, 0],
          [0.26 * size, 0.34 * size, 0],
          [0.2 * size, 0.42 * size, 0],
          [0, 0.42 * size, 0],
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
    { turn: [0, 0, -90], shift: [x, 0, -0.05] },
  );

/** The buttons of a chronograph. */
export const pushers = (x: number, y: number): Part[] =>
  [y, -y].flatMap((at) =>
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
      { turn: [0, 0, -90 + at * 24], shift: [x, at, -0.05] },
    ),
  );

/** The four lugs that hold the strap. */
const lugs = (x: number, tip: number): Part[] =>
  [1, -1].flatMap((sy) =>
    [1, -1].map((sx) =>
      tube(
        path([
          [sx * x, sy * tip * 0.54, -0.1],
          [sx * x, sy * tip * 0.82, -0.12],
          [sx * x * 0.97, sy * tip, -0.36],
        ]),
        { radius: 0.2, finish: metal("metal"), steps: 20, sides: 12 },
      ),
    ),
  );

/** A raised ring around a dial. */
const rim = (radius: number, finish: Finish, high = 0.16): Part[] =>
  place(
    [
      turned(
        path([
          [radius * 0.98, 0, 0],
          [radius * 1.02, high, 0],
          [radius * 1.1, high * 0.8, 0],
          [radius * 1.16, 0, 0],
        ]),
        finish,
        160,
        20,
      ),
    ],
    { turn: [90, 0, 0] },
  );

/** A flat case of any outline under a round dial. */
export function casedHead(
  outline: Path,
  radius: number,
  dial: Finish,
  { bezel = metal("metal"), wide = 2, knob = 1 }: { bezel?: Finish; wide?: number; knob?: number } = {},
): Part[] {
  return [
    ...place([plate(outline, 0.95, brushed("metal"), 0.3)], { shift: [0, 0, -0.12] }),
    ...place(rim(radius, bezel, 0.22), { shift: [0, 0, 0.33] }),
    ...place([plate(circle(radius), 0.06, dial, 0.01)], { shift: [0, 0, 0.36] }),
    ...place(hands(radius * 0.94, metal("metal")), { shift: [0, 0, 0.42] }),
    ...crown(wide, knob),
  ];
}

/** An octagon with its sides at distance `half` from the middle. */
const eightSided = (half: number): Path => {
  const corner = half / Math.cos(Math.PI / 8);
  return evenly(
    Array.from({ length: 9 }, (_, i) => {
      const a = ((i + 0.5) / 8) * TAU;
      return [corner * Math.cos(a), corner * Math.sin(a), 0] as const;
    }),
  );
};

/** An eight-sided bezel, held by eight screws, on a body that runs into its bracelet. */
export const sportHead = (dial: Finish): Part[] => [
  ...place([plate(roundedBox(4, 4, -2, 2, 1.2), 0.9, brushed("metal"), 0.25)], { shift: [0, 0, -0.2] }),
  ...place(casedHead(eightSided(1.92), 1.42, dial, { bezel: brushed("metal"), wide: 1.95 }), { shift: [0, 0, 0.14] }),
  ...around(
    8,
    (a) => [ball([1.76 * Math.cos(a), 1.76 * Math.sin(a), 0.5], [0.13, 0.13, 0.06], metal("metal"), 20)],
    0.5,
  ),
];

/** Repeats a part `count` times around the dial, offset by `start` of a step. */
const around = (count: number, make: (angle: number) => readonly Part[], start = 0): Part[] =>
  Array.from({ length: count }, (_, i) => make(((i + start) / count) * TAU)).flat();

/** Stones around a round head. */
export const jewelled = (radius: number, count = 40): Part[] =>
  around(count, (a) =>
    place(brilliant(0.13), { turn: [90, 0, 0], shift: [radius * Math.cos(a), radius * Math.sin(a), 0.5] }),
  );

/** Two rows of stones beside a rectangular head. */
export const jewelledSides = (x: number, y: number): Part[] =>
  [-x, x].flatMap((sx) =>
    Array.from({ length: 13 }, (_, i) =>
      place(brilliant(0.155), { turn: [90, 0, 0], shift: [sx, (i / 6 - 1) * y, 0.3] }),
    ).flat(),
  );

/** A rectangular case, grooved above and below its dial. */
export function groovedHead(dial: Paint): Part[] {
  const grooved: Paint = (touch, _x, y) => {
    if (Math.abs(y) > 1.52) touch.height += 0.09 * Math.cos(((Math.abs(y) - 1.52) / 0.24) * TAU);
  };
  return [
    ...place([plate(roundedBox(3.3, 3.3, -2.25, 2.25, 0.16), 0.8, metal("metal", { paint: grooved }), 0.2)], {
      shift: [0, 0, -0.15],
    }),
    ...place([plate(roundedBox(2.5, 2.5, -1.46, 1.46, 0.05), 0.1, metal("metal"), 0.04)], { shift: [0, 0, 0.26] }),
    ...place([plate(roundedBox(2.24, 2.24, -1.34, 1.34, 0.04), 0.06, plain("glass", { paint: dial }), 0.01)], {
      shift: [0, 0, 0.31],
    }),
    ...place(hands(1, metal("metal")), { shift: [0, 0, 0.36] }),
    ...crown(1.62, 0.8),
  ];
}

/** A rectangular case between two brancards. */
export function tankHead(dial: Paint = roman): Part[] {
  return [
    ...place([plate(roundedBox(2.9, 2.9, -1.75, 1.75, 0.3), 0.7, metal("metal"), 0.22)], { shift: [0, 0, -0.15] }),
    ...[-1.36, 1.36].flatMap((x) =>
      place([plate(roundedBox(0.46, 0.46, -2.25, 2.25, 0.22), 0.62, metal("metal"), 0.22)], { shift: [x, 0, -0.08] }),
    ),
    ...place([plate(roundedBox(2.06, 2.06, -1.42, 1.42, 0.06), 0.04, plain("label", { paint: dial }), 0.01)], {
      shift: [0, 0, 0.21],
    }),
    ...place(hands(1.05, metal("metal", { tone: 0.55 })), { shift: [0, 0, 0.25] }),
    ball([1.75, 0, -0.1], [0.24, 0.2, 0.2], metal("metal"), 20),
  ];
}
