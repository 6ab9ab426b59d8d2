// Sunglasses.

import { standing, type Views } from "./views.ts";
import { glasses, acetate, wire, SHOT, oval, box, TURNED_SHOT } from "./spectacles.ts";

export const sunglasses: Readonly<Record<string, Views>> = {
  "square-a": standing(
    () =>
      glasses({
        lens: [
          [-2.3, 1.5],
          [0, 1.75],
          [2.4, 1.6],
          [2.7, 0.9],
          [2.4, -1.2],
          [1.6, -1.9],
          [0, -2.05],
          [-1.6, -1.8],
          [-2.3, -1],
          [-2.5, 0.6],
        ],
        apart: 3.4,
        rim: 0.36,
        finish: acetate,
        bridge: [
          [1.2, 0.9],
          [0.6, 1.15],
          [0, 1.2],
        ],
      }),
    ...SHOT,
  ),
  "square-b": standing(
    () =>
      glasses({
        lens: [
          [-2.6, 1.9],
          [0, 2.15],
          [2.8, 2.05],
          [3.1, 1],
          [2.8, -1.7],
          [2, -2.4],
          [0, -2.55],
          [-1.9, -2.3],
          [-2.7, -1.3],
          [-2.8, 0.6],
        ],
        apart: 3.7,
        rim: 0.5,
        finish: acetate,
        bridge: [
          [1.3, 1.1],
          [0.6, 1.4],
          [0, 1.45],
        ],
        temple: { y: 1.3, half: 0.75 },
      }),
    ...SHOT,
  ),
  "cat-eye-a": standing(
    () =>
      glasses({
        lens: [
          [-2.3, 1.2],
          [-0.6, 1.5],
          [1.6, 1.8],
          [3.3, 2.35],
          [3.2, 1.4],
          [2.5, -0.4],
          [1.5, -1.5],
          [0, -1.8],
          [-1.6, -1.4],
          [-2.4, -0.4],
        ],
        apart: 3.4,
        rim: 0.36,
        finish: acetate,
        bridge: [
          [1.1, 0.5],
          [0.6, 0.8],
          [0, 0.85],
        ],
        temple: { y: 2.2, half: 0.42 },
      }),
    ...SHOT,
  ),
  "aviator-a": standing(
    () =>
      glasses({
        lens: [
          [-2.2, 1.6],
          [0, 1.85],
          [2.2, 1.75],
          [2.8, 0.9],
          [2.5, -0.8],
          [1.3, -2.3],
          [-0.2, -2.7],
          [-1.5, -1.9],
          [-2.2, -0.3],
          [-2.5, 0.9],
        ],
        apart: 3.3,
        rim: 0.11,
        flat: 1,
        finish: wire,
        bridge: [
          [1.1, 0.3],
          [0.5, 0.55],
          [0, 0.6],
        ],
        second: [
          [1.6, 1.75],
          [0.7, 1.8],
          [0, 1.8],
        ],
        temple: { y: 1.4, half: 0.14 },
      }),
    ...SHOT,
  ),
  "round-a": standing(
    () =>
      glasses({
        lens: oval(2.35, 2.3),
        apart: 3.2,
        rim: 0.13,
        flat: 1,
        finish: wire,
        bridge: [
          [1, 0.7],
          [0.5, 1.05],
          [0, 1.15],
        ],
        temple: { y: 0.8, half: 0.14 },
      }),
    ...SHOT,
  ),
  "square-c": standing(
    () =>
      glasses({
        lens: box(2.7, 1.25, 0.5),
        apart: 3.5,
        rim: 0.3,
        finish: acetate,
        bridge: [
          [1.1, 0.4],
          [0.5, 0.65],
          [0, 0.7],
        ],
        temple: { y: 0.6, half: 0.55 },
      }),
    ...SHOT,
  ),
  "square-d": standing(
    () =>
      glasses({
        lens: [
          [-2.2, 1.7],
          [0, 1.85],
          [2.6, 1.95],
          [2.9, 1.5],
          [2.3, -1],
          [1.5, -1.8],
          [0, -2],
          [-1.4, -1.7],
          [-2.1, -0.8],
          [-2.5, 1.2],
        ],
        apart: 3.35,
        rim: 0.42,
        flat: 1.1,
        finish: acetate,
        bridge: [
          [1.2, 1.3],
          [0.6, 1.5],
          [0, 1.5],
        ],
        temple: { y: 1.6, half: 0.5 },
      }),
    ...TURNED_SHOT,
  ),
  "square-e": standing(
    () =>
      glasses({
        lens: box(2.5, 1.9, 0.35),
        apart: 3.4,
        rim: 0.22,
        flat: 1,
        finish: acetate,
        bridge: [
          [1.1, 0.8],
          [0.5, 1.1],
          [0, 1.15],
        ],
        temple: { y: 1.4, half: 0.26 },
      }),
    ...SHOT,
  ),
  "cat-eye-b": standing(
    () =>
      glasses({
        lens: [
          [-2.2, 0.5],
          [-0.6, 0.8],
          [1.4, 1.2],
          [3.6, 2.1],
          [3.4, 1.2],
          [2.6, -0.2],
          [1.4, -1],
          [0, -1.2],
          [-1.6, -0.9],
          [-2.3, -0.2],
        ],
        apart: 3.3,
        rim: 0.26,
        finish: acetate,
        bridge: [
          [1.1, 0.1],
          [0.6, 0.35],
          [0, 0.4],
        ],
        temple: { y: 1.6, half: 0.34 },
      }),
    ...TURNED_SHOT,
  ),
  "cat-eye-c": standing(
    () =>
      glasses({
        lens: [
          [-2.4, 1.6],
          [-0.4, 2],
          [1.8, 2.3],
          [3.2, 2.5],
          [3.1, 1.2],
          [2.6, -1],
          [1.6, -2.2],
          [0, -2.5],
          [-1.7, -2],
          [-2.6, -0.6],
        ],
        apart: 3.6,
        rim: 0.48,
        finish: acetate,
        bridge: [
          [1.2, 0.8],
          [0.6, 1.1],
          [0, 1.15],
        ],
        temple: { y: 2, half: 0.6 },
      }),
    ...SHOT,
  ),
  "aviator-b": standing(
    () =>
      glasses({
        lens: [
          [-2.2, 1.5],
          [0, 1.7],
          [2.5, 1.6],
          [2.9, 1],
          [2.7, -1],
          [2, -2],
          [0, -2.2],
          [-1.6, -1.7],
          [-2.3, -0.4],
          [-2.5, 0.9],
        ],
        apart: 3.4,
        rim: 0.2,
        flat: 1,
        finish: wire,
        bridge: [
          [1.1, 0.2],
          [0.5, 0.5],
          [0, 0.55],
        ],
        second: [
          [1.4, 1.6],
          [0.7, 1.65],
          [0, 1.65],
        ],
        temple: { y: 1.3, half: 0.22 },
      }),
    ...TURNED_SHOT,
  ),
  "aviator-c": standing(
    () =>
      glasses({
        lens: oval(2.75, 2.2).map(([x, y]): [number, number] => [x - 0.16 * y, y + 0.12 * x]),
        apart: 3.5,
        rim: 0.34,
        finish: acetate,
        bridge: [
          [1.1, 0.3],
          [0.5, 0.6],
          [0, 0.65],
        ],
        second: [
          [1.6, 1.7],
          [0.7, 1.85],
          [0, 1.85],
        ],
        temple: { y: 1.1, half: 0.36 },
      }),
    ...SHOT,
  ),
  "round-b": standing(
    () =>
      glasses({
        lens: oval(2.15, 2.1),
        apart: 3.1,
        rim: 0.42,
        finish: acetate,
        bridge: [
          [1, 0.5],
          [0.5, 0.85],
          [0, 0.95],
        ],
        temple: { y: 0.8, half: 0.45 },
      }),
    ...TURNED_SHOT,
  ),
  "round-c": standing(
    () =>
      glasses({
        lens: oval(2.5, 1.55),
        apart: 3.3,
        rim: 0.15,
        flat: 1,
        finish: wire,
        bridge: [
          [0.9, 0.5],
          [0.5, 0.8],
          [0, 0.9],
        ],
        temple: { y: 0.5, half: 0.16 },
      }),
    ...SHOT,
  ),
};
