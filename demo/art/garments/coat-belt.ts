// Belts of coats: tied, buckled or sewn.
import type { Canvas } from "../canvas.ts";
import { buckle } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import type { Look, Tailored } from "./tailoring-details.ts";

export function drawBelt(canvas: Canvas, back: boolean, t: Tailored, look: Look): void {
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
