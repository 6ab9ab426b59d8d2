// Points and directions in space: x to the right, y up, z towards the viewer; lengths in centimetres.

export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const size = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => times(a, 1 / (size(a) || 1));
export const between = (a: Vec, b: Vec, t: number): Vec => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value);
/** Smooth step from 0 at a to 1 at b (a may be greater than b). */
export const step = (a: number, b: number, value: number): number => {
  const t = clamp((value - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** A soft bump: 1 at 0, near 0 beyond twice the width. */
export const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));
/** A power that preserves the sign, for superellipses. */
export const pow = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;

export const TAU = Math.PI * 2;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Transform of a point: rotation about x, then y, then z (degrees), then scale and offset. */
export interface Placement {
  readonly turn?: Vec;
  readonly scale?: number | Vec;
  readonly shift?: Vec;
}

export function mover({ turn = [0, 0, 0], scale = 1, shift = [0, 0, 0] }: Placement): (p: Vec) => Vec {
  const [cx, cy, cz] = [Math.cos(radians(turn[0])), Math.cos(radians(turn[1])), Math.cos(radians(turn[2]))];
  const [sx, sy, sz] = [Math.sin(radians(turn[0])), Math.sin(radians(turn[1])), Math.sin(radians(turn[2]))];
  const [kx, ky, kz] = typeof scale === "number" ? [scale, scale, scale] : scale;
  return ([px, py, pz]) => {
    const [x0, y0, z0] = [px * kx, py * ky, pz * kz];
    const [y1, z1] = [y0 * cx - z0 * sx, y0 * sx + z0 * cx];
    const [x2, z2] = [x0 * cy + z1 * sy, -x0 * sy + z1 * cy];
    return [x2 * cz - y1 * sz + shift[0], x2 * sz + y1 * cz + shift[1], z2 + shift[2]];
  };
}
