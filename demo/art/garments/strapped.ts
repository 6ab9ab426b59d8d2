// Strapped and strapless bodies: camisoles, slips, bustiers, gowns, swimsuits and bras share their upper edge.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import { label } from "../hardware.ts";
import { CENTRE, line } from "../shapes.ts";
import type { Point } from "../shapes.ts";

type Neckline = "v" | "cowl" | "square" | "sweetheart" | "straight" | "scoop";

export interface StrapShape {
  /** Height of the points at which straps join the front, and half the distance between them. */
  readonly top: number;
  readonly strapX: number;
  readonly bust: number;
  readonly neck: Neckline;
  readonly depth: number;
  /** Height at which the straps end at the shoulders; 0 for strapless. */
  readonly strapTop: number;
  readonly strapWidth?: number;
}

const c = CENTRE;

/** The upper edge from the middle to the left armhole. */
export function upperEdge({ top, strapX, bust, neck, depth, strapTop }: StrapShape, back: boolean): readonly Point[] {
  const armhole: Point[] = strapTop
    ? [
        [c - strapX, top, 1],
        [c - strapX - 8, top + 26],
        [c - bust + 3, top + 52, 1],
      ]
    : [
        [c - bust + 8, top + 12, 1],
        [c - bust + 1, top + 34],
      ];
  if (back)
    return strapTop
      ? [
          [c, top + 66],
          [c - strapX * 0.6, top + 56],
          [c - strapX - 8, top + 34, 1],
          [c - bust + 3, top + 58, 1],
        ]
      : [
          [c, top + 30],
          [c - bust * 0.6, top + 24],
          [c - bust + 5, top + 16, 1],
        ];
  switch (neck) {
    case "v":
      return [[c, top + depth, 1], [c - strapX * 0.6, top + depth * 0.36], ...armhole];
    case "cowl":
      return [[c, top + depth * 0.8], [c - strapX * 0.55, top + depth * 0.62], ...armhole];
    case "square":
      return [[c, top + depth * 0.4], [c - strapX + 10, top + depth * 0.4, 1], ...armhole];
    case "sweetheart":
      return [[c, top + depth, 1], [c - bust * 0.34, top + depth * 0.12], [c - bust * 0.72, top - 2], ...armhole];
    case "scoop":
      return [
        [c, top + depth],
        [c - strapX * 0.62, top + depth * 0.84],
        [c - strapX + 6, top + depth * 0.3],
        ...armhole,
      ];
    case "straight":
      return [[c, top + 6], [c - bust * 0.6, top + 2], ...armhole];
  }
}

/** The inside of the back and the far straps, behind everything. */
export function drawInside(canvas: Canvas, shape: StrapShape, back: boolean): void {
  const { top, strapX, bust, depth } = shape;
  if (!back)
    canvas.part({
      outline: [
        [c - bust + 6, top + 44, 1],
        [c - bust * 0.5, top + 40],
        [c, top + 42],
        [c + bust * 0.5, top + 40],
        [c + bust - 6, top + 44, 1],
        [c + bust * 0.7, top + depth + 50],
        [c - bust * 0.7, top + depth + 50],
      ],
      tone: PLAIN * 0.64,
      round: 12,
      inner: [label(canvas, c, top + 48, 28, 11)],
    });
  if (shape.strapTop)
    for (const side of [-1, 1])
      canvas.add(
        canvas.strand(
          line(
            [c + side * (strapX - 4), top + (back ? 2 : 44)],
            [c + side * (strapX * 0.82), (top + shape.strapTop) / 2],
            [c + side * strapX * 0.72, shape.strapTop],
          ),
          shape.strapWidth ?? 4.6,
          { tone: PLAIN * 0.7, shadow: 0 },
        ),
      );
}

/** The near straps. */
export function drawStraps(canvas: Canvas, shape: StrapShape, back: boolean): void {
  const { top, strapX, strapTop, strapWidth = 4.6 } = shape;
  if (!strapTop) return;
  for (const side of [-1, 1])
    canvas.add(
      canvas.strand(
        line(
          [c + side * (strapX + (back ? 6 : 0)), top + (back ? 34 : 3)],
          [c + side * strapX * 0.9, (top + strapTop) / 2 + 6],
          [c + side * strapX * 0.72, strapTop],
        ),
        strapWidth,
      ),
    );
}
