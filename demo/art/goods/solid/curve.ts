// Curves through given points: numbers over a line, and paths in space.

import { between, type Vec } from "./vector.ts";

export type Profile = (x: number) => number;
export type Path = (t: number) => Vec;

/** A smooth function through the points (ascending x) that never overshoots them; flat beyond its ends. */
export function profile(points: readonly (readonly [x: number, y: number])[]): Profile {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const last = xs.length - 1;
  const slope = (i: number) => (ys[i + 1]! - ys[i]!) / (xs[i + 1]! - xs[i]!);
  const tangents = xs.map((_, i) => {
    if (i === 0) return slope(0);
    if (i === last) return slope(last - 1);
    const [before, after] = [slope(i - 1), slope(i)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (x) => {
    if (x <= xs[0]!) return ys[0]!;
    if (x >= xs[last]!) return ys[last]!;
    let i = 0;
    while (xs[i + 1]! < x) i++;
    const width = xs[i + 1]! - xs[i]!;
    const t = (x - xs[i]!) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      ys[i]! * (2 * t3 - 3 * t2 + 1) +
      tangents[i]! * width * (t3 - 2 * t2 + t) +
      ys[i + 1]! * (3 * t2 - 2 * t3) +
      tangents[i + 1]! * width * (t3 - t2)
    );
  };
}

const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** Rows of numbers blended smoothly: `at(1.5)` lies half-way between the second row and the third. */
export function blend(rows: readonly (readonly number[])[], closed = false): (at: number) => number[] {
  const count = rows.length;
  const row = (i: number) => rows[closed ? ((i % count) + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  return (at) => {
    const i = closed ? Math.floor(at) : Math.max(0, Math.min(count - 2, Math.floor(at)));
    const t = at - i;
    const [a, b, c, d] = [row(i - 1), row(i), row(i + 1), row(i + 2)];
    return b.map((value, k) => catmull(a[k]!, value, c[k]!, d[k]!, t));
  };
}

/** A smooth path through the points, parametrised by arc length from 0 to 1. */
export function path(points: readonly Vec[], closed = false): Path {
  const at = blend(points, closed);
  const spans = closed ? points.length : points.length - 1;
  const dense = Array.from({ length: spans * 16 + 1 }, (_, i) => at(i / 16) as [number, number, number]);
  return evenly(dense);
}

/** The straight path from point to point, parametrised by arc length. */
export function evenly(points: readonly Vec[]): Path {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    lengths.push(lengths[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
  }
  const total = lengths.at(-1)!;
  return (t) => {
    const want = Math.max(0, Math.min(1, t)) * total;
    let [low, high] = [0, points.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (lengths[middle]! <= want) low = middle;
      else high = middle;
    }
    const width = lengths[high]! - lengths[low]! || 1;
    return between(points[low]!, points[high]!, (want - lengths[low]!) / width);
  };
}

export function lengthOf(along: Path, steps = 200): number {
  let total = 0;
  let before = along(0);
  for (let i = 1; i <= steps; i++) {
    const here = along(i / steps);
    total += Math.hypot(here[0] - before[0], here[1] - before[1], here[2] - before[2]);
    before = here;
  }
  return total;
}
