// Hats: beanies, caps, bucket hats, fedoras, straw hats.

import { path, profile } from "../solid/curve.ts";
import { canvas, layered, plain, satin } from "../solid/finishes.ts";
import { ball, plate, roundedBox } from "../solid/forms.ts";
import { place, surface, type Finish, type Paint, type Part } from "../solid/part.ts";
import { noise, stitches } from "../solid/texture.ts";
import { bell, clamp, mix, step, TAU, type Vec } from "../solid/vector.ts";
import { standing, type Views } from "./views.ts";

/** A knitted cap: ribs gathered at the crown, a turned-up brim. */
function beanie(ribs: number, tall: number, brim: number, slouch: number): Part[] {
  const body = profile([
    [0, 8.6],
    [brim, 9.1],
    [tall * 0.6, 9.2 + slouch],
    [tall * 0.82, 7.4 + slouch],
    [tall * 0.95, 3.8],
    [tall, 0.35],
  ]);
  const knit =
    (depth: number): Paint =>
    (touch, _x, _y, _z, u, v) => {
      const rib = Math.sin(u * TAU * ribs);
      const stitch = Math.sin(v * tall * 5.2 + Math.abs(Math.sin(u * Math.PI * ribs)) * 2.2);
      touch.height += depth * rib + 0.035 * stitch * step(-0.4, 0.6, rib);
      touch.tone *= 0.94 + 0.1 * rib;
    };
  const wall = (from: number, to: number, extra: number, finish: Finish): Part =>
    surface(
      (u, v) => {
        const y = mix(from, to, v);
        const r = (body(y) + extra) * (1 + 0.012 * noise(u * 6, y * 0.2, 2)) + 0.12 * Math.sin(u * TAU * ribs);
        const lean = slouch * 2 * clamp((y - brim) / (tall - brim)) ** 2;
        return [r * Math.cos(u * TAU) + lean, y, 0.84 * r * Math.sin(u * TAU) - lean];
      },
      { nu: Math.min(720, ribs * 10), nv: 90, finish },
    );
  const fold = surface(
    (u, v) => {
      const turn = v * Math.PI;
      const r = body(brim) + 0.1 + 0.62 * Math.sin(turn) ** 0.6 + 0.12 * Math.sin(u * TAU * ribs);
      return [r * Math.cos(u * TAU), brim / 2 - (brim / 2) * Math.cos(turn), 0.84 * r * Math.sin(u * TAU)];
    },
    { nu: Math.min(720, ribs * 10), nv: 40, finish: plain("cloth", { paint: knit(0.1) }), uv: (u, v) => [u, v * 0.4] },
  );
  return [wall(0, tall, 0, plain("cloth", { back: "lining", paint: knit(0.1) })), fold];
}

const woven = (centre: Vec): Part[] =>
  place(
    [
      plate(
        roundedBox(3.2, 3.2, -1, 1, 0.15),
        0.12,
        plain("label", {
          paint: (touch, x, y) => {
            if (Math.abs(y) < 0.14 && Math.abs(x) < 1) touch.region = "trim";
          },
        }),
        0.04,
      ),
    ],
    { shift: centre },
  );

const pompom = (centre: Vec, radius: number): Part =>
  surface(
    (u, v) => {
      const [a, b] = [u * TAU, (v - 0.5) * Math.PI];
      const [x, y, z] = [Math.cos(a) * Math.cos(b), Math.sin(b), Math.sin(a) * Math.cos(b)];
      const r = radius * (1 + 0.2 * noise(x * 7, y * 7, z * 7) + 0.14 * noise(x * 19, y * 19, z * 19));
      return [centre[0] + x * r, centre[1] + y * r, centre[2] + z * r];
    },
    { nu: 260, nv: 160, finish: plain("contrast") },
  );

/** The crown of a cap: a dome of six panels. */
const crown = (tall: number, radius: number, finish: Finish): Part =>
  surface(
    (u, v) => {
      const a = u * TAU;
      const lift = Math.sin((v * Math.PI) / 2);
      const r = radius * Math.cos((v * Math.PI) / 2) ** 0.62;
      const front = 1 + 0.06 * Math.max(0, Math.sin(a)) * Math.sin(v * Math.PI);
      return [r * 0.88 * Math.cos(a), tall * lift * front, r * Math.sin(a) - 0.4 * lift];
    },
    { nu: 180, nv: 80, finish, uv: (u, v) => [u, v] },
  );

const panels: Paint = (touch, _x, _y, _z, u, v) => {
  const off = (Math.abs(((((u * 6 + 0.5) % 1) + 1) % 1) - 0.5) / 6) * TAU * 9 * Math.cos((v * Math.PI) / 2);
  touch.height -= 0.1 * bell(off, 0.07);
  if (off < 0.5) touch.height += stitches(v * 13, off - 0.32, 0.4, 0.07);
  const eye = Math.hypot(((((u * 6 + 1) % 1) - 0.5) / 6) * TAU * 7, (v - 0.56) * 13);
  if (eye < 0.42) touch.tone *= 1 - 0.6 * step(0.32, 0.18, eye);
};

function visor(long: number, droop: number, finish: Finish): Part {
  const spread = 1.12;
  return surface(
    (u, v) => {
      const turn = v * TAU;
      const [out, thick] = [0.5 + 0.5 * Math.cos(turn), 0.16 * Math.sin(turn)];
      const a = Math.PI / 2 + mix(spread, -spread, u);
      const across = mix(-1, 1, u);
      const reach = long * Math.sqrt(Math.max(0, 1 - across ** 4)) * out;
      const [x, z] = [7.9 * Math.cos(a), 9 * Math.sin(a)];
      return [
        x * (1 + reach * 0.012),
        0.5 - droop * across * across * out * (1.4 - across * across) - out * out * 0.5 + thick * (1 - across ** 8),
        z + reach,
      ];
    },
    { nu: 80, nv: 60, finish, uv: (u, v) => [u, 0.5 + 0.5 * Math.cos(v * TAU)] },
  );
}

const rows: Paint = (touch, x, _y, _z, _u, v) => {
  for (let i = 1; i < 7; i++) touch.height += stitches(x, (v - i / 7) * 6, 0.35, 0.06);
};

/** An oval hat with a brim, from rows of radius and height that run from the brim's edge to the top. */
function brimmed(
  rowsOf: readonly (readonly [r: number, y: number])[],
  finish: Finish,
  bend: (a: number, r: number, y: number) => number = () => 0,
  nu = 200,
): Part {
  const outline = path(rowsOf.map(([r, y]): Vec => [r, y, 0]));
  return surface(
    (u, v) => {
      const [r, y] = outline(v);
      const a = -u * TAU;
      return [r * 0.9 * Math.cos(a), y + bend(a, r, y), r * Math.sin(a)];
    },
    { nu, nv: 140, finish: { back: "lining", ...finish }, uv: (u, v) => [u, outline(v)[0]], sheet: true },
  );
}

const ribbonBand = (radius: number, y: number, half: number, finish: Finish): Part =>
  surface(
    (u, v) => [radius * 0.9 * Math.cos(u * TAU), y + half * Math.cos(v * Math.PI), radius * Math.sin(u * TAU) + 0],
    {
      nu: 120,
      nv: 20,
      finish: {
        ...finish,
        paint: (touch, _x, _y, _z, _u, v) => {
          touch.height += 0.02 * Math.sin(v * 60);
        },
      },
    },
  );

const straw: Paint = (touch, _x, y, _z, u, v) => {
  const turn = Math.sin((v + y) * 11);
  const fibre = Math.sin(u * TAU * 90 + Math.floor((v + y) * 3.5) * 1.7);
  touch.height += 0.05 * turn + 0.035 * fibre;
  touch.tone *= 0.95 + 0.05 * turn + 0.05 * fibre;
};

const HEAD = { pitch: 8, wide: 0.66 } as const;

export const hats: Readonly<Record<string, Views>> = {
  "beanie-a": standing(() => [...beanie(64, 19, 6.4, 0), ...woven([0, 3.2, 8.3])], HEAD, {
    yaw: -42,
    pitch: 16,
    wide: 0.66,
  }),
  "beanie-b": standing(() => [...beanie(40, 20, 7, 0.4), pompom([0.6, 22.4, -1], 3.4)], HEAD, {
    yaw: -42,
    pitch: 16,
    wide: 0.66,
  }),
  "cap-a": standing(
    () => [
      crown(11.5, 9.2, canvas("cloth", { back: "lining", paint: panels })),
      visor(6.4, 1.6, canvas("cloth", { paint: rows })),
      ball([0, 11.5, -0.4], [0.8, 0.35, 0.8], canvas("cloth"), 24),
    ],
    { pitch: 10, wide: 0.62, yaw: 14 },
    { yaw: -62, pitch: 12, wide: 0.74 },
  ),
  "cap-b": standing(
    () => [
      crown(
        12.6,
        9.2,
        canvas("cloth", {
          back: "lining",
          paint: layered(panels, (touch, _x, _y, _z, u, v) => {
            const back = Math.abs(u - 0.25) > 0.17;
            if (back) {
              touch.region = "contrast";
              touch.tone *= 1 - 0.3 * Math.max(0, Math.sin(u * 300) * Math.sin(v * 60));
            }
          }),
        }),
      ),
      visor(7, 0.35, canvas("trim", { paint: rows })),
      ball([0, 12.6, -0.4], [0.8, 0.35, 0.8], canvas("trim"), 24),
    ],
    { pitch: 10, wide: 0.62, yaw: 14 },
    { yaw: -62, pitch: 12, wide: 0.74 },
  ),
  "bucket-a": standing(
    () => [
      brimmed(
        [
          [15.2, -1.6],
          [12, 1.2],
          [9.6, 3.4],
          [9.1, 4],
          [8.8, 6],
          [8.3, 10],
          [7.9, 11.6],
          [7.2, 12.2],
          [4, 12.4],
          [0, 12.4],
        ],
        canvas("cloth", {
          paint: (touch, _x, y, _z, u, v) => {
            if (v > 9.4) for (let i = 0; i < 7; i++) touch.height += stitches(u * 75, v - 9.9 - i * 0.78, 0.5, 0.08);
            touch.height -= 0.08 * bell(y - 3.7, 0.12) + 0.1 * bell(y - 11.9, 0.14);
          },
        }),
        (a, r) => 0.5 * Math.cos(a * 2) * clamp((r - 9) / 6),
      ),
    ],
    { pitch: 9, wide: 0.72 },
    { yaw: -30, pitch: 26, wide: 0.72 },
  ),
  "fedora-a": standing(
    () => [
      brimmed(
        [
          [15.4, 0.9],
          [14, 0.3],
          [11, 0.1],
          [9.4, 0.3],
          [9, 1],
          [8.8, 4],
          [8.4, 8],
          [7.7, 11],
          [6.4, 12.4],
          [4, 12.2],
          [1.6, 11],
          [0, 10.6],
        ],
        plain("cloth", {
          paint: (touch, x, y, z) => {
            touch.tone *= 1 + 0.03 * noise(x * 6, y * 6, z * 6);
          },
        }),
        (a, r) => 1.1 * Math.cos(a) ** 2 * clamp((r - 9.4) / 5) - 0.5 * Math.sin(a) ** 2 * clamp((r - 9.4) / 6),
      ),
      ribbonBand(9.05, 2.6, 1.7, satin("trim")),
      ...place([plate(roundedBox(1.4, 1.4, -1.6, 1.6, 0.2), 0.5, satin("trim"), 0.2)], {
        turn: [0, -72, 0],
        shift: [-7.7, 2.6, 4.2],
      }),
    ],
    { pitch: 12, wide: 0.74 },
    { yaw: -36, pitch: 24, wide: 0.74 },
  ),
  "straw-a": standing(
    () => [
      brimmed(
        [
          [20, -0.4],
          [17, 0.3],
          [12, 0.5],
          [9.6, 0.7],
          [9.1, 1.4],
          [8.9, 4],
          [8.4, 8],
          [7.2, 10.4],
          [4.4, 11.6],
          [0, 11.8],
        ],
        plain("cloth", { paint: straw }),
        (a, r) => 1.1 * Math.sin(a * 2 + 0.6) * clamp((r - 10) / 10) - 0.6 * clamp((r - 12) / 8),
        260,
      ),
      ribbonBand(9.2, 2.5, 1.3, satin("trim")),
    ],
    { pitch: 16, wide: 0.8 },
    { yaw: -36, pitch: 38, wide: 0.8 },
  ),
};
