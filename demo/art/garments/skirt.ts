// Skirts as panels between a waist and a hem: bias, pleated, pencil, A-line, gathered and tiered; dresses hang them from a bodice.
import type { Canvas } from "../canvas.ts";
import type { Fold, Mark } from "../marks.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { crease, drape } from "./folds.ts";

export interface SkirtShape {
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  readonly hem: number;
  readonly hemAt: number;
  readonly style: "bias" | "pleat" | "plissé" | "pencil" | "a-line" | "gathered" | "tiered";
  readonly tiers?: number;
  /** Height of a slit above the hem. */
  readonly slit?: number;
  readonly satin?: boolean;
  readonly texture?: Texture;
}

const c = CENTRE;

export function drawSkirt(canvas: Canvas, back: boolean, s: SkirtShape, inner: readonly Mark[] = []): void {
  if (s.style === "tiered") {
    drawTiers(canvas, s);
    return;
  }
  const gloss = s.satin ? { shade: 1.12, light: 1.3 } : {};
  canvas.part({
    outline: outlineOf(canvas, s),
    ...(s.texture ? { texture: s.texture } : {}),
    folds: foldsOf(canvas, s),
    round: s.style === "pencil" ? 40 : Math.min(34, (s.hemAt - s.top) * 0.2),
    ...gloss,
    inner: [...inner, ...pleatLines(canvas, s), ...slitMarks(canvas, s, back), ...(s.satin ? [sheen(canvas, s)] : [])],
  });
}

const hipAt = ({ top, hemAt }: SkirtShape): number => top + Math.min(132, (hemAt - top) * 0.34);

function outlineOf(canvas: Canvas, s: SkirtShape): Points {
  const { top, waist, hip, hem, hemAt } = s;
  const middle = (hipAt(s) + hemAt) / 2;
  if (s.style === "pleat") {
    const side: Point[] = [
      [c - waist, top, 1],
      [c - hip, hipAt(s)],
      [c - (hip + hem) / 2 - 4, middle],
      [c - hem, hemAt - 14, 1],
    ];
    const hemline: Point[] = [];
    const count = PLEATS;
    for (let i = 0; i < count; i++) {
      const share = (i + 0.5) / count - 0.5;
      const y = hemAt + 20 - share * share * 86;
      hemline.push(
        [c - hem + (2 * hem * i) / count + 2, y - 5, 1],
        [c - hem + (2 * hem * (i + 1)) / count - 3, y + 5, 1],
      );
    }
    return [
      ...side,
      ...hemline,
      ...side.map(([x, y, corner]) => [2 * c - x, y, corner ?? 0] as Point).toReversed(),
      [c, top + 6],
    ];
  }
  const wave = (x: number, y: number): Point => [x + canvas.between(-4, 4), y + canvas.between(-5, 5)];
  const bottom: Point[] =
    s.style === "pencil" || s.style === "plissé"
      ? [
          [c - hem * 0.5, hemAt + 6],
          [c, hemAt + 7],
        ]
      : s.style === "a-line"
        ? [
            [c - hem * 0.6, hemAt + 8],
            [c, hemAt + 14],
          ]
        : [
            wave(c - hem * 0.82, hemAt + 12),
            wave(c - hem * 0.55, hemAt + 3),
            wave(c - hem * 0.28, hemAt + 18),
            [c, hemAt + 8],
          ];
  const side: Point[] = [
    [c - waist, top, 1],
    ...(s.style === "gathered"
      ? ([
          [
            c - (waist + hem) / 2 - (s.tiers ? 2 : Math.min(12, (hemAt - top) * 0.03)),
            top + (hemAt - top) * (s.tiers ? 0.5 : 0.32),
          ],
        ] as Point[])
      : ([
          [c - hip, hipAt(s)],
          [c - (s.style === "pencil" ? hip * 0.985 : (hip + hem) / 2 + 2), middle],
        ] as Point[])),
    [c - hem, hemAt - 10, 1],
  ];
  const left: Point[] = [[c, top + 6], ...side, ...bottom];
  if (s.style === "pencil" || s.style === "a-line" || s.style === "plissé") return symmetric(left);
  const right: Point[] = [
    wave(c + hem * 0.26, hemAt + 16),
    wave(c + hem * 0.54, hemAt + 2),
    wave(c + hem * 0.8, hemAt + 13),
    ...side.map(([x, y, corner]) => [2 * c - x, y, corner ?? 0] as Point).toReversed(),
  ];
  return [...left, ...right];
}

const PLEATS = 13;

function foldsOf(canvas: Canvas, s: SkirtShape): Fold[] {
  const { top, waist, hem, hemAt, hip } = s;
  const spread = (hem - waist) * 1.9;
  const down: readonly [number, number] = [top + 60, hemAt + 8];
  switch (s.style) {
    case "pleat":
      return Array.from({ length: PLEATS + 1 }, (_, i) => pleat(s, i, PLEATS, 14, 3.2));
    case "plissé":
      return Array.from({ length: 31 }, (_, i) => pleat(s, i, 30, 7, 1.6));
    case "pencil":
      return [
        ...crease(canvas, [c - 30, top + 130], 150, 3, { strength: 0.45, blur: 7, gap: 22 }),
        { path: [c - hip + 6, top + 140, c - 20, top + 176, c + 40, top + 168], width: 14, strength: 0.5, blur: 8 },
        { path: [c + hip - 6, top + 140, c + 30, top + 186, c - 30, top + 184], width: 14, strength: 0.45, blur: 8 },
        {
          path: [c - 40, top + 200, c - 48, (top + hemAt) / 2 + 60, c - 44, hemAt],
          width: 30,
          strength: 0.55,
          blur: 13,
        },
        {
          path: [c + 42, top + 200, c + 48, (top + hemAt) / 2 + 60, c + 44, hemAt],
          width: 26,
          strength: 0.5,
          blur: 13,
        },
      ];
    case "a-line":
      return [
        ...drape(canvas, [c - waist, c + waist], down, 5, {
          fan: spread,
          width: [20, 40],
          blur: 11,
          strength: 0.75,
          taper: "start",
          ragged: [0.4, 0.02],
        }),
        ...crease(canvas, [c, top + 120], hip * 1.5, 2, { strength: 0.35, blur: 8, gap: 26 }),
      ];
    case "gathered":
      return [
        ...drape(
          canvas,
          [c - waist * 0.96, c + waist * 0.96],
          [top + 4, top + Math.min(150, (hemAt - top) * 0.5)],
          Math.round(waist / 5),
          { fan: spread * 0.5, width: [5, 11], blur: 3, strength: 0.85, taper: "end", ragged: [0.04, 0.5] },
        ),
        ...drape(canvas, [c - waist, c + waist], [top + 30, hemAt + 10], 10, {
          fan: spread,
          width: [14, 32],
          blur: 8,
          strength: 0.9,
          taper: "start",
          ragged: [0.3, 0.02],
        }),
      ];
    default:
      return [
        ...drape(canvas, [c - waist, c + waist], down, 7, {
          fan: spread,
          width: [22, 46],
          blur: 11,
          strength: 0.95,
          taper: "start",
          ragged: [0.25, 0.02],
          light: 1,
        }),
        ...drape(canvas, [c - waist, c + waist], [top + 120, hemAt + 14], 7, {
          fan: spread,
          width: [10, 22],
          blur: 4.5,
          strength: 0.75,
          taper: "start",
          ragged: [0.3, 0.02],
          light: 0.9,
        }),
        ...drape(canvas, [c - waist, c + waist], [top + 22, top + 120], 4, {
          fan: 30,
          width: [5, 10],
          blur: 3,
          strength: 0.5,
          taper: "end",
        }),
      ];
  }
}

const pleat = ({ top, waist, hem, hemAt }: SkirtShape, i: number, count: number, width: number, blur: number): Fold => {
  const share = i / count;
  const from = c - waist * 0.98 + 2 * waist * 0.98 * share;
  const to = c - hem + 2 * hem * share;
  return {
    path: [from, top + 18, (from + to) / 2 - (share - 0.5) * 10, (top + hemAt) / 2 - 20, to, hemAt + 26],
    width,
    strength: 0.95,
    blur,
    taper: "start",
    light: 0.9,
  };
};

function pleatLines(canvas: Canvas, s: SkirtShape): readonly Mark[] {
  if (s.style !== "pleat" && s.style !== "plissé") return [];
  const count = s.style === "pleat" ? PLEATS : 30;
  return Array.from({ length: count + 1 }, (_, i) => {
    const { path } = pleat(s, i, count, 0, 0);
    return canvas.ink(
      line(
        [path[0], path[1]],
        [(path[0] + 2 * path[2] + path[4]) / 4, (path[1] + 2 * path[3] + path[5]) / 4],
        [path[4], path[5]],
      ),
      { width: count > 20 ? 0.8 : 1.3, opacity: 0.5 },
    );
  });
}

function slitMarks(canvas: Canvas, { slit = 0, hemAt, hem, style }: SkirtShape, back: boolean): readonly Mark[] {
  if (!slit) return [];
  if (style === "pencil" && back)
    return [
      canvas.seam(line([c, hemAt - slit - 200], [c + 1, hemAt + 10]), 0.5),
      canvas.tint(`M${c} ${hemAt - slit}L${c + 1} ${hemAt + 14}L${c + 9} ${hemAt + 14}Z`, 0.55),
    ];
  if (back) return [];
  const x = c + hem * 0.44;
  return [
    canvas.tint(
      `M${x} ${hemAt - slit}Q${x + 8} ${hemAt - slit * 0.4} ${x + 4} ${hemAt + 20}L${x + 26} ${hemAt + 20}Q${x + 18} ${hemAt - slit * 0.4} ${x} ${hemAt - slit}Z`,
      0.52,
      { blur: 1.4 },
    ),
  ];
}

const sheen = (canvas: Canvas, { top, hemAt, hem, waist }: SkirtShape): Mark =>
  canvas.glow(
    [
      [[c - waist * 0.5, top + 50, c - hem * 0.5, (top + hemAt) / 2, c - hem * 0.66, hemAt - 30], 26],
      [[c + waist * 0.2, top + 80, c + hem * 0.2, (top + hemAt) / 2, c + hem * 0.34, hemAt - 20], 18],
    ],
    { opacity: 0.36, blur: 9 },
  );

/** Tiers from the lowest up, each gathered under the one above. */
function drawTiers(canvas: Canvas, s: SkirtShape): void {
  const count = s.tiers ?? 3;
  const height = s.hemAt - s.top;
  for (let i = count - 1; i >= 0; i--) {
    const from = s.top + (height * i) / count - (i ? 6 : 0);
    const to = s.top + (height * (i + 1)) / count;
    const wide = (share: number): number => s.waist + (s.hem - s.waist) * share;
    canvas.part({
      outline: outlineOf(canvas, {
        ...s,
        style: "gathered",
        top: from,
        waist: wide(i / count) - (i ? 2 : 0),
        hem: wide((i + 1) / count) + 3,
        hemAt: to,
      }),
      ...(s.texture ? { texture: s.texture } : {}),
      folds: foldsOf(canvas, {
        ...s,
        style: "gathered",
        top: from,
        waist: wide(i / count),
        hem: wide((i + 1) / count),
        hemAt: to,
      }),
      round: 15,
      shade: 0.9,
      cast: [1, 4, 4, 0.3],
      inner: [
        canvas.stitch(line([c - wide((i + 1) / count), to - 4], [c, to + 4], [c + wide((i + 1) / count), to - 4]), {
          strength: 0.3,
          width: 0.8,
        }),
      ],
    });
  }
}

/** The waist from inside and the band in front. */
export function drawWaist(
  canvas: Canvas,
  back: boolean,
  top: number,
  waist: number,
  band: number,
  texture?: Texture,
): void {
  const look = texture ? { texture } : {};
  const sag = back ? 5 : 13;
  if (!band) return;
  canvas.part({
    outline: [
      [c - waist - 1, top - 1, 1],
      [c, top + sag],
      [c + waist + 1, top - 1, 1],
      [c + waist + 3, top + band, 1],
      [c, top + sag + band + 2],
      [c - waist - 3, top + band, 1],
    ],
    ...look,
    grain: 90,
    round: 9,
    cast: [1, 4, 4, 0.3],
  });
}
