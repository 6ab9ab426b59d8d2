// Tailored garments: blazers, coats and suit jackets share a body with two fronts.
import type { Canvas } from "../canvas.ts";
import { button } from "../hardware.ts";
import type { Fold, Mark } from "../marks.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import { drape } from "./folds.ts";
import { collarFromBehind, insideBack } from "./necks.ts";
import { drawBelt } from "./coat-belt.ts";
import { epaulette, lapel, pocket, standCollar, stormFlap, topCollar } from "./tailoring-details.ts";
import type { Look, Tailored } from "./tailoring-details.ts";
import { bodyFolds, cuffBand, cuffLine, sided, sleeveFolds, torso } from "./torso.ts";
import type { Torso } from "./torso.ts";

/** Draws the garment in its own coordinates; the caller sets pose, shadow, cloth and fit. */
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
