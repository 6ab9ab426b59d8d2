// Parts of bags: open vessels, flaps, handles, straps, chains, clasps and zips. The base of a bag is at y = 0, its front faces +z.

import { evenly, type Path, type Profile } from "../solid/curve.ts";
import { metal, smoothLeather } from "../solid/finishes.ts";
import { ball, plate, roundedBox, tube } from "../solid/forms.ts";
import { place, surface, type Finish, type Paint, type Part } from "../solid/part.ts";
import { noise, stitches } from "../solid/texture.ts";
import { add, bell, clamp, cross, mix, pow, sub, TAU, times, unit, type Vec } from "../solid/vector.ts";

export interface Vessel {
  readonly finish: Finish;
  readonly tall: number;
  /** Half the width and half the depth at a height. */
  readonly wide: Profile;
  readonly deep: Profile;
  /** Squareness of the plan: 1 an ellipse, 0.2 nearly a box. */
  readonly square?: number;
  /** Dip of the rim at x. */
  readonly dip?: Profile;
  /** Depth of soft folds. */
  readonly slump?: number;
  /** Rounding of the bottom edge. */
  readonly round?: number;
}

export interface Made {
  readonly part: Part;
  /** The point of the wall at the fraction u around and at height y; u = 0.25 is the front. */
  readonly at: (u: number, y: number) => Vec;
}

/** An open bag. In its paint, u runs around from the right side over the front, and v is the height. */
export function vessel({
  finish,
  tall,
  wide,
  deep,
  square = 0.3,
  dip = () => 0,
  slump = 0,
  round = 0.7,
}: Vessel): Made {
  const at = (u: number, y: number): Vec => {
    const angle = u * TAU;
    const low = clamp(1 - y / round);
    const inset = round * (1 - Math.sqrt(1 - low * low));
    const x = pow(Math.cos(angle), square) * (wide(y) - inset);
    const height = y * (1 - dip(x) / tall);
    const side = pow(Math.sin(angle), square);
    const fold =
      slump *
      (noise(x * 0.12 + 3, y * 0.07, side > 0 ? 1.5 : 7.5) + 0.3 * noise(x * 0.3, y * 0.12, side > 0 ? 4 : 9)) *
      Math.min(1, y / 4);
    return [x, height, side * (deep(y) - inset) + Math.sign(side) * Math.min(1, Math.abs(side) * 1.5) * fold];
  };
  return {
    at,
    part: surface(
      (u, v) => {
        if (v < 0.08) {
          const [x, , z] = at(u, 0);
          return [(x * v) / 0.08, 0, (z * v) / 0.08];
        }
        return at(u, ((v - 0.08) / 0.92) * tall);
      },
      {
        nu: 260,
        nv: 120,
        finish: { back: "lining", ...finish },
        uv: (u, v) => [u, v < 0.08 ? 0 : ((v - 0.08) / 0.92) * tall],
      },
    ),
  };
}

/** The rolled rim of a vessel. */
export const rim = ({ at }: Made, tall: number, finish: Finish, radius = 0.22): Part =>
  tube((t) => at(t, tall), { radius, finish, closed: true, steps: 260, sides: 12, face: () => [0, 1, 0] });

/** Horizontal stitching at a height v of the paint, and piping at the corners of a vessel. */
export const hem =
  (...heights: readonly number[]): Paint =>
  (touch, x, _y, z, _u, v) => {
    for (const height of heights) {
      const off = v - height;
      if (Math.abs(off) > 0.3) continue;
      touch.height += 1.4 * stitches(x + z, off, 0.5, 0.08) - 0.02 * bell(off, 0.15);
    }
  };

export interface Flap {
  readonly finish: Finish;
  readonly half: number;
  readonly top: number;
  readonly deep: number;
  /** The lower edge at x. */
  readonly to: (x: number) => number;
  /** Bulge of the front in the middle. */
  readonly swell?: number;
  readonly edge?: Finish;
  readonly round?: number;
  /** Forward slope of the front, per centimetre downwards. */
  readonly lean?: number;
}

/** A flap from the back, over the top and down the front. Paint receives x and y as seen from the front. */
export function flap({
  finish,
  half,
  top,
  deep,
  to,
  swell = 0.5,
  edge = { ...finish, paint: () => {} },
  round = Math.min(deep, 1.4),
  lean = 0,
}: Flap): Part[] {
  const lowest = Math.min(...Array.from({ length: 41 }, (_, i) => to(mix(-half, half, i / 40))));
  const arc = Array.from({ length: 13 }, (_, i) => (i / 12) * (Math.PI / 2));
  const section = evenly([
    [-deep - 0.2, top - 2.6, 0],
    ...arc.map((a): Vec => [-deep - 0.2 + round - round * Math.cos(a), top - round + round * Math.sin(a) + 0.32, 0]),
    ...arc.map((a): Vec => [deep + 0.2 - round + round * Math.sin(a), top - round + round * Math.cos(a) + 0.32, 0]),
    [deep + 0.2, lowest, 0],
  ]);
  const at = (x: number, s: number): Vec => {
    const [z, y] = section(s);
    const front = clamp((top - round * 0.6 - y) / 2) * (z > 0 ? 1 : 0);
    return [
      x,
      y,
      z +
        (z > 0 ? lean * Math.max(0, top - y) : 0) +
        swell * front * (1 - (x / half) ** 2) * (1 - 0.3 * clamp((top - y) / (top - lowest))),
    ];
  };
  const face = surface((u, v) => at(mix(half, -half, u), v), {
    nu: 100,
    nv: 140,
    sheet: true,
    finish: { back: "lining", ...finish, cut: (x, y, z) => z > 0 && y < to(x) },
  });
  const shareOf = (y: number): number => {
    let [low, high] = [0.35, 1];
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (section(middle)[1] > y || section(middle)[0] < 0) low = middle;
      else high = middle;
    }
    return low;
  };
  const rows = 60;
  const under = Array.from({ length: rows + 1 }, (_, i): Vec => {
    const x = mix(-half, half, i / rows);
    return at(x, shareOf(Math.max(lowest, to(x))));
  });
  const sideOf = (x: number): Vec[] => Array.from({ length: 20 }, (_, i) => at(x, mix(0, shareOf(to(x)), i / 20)));
  return [
    face,
    tube(evenly([...sideOf(-half), ...under, ...sideOf(half).toReversed()]), {
      radius: 0.13,
      finish: edge,
      steps: 260,
      sides: 10,
    }),
  ];
}

/** A stiff handle: an arch between two feet. */
export function handle(
  from: Vec,
  to: Vec,
  rise: number,
  finish: Finish,
  { radius = 0.45, flat = 1, full = 0.55, lean = 0 } = {},
): Part {
  const arch = (t: number): Vec => {
    const angle = Math.PI * (1 - t);
    const x = mix(from[0], to[0], 0.5 - 0.5 * pow(Math.cos(angle), full + 0.25));
    const lift = pow(Math.sin(angle), full) * rise;
    return [x, mix(from[1], to[1], t) + lift, mix(from[2], to[2], t) + lean * Math.sin(angle)];
  };
  return tube(evenly(Array.from({ length: 81 }, (_, i) => arch(i / 80))), {
    radius,
    flat,
    finish,
    steps: 160,
    sides: 24,
    square: flat < 1 ? 0.55 : 1,
    face: () => [0, 0, 1],
  });
}

/** A flat strap along a path, facing `face`. */
export const ribbon = (
  along: Path,
  half: number,
  finish: Finish,
  face: Vec | ((t: number) => Vec) = [0, 0, 1],
  thick = 0.22,
): Part =>
  tube(along, {
    radius: half,
    flat: thick / half,
    square: 0.5,
    finish,
    steps: 160,
    sides: 24,
    face: typeof face === "function" ? face : () => face,
  });

/** Edge stitching for ribbons, whose paint v runs around the section. */
export const edged =
  (length: number): Paint =>
  (touch, _x, _y, _z, u, v) => {
    for (const line of [0.18, 0.32]) touch.height += 0.6 * stitches(u * length, (v - line) * 3, 0.6, 0.1);
  };

/** A chain along a path. Every other link is rotated by 90 degrees; in a curb chain, all lean the same way and lie close. */
export function chain(
  along: Path,
  length: number,
  { long = 1.1, half = 0.42, wire = 0.14, finish = metal("metal"), overlap = 0.72, isCurb = false } = {},
): Part[] {
  const count = Math.max(2, Math.round(length / (long * overlap)));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const centre = along(t);
    const ahead = unit(sub(along(Math.min(1, t + 0.004)), along(Math.max(0, t - 0.004))));
    const guide: Vec = Math.abs(ahead[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1];
    const first = unit(cross(ahead, guide));
    const second = cross(ahead, first);
    const k = Math.SQRT1_2;
    const across = isCurb
      ? sub(times(first, Math.cos(SKEW)), times(ahead, Math.sin(SKEW)))
      : times((i % 2 ? add : sub)(first, second), k);
    const lying = add(times(ahead, Math.cos(SKEW)), times(first, Math.sin(SKEW)));
    const axis = isCurb ? add(times(lying, Math.cos(TIP)), times(second, Math.sin(TIP))) : ahead;
    return tube(
      (s) => add(centre, add(times(axis, (long / 2) * Math.cos(s * TAU)), times(across, half * Math.sin(s * TAU)))),
      { radius: wire, finish, closed: true, steps: 28, sides: 10 },
    );
  });
}

/** Angles of curb chain links, in radians: each is skewed, with its tip on the next link. */
const [SKEW, TIP] = [0.5, 0.42];

/** A ring of wire, round or D-shaped, facing the viewer. */
export const loop = (
  centre: Vec,
  wide: number,
  tall = wide,
  wire = 0.13,
  turn = 0,
  finish: Finish = metal("metal"),
): Part =>
  tube(
    (t) => {
      const [a, b] = [wide * Math.cos(t * TAU), tall * Math.sin(t * TAU)];
      const angle = (turn * Math.PI) / 180;
      return add(centre, [a * Math.cos(angle), b, a * Math.sin(angle)]);
    },
    { radius: wire, finish, closed: true, steps: 48, sides: 12 },
  );

/** A turn-lock: an oval plate with its bar. */
export const turnLock = (centre: Vec, size = 1): Part[] => [
  ...place(
    [plate(roundedBox(2.6 * size, 2.6 * size, -0.9 * size, 0.9 * size, 0.88 * size), 0.3, metal("metal"), 0.14)],
    { shift: centre },
  ),
  ...place([plate(roundedBox(0.7 * size, 0.7 * size, -1 * size, 1 * size, 0.3 * size), 0.5, metal("metal"), 0.2)], {
    shift: add(centre, [0, 0, 0.3]),
  }),
];

/** A small plaque with rounded corners. */
export const plaque = (
  centre: Vec,
  wide: number,
  tall: number,
  finish: Finish = metal("metal"),
  round = 0.25,
): Part[] => place([plate(roundedBox(wide, wide, -tall / 2, tall / 2, round), 0.26, finish, 0.12)], { shift: centre });

export const stud = (centre: Vec, radius = 0.28): Part =>
  ball(centre, [radius, radius, radius * 0.6], metal("metal"), 20);

/** A zip along a path, with its puller hanging from the end. */
export function zipper(along: Path, length: number, puller: Vec, up: Vec = [0, 1, 0]): Part[] {
  const tape = smoothLeather("trim", { gloss: 0.1 });
  return [
    ribbon(along, 0.55, tape, up, 0.1),
    tube(along, {
      radius: 0.2,
      finish: metal("metal", {
        paint: (touch, _x, _y, _z, u) => {
          touch.height += 0.07 * Math.sin(u * length * 14);
          touch.tone *= 0.85 + 0.25 * Math.sin(u * length * 14);
        },
      }),
      steps: 300,
      sides: 10,
    }),
    loop(add(puller, [0, -0.2, 0.15]), 0.3, 0.42, 0.1),
    ...place([plate(roundedBox(0.7, 0.5, -2.2, 0, 0.22), 0.2, smoothLeather("trim"), 0.08)], {
      shift: add(puller, [0, -0.5, 0.2]),
    }),
  ];
}

/** A leather tab that holds a handle: a rounded tongue with a stud. */
export const tab = (
  centre: Vec,
  wide: number,
  tall: number,
  finish: Finish = smoothLeather("trim"),
  studs = 1,
): Part[] => [
  ...place([plate(roundedBox(wide, wide * 0.85, -tall / 2, tall / 2, wide * 0.4), 0.26, finish, 0.1)], {
    shift: centre,
  }),
  ...(studs > 0 ? [stud(add(centre, [0, -tall * 0.22, 0.14]), 0.2)] : []),
];
