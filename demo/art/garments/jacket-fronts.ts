// Fronts of jackets: zips, lapels, plackets, pockets, braid and toggles.
import type { Canvas } from "../canvas.ts";
import type { Region } from "../format.ts";
import { buckle, button, rivet, zip } from "../hardware.ts";
import { band, CENTRE, line } from "../shapes.ts";
import { STITCH } from "./jacket.ts";
import type { Look } from "./jacket.ts";
import { sided } from "./torso.ts";
import type { Torso } from "./torso.ts";

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

export const slantPockets = (canvas: Canvas, { shape }: Torso, look: Look, metalZip = false): void => {
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

export const flapPocket = (
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

export function bikerFront(canvas: Canvas, { shape }: Torso, look: Look): void {
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

export function fieldFront(canvas: Canvas, t: Torso, look: Look): void {
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

export function braidedFront(canvas: Canvas, { shape }: Torso, look: Look): void {
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

export function toggleFront(canvas: Canvas, { shape }: Torso, look: Look): void {
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

export const plainZip =
  (metalPockets: boolean) =>
  (canvas: Canvas, t: Torso, look: Look): void => {
    slantPockets(canvas, t, look, metalPockets);
    centreZip(canvas, t);
  };
