// A jacket with a closed front: body, arms, cuffs and hem. Other modules draw the front and collar.
import type { Canvas, Cloth } from "../canvas.ts";
import type { Region } from "../format.ts";
import { button } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { hoodInside } from "./hoods.ts";
import { insideBack } from "./necks.ts";
import { bodyFolds, cuffBand, cuffLine, hemLine, relax, sleeveFolds, torso } from "./torso.ts";
import type { Torso, TorsoShape } from "./torso.ts";

export interface Jacket {
  readonly shape: TorsoShape;
  readonly cloth: Cloth;
  readonly texture?: Texture;
  readonly sleeveRegion?: Region;
  readonly ends: "rib" | "plain" | "band" | "pile";
  readonly front: (canvas: Canvas, t: Torso, look: Look) => void;
  readonly behind?: (canvas: Canvas, t: Torso, look: Look) => void;
  readonly collar: (canvas: Canvas, shape: TorsoShape, back: boolean, look: Look) => void;
  readonly hooded?: boolean;
  readonly shine?: boolean;
  readonly tall?: boolean;
}

export type Look = { texture?: Texture };

export function drawJacket(canvas: Canvas, back: boolean, j: Jacket): void {
  const { shape } = j;
  const c = CENTRE;
  const look: Look = j.texture ? { texture: j.texture } : {};
  relax(canvas);
  canvas.shadow();
  if (j.cloth === "leather") canvas.wobble = 1.2;
  const t = torso(canvas, j.ends === "plain" ? shape : { ...shape, hemAt: shape.hemAt - 18 }, back);
  if (!back) {
    if (j.hooded) hoodInside(canvas, shape);
    else insideBack(canvas, shape, { region: "lining", rise: 20, labelWidth: 42, tone: 120, depth: shape.dip + 40 });
  }
  for (const arm of t.arms) {
    const gleam: Mark[] = j.shine
      ? [
          canvas.glow(
            [
              [
                [
                  arm.shoulder[0] + arm.side * 4,
                  arm.shoulder[1] + 34,
                  arm.elbow[0] + arm.side * 12,
                  arm.elbow[1] - 60,
                  arm.elbow[0] + arm.side * 6,
                  arm.elbow[1] + 20,
                ],
                16,
              ],
              [
                [
                  arm.elbow[0] + arm.side * 6,
                  arm.elbow[1] + 40,
                  arm.elbow[0] + arm.side * 8,
                  arm.elbow[1] + 90,
                  (arm.outer[0] + arm.inner[0]) / 2,
                  arm.outer[1] - 40,
                ],
                12,
              ],
            ],
            { opacity: 0.5, blur: 5 },
          ),
        ]
      : [];
    canvas.part({
      outline: arm.outline,
      region: j.sleeveRegion ?? "cloth",
      grain: arm.upperGrain,
      ...look,
      folds: sleeveFolds(canvas, arm, 1.15),
      round: 30,
      inner: [...gleam, ...(j.ends === "plain" ? [canvas.stitch(cuffLine(arm, 12), { strength: 0.4 })] : [])],
    });
    if (j.ends === "rib")
      canvas.part({
        outline: cuffBand(arm, 38),
        region: "trim",
        grain: arm.lowerGrain,
        texture: "rib",
        round: 14,
        cast: [0, -3, 4, 0.3],
      });
    if (j.ends === "band") {
      canvas.part({
        outline: cuffBand(arm, 30),
        grain: arm.lowerGrain,
        ...look,
        round: 9,
        cast: [0, -3, 3, 0.34],
        inner: [4, 26].map((high) => canvas.stitch(cuffLine(arm, high), STITCH)),
      });
      canvas.add(button(canvas, arm.inner[0] + arm.side * 12, arm.inner[1] - 15, 4.6, { region: "metal", holes: 0 }));
    }
    if (j.ends === "pile")
      canvas.part({
        outline: cuffBand(arm, 46, -2, 7),
        region: "contrast",
        grain: arm.lowerGrain,
        texture: "pile",
        round: 15,
        wobble: 4,
        cast: [0, -4, 4, 0.36],
      });
  }
  const gleam: Mark[] = j.shine
    ? [
        canvas.glow(
          [
            [
              [
                c - shape.shoulder * 0.7,
                shape.top + 60,
                c - shape.shoulder * 0.5,
                shape.armpit - 20,
                c - 50,
                shape.waistAt,
              ],
              26,
            ],
            [
              [
                c + shape.shoulder * 0.62,
                shape.top + 64,
                c + shape.shoulder * 0.56,
                shape.armpit,
                c + 70,
                shape.waistAt + 20,
              ],
              18,
            ],
          ],
          { opacity: 0.34, blur: 8 },
        ),
      ]
    : [];
  canvas.part({
    outline: t.body,
    ...look,
    folds: bodyFolds(canvas, t, 1.1, 0.95),
    round: 44,
    inner: [...gleam, ...(j.ends === "plain" ? [canvas.stitch(hemLine(t, 12), { strength: 0.4 })] : [])],
  });
  if (back) j.behind?.(canvas, { ...t, shape }, look);
  const { hem, hemAt, hemCurve } = shape;
  if (j.ends === "rib" || j.ends === "band" || j.ends === "pile") {
    const high = j.ends === "rib" ? 42 : j.ends === "band" ? 34 : 40;
    const out = j.ends === "pile" ? 6 : 0;
    canvas.part({
      outline: [
        [c - hem - out, hemAt - high, 1],
        [c, hemAt - high + 4],
        [c + hem + out, hemAt - high, 1],
        [c + hem + out - 4, hemAt, 1],
        [c, hemAt + hemCurve + 1],
        [c - hem - out + 4, hemAt, 1],
      ],
      ...(j.ends === "rib"
        ? { region: "trim" as const, texture: "rib" as const }
        : j.ends === "pile"
          ? { region: "contrast" as const, texture: "pile" as const, wobble: 4 }
          : { grain: 90, ...look }),
      round: 16,
      cast: [0, -3, 4, 0.3],
      inner: j.ends === "band" ? [5, high - 5].map((k) => canvas.stitch(hemLine({ ...t, shape }, k), STITCH)) : [],
    });
  }
  if (!back) j.front(canvas, { ...t, shape }, look);
  j.collar(canvas, shape, back, look);
  canvas.cloth = j.cloth;
  canvas.crumple = 0.2;
  canvas.fit(j.tall ? 0.87 : 0.76, 0.87);
}

export const STITCH = { strength: 0.85, width: 1.1, region: "trim", tone: 176 } as const;
