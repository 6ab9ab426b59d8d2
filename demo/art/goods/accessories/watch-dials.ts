// Watch dials and bezels.

import type { Paint, Touch } from "../solid/part.ts";
import { step, TAU } from "../solid/vector.ts";

/** Angle clockwise from twelve o'clock, as a fraction of a turn. */
const turnOf = (x: number, y: number): number => (Math.atan2(x, y) / TAU + 1) % 1;

/** Distance to the nearest of `marks` marks around the dial, in marks. */
const offMark = (turn: number, marks: number): number => Math.abs(((turn * marks + 0.5) % 1) - 0.5);

export const dialMarks =
  (radius: number, dark: "metal"): Paint =>
  (touch, x, y) => {
    const r = Math.hypot(x, y);
    const turn = turnOf(x, y);
    const hour = offMark(turn, 12) * (r / radius) * 6;
    const minute = offMark(turn, 60) * (r / radius);
    const quarter = offMark(turn, 4) < 0.05;
    if (r > radius * 0.9 && r < radius * 0.96 && minute < 0.16) touch.region = dark;
    if (r > radius * (quarter ? 0.66 : 0.74) && r < radius * 0.87 && hour < (quarter ? 0.34 : 0.22))
      touch.region = dark;
  };

/** Four marks and nothing else. */
export const sparse =
  (radius: number): Paint =>
  (touch, x, y) => {
    const r = Math.hypot(x, y);
    const isMark = r > radius * 0.72 && r < radius * 0.92 && Math.min(Math.abs(x), Math.abs(y)) < 0.045;
    if (isMark) touch.region = "metal";
  };

export const ridged: Paint = (touch, _x, _y, _z, u) => {
  touch.height += 0.05 * step(-0.2, 0.2, Math.sin(u * TAU * 48));
};

/** Three subdials. */
export function chronograph(touch: Touch, x: number, y: number, z: number, u: number, v: number): void {
  dialMarks(1.74, "metal")(touch, x, y, z, u, v);
  for (const [cx, cy] of [
    [-0.75, 0],
    [0.75, 0],
    [0, -0.8],
  ] as const) {
    const r = Math.hypot(x - cx, y - cy);
    if (r < 0.44) touch.region = r > 0.4 ? "metal" : "label";
    if (r < 0.32 && Math.abs(x - cx - (y - cy) * 0.6) < 0.035 && y > cy) touch.region = "metal";
  }
}

/** A diver's bezel: ridged, with hour marks. */
export function diverBezel(touch: Touch, x: number, y: number, z: number, u: number, v: number): void {
  ridged(touch, x, y, z, u, v);
  if (Math.abs(((u * 12 + 0.5) % 1) - 0.5) < 0.06 && v > 0.2 && v < 0.7) touch.region = "label";
}

/** Roman numerals around a rectangle, between two frames. */
export const roman: Paint = (touch, x, y) => {
  const inner = Math.max(Math.abs(x) / 0.98, Math.abs(y) / 1.34);
  if (inner > 0.98 && inner < 1.0) touch.region = "metal";
  if (Math.abs(inner - 0.62) < 0.012) touch.region = "metal";
  const off = offMark(turnOf(x / 0.98, y / 1.34), 12);
  if (inner > 0.7 && inner < 0.92 && (off < 0.06 || Math.abs(off - 0.14) < 0.035)) touch.region = "metal";
};

/** Batons at the rectangle's edge, and a small seconds dial below the middle. */
export const smallSecond: Paint = (touch, x, y) => {
  const inner = Math.max(Math.abs(x) / 0.98, Math.abs(y) / 1.34);
  const off = offMark(turnOf(x / 0.98, y / 1.34), 12);
  if (inner > 0.76 && inner < 0.94 && off < 0.075) touch.region = "metal";
  const r = Math.hypot(x, y + 0.66);
  if (Math.abs(r - 0.4) < 0.018 || (r < 0.3 && Math.abs(x + (y + 0.66) * 0.4) < 0.025)) touch.region = "metal";
};

/** Roman numerals around a circle, and the moon in a window above six. */
export const moonPhase =
  (radius: number): Paint =>
  (touch, x, y) => {
    const r = Math.hypot(x, y) / radius;
    const off = offMark(turnOf(x, y), 12) * r;
    if (r > 0.95 && r < 0.965) touch.region = "metal";
    const stroke = off < 0.035 || Math.abs(off - 0.085) < 0.025;
    if (r > 0.68 && r < 0.9 && stroke) touch.region = "metal";
    const [wx, wy] = [x / radius, y / radius + 0.36];
    const window = Math.hypot(wx, wy);
    if (window > 0.3 || wy < -0.1) return;
    touch.region = window > 0.275 || wy < -0.08 ? "metal" : "trim";
    touch.tone *= 0.8;
    const star = Math.hypot((((wx + 1) * 7) % 1) - 0.5, (((wy + 1) * 7) % 1) - 0.5) < 0.09;
    if (Math.hypot(wx - 0.06, wy - 0.1) < 0.105) touch.region = "metal";
    else if (star && window < 0.25) touch.region = "label";
  };

/** Broad luminous marks, and a triangle at twelve. */
export const pilot =
  (radius: number): Paint =>
  (touch, x, y) => {
    const r = Math.hypot(x, y) / radius;
    const turn = turnOf(x, y);
    if (r > 0.9 && r < 0.96 && offMark(turn, 60) < 0.13) touch.region = "label";
    const [tx, ty] = [Math.abs(x) / radius, y / radius];
    if (ty > 0.66 && ty < 0.86 && tx < (ty - 0.66) * 0.6) touch.region = "label";
    const isTwelve = turn < 0.05 || turn > 0.95;
    const quarter = offMark(turn, 4) < 0.05;
    if (!isTwelve && r > (quarter ? 0.6 : 0.7) && r < 0.85 && offMark(turn, 12) * r < (quarter ? 0.11 : 0.075))
      touch.region = "label";
  };

const WHEELS = [
  [-0.36, 0.34, 0.4, 26],
  [0.42, 0.2, 0.34, 22],
  [0.1, -0.46, 0.42, 28],
  [-0.5, -0.3, 0.26, 16],
  [0.3, 0.66, 0.2, 14],
] as const;

/** Cut away to show the wheels. */
export const skeleton =
  (radius: number): Paint =>
  (touch, x, y) => {
    const [px, py] = [x / radius, y / radius];
    const r = Math.hypot(px, py);
    touch.tone *= 0.72;
    for (const [cx, cy, wide, teeth] of WHEELS) {
      const [dx, dy] = [px - cx, py - cy];
      const far = Math.hypot(dx, dy) / wide;
      const around = Math.atan2(dy, dx);
      const rim = far > 0.78 && far < 0.95 + 0.07 * Math.sign(Math.sin(around * teeth));
      const spoke = far < 0.8 && Math.abs(Math.sin(around * 2.5)) < 0.13 / Math.max(0.2, far);
      if (!rim && !spoke && far > 0.2) continue;
      touch.region = "metal";
      touch.tone = far < 0.2 ? 0.7 : 1.05;
      touch.height = 0.03;
    }
    if (Math.abs(px * 0.8 - py * 0.6) < 0.06 && r < 0.8) {
      touch.region = "metal";
      touch.tone = 0.9;
    }
    if (r > 0.84) {
      touch.region = offMark(turnOf(x, y), 12) < 0.07 && r < 0.97 ? "label" : "metal";
      touch.tone = 0.82;
    }
  };

/** Hour marks, and a date at three. */
export const dated =
  (radius: number): Paint =>
  (touch, x, y, z, u, v) => {
    dialMarks(radius, "metal")(touch, x, y, z, u, v);
    const [wx, wy] = [Math.abs(x / radius - 0.66), Math.abs(y / radius)];
    if (wx < 0.15 && wy < 0.115) touch.region = wx < 0.125 && wy < 0.09 ? "label" : "metal";
    if (wx < 0.05 && wy < 0.055 && wx > 0.02) touch.region = "metal";
  };

/** Embossed squares, as on steel sports watches. */
export const tapestry =
  (radius: number): Paint =>
  (touch, x, y, z, u, v) => {
    const square = Math.max(Math.abs((((x * 5 + 50) % 1) - 0.5) * 2), Math.abs((((y * 5 + 50) % 1) - 0.5) * 2));
    touch.height += 0.05 * step(0.95, 0.6, square);
    sparse(radius)(touch, x, y, z, u, v);
    const r = Math.hypot(x, y);
    if (r > radius * 0.78 && r < radius * 0.92 && offMark(turnOf(x, y), 12) * r < 0.06) touch.region = "metal";
  };

/** Flutes that run up to the glass. */
export const fluted: Paint = (touch, _x, _y, _z, u) => {
  touch.height += 0.07 * Math.abs(Math.sin(u * TAU * 36));
};

/** A two-colour bezel, as on watches with two time zones. */
export function twoZones(touch: Touch, x: number, y: number, z: number, u: number, v: number): void {
  ridged(touch, x, y, z, u, v);
  if (u > 0.5) touch.region = "trim";
  if (offMark(u, 24) < 0.09 && v > 0.25 && v < 0.65) touch.region = "label";
}
