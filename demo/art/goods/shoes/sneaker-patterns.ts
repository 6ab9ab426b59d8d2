// Parts shared by sneakers: the seams of their uppers, perforations and lacing.

import { profile } from "../solid/curve.ts";
import type { Lacing } from "./fittings.ts";
import { seam } from "./seam.ts";

export const perforations: (readonly [number, number])[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4].map((i) => [18.9 + row * 1.05 - i * 0.25, 3 + i * 0.62] as const),
);

export const COURT_TOP = profile([
  [0, 7.4],
  [2.4, 6.5],
  [6, 5.6],
  [9, 7.1],
  [11, 10.1],
  [12.2, 14],
]);

export const heelPatch = seam([
  [4.4, -1],
  [4.1, 2],
  [4.3, 4.6],
  [4.6, 8],
]);

export const eyestay = seam([
  [8.2, 9.5],
  [9.8, 6.2],
  [13, 5],
  [16.4, 4],
  [18.4, 3.7],
  [19.3, 5.5],
]);

export const toeSeam = seam([
  [16.6, -1],
  [17.4, 1.6],
  [18.6, 3.6],
  [20.4, 5.8],
]);

export const foxing = seam([
  [5, -1],
  [5.2, 1.3],
  [9, 2.2],
  [13, 1.8],
  [16.4, 0.6],
  [17, -1],
]);

export const swoop = seam([
  [3, 3.6],
  [8, 2.6],
  [12, 3.2],
  [15, 5.2],
]);

export const swoopLow = seam([
  [3, 1.4],
  [8, 1],
  [12, 2],
  [15, 4.6],
]);

export const LACING: Lacing = { from: 17.6, to: 11.6, pairs: 6, gap: 1.75, bow: false, thick: 0.42, flat: 0.34 };
