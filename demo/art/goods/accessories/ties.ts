// Ties and bow ties.

import { path, profile } from "../solid/curve.ts";
import { satin } from "../solid/finishes.ts";
import { cushion, tube } from "../solid/forms.ts";
import { type Finish, type Part, place, surface } from "../solid/part.ts";
import { bell, clamp, mix } from "../solid/vector.ts";
import { lying, type Views } from "./views.ts";

/** One blade of a tie hanging from the top: half widths along its length, ending in a point. */
function blade(long: number, top: number, bottom: number, z: number, x: number, finish: Finish): Part {
  const point = bottom * 1.05;
  return surface(
    (u, v) => {
      const w = (v - 0.5) * 2;
      const y = -u * long;
      const from = long - point;
      const half = mix(top, bottom, Math.min(1, u * 1.04) ** 0.85);
      const cutY = -y > from ? -from - (1 - Math.abs(w)) * point * clamp((-y - from) / point) : y;
      const roll = 0.32 * (1 - w ** 4) + 0.16 * Math.sin(u * 7) * (1 - u);
      return [x * (1 - u * 0.3) + w * half + 0.3 * Math.sin(u * 3.4) * u, cutY, z + roll];
    },
    { nu: 200, nv: 60, finish, sheet: true },
  );
}

const tieSilk: Finish = satin("cloth", { back: "lining", gloss: 0.3, grain: 45 });

/** A tie already tied. */
const tied = (): Part[] => [
  blade(41, 1.9, 2.8, -0.5, 1.6, tieSilk),
  blade(52, 2, 4.6, 0.6, 0, tieSilk),
  cushion({
    outline: path(
      [
        [0, -2.6, 0],
        [1.5, -2.3, 0],
        [2.5, 1.6, 0],
        [2.2, 2.5, 0],
        [0, 2.7, 0],
        [-2.2, 2.5, 0],
        [-2.6, 1.5, 0],
        [-1.6, -2.3, 0],
      ],
      true,
    ),
    depth: 1.3,
    edge: 1.1,
    swell: 0.5,
    finish: {
      ...tieSilk,
      paint: (touch, x, y) => {
        touch.height += 0.12 * bell(x * 0.7 + y * 0.5 - 0.6, 0.4);
      },
    },
  }),
  tube(
    path([
      [-2, 1.8, 0],
      [-4.6, 4.6, -0.8],
      [-6.4, 8.6, -1.6],
      [-4.6, 13, -2.4],
      [0, 14.6, -2.6],
      [4.6, 13, -2.4],
      [6.4, 8.6, -1.6],
      [4.6, 4.6, -0.8],
      [2, 1.8, 0],
    ]),
    {
      radius: 1.2,
      flat: 0.2,
      square: 0.6,
      finish: tieSilk,
      steps: 160,
      sides: 24,
      face: (t) => [0.9 * -Math.cos(Math.PI * t), 0.5, 0.45],
    },
  ),
];

/** A tie folded in half, one blade over the other. */
const doubled = (): Part[] => [
  ...place([blade(44, 1.8, 2.6, 0, 0, tieSilk)], { turn: [0, 0, 5], shift: [1.4, 0, -0.5] }),
  ...place([blade(50, 1.8, 4.4, 0, 0, tieSilk)], { turn: [0, 0, -4] }),
  tube(
    path([
      [-1.9, -0.6, 0.2],
      [-1.6, 0.9, 0.2],
      [0, 1.4, 0.1],
      [2, 1, -0.2],
      [3.2, -0.6, -0.5],
    ]),
    { radius: 0.42, flat: 0.8, finish: tieSilk, steps: 60 },
  ),
  ...place(
    [
      cushion({
        outline: path(
          [
            [0, -1, 0],
            [2, -0.9, 0],
            [2.4, 0.4, 0],
            [1.4, 1.3, 0],
            [0, 1.4, 0],
            [-1.4, 1.3, 0],
            [-2.2, 0.4, 0],
            [-1.9, -0.9, 0],
          ],
          true,
        ),
        depth: 0.5,
        edge: 0.4,
        finish: tieSilk,
      }),
    ],
    { shift: [0.6, 0, 0] },
  ),
];

function bowTie(): Part[] {
  const wing = (side: number): Part =>
    surface(
      (u, v) => {
        const w = (v - 0.5) * 2;
        const half = profile([
          [0, 0.85],
          [0.3, 1.7],
          [0.75, 2.9],
          [0.95, 3.05],
          [1, 2.9],
        ])(u);
        const fold = (0.55 * Math.cos(w * 3.4) + 0.25 * Math.cos(w * 9)) * (1 - u) ** 1.2;
        return [
          side * (0.5 + u * 5.6),
          w * half,
          0.9 * Math.sqrt(Math.max(0, 1 - w ** 4)) * (0.5 + 0.5 * Math.sin(u * Math.PI)) + fold,
        ];
      },
      { nu: 100, nv: 90, finish: { ...tieSilk, back: "cloth" }, sheet: true },
    );
  const under = place([wing(1), wing(-1)], { scale: [0.94, 0.86, 0.6], turn: [0, 0, 8], shift: [0, 0, -0.6] });
  return [
    ...under,
    wing(1),
    wing(-1),
    cushion({
      outline: path(
        [
          [0, -1.25, 0],
          [0.9, -1.1, 0],
          [1, 0, 0],
          [0.9, 1.1, 0],
          [0, 1.25, 0],
          [-0.9, 1.1, 0],
          [-1, 0, 0],
          [-0.9, -1.1, 0],
        ],
        true,
      ),
      depth: 1.3,
      edge: 0.8,
      swell: 0.3,
      finish: tieSilk,
    }),
  ];
}

export const ties: Readonly<Record<string, Views>> = {
  "tie-a": lying(tied, { pitch: 84, tall: 0.86, wide: 0.5 }, { yaw: 16, pitch: 56, tall: 0.8 }),
  "tie-b": lying(doubled, { pitch: 84, tall: 0.86, wide: 0.5 }, { yaw: 16, pitch: 56, tall: 0.8 }),
  "bow-tie-a": lying(bowTie, { pitch: 82, wide: 0.7 }, { yaw: 22, pitch: 48, wide: 0.7 }),
};
