// Collars of shirts and blouses: turned down, band, camp, bow.
import type { Canvas } from "../canvas.ts";
import { button } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { collarFromBehind, neckBand, turnedCollar } from "./necks.ts";
import type { CollarShape } from "./necks.ts";
import { sided } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

export interface Shirt {
  readonly shape: TorsoShape;
  readonly collar: CollarShape | "band" | "camp" | "bow" | "tie";
  /** Buttons down the whole front, or two or three in a short placket. */
  readonly placket: "full" | "short" | "hidden" | "none";
  readonly pockets?: 0 | 1 | 2;
  readonly flaps?: boolean;
  readonly cuff?: number;
  readonly tails?: boolean;
  readonly texture?: Texture;
  readonly ribbedSleeves?: boolean;
  readonly buttonDown?: boolean;
  readonly fluid?: boolean;
}

export function drawCollar(
  canvas: Canvas,
  back: boolean,
  shape: TorsoShape,
  collar: Shirt["collar"],
  look: { texture?: Texture },
  buttonDown: boolean,
): void {
  const c = CENTRE;
  const { top, dip } = shape;
  if (collar === "band") {
    neckBand(canvas, { ...shape, dip: back ? dip : dip - 2 }, back ? "back" : "crew", 6, {
      rise: 15,
      region: "cloth",
      stitched: false,
    });
    return;
  }
  if (back) {
    collarFromBehind(canvas, shape, collar === "bow" || collar === "tie" ? 16 : 20, collar === "camp" ? 34 : 26, look);
    return;
  }
  if (collar === "camp") {
    camp(canvas, shape);
    return;
  }
  if (collar === "bow" || collar === "tie") {
    neckBand(canvas, { ...shape, dip: dip - 2 }, "crew", 9, { rise: 13, region: "cloth", stitched: false });
    bow(canvas, c, top + dip + 4, collar === "bow");
    return;
  }
  turnedCollar(canvas, shape, collar, look);
  if (buttonDown)
    for (const side of [-1, 1]) canvas.add(button(canvas, c + side * (collar.spread - 7), top + collar.drop - 9, 3.4));
}

/** An open notched collar that lies flat, with leaf and revers in one piece. */
function camp(canvas: Canvas, { neck, top, dip }: TorsoShape): void {
  const c = CENTRE;
  const foot = top + dip;
  for (const side of [1, -1] as const) {
    canvas.part({
      outline: sided(side, [
        [c - neck + 2, top + 12, 1],
        [c - neck - 14, top + 56, 1],
        [c - neck - 2, top + 76],
        [c - 26, foot - 4],
        [c + 2, foot + 6, 1],
        [c - neck * 0.5, top + dip * 0.5],
      ]),
      grain: -side * 18,
      round: 6,
      cast: [2, 4, 4, 0.36],
      wobble: 0.8,
    });
    canvas.part({
      outline: sided(side, [
        [c - neck + 8, top - 18, 1],
        [c - neck - 8, top - 4],
        [c - neck - 24, top + 28],
        [c - neck - 30, top + 50, 1],
        [c - neck + 2, top + 58, 1],
        [c - neck + 10, top + 20],
      ]),
      grain: -side * 30,
      round: 6,
      cast: [2, 4, 4, 0.36],
      wobble: 0.8,
      inner: [
        canvas.stitch(
          line(
            ...sided(side, [
              [c - neck - 12, top + 4],
              [c - neck - 25, top + 46],
              [c - neck, top + 53],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      ],
    });
  }
  canvas.part({
    outline: [
      [c - neck + 4, top + 2, 1],
      [c - neck + 9, top - 18],
      [c, top - 26],
      [c + neck - 9, top - 18],
      [c + neck - 4, top + 2, 1],
      [c + neck - 16, top - 4],
      [c, top - 11],
      [c - neck + 16, top - 4],
    ],
    round: 7,
  });
}

/** A soft bow, or a long knotted tie when not `full`. */
function bow(canvas: Canvas, x: number, y: number, full: boolean): void {
  const ends: readonly Points[] = full
    ? [
        [
          [x - 8, y + 4],
          [x + 6, y + 8],
          [x - 4, y + 70],
          [x - 14, y + 138, 1],
          [x - 52, y + 130, 1],
          [x - 30, y + 60],
        ],
        [
          [x - 4, y + 8],
          [x + 10, y + 4],
          [x + 34, y + 66],
          [x + 50, y + 152, 1],
          [x + 12, y + 160, 1],
          [x + 10, y + 74],
        ],
      ]
    : [
        [
          [x - 9, y + 4],
          [x + 5, y + 6],
          [x - 2, y + 110],
          [x - 10, y + 236, 1],
          [x - 34, y + 232, 1],
          [x - 22, y + 100],
        ],
        [
          [x - 4, y + 6],
          [x + 9, y + 4],
          [x + 22, y + 100],
          [x + 30, y + 262, 1],
          [x + 6, y + 266, 1],
          [x + 4, y + 110],
        ],
      ];
  for (const outline of ends) {
    const [a, b, m, z] = [outline[0], outline[1], outline[2], outline[4]];
    if (!a || !b || !m || !z) continue;
    canvas.part({
      outline,
      round: 9,
      cast: [3, 5, 5, 0.36],
      folds: [
        {
          path: [(a[0] + b[0]) / 2, a[1], (m[0] + z[0]) / 2, m[1], (m[0] + z[0]) / 2 - 2, z[1]],
          width: 9,
          strength: 0.9,
          blur: 3,
        },
        { path: [(a[0] + b[0]) / 2 + 3, a[1], m[0] - 4, m[1], m[0] + 2, z[1]], width: 6, strength: 0.6, blur: 3 },
      ],
    });
  }
  if (full)
    for (const side of [1, -1] as const)
      canvas.part({
        outline: [
          [x + side * 6, y + 2],
          [x + side * 34, y - 24],
          [x + side * 66, y - 20],
          [x + side * 78, y + 8],
          [x + side * 62, y + 34],
          [x + side * 30, y + 26],
        ],
        round: 14,
        cast: [3, 6, 5, 0.4],
        grain: 90,
        folds: [
          {
            path: [x + side * 8, y + 2, x + side * 34, y - 8, x + side * 62, y - 10],
            width: 10,
            strength: 0.9,
            blur: 3,
            taper: "end",
          },
          {
            path: [x + side * 8, y + 6, x + side * 36, y + 8, x + side * 66, y + 18],
            width: 10,
            strength: 0.9,
            blur: 3,
            taper: "end",
          },
        ],
      });
  canvas.part({
    outline: [
      [x - 11, y - 10],
      [x + 8, y - 12],
      [x + 14, y + 2],
      [x + 10, y + 15],
      [x - 9, y + 16],
      [x - 14, y + 3],
    ],
    round: 7,
    cast: [2, 4, 4, 0.42],
    folds: [{ path: [x - 8, y - 6, x + 2, y + 2, x - 2, y + 12], width: 6, strength: 0.9, blur: 2.5 }],
  });
}
