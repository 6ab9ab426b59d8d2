// Fronts and backs of denim jackets: yokes, seams, flapped chest pockets, metal buttons.
import type { Canvas } from "../canvas.ts";
import { button } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import { flapPocket } from "./jacket-fronts.ts";
import { STITCH } from "./jacket.ts";
import type { Look } from "./jacket.ts";
import { sided } from "./torso.ts";
import type { Torso } from "./torso.ts";

const c = CENTRE;

export function truckerFront(canvas: Canvas, { shape }: Torso, look: Look): void {
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

export function truckerBack(canvas: Canvas, { shape }: Torso): void {
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
