// The camera: its position, its framing and the visible triangle at each sample.

import type { Part } from "./part.ts";
import { raster, type Seen } from "./raster.ts";
import { clamp, mover, type Vec } from "./vector.ts";

/** Distance of the camera in radii of the product: a long lens. */
export const LENS = 7;

export interface Camera {
  readonly toView: (p: Vec) => Vec;
  readonly toWorld: (p: Vec) => Vec;
  readonly middle: Vec;
  readonly radius: number;
}

export interface Framing {
  /** Samples per centimetre, and the sample at the view's origin. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The part of the picture that the product covers, in samples from the picture's corner: even numbers. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function cameraOf(parts: readonly Part[], yaw: number, pitch: number): Camera {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { points } of parts)
    for (let k = 0; k < points.length; k++) {
      const axis = (k % 3) as 0 | 1 | 2;
      low[axis] = Math.min(low[axis], points[k]!);
      high[axis] = Math.max(high[axis], points[k]!);
    }
  const middle: Vec = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const turn = mover({ turn: [0, yaw, 0] });
  const tilt = mover({ turn: [pitch, 0, 0] });
  const untilt = mover({ turn: [-pitch, 0, 0] });
  const unturn = mover({ turn: [0, -yaw, 0] });
  return {
    middle,
    radius: Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2,
    toView: ([x, y, z]) => tilt(turn([x - middle[0], y - middle[1], z - middle[2]])),
    toWorld: (p) => {
      const [x, y, z] = unturn(untilt(p));
      return [x + middle[0], y + middle[1], z + middle[2]];
    },
  };
}

export const see = (parts: readonly Part[], { toView, radius }: Camera, framing: Framing): Seen =>
  raster(
    parts,
    (x, y, z, out) => {
      const [vx, vy, vz] = toView([x, y, z]);
      const near = (LENS * radius) / (LENS * radius - vz);
      out[0] = framing.x - framing.left + vx * near * framing.scale;
      out[1] = framing.y - framing.top - vy * near * framing.scale;
      out[2] = vz;
    },
    framing.width,
    framing.height,
  );

/** Fits the visible product, after cuts, into the picture: measures a small trial, then frames it. */
export function frame(
  parts: readonly Part[],
  camera: Camera,
  width: number,
  height: number,
  wide: number,
  tall: number,
): Framing {
  const trial = 260;
  const scale = trial / 2.3 / camera.radius;
  const small = see(parts, camera, { scale, x: trial / 2, y: trial / 2, left: 0, top: 0, width: trial, height: trial });
  let [left, right, top, bottom] = [trial, 0, trial, 0];
  for (let k = 0; k < small.part.length; k++) {
    if (!small.part[k]) continue;
    const [x, y] = [k % trial, Math.floor(k / trial)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const grow = Math.min((wide * width) / (right - left), (tall * height) / (bottom - top));
  const [halfWide, halfTall] = [((right - left) / 2 + 2) * grow, ((bottom - top) / 2 + 2) * grow];
  const even = (value: number, most: number) => clamp(2 * Math.round(value / 2), 0, most);
  const [west, north] = [even(width / 2 - halfWide, width), even(height * 0.505 - halfTall, height)];
  return {
    scale: scale * grow,
    x: width / 2 - ((left + right) / 2 - trial / 2) * grow,
    y: height * 0.505 - ((top + bottom) / 2 - trial / 2) * grow,
    left: west,
    top: north,
    width: even(width / 2 + halfWide, width) - west,
    height: even(height * 0.505 + halfTall, height) - north,
  };
}
