// A shirt: a woven or piqué body with placket, pockets, cuffs and collar.
import type { Canvas } from "../canvas.ts";
import { button } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import { drape } from "./folds.ts";
import { insideBack } from "./necks.ts";
import { drawCollar } from "./shirt-collars.ts";
import type { Shirt } from "./shirt-collars.ts";
import { bodyFolds, cuffBand, cuffLine, hemLine, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { Torso, TorsoShape } from "./torso.ts";

export function drawShirt(canvas: Canvas, back: boolean, shirt: Shirt): void {
  const { shape, collar, texture } = shirt;
  const c = CENTRE;
  relax(canvas);
  const t = torso(canvas, shape, back);
  const look = texture ? { texture } : {};
  canvas.shadow();
  if (!back) insideBack(canvas, shape, { rise: collar === "camp" ? 24 : 8, depth: shape.dip + 40 });
  for (const arm of t.arms) {
    canvas.part({
      outline: arm.outline,
      grain: arm.upperGrain,
      ...look,
      folds: [
        ...sleeveFolds(canvas, arm, shirt.fluid ? 1.4 : 1.1),
        ...(shirt.cuff && arm.long
          ? drape(
              canvas,
              [Math.min(arm.outer[0], arm.inner[0]), Math.max(arm.outer[0], arm.inner[0])],
              [arm.outer[1] - shirt.cuff - 70, arm.outer[1] - shirt.cuff + 4],
              5,
              { width: [5, 10], blur: 3, taper: "start", strength: 0.7 },
            )
          : []),
      ],
      round: 30,
      inner:
        arm.long || shirt.ribbedSleeves
          ? []
          : [canvas.stitch(cuffLine(arm, 16), { strength: 0.45, width: 0.8 }), canvas.seam(cuffLine(arm, 18), 0.3)],
    });
    if (shirt.ribbedSleeves)
      canvas.part({
        outline: cuffBand(arm, arm.long ? 40 : 17),
        region: "trim",
        grain: arm.lowerGrain,
        texture: "rib",
        round: 8,
        cast: [0, -2, 3, 0.24],
      });
    else if (shirt.cuff && arm.long) {
      canvas.part({
        outline: cuffBand(arm, shirt.cuff, 0, shirt.fluid ? -3 : 0.5),
        grain: arm.lowerGrain,
        ...look,
        round: 10,
        cast: [1, -3, 3, 0.32],
        inner: [4, shirt.cuff - 4].map((high) => canvas.stitch(cuffLine(arm, high), { strength: 0.4, width: 0.8 })),
      });
      canvas.add(button(canvas, arm.inner[0] + arm.side * 12, arm.inner[1] - shirt.cuff * 0.5 + 1, 4.4));
    }
  }
  const stitches: Mark[] = shirt.tails
    ? []
    : [14].map((high) => canvas.stitch(hemLine(t, high), { strength: 0.45, width: 0.8 }));
  canvas.part({
    outline: shirt.tails ? tailed(t) : t.body,
    ...look,
    folds: [
      ...bodyFolds(canvas, t, 1.1, shirt.fluid ? 1.2 : 1),
      ...(shirt.fluid
        ? drape(canvas, [c - shape.neck, c + shape.neck], [shape.top + 60, shape.hemAt - 40], 7, {
            fan: 150,
            width: [8, 20],
            blur: 6,
            strength: 0.6,
            taper: "end",
          })
        : []),
    ],
    round: 44,
    inner: [...stitches, ...(back ? yoke(canvas, shape, shirt) : [])],
  });
  if (!back) {
    drawPlacket(canvas, shape, shirt);
    drawPockets(canvas, shape, shirt);
  }
  drawCollar(canvas, back, shape, collar, look, shirt.buttonDown === true);
  canvas.cloth = shirt.fluid ? "satin" : "cotton";
  canvas.crumple = shirt.fluid ? 0.3 : 0.24;
  canvas.fit(0.8, 0.88);
}

/** A hem that curves up at the sides. */
function tailed({ shape, side, back }: Torso): Points {
  const c = CENTRE;
  const { hem, hemAt, top, dip } = shape;
  const half: Point[] = [
    [c, top + (back ? 9 : dip)],
    ...side.slice(0, -1),
    [c - hem, hemAt - 44, 1],
    [c - hem + 10, hemAt - 18],
    [c - hem * 0.62, hemAt + 14],
    [c - hem * 0.25, hemAt + (back ? 26 : 20)],
    [c, hemAt + (back ? 27 : 21)],
  ];
  return symmetric(half);
}

function yoke(canvas: Canvas, { top, shoulder, hemAt }: TorsoShape, shirt: Shirt): readonly Mark[] {
  if (shirt.placket === "short" || shirt.placket === "none") return [];
  const c = CENTRE;
  const line1 = line([c - shoulder + 4, top + 74], [c, top + 80], [c + shoulder - 4, top + 74]);
  return [
    canvas.seam(line1, 0.5),
    canvas.stitch(line([c - shoulder + 4, top + 71], [c, top + 77], [c + shoulder - 4, top + 71]), {
      strength: 0.4,
      width: 0.8,
    }),
    canvas.tint(`M${c - 12} ${top + 80}L${c + 12} ${top + 80}L${c + 20} ${hemAt}L${c - 20} ${hemAt}Z`, 0.08, {
      blur: 4,
    }),
    canvas.seam(line([c - 12, top + 80], [c - 17, top + 210], [c - 20, hemAt - 30]), 0.32),
    canvas.seam(line([c + 12, top + 80], [c + 17, top + 210], [c + 20, hemAt - 30]), 0.32),
  ];
}

function drawPlacket(canvas: Canvas, shape: TorsoShape, { placket, texture, tails, collar }: Shirt): void {
  if (placket === "none") return;
  const c = CENTRE;
  const from = shape.top + shape.dip - 4;
  const to = placket === "short" ? from + 104 : shape.hemAt + (tails ? 20 : shape.hemCurve);
  const half = placket === "short" ? 14 : 12;
  canvas.part({
    outline: [
      [c - half, from, 1],
      [c + half, from, 1],
      [c + half, to, 1],
      [c - half, to, 1],
    ],
    ...(texture ? { texture } : {}),
    round: 4,
    form: 0.7,
    cast: [2, 1, 3, 0.28],
    edge: 0.22,
    wobble: 1,
    inner: [-half + 4, half - 4].map((x) =>
      canvas.stitch(line([c + x, from], [c + x, to]), { strength: 0.4, width: 0.8 }),
    ),
  });
  if (placket === "hidden") return;
  const count = placket === "short" ? 3 : 6;
  const first = from + (collar === "camp" ? 26 : 22);
  const last = placket === "short" ? to - 16 : to - 84;
  for (let i = 0; i < count; i++) canvas.add(button(canvas, c, first + ((last - first) * i) / (count - 1), 5));
}

function drawPockets(canvas: Canvas, shape: TorsoShape, { pockets = 0, flaps, texture }: Shirt): void {
  const look = texture ? { texture } : {};
  for (const side of pockets === 2 ? ([-1, 1] as const) : pockets === 1 ? ([1] as const) : []) {
    const x = CENTRE - shape.chest * 0.52;
    const y = shape.armpit - 14;
    canvas.part({
      outline: sided(side, [
        [x - 32, y, 1],
        [x + 30, y, 1],
        [x + 29, y + 62, 1],
        [x, y + 76, 1],
        [x - 31, y + 62, 1],
      ]),
      ...look,
      round: 6,
      cast: [1, 2, 3, 0.26],
      inner: [
        canvas.stitch(
          line(
            ...sided(side, [
              [x - 28, y + 4],
              [x - 27, y + 60, 1],
              [x, y + 72, 1],
              [x + 26, y + 60, 1],
              [x + 27, y + 4],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      ],
    });
    if (flaps) {
      canvas.part({
        outline: sided(side, [
          [x - 33, y - 4, 1],
          [x + 31, y - 4, 1],
          [x + 31, y + 18, 1],
          [x, y + 28, 1],
          [x - 33, y + 18, 1],
        ]),
        ...look,
        round: 5,
        cast: [1, 3, 3, 0.36],
      });
      canvas.add(button(canvas, side < 0 ? x : 2 * CENTRE - x, y + 18, 4.4));
    }
  }
}
