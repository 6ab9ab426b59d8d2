// Necks: the inside back visible through the opening, bands, rolls and shirt collars.
import type { Canvas } from "../canvas.ts";
import { PLAIN } from "../format.ts";
import type { Region } from "../format.ts";
import { label } from "../hardware.ts";
import type { Mark } from "../marks.ts";
import { CENTRE, line, sampled } from "../shapes.ts";
import type { Point, Points } from "../shapes.ts";
import type { Texture } from "../textures.ts";
import { sided } from "./torso.ts";
import type { TorsoShape } from "./torso.ts";

interface InsideOptions {
  /** Visible depth of the inside. */
  depth?: number;
  /** Height of the back neck above the highest point of the shoulder. */
  rise?: number;
  region?: Region;
  texture?: Texture;
  labelWidth?: number;
  tone?: number;
}

/** The inside of the back, with the label, visible because the garment is empty. */
export function insideBack(
  canvas: Canvas,
  { neck, top, dip }: TorsoShape,
  { depth = dip + 24, rise = 3, region = "cloth", texture, labelWidth = 34, tone = PLAIN * 0.7 }: InsideOptions = {},
): void {
  const c = CENTRE;
  const outline: Points = [
    [c - neck - 3, top + 3, 1],
    [c - neck * 0.55, top - rise + 6],
    [c, top - rise + 9],
    [c + neck * 0.55, top - rise + 6],
    [c + neck + 3, top + 3, 1],
    [c + neck - 8, top + depth * 0.6],
    [c, top + depth],
    [c - neck + 8, top + depth * 0.6],
  ];
  const seam = line(
    [c - neck, top + 12],
    [c - neck * 0.5, top - rise + 19],
    [c, top - rise + 22],
    [c + neck * 0.5, top - rise + 19],
    [c + neck, top + 12],
  );
  canvas.part({
    outline,
    region,
    tone,
    ...(texture ? { texture } : {}),
    round: 16,
    grounded: true,
    inner: [canvas.seam(seam, 0.45), label(canvas, c + 1, top - rise + 17, labelWidth, labelWidth * 0.42)],
  });
}

/** The line of a neck opening from left to right, offset outwards by `out` units. */
function neckline(shape: TorsoShape, kind: "crew" | "v" | "scoop" | "back", out: number): Points {
  const c = CENTRE;
  const { neck, top, dip } = shape;
  const end = (side: -1 | 1): Point => [c + side * (neck + out * 0.92), top + out * 0.34 - 1, 1];
  if (kind === "back")
    return [end(-1), [c - neck * 0.6, top + 7 + out], [c, top + 9 + out], [c + neck * 0.6, top + 7 + out], end(1)];
  if (kind === "v")
    return [
      end(-1),
      [c - neck * 0.6 - out * 0.95, top + dip * 0.5 + out * 0.2],
      [c, top + dip + out * 1.35, 1],
      [c + neck * 0.6 + out * 0.95, top + dip * 0.5 + out * 0.2],
      end(1),
    ];
  const full = kind === "scoop" ? 0.9 : 0.82;
  return [
    end(-1),
    [c - neck * full - out * 0.85, top + dip * 0.6 + out * 0.5],
    [c - neck * 0.44, top + dip * 0.95 + out],
    [c, top + dip + out],
    [c + neck * 0.44, top + dip * 0.95 + out],
    [c + neck * full + out * 0.85, top + dip * 0.6 + out * 0.5],
    end(1),
  ];
}

/** A band around the opening: a T-shirt's rib, a sweater's crew, a binding. `rib` is the number of ribs, 0 for none. */
export function neckBand(
  canvas: Canvas,
  shape: TorsoShape,
  kind: "crew" | "v" | "scoop" | "back",
  width: number,
  {
    rib = 0,
    region = "trim",
    rise = 0,
    stitched = true,
  }: { rib?: number; region?: Region; rise?: number; stitched?: boolean } = {},
): void {
  const inner = neckline(shape, kind, -rise);
  const outer = neckline(shape, kind, width);
  canvas.part({
    outline: [...inner, ...outer.toReversed()],
    region,
    round: Math.max(5, width * 0.45),
    wobble: 1,
    cast: [1, 3, 3, 0.26],
    inner: ribs(canvas, inner, outer, rib),
  });
  if (stitched) canvas.add(canvas.stitch(line(...neckline(shape, kind, width + 3)), { strength: 0.35, width: 0.8 }));
}

/** Ribs that run across a curved band, from one edge to the other. */
function ribs(canvas: Canvas, inner: Points, outer: Points, count: number): readonly Mark[] {
  if (count === 0) return [];
  const from = sampled(inner, count);
  const to = sampled(outer, count);
  const rays = from.map((point, i) => line(point, to[i] ?? point)).join("");
  return [canvas.ink(rays, { width: 2, opacity: 0.3 }), shiftedInk(canvas, rays)];
}

const shiftedInk = (canvas: Canvas, path: string): Mark => {
  const mark = canvas.ink(path, { tone: 240, width: 1.4, opacity: 0.3 });
  return { shade: `<g transform="translate(-1.8 0)">${mark.shade}</g>`, region: "" };
};

export interface CollarShape {
  /** Height of the stand at the back above the shoulder point. */
  readonly stand: number;
  /** Distances of the collar points downwards and outwards. */
  readonly drop: number;
  readonly spread: number;
  /** Distance below the top of the neck at which the two sides meet. */
  readonly meet: number;
  /** Half the gap where they meet. */
  readonly gap?: number;
}

/** A turned-down collar from the front; `under` adds marks such as edge stitching. */
export function turnedCollar(
  canvas: Canvas,
  { neck, top }: TorsoShape,
  { stand, drop, spread, meet, gap = 2 }: CollarShape,
  {
    region = "cloth",
    texture,
    stitched = true,
    round = 6,
    marks = [],
  }: { region?: Region; texture?: Texture; stitched?: boolean; round?: number; marks?: readonly Mark[] } = {},
): void {
  const c = CENTRE;
  const look = texture ? { texture } : {};
  // The stand inside, with the label of shirts.
  canvas.part({
    outline: [
      [c - neck - 2, top + 6, 1],
      [c - neck + 5, top - stand + 4],
      [c, top - stand - 4],
      [c + neck - 5, top - stand + 4],
      [c + neck + 2, top + 6, 1],
      [c + neck * 0.6, top + meet * 0.55],
      [c, top + meet * 0.8],
      [c - neck * 0.6, top + meet * 0.55],
    ],
    region,
    ...look,
    tone: PLAIN * 0.74,
    round: 12,
    inner: [label(canvas, c, top - stand + 12, 30, 12)],
  });
  for (const side of [1, -1] as const) {
    const leaf: Points = [
      [c - neck + 6, top - stand + 2, 1],
      [c - neck - 8, top - stand * 0.35],
      [c - neck - 15, top + 12],
      [c - spread, top + drop, 1],
      [c - gap, top + meet, 1],
      [c - neck * 0.55, top + meet * 0.52],
      [c - neck + 5, top + 2],
    ];
    const inset: Points = [
      [c - neck - 10, top + 13],
      [c - spread + 5, top + drop - 5, 1],
      [c - gap - 4, top + meet - 3],
    ];
    canvas.part({
      outline: sided(side, leaf),
      region,
      grain: -side * 28,
      ...look,
      round,
      wobble: 0.8,
      cast: [2, 5, 4, 0.4],
      edge: 0.32,
      inner: [
        ...(stitched ? [canvas.stitch(line(...sided(side, inset)), { strength: 0.4, width: 0.8 })] : []),
        ...marks,
      ],
    });
  }
}

/** The same collar from behind. */
export function collarFromBehind(
  canvas: Canvas,
  { neck, top }: TorsoShape,
  stand: number,
  fall: number,
  { region = "cloth", texture, wide = 12 }: { region?: Region; texture?: Texture; wide?: number } = {},
): void {
  const c = CENTRE;
  canvas.part({
    outline: [
      [c - neck - 2, top + 4, 1],
      [c - neck * 0.72, top - stand * 0.8],
      [c, top - stand],
      [c + neck * 0.72, top - stand * 0.8],
      [c + neck + 2, top + 4, 1],
      [c + neck + wide, top + fall * 0.75, 1],
      [c + neck * 0.5, top + fall],
      [c, top + fall + 2],
      [c - neck * 0.5, top + fall],
      [c - neck - wide, top + fall * 0.75, 1],
    ],
    region,
    ...(texture ? { texture } : {}),
    round: 13,
    cast: [1, 5, 5, 0.4],
  });
}

/** A rolled or funnel neck. */
export function rollNeck(
  canvas: Canvas,
  { neck, top }: TorsoShape,
  height: number,
  texture: Texture,
  folded = true,
): void {
  const c = CENTRE;
  const n = neck;
  canvas.part({
    outline: [
      [c - n * 0.86, top - height + 6],
      [c - n * 0.5, top - height],
      [c, top - height - 2],
      [c + n * 0.5, top - height],
      [c + n * 0.86, top - height + 6],
      [c + n * 0.97, top - height * 0.4],
      [c + n + 8, top + 13],
      [c + n * 0.5, top + 30],
      [c, top + 35],
      [c - n * 0.5, top + 30],
      [c - n - 8, top + 13],
      [c - n * 0.97, top - height * 0.4],
    ],
    texture,
    round: 20,
    cast: [2, 6, 7, 0.38],
    folds: folded
      ? [
          {
            path: [c - n * 0.85, top - height * 0.3, c, top + 6, c + n * 0.85, top - height * 0.26],
            width: 13,
            strength: 1,
            blur: 4,
          },
          { path: [c - n * 0.8, top + 8, c - 10, top + 25, c + n * 0.3, top + 16], width: 9, strength: 0.6, blur: 4 },
        ]
      : [{ path: [c - n * 0.6, top - 6, c, top + 12, c + n * 0.7, top - 4], width: 10, strength: 0.5, blur: 5 }],
  });
  canvas.part({
    outline: [
      [c - n * 0.8, top - height + 4],
      [c, top - height - 3],
      [c + n * 0.8, top - height + 4],
      [c, top - height + 15],
    ],
    tone: PLAIN * 0.5,
    round: 6,
    edge: 0.15,
    rim: 0,
  });
}
