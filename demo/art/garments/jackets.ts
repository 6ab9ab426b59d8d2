// Jackets with closed fronts: bombers, bikers, denim, field, collarless and shearling jackets, and the duffle coat.
import type { Canvas, Cloth } from "../canvas.ts";
import type { Drawer } from "../drawer.ts";
import type { Region } from "../format.ts";
import { buckle, button, rivet, zip } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { band, CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { hoodBehind, hoodFront, hoodInside } from "./hoods.ts";
import { collarFromBehind, insideBack, neckBand, turnedCollar } from "./necks.ts";
import { bodyFolds, cuffBand, cuffLine, hemLine, relax, sided, sleeveFolds, torso } from "./torso.ts";
import type { Torso, TorsoShape } from "./torso.ts";
import { bothViews } from "./views.ts";

interface Jacket {
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
type Look = { texture?: Texture };

function drawJacket(canvas: Canvas, back: boolean, j: Jacket): void {
  const { shape } = j;
  const c = CENTRE;
  const look: Look = j.texture ? { texture: j.texture } : {};
  relax(canvas);
  canvas.shadow();
  if (j.cloth === "leather") canvas.wobble = 1.2;
  const t = torso(canvas, shape, back);
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
  if (back) j.behind?.(canvas, t, look);
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
      inner: j.ends === "band" ? [5, high - 5].map((k) => canvas.stitch(hemLine(t, k), STITCH)) : [],
    });
  }
  if (!back) j.front(canvas, t, look);
  j.collar(canvas, shape, back, look);
  canvas.cloth = j.cloth;
  canvas.crumple = 0.2;
  canvas.fit(j.tall ? 0.87 : 0.76, 0.87);
}

const STITCH = { strength: 0.85, width: 1.1, region: "trim", tone: 176 } as const;
const c = CENTRE;

const centreZip = (canvas: Canvas, { shape }: Torso, width = 8): void =>
  canvas.add(
    zip(
      canvas,
      line(
        [c, shape.top + shape.dip - 4],
        [c + 1, (shape.top + shape.hemAt) / 2],
        [c, shape.hemAt + shape.hemCurve - 2],
      ),
      { width, pull: [c + 1, shape.top + shape.dip + 30] },
    ),
  );

const ribCollar = (canvas: Canvas, shape: TorsoShape, back: boolean): void =>
  neckBand(canvas, shape, back ? "back" : "crew", 22, { rib: 54, rise: 12, stitched: false });

const standing = (canvas: Canvas, shape: TorsoShape, back: boolean): void =>
  neckBand(canvas, shape, back ? "back" : "crew", 12, { rise: 20, region: "cloth", stitched: true });

const slantPockets = (canvas: Canvas, { shape }: Torso, look: Look, metalZip = false): void => {
  for (const side of [-1, 1] as const) {
    const x = c - shape.hem * 0.62;
    const y = shape.hemAt - 118;
    if (metalZip) {
      canvas.add(
        zip(
          canvas,
          line(
            ...sided(side, [
              [x + 14, y - 22],
              [x - 8, y + 46],
            ]),
          ),
          { width: 5, pull: [side < 0 ? x + 12 : 2 * c - x - 12, y - 18] },
        ),
      );
      continue;
    }
    canvas.part({
      outline: sided(side, [
        [x + 2, y - 28, 1],
        [x + 18, y - 26, 1],
        [x + 2, y + 46, 1],
        [x - 16, y + 44, 1],
      ]),
      grain: side * -12,
      ...look,
      round: 5,
      cast: [2, 3, 3, 0.4],
      inner: [
        canvas.stitch(
          line(
            ...sided(side, [
              [x + 14, y - 24],
              [x - 2, y + 42],
            ]),
          ),
          { strength: 0.35, width: 0.8 },
        ),
      ],
    });
  }
};

const flapPocket = (
  canvas: Canvas,
  side: -1 | 1,
  x: number,
  y: number,
  [wide, high]: readonly [number, number],
  look: Look,
  { stitched = false, flap = 0.34, region = "cloth" as Region, closure = true } = {},
): void => {
  const w = wide / 2;
  const stitch = stitched ? STITCH : { strength: 0.4, width: 0.8 };
  canvas.part({
    outline: sided(side, [
      [x - w, y, 1],
      [x + w, y, 1],
      [x + w - 1, y + high - 4, 1],
      [x, y + high, 0],
      [x - w + 1, y + high - 4, 1],
    ]),
    region,
    ...look,
    round: 8,
    cast: [2, 4, 4, 0.36],
    inner: [
      canvas.stitch(
        line(
          ...sided(side, [
            [x - w + 4, y + 4],
            [x - w + 5, y + high - 8, 1],
            [x + w - 5, y + high - 8, 1],
            [x + w - 4, y + 4],
          ]),
        ),
        stitch,
      ),
    ],
  });
  if (!flap) return;
  canvas.part({
    outline: sided(side, [
      [x - w - 2, y - 5, 1],
      [x + w + 2, y - 5, 1],
      [x + w + 1, y + high * flap * 0.74, 1],
      [x, y + high * flap + 4, 1],
      [x - w - 1, y + high * flap * 0.74, 1],
    ]),
    region,
    ...look,
    round: 6,
    cast: [2, 4, 4, 0.4],
    inner: [
      canvas.stitch(
        line(
          ...sided(side, [
            [x - w + 2, y + high * flap * 0.66],
            [x, y + high * flap - 1, 1],
            [x + w - 2, y + high * flap * 0.66],
          ]),
        ),
        stitch,
      ),
    ],
  });
  if (closure)
    canvas.add(button(canvas, side < 0 ? x : 2 * c - x, y + high * flap * 0.66, 4.6, { region: "metal", holes: 0 }));
};

function truckerFront(canvas: Canvas, { shape }: Torso, look: Look): void {
  const { top, dip, armpit, chest, hemAt, hemCurve, hem } = shape;
  const foot = hemAt + hemCurve;
  const yoke = armpit - 52;
  for (const side of [-1, 1] as const) {
    const seam = (points: Points): void =>
      canvas.add(
        canvas.seam(line(...sided(side, points)), 0.55, 1.3),
        canvas.stitch(
          line(
            ...sided(
              side,
              points.map(([x, y]) => [x + 3.4, y + 1] as const),
            ),
          ),
          STITCH,
        ),
      );
    seam([
      [c - chest + 16, yoke],
      [c - 10, yoke + 2],
    ]);
    seam([
      [c - chest * 0.74, yoke + 62],
      [c - hem * 0.5, hemAt - 34],
    ]);
    seam([
      [c - chest * 0.26, yoke + 62],
      [c - hem * 0.3, hemAt - 34],
    ]);
    flapPocket(canvas, side, c - chest * 0.5, yoke + 6, [chest * 0.5, 60], look, { stitched: true, flap: 0.5 });
  }
  canvas.part({
    outline: [
      [c - 14, top + dip - 4, 1],
      [c + 14, top + dip - 4, 1],
      [c + 14, foot, 1],
      [c - 14, foot, 1],
    ],
    ...look,
    round: 5,
    cast: [2, 1, 3, 0.34],
    inner: [-10, 10].map((x) => canvas.stitch(line([c + x, top + dip], [c + x, foot]), STITCH)),
  });
  for (let i = 0; i < 6; i++)
    canvas.add(
      button(canvas, c, top + dip + 22 + (i * (foot - top - dip - 40)) / 5, 6.4, { region: "metal", holes: 0 }),
    );
}

function truckerBack(canvas: Canvas, { shape }: Torso): void {
  const { armpit, chest, hemAt, hem } = shape;
  const yoke = armpit - 40;
  const both = (points: Points): void =>
    canvas.add(
      canvas.seam(line(...points), 0.55, 1.3),
      canvas.stitch(line(...points.map(([x, y]) => [x, y + 3.4] as const)), STITCH),
    );
  both([
    [c - chest + 14, yoke],
    [c, yoke + 12],
    [c + chest - 14, yoke],
  ]);
  for (const side of [-1, 1] as const)
    both(
      sided(side, [
        [c - chest * 0.46, yoke + 8],
        [c - hem * 0.34, hemAt - 34],
      ]),
    );
}

function bikerFront(canvas: Canvas, { shape }: Torso, look: Look): void {
  const { neck, top, dip, hemAt, hemCurve, hem, armpit, chest } = shape;
  const foot = hemAt + hemCurve;
  // The viewer's left front crosses over; its zip runs from the right shoulder to the left of the hem.
  canvas.part({
    outline: [
      [c - neck, top + 6, 1],
      [c - 34, top + 90],
      [c + 52, top + 130, 1],
      [c + 44, armpit + 60],
      [c + 20, foot - 4, 1],
      [c - 60, foot, 1],
      [c - 60, armpit],
    ],
    ...look,
    round: 12,
    form: 0.5,
    cast: [4, 3, 5, 0.42],
    edge: 0.3,
  });
  canvas.add(
    zip(canvas, line([c + 54, top + 128], [c + 46, armpit + 60], [c + 22, foot - 6]), {
      width: 7,
      pull: [c + 46, armpit + 70],
    }),
  );
  slantPockets(canvas, { shape } as Torso, look, true);
  canvas.add(
    zip(canvas, line([c - chest * 0.66, armpit - 6], [c - chest * 0.2, armpit + 14]), {
      width: 5,
      pull: [c - chest * 0.22, armpit + 12],
    }),
  );
  canvas.part({
    outline: [
      [c - hem - 2, foot - 34, 1],
      [c, foot - 28],
      [c + hem + 2, foot - 34, 1],
      [c + hem, foot - 8, 1],
      [c, foot - 3],
      [c - hem, foot - 8, 1],
    ],
    grain: 90,
    ...look,
    round: 7,
    cast: [0, 3, 4, 0.4],
  });
  canvas.add(buckle(canvas, c - 28, foot - 17, 30, 30, { thickness: 5 }));
  for (const side of [1, -1] as const) {
    const wide = side < 0 ? 1 : 1.08;
    canvas.part({
      outline: sided(side, [
        [c - neck + 4, top + 12, 1],
        [c - neck - 44 * wide, top + 66, 1],
        [c - neck - 28 * wide, top + 112],
        [c - 10, top + dip + 96, 1],
        [c - 26, top + dip + 20],
        [c - neck + 14, top + 26],
      ]),
      grain: -side * 20,
      ...look,
      round: 8,
      cast: [3, 5, 5, 0.44],
      inner: [
        canvas.glow(
          [
            [
              side < 0
                ? [c - neck - 30, top + 72, c - neck - 10, top + 90, c - 30, top + dip + 60]
                : [c + neck + 30, top + 72, c + neck + 10, top + 90, c + 30, top + dip + 60],
              12,
            ],
          ],
          { opacity: 0.5, blur: 4 },
        ),
      ],
    });
    canvas.add(rivet(canvas, c - side * -(neck + 26), top + 70, 3.4));
  }
}

const leafCollar =
  (
    drop: number,
    spread: number,
    {
      texture,
      region = "cloth",
      stand = 20,
      gap = 3,
    }: { texture?: Texture; region?: Region; stand?: number; gap?: number } = {},
  ) =>
  (canvas: Canvas, shape: TorsoShape, back: boolean, look: Look): void => {
    const cover: Look = texture ? { texture } : look;
    if (back) collarFromBehind(canvas, shape, stand, 32, { ...cover, region, wide: 16 });
    else
      turnedCollar(
        canvas,
        shape,
        { stand, drop, spread, meet: shape.dip + 4, gap },
        { ...cover, region, stitched: !texture, round: texture === "pile" ? 14 : 6 },
      );
  };

const BASE: TorsoShape = {
  neck: 50,
  top: 140,
  dip: 36,
  shoulder: 142,
  slope: 42,
  armpit: 290,
  chest: 144,
  waistAt: 410,
  waist: 142,
  hemAt: 530,
  hem: 134,
  hemCurve: 4,
  sleeve: { length: 368, cuff: 28, swing: 19, bend: 5 },
};
const BOXY: TorsoShape = {
  ...BASE,
  shoulder: 160,
  slope: 48,
  armpit: 316,
  chest: 158,
  waist: 160,
  hemAt: 516,
  hem: 150,
  sleeve: { length: 346, cuff: 31, swing: 17, bend: 2, elbow: 86 },
};
const FITTED: TorsoShape = {
  ...BASE,
  shoulder: 132,
  slope: 36,
  armpit: 276,
  chest: 128,
  waistAt: 396,
  waist: 116,
  hemAt: 492,
  hem: 120,
  sleeve: { length: 366, cuff: 25, swing: 18, bend: 5 },
};
const FIELD: TorsoShape = {
  ...BASE,
  top: 116,
  armpit: 268,
  waistAt: 396,
  waist: 134,
  hemAt: 580,
  hem: 144,
  sleeve: { length: 362, cuff: 30, swing: 17, bend: 4 },
};
const LITTLE: TorsoShape = {
  ...FITTED,
  neck: 52,
  dip: 34,
  waist: 120,
  hemAt: 490,
  hem: 124,
  sleeve: { length: 340, cuff: 28, swing: 18, bend: 5 },
};
const DUFFLE: TorsoShape = {
  ...BASE,
  neck: 48,
  top: 130,
  shoulder: 130,
  slope: 40,
  armpit: 268,
  chest: 132,
  waistAt: 430,
  waist: 134,
  hemAt: 640,
  hem: 144,
  sleeve: { length: 340, cuff: 31, swing: 16, bend: 3 },
};

function fieldFront(canvas: Canvas, t: Torso, look: Look): void {
  const { shape } = t;
  const { top, dip, armpit, chest, hemAt, hem, waistAt, hemCurve } = shape;
  const foot = hemAt + hemCurve;
  canvas.add(
    canvas.seam(line([c - shape.waist, waistAt], [c, waistAt + 6], [c + shape.waist, waistAt]), 0.5),
    canvas.stitch(line([c - shape.waist, waistAt + 10], [c, waistAt + 16], [c + shape.waist, waistAt + 10]), {
      strength: 0.4,
    }),
  );
  for (const side of [-1, 1] as const) {
    flapPocket(canvas, side, c - chest * 0.52, armpit - 20, [66, 72], look);
    flapPocket(canvas, side, c - hem * 0.56, waistAt + 46, [84, 104], look);
    canvas.add(
      canvas.strand(
        line([c + side * 26, waistAt + 6], [c + side * 31, waistAt + 40], [c + side * 25, waistAt + 66]),
        4,
        { tone: 180 },
      ),
    );
  }
  canvas.part({
    outline: [
      [c - 15, top + dip - 2, 1],
      [c + 15, top + dip - 2, 1],
      [c + 15, foot, 1],
      [c - 15, foot, 1],
    ],
    ...look,
    round: 5,
    cast: [2, 1, 3, 0.36],
    inner: [-11, 11].map((x) => canvas.stitch(line([c + x, top + dip], [c + x, foot]), { strength: 0.4, width: 0.8 })),
  });
  for (let i = 0; i < 5; i++)
    canvas.add(button(canvas, c, top + dip + 24 + (i * (foot - top - dip - 60)) / 4, 6, { region: "metal", holes: 0 }));
}

function braidedFront(canvas: Canvas, { shape }: Torso, look: Look): void {
  const { top, dip, armpit, chest, hemAt, hem, hemCurve } = shape;
  const foot = hemAt + hemCurve - 1;
  for (const side of [-1, 1] as const) {
    for (const [x, y, wide, high] of [
      [c - chest * 0.54, armpit - 6, 60, 46],
      [c - hem * 0.55, hemAt - 96, 66, 62],
    ] as const) {
      flapPocket(canvas, side, x, y, [wide, high], look, { flap: 0 });
      const mouth = sided(side, [
        [x - wide / 2, y + 3],
        [x + wide / 2, y + 3],
      ]);
      canvas.part({ outline: band(mouth, 8), region: "trim", grain: 90, round: 3, cast: [1, 2, 2, 0.3], wobble: 1 });
      canvas.add(button(canvas, side < 0 ? x : 2 * c - x, y + 14, 5.2, { region: "metal", holes: 0 }));
    }
    canvas.part({
      outline: band(
        sided(side, [
          [c - 6, top + dip - 2],
          [c - 6, (top + foot) / 2],
          [c - 6, foot],
        ]),
        11,
      ),
      region: "trim",
      round: 4,
      cast: [1, 1, 3, 0.34],
      wobble: 1,
    });
  }
  for (let i = 0; i < 5; i++)
    canvas.add(
      button(canvas, c - 1, top + dip + 24 + (i * (foot - top - dip - 44)) / 4, 6.4, { region: "metal", holes: 0 }),
    );
}

function toggleFront(canvas: Canvas, { shape }: Torso, look: Look): void {
  const { top, dip, hemAt, hemCurve, hem, shoulder, armpit } = shape;
  const foot = hemAt + hemCurve;
  canvas.add(
    canvas.seam(line([c - shoulder + 8, armpit - 50], [c, armpit - 42], [c + shoulder - 8, armpit - 50]), 0.5),
  );
  canvas.add(
    canvas.seam(line([c + 22, top + dip], [c + 22, (top + foot) / 2], [c + 22, foot]), 0.8, 1.8),
    canvas.stitch(line([c + 16, top + dip], [c + 16, foot]), { strength: 0.4 }),
  );
  for (const side of [-1, 1] as const)
    flapPocket(canvas, side, c - hem * 0.56, hemAt - 190, [88, 112], look, { closure: false, flap: 0.3 });
  for (let i = 0; i < 4; i++) {
    const y = armpit - 26 + i * 72;
    for (const side of [-1, 1] as const) {
      canvas.part({
        outline: sided(side, [
          [c - 62, y - 12, 1],
          [c - 38, y - 8],
          [c - 38, y + 8],
          [c - 62, y + 12, 1],
          [c - 70, y],
        ]),
        region: "trim",
        round: 4,
        cast: [1, 2, 2, 0.4],
        wobble: 0.6,
      });
      canvas.add(
        canvas.strand(line([c + side * 40, y - 3], [c + side * 12, y - 5], [c - side * 2, y]), 3.6),
        canvas.strand(line([c + side * 40, y + 4], [c + side * 12, y + 5], [c - side * 2, y]), 3.6),
      );
    }
    canvas.part({
      outline: [
        [c - 24, y - 1],
        [c - 10, y - 8],
        [c + 12, y - 7],
        [c + 26, y],
        [c + 12, y + 8],
        [c - 10, y + 8],
      ],
      region: "hard",
      round: 6,
      cast: [1, 3, 3, 0.4],
      wobble: 0.4,
    });
  }
}

const jacket = (of: string, construction: string, cloth: string, look: Jacket, printable = true): readonly Drawer[] =>
  bothViews({ of, construction, cloth, printable }, (canvas, back) => drawJacket(canvas, back, look));

const plainZip =
  (metalPockets: boolean) =>
  (canvas: Canvas, t: Torso, look: Look): void => {
    slantPockets(canvas, t, look, metalPockets);
    centreZip(canvas, t);
  };

export const jackets: readonly Drawer[] = [
  ...jacket("jackets/bomber", "a", "satin", {
    shape: BASE,
    cloth: "satin",
    ends: "rib",
    front: plainZip(false),
    collar: ribCollar,
    shine: true,
  }),
  ...jacket("jackets/bomber", "b", "wool", {
    shape: BOXY,
    cloth: "wool",
    ends: "rib",
    sleeveRegion: "contrast",
    collar: ribCollar,
    front: (canvas, t, look) => {
      slantPockets(canvas, t, look);
      const { top, dip, hemAt } = t.shape;
      canvas.add(canvas.seam(line([c, top + dip], [c, hemAt]), 0.8, 1.8));
      for (let i = 0; i < 6; i++)
        canvas.add(
          button(canvas, c - 5, top + dip + 30 + (i * (hemAt - top - dip - 48)) / 5, 6.4, {
            region: "metal",
            holes: 0,
          }),
        );
    },
  }),
  ...jacket("jackets/biker", "a", "leather", {
    shape: FITTED,
    cloth: "leather",
    ends: "plain",
    front: bikerFront,
    collar: leafCollar(46, 64, { stand: 22, gap: 12 }),
    shine: true,
  }),
  ...jacket("jackets/biker", "b", "leather", {
    shape: { ...BASE, waist: 132, hem: 130 },
    cloth: "leather",
    ends: "plain",
    front: plainZip(true),
    collar: standing,
    shine: true,
  }),
  ...jacket(
    "jackets/trucker",
    "a",
    "denim",
    {
      shape: { ...BASE, waist: 138, hem: 124 },
      cloth: "denim",
      texture: "denim",
      ends: "band",
      front: truckerFront,
      behind: truckerBack,
      collar: leafCollar(60, 66),
    },
    false,
  ),
  ...jacket(
    "jackets/trucker",
    "b",
    "denim",
    {
      shape: { ...BOXY, hemAt: 500 },
      cloth: "denim",
      texture: "denim",
      ends: "band",
      front: truckerFront,
      behind: truckerBack,
      collar: leafCollar(66, 78, { texture: "pile", region: "contrast" }),
    },
    false,
  ),
  ...jacket("jackets/field", "a", "cotton", {
    shape: FIELD,
    cloth: "cotton",
    texture: "twill",
    ends: "plain",
    front: fieldFront,
    collar: leafCollar(58, 70, { stand: 24 }),
  }),
  ...jacket("jackets/collarless", "a", "tweed", {
    shape: LITTLE,
    cloth: "wool",
    texture: "tweed",
    ends: "plain",
    front: braidedFront,
    collar: (canvas, shape, back) => neckBand(canvas, shape, back ? "back" : "crew", 11, { stitched: false }),
  }),
  ...jacket("jackets/shearling", "a", "suede", {
    shape: { ...BOXY, shoulder: 150, chest: 152, waist: 150, hem: 142 },
    cloth: "suede",
    ends: "pile",
    front: plainZip(false),
    collar: leafCollar(74, 86, { texture: "pile", region: "contrast", stand: 26, gap: 6 }),
  }),
  ...jacket("coats/duffle", "a", "wool", {
    shape: DUFFLE,
    cloth: "wool",
    ends: "plain",
    hooded: true,
    tall: true,
    front: toggleFront,
    collar: (canvas, shape, back) => (back ? hoodBehind(canvas, shape) : hoodFront(canvas, shape, true, false)),
  }),
];
