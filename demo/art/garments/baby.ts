// Babygrows and rompers.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { button } from "../hardware.ts";
import { CENTRE, line, symmetric } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import { crease, drape, tension } from "./folds.ts";
import { insideBack, neckBand } from "./necks.ts";
import { bodyFolds, cuffBand, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

const c = CENTRE;

interface Baby {
  readonly feet: boolean;
  readonly collar: boolean;
  readonly wrap: boolean;
}

const BABY: TorsoShape = {
  neck: 46,
  top: 130,
  dip: 30,
  shoulder: 104,
  slope: 30,
  armpit: 232,
  chest: 104,
  waistAt: 330,
  waist: 108,
  hemAt: 430,
  hem: 112,
  hemCurve: 0,
  sleeve: { length: 214, cuff: 26, swing: 30, bend: 22 },
};

/** A babygrow: arms, body and legs in one, closed with snaps from the neck to one foot. */
export function drawBabygrow(canvas: Canvas, back: boolean, baby: Baby): void {
  relax(canvas, 0.9);
  canvas.shadow();
  const t = torso(canvas, BABY, back);
  if (!back) insideBack(canvas, BABY);
  for (const arm of t.arms) {
    canvas.part({ outline: arm.outline, grain: arm.upperGrain, folds: sleeveFolds(canvas, arm), round: 28 });
    canvas.part({
      outline: cuffBand(arm, 24, 0, -3),
      region: "trim",
      grain: arm.lowerGrain,
      texture: "rib",
      round: 10,
      cast: [0, -2, 3, 0.24],
    });
  }
  const leg: Point[] = baby.feet
    ? [
        [c - 112, 430],
        [c - 116, 540],
        [c - 122, 606],
        [c - 134, 640],
        [c - 118, 668],
        [c - 80, 670],
        [c - 58, 646],
        [c - 46, 580],
        [c - 16, 500],
      ]
    : [
        [c - 112, 430],
        [c - 114, 540],
        [c - 102, 640, 1],
        [c - 76, 644],
        [c - 50, 638, 1],
        [c - 40, 570],
        [c - 14, 500],
      ];
  const half: Points = [[c, BABY.top + (back ? 9 : BABY.dip)], ...t.side.slice(0, -1), ...leg, [c, 484, 1]];
  const seat = back
    ? [
        canvas.seam(line([c - 112, 420], [c - 60, 486], [c, 500], [c + 60, 486], [c + 112, 420]), 0.4),
        canvas.seam(line([c, BABY.top + 12], [c, 480]), 0.3),
      ]
    : [];
  canvas.part({
    outline: symmetric(half),
    folds: [
      ...bodyFolds(canvas, t, 1, 0.8),
      ...([-1, 1] as const).flatMap((side) => [
        ...crease(canvas, [c + side * 82, 590], 66, 3, { strength: 0.55, gap: 18 }),
        ...tension(canvas, [c, 484], side < 0 ? [120, 200] : [60, -20], 70, 4, { strength: 0.6, blur: 4.5 }),
      ]),
    ],
    round: 34,
    inner: seat,
  });
  for (const side of [-1, 1] as const) {
    if (!baby.feet)
      canvas.part({
        outline: sided(side, [
          [c - 105, 612, 1],
          [c - 76, 618],
          [c - 46, 610, 1],
          [c - 52, 642, 1],
          [c - 76, 648],
          [c - 101, 644, 1],
        ]),
        region: "trim",
        texture: "rib",
        round: 10,
        cast: [0, -2, 3, 0.26],
      });
    else
      canvas.add(
        canvas.seam(
          line(
            ...sided(side, [
              [c - 124, 612],
              [c - 90, 622],
              [c - 52, 612],
            ]),
          ),
          0.4,
        ),
      );
  }
  if (!back) {
    const path: Points = baby.wrap
      ? [
          [c - BABY.neck + 4, BABY.top + 8],
          [c - 10, 230],
          [c + 66, 330],
          [c + 92, 420],
        ]
      : [
          [c, BABY.top + BABY.dip],
          [c, 400],
          [c + 10, 480],
          [c + 50, 560],
          [c + 78, 636],
        ];
    canvas.add(
      canvas.seam(line(...path), 0.6, 1.5),
      canvas.stitch(line(...path.map(([x, y]) => [x - 7, y + 2] as const)), { strength: 0.4, width: 0.8 }),
    );
    const last = path.length - 1;
    for (let i = 0; i < 8; i++) {
      const position = 0.1 + (i / 8) * (last - 0.15);
      const [a, b] = [path[Math.floor(position)] ?? [c, 0], path[Math.floor(position) + 1] ?? [c, 0]];
      const share = position - Math.floor(position);
      canvas.add(button(canvas, a[0] + (b[0] - a[0]) * share - 7, a[1] + (b[1] - a[1]) * share + 2, 4.6, { holes: 0 }));
    }
    canvas.part({
      outline: [
        [c - 74, 262, 1],
        [c - 30, 262, 1],
        [c - 31, 302],
        [c - 52, 310],
        [c - 73, 302],
      ],
      round: 6,
      cast: [1, 2, 3, 0.26],
      inner: [canvas.stitch(line([c - 74, 270], [c - 30, 270]), { strength: 0.4, width: 0.8 })],
    });
  }
  neckBand(canvas, BABY, back ? "back" : "crew", 9, { rib: 36 });
  if (baby.collar) roundCollar(canvas, back);
  canvas.cloth = "cotton";
  canvas.fit(0.82, 0.84);
}

/** A flat collar with round ends. */
function roundCollar(canvas: Canvas, back: boolean): void {
  const { neck, top, dip } = BABY;
  for (const side of [1, -1] as const)
    canvas.part({
      outline: sided(
        side,
        back
          ? [
              [c, top + 10, 1],
              [c - neck, top - 2, 1],
              [c - neck - 26, top + 22],
              [c - neck * 0.6, top + 44],
              [c - 2, top + 40, 1],
            ]
          : [
              [c - neck, top - 3, 1],
              [c - neck - 28, top + 18],
              [c - neck - 20, top + 50],
              [c - 30, top + dip + 38],
              [c - 4, top + dip + 24],
              [c - 2, top + dip, 1],
              [c - neck * 0.72, top + dip * 0.6],
            ],
      ),
      region: "contrast",
      grain: -side * 20,
      round: 7,
      cast: [2, 4, 4, 0.3],
      wobble: 1,
    });
}

/** A romper on straps with a bib and gathered legs. */
export function drawRomper(canvas: Canvas, back: boolean): void {
  relax(canvas, 0.9);
  canvas.shadow();
  canvas.part({
    outline: [
      [c - 66, 250, 1],
      [c, 258],
      [c + 66, 250, 1],
      [c + 88, 330],
      [c, 360],
      [c - 88, 330],
    ],
    tone: PLAIN * 0.64,
    round: 14,
  });
  for (const side of [-1, 1])
    canvas.add(
      canvas.strand(line([c + side * 48, 300], [c + side * 56, 200], [c + side * 46, 128]), 22, {
        region: "cloth",
        tone: PLAIN * 0.7,
        shadow: 0,
        cap: "butt",
      }),
    );
  const half: Point[] = [
    [c, back ? 262 : 236],
    [c - 58, back ? 252 : 230, 1],
    [c - 64, 272],
    [c - 102, 322, 1],
    [c - 112, 400],
    [c - 134, 520],
    [c - 132, 590],
    [c - 124, 606, 1],
    [c - 76, 616],
    [c - 26, 606, 1],
    [c - 12, 580],
    [c, 556, 1],
  ];
  canvas.part({
    outline: symmetric(half),
    folds: [
      ...drape(canvas, [c - 100, c + 100], [350, 470], 14, {
        fan: 50,
        width: [6, 13],
        blur: 4,
        strength: 0.75,
        taper: "end",
      }),
      ...drape(canvas, [c - 110, c - 30], [520, 606], 6, {
        fan: -20,
        width: [6, 12],
        blur: 3.5,
        strength: 0.8,
        taper: "start",
      }),
      ...drape(canvas, [c + 30, c + 110], [520, 606], 6, {
        fan: -20,
        width: [6, 12],
        blur: 3.5,
        strength: 0.8,
        taper: "start",
      }),
      ...tension(canvas, [c, 556], [190, 350], 80, 6, { strength: 0.5, blur: 5 }),
    ],
    round: 36,
    inner: [
      canvas.seam(line([c - 104, 346], [c, 356], [c + 104, 346]), 0.6, 1.5),
      canvas.stitch(line([c - 104, 351], [c, 361], [c + 104, 351]), { strength: 0.4, width: 0.8 }),
      canvas.seam(line([c, 380], [c, 556]), 0.4),
    ],
  });
  for (const side of [-1, 1] as const) {
    canvas.part({
      outline: sided(side, [
        [c - 126, 600, 1],
        [c - 76, 612],
        [c - 24, 602, 1],
        [c - 27, 620, 1],
        [c - 76, 630],
        [c - 122, 619, 1],
      ]),
      region: "trim",
      texture: "rib",
      grain: 0,
      round: 6,
      cast: [0, -2, 3, 0.26],
    });
    canvas.part({
      outline: sided(side, [
        [c - 60, back ? 262 : 250, 1],
        [c - 36, back ? 262 : 248, 1],
        [c - 38, 180],
        [c - 36, 126, 1],
        [c - 58, 122, 1],
        [c - 62, 180],
      ]),
      round: 6,
      cast: [2, 3, 3, 0.3],
    });
    if (!back) canvas.add(button(canvas, c + side * 48, 246, 7));
  }
  if (!back)
    canvas.part({
      outline: [
        [c - 34, 276, 1],
        [c + 34, 276, 1],
        [c + 32, 322],
        [c, 334],
        [c - 32, 322],
      ],
      round: 7,
      cast: [1, 2, 3, 0.28],
      inner: [canvas.stitch(line([c - 34, 285], [c + 34, 285]), { strength: 0.4, width: 0.8 })],
    });
  canvas.cloth = "cotton";
  canvas.fit(0.78, 0.8);
}
