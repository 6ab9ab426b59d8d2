// Panels of a second cloth sewn into a body, with the same light and folds across both.
import type { Canvas } from "../canvas.ts";
import { regionGrey } from "../marks.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line, smooth } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import type { TorsoShape } from "./torso.ts";

const c = CENTRE;

/** Across the chest, over the shoulders, below the waist, or one half. */
export type Panel = "chest" | "yoke" | "foot" | "half";

/** Marks for the surface of the body, above its folds. */
export function panel(canvas: Canvas, shape: TorsoShape, kind: Panel): readonly Mark[] {
  const { armpit, chest, waistAt, hemAt, top } = shape;
  const reach = chest + 60;
  const across = (y: number): Points => [
    [c - reach, y, 1],
    [c, y + 6],
    [c + reach, y, 1],
  ];
  const down: Points = [
    [c, top - 60, 1],
    [c + 1, waistAt],
    [c, hemAt + 60, 1],
  ];
  switch (kind) {
    case "chest":
      return sewn(canvas, across(armpit - 16), across(armpit + 70));
    case "yoke":
      return sewn(canvas, across(top - 60), across(armpit - 8));
    case "foot":
      return sewn(canvas, across(waistAt - 4), across(hemAt + 60));
    case "half":
      return sewn(canvas, down, [
        [c + reach, top - 60, 1],
        [c + reach, hemAt + 60, 1],
      ]);
  }
}

/** The area between two seams. */
function sewn(canvas: Canvas, from: Points, to: Points): readonly Mark[] {
  const corners: readonly Point[] = [...from, ...to.toReversed()];
  const region = `<path d="${canvas.placed(smooth(corners), 0)}" fill="${regionGrey("contrast")}"/>`;
  return [{ shade: "", region }, canvas.seam(line(...from), 0.5), canvas.seam(line(...to), 0.5)];
}
