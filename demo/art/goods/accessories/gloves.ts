// Gloves, modelled as inflated outlines of hands.

import { layered, metal, plain, smoothLeather, suede } from "../solid/finishes.ts";
import { circle, plate, roundedBox, tube } from "../solid/forms.ts";
import { type Finish, type Paint, type Part, place, surface } from "../solid/part.ts";
import { noise, quilting } from "../solid/texture.ts";
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
/** Smooth maximum of several distances. */
const merged =
  (parts: readonly Distance[], soft: number): Distance =>
  (x, y) => {
    let sum = 0;
    for (const part of parts) sum += Math.exp(part(x, y) / soft);
    return soft * Math.log(sum);
  };

/** An inflated flat shape: rounded at its edges, `thick` in the middle. */
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

/** A pair of gloves, each of one or more parts. */
const glovePair = (made: () => Part | readonly Part[]): Part[] => {
  const one = [made()].flat();
  return [
    ...place(one, { turn: [0, 0, 9], shift: [-4.2, 0, 0] }),
    ...place(one, { scale: [-1, 1, 1], turn: [0, 0, -14], shift: [4.4, -1.6, 1.1] }),
  ];
};

/** A thumb and one pouch for the fingers. */
const MITT: readonly Distance[] = [
  capsule(-1.1, 0, -1.3, 8.6, 2.9),
  capsule(1.1, 0, 1.2, 8.6, 2.9),
  capsule(-2.4, 1.6, -5.4, 5, 1.4),
  capsule(-5.4, 5, -5.8, 6.6, 1.3),
];

const mitten = (cuff: number, half: number, finish: Finish): Part => {
  const shape = merged([...MITT, ...cuffed(cuff, half)], 0.2);
  return inflated((x, y) => Math.min(shape(x, y), y + cuff), [-7.4, -cuff - 0.2, 5, 12.4], 1.5, 2, finish);
};

/** Openings over the knuckles, and holes along the fingers. */
const driving: Paint = (touch, x, y) => {
  for (const [kx, ky] of [
    [-2.5, 6.4],
    [-0.95, 7],
    [0.75, 6.9],
    [2.35, 6.1],
  ] as const) {
    const hole = Math.hypot(x - kx, (y - ky) * 0.8);
    touch.height += 0.08 * bell(hole - 0.62, 0.09);
    if (hole < 0.52) {
      touch.region = "lining";
      touch.tone *= 0.55;
      touch.shine = 0;
    }
    const dots = Math.hypot((((x - kx) / 0.44 + 10.5) % 1) - 0.5, (((y - ky) / 0.5) % 1) - 0.5);
    if (y > ky + 1.3 && y < ky + 4.2 && Math.abs(x - kx * 1.22) < 0.5 && dots < 0.24) touch.tone *= 0.45;
  }
};

const BUCKLE = { radius: 0.14, finish: metal("metal"), closed: true, steps: 80, sides: 12 } as const;

/** A strap across the wrist with a stud. */
const wristStrap = (y: number): Part[] => [
  ...place([plate(roundedBox(4.6, 4.6, -0.65, 0.65, 0.5), 0.24, smoothLeather("trim"), 0.1)], {
    shift: [0.6, y, 1.16],
  }),
  ...place([plate(circle(0.42), 0.2, metal("metal"), 0.08)], { shift: [-0.9, y, 1.32] }),
];

export const gloves: Readonly<Record<string, Views>> = {
  "leather-a": lying(
    () =>
      glovePair(() =>
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
      glovePair(() =>
        glove(9.5, 3.4, smoothLeather("cloth", { gloss: 0.7, sharp: 0.5, paint: layered(points, gathered) })),
      ),
    { wide: 0.7 },
    { yaw: -20, pitch: 50 },
  ),
  "knitted-b": lying(
    () => glovePair(() => glove(5, 3, plain("cloth", { paint: knitted(5), cut: (_x, y) => y > 8.6 }))),
    { wide: 0.74 },
    { yaw: -18, pitch: 52 },
  ),
  "knitted-c": lying(
    () =>
      glovePair(() =>
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
    () => glovePair(() => glove(6.4, 3.1, plain("cloth", { paint: knitted(7) }))),
    { wide: 0.74 },
    { yaw: 18, pitch: 52 },
  ),
  "leather-c": lying(
    () =>
      glovePair(() => [
        glove(2.2, 3, smoothLeather("cloth", { gloss: 0.6, sharp: 0.45, paint: driving })),
        ...wristStrap(-0.7),
      ]),
    { wide: 0.76 },
    { yaw: -16, pitch: 56 },
  ),
  "leather-d": lying(
    () =>
      glovePair(() => [
        glove(
          7,
          4.1,
          suede("cloth", {
            paint: layered(points, (touch, _x, y) => {
              if (y < -3.2) touch.region = "contrast";
              touch.height -= 0.14 * bell(y + 3.2, 0.12);
            }),
          }),
        ),
        ...place([tube(roundedBox(1.9, 1.9, -0.8, 0.8, 0.3), BUCKLE)], { shift: [1.4, -1.2, 1.3] }),
        ...place([plate(roundedBox(6, 6, -0.5, 0.5, 0.3), 0.2, smoothLeather("trim"), 0.08)], {
          shift: [0, -1.2, 1.12],
        }),
      ]),
    { wide: 0.74 },
    { yaw: 26, pitch: 48 },
  ),
  "leather-e": lying(
    () =>
      glovePair(() =>
        glove(
          4.4,
          3.2,
          smoothLeather("cloth", {
            gloss: 0.55,
            sharp: 0.4,
            paint: (touch, x, y) => {
              const isBack = y > -0.4 && y < 7 && Math.abs(x) < 3.4;
              if (isBack) touch.height += 0.42 * quilting(x, y, 1.9);
              if (y < -3) {
                touch.region = "contrast";
                touch.height += 0.12 * Math.sin(x * 5);
              }
              touch.height -= 0.12 * bell(y + 3, 0.1);
            },
          }),
        ),
      ),
    { wide: 0.74 },
    { yaw: -26, pitch: 50 },
  ),
  "mittens-a": lying(
    () => glovePair(() => mitten(6, 3.1, plain("cloth", { paint: knitted(6) }))),
    { wide: 0.72 },
    { yaw: 18, pitch: 52 },
  ),
  "mittens-b": lying(
    () =>
      glovePair(() =>
        mitten(
          5,
          3.4,
          plain("cloth", {
            paint: layered(knitted(4), (touch, x, y) => {
              if (y < -0.6) touch.region = "contrast";
              if (y < 0) return;
              const strand = Math.abs(x) < 2.4 ? Math.abs(Math.sin(x * 1.3 + Math.sin(y * 1.5) * 0.9)) : 0;
              touch.height += 0.34 * strand;
              touch.tone *= 0.9 + 0.12 * strand;
            }),
          }),
        ),
      ),
    { wide: 0.72 },
    { yaw: -22, pitch: 50 },
  ),
};
