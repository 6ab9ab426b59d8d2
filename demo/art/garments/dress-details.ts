// Details of dresses: wrap fronts, jumpsuit legs, fastenings, ties and necks.
import type { Canvas, Cloth } from "../canvas.ts";
import { button, zip } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { drape, tension } from "./folds.ts";
import { legFolds, legHemLine, legLine, legsOutline } from "./legs.ts";
import type { LegShape } from "./legs.ts";
import { collarFromBehind, neckBand, turnedCollar } from "./necks.ts";
import type { SkirtShape } from "./skirt.ts";
import { sided } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

const c = CENTRE;

export interface Dress {
  readonly shape: TorsoShape;
  readonly skirt?: SkirtShape;
  readonly legs?: LegShape;
  readonly neck: "crew" | "v" | "scoop" | "wrap" | "shirt" | "high" | "square";
  readonly cloth: Cloth;
  readonly texture?: Texture;
  readonly belt?: "sewn" | "tied" | "side-tie" | "none";
  readonly buttons?: number;
  readonly cuff?: number;
  readonly elastic?: boolean;
  readonly zipped?: boolean;
  readonly pockets?: boolean;
  readonly height?: number;
  readonly ease?: number;
  readonly wideLegs?: boolean;
}

/** Two fronts that cross: the viewer's left lies over the right. */
export function wrapFronts(canvas: Canvas, side: Points, shape: TorsoShape, look: { texture?: Texture }): void {
  const { neck, top, hemAt, hem, waist } = shape;
  for (const way of [1, -1] as const) {
    const outline: Points = [
      ...side,
      [c - hem * 0.4, hemAt + 4],
      [c + waist * 0.62, hemAt + 2, 1],
      [c + 26, hemAt - 74],
      [c - neck * 0.45, top + 76],
    ];
    const edge = sided(way, [
      [c - neck + 2, top + 4],
      [c - neck * 0.45 - 5, top + 78],
      [c + 21, hemAt - 72],
      [c + waist * 0.6, hemAt],
    ]);
    canvas.part({
      outline: sided(way, outline),
      ...look,
      round: 36,
      cast: [3, 3, 5, 0.36],
      folds: [
        ...tension(canvas, [c - way * -(waist - 6), hemAt - 6], way < 0 ? [215, 262] : [325, 278], 170, 6, {
          strength: 0.75,
          blur: 5,
          width: 1.6,
        }),
        ...tension(canvas, [c + way * (shape.chest - 2), shape.armpit], way < 0 ? [20, 70] : [160, 110], 110, 3, {
          strength: 0.7,
          blur: 5,
          width: 1.5,
        }),
      ],
      inner: [canvas.stitch(line(...edge), { strength: 0.35, width: 0.8 })],
    });
  }
}

export function drawLegs(canvas: Canvas, back: boolean, legs: LegShape, d: Dress): void {
  const look = d.texture ? { texture: d.texture } : {};
  const inner: Mark[] = [canvas.seam(line([c, legs.top + 10], [c + 1, legs.top + legs.rise - 4]), 0.5, 1.4)];
  for (const side of [-1, 1] as const) {
    inner.push(
      canvas.seam(legLine(legs, side, "outer", 5), 0.2),
      canvas.stitch(legHemLine(legs, side, 12), { strength: 0.4, width: 0.8 }),
    );
    if (d.pockets)
      inner.push(
        canvas.seam(
          line(
            ...sided(side, [
              [c - legs.waist + 16, legs.top + 18],
              [c - legs.waist + 2, legs.top + 58],
              [c - legs.hip + 6, legs.top + 96],
            ]),
          ),
          0.7,
          1.6,
        ),
      );
  }
  canvas.part({
    outline: legsOutline(legs),
    ...look,
    folds: [
      ...legFolds(canvas, legs, { back, stack: d.wideLegs ? 1 : 3 }),
      ...drape(canvas, [c - legs.waist, c + legs.waist], [legs.top + 6, legs.top + 80], 10, {
        fan: 26,
        width: [6, 12],
        blur: 3.5,
        strength: 0.7,
        taper: "end",
      }),
      ...(d.wideLegs
        ? [-1, 1].flatMap((side) =>
            drape(canvas, side < 0 ? [c - legs.hip, c - 20] : [c + 20, c + legs.hip], [legs.top + 150, legs.hemAt], 4, {
              fan: 70,
              width: [12, 28],
              blur: 8,
              strength: 0.85,
              taper: "start",
              ragged: [0.3, 0.02],
            }),
          )
        : []),
    ],
    round: 34,
    inner,
  });
}

export function drawFastening(canvas: Canvas, back: boolean, d: Dress, look: { texture?: Texture }): void {
  if (back) return;
  const { top, dip, hemAt, chest, armpit } = d.shape;
  if (d.pockets)
    for (const side of [-1, 1] as const) {
      const x = c - chest * 0.5;
      const y = armpit - 8;
      canvas.part({
        outline: sided(side, [
          [x - 30, y, 1],
          [x + 30, y, 1],
          [x + 29, y + 58, 1],
          [x - 29, y + 60, 1],
        ]),
        ...look,
        round: 7,
        cast: [1, 3, 3, 0.32],
      });
      canvas.part({
        outline: sided(side, [
          [x - 32, y - 4, 1],
          [x + 32, y - 4, 1],
          [x + 31, y + 18, 1],
          [x - 31, y + 19, 1],
        ]),
        ...look,
        round: 5,
        cast: [1, 3, 3, 0.36],
      });
    }
  if (d.zipped)
    canvas.add(
      zip(canvas, line([c, top + dip - 2], [c + 1, hemAt], [c, hemAt + 120]), {
        width: 7,
        pull: [c + 1, top + dip + 40],
      }),
    );
  if (!d.buttons) return;
  const foot = (d.skirt?.hemAt ?? hemAt) + 8;
  canvas.part({
    outline: [
      [c - 12, top + dip - 4, 1],
      [c + 12, top + dip - 4, 1],
      [c + 12, d.skirt ? d.skirt.top + 4 : hemAt, 1],
      [c - 12, d.skirt ? d.skirt.top + 4 : hemAt, 1],
    ],
    ...look,
    round: 4,
    form: 0.7,
    cast: [2, 1, 3, 0.28],
  });
  for (let i = 0; i < d.buttons; i++)
    canvas.add(button(canvas, c, top + dip + 20 + (i * (foot - top - dip - 70)) / (d.buttons - 1), 5.4));
}

export function drawWaistTie(canvas: Canvas, back: boolean, d: Dress, look: { texture?: Texture }): void {
  if (!d.belt || d.belt === "none") return;
  const y = d.shape.hemAt;
  const w = d.shape.hem;
  const high = d.belt === "sewn" ? 9 : 12;
  canvas.part({
    outline: [
      [c - w - 3, y - high, 1],
      [c, y - high + 5],
      [c + w + 3, y - high, 1],
      [c + w + 3, y + high, 1],
      [c, y + high + 5],
      [c - w - 3, y + high, 1],
    ],
    grain: 90,
    ...look,
    round: 7,
    cast: [1, 4, 4, 0.36],
  });
  if (back || d.belt === "sewn") return;
  const x = d.belt === "side-tie" ? c + w * 0.66 : c + 2;
  for (const [dx, long] of [
    [-12, 104],
    [16, 150],
  ] as const)
    canvas.part({
      outline: [
        [x - 7, y + 6, 0],
        [x + 8, y + 7, 0],
        [x + dx * 0.6 + 10, y + long * 0.5],
        [x + dx + 11, y + long, 1],
        [x + dx - 10, y + long + 4, 1],
        [x + dx * 0.6 - 9, y + long * 0.5],
      ],
      ...look,
      round: 6,
      cast: [3, 4, 4, 0.36],
      folds: [{ path: [x, y + 8, x + dx * 0.6, y + long * 0.5, x + dx, y + long], width: 7, strength: 0.8, blur: 3 }],
    });
  for (const way of [1, -1])
    canvas.part({
      outline: [
        [x + way * 3, y + 4],
        [x + way * 26, y - 12],
        [x + way * 44, y - 2],
        [x + way * 38, y + 16],
        [x + way * 18, y + 17],
      ],
      ...look,
      grain: 90,
      round: 8,
      cast: [2, 4, 4, 0.36],
      folds: [{ path: [x + way * 4, y + 4, x + way * 20, y, x + way * 36, y + 2], width: 7, strength: 0.8, blur: 2.5 }],
    });
  canvas.part({
    outline: [
      [x - 8, y - 7],
      [x + 7, y - 8],
      [x + 10, y + 5],
      [x + 5, y + 14],
      [x - 7, y + 13],
    ],
    ...look,
    round: 5,
    cast: [1, 3, 3, 0.4],
  });
}

export function drawNeck(canvas: Canvas, back: boolean, d: Dress, look: { texture?: Texture }): void {
  const { shape } = d;
  switch (d.neck) {
    case "shirt":
      if (back) collarFromBehind(canvas, shape, 20, 25, look);
      else turnedCollar(canvas, shape, { stand: 21, drop: 62, spread: 60, meet: shape.dip + 3, gap: 4 }, look);
      return;
    case "high":
      neckBand(canvas, { ...shape, dip: back ? shape.dip : shape.dip - 2 }, back ? "back" : "crew", 7, {
        rise: 16,
        region: "cloth",
        stitched: false,
      });
      return;
    case "wrap":
      if (back) neckBand(canvas, shape, "back", 5, { region: "cloth" });
      return;
    case "square":
      if (back) neckBand(canvas, shape, "back", 6, { region: "cloth" });
      return;
    default:
      neckBand(canvas, shape, back ? "back" : d.neck, d.texture === "rib" ? 16 : 6, {
        region: "cloth",
        rib: d.texture === "rib" ? 50 : 0,
      });
  }
}
