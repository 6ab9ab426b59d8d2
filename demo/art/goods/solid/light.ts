// The studio: a large softbox at the upper left, a weak one at the right, a bright floor, and dark flags between them.
// Directions are in view space: x right, y up, z towards the viewer.

import { clamp, step, unit, type Vec } from "./vector.ts";

export const KEY: Vec = unit([-0.52, 0.68, 0.52]);
const FILL: Vec = unit([0.62, 0.1, 0.78]);

/** Diffuse light on a surface with this normal; 1 if it faces the viewer in full light. */
export function scattered(x: number, y: number, z: number, lit: number, open: number): number {
  const key = Math.max(0, (x * KEY[0] + y * KEY[1] + z * KEY[2] + 0.28) / 1.28) * lit;
  const fill = Math.max(0, x * FILL[0] + y * FILL[1] + z * FILL[2]);
  const sky = 0.5 + 0.5 * y;
  const bounce = Math.max(0, -y) * 0.1;
  return (0.64 * key + (0.17 * fill + 0.3 * sky + bounce) * open) / 0.71;
}

/** A lit card: 1 inside a rectangle of angles around a direction, with a soft border. */
function card(x: number, y: number, z: number, aim: Vec, wide: number, tall: number, soft: number): number {
  const front = x * aim[0] + y * aim[1] + z * aim[2];
  if (front <= 0) return 0;
  const level = Math.hypot(aim[0], aim[2]) || 1e-6;
  const side = (x * aim[2] - z * aim[0]) / level / front;
  const up = (y - aim[1] * front) / level / front;
  return step(wide + soft, wide - soft, Math.abs(side)) * step(tall + soft, tall - soft, Math.abs(up));
}

const KEY_CARD = unit([-0.62, 0.62, 0.45]);
const RIGHT_CARD = unit([0.92, 0.25, 0.2]);
const TOP_CARD = unit([0.1, 0.97, -0.2]);
const FRONT_CARD = unit([0.25, 0.55, 0.8]);

/** Brightness of a polished surface's reflection in this direction, 0 to 1; `soft` blurs it. */
export function mirrored(x: number, y: number, z: number, soft: number): number {
  const floor = 0.5 * step(0.02 + soft, -0.55 - soft, y);
  const wall = 0.1 + 0.16 * step(-0.2, 0.9, y);
  return clamp(
    Math.max(wall, floor) +
      0.95 * card(x, y, z, KEY_CARD, 0.62, 0.5, 0.04 + soft) +
      0.6 * card(x, y, z, RIGHT_CARD, 0.22, 0.9, 0.05 + soft) +
      0.5 * card(x, y, z, TOP_CARD, 0.7, 0.45, 0.08 + soft) +
      0.28 * card(x, y, z, FRONT_CARD, 0.2, 0.35, 0.08 + soft),
  );
}
