// Hoods: the inside, the front around the face, and the back.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { label, rivet } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import { sided } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

/** The inside of the hood, visible through its opening. */
export function hoodInside(canvas: Canvas, { neck, top, dip }: TorsoShape): void {
  const c = CENTRE;
  canvas.part({
    outline: [
      [c, top - 112],
      [c - neck - 8, top - 84],
      [c - neck - 16, top - 20],
      [c - neck, top + 20],
      [c, top + dip + 14],
      [c + neck, top + 20],
      [c + neck + 16, top - 20],
      [c + neck + 8, top - 84],
    ],
    tone: PLAIN * 0.58,
    round: 30,
    shade: 1.2,
    inner: [canvas.seam(line([c, top - 112], [c + 2, top - 60], [c, top - 8]), 0.5), label(canvas, c, top + 4, 34, 14)],
  });
}

/** The raised hood around its opening; `cords` draws the drawstrings. */
export function hoodFront(canvas: Canvas, { neck, top, dip }: TorsoShape, zipped: boolean, cords = true): void {
  const c = CENTRE;
  const foot = top + dip + (zipped ? 2 : 12);
  for (const side of [1, -1] as const) {
    const half: Points = [
      [c, top - 128],
      [c - neck * 0.62, top - 122],
      [c - neck - 22, top - 86],
      [c - neck - 34, top - 20],
      [c - neck - 24, top + 22],
      [c - neck * 0.6, foot - 2],
      [c + (zipped ? -2 : 12), foot + 12, 1],
      [c - 2, foot - 26],
      [c - neck * 0.62, top + 6],
      [c - neck * 0.82, top - 44],
      [c - neck * 0.58, top - 88],
      [c, top - 104],
    ];
    const edge: Points = [
      [c - 6, foot - 22],
      [c - neck * 0.62 - 9, top + 8],
      [c - neck * 0.82 - 10, top - 44],
      [c - neck * 0.58 - 8, top - 96],
      [c, top - 113],
    ];
    canvas.part({
      outline: sided(side, half),
      grain: -side * 12,
      round: 20,
      cast: [3, 6, 6, 0.36],
      folds: [
        {
          path: [c + side * (neck + 26), top - 70, c + side * (neck + 4), top - 10, c + side * (neck - 22), top + 32],
          width: 16,
          strength: 0.8,
          blur: 5,
          flip: side > 0,
        },
        {
          path: [c + side * (neck + 30), top + 6, c + side * neck * 0.7, top + 26, c + side * 12, foot + 2],
          width: 14,
          strength: 0.7,
          blur: 5,
        },
      ],
      inner: [
        canvas.stitch(line(...sided(side, edge)), { strength: 0.4, width: 0.8 }),
        canvas.stitch(
          line(
            ...sided(
              side,
              edge.map(([x, y]) => [x - 4, y] as const),
            ),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      ],
    });
  }
  if (!cords) return;
  for (const side of [-1, 1] as const) {
    const x = c + side * (neck * 0.42 + 4);
    const y = foot - 14;
    canvas.add(
      rivet(canvas, x, y, 3.4),
      canvas.strand(line([x, y + 1], [x + side * 5, y + 46], [x + side * 2 + 2, y + 96 + side * 7]), 4.6, {
        region: "trim",
        tone: 190,
      }),
      canvas.strand(line([x + side * 2 + 2, y + 92 + side * 7], [x + side * 2 + 2, y + 104 + side * 7]), 6, {
        region: "metal",
        tone: 170,
        cap: "butt",
      }),
    );
  }
}

/** The hood hanging down the back. */
export function hoodBehind(canvas: Canvas, { neck, top }: TorsoShape): void {
  const c = CENTRE;
  canvas.part({
    outline: [
      [c, top - 46],
      [c - neck * 0.8, top - 36],
      [c - neck - 26, top + 8],
      [c - neck - 30, top + 56],
      [c - neck * 0.62, top + 112],
      [c, top + 132],
      [c + neck * 0.62, top + 112],
      [c + neck + 30, top + 56],
      [c + neck + 26, top + 8],
      [c + neck * 0.8, top - 36],
    ],
    round: 32,
    cast: [2, 9, 8, 0.42],
    folds: [
      {
        path: [c - neck - 10, top + 12, c - neck * 0.5, top + 60, c - 8, top + 118],
        width: 22,
        strength: 0.7,
        blur: 8,
      },
      {
        path: [c + neck + 10, top + 12, c + neck * 0.5, top + 64, c + 12, top + 112],
        width: 20,
        strength: 0.6,
        blur: 8,
        flip: true,
      },
      { path: [c - neck * 0.8, top - 6, c, top + 16, c + neck * 0.8, top - 8], width: 16, strength: 0.6, blur: 7 },
    ],
    inner: [canvas.seam(line([c, top - 46], [c + 2, top + 40], [c, top + 132]), 0.5)],
  });
}
