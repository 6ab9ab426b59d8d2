// Outlines of drawings: smooth paths through points, tapered lenses, mirrors, seeded randomness. The page is 600 × 800 units.

/** A point of an outline. With a third element of 1 it is a corner; otherwise the line runs smoothly through it. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1];
export type Points = readonly Point[];
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Taper = "both" | "start" | "end";
/** A quadratic curve: start, control, end. */
export type Curve = readonly [x0: number, y0: number, cx: number, cy: number, x1: number, y1: number];

export const PAGE_WIDTH = 600;
export const PAGE_HEIGHT = 800;
export const CENTRE = 300;

/** Rounds to one decimal for SVG: a tenth of a unit is a sixth of a pixel. */
export const one = (value: number): string => (Math.round(value * 10) / 10).toString();
export const two = (value: number): string => (Math.round(value * 100) / 100).toString();

export const at = (points: Points, index: number): Point => {
  const point = points[((index % points.length) + points.length) % points.length];
  if (!point) throw new Error("An outline needs at least one point.");
  return point;
};

/** A path through the points. Tangents follow the neighbours; handles are `tension` of the segment. */
export function smooth(points: Points, closed = true, tension = 0.36): string {
  const count = points.length;
  const first = at(points, 0);
  let path = `M${one(first[0])} ${one(first[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = at(points, i);
    const to = at(points, i + 1);
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * tension;
    const sharpStart = from[2] === 1 || (!closed && i === 0);
    const sharpEnd = to[2] === 1 || (!closed && i === count - 2);
    if (sharpStart && sharpEnd) {
      path += `L${one(to[0])} ${one(to[1])}`;
      continue;
    }
    const leave = sharpStart ? null : step(from, direction(at(points, i - 1), to), reach);
    const arrive = sharpEnd ? null : step(to, direction(from, at(points, i + 2)), -reach);
    const a = leave ?? halfway(from, arrive ?? to);
    const b = arrive ?? halfway(to, leave ?? from);
    path += `C${one(a[0])} ${one(a[1])} ${one(b[0])} ${one(b[1])} ${one(to[0])} ${one(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** An open smooth line, for seams and stitches. */
export const line = (...points: Point[]): string => smooth(points, false);

const direction = (from: Point, to: Point): readonly [number, number] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};
const step = (from: Point, along: readonly [number, number], by: number): Point => [
  from[0] + along[0] * by,
  from[1] + along[1] * by,
];
export const halfway = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const mirror = (points: Points, centre = CENTRE): Points =>
  points.map(([x, y, corner]) => [2 * centre - x, y, corner ?? 0]);

/** A whole outline from its left half, listed from top to bottom; points on the axis are not doubled. */
export const symmetric = (half: Points, centre = CENTRE): Points => [
  ...half,
  ...mirror(half, centre)
    .toReversed()
    .filter(([x]) => Math.abs(x - centre) > 0.5),
];

/** A band that swells and tapers along a curve: the shape of a fold or a highlight. */
export function lens([x0, y0, cx, cy, x1, y1]: Curve, width: number, taper: Taper = "both"): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 6;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const x = u * u * x0 + 2 * u * t * cx + t * t * x1;
    const y = u * u * y0 + 2 * u * t * cy + t * t * y1;
    const dx = 2 * u * (cx - x0) + 2 * t * (x1 - cx);
    const dy = 2 * u * (cy - y0) + 2 * t * (y1 - cy);
    const length = Math.hypot(dx, dy) || 1;
    const swell = taper === "both" ? Math.sin(Math.PI * t) ** 0.8 : taper === "end" ? u ** 0.7 : t ** 0.7;
    const half = ((Number.isNaN(swell) ? 0 : swell) * width) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  }
  return smooth([...left, ...right.toReversed()]);
}

/** A band of even width along an open line: straps, belts, bindings. `widths` runs from the first to the last point. */
export function band(points: Points, widths: number | readonly [number, number]): Points {
  const [from, to] = typeof widths === "number" ? [widths, widths] : widths;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const along = direction(points[Math.max(0, i - 1)] ?? point, points[Math.min(points.length - 1, i + 1)] ?? point);
    const half = (from + ((to - from) * i) / Math.max(1, points.length - 1)) / 2;
    const corner = i === 0 || i === points.length - 1 ? 1 : 0;
    left.push([point[0] - along[1] * half, point[1] + along[0] * half, corner]);
    right.push([point[0] + along[1] * half, point[1] - along[0] * half, corner]);
  });
  return [...left, ...right.toReversed()];
}

export const moved = (points: Points, dx: number, dy: number): Points =>
  points.map(([x, y, corner]) => [x + dx, y + dy, corner ?? 0]);

export const turned = (points: Points, degrees: number, cx: number, cy: number): Points => {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return points.map(([x, y, corner]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
    corner ?? 0,
  ]);
};

const PAIR = /(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g;

/** Points at equal parameter steps along the smooth line through the points. */
export function sampled(points: Points, count: number): Points {
  const path = smooth(points, false);
  const curves: number[][] = [];
  let [x, y] = [at(points, 0)[0], at(points, 0)[1]];
  for (const [, command, body = ""] of path.matchAll(/([MLC])([^MLC]*)/g)) {
    const values = (body.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [endX = x, endY = y] = values.slice(-2);
    if (command === "C") curves.push([x, y, ...values]);
    if (command === "L") curves.push([x, y, x, y, endX, endY, endX, endY]);
    [x, y] = [endX, endY];
  }
  return Array.from({ length: count }, (_, i) => {
    const position = (i / (count - 1)) * curves.length;
    const curve = curves[Math.min(curves.length - 1, Math.floor(position))] ?? [];
    const t = position - Math.min(curves.length - 1, Math.floor(position));
    const u = 1 - t;
    const blend = (k: number): number =>
      u ** 3 * (curve[k] ?? 0) +
      3 * u * u * t * (curve[k + 2] ?? 0) +
      3 * u * t * t * (curve[k + 4] ?? 0) +
      t ** 3 * (curve[k + 6] ?? 0);
    return [blend(0), blend(1)];
  });
}

/** Moves every coordinate pair of a path; the path must use absolute commands with pairs (M L C Q). */
export const mapPath = (path: string, move: (x: number, y: number) => readonly [number, number]): string =>
  path.replaceAll(PAIR, (_, x: string, y: string) => {
    const [a, b] = move(Number(x), Number(y));
    return `${one(a)} ${one(b)}`;
  });

export function boundsOf(path: string): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, x, y] of path.matchAll(PAIR)) {
    x0 = Math.min(x0, Number(x));
    x1 = Math.max(x1, Number(x));
    y0 = Math.min(y0, Number(y));
    y1 = Math.max(y1, Number(y));
  }
  return [x0, y0, x1 - x0, y1 - y0];
}

/** A small generator (mulberry32): the same seed draws the same picture. */
export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise from -0.5 to 0.5, with one cell per unit. */
export function noise(x: number, y: number, seed: number): number {
  const corner = (i: number, j: number): number => {
    const n = Math.imul((Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 69069)) | 0, 1);
    const mixed = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296 - 0.5;
  };
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = (x - i) ** 2 * (3 - 2 * (x - i));
  const v = (y - j) ** 2 * (3 - 2 * (y - j));
  return (
    (corner(i, j) * (1 - u) + corner(i + 1, j) * u) * (1 - v) +
    (corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u) * v
  );
}
