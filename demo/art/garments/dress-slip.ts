// A slip, camisole or column dress: one piece of satin on straps.
import type { Canvas, Cloth } from "../canvas.ts";
import type { Fold, Mark } from "../marks.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point } from "../shapes.ts";
import { drape } from "./folds.ts";
import { drawInside, drawStraps, upperEdge } from "./strapped.ts";
import type { StrapShape } from "./strapped.ts";
import { relax } from "./torso.ts";

const c = CENTRE;

export interface Slip {
  readonly straps: StrapShape;
  readonly waistAt: number;
  readonly waist: number;
  readonly hipAt: number;
  readonly hip: number;
  readonly hemAt: number;
  readonly hem: number;
  readonly cloth: Cloth;
  readonly slit?: boolean;
  readonly lace?: boolean;
  readonly cups?: boolean;
  readonly height: number;
}

/** A slip, camisole or column: one piece from the upper edge to the hem. */
export function drawSlip(canvas: Canvas, back: boolean, s: Slip): void {
  const { straps, waistAt, waist, hipAt, hip, hemAt, hem } = s;
  const { top, bust } = straps;
  relax(canvas, 0.9);
  canvas.shadow();
  drawInside(canvas, straps, back);
  const half: Point[] = [
    ...upperEdge(straps, back),
    [c - bust, top + 72],
    [c - bust + 4, top + 104],
    [c - waist, waistAt],
    [c - hip, hipAt],
    [c - hem, hemAt - 8, 1],
    [c - hem * 0.6, hemAt + 9],
    [c - hem * 0.2, hemAt + 2],
    [c, hemAt + 6],
  ];
  const long = hemAt - top > 260;
  const folds: Fold[] = [
    {
      path: [c - bust + 8, top + 96, c - 30, waistAt - 10, c - 10, hipAt],
      width: 20,
      strength: 0.5,
      blur: 8,
      light: 1,
    },
    {
      path: [c + bust - 8, top + 100, c + 46, waistAt - 10, c + 42, hipAt],
      width: 17,
      strength: 0.5,
      blur: 8,
      light: 1,
    },
    { path: [c - 38, top + 66, c - 46, top + 104, c - 62, waistAt - 20], width: 16, strength: 0.55, blur: 7 },
    {
      path: [c + 38, top + 66, c + 46, top + 104, c + 62, waistAt - 20],
      width: 16,
      strength: 0.55,
      blur: 7,
      flip: true,
    },
    ...drape(canvas, [c - waist, c + waist], [waistAt + 10, hemAt - 6], long ? 8 : 5, {
      fan: (hem - waist) * 1.5,
      width: [14, 34],
      blur: 8,
      strength: 0.9,
      ragged: [0.35, 0.12],
      light: 1,
    }),
    ...drape(canvas, [c - waist, c + waist], [(waistAt + hemAt) / 2, hemAt + 4], long ? 7 : 4, {
      fan: (hem - waist) * 1.7,
      width: [10, 22],
      blur: 4,
      strength: 0.75,
      taper: "start",
      ragged: [0.4, 0.02],
      light: 1,
    }),
  ];
  if (straps.neck === "cowl" && !back)
    for (let i = 0; i < 5; i++)
      folds.push({
        path: [c - 54 - i * 5, top + 10 + i * 13, c, top + 106 + i * 13, c + 54 + i * 5, top + 10 + i * 13],
        width: 11 + i * 2,
        strength: 1 - i * 0.12,
        blur: 3.5,
        light: 1,
      });
  const inner: Mark[] = [
    canvas.glow(
      [
        [[c - 42, waistAt, c - hip * 0.7, (waistAt + hemAt) / 2, c - hem * 0.68, hemAt - 30], 24],
        [[c + 18, waistAt + 30, c + 28, (waistAt + hemAt) / 2, c + 40, hemAt - 30], 17],
        [[c - 38, top + 56, c - 48, top + 76, c - 44, top + 112], 22],
        [[c + 34, top + 60, c + 30, top + 84, c + 38, top + 110], 16],
      ],
      { opacity: s.cloth === "satin" ? 0.4 : 0.16, blur: 8 },
    ),
  ];
  if (s.cups && !back)
    inner.push(
      canvas.seam(
        line(
          [c - bust + 2, top + 92],
          [c - 40, top + 108],
          [c, top + 96],
          [c + 40, top + 108],
          [c + bust - 2, top + 92],
        ),
        0.4,
      ),
    );
  if (s.slit && !back)
    inner.push(
      canvas.tint(
        `M${c + hem * 0.46} ${hemAt - 220}Q${c + hem * 0.53} ${hemAt - 100} ${c + hem * 0.5} ${hemAt + 20}L${c + hem * 0.66} ${hemAt + 20}Q${c + hem * 0.6} ${hemAt - 100} ${c + hem * 0.46} ${hemAt - 220}Z`,
        0.5,
        { blur: 1.5 },
      ),
    );
  const clip = canvas.part({
    outline: symmetric(half),
    folds,
    round: 32,
    shade: 1.1,
    light: s.cloth === "satin" ? 1.2 : 1,
    inner,
  });
  if (s.lace)
    for (const y of [hemAt - 30, ...(back ? [] : [top - 4])])
      canvas.part({
        outline: [
          [c - hem - 10, y, 1],
          [c, y + 14],
          [c + hem + 10, y, 1],
          [c + hem + 10, y + 44, 1],
          [c, y + (y > hipAt ? 60 : 50)],
          [c - hem - 10, y + 44, 1],
        ],
        region: "contrast",
        texture: "lace",
        textureScale: 0.8,
        within: clip,
        form: 0,
        edge: 0,
        rim: 0,
      });
  drawStraps(canvas, straps, back);
  canvas.cloth = s.cloth;
  canvas.crumple = 0.32;
  canvas.fit(s.height, 0.8);
}
