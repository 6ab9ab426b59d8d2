// Scarves: wound, hung, folded, laid out, tied.

import { evenly, type Path, path } from "../solid/curve.ts";
import { plain, satin } from "../solid/finishes.ts";
import { ball, cushion, tube } from "../solid/forms.ts";
import { type Finish, type Part, place, surface } from "../solid/part.ts";
import { noise } from "../solid/texture.ts";
import { add, clamp, cross, mix, sub, TAU, unit, type Vec } from "../solid/vector.ts";
import { laid, lying, standing, type Views } from "./views.ts";

const wool = plain("cloth", {
  back: "cloth",
  paint: (touch, x, y, z) => {
    touch.tone *= 1 + 0.04 * noise(x * 7, y * 7, z * 7);
    touch.height += 0.02 * noise(x * 3, y * 9, z * 3);
  },
});

const chunky: Finish = plain("cloth", {
  back: "cloth",
  paint: (touch, _x, _y, _z, u, v) => {
    touch.height += 0.09 * Math.sin(v * 110) + 0.03 * Math.sin(u * 260);
    touch.tone *= 0.96 + 0.05 * Math.sin(v * 110);
  },
});

/** A length of cloth along a path in folds: `half` wide, its face towards `face`. */
function drape(
  along: Path,
  half: number,
  folds: number,
  depth: number,
  finish: Finish,
  face: (t: number) => Vec,
  seed = 1,
): Part {
  return surface(
    (u, v) => {
      const point = along(u);
      const ahead = unit(sub(along(Math.min(1, u + 0.01)), along(Math.max(0, u - 0.01))));
      const across = unit(cross(ahead, face(u)));
      const out = unit(cross(across, ahead));
      const w = (v - 0.5) * 2;
      const wave =
        depth * (Math.sin(w * folds + seed + 0.8 * Math.sin(u * 3 + seed)) + 0.5 * noise(w * 2.4, u * 4, seed));
      const narrow = half * (1 + 0.05 * noise(u * 3, seed, 2));
      return add(point, [
        across[0] * w * narrow + out[0] * wave,
        across[1] * w * narrow + out[1] * wave,
        across[2] * w * narrow + out[2] * wave,
      ]);
    },
    { nu: 220, nv: 110, finish, sheet: true },
  );
}

/** Tassels of twisted yarn along the end of a drape. */
function fringe(
  along: Path,
  half: number,
  folds: number,
  depth: number,
  face: Vec,
  long: number,
  count: number,
  seed: number,
): Part[] {
  const [end, before] = [along(1), along(0.98)];
  const ahead = unit(sub(end, before));
  const across = unit(cross(ahead, face));
  const out = unit(cross(across, ahead));
  return Array.from({ length: count }, (_, i) => {
    const w = ((i + 0.5) / count - 0.5) * 2;
    const wave = depth * Math.sin(w * folds + seed + 0.8 * Math.sin(3 + seed));
    const at = add(end, [
      across[0] * w * half + out[0] * wave,
      across[1] * w * half + out[1] * wave,
      across[2] * w * half + out[2] * wave,
    ]);
    const sway = 0.5 * noise(i * 1.7, seed, 3);
    const reach = long * (1 + 0.08 * noise(i * 2.3, 5, seed));
    return tube(path([at, add(at, [sway * 0.4, -reach * 0.5, 0.1]), add(at, [sway, -reach, 0.05])]), {
      radius: (t) => 0.2 - 0.06 * t,
      finish: plain("cloth", {
        paint: (touch, _x, _y, _z, u, v) => {
          touch.height += 0.05 * Math.sin((u * 9 + v) * TAU);
        },
      }),
      steps: 24,
      sides: 10,
    });
  });
}

const facing: Vec = [0, 0, 1];

/** A scarf hung over a peg: the front end, the back end beside it, the fold at the top. */
function hung(half: number, long: number, finish: Finish, fringed: number, seed: number): Part[] {
  const front: Path = path([
    [-1.2, long + 0.6, -0.6],
    [-1.3, long + 0.9, 0.5],
    [-1.6, long * 0.8, 1.3],
    [-2.2, long * 0.4, 1.2],
    [-2.6, 0, 1.2],
  ]);
  const back: Path = path([
    [1, long + 0.8, 0.2],
    [1.3, long + 0.7, -0.9],
    [2.4, long * 0.8, -1.3],
    [3.6, long * 0.4, -1.2],
    [4.4, long * 0.1, -1.2],
  ]);
  return [
    drape(back, half, 5, 0.55, finish, () => facing, seed + 2),
    drape(front, half, 5, 0.6, finish, () => facing, seed),
    ...(fringed > 0
      ? [
          ...fringe(front, half, 5, 0.6, facing, fringed, 22, seed),
          ...fringe(back, half, 5, 0.55, facing, fringed, 22, seed + 2),
        ]
      : []),
  ];
}

/** A scarf wound once: a thick folded ring and two ends. */
function looped(): Part[] {
  const ring = (k: number, lift: number, fat: number): Part =>
    surface(
      (u, v) => {
        const a = u * TAU;
        const centre: Vec = [
          7.4 * k * Math.cos(a),
          26 + lift + 1.2 * Math.cos(a * 2) - 2.6 * Math.sin(a),
          5.6 * k * Math.sin(a),
        ];
        const b = v * TAU;
        const r =
          fat *
          (1 + 0.16 * Math.sin(b * 3 + a * 1.3) + 0.1 * noise(Math.cos(a) * 2, Math.sin(a) * 2, Math.sin(b) * 1.4));
        return add(centre, [r * Math.cos(b) * Math.cos(a), r * 1.35 * Math.sin(b), r * Math.cos(b) * Math.sin(a)]);
      },
      { nu: 240, nv: 90, finish: chunky },
    );
  const tail = (x: number, low: number, z: number): Path =>
    path([
      [x * 0.5, 24, z - 1],
      [x * 0.8, 19, z + 0.6],
      [x, 11, z + 0.8],
      [x * 1.1, low, z + 0.6],
    ]);
  return [
    ring(1, 0, 3),
    ring(0.94, 4, 2.4),
    drape(tail(-3.2, 0.4, 5.4), 3.3, 4, 0.45, chunky, () => facing, 2),
    drape(tail(3, 3.4, 4.6), 3.2, 4, 0.45, chunky, () => facing, 5),
  ];
}

const silk: Finish = satin("cloth", { back: "cloth", gloss: 0.32 });

const rolled = (along: Path): Part =>
  tube(along, { radius: 0.22, finish: satin("trim"), steps: 240, sides: 10, closed: true });

/** A silk square laid out: gentle waves, a rolled hem. */
export function square(half: number, waves: number): Part[] {
  const rise = (x: number, y: number) =>
    waves *
    (1.2 +
      0.5 * noise(x * 0.05 + 2, y * 0.05, 1) +
      0.7 *
        Math.sin((x + y * 0.45) * 0.17 + 1.6 * noise(x * 0.04, y * 0.04, 3)) *
        (0.35 + 0.65 * clamp(Math.hypot(x, y) / 22)));
  const at = (u: number, v: number): Vec => {
    const [x, y] = [mix(-half, half, u), mix(-half, half, v)];
    const pull = 1 - 0.03 * (Math.abs(x * y) < half * half * 0.5 ? 1 - Math.abs(x * y) / (half * half * 0.5) : 0);
    return [x * pull, y * pull, rise(x, y)];
  };
  const hem: Path = (t) => {
    const s = (t % 1) * 4;
    const f = s % 1;
    return s < 1 ? at(f, 0) : s < 2 ? at(1, f) : s < 3 ? at(1 - f, 1) : at(0, 1 - f);
  };
  return [
    surface(at, { nu: 160, nv: 160, finish: silk, sheet: true }),
    rolled(evenly(Array.from({ length: 161 }, (_, i) => hem(i / 160)))),
  ];
}

/** A square folded into a triangle: the upper half a little shifted, so both layers show. */
function folded(half: number): Part[] {
  const layer = (z: number, shift: number, seed: number): Part[] => {
    const at = (u: number, v: number): Vec => {
      const x = mix(-half, half, u) * (1 - v * 0.999);
      const y = -half * 0.92 * v + shift;
      return [
        x,
        y + 0.5 * Math.sin(u * 9 + seed) * (1 - v),
        z + 0.5 + 0.45 * noise(x * 0.1, y * 0.12, seed) + 0.35 * Math.sin(x * 0.22 + seed) * (1 - v),
      ];
    };
    const hem = evenly([
      ...Array.from({ length: 40 }, (_, i) => at(i / 39, 0)),
      ...Array.from({ length: 40 }, (_, i) => at(1, i / 39)),
      ...Array.from({ length: 40 }, (_, i) => at(0, 1 - i / 39)),
    ]);
    return [
      surface(at, { nu: 140, nv: 120, finish: silk, sheet: true }),
      tube(hem, { radius: 0.2, finish: satin("trim"), steps: 240, sides: 10 }),
    ];
  };
  return [...layer(0, 0, 1), ...layer(1.1, -1.4, 3)];
}

/** A square folded to a band and tied: a ring of soft cloth, a knot, two pointed ends. */
function knotted(): Part[] {
  const ring = surface(
    (u, v) => {
      const a = mix(0.012, 0.988, u) * TAU - Math.PI / 2;
      const b = v * TAU;
      const r =
        1.5 *
        (0.6 + 0.4 * Math.sin(u * Math.PI) ** 0.4) *
        (1 + 0.2 * Math.sin(b * 2 + a * 2) + 0.12 * noise(a * 2, Math.sin(b), 3));
      return [
        (6.4 + r * 0.8 * Math.cos(b)) * Math.cos(a),
        9.6 + (6.9 + r * 0.8 * Math.cos(b)) * Math.sin(a),
        r * 0.7 * Math.sin(b),
      ];
    },
    { nu: 220, nv: 80, finish: silk },
  );
  const end = (side: number, seed: number): Part =>
    surface(
      (u, v) => {
        const w = (v - 0.5) * 2;
        const wide = mix(0.5, 4.4, Math.min(1, u * 1.35)) * (u > 0.74 ? Math.max(0.02, (1 - u) / 0.26) : 1);
        const fold = 0.5 * Math.sin(w * 5 + seed) * (1 - u * 0.5);
        return [
          side * (0.5 + u * 4.2) + w * wide * 0.86,
          2.2 - u * 9.6 + w * side * wide * 0.45,
          1.2 + fold + 0.4 * noise(u * 3, w, seed),
        ];
      },
      { nu: 120, nv: 60, finish: silk, sheet: true },
    );
  return [
    ring,
    end(1, 2),
    end(-1, 4),
    ball(
      [0, 2.6, 1.3],
      [1.7, 1.3, 1.3],
      {
        ...silk,
        paint: (touch, x, y) => {
          touch.height += 0.12 * Math.sin(x * 3 + y * 1.5);
        },
      },
      48,
    ),
  ];
}

export const scarves: Readonly<Record<string, Views>> = {
  "loop-a": standing(
    () => looped(),
    { wide: 0.62, tall: 0.76, pitch: 12 },
    { yaw: -34, pitch: 18, wide: 0.62, tall: 0.76 },
  ),
  "fringed-a": standing(
    () => place(hung(5.4, 44, wool, 4.6, 1), { shift: [0, 5, 0] }),
    { wide: 0.6, tall: 0.82, pitch: 6 },
    { yaw: -52, pitch: 12, wide: 0.6, tall: 0.82 },
  ),
  "fringed-b": lying(() => stack(wool), { wide: 0.74, tall: 0.7 }, { yaw: 22, pitch: 38, wide: 0.78 }),
  "square-a": {
    ...lying(() => place(square(22, 0.8), { turn: [0, 0, 45] }), { pitch: 76, wide: 0.84, tall: 0.8 }),
    angle: () => ({ parts: laid(folded(26)), yaw: 14, pitch: 48, wide: 0.82 }),
  },
  "square-b": { ...lying(() => knotted(), { pitch: 74, wide: 0.58, tall: 0.72 }, { yaw: 20, pitch: 46, wide: 0.66 }) },
};

/** A scarf folded into a neat pile, its fringe to one side. */
function stack(finish: Finish): Part[] {
  const layer = (i: number): Part[] => {
    const [half, tall, z] = [10 - i * 0.25, 13 - i * 0.3, i * 1.2];
    const outline = path(
      [
        [0, -tall, 0],
        [half, -tall + 0.2, 0],
        [half + 0.4, 0, 0],
        [half, tall - 0.2, 0],
        [0, tall, 0],
        [-half, tall - 0.2, 0],
        [-half - 0.4, 0, 0],
        [-half, -tall + 0.2, 0],
      ].map(([x, y]): Vec => [x! + 0.3 * noise(i, y! * 0.2, 1), y! + 0.2 * noise(x! * 0.3, i, 2), 0]),
      true,
    );
    return place(
      [
        cushion({
          outline,
          depth: 0.72,
          edge: 0.68,
          swell: 0.25,
          finish: {
            ...finish,
            paint: (touch, x, y, zz, u, v) => {
              finish.paint?.(touch, x, y, zz, u, v);
              touch.height += 0.18 * noise(x * 0.22, y * 0.22, i);
            },
          },
        }),
      ],
      { shift: [0.4 * Math.sin(i * 2), 0.3 * Math.cos(i * 3), z] },
    );
  };
  const strands = Array.from({ length: 34 }, (_, i): Part => {
    const x = mix(-9.2, 9.2, i / 33);
    const sway = 0.5 * noise(i * 1.3, 2, 2);
    return tube(
      path([
        [x, -11.8, 4.4],
        [x + sway * 0.3, -13.6, 3.6],
        [x + sway * 0.7, -15.6, 2.2],
        [x + sway, -17.4 - 0.5 * noise(i * 2.1, 1, 1), 0.3],
      ]),
      { radius: 0.22, finish, steps: 24, sides: 8 },
    );
  });
  return [...[0, 1, 2, 3].flatMap(layer), ...strands];
}
