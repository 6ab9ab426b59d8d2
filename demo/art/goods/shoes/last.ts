// The last: the foot-shaped body that every shoe is built on.
//
// Patterns are drawn on the flat last, seen from the side: d is the distance from the back of the heel, y the height above
// the feather edge, both in centimetres. Lifting the heel shears the body along the sole line and does not change d and y.

import { blend, profile, type Profile } from "../solid/curve.ts";
import { surface, type Finish, type Part } from "../solid/part.ts";
import { add, clamp, mix, pow, TAU, times, type Vec } from "../solid/vector.ts";

/** Rows of a boot's shaft above the ankle, lowest first. */
export type Shaft = readonly (readonly [y: number, front: number, back: number, wide: number])[];

export interface LastShape {
  readonly length?: number;
  /** Half the width at the ball, at the heel. */
  readonly ball?: number;
  readonly heel?: number;
  /** The toe: where it starts to narrow, its bluntness (1 pointed, 2 round, 4 square), and its height. */
  readonly toeFrom?: number;
  readonly toeBlunt?: number;
  readonly toeHeight?: number;
  /** Raises the instep. */
  readonly instep?: number;
  /** Height of the sole's upper side over the floor along d. */
  readonly sole: Profile;
  readonly shaft?: Shaft;
}

export interface Last {
  readonly length: number;
  readonly sole: Profile;
  /** Half the width of the sole's outline at d. */
  readonly outline: Profile;
  /** The surface point at (d, y) as seen from the side; `side` is 1 for the near half, -1 for the far one. */
  readonly at: (d: number, y: number, side?: number) => Vec;
  /** The surface normal at that point. */
  readonly facing: (d: number, y: number, side?: number) => Vec;
  /** Height of the crest over d, on the flat last. */
  readonly crest: Profile;
  /** d of the back of the heel at a height. */
  readonly back: Profile;
  /** The station whose crest lies at d (before the ankle) or at the height y (anywhere). */
  readonly station: (where: { readonly d: number } | { readonly y: number }) => number;
  /** The point of a station at z beside its crest, `lift` off the surface, and the surface normal there. */
  readonly crown: (station: number, z: number, lift?: number) => Vec;
  readonly crownFacing: (station: number, z: number) => Vec;
  /** The surface, expanded by `grow`; u and v of its paint are d and y. */
  readonly body: (finish: Finish, grow?: number | ((d: number, y: number) => number)) => Part;
}

const STATIONS = 96;
const AROUND = 72;

export function makeLast(shape: LastShape): Last {
  const {
    length = 27,
    ball = 4.6,
    heel = 3.15,
    toeFrom = 8,
    toeBlunt = 2,
    toeHeight = 3.9,
    instep = 0,
    sole,
    shaft,
  } = shape;
  const k = length / 27;
  const waist = profile([
    [4, heel],
    [10.5 * k, mix(heel, ball, 0.22)],
    [18.5 * k, ball],
    [length, ball * 0.97],
  ]);
  const heelRound = 3.4;
  const outline = (d: number): number => {
    const back = d < heelRound ? Math.sqrt(Math.max(0, 1 - ((heelRound - d) / heelRound) ** 2.3)) : 1;
    const reach = clamp((d - (length - toeFrom)) / toeFrom);
    return waist(d) * back * (1 - reach ** (0.7 + toeBlunt * 0.65)) ** (toeBlunt < 1.6 ? 0.78 : 0.5);
  };
  // Rows: front d, y; back d, y; half width; share of the height below the widest point; squareness of the underside.
  const rows: number[][] = [0, 0.06, 0.22, 0.55, 1.1, 1.9, 3, 4.4].map((e) => {
    const rise = (1 - (1 - Math.min(1, e / 4.4)) ** 2.1) ** 0.52;
    return [length - e, mix(0.55, toeHeight, rise), length - e, 0.04, outline(length - e), 0.36, 0.24];
  });
  const arch = (f: number, fy: number, b: number, by: number, w: number, m: number, q: number) =>
    rows.push([f * k, fy, b * k, by, w, m, q]);
  arch(19.6, toeHeight * 1.16 + instep * 0.15, 19, 0, outline(19 * k) * 0.99, 0.33, 0.24);
  arch(16.4, 6.0 + instep * 0.5, 14.6, 0, outline(14.6 * k) * 0.98, 0.3, 0.24);
  arch(13.7, 7.7 + instep, 10.2, 0, outline(10.2 * k) * 1.02, 0.3, 0.25);
  arch(11.6, 9.4 + instep, 6, 0, heel * 1.04, 0.32, 0.26);
  arch(10.2, 11.1 + instep, 2.6, 0, heel * 1.04, 0.36, 0.42);
  arch(9.4, 12.7 + instep, 0.45, 0.35, heel, 0.42, 0.62);
  arch(9, 14.2 + instep, -0.05, 2.6, heel * 0.99, 0.46, 0.82);
  arch(8.8, 15.6 + instep, 0.25, 5.6, heel * 0.97, 0.48, 0.95);
  arch(8.7, 17 + instep, 0.75, 8.6, heel * 0.98, 0.5, 1);
  for (const [y, front, back, w] of shaft ?? [
    [19, 8.7, 0.8, heel * 1.02],
    [22, 8.9, 0.6, heel * 1.06],
  ])
    rows.push([front * k, y + instep + 0.4 + 8 * clamp((27 - y) / 18), back * k, y, w, 0.5, 1]);
  const row = blend(rows);

  const flat = (s: number, turn: number): [d: number, y: number, z: number] => {
    const [fd, fy, bd, by, w, m, q] = row(s * (rows.length - 1)) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const [c, z] = [Math.cos(turn), Math.sin(turn)];
    const up = c >= 0 ? m + (1 - m) * c ** 0.94 : m * (1 - Math.abs(c) ** q);
    return [mix(bd, fd, up), mix(by, fy, up), pow(z, c >= 0 ? 0.96 : mix(0.24, 1, q)) * w];
  };
  const lifted = ([d, y, z]: readonly [number, number, number]): Vec => [-d, y + sole(d), z];

  const grid: [number, number, number][][] = Array.from({ length: STATIONS + 1 }, (_, i) =>
    Array.from({ length: AROUND / 2 + 1 }, (_unused, j) => flat(i / STATIONS, (j / AROUND) * TAU)),
  );
  // Sections may cross at the heel: use the outermost.
  const find = (d: number, y: number): [number, number] => {
    let [best, si, sj] = [Infinity, 0, 0];
    let [wide, found]: [number, [number, number] | undefined] = [-1, undefined];
    for (let i = 0; i < STATIONS; i++)
      for (let j = 0; j < AROUND / 2; j++) {
        const inside = within(grid[i]![j]!, grid[i + 1]![j]!, grid[i]![j + 1]!, grid[i + 1]![j + 1]!, d, y);
        if (inside && grid[i]![j]![2] > wide) {
          wide = grid[i]![j]![2];
          found = [(i + inside[0]) / STATIONS, ((j + inside[1]) / AROUND) * TAU];
        }
        const g = grid[i]![j]!;
        const off = (g[0] - d) ** 2 + (g[1] - y) ** 2;
        if (off < best) [best, si, sj] = [off, i / STATIONS, (j / AROUND) * TAU];
      }
    return found ?? [si, sj];
  };
  const normalAt = (s: number, turn: number): Vec => {
    const e = 0.004;
    const a = lifted(flat(Math.min(1, s + e), turn));
    const b = lifted(flat(Math.max(0, s - e), turn));
    const c = lifted(flat(s, turn + e));
    const d = lifted(flat(s, turn - e));
    const [ux, uy, uz] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    const [vx, vy, vz] = [c[0] - d[0], c[1] - d[1], c[2] - d[2]];
    const n: Vec = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const size = Math.hypot(...n) || 1;
    return [n[0] / size, n[1] / size, n[2] / size];
  };
  const sided = ([x, y, z]: Vec, side: number): Vec => [x, y, z * side];
  const crest = profile(
    Array.from({ length: STATIONS + 1 }, (_, i) => flat(1 - i / STATIONS, 0))
      .map(([d, y]): [number, number] => [d, y])
      .filter(([d], i, all) => i === 0 || d > Math.max(...all.slice(0, i).map(([x]) => x)) + 1e-6),
  );
  const back = profile(
    Array.from({ length: STATIONS + 1 }, (_, i) => flat(i / STATIONS, Math.PI))
      .map(([d, y]): [number, number] => [y, d])
      .filter(([y, d], i, all) => d < 3 && y > 0.2 && y > Math.max(-1, ...all.slice(0, i).map(([x]) => x)) + 1e-6),
  );
  // The normal's sign depends on the orientation of the rows: on the near side it must point to +z.
  const sign = Math.sign(normalAt(0.6, Math.PI / 2)[2]) || 1;
  const station: Last["station"] = (where) => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2;
      const [d, y] = flat(middle, 0);
      if ("d" in where ? d > where.d : y < where.y) low = middle;
      else high = middle;
    }
    return low;
  };
  const turnTo = (s: number, z: number): number => {
    let [low, high] = [0, Math.PI / 2];
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (flat(s, middle)[2] < Math.abs(z)) low = middle;
      else high = middle;
    }
    return z < 0 ? -low : low;
  };
  return {
    length,
    sole,
    station,
    crown: (s, z, lift = 0) => {
      const turn = turnTo(s, z);
      return add(lifted(flat(s, turn)), times(normalAt(s, turn), lift * sign));
    },
    crownFacing: (s, z) => times(normalAt(s, turnTo(s, z)), sign),
    outline,
    crest,
    back,
    at: (d, y, side = 1) => sided(lifted(flat(...find(d, y))), side),
    facing: (d, y, side = 1) => sided(times(normalAt(...find(d, y)), sign), side),
    body: (finish, grow = 0) =>
      surface(
        (u, v) => {
          const point = flat(u, v * TAU);
          const by = typeof grow === "number" ? grow : grow(point[0], point[1]);
          const base = lifted(point);
          return by === 0 ? base : add(base, times(normalAt(clamp(u, 0.002, 1), v * TAU), by * sign));
        },
        {
          nu: STATIONS * 2,
          nv: AROUND * 2,
          finish,
          uv: (u, v) => {
            const [d, y] = flat(u, v * TAU);
            return [d, y];
          },
        },
      ),
  };
}

/** Position of (d, y) in a cell of the mesh, from its two triangles. */
function within(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
  e: readonly number[],
  d: number,
  y: number,
): [number, number] | undefined {
  const first = weights(a, b, c, d, y);
  if (first) return first;
  const second = weights(e, c, b, d, y);
  return second && [1 - second[0], 1 - second[1]];
}

function weights(o: readonly number[], p: readonly number[], q: readonly number[], d: number, y: number) {
  const [px, py, qx, qy] = [p[0]! - o[0]!, p[1]! - o[1]!, q[0]! - o[0]!, q[1]! - o[1]!];
  const area = px * qy - qx * py;
  if (Math.abs(area) < 1e-9) return undefined;
  const [x, z] = [d - o[0]!, y - o[1]!];
  const [s, t] = [(x * qy - qx * z) / area, (px * z - x * py) / area];
  return s >= -1e-6 && t >= -1e-6 && s + t <= 1 + 1e-6 ? ([s, t] as [number, number]) : undefined;
}
