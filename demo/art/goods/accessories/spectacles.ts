// Parts of glasses: rims, bridge, temples, hinges and lens outlines.

import { path, type Path } from "../solid/curve.ts";
import { glass, metal, resin } from "../solid/finishes.ts";
import { ball, tube } from "../solid/forms.ts";
import { type Finish, type Part, surface } from "../solid/part.ts";
import { add, mix, step, TAU, type Vec } from "../solid/vector.ts";

export interface Frame {
  /** Outline of the lens on the viewer's right, relative to its centre. */
  readonly lens: readonly (readonly [x: number, y: number])[];
  /** Distance from the lens's centre to the nose. */
  readonly apart: number;
  readonly rim: number;
  readonly flat?: number;
  readonly finish: Finish;
  readonly bridge: readonly (readonly [x: number, y: number])[];
  readonly second?: readonly (readonly [x: number, y: number])[];
  readonly temple?: { readonly y: number; readonly half: number };
}

/** Glasses standing on their rims with the temples open behind. */
export function glasses({
  lens,
  apart,
  rim,
  flat = 1.3,
  finish,
  bridge,
  second,
  temple = { y: 1.1, half: rim },
}: Frame): Part[] {
  const low = Math.min(...lens.map(([, y]) => y)) - rim;
  const onFace = (x: number, y: number): Vec => [x, y - low, -0.028 * x * x];
  const outline = (side: number): Path =>
    path(
      lens.map(([x, y]) => onFace(side * (apart + x), y)),
      true,
    );
  const wide = apart + Math.max(...lens.map(([x]) => x)) + rim * 0.4;
  const pane = (side: number): Part => {
    const edge = outline(side);
    const middle = onFace(side * apart, 0);
    return surface(
      (u, v) => {
        const [x, y, z] = edge(u);
        return [mix(middle[0], x, v), mix(middle[1], y, v), mix(middle[2] + 0.18, z, v * v)];
      },
      {
        nu: 96,
        nv: 24,
        sheet: true,
        finish: glass("glass", {
          paint: (touch, _x, y) => {
            touch.tone *= mix(1.9, 0.9, step(0, -2 * low, y));
          },
        }),
      },
    );
  };
  const bar = (points: readonly (readonly [number, number])[], radius: number): Part =>
    tube(
      path(
        [
          ...points,
          ...points
            .toReversed()
            .slice(1)
            .map(([x, y]): [number, number] => [-x, y]),
        ].map(([x, y]) => add(onFace(x, y), [0, 0, 0.1])),
      ),
      { radius, finish, steps: 40, sides: 16 },
    );
  return [
    ...[1, -1].flatMap((side) => [
      tube(outline(side), {
        radius: rim,
        flat,
        square: 0.75,
        finish,
        closed: true,
        steps: 160,
        sides: 20,
        face: () => [0, 0, 1],
      }),
      pane(side),
      tube(
        path([
          onFace(side * wide, temple.y),
          [side * (wide + 0.25), temple.y - low, -1.8],
          [side * (wide + 0.1), temple.y - low + 0.05, -7],
          [side * (wide - 0.2), temple.y - low - 0.1, -10.4],
          [side * (wide - 0.35), temple.y - low - 1.9, -13.4],
        ]),
        {
          radius: (t) => temple.half * (1 - 0.25 * t),
          flat: 0.42,
          square: 0.7,
          finish,
          steps: 80,
          sides: 18,
          face: () => [side, 0, 0],
        },
      ),
      ball(add(onFace(side * wide, temple.y), [0, 0, 0.06]), [rim * 0.9, temple.half * 0.8, rim], finish, 16),
      tube(
        path([
          onFace(side * (apart - 1.9), -0.2),
          add(onFace(side * 0.95, -0.5), [0, 0, -0.6]),
          add(onFace(side * 0.85, -1), [0, 0, -0.6]),
        ]),
        { radius: 0.1, finish, steps: 20, sides: 8 },
      ),
    ]),
    bar(bridge, rim * 0.75),
    ...(second ? [bar(second, rim * 0.7)] : []),
  ];
}

export const acetate = resin("cloth");

export const wire = metal("metal");

export const SHOT = [
  { pitch: 7, wide: 0.78 },
  { yaw: -36, pitch: 15, wide: 0.76 },
] as const;

export const oval = (rx: number, ry: number): [number, number][] =>
  Array.from({ length: 20 }, (_, i) => [rx * Math.cos((i / 20) * TAU), ry * Math.sin((i / 20) * TAU)]);

/** A rectangle with rounded corners. */
export const box = (rx: number, ry: number, round: number): [number, number][] =>
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx = 1, sy = 1]) => {
    const corner: [number, number][] = [
      [sx * rx, sy * (ry - round)],
      [sx * (rx - round * 0.3), sy * (ry - round * 0.3)],
      [sx * (rx - round), sy * ry],
    ];
    return sx * sy > 0 ? corner : corner.toReversed();
  });

/** From the other side, and a little lower. */
export const TURNED_SHOT = [
  { pitch: 10, yaw: 9, wide: 0.78 },
  { yaw: 30, pitch: 12, wide: 0.76 },
] as const;
