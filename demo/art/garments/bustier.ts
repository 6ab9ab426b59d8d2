// Boned bodices, with a full skirt for a gown, and ribbed tank tops.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { button, label } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { band, CENTRE, line, symmetric } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import { crease } from "./folds.ts";
import { neckBand } from "./necks.ts";
import { drawSkirt } from "./skirt.ts";
import { drawInside, upperEdge } from "./strapped.ts";
import type { StrapShape } from "./strapped.ts";
import { bodyFolds, hemLine, relax, sided, torso } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

const c = CENTRE;

/** A boned bodice; with `gown` a full skirt falls from it. */
export function drawBustier(canvas: Canvas, back: boolean, gown: boolean): void {
  const straps: StrapShape = { top: 150, strapX: 56, bust: 84, neck: "sweetheart", depth: 34, strapTop: 0 };
  const waistAt = gown ? 300 : 310;
  const waist = gown ? 62 : 72;
  const hemAt = gown ? 316 : 360;
  const hem = gown ? 64 : 82;
  relax(canvas, 0.8);
  canvas.shadow();
  drawInside(canvas, straps, back);
  if (gown)
    drawSkirt(canvas, back, { top: 306, waist: 62, hip: 100, hem: 196, hemAt: 756, style: "gathered", satin: true });
  const { top, bust } = straps;
  const half: Point[] = [
    ...upperEdge(straps, back),
    [c - bust - 1, top + 60],
    [c - bust + 6, top + 98],
    [c - waist, waistAt],
    [c - hem, hemAt, 1],
    [c - hem * 0.5, hemAt + 10],
    [c, hemAt + (gown ? 26 : 30), 1],
  ];
  const bones: Mark[] = [];
  for (const side of [-1, 1] as const)
    for (const [from, to] of [
      [0.86, 0.66],
      [0.46, 0.34],
      [0.08, 0.04],
    ] as const) {
      const path = line(
        [c + side * bust * from, top + (from < 0.2 ? 40 : 94)],
        [c + side * waist * (from + to) * 0.5, waistAt - 20],
        [c + side * hem * to, hemAt + 20],
      );
      bones.push(canvas.seam(path, 0.5, 1.4), canvas.stitch(path, { strength: 0.3, width: 0.8 }));
    }
  const cup = (side: -1 | 1): Mark[] =>
    back
      ? []
      : [
          canvas.seam(
            line([c + side * (bust - 3), top + 54], [c + side * bust * 0.56, top + 98], [c + side * 4, top + 74]),
            0.6,
            1.4,
          ),
          canvas.glow(
            [
              [
                [c + side * bust * 0.6, top + 18, c + side * bust * 0.5, top + 44, c + side * bust * 0.36, top + 74],
                26,
              ],
            ],
            { opacity: 0.4, blur: 8 },
          ),
        ];
  canvas.part({
    outline: symmetric(half),
    folds: [
      ...crease(canvas, [c, waistAt - 10], waist * 1.7, 3, { strength: 0.4, blur: 5, gap: 20 }),
      {
        path: [c - bust + 10, top + 100, c - 40, waistAt - 40, c - waist + 6, waistAt],
        width: 16,
        strength: 0.5,
        blur: 7,
      },
    ],
    round: 30,
    light: 1.2,
    cast: [1, 5, 5, gown ? 0.36 : 0],
    inner: [...bones, ...cup(-1), ...cup(1)],
  });
  if (back)
    for (let i = 0; i < 9; i++) canvas.add(button(canvas, c, top + 44 + i * 20, 3, { holes: 0, region: "hard" }));
  canvas.cloth = "satin";
  canvas.crumple = 0.26;
  canvas.fit(gown ? 0.88 : 0.46, gown ? 0.84 : 0.6);
}

export function drawTank(canvas: Canvas, back: boolean): void {
  const shape: TorsoShape = {
    neck: 62,
    top: 130,
    dip: back ? 40 : 76,
    shoulder: 92,
    slope: 14,
    armpit: 288,
    chest: 122,
    waistAt: 420,
    waist: 114,
    hemAt: 560,
    hem: 122,
    hemCurve: 8,
  };
  relax(canvas);
  canvas.shadow();
  const t = torso(canvas, shape, false);
  if (!back)
    canvas.part({
      outline: [
        [c - 64, 132, 1],
        [c - 84, 150, 1],
        [c - 78, 250],
        [c, 270],
        [c + 78, 250],
        [c + 84, 150, 1],
        [c + 64, 132, 1],
        [c + 50, 160],
        [c, 172],
        [c - 50, 160],
      ],
      tone: PLAIN * 0.66,
      texture: "rib",
      textureScale: 0.7,
      round: 12,
      inner: [label(canvas, c, 176, 30, 12)],
    });
  canvas.part({
    outline: t.body,
    texture: "rib",
    textureScale: 0.7,
    folds: bodyFolds(canvas, t, 0.8, 0.8),
    round: 42,
    inner: [canvas.stitch(hemLine(t, 14), { strength: 0.45, width: 0.8 })],
  });
  neckBand(canvas, shape, "scoop", 9, { region: "trim" });
  for (const side of [-1, 1] as const) {
    const edge: Points = sided(side, [
      [c - 92, 144],
      [c - 84, 216],
      [c - 122, 288],
    ]);
    canvas.part({ outline: band(edge, 9), region: "trim", round: 4, cast: [1, 2, 2, 0.26], wobble: 1 });
  }
  canvas.cloth = "cotton";
  canvas.fit(0.74, 0.8);
}
