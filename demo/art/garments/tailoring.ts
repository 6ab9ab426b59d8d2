// Tailored fronts: blazers, coats and suit jackets share a body of two fronts with lapels, a collar, pockets and buttons.
import type { Canvas } from "../canvas.ts";
import type { Region } from "../format.ts";
import { buckle, button } from "../hardware.ts";
import type { Fold, Mark } from "../marks.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { drape } from "./folds.ts";
import { collarFromBehind, insideBack } from "./necks.ts";
import { bodyFolds, cuffBand, cuffLine, sided, sleeveFolds, torso } from "./torso.ts";
import type { Torso, TorsoShape } from "./torso.ts";

export interface Tailored {
  readonly shape: TorsoShape;
  /** Where the lapel breaks and the fronts meet. */
  readonly breakAt: number;
  /** How far each front reaches over the middle: 14 single-breasted, 50 double-breasted. */
  readonly overlap: number;
  readonly front: "cutaway" | "square";
  readonly lapel: "notch" | "peak" | "shawl" | "trench" | "stand" | "none";
  readonly lapelWidth?: number;
  readonly lapelRegion?: Region;
  readonly pockets: "flap" | "patch" | "welt" | "jet" | "slant" | "none";
  readonly pocketAt?: number;
  readonly chestPocket?: boolean;
  /** Heights of the buttons; `columns` 2 sets each twice. */
  readonly buttons?: readonly number[];
  readonly columns?: 1 | 2;
  readonly buttonSize?: number;
  readonly sleeveButtons?: number;
  readonly belt?: "tied" | "buckled" | "sewn";
  readonly storm?: boolean;
  readonly cuffStrap?: boolean;
  readonly turnedCuff?: boolean;
  readonly vents?: 0 | 1 | 2;
  readonly stitched?: boolean;
  readonly texture?: Texture;
  readonly hemSplit?: number;
  readonly lining?: Region;
  readonly ease?: number;
}

type Look = { texture?: Texture };

/** Draws the garment at its own coordinates; the caller sets pose, shadow, cloth and fit. */
export function drawTailored(canvas: Canvas, back: boolean, t: Tailored): void {
  const { shape } = t;
  const look: Look = t.texture ? { texture: t.texture } : {};
  const body = torso(canvas, { ...shape, dip: t.breakAt - shape.top }, back);
  if (!back)
    insideBack(
      canvas,
      { ...shape, dip: 10 },
      {
        region: t.lining ?? "lining",
        depth: t.breakAt - shape.top + 14,
        rise: t.lapel === "trench" ? 30 : 24,
        labelWidth: 44,
        tone: 120,
      },
    );
  for (const arm of body.arms) {
    const seam = line(
      [arm.armpit[0] + arm.side * 8, arm.armpit[1] + 30],
      [arm.elbow[0] - arm.side * arm.elbowWidth * 0.24, arm.elbow[1] + 10],
      [arm.inner[0] + arm.side * 14, arm.inner[1]],
    );
    canvas.part({
      outline: arm.outline,
      grain: arm.upperGrain * 0.7,
      ...look,
      folds: sleeveFolds(canvas, arm, 0.85),
      round: 30,
      inner: [
        canvas.seam(seam, 0.3),
        ...(t.stitched ? [canvas.stitch(cuffLine(arm, 10), { strength: 0.35, width: 0.8 })] : []),
      ],
    });
    if (t.cuffStrap)
      canvas.part({
        outline: cuffBand(arm, 15, 34, 1),
        grain: arm.lowerGrain + 90,
        ...look,
        round: 5,
        cast: [1, 3, 3, 0.42],
        inner: [],
      });
    if (t.turnedCuff)
      canvas.part({
        outline: cuffBand(arm, 52, 0, 3),
        grain: arm.lowerGrain,
        ...look,
        round: 12,
        cast: [0, -3, 4, 0.36],
      });
    for (let i = 0; i < (t.sleeveButtons ?? 0); i++)
      canvas.add(button(canvas, arm.inner[0] + arm.side * (11 + i * 1.2), arm.inner[1] - 16 - i * 13, 4.8));
  }
  if (back) drawBack(canvas, body, t, look);
  else drawFronts(canvas, body, t, look);
  if (t.storm) for (const side of [-1, 1] as const) epaulette(canvas, shape, side, look);
  if (t.belt) drawBelt(canvas, back, t, look);
}

function folds(canvas: Canvas, body: Torso, t: Tailored): Fold[] {
  const c = CENTRE;
  const { shape } = t;
  const { waist, waistAt, hem, hemAt } = shape;
  const long = hemAt - shape.top > 500;
  const base = bodyFolds(canvas, body, t.ease ?? 0.9, 0.75);
  if (t.belt)
    return [
      ...base.slice(0, 8),
      ...drape(canvas, [c - waist, c + waist], [waistAt + 14, hemAt - 4], long ? 9 : 7, {
        fan: (hem - waist) * 1.8,
        width: [14, 34],
        blur: 9,
        strength: 0.9,
        ragged: [0.08, 0.3],
      }),
      ...drape(canvas, [c - waist * 0.95, c + waist * 0.95], [waistAt + 8, waistAt + 90], 9, {
        fan: 22,
        width: [6, 12],
        blur: 3.5,
        strength: 0.8,
        taper: "end",
      }),
      ...drape(canvas, [c - waist * 0.95, c + waist * 0.95], [waistAt - 70, waistAt - 6], 9, {
        fan: -14,
        width: [6, 11],
        blur: 3.5,
        strength: 0.8,
        taper: "start",
      }),
    ];
  const pull = (side: -1 | 1): Fold[] =>
    body.back
      ? []
      : [
          {
            path: [c + side * 10, t.breakAt + 2, c + side * 60, t.breakAt - 6, c + side * (waist - 8), t.breakAt - 24],
            width: 12,
            strength: 0.7,
            blur: 6,
          },
          {
            path: [
              c + side * 8,
              t.breakAt + 12,
              c + side * 60,
              t.breakAt + 24,
              c + side * (waist - 10),
              t.breakAt + 36,
            ],
            width: 12,
            strength: 0.55,
            blur: 7,
          },
        ];
  return [
    ...base,
    ...pull(-1),
    ...pull(1),
    ...drape(canvas, [c - hem * 0.9, c + hem * 0.9], [waistAt + 30, hemAt - 6], long ? 7 : 4, {
      fan: long ? 50 : 14,
      width: [16, 32],
      blur: 10,
      strength: long ? 0.7 : 0.45,
      ragged: [0.2, 0.05],
    }),
  ];
}

function drawBack(canvas: Canvas, body: Torso, t: Tailored, look: Look): void {
  const c = CENTRE;
  const { shape } = t;
  const { neck, top, shoulder, chest, waist, waistAt, hem, hemAt, armpit } = shape;
  const half: Points = [[c, top - 6], ...body.side, [c - hem * 0.5, hemAt + 4], [c, hemAt + 5]];
  const panel = (side: -1 | 1): Mark =>
    canvas.seam(
      line(
        ...sided(side, [
          [c - chest + 34, armpit - 40],
          [c - waist * 0.56, waistAt],
          [c - hem * 0.62, hemAt],
        ]),
      ),
      t.storm ? 0 : 0.36,
    );
  const vents: Mark[] = [];
  const vent = (x: number, high: number): void => {
    vents.push(
      canvas.tint(`M${x} ${hemAt - high}L${x + 2} ${hemAt + 12}L${x + 8} ${hemAt + 12}Z`, 0.5),
      canvas.seam(line([x, hemAt - high], [x + 1, hemAt + 10]), 0.7, 1.4),
    );
  };
  const high = Math.min(170, (hemAt - waistAt) * 0.6);
  if (t.vents === 1) vent(c + 1, high);
  if (t.vents === 2) for (const x of [c - hem * 0.62, c + hem * 0.62]) vent(x, high);
  canvas.part({
    outline: symmetric(half),
    ...look,
    folds: folds(canvas, body, t),
    round: 44,
    inner: [canvas.seam(line([c, top + 6], [c + 1, waistAt], [c + 1, hemAt + 10]), 0.5), panel(-1), panel(1), ...vents],
  });
  if (t.storm)
    canvas.part({
      outline: [
        [c - neck - 26, top + 12, 1],
        [c - shoulder + 12, top + shape.slope, 1],
        [c - shoulder + 18, top + 112],
        [c - shoulder * 0.5, top + 150],
        [c, top + 162],
        [c + shoulder * 0.5, top + 150],
        [c + shoulder - 18, top + 112],
        [c + shoulder - 12, top + shape.slope, 1],
        [c + neck + 26, top + 12, 1],
        [c, top + 10],
      ],
      ...look,
      round: 24,
      cast: [2, 7, 6, 0.42],
    });
  if (t.lapel === "none") return;
  collarFromBehind(
    canvas,
    shape,
    t.lapel === "trench" ? 26 : 21,
    t.lapel === "trench" || t.lapel === "shawl" ? 40 : 24,
    {
      ...look,
      wide: t.lapel === "trench" ? 24 : 11,
      region: t.lapel === "shawl" ? (t.lapelRegion ?? "cloth") : "cloth",
    },
  );
}

function drawFronts(canvas: Canvas, body: Torso, t: Tailored, look: Look): void {
  const c = CENTRE;
  const { shape, breakAt, overlap } = t;
  const { hem, hemAt, hemCurve, armpit, chest, waist, waistAt } = shape;
  const drawn = folds(canvas, body, t);
  for (const side of [1, -1] as const) {
    const edge: Point[] =
      t.front === "square"
        ? [
            [c - hem * 0.5, hemAt + hemCurve],
            [c + overlap, hemAt + hemCurve + 2, 1],
            [c + overlap - (t.belt ? 6 : 0), waistAt + 30],
          ]
        : [
            [c - hem * 0.55, hemAt + 7],
            [c - 34, hemAt + 4],
            [c + overlap - 16, hemAt - 22],
            [c + overlap - 3, hemAt - 76],
          ];
    const outline: Points = [...body.side, ...edge, [c + overlap, breakAt + 8, 1]];
    const dart: Points = [
      [c - chest + 32, armpit - 24],
      [c - waist * 0.6, waistAt - 10],
      [c - hem * 0.6, t.pocketAt ?? waistAt + 70],
    ];
    canvas.part({
      outline: sided(side, outline),
      ...look,
      folds: drawn,
      round: 44,
      ...(side < 0 ? { cast: [4, 2, 5, 0.42] as const } : {}),
      inner: [
        canvas.seam(line(...sided(side, dart)), t.storm || t.lapel === "stand" ? 0 : 0.32),
        ...(t.stitched
          ? [
              canvas.stitch(
                line(
                  ...sided(side, [
                    ...edge.slice(-2).map(([x, y]) => [x - 8, y] as const),
                    [c + overlap - 8, breakAt + 8],
                  ]),
                ),
                { strength: 0.35, width: 0.8 },
              ),
            ]
          : []),
      ],
    });
    if (t.pockets !== "none") pocket(canvas, t, side, look);
    if (side > 0 && t.storm) stormFlap(canvas, shape, look);
    if (t.lapel !== "none" && t.lapel !== "stand") lapel(canvas, t, side, look);
  }
  if (t.lapel === "stand") standCollar(canvas, shape, look);
  else if (t.lapel !== "none") topCollar(canvas, t, look);
  if (t.chestPocket) {
    const x = c + chest * 0.5;
    const y = armpit - 28;
    canvas.part({
      outline: [
        [x - 24, y + 2, 1],
        [x + 26, y - 3, 1],
        [x + 26, y + 11, 1],
        [x - 24, y + 16, 1],
      ],
      ...look,
      round: 4,
      cast: [1, 2, 2, 0.36],
    });
  }
  const size = t.buttonSize ?? 9;
  for (const y of t.buttons ?? []) {
    if (t.columns === 2)
      canvas.add(button(canvas, c + overlap - 15, y, size), button(canvas, c - overlap + 5, y, size));
    else canvas.add(button(canvas, c + 1, y, size));
  }
}

function lapel(canvas: Canvas, t: Tailored, side: -1 | 1, look: Look): void {
  const c = CENTRE;
  const { neck, top } = t.shape;
  const { breakAt, overlap } = t;
  const wide = t.lapelWidth ?? 60;
  const drop = breakAt - top;
  const region = t.lapelRegion ?? "cloth";
  const fall = Math.min(96, drop * 0.34);
  const outline: Points =
    t.lapel === "shawl"
      ? [
          [c - neck + 6, top - 14, 1],
          [c - neck - 20, top + 34],
          [c - wide - 22, top + fall + 16],
          [c - wide - 6, top + drop * 0.6],
          [c + overlap - 2, breakAt + 6, 1],
          [c - 12, top + drop * 0.52],
          [c - neck + 12, top + 38],
        ]
      : t.lapel === "trench"
        ? [
            [c - neck - 8, top + 40, 1],
            [c - neck - 50, top + 58, 1],
            [c - neck - 58, top + 92, 1],
            [c - neck - 20, top + drop * 0.84],
            [c + 24, breakAt + 4],
            [c + overlap, breakAt, 1],
            [c + 6, top + drop * 0.72],
            [c - neck + 18, top + 44],
          ]
        : [
            [c - neck - 8, top + 24, 1],
            [c - neck - 32, top + 54, 1],
            [c - wide - 26, top + fall - 26 + (t.lapel === "peak" ? -22 : 8), 1],
            [c - wide - 18, top + fall + 20],
            [c - wide + 14, top + drop * 0.72],
            [c + overlap - 2, breakAt + 6, 1],
            [c + overlap - 24, breakAt - drop * 0.2],
            [c - 20, top + drop * 0.46],
            [c - neck + 18, top + 34],
          ];
  canvas.part({
    outline: sided(side, outline),
    region,
    grain: -side * 16,
    ...(region === "cloth" ? look : {}),
    round: 7,
    wobble: 0.7,
    cast: [3, 5, 6, 0.44],
    edge: 0.34,
    light: region === "cloth" ? 1 : 1.5,
    inner: t.stitched
      ? [
          canvas.stitch(
            line(
              ...sided(
                side,
                outline.slice(2, 6).map(([x, y]) => [x + 4, y] as const),
              ),
            ),
            { strength: 0.3, width: 0.8 },
          ),
        ]
      : [],
  });
}

function topCollar(canvas: Canvas, t: Tailored, look: Look): void {
  const c = CENTRE;
  const { neck, top } = t.shape;
  const big = t.lapel === "trench";
  if (t.lapel !== "shawl")
    for (const side of [1, -1] as const) {
      const leaf: Points = big
        ? [
            [c - neck + 10, top - 26, 1],
            [c - neck - 14, top - 8],
            [c - neck - 32, top + 24],
            [c - neck - 50, top + 62, 1],
            [c - neck + 4, top + 66, 1],
            [c - neck + 28, top + 40, 1],
            [c - neck + 10, top + 8],
          ]
        : [
            [c - neck + 8, top - 16, 1],
            [c - neck - 10, top - 4],
            [c - neck - 23, top + 22],
            [c - neck - 36, top + 50, 1],
            [c - neck - 8, top + 56, 1],
            [c - neck + 20, top + 44, 1],
            [c - neck + 6, top + 14],
          ];
      canvas.part({
        outline: sided(side, leaf),
        grain: -side * 30,
        ...look,
        round: 5,
        wobble: 0.7,
        cast: [2, 4, 4, 0.4],
        edge: 0.34,
      });
    }
  const rise = big ? 28 : 17;
  canvas.part({
    outline: [
      [c - neck + 3, top + 3, 1],
      [c - neck + 9, top - rise],
      [c, top - rise - 8],
      [c + neck - 9, top - rise],
      [c + neck - 3, top + 3, 1],
      [c + neck - 15, top - 4],
      [c, top - 12],
      [c - neck + 15, top - 4],
    ],
    region: t.lapel === "shawl" ? (t.lapelRegion ?? "cloth") : "cloth",
    ...look,
    round: 7,
  });
}

/** A band that stands around the neck and closes in front. */
function standCollar(canvas: Canvas, { neck, top }: TorsoShape, look: Look): void {
  const c = CENTRE;
  canvas.part({
    outline: [
      [c - neck - 4, top + 8, 1],
      [c - neck + 6, top - 28],
      [c, top - 34],
      [c + neck - 6, top - 28],
      [c + neck + 4, top + 8, 1],
      [c + neck * 0.6, top + 26],
      [c + 2, top + 36, 1],
      [c - neck * 0.6, top + 26],
    ],
    ...look,
    round: 12,
    cast: [2, 5, 5, 0.36],
    inner: [canvas.seam(line([c + 1, top - 30], [c + 2, top + 36]), 0.5)],
  });
}

function pocket(canvas: Canvas, t: Tailored, side: -1 | 1, look: Look): void {
  const c = CENTRE;
  const { hem, waist, waistAt, hemAt } = t.shape;
  const y = t.pocketAt ?? waistAt + 66;
  const x = c - (waist + (hem - waist) * ((y - waistAt) / (hemAt - waistAt))) * 0.62;
  const grain = side * -3;
  if (t.pockets === "flap")
    canvas.part({
      outline: sided(side, [
        [x - 38, y + 6, 1],
        [x + 33, y, 1],
        [x + 35, y + 24],
        [x + 32, y + 27, 1],
        [x - 34, y + 33, 1],
        [x - 38, y + 30],
      ]),
      grain,
      ...look,
      round: 7,
      cast: [2, 5, 4, 0.4],
    });
  else if (t.pockets === "patch")
    canvas.part({
      outline: sided(side, [
        [x - 38, y + 4, 1],
        [x + 34, y, 1],
        [x + 33, y + 74],
        [x + 24, y + 84],
        [x - 28, y + 88],
        [x - 37, y + 78],
      ]),
      grain,
      ...look,
      round: 10,
      cast: [2, 4, 4, 0.34],
      inner: t.stitched
        ? [
            canvas.stitch(
              line(
                ...sided(side, [
                  [x - 33, y + 8],
                  [x - 32, y + 74],
                  [x - 26, y + 83],
                  [x + 22, y + 79],
                  [x + 28, y + 70],
                  [x + 29, y + 6],
                ]),
              ),
              { strength: 0.35, width: 0.8 },
            ),
          ]
        : [],
    });
  else if (t.pockets === "jet")
    canvas.add(
      canvas.seam(
        line(
          ...sided(side, [
            [x - 36, y + 5],
            [x + 32, y],
          ]),
        ),
        0.85,
        2.2,
      ),
      canvas.seam(
        line(
          ...sided(side, [
            [x - 36, y + 11],
            [x + 32, y + 6],
          ]),
        ),
        0.5,
      ),
    );
  else {
    const lean = t.pockets === "welt" ? 14 : 26;
    canvas.part({
      outline: sided(side, [
        [x - 8, y - 30, 1],
        [x + 9, y - 34, 1],
        [x + 9 - lean, y + 46, 1],
        [x - 10 - lean, y + 48, 1],
      ]),
      grain: side * -lean * 0.7,
      ...look,
      round: 5,
      cast: [2, 3, 3, 0.42],
    });
  }
}

function stormFlap(canvas: Canvas, { neck, top, shoulder, slope }: TorsoShape, look: Look): void {
  const c = CENTRE;
  canvas.part({
    outline: [
      [c + neck + 4, top + 10, 1],
      [c + shoulder - 6, top + slope, 1],
      [c + shoulder - 14, top + 108],
      [c + shoulder * 0.66, top + 138],
      [c + 30, top + 126],
      [c + 20, top + 80],
    ],
    ...look,
    round: 16,
    cast: [2, 5, 5, 0.42],
  });
}

function epaulette(canvas: Canvas, { shoulder, top, slope, neck }: TorsoShape, side: -1 | 1, look: Look): void {
  const sx = CENTRE - shoulder;
  const sy = top + slope;
  const rise = slope / (shoulder - neck);
  canvas.part({
    outline: sided(side, [
      [sx + 2, sy - 2, 1],
      [sx + 56, sy - 56 * rise - 3, 1],
      [sx + 64, sy - 60 * rise + 5],
      [sx + 60, sy - 56 * rise + 14],
      [sx + 4, sy + 14, 1],
    ]),
    grain: 90,
    ...look,
    round: 5,
    cast: [1, 3, 3, 0.42],
  });
  canvas.add(button(canvas, side < 0 ? sx + 52 : 2 * CENTRE - sx - 52, sy - 52 * rise + 6, 4, { holes: 0 }));
}

function drawBelt(canvas: Canvas, back: boolean, t: Tailored, look: Look): void {
  const c = CENTRE;
  const { waist, waistAt: y } = t.shape;
  const high = t.belt === "tied" ? 15 : 12;
  canvas.part({
    outline: [
      [c - waist - 3, y - high, 1],
      [c, y - high + 6],
      [c + waist + 3, y - high, 1],
      [c + waist + 3, y + high, 1],
      [c, y + high + 6],
      [c - waist - 3, y + high, 1],
    ],
    region: "cloth",
    grain: 90,
    ...look,
    round: 8,
    cast: [1, 6, 5, 0.44],
    inner:
      t.belt === "tied"
        ? []
        : [5, 10, 15, 20].map((k) =>
            canvas.stitch(line([c - waist, y - high + k], [c, y - high + 6 + k], [c + waist, y - high + k]), {
              strength: 0.25,
              width: 0.6,
            }),
          ),
  });
  if (back) return;
  if (t.belt === "buckled") {
    canvas.part({
      outline: [
        [c + 8, y - 8, 1],
        [c + 60, y - 2],
        [c + 74, y + 8],
        [c + 60, y + 20],
        [c + 8, y + 18, 1],
      ],
      grain: 90,
      ...look,
      round: 6,
      cast: [2, 5, 4, 0.4],
    });
    canvas.add(buckle(canvas, c - 6, y + 6, 36, 40, { region: "hard", thickness: 7 }));
    return;
  }
  const ends: readonly Points[] = [
    [
      [c - 12, y + 10],
      [c + 6, y + 12],
      [c - 2, y + 64],
      [c - 10, y + 128, 1],
      [c - 34, y + 124, 1],
      [c - 22, y + 60],
    ],
    [
      [c - 8, y + 8],
      [c + 14, y + 6],
      [c + 30, y + 70],
      [c + 37, y + 160, 1],
      [c + 13, y + 168, 1],
      [c + 8, y + 90],
    ],
  ];
  for (const outline of ends) {
    const [a, z] = [outline[0] ?? [c, y], outline[3] ?? [c, y]];
    canvas.part({
      outline,
      ...look,
      round: 7,
      cast: [4, 5, 5, 0.4],
      folds: [{ path: [a[0] + 6, a[1], a[0] + 4, a[1] + 30, z[0] - 8, z[1] - 30], width: 8, strength: 0.9, blur: 3 }],
    });
  }
  canvas.part({
    outline: [
      [c - 17, y - 12],
      [c + 4, y - 15],
      [c + 20, y - 4],
      [c + 21, y + 15],
      [c + 4, y + 26],
      [c - 16, y + 20],
    ],
    ...look,
    round: 8,
    cast: [2, 5, 4, 0.44],
    folds: [{ path: [c - 13, y + 13, c + 2, y + 2, c + 16, y - 5], width: 7, strength: 1, blur: 2.5 }],
  });
}
