// Fittings of an upper: bindings, straps, laces, eyelets, buckles, tongues and tabs.

import { evenly, path, type Profile } from "../solid/curve.ts";
import { tube } from "../solid/forms.ts";
import { metal, plain, smoothLeather } from "../solid/finishes.ts";
import { surface, type Finish, type Part } from "../solid/part.ts";
import { add, mix, pow, TAU, times, type Vec } from "../solid/vector.ts";
import type { Last } from "./last.ts";

/** The throat of the shoe: the point at which the topline meets the crest. */
export function throatOf(last: Last, top: Profile): number {
  for (let d = 5; d < last.length; d += 0.05) if (top(d) >= last.crest(d)) return d;
  return last.length;
}

/** The rolled edge around the opening, along the topline y = top(d); with lacing it ends `apart` from the middle. */
export function binding(
  last: Last,
  top: Profile,
  finish: Finish,
  radius = 0.13,
  from = throatOf(last, top),
  apart = 0,
): Part {
  const count = 34;
  const heel = last.back(top(0));
  // Near the heel the side curves sharply and needs smaller steps.
  const near = Array.from({ length: count }, (_, i): Vec => {
    const d = mix(heel + 0.02, from, (1 - i / count) ** 2 * 0.75 + (1 - i / count) * 0.25);
    return last.at(d, Math.min(top(d), last.crest(d) - 0.01));
  }).filter(([x, , z]) => z >= apart && (z > 0.35 || -x > 4));
  const loop = [
    ...near,
    [-heel, top(0) + last.sole(0), 0] as Vec,
    ...near.toReversed().map(([x, y, z]): Vec => [x, y, -z]),
  ];
  return tube(path(loop), { radius, finish, steps: 220, sides: 12 });
}

export type Spot = readonly [d: number, y: number, side: number];

/** A strap laid on the foot through (d, y, side) spots, `lift` centimetres off it; ends at the feather edge run into the sole. */
export function strap(
  last: Last,
  spots: readonly Spot[],
  half: number,
  finish: Finish,
  thick = 0.14,
  lift = 0.08,
): Part {
  const held = spots.map(([d, y, side]): Spot => [d, Math.max(0.45, Math.min(y, last.crest(d))), side]);
  const points = held.map(([d, y, side]) => add(last.at(d, y, side), times(last.facing(d, y, side), lift)));
  const looks = held.map(([d, y, side]) => last.facing(d, y, side));
  const sink = (end: 0 | -1) => {
    if (spots.at(end)![1] > 0.45) return;
    const [x, y, z] = points.at(end)!;
    const low: Vec = [x, y - 0.55, z * 0.98];
    if (end === 0) {
      points.unshift(low);
      looks.unshift(looks[0]!);
    } else {
      points.push(low);
      looks.push(looks.at(-1)!);
    }
  };
  sink(0);
  sink(-1);
  return tube(path(points), {
    radius: half,
    flat: thick / half,
    square: 0.5,
    finish,
    face: path(looks),
    steps: 90,
    sides: 24,
  });
}

/** A band over the foot from the feather edge on one side to the other, leaning from d at the edge to `top` at the crest. */
export const bandSpots = (last: Last, d: number, top = d, low = 0): Spot[] => {
  const high = last.crest(top);
  const rows = [0, 0.2, 0.45, 0.7, 0.88, 0.97];
  const side = (sign: number) => rows.map((t): Spot => [mix(d, top, t), mix(low, high, t), sign]);
  return [...side(1), [top, high, 1], ...side(-1).toReversed()];
};

export interface Lacing {
  /** Positions of the lowest and the highest pair of eyelets, as d along the crest. */
  readonly from: number;
  readonly to?: number;
  /** Height of the highest pair on a shaft, instead of `to`. */
  readonly toHeight?: number;
  readonly pairs: number;
  /** Half the distance between the facings. */
  readonly gap: number;
  readonly finish?: Finish;
  readonly thick?: number;
  readonly flat?: number;
  /** True for straight bars, false for crosses. */
  readonly bars?: boolean;
  readonly bow?: boolean;
  readonly eyelets?: Finish;
}

export function laces(last: Last, lacing: Lacing): Part[] {
  const { from, to = 11, toHeight, pairs, gap, thick = 0.3, flat = 0.4, bars = false, bow = true, eyelets } = lacing;
  const finish = lacing.finish ?? plain("trim");
  const first = last.station({ d: from });
  const end = toHeight ? last.station({ y: toHeight }) : last.station({ d: to });
  const at = (i: number) => mix(first, end, i / (pairs - 1));
  const run = (i: number, a: number, j: number, b: number, lift: number): Part => {
    const middle = last.crown((at(i) + at(j)) / 2, 0, lift + 0.12);
    const quarter = (t: number) => last.crown(mix(at(i), at(j), t), mix(a, b, t), lift + 0.08);
    return tube(
      path([last.crown(at(i), a, lift - 0.12), quarter(0.2), middle, quarter(0.8), last.crown(at(j), b, lift - 0.12)]),
      {
        radius: thick,
        flat,
        finish,
        steps: 30,
        sides: 12,
        square: 0.8,
        face: (t) => last.crownFacing(mix(at(i), at(j), t), mix(a, b, t)),
      },
    );
  };
  const parts: Part[] = [];
  for (let i = 0; i < pairs; i++) {
    if (bars || i === 0) parts.push(run(i, gap, i, -gap, 0.16));
    if (!bars && i + 1 < pairs) parts.push(run(i, gap, i + 1, -gap, 0.16), run(i, -gap, i + 1, gap, 0.28));
    if (!eyelets) continue;
    for (const side of [1, -1])
      parts.push(
        tube(ringAround(last.crown(at(i), side * (gap + 0.08), 0.12), last.crownFacing(at(i), side * gap), 0.27), {
          radius: 0.1,
          finish: eyelets,
          closed: true,
          steps: 24,
          sides: 8,
        }),
      );
  }
  if (bow) parts.push(...bowAt(last.crown(at(pairs - 1), 0, 0.45), finish, thick, flat));
  return parts;
}

function ringAround(centre: Vec, look: Vec, radius: number) {
  const across: Vec = Math.abs(look[1]) < 0.9 ? [look[2], 0, -look[0]] : [1, 0, 0];
  const size = Math.hypot(...across) || 1;
  const a: Vec = [across[0] / size, across[1] / size, across[2] / size];
  const b: Vec = [look[1] * a[2] - look[2] * a[1], look[2] * a[0] - look[0] * a[2], look[0] * a[1] - look[1] * a[0]];
  return (t: number): Vec =>
    add(centre, add(times(a, radius * Math.cos(t * Math.PI * 2)), times(b, radius * Math.sin(t * Math.PI * 2))));
}

function bowAt(knot: Vec, finish: Finish, thick: number, flat: number): Part[] {
  const rope = (points: readonly Vec[]) =>
    tube(path(points.map((p) => add(knot, p))), {
      radius: thick * 0.9,
      flat,
      finish,
      steps: 60,
      sides: 12,
      square: 0.8,
    });
  return [1, -1]
    .flatMap((side) => [
      rope([
        [0, 0, 0],
        [-0.7, 0.75, 1.1 * side],
        [-1.3, 0.5, 2.3 * side],
        [-1.5, -0.35, 2.6 * side],
        [-1, -0.1, 1.4 * side],
        [-0.1, 0.1, 0],
      ]),
      rope([
        [0, 0, 0],
        [-0.9, 0.1, 0.8 * side],
        [-1.9, -0.7, 1.5 * side],
        [-2.3, -1.7, 2 * side],
      ]),
    ])
    .concat(
      rope([
        [0, 0.1, 0.45],
        [-0.25, 0.3, 0],
        [0, 0.1, -0.45],
      ]),
    );
}

/** A square buckle frame with its pin, facing `look`, its bar along `up`. */
export function buckle(
  centre: Vec,
  look: Vec,
  up: Vec,
  wide: number,
  tall: number,
  finish: Finish = metal("metal"),
  wire = 0.11,
): Part[] {
  const across: Vec = [
    up[1] * look[2] - up[2] * look[1],
    up[2] * look[0] - up[0] * look[2],
    up[0] * look[1] - up[1] * look[0],
  ];
  const at = (x: number, y: number, z = 0): Vec =>
    add(centre, add(times(across, x), add(times(up, y), times(look, z))));
  const corner = (sx: number, sy: number): Vec[] =>
    [0, 0.5, 1].map((t) => {
      const a = (t * Math.PI) / 2;
      const r = Math.min(wide, tall) * 0.35;
      const [cx, cy] = [sx * sy > 0 ? Math.cos(a) : Math.sin(a), sx * sy > 0 ? Math.sin(a) : Math.cos(a)];
      return at(sx * (wide - r + r * cx), sy * (tall - r + r * cy));
    });
  const loop = [...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1), ...corner(1, -1)];
  return [
    tube(path(loop, true), { radius: wire, finish, closed: true, steps: 80, sides: 12, face: () => look }),
    tube(evenly([at(-wide, 0, 0.05), at(wide, 0, 0.08)]), { radius: wire * 0.7, finish, steps: 8, sides: 8 }),
  ];
}

/** A tongue under the laces, from d on the crest up to a height, with its end slightly off the instep. */
export function tongue(last: Last, finish: Finish, from: number, top: number, half: number): Part {
  const first = last.station({ d: from });
  const end = last.station({ y: top });
  const at = (t: number) => mix(first, end, t);
  const stand = (t: number) => 0.04 + 0.3 * Math.max(0, (t - 0.6) / 0.4) ** 2;
  const count = 40;
  return surface(
    (u, v) => {
      const t = u;
      const end2 = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.93) / 0.07) ** 2));
      const angle = v * TAU;
      const z = half * (0.8 + 0.2 * t) * end2 * pow(Math.cos(angle), 0.8);
      const thick = (0.16 + 0.16 * t) * pow(Math.sin(angle), 0.7) * end2;
      return last.crown(at(t), z, stand(t) + thick);
    },
    { nu: count, nv: 40, finish },
  );
}

/** A loop at the back of the collar. */
export const pullTab = (last: Last, y: number, tall = 1.8, finish: Finish = smoothLeather("trim")): Part => {
  const back = last.at(-0.5, y - 0.8);
  const inner: Vec = [back[0] - 0.7, back[1], 0];
  return tube(
    path([
      [back[0] + 0.12, back[1] - 0.6, 0],
      [back[0] + 0.25, back[1] + tall * 0.5, 0],
      [back[0] - 0.1, back[1] + tall, 0],
      [inner[0], back[1] + tall * 0.4, 0],
      [inner[0], back[1] - 0.6, 0],
    ]),
    {
      radius: 0.75,
      flat: 0.14,
      square: 0.5,
      finish,
      face: (t) => (t < 0.5 ? [1, 0.4, 0] : [-1, 0.4, 0]),
      steps: 60,
      sides: 20,
    },
  );
};
