// Gloves: flat hands blown up.

import { layered, plain, smoothLeather } from "../solid/finishes.ts";
import { type Finish, type Paint, type Part, place, surface } from "../solid/part.ts";
import { noise } from "../solid/texture.ts";
import { bell, clamp, mix } from "../solid/vector.ts";
import { lying, type Views } from "./views.ts";

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
/** Drawn in at the wrist. */
const gathered: Paint = (touch, x, y) => {
  touch.height += 0.1 * Math.sin(x * 9) * bell(y + 0.6, 0.9);
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
  "leather-b": lying(
    () =>
      gloves2(() =>
        glove(9.5, 3.4, smoothLeather("cloth", { gloss: 0.7, sharp: 0.5, paint: layered(points, gathered) })),
      ),
    { wide: 0.7 },
    { yaw: -20, pitch: 50 },
  ),
  "knitted-b": lying(
    () => gloves2(() => glove(5, 3, plain("cloth", { paint: knitted(5), cut: (_x, y) => y > 8.6 }))),
    { wide: 0.74 },
    { yaw: -18, pitch: 52 },
  ),
  "knitted-c": lying(
    () =>
      gloves2(() =>
        glove(
          8,
          3.3,
          plain("cloth", {
            paint: layered(knitted(4), (touch, x, y) => {
              if (y < -0.6) touch.region = "contrast";
              touch.height +=
                0.16 *
                Math.abs(Math.sin(x * 1.6)) *
                (y > 0 && y < 6 ? Math.abs(Math.sin(y * 1.4 + Math.sign(Math.sin(x * 1.6)))) : 0);
            }),
          }),
        ),
      ),
    { wide: 0.72 },
    { yaw: 16, pitch: 50 },
  ),
  "knitted-a": lying(
    () => gloves2(() => glove(6.4, 3.1, plain("cloth", { paint: knitted(7) }))),
    { wide: 0.74 },
    { yaw: 18, pitch: 52 },
  ),
};
