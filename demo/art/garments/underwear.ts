// Cups, briefs and boxers, for bras, underwear and bikinis.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { label } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { crease, tension } from "./folds.ts";
import { relax, sided } from "./torso.ts";

const c = CENTRE;

/** Two cups with a band; `tied` for a bikini, otherwise a bra with adjustable straps. */
export function drawCups(
  canvas: Canvas,
  back: boolean,
  y: number,
  { tied, texture }: { tied: boolean; texture?: Texture },
): void {
  const look = texture ? { texture, textureScale: 0.7 } : {};
  const under = y + 96;
  if (!back)
    canvas.part({
      outline: [
        [c - 104, under - 24, 1],
        [c, under - 34],
        [c + 104, under - 24, 1],
        [c + 104, under - 8, 1],
        [c, under - 16],
        [c - 104, under - 8, 1],
      ],
      tone: PLAIN * 0.62,
      round: 6,
      inner: tied ? [] : [label(canvas, c, under - 30, 22, 9)],
    });
  for (const side of [-1, 1])
    canvas.add(
      canvas.strand(
        line(
          [c + side * (back ? 74 : 62), y + (back ? 66 : 4)],
          [c + side * 64, y - 60],
          [c + side * (tied ? 34 : 54), y - 128],
        ),
        tied ? 5 : 7,
        { tone: back ? PLAIN : PLAIN * 0.98 },
      ),
    );
  if (back) {
    canvas.part({
      outline: [
        [c - 108, under - 30, 1],
        [c - 74, y + 62, tied ? 0 : 1],
        [c, under - 30],
        [c + 74, y + 62, tied ? 0 : 1],
        [c + 108, under - 30, 1],
        [c + 108, under - 4, 1],
        [c, under - 2],
        [c - 108, under - 4, 1],
      ],
      ...look,
      round: 10,
      inner: tied ? [] : [canvas.seam(line([c, under - 30], [c, under - 2]), 0.6, 1.6)],
    });
    if (tied)
      for (const side of [-1, 1])
        canvas.add(
          canvas.strand(line([c + side * 2, under - 14], [c + side * 26, under + 10], [c + side * 14, under + 54]), 6),
          canvas.strand(
            line([c, under - 14], [c + side * 30, under - 26], [c + side * 34, under - 4], [c, under - 14]),
            6,
          ),
        );
    return;
  }
  for (const side of [1, -1] as const)
    canvas.part({
      outline: sided(side, [
        [c - 62, y, 1],
        [c - 84, y + 34],
        [c - 106, y + 70],
        [c - 106, under - 2, 1],
        [c - 56, under + 10],
        [c - 5, under - 4, 1],
        [c - 8, y + 70],
        [c - 32, y + 34],
      ]),
      ...look,
      round: 26,
      light: 1.2,
      cast: [1, 3, 4, 0.26],
      folds: tension(canvas, [c + side * 60, y + 6], side < 0 ? [60, 110] : [120, 70], 70, 4, {
        strength: 0.5,
        blur: 4,
      }),
      inner: [
        canvas.stitch(
          line(
            ...sided(side, [
              [c - 66, y + 6],
              [c - 86, y + 38],
              [c - 104, y + 72],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
        canvas.glow([[[c + side * 64, y + 34, c + side * 68, y + 56, c + side * 60, y + 80], 26]], {
          opacity: 0.36,
          blur: 8,
        }),
      ],
    });
  canvas.part({
    outline: [
      [c - 107, under - 6, 1],
      [c - 56, under + 6],
      [c, under - 6],
      [c + 56, under + 6],
      [c + 107, under - 6, 1],
      [c + 106, under + 10, 1],
      [c + 56, under + 20],
      [c, under + 9],
      [c - 56, under + 20],
      [c - 106, under + 10, 1],
    ],
    region: "trim",
    grain: 90,
    round: 6,
    cast: [1, 2, 3, 0.26],
  });
}

/** Briefs from the waist `y`; `tied` at the hips for a bikini. */
export function drawBriefs(
  canvas: Canvas,
  back: boolean,
  y: number,
  { tied, high, texture, bandHeight = 12 }: { tied: boolean; high: number; texture?: Texture; bandHeight?: number },
): void {
  const look = texture ? { texture, textureScale: 0.7 } : {};
  const crotch = y + high;
  if (!back)
    canvas.part({
      outline: [
        [c - 108, y + 2, 1],
        [c, y - 6],
        [c + 108, y + 2, 1],
        [c, y + 26],
      ],
      tone: PLAIN * 0.62,
      round: 8,
      inner: [label(canvas, c, y - 2, 24, 10)],
    });
  const sideAt = tied ? y + 16 : y + high * 0.34;
  canvas.part({
    outline: symmetric([
      [c, y + (back ? 4 : 12)],
      [c - 110, y, 1],
      [c - 114, sideAt, 1],
      [c - (back ? 92 : 66), crotch - (back ? 30 : 42)],
      [c - 34, crotch - 10],
      [c - 26, crotch, 1],
      [c, crotch + 4],
    ]),
    ...look,
    round: 32,
    folds: [
      ...tension(canvas, [c, crotch - 6], [215, 325], 90, 5, { strength: 0.45, blur: 5 }),
      ...crease(canvas, [c, y + 46], 150, 2, { strength: 0.3, blur: 6 }),
    ],
    inner: [
      back
        ? canvas.seam(line([c, y + 20], [c, crotch]), 0.3)
        : canvas.seam(line([c - 44, crotch - 34], [c, crotch - 40], [c + 44, crotch - 34]), 0.4),
      ...([-1, 1] as const).map((side) =>
        canvas.stitch(
          line(
            ...sided(side, [
              [c - 110, sideAt - 2],
              [c - (back ? 86 : 60), crotch - (back ? 34 : 46)],
              [c - 28, crotch - 14],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      ),
    ],
  });
  canvas.part({
    outline: [
      [c - 111, y - 2, 1],
      [c, y + (back ? 2 : 10)],
      [c + 111, y - 2, 1],
      [c + 112, y + bandHeight, 1],
      [c, y + bandHeight + (back ? 4 : 12)],
      [c - 112, y + bandHeight, 1],
    ],
    region: "trim",
    grain: 90,
    round: 5,
    cast: [0, 2, 3, 0.28],
  });
  if (tied)
    for (const side of [-1, 1])
      canvas.add(
        canvas.strand(line([c + side * 112, y + 8], [c + side * 128, y + 34], [c + side * 122, y + 74]), 5),
        canvas.strand(line([c + side * 112, y + 8], [c + side * 138, y + 22], [c + side * 140, y + 60]), 5),
        canvas.strand(
          line([c + side * 112, y + 8], [c + side * 130, y - 8], [c + side * 140, y + 8], [c + side * 112, y + 8]),
          5,
        ),
      );
}

export function drawBoxers(canvas: Canvas, back: boolean): void {
  const y = 200;
  relax(canvas, 0.7);
  canvas.shadow();
  if (!back)
    canvas.part({
      outline: [
        [c - 118, y + 2, 1],
        [c, y - 8],
        [c + 118, y + 2, 1],
        [c, y + 26],
      ],
      tone: PLAIN * 0.62,
      round: 8,
      inner: [label(canvas, c, y - 3, 28, 11)],
    });
  const outline: Points = [
    [c, y + 10],
    [c - 120, y, 1],
    [c - 132, y + 90],
    [c - 138, y + 244, 1],
    [c - 70, y + 254],
    [c - 8, y + 248, 1],
    [c, y + 206, 1],
    [c + 8, y + 248, 1],
    [c + 70, y + 254],
    [c + 138, y + 244, 1],
    [c + 132, y + 90],
    [c + 120, y, 1],
  ];
  const fly: Mark[] = back
    ? [
        canvas.seam(line([c, y + 40], [c, y + 200]), 0.45),
        canvas.seam(line([c - 128, y + 130], [c - 50, y + 190], [c, y + 204]), 0.35),
        canvas.seam(line([c + 128, y + 130], [c + 50, y + 190], [c, y + 204]), 0.35),
      ]
    : [
        canvas.seam(line([c - 34, y + 34], [c - 40, y + 120], [c - 8, y + 206]), 0.5, 1.3),
        canvas.seam(line([c + 34, y + 34], [c + 40, y + 120], [c + 8, y + 206]), 0.5, 1.3),
        canvas.seam(line([c + 26, y + 40], [c + 8, y + 110], [c + 2, y + 190]), 0.5),
      ];
  canvas.part({
    outline,
    round: 34,
    folds: [
      ...tension(canvas, [c, y + 206], [190, 350], 90, 6, { strength: 0.5, blur: 5 }),
      ...crease(canvas, [c - 74, y + 214], 110, 2, { strength: 0.4 }),
      ...crease(canvas, [c + 74, y + 214], 110, 2, { strength: 0.4 }),
    ],
    inner: [
      ...fly,
      ...([-1, 1] as const).flatMap((side) =>
        [10, 14].map((k) =>
          canvas.stitch(
            line(
              ...sided(side, [
                [c - 138, y + 244 - k],
                [c - 70, y + 254 - k],
                [c - 8, y + 248 - k],
              ]),
            ),
            { strength: 0.4, width: 0.8 },
          ),
        ),
      ),
    ],
  });
  canvas.part({
    outline: [
      [c - 122, y - 4, 1],
      [c, y + (back ? 2 : 9)],
      [c + 122, y - 4, 1],
      [c + 125, y + 32, 1],
      [c, y + 44],
      [c - 125, y + 32, 1],
    ],
    region: "trim",
    grain: 90,
    round: 8,
    texture: "rib",
    textureScale: 0.5,
    cast: [0, 3, 4, 0.3],
  });
  canvas.cloth = "cotton";
  canvas.fit(0.52, 0.72);
}
