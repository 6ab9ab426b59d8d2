// Details of tailoring: lapels, collars, pockets, storm flaps and epaulettes.
import type { Canvas } from "../canvas.ts";
import type { Region } from "../format.ts";
import { button } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { sided } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

export interface Tailored {
  readonly shape: TorsoShape;
  /** Height at which the lapel breaks and the fronts meet. */
  readonly breakAt: number;
  /** Overlap of each front beyond the middle: 14 single-breasted, 50 double-breasted. */
  readonly overlap: number;
  readonly front: "cutaway" | "square";
  readonly lapel: "notch" | "peak" | "shawl" | "trench" | "stand" | "none";
  readonly lapelWidth?: number;
  readonly lapelRegion?: Region;
  readonly pockets: "flap" | "patch" | "welt" | "jet" | "slant" | "none";
  readonly pocketAt?: number;
  readonly chestPocket?: boolean;
  /** Heights of the buttons; with `columns` 2, each is drawn twice. */
  readonly buttons?: readonly number[];
  readonly columns?: 1 | 2;
  readonly buttonSize?: number;
  readonly sleeveButtons?: number;
  readonly belt?: "tied" | "buckled" | "sewn";
  readonly storm?: boolean;
  readonly cuffStrap?: boolean;
  readonly turnedCuff?: boolean;
  readonly vents?: 0 | 1 | 2;
  readonly stitched?: boolean;
  readonly texture?: Texture;
  readonly hemSplit?: number;
  readonly lining?: Region;
  readonly ease?: number;
}

export type Look = { texture?: Texture };

export function lapel(canvas: Canvas, t: Tailored, side: -1 | 1, look: Look): void {
  const c = CENTRE;
  const { neck, top } = t.shape;
  const { breakAt, overlap } = t;
  const wide = t.lapelWidth ?? 60;
  const drop = breakAt - top;
  const region = t.lapelRegion ?? "cloth";
  const fall = Math.min(96, drop * 0.34);
  const outline: Points =
    t.lapel === "shawl"
      ? [
          [c - neck + 6, top - 14, 1],
          [c - neck - 20, top + 34],
          [c - wide - 22, top + fall + 16],
          [c - wide - 6, top + drop * 0.6],
          [c + overlap - 2, breakAt + 6, 1],
          [c - 12, top + drop * 0.52],
          [c - neck + 12, top + 38],
        ]
      : t.lapel === "trench"
        ? [
            [c - neck - 8, top + 40, 1],
            [c - neck - 50, top + 58, 1],
            [c - neck - 58, top + 92, 1],
            [c - neck - 20, top + drop * 0.84],
            [c + 24, breakAt + 4],
            [c + overlap, breakAt, 1],
            [c + 6, top + drop * 0.72],
            [c - neck + 18, top + 44],
          ]
        : [
            [c - neck - 8, top + 24, 1],
            [c - neck - 32, top + 54, 1],
            [c - wide - 26, top + fall - 26 + (t.lapel === "peak" ? -22 : 8), 1],
            [c - wide - 18, top + fall + 20],
            [c - wide + 14, top + drop * 0.72],
            [c + overlap - 2, breakAt + 6, 1],
            [c + overlap - 24, breakAt - drop * 0.2],
            [c - 20, top + drop * 0.46],
            [c - neck + 18, top + 34],
          ];
  canvas.part({
    outline: sided(side, outline),
    region,
    grain: -side * 16,
    ...(region === "cloth" ? look : {}),
    round: 7,
    wobble: 0.7,
    cast: [3, 5, 6, 0.44],
    edge: 0.34,
    light: region === "cloth" ? 1 : 1.5,
    inner: t.stitched
      ? [
          canvas.stitch(
            line(
              ...sided(
                side,
                outline.slice(2, 6).map(([x, y]) => [x + 4, y] as const),
              ),
            ),
            { strength: 0.3, width: 0.8 },
          ),
        ]
      : [],
  });
}

export function topCollar(canvas: Canvas, t: Tailored, look: Look): void {
  const c = CENTRE;
  const { neck, top } = t.shape;
  const big = t.lapel === "trench";
  if (t.lapel !== "shawl")
    for (const side of [1, -1] as const) {
      const leaf: Points = big
        ? [
            [c - neck + 10, top - 26, 1],
            [c - neck - 14, top - 8],
            [c - neck - 32, top + 24],
            [c - neck - 50, top + 62, 1],
            [c - neck + 4, top + 66, 1],
            [c - neck + 28, top + 40, 1],
            [c - neck + 10, top + 8],
          ]
        : [
            [c - neck + 8, top - 16, 1],
            [c - neck - 10, top - 4],
            [c - neck - 23, top + 22],
            [c - neck - 36, top + 50, 1],
            [c - neck - 8, top + 56, 1],
            [c - neck + 20, top + 44, 1],
            [c - neck + 6, top + 14],
          ];
      canvas.part({
        outline: sided(side, leaf),
        grain: -side * 30,
        ...look,
        round: 5,
        wobble: 0.7,
        cast: [2, 4, 4, 0.4],
        edge: 0.34,
      });
    }
  const rise = big ? 28 : 17;
  canvas.part({
    outline: [
      [c - neck + 3, top + 3, 1],
      [c - neck + 9, top - rise],
      [c, top - rise - 8],
      [c + neck - 9, top - rise],
      [c + neck - 3, top + 3, 1],
      [c + neck - 15, top - 4],
      [c, top - 12],
      [c - neck + 15, top - 4],
    ],
    region: t.lapel === "shawl" ? (t.lapelRegion ?? "cloth") : "cloth",
    ...look,
    round: 7,
  });
}

/** A stand-up band around the neck that closes in front. */
export function standCollar(canvas: Canvas, { neck, top }: TorsoShape, look: Look): void {
  const c = CENTRE;
  canvas.part({
    outline: [
      [c - neck - 4, top + 8, 1],
      [c - neck + 6, top - 28],
      [c, top - 34],
      [c + neck - 6, top - 28],
      [c + neck + 4, top + 8, 1],
      [c + neck * 0.6, top + 26],
      [c + 2, top + 36, 1],
      [c - neck * 0.6, top + 26],
    ],
    ...look,
    round: 12,
    cast: [2, 5, 5, 0.36],
    inner: [canvas.seam(line([c + 1, top - 30], [c + 2, top + 36]), 0.5)],
  });
}

export function pocket(canvas: Canvas, t: Tailored, side: -1 | 1, look: Look): void {
  const c = CENTRE;
  const { hem, waist, waistAt, hemAt } = t.shape;
  const y = t.pocketAt ?? waistAt + 66;
  const x = c - (waist + (hem - waist) * ((y - waistAt) / (hemAt - waistAt))) * 0.62;
  const grain = side * -3;
  if (t.pockets === "flap")
    canvas.part({
      outline: sided(side, [
        [x - 38, y + 6, 1],
        [x + 33, y, 1],
        [x + 35, y + 24],
        [x + 32, y + 27, 1],
        [x - 34, y + 33, 1],
        [x - 38, y + 30],
      ]),
      grain,
      ...look,
      round: 7,
      cast: [2, 5, 4, 0.4],
    });
  else if (t.pockets === "patch")
    canvas.part({
      outline: sided(side, [
        [x - 38, y + 4, 1],
        [x + 34, y, 1],
        [x + 33, y + 74],
        [x + 24, y + 84],
        [x - 28, y + 88],
        [x - 37, y + 78],
      ]),
      grain,
      ...look,
      round: 10,
      cast: [2, 4, 4, 0.34],
      inner: t.stitched
        ? [
            canvas.stitch(
              line(
                ...sided(side, [
                  [x - 33, y + 8],
                  [x - 32, y + 74],
                  [x - 26, y + 83],
                  [x + 22, y + 79],
                  [x + 28, y + 70],
                  [x + 29, y + 6],
                ]),
              ),
              { strength: 0.35, width: 0.8 },
            ),
          ]
        : [],
    });
  else if (t.pockets === "jet")
    canvas.add(
      canvas.seam(
        line(
          ...sided(side, [
            [x - 36, y + 5],
            [x + 32, y],
          ]),
        ),
        0.85,
        2.2,
      ),
      canvas.seam(
        line(
          ...sided(side, [
            [x - 36, y + 11],
            [x + 32, y + 6],
          ]),
        ),
        0.5,
      ),
    );
  else {
    const lean = t.pockets === "welt" ? 14 : 26;
    canvas.part({
      outline: sided(side, [
        [x - 8, y - 30, 1],
        [x + 9, y - 34, 1],
        [x + 9 - lean, y + 46, 1],
        [x - 10 - lean, y + 48, 1],
      ]),
      grain: side * -lean * 0.7,
      ...look,
      round: 5,
      cast: [2, 3, 3, 0.42],
    });
  }
}

export function stormFlap(canvas: Canvas, { neck, top, shoulder, slope }: TorsoShape, look: Look): void {
  const c = CENTRE;
  canvas.part({
    outline: [
      [c + neck + 4, top + 10, 1],
      [c + shoulder - 6, top + slope, 1],
      [c + shoulder - 14, top + 108],
      [c + shoulder * 0.66, top + 138],
      [c + 30, top + 126],
      [c + 20, top + 80],
    ],
    ...look,
    round: 16,
    cast: [2, 5, 5, 0.42],
  });
}

export function epaulette(canvas: Canvas, { shoulder, top, slope, neck }: TorsoShape, side: -1 | 1, look: Look): void {
  const sx = CENTRE - shoulder;
  const sy = top + slope;
  const rise = slope / (shoulder - neck);
  canvas.part({
    outline: sided(side, [
      [sx + 2, sy - 2, 1],
      [sx + 56, sy - 56 * rise - 3, 1],
      [sx + 64, sy - 60 * rise + 5],
      [sx + 60, sy - 56 * rise + 14],
      [sx + 4, sy + 14, 1],
    ]),
    grain: 90,
    ...look,
    round: 5,
    cast: [1, 3, 3, 0.42],
  });
  canvas.add(button(canvas, side < 0 ? sx + 52 : 2 * CENTRE - sx - 52, sy - 52 * rise + 6, 4, { holes: 0 }));
}
