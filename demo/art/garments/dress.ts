// A dress or jumpsuit: a bodice with shoulders over a skirt or legs.
import type { Canvas } from "../canvas.ts";
import type { Fold } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import { drawFastening, drawLegs, drawNeck, drawWaistTie, wrapFronts } from "./dress-details.ts";
import type { Dress } from "./dress-details.ts";
import { drape, tension } from "./folds.ts";
import { insideBack } from "./necks.ts";
import { drawSkirt } from "./skirt.ts";
import { bodyFolds, cuffBand, cuffLine, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

const c = CENTRE;

/** A bodice with shoulders over a skirt or legs. */
export function drawDress(canvas: Canvas, back: boolean, d: Dress): void {
  const { shape, skirt, legs } = d;
  const look = d.texture ? { texture: d.texture } : {};
  relax(canvas, 0.9);
  canvas.shadow();
  const dip = d.neck === "wrap" ? shape.hemAt - shape.top - 40 : shape.dip;
  const t = torso(canvas, { ...shape, dip, vee: d.neck === "v" }, back);
  if (!back)
    insideBack(
      canvas,
      { ...shape, dip },
      { ...look, rise: d.neck === "shirt" ? 10 : d.neck === "high" ? 18 : 4, depth: dip + 40 },
    );
  if (skirt)
    drawSkirt(
      canvas,
      back,
      skirt,
      back
        ? [canvas.seam(line([c, skirt.top], [c + 1, skirt.top + 150]), 0.45)]
        : d.buttons
          ? [canvas.seam(line([c + 13, skirt.top], [c + 14, skirt.hemAt + 14]), 0.5, 1.3)]
          : [],
    );
  if (legs) drawLegs(canvas, back, legs, d);
  for (const arm of t.arms) {
    const gather = d.elastic || d.cuff ? gathers(canvas, arm.outer, arm.inner, d.cuff ?? 10) : [];
    canvas.part({
      outline: arm.outline,
      grain: arm.upperGrain,
      ...look,
      folds: [
        ...sleeveFolds(canvas, arm, 1.2),
        ...gather,
        ...(shape.sleeve?.puff
          ? tension(canvas, [arm.shoulder[0], arm.shoulder[1]], arm.side < 0 ? [95, 170] : [85, 10], 60, 7, {
              strength: 0.9,
              blur: 3,
              width: 1.1,
            })
          : []),
      ],
      round: 30,
      inner: d.cuff || d.elastic ? [] : [canvas.stitch(cuffLine(arm, 10), { strength: 0.35, width: 0.8 })],
    });
    if (d.cuff)
      canvas.part({
        outline: cuffBand(arm, d.cuff, 0, d.elastic ? -4 : 0.5),
        grain: arm.lowerGrain,
        ...look,
        round: 8,
        cast: [0, -2, 3, 0.3],
      });
  }
  const body = d.neck === "square" && !back ? squared(t.body, shape) : t.body;
  if (d.neck === "wrap" && !back) wrapFronts(canvas, t.side, shape, look);
  else
    canvas.part({
      outline: body,
      ...look,
      folds: [
        ...bodyFolds(canvas, t, d.ease ?? 0.9, 0.9),
        ...(skirt || legs
          ? drape(canvas, [c - shape.hem, c + shape.hem], [shape.hemAt - 80, shape.hemAt], 9, {
              fan: -10,
              width: [5, 11],
              blur: 3.5,
              strength: d.belt === "none" ? 0.3 : 0.7,
              taper: "start",
            })
          : []),
      ],
      round: 40,
      inner: [
        ...(skirt || legs
          ? []
          : [
              canvas.stitch(
                line(
                  [c - shape.hem, shape.hemAt - 8],
                  [c, shape.hemAt + shape.hemCurve - 8],
                  [c + shape.hem, shape.hemAt - 8],
                ),
                { strength: 0.4, width: 0.8 },
              ),
            ]),
        ...(back && d.neck !== "shirt" ? [canvas.seam(line([c, shape.top + 12], [c + 1, shape.hemAt]), 0.5)] : []),
        ...(d.neck === "square" && !back
          ? [-1, 1].map((side) =>
              canvas.seam(
                line(
                  [c + side * shape.neck * 0.9, shape.top + shape.dip + 10],
                  [c + side * shape.waist * 0.5, shape.hemAt],
                ),
                0.4,
              ),
            )
          : []),
      ],
    });
  if (t.arms.length === 0)
    for (const side of [-1, 1] as const)
      canvas.add(
        canvas.stitch(
          line(
            ...sided(side, [
              [c - shape.shoulder + 7, shape.top + shape.slope + 3],
              [c - shape.shoulder + 18, shape.top + shape.slope + (shape.armpit - shape.top - shape.slope) * 0.5],
              [c - shape.chest + 5, shape.armpit + 5],
            ]),
          ),
          { strength: 0.4, width: 0.8 },
        ),
      );
  drawFastening(canvas, back, d, look);
  drawWaistTie(canvas, back, d, look);
  drawNeck(canvas, back, d, look);
  canvas.cloth = d.cloth;
  canvas.crumple = 0.24;
  canvas.fit(d.height ?? 0.86, 0.84);
}

const gathers = (canvas: Canvas, outer: Point, inner: Point, high: number): Fold[] =>
  drape(
    canvas,
    [Math.min(outer[0], inner[0]), Math.max(outer[0], inner[0])],
    [outer[1] - high - 62, outer[1] - high + 6],
    6,
    { width: [5, 10], blur: 3, taper: "start", strength: 0.8 },
  );

/** A square opening instead of a round one. */
const squared = (body: Points, { neck, top, dip }: TorsoShape): Points => [
  [c, top + dip],
  [c - neck + 4, top + dip - 2, 1],
  [c - neck, top, 1],
  ...body.slice(2, -1),
  [c + neck, top, 1],
  [c + neck - 4, top + dip - 2, 1],
];
