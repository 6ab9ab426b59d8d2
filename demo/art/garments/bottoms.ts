// A pair of trousers, jeans or shorts: legs, waistband, pockets and hems.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { button, label, rivet } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { drape } from "./folds.ts";
import { backSeams, frontSeams, legMarks, STITCH, worn } from "./leg-marks.ts";
import type { Bottoms } from "./leg-marks.ts";
import { crotchOf, legFolds, legsOutline } from "./legs.ts";
import type { LegShape } from "./legs.ts";
import { relax, sided } from "./torso.ts";

export function drawBottoms(canvas: Canvas, back: boolean, b: Bottoms, framed = true): void {
  const { shape, kind } = b;
  const c = CENTRE;
  const { top, waist } = shape;
  const look = kind === "jeans" ? { texture: "denim" as const } : b.texture ? { texture: b.texture } : {};
  if (framed) {
    relax(canvas, 0.9);
    canvas.shadow();
  }
  // The inside of the far waist.
  canvas.part({
    outline: back
      ? [
          [c - waist + 2, top + 2, 1],
          [c, top + 4],
          [c + waist - 2, top + 2, 1],
          [c, top + 22],
        ]
      : [
          [c - waist + 2, top + 2, 1],
          [c - 40, top - 7],
          [c, top - 10],
          [c + 40, top - 7],
          [c + waist - 2, top + 2, 1],
          [c, top + 26],
        ],
    ...look,
    tone: PLAIN * 0.66,
    round: 8,
    inner: back
      ? []
      : [kind === "jeans" ? label(canvas, c, top - 5, 50, 20, "trim") : label(canvas, c, top - 4, 32, 13)],
  });
  const under: Mark[] = b.fade ? worn(canvas, shape, back, b.fade) : [];
  const inner: Mark[] = [];
  for (const side of [-1, 1] as const) inner.push(...legMarks(canvas, back, b, side));
  canvas.part({
    outline: legsOutline(shape, b.short),
    ...look,
    folds: [
      ...legFolds(canvas, shape, { back, stack: b.short ? 0 : (b.stack ?? 3), slack: b.slack ?? 1 }),
      ...(b.wide ? [-1, 1].flatMap((side) => wideFolds(canvas, shape, side)) : []),
      ...(b.waistband && b.waistband !== "plain"
        ? drape(canvas, [c - waist, c + waist], [top + 26, top + 90], 12, {
            fan: 30,
            width: [5, 11],
            blur: 3,
            strength: 0.7,
            taper: "end",
          })
        : []),
    ],
    round: 36,
    under,
    inner: [...inner, ...(back ? backSeams(canvas, b) : frontSeams(canvas, b))],
    edge: 0.3,
  });
  if (b.hem === "turn-up" || b.hem === "rib")
    for (const side of [-1, 1] as const) hemBand(canvas, shape, side, b.hem, look);
  if (kind !== "leggings") (back ? backPockets : () => undefined)(canvas, b);
  if (b.cargo) for (const side of [-1, 1] as const) cargoPocket(canvas, shape, side, look, b.short === true);
  drawWaistband(canvas, back, b, look);
  canvas.cloth = kind === "jeans" ? "denim" : kind === "tailored" ? "wool" : "cotton";
  if (framed) canvas.fit(b.short ? 0.66 : 0.86, 0.84);
}

const wideFolds = (canvas: Canvas, shape: LegShape, side: number) => {
  const c = CENTRE;
  const { hem, hemAt, top } = shape;
  const [a, z] = side < 0 ? [c - hem[0], c - hem[1]] : [c + hem[1], c + hem[0]];
  return drape(canvas, [a + (side < 0 ? 60 : 14), z - (side < 0 ? 14 : 60)], [top + 190, hemAt], 4, {
    fan: 60,
    width: [12, 26],
    blur: 8,
    strength: 0.8,
    taper: "start",
    ragged: [0.3, 0.02],
  });
};

function backPockets(canvas: Canvas, b: Bottoms): void {
  const { top, waist } = b.shape;
  const c = CENTRE;
  if (b.kind === "tailored") {
    for (const side of [-1, 1]) canvas.add(button(canvas, c + side * waist * 0.53, top + 104, 4.6));
    return;
  }
  if (b.waistband && b.waistband !== "plain") return;
  for (const side of [-1, 1] as const) {
    const x = c + side * Math.max(52, waist * 0.58);
    canvas.part({
      outline: [
        [x - 32, top + 94, 1],
        [x + 32, top + 92, 1],
        [x + 30, top + 156, 1],
        [x, top + 176, 1],
        [x - 30, top + 156, 1],
      ],
      ...(b.kind === "jeans" ? { texture: "denim" as const } : {}),
      grain: side * 3,
      round: 8,
      cast: [2, 3, 3, 0.34],
      under: b.fade
        ? [canvas.glow([[[x - 4, top + 100, x, top + 130, x - 2, top + 168], 40]], { opacity: 0.22 * b.fade, blur: 9 })]
        : [],
      inner: [
        canvas.stitch(
          line(
            [x - 29, top + 98],
            [x - 27, top + 154, 1],
            [x, top + 172, 1],
            [x + 27, top + 154, 1],
            [x + 29, top + 96],
          ),
          b.kind === "jeans" ? STITCH : { strength: 0.45 },
        ),
        canvas.stitch(line([x - 32, top + 102], [x + 32, top + 100]), b.kind === "jeans" ? STITCH : { strength: 0.45 }),
      ],
    });
  }
}

function hemBand(
  canvas: Canvas,
  { hem, hemAt }: LegShape,
  side: -1 | 1,
  kind: "turn-up" | "rib",
  look: { texture?: Texture },
): void {
  const c = CENTRE;
  const high = kind === "rib" ? 40 : 30;
  const out = kind === "rib" ? -1 : 2;
  canvas.part({
    outline: sided(side, [
      [c - hem[0] - out, hemAt - 4 - high, 1],
      [c - (hem[0] + hem[1]) / 2, hemAt + 4 - high],
      [c - hem[1] + out, hemAt - 2 - high, 1],
      [c - hem[1] + out, hemAt - 1, 1],
      [c - (hem[0] + hem[1]) / 2, hemAt + 6],
      [c - hem[0] - out, hemAt - 3, 1],
    ]),
    ...(kind === "rib" ? { texture: "rib" as const, region: "trim" as const } : look),
    round: 11,
    cast: [1, -2, 4, 0.3],
  });
}

function cargoPocket(canvas: Canvas, shape: LegShape, side: -1 | 1, look: { texture?: Texture }, short: boolean): void {
  const c = CENTRE;
  const x = c - shape.hip - 2;
  const y = crotchOf(shape) + (short ? -8 : 30);
  const leg = shape.hip - 12;
  const bag: Points = [
    [x - 4, y, 1],
    [x + leg * 0.62, y + 4, 1],
    [x + leg * 0.6, y + 104, 1],
    [x + 2, y + 104, 1],
  ];
  canvas.part({
    outline: sided(side, bag),
    ...look,
    round: 12,
    cast: [2, 4, 5, 0.4],
    inner: [
      canvas.seam(
        line(
          ...sided(side, [
            [x + leg * 0.3, y + 6],
            [x + leg * 0.3, y + 104],
          ]),
        ),
        0.35,
      ),
    ],
  });
  canvas.part({
    outline: sided(side, [
      [x - 6, y - 6, 1],
      [x + leg * 0.65, y - 2, 1],
      [x + leg * 0.64, y + 28, 1],
      [x - 4, y + 26, 1],
    ]),
    ...look,
    round: 7,
    cast: [2, 4, 4, 0.4],
    inner: [
      canvas.stitch(
        line(
          ...sided(side, [
            [x - 4, y + 21],
            [x + leg * 0.62, y + 23],
          ]),
        ),
        { strength: 0.4, width: 0.8 },
      ),
    ],
  });
  for (const dx of [leg * 0.14, leg * 0.5]) canvas.add(button(canvas, side < 0 ? x + dx : 2 * c - x - dx, y + 16, 3.8));
}

function drawWaistband(canvas: Canvas, back: boolean, b: Bottoms, look: { texture?: Texture }): void {
  const { top, waist } = b.shape;
  const c = CENTRE;
  const soft = b.waistband && b.waistband !== "plain";
  const deep = soft ? 32 : b.kind === "leggings" ? 38 : 27;
  const sag = back ? 4 : 12;
  const stitch = (k: number): Mark => {
    const path = line([c - waist - 4, top - 1 + k], [c, top + sag + k], [c + waist + 4, top - 1 + k]);
    return b.kind === "jeans" ? canvas.stitch(path, STITCH) : canvas.stitch(path, { strength: 0.35, width: 0.8 });
  };
  canvas.part({
    outline: [
      [c - waist - 1, top - 1, 1],
      [c, top + sag],
      [c + waist + 1, top - 1, 1],
      [c + waist + 5, top + deep, 1],
      [c, top + sag + deep + 2],
      [c - waist - 5, top + deep, 1],
    ],
    ...(soft ? (b.waistband === "rib" ? { texture: "rib" as const, region: "trim" as const } : look) : look),
    round: 8,
    cast: [1, 3, 3, 0.34],
    edge: 0.3,
    folds:
      soft && b.waistband !== "rib"
        ? drape(canvas, [c - waist, c + waist], [top, top + deep + 8], 22, {
            width: [4, 8],
            blur: 2,
            strength: 0.8,
            ragged: [0.05, 0.05],
          })
        : [],
    inner: b.kind === "tailored" ? [] : [stitch(4), stitch(deep - 4)],
  });
  if (soft) {
    if (b.waistband === "drawstring" && !back)
      for (const side of [-1, 1]) {
        canvas.add(
          rivet(canvas, c + side * 14, top + sag + 14, 3.2),
          canvas.strand(
            line(
              [c + side * 14, top + sag + 15],
              [c + side * 22, top + sag + 60],
              [c + side * 12 + 3, top + sag + 96 + side * 8],
            ),
            5,
            { tone: 200 },
          ),
        );
      }
    return;
  }
  if (b.kind === "leggings") return;
  for (const x of back ? [-0.72, 0, 0.72] : [-0.66, 0.66]) {
    const lx = c + x * waist;
    const y = top + 2 + (1 - Math.abs(x)) * sag;
    canvas.part({
      outline: [
        [lx - 4.5, y - 6, 1],
        [lx + 4.5, y - 6, 1],
        [lx + 5, y + 31, 1],
        [lx - 5, y + 31, 1],
      ],
      ...look,
      round: 3,
      cast: [2, 2, 2, 0.45],
      wobble: 0.6,
    });
  }
  if (back && b.kind === "jeans")
    canvas.part({
      outline: [
        [c + waist * 0.34, top + 5, 1],
        [c + waist * 0.8, top, 1],
        [c + waist * 0.81, top + 22, 1],
        [c + waist * 0.35, top + 28, 1],
      ],
      region: "trim",
      tone: 150,
      round: 3,
      cast: [1, 2, 2, 0.4],
    });
  if (!back)
    canvas.add(
      b.kind === "jeans"
        ? button(canvas, c + 1, top + 26, 7.5, { region: "metal", holes: 0 })
        : button(canvas, c + 2, top + 25, 5.6),
    );
}
