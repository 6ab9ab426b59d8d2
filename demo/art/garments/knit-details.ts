// Details of knitwear: necks, ribs, plackets, pockets and cables.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { button, zip } from "../hardware.ts";
import { grey, joined, shading } from "../marks.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { collarFromBehind, neckBand, rollNeck, turnedCollar } from "./necks.ts";
import { sided } from "./torso.ts";
import type { Torso, TorsoShape } from "./torso.ts";

export interface Knit {
  readonly shape: TorsoShape;
  readonly neck: "crew" | "v" | "roll" | "funnel" | "polo" | "half-zip";
  readonly texture?: Texture;
  readonly rib?: Texture;
  readonly ribHeight?: number;
  readonly cuffHeight?: number;
  readonly band?: number;
  /** Number of buttons down the front; 0 for a pullover. */
  readonly buttons?: number;
  readonly open?: boolean;
  readonly pockets?: boolean;
  readonly cables?: boolean;
  readonly ease?: number;
  readonly raglan?: boolean;
}

export function drawNeck(canvas: Canvas, back: boolean, knit: Knit, band: number, rib: Texture): void {
  const { shape, neck } = knit;
  const c = CENTRE;
  if (neck === "roll" || neck === "funnel") {
    rollNeck(canvas, shape, neck === "roll" ? 62 : 34, rib, neck === "roll");
    return;
  }
  if (neck === "polo" || neck === "half-zip") {
    const stand = neck === "polo" ? 22 : 26;
    if (back) {
      collarFromBehind(canvas, shape, stand, 26, { region: "trim", texture: "rib" });
      return;
    }
    const foot = shape.top + shape.dip;
    if (neck === "polo") {
      canvas.part({
        outline: [
          [c - 13, foot - 30, 1],
          [c + 13, foot - 30, 1],
          [c + 13, foot + 78, 1],
          [c - 13, foot + 80, 1],
        ],
        region: "trim",
        texture: "fine-knit",
        round: 5,
        cast: [1, 2, 3, 0.3],
      });
      turnedCollar(
        canvas,
        shape,
        { stand, drop: 64, spread: 66, meet: shape.dip + 4, gap: 8 },
        { region: "trim", texture: "fine-knit" },
      );
      for (const y of [foot + 12, foot + 46]) canvas.add(button(canvas, c, y, 6));
      return;
    }
    turnedCollar(
      canvas,
      shape,
      { stand: 30, drop: 48, spread: 58, meet: shape.dip + 2, gap: 7 },
      { region: "trim", texture: "fine-knit" },
    );
    canvas.add(
      zip(canvas, line([c, foot - 4], [c + 1, foot + 60], [c, foot + 112]), { width: 6, pull: [c + 1, foot + 20] }),
    );
    return;
  }
  neckBand(canvas, shape, back ? "back" : neck, band, {
    rib: neck === "v" && !back ? 74 : 46,
    rise: 5,
    stitched: false,
  });
}

/** The two fronts of a cardigan that hangs open, each from its shoulder to its own edge. */
export function openFronts({ shape, side }: Torso): readonly Points[] {
  const c = CENTRE;
  const { top, dip, hemAt, hem, hemCurve } = shape;
  const left: Points = [
    ...side,
    [c - hem * 0.5, hemAt + hemCurve * 0.8],
    [c - 24, hemAt + hemCurve, 1],
    [c - 16, hemAt - 160],
    [c - 10, top + dip + 40],
    [c - 16, top + dip],
    [c - shape.neck * 0.66, top + dip * 0.5],
  ];
  return [sided(1, left), left];
}

export function hemRib(shape: TorsoShape, height: number, open: boolean): readonly Points[] {
  const c = CENTRE;
  const { hem, hemAt, hemCurve } = shape;
  const edge = open ? c - 23 : c;
  const half: Points = [
    [c - hem + 1, hemAt - height, 1],
    ...(open
      ? ([
          [edge, hemAt - height + 4, 1],
          [edge, hemAt + hemCurve, 1],
        ] as Point[])
      : ([[c, hemAt - height + 4]] as Point[])),
  ];
  if (open) {
    const panel: Points = [
      ...half,
      [c - hem * 0.5, hemAt + hemCurve * 0.7],
      [c - hem + 5, hemAt, 1],
      [c - hem + 2, hemAt - height / 2],
    ];
    return [sided(1, panel), panel];
  }
  return [
    [
      ...half,
      [c + hem - 1, hemAt - height, 1],
      [c + hem - 3, hemAt - height / 2],
      [c + hem - 6, hemAt, 1],
      [c, hemAt + hemCurve],
      [c - hem + 6, hemAt, 1],
      [c - hem + 3, hemAt - height / 2],
    ],
  ];
}

export function armholes(canvas: Canvas, { shoulder, top, slope, armpit, chest }: TorsoShape): void {
  const c = CENTRE;
  for (const side of [-1, 1] as const) {
    const edge: Points = [
      [c - shoulder, top + slope, 1],
      [c - shoulder + 12, top + slope + (armpit - top - slope) * 0.5],
      [c - chest, armpit, 1],
    ];
    const inset: Points = [
      [c - shoulder + 17, top + slope - 6, 1],
      [c - shoulder + 29, top + slope + (armpit - top - slope) * 0.5],
      [c - chest + 10, armpit + 14, 1],
    ];
    canvas.part({
      outline: sided(side, [...edge, ...inset.toReversed()]),
      region: "trim",
      texture: "rib",
      grain: 90,
      round: 7,
      cast: [1, 2, 3, 0.28],
    });
  }
}

export function placket(canvas: Canvas, shape: TorsoShape, buttons: number, rib: Texture): void {
  const c = CENTRE;
  const foot = shape.top + shape.dip;
  const end = shape.hemAt + shape.hemCurve - 1;
  canvas.part({
    outline: [
      [c - 13, foot + 4, 1],
      [c + 13, foot + 4, 1],
      [c + 13, end, 1],
      [c - 13, end, 1],
    ],
    region: "trim",
    texture: rib,
    grain: 90,
    round: 7,
    cast: [2, 2, 4, 0.35],
  });
  for (let i = 0; i < buttons; i++)
    canvas.add(button(canvas, c + 1, foot + 26 + (i * (end - foot - 46)) / Math.max(1, buttons - 1), 7.5));
}

export function patchPocket(canvas: Canvas, { hemAt, hem }: TorsoShape, side: -1 | 1, texture: Texture): void {
  const x = CENTRE - hem * 0.6;
  const y = hemAt - 190;
  canvas.part({
    outline: sided(side, [
      [x - 40, y, 1],
      [x + 38, y - 2, 1],
      [x + 38, y + 92, 1],
      [x - 38, y + 94, 1],
    ]),
    texture,
    round: 8,
    cast: [2, 3, 4, 0.35],
    inner: [
      canvas.seam(
        line(
          ...sided(side, [
            [x - 40, y + 18],
            [x + 38, y + 16],
          ]),
        ),
        0.5,
      ),
    ],
  });
}

/** Plaited strands down the front: a wide braid in the middle, narrower ones beside it. */
export function cables(canvas: Canvas, { top, hemAt, chest }: TorsoShape): readonly Mark[] {
  const c = CENTRE;
  const mark = (x: number, width: number, period: number): Mark =>
    braid(canvas, x, width, period, top - 20, hemAt - 30);
  return [
    mark(c, 14, 66),
    mark(c - 62, 10, 46),
    mark(c + 62, 10, 46),
    mark(c - chest + 22, 8, 38),
    mark(c + chest - 22, 8, 38),
  ];
}

/** One plait; with a `pivot` it leans around that height. */
export function braid(
  canvas: Canvas,
  x: number,
  width: number,
  period: number,
  from: number,
  to: number,
  lean = 0,
  pivot = 0,
): Mark {
  const marks: Mark[] = [];
  const slant = Math.tan((-lean * Math.PI) / 180);
  const strand = (phase: number, start: number, end: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= 6; i++) {
      const y = start + ((end - start) * i) / 6;
      points.push([x + Math.sin((y / period + phase) * Math.PI * 2) * width + (y - pivot) * (pivot ? slant : 0), y]);
    }
    return line(...points);
  };
  let row = 0;
  for (let y = from; y < to; y += period / 2, row++)
    for (const phase of row % 2 ? [0.5, 0] : [0, 0.5]) {
      const d = canvas.placed(strand(phase, y - 2, y + period / 2 + 2));
      marks.push(
        shading(
          `<g fill="none"><path d="${d}" stroke="${grey(74)}" stroke-width="${width * 1.4}" opacity=".7"/><path d="${d}" stroke="${grey(PLAIN)}" stroke-width="${width * 1.1}"/><path d="${d}" stroke="${grey(226)}" stroke-width="${width * 0.36}" opacity=".5" transform="translate(-2 -1)"/></g>`,
        ),
      );
    }
  for (const side of [-1, 1])
    marks.push(
      canvas.ink(line([x + side * width * 2, from], [x + side * width * 2 + (pivot ? (to - from) * slant : 0), to]), {
        width: 2.2,
        opacity: pivot ? 0 : 0.42,
      }),
    );
  return joined(marks);
}
