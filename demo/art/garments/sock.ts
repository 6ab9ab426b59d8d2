// A pair of socks.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { CENTRE, mirror, moved, turned } from "../shapes.ts";
import type { Points } from "../shapes.ts";
import { crease, tension } from "./folds.ts";

const c = CENTRE;

/** A pair of socks lying one over the other, toes to the left; from behind they point right. */
export function drawSocks(canvas: Canvas, back: boolean, leg: number): void {
  canvas.shadow({ dx: 5, dy: 8, blur: 9 });
  const top = 480 - leg;
  const place = (points: Points, dx: number, dy: number, degrees: number): Points => {
    const laid = turned(moved(points, dx, dy), degrees, c, 480);
    return back ? mirror(laid) : laid;
  };
  const sock: Points = [
    [c - 4, top, 1],
    [c + 76, top - 4, 1],
    [c + 78, 400],
    [c + 84, 470],
    [c + 80, 540],
    [c + 44, 574],
    [c - 10, 566],
    [c - 90, 584],
    [c - 150, 586],
    [c - 184, 566],
    [c - 182, 534],
    [c - 146, 514],
    [c - 70, 496],
    [c - 14, 456],
    [c - 2, 400],
  ];
  const cuff: Points = [
    [c - 7, top - 2, 1],
    [c + 36, top + 4],
    [c + 79, top - 6, 1],
    [c + 80, top + 44],
    [c + 79, top + 56, 1],
    [c + 36, top + 64],
    [c - 5, top + 58, 1],
  ];
  const toe: Points = [
    [c - 132, 512, 1],
    [c - 164, 522],
    [c - 184, 546],
    [c - 180, 570],
    [c - 152, 587],
    [c - 122, 586, 1],
    [c - 116, 548],
  ];
  const heel: Points = [
    [c + 84, 470, 1],
    [c + 82, 534],
    [c + 50, 574],
    [c + 4, 569, 1],
    [c + 22, 520],
  ];
  for (const [dx, dy, degrees] of [
    [46, -26, 7],
    [-22, 22, -3],
  ] as const) {
    const at = (points: Points): Points => place(points, dx, dy, degrees);
    const mid = at([
      [c + 36, 430],
      [c - 40, 530],
      [c + 36, top + 90],
    ]);
    const [ankle, foot, calf] = [mid[0] ?? [c, 430], mid[1] ?? [c, 530], mid[2] ?? [c, 300]];
    const clip = canvas.part({
      outline: at(sock),
      texture: "rib",
      textureScale: 0.75,
      grain: back ? -degrees : degrees,
      round: 26,
      cast: [5, 8, 8, 0.34],
      folds: [
        ...tension(canvas, [ankle[0] + (back ? 34 : -34), ankle[1] + 26], back ? [100, 200] : [-20, 80], 80, 5, {
          strength: 0.7,
          blur: 4,
          width: 1.3,
        }),
        ...crease(canvas, [foot[0], foot[1]], 80, 2, { strength: 0.4 }),
        ...crease(canvas, [calf[0], calf[1]], 70, 2, { strength: 0.35 }),
      ],
    });
    for (const outline of [toe, heel])
      canvas.part({
        outline: at(outline),
        region: "contrast",
        texture: "fine-knit",
        textureScale: 0.8,
        round: 14,
        within: clip,
        edge: 0.3,
      });
    canvas.part({
      outline: at(cuff),
      region: "trim",
      texture: "wide-rib",
      textureScale: 0.7,
      grain: back ? -degrees : degrees,
      round: 18,
      cast: [0, 3, 4, 0.3],
    });
    const opening = at([
      [c - 3, top, 1],
      [c + 36, top - 9],
      [c + 76, top - 4, 1],
      [c + 36, top + 5],
    ]);
    canvas.part({ outline: opening, tone: PLAIN * 0.55, round: 4, rim: 0, edge: 0.2 });
  }
  canvas.cloth = "knit";
  canvas.fit(leg > 150 ? 0.66 : 0.44, 0.76);
}
