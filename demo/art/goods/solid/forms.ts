// Basic forms: tubes, ribbons, turned bodies, cushions, slabs, rings and inflated outlines.

import { evenly, type Path, type Profile } from "./curve.ts";
import { surface, type Finish, type Part } from "./part.ts";
import { add, clamp, cross, dot, mix, pow, sub, TAU, times, unit, type Vec } from "./vector.ts";

export interface Tube {
  readonly radius: number | Profile;
  readonly finish: Finish;
  /** Ratio of the ribbon's thickness to its width; 1 is round. */
  readonly flat?: number;
  /** Normal of the ribbon's face at t. Defaults to upright to the path. */
  readonly face?: (t: number) => Vec;
  readonly closed?: boolean;
  readonly steps?: number;
  readonly sides?: number;
  /** 1 is an ellipse; smaller squares its corners. */
  readonly square?: number;
}

/** A rope, strap or wire along a path, with rounded ends: u runs along, v around. */
export function tube(
  along: Path,
  { radius, finish, flat = 1, face, closed = false, steps = 120, sides = 18, square = 1 }: Tube,
): Part {
  const frames = framesOf(along, steps, closed, face);
  const radiusAt = typeof radius === "number" ? () => radius : radius;
  const ends = closed ? 0 : 2;
  return surface(
    (u, v) => {
      const i = clamp(Math.round(u * (steps + ends)) - ends / 2, 0, steps);
      const { point, across, out } = frames[i]!;
      const tip = !closed && (u === 0 || u === 1);
      const r = tip ? 0 : radiusAt(i / steps);
      const angle = v * TAU;
      return add(
        point,
        add(times(across, pow(Math.cos(angle), square) * r), times(out, pow(Math.sin(angle), square) * r * flat)),
      );
    },
    { nu: steps + ends, nv: sides, finish },
  );
}

interface Frame {
  readonly point: Vec;
  readonly across: Vec;
  readonly out: Vec;
}

function framesOf(along: Path, steps: number, closed: boolean, face?: (t: number) => Vec): Frame[] {
  const frames: Frame[] = [];
  let out: Vec = [0, 0, 1];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const wrap = (at: number) => (closed ? along(((at % 1) + 1) % 1) : along(clamp(at)));
    const ahead = unit(sub(wrap(t + 0.5 / steps), wrap(t - 0.5 / steps)));
    if (i === 0 && Math.abs(dot(out, ahead)) > 0.9) out = [0, 1, 0];
    const want = face ? face(t) : out;
    const across = unit(cross(ahead, want));
    out = unit(cross(across, ahead));
    frames.push({ point: along(t), across, out });
  }
  return frames;
}

/** A body turned about the y axis: `outline` gives (radius, y) along v. */
export function turned(outline: Path, finish: Finish, steps = 96, rows = 80): Part {
  return surface(
    (u, v) => {
      const [r, y] = outline(v);
      return [r * Math.cos(u * TAU), y, r * Math.sin(u * TAU)];
    },
    { nu: steps, nv: rows, finish },
  );
}

export interface Cushion {
  /** The outline seen from the front, a closed path in x and y. */
  readonly outline: Path;
  /** The point that the faces converge on. Defaults to the middle of the outline. */
  readonly middle?: readonly [number, number];
  /** Half the thickness at (x, y). */
  readonly depth: number | ((x: number, y: number) => number);
  /** Radius of the rounded edge, and the bulge of the faces. */
  readonly edge: number;
  readonly swell?: number;
  readonly finish: Finish;
  readonly steps?: number;
  readonly rows?: number;
}

/** A box with any outline: front and back face, rounded edges and a gusset. u runs around, v from back to front. */
export function cushion({ outline, middle, depth, edge, swell = 0, finish, steps = 160, rows = 64 }: Cushion): Part {
  const points = Array.from({ length: 64 }, (_, i) => outline(i / 64));
  const [mx, my] = middle ?? [
    points.reduce((sum, p) => sum + p[0], 0) / points.length,
    points.reduce((sum, p) => sum + p[1], 0) / points.length,
  ];
  const half = typeof depth === "number" ? () => depth : depth;
  return surface(
    (u, v) => {
      const [ox, oy] = outline(u % 1);
      const side = v < 0.5 ? -1 : 1;
      const w = Math.abs(v - 0.5) * 2;
      const reach = Math.hypot(ox - mx, oy - my) || 1;
      // w: 0 to .2 up the gusset, .2 to .4 round the edge, .4 to 1 across the face.
      const turn = clamp((w - 0.2) / 0.2) * (Math.PI / 2);
      const inset = edge * (1 - Math.cos(turn));
      const across = clamp((w - 0.4) / 0.6);
      const share = ((reach - inset) / reach) * (1 - across);
      const [x, y] = [mx + (ox - mx) * share, my + (oy - my) * share];
      const d = half(x, y);
      const gusset = clamp(w / 0.2) * Math.max(0, d - edge);
      const z = gusset + edge * Math.sin(turn) + swell * (1 - (1 - across) ** 2);
      return [x, y, side * Math.min(z, d + swell)];
    },
    { nu: steps, nv: rows * 2, finish },
  );
}

/** A rounded rectangle, or a trapezium when the top is narrower: a closed path, counter-clockwise from the bottom middle. */
export function roundedBox(
  bottom: number,
  top: number,
  low: number,
  high: number,
  round: number | readonly [number, number],
): Path {
  const [lowRound, highRound] = typeof round === "number" ? [round, round] : round;
  const points: Vec[] = [[0, low, 0]];
  const corner = (cx: number, cy: number, r: number, from: number) => {
    for (let i = 0; i <= 12; i++) {
      const a = from + (i / 12) * (Math.PI / 2);
      points.push([cx + r * Math.cos(a), cy + r * Math.sin(a), 0]);
    }
  };
  corner(bottom / 2 - lowRound, low + lowRound, lowRound, -Math.PI / 2);
  corner(top / 2 - highRound, high - highRound, highRound, 0);
  corner(-top / 2 + highRound, high - highRound, highRound, Math.PI / 2);
  corner(-bottom / 2 + lowRound, low + lowRound, lowRound, Math.PI);
  points.push([0, low, 0]);
  return evenly(points);
}

/** A flat plate with any outline and a small rounded edge, `thick` centimetres thick, its front at z = thick / 2. */
export const plate = (
  outline: Path,
  thick: number,
  finish: Finish,
  edge = thick * 0.4,
  middle?: readonly [number, number],
): Part => cushion({ outline, depth: thick / 2, edge, finish, rows: 24, ...(middle && { middle }) });

/** A ball, or an ellipsoid. */
export const ball = (centre: Vec, radius: number | Vec, finish: Finish, steps = 32): Part => {
  const [rx, ry, rz] = typeof radius === "number" ? [radius, radius, radius] : radius;
  return surface(
    (u, v) => {
      const [a, b] = [u * TAU, (v - 0.5) * Math.PI];
      return add(centre, [rx * Math.cos(a) * Math.cos(b), ry * Math.sin(b), rz * Math.sin(a) * Math.cos(b)]);
    },
    { nu: steps, nv: steps / 2, finish },
  );
};

/** A closed ring path in the plane of x and y. */
export const circle =
  (radius: number, centre: Vec = [0, 0, 0], tall = radius): Path =>
  (t) =>
    add(centre, [radius * Math.cos(t * TAU), tall * Math.sin(t * TAU), 0]);

/** A sheet hung between two paths, swelling by `swell` towards `towards` at its middle. */
export const sheet = (
  from: Path,
  to: Path,
  finish: Finish,
  bend: (u: number, v: number) => Vec = () => [0, 0, 0],
  nu = 80,
  nv = 60,
): Part =>
  surface(
    (u, v) => {
      const [a, b] = [from(u), to(u)];
      return add([mix(a[0], b[0], v), mix(a[1], b[1], v), mix(a[2], b[2], v)], bend(u, v));
    },
    { nu, nv, finish, sheet: true },
  );
