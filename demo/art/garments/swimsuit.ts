// One-piece swimsuits.
import type { Canvas } from "../canvas.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point } from "../shapes.ts";
import { crease, drape, tension } from "./folds.ts";
import { drawInside, drawStraps, upperEdge } from "./strapped.ts";
import type { StrapShape } from "./strapped.ts";
import { relax, sided } from "./torso.ts";

const c = CENTRE;

export interface Suit {
  readonly straps: StrapShape;
  readonly legRise: number;
  readonly waist: number;
  readonly hip: number;
  readonly ruched?: boolean;
  readonly band?: boolean;
}

/** A one-piece swimsuit. */
export function drawSwimsuit(canvas: Canvas, back: boolean, s: Suit): void {
  const { straps } = s;
  const { top, bust } = straps;
  const crotch = 560;
  relax(canvas, 0.8);
  canvas.shadow();
  drawInside(canvas, straps, back);
  const edge: Point[] =
    back && s.legRise > 120
      ? [
          [c, top + 150],
          [c - straps.strapX * 0.7, top + 110],
          [c - straps.strapX - 6, top + 30, 1],
          [c - bust + 3, top + 62, 1],
        ]
      : [...upperEdge(straps, back)];
  const half: Point[] = [
    ...edge,
    [c - bust, top + 76],
    [c - bust + 3, top + 110],
    [c - s.waist, 336],
    [c - s.hip + 1, Math.min(440, crotch - s.legRise - 34)],
    [c - s.hip - 2, crotch - s.legRise, 1],
    [c - s.hip * (back ? 0.84 : 0.62), crotch - s.legRise * (back ? 0.3 : 0.48)],
    [c - 30, crotch - 12],
    [c - 22, crotch, 1],
    [c, crotch + 4],
  ];
  canvas.part({
    outline: symmetric(half),
    folds: s.ruched
      ? [-1, 1].flatMap((side) =>
          tension(canvas, [c + side * (s.waist - 2), 350], side < 0 ? [-50, 60] : [230, 120], 130, 9, {
            strength: 0.8,
            blur: 3.5,
            width: 1.3,
          }),
        )
      : [
          ...crease(canvas, [c, 380], s.waist * 1.4, 3, { strength: 0.35, blur: 6, gap: 26 }),
          ...drape(canvas, [c - 50, c + 50], [top + 90, 440], 3, { width: [16, 26], blur: 10, strength: 0.4 }),
        ],
    round: 40,
    light: 1.2,
    inner: [
      canvas.glow(
        [
          [[c - 40, top + 60, c - 46, 320, c - 60, 430], 28],
          [[c + 36, top + 70, c + 34, 320, c + 44, 420], 18],
        ],
        { opacity: 0.26, blur: 10 },
      ),
      ...(back
        ? [canvas.seam(line([c, crotch - 150], [c, crotch]), 0.4)]
        : [
            canvas.seam(
              line(
                [c - bust + 2, top + 96],
                [c - 36, top + 108],
                [c, top + 98],
                [c + 36, top + 108],
                [c + bust - 2, top + 96],
              ),
              0.34,
            ),
          ]),
      ...([-1, 1] as const).map((side) =>
        canvas.stitch(
          line(
            ...sided(side, [
              [c - s.hip + 5, crotch - s.legRise - 6],
              [c - s.hip * (back ? 0.78 : 0.56), crotch - s.legRise * (back ? 0.34 : 0.5)],
              [c - 24, crotch - 16],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      ),
    ],
  });
  if (s.band)
    canvas.part({
      outline: [
        [c - s.waist - 3, 330, 1],
        [c, 336],
        [c + s.waist + 3, 330, 1],
        [c + s.waist + 4, 352, 1],
        [c, 359],
        [c - s.waist - 4, 352, 1],
      ],
      region: "trim",
      grain: 90,
      round: 6,
      cast: [0, 3, 3, 0.3],
    });
  drawStraps(canvas, straps, back);
  canvas.cloth = "smooth";
  canvas.crumple = 0.18;
  canvas.fit(0.78, 0.7);
}
