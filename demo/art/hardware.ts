// Hardware: buttons, buckles, zips, labels and rivets. They get no cloth grain, because their regions are not cloth.
import type { Canvas } from "./canvas.ts";
import { PLAIN } from "./format.ts";
import type { Region } from "./format.ts";
import { grey, joined, regionGrey } from "./marks.ts";
import type { Mark } from "./marks.ts";
import { one, two } from "./shapes.ts";

/** A shape with one fill and one region, over its soft shadow. `body` is SVG with `$` in place of the fill. */
export function solid(body: string, fill: string, region: Region, shadow = 0.35): Mark {
  const cast = shadow
    ? `<g opacity="${two(shadow)}" transform="translate(1.5 2.5)">${body.replaceAll("$", "#000")}</g>`
    : "";
  return { shade: cast + body.replaceAll("$", fill), region: body.replaceAll("$", regionGrey(region)) };
}

export function button(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  { region = "hard", holes = 4, tone = PLAIN }: { region?: Region; holes?: 0 | 2 | 4; tone?: number } = {},
): Mark {
  const [cx, cy] = canvas.pose(x, y);
  const disc = (r: number, fill: string, extra = ""): string =>
    `<circle cx="${one(cx)}" cy="${one(cy)}" r="${one(r)}" fill="${fill}" ${extra}/>`;
  const face = canvas.radial([
    [0, tone + (255 - tone) * 0.6],
    [0.45, tone],
    [1, tone * 0.5],
  ]);
  let shade =
    `<circle cx="${one(cx + 1.2)}" cy="${one(cy + 2)}" r="${one(radius * 1.12)}" fill="#000" opacity=".34"/>` +
    disc(radius, face) +
    disc(radius * 0.68, "none", `stroke="${grey(tone * 0.45)}" stroke-width=".8" opacity=".7"`);
  for (let i = 0; i < holes; i++) {
    const angle = ((i + 0.5) / holes) * Math.PI * 2;
    shade += `<circle cx="${one(cx + Math.cos(angle) * radius * 0.3)}" cy="${one(cy + Math.sin(angle) * radius * 0.3)}" r="${one(radius * 0.12)}" fill="${grey(24)}"/>`;
  }
  return { shade, region: disc(radius + 0.6, regionGrey(region)) };
}

/** A woven label: off-white with a bar of lettering. */
export function label(canvas: Canvas, x: number, y: number, width = 34, height = 14, region: Region = "label"): Mark {
  const [cx, cy] = canvas.pose(x, y);
  const box = `<rect x="${one(cx - width / 2)}" y="${one(cy)}" width="${one(width)}" height="${one(height)}" fill="$"/>`;
  const mark = solid(box, grey(PLAIN * 1.1), region, 0.25);
  return {
    shade: `${mark.shade}<rect x="${one(cx - width * 0.3)}" y="${one(cy + height * 0.42)}" width="${one(width * 0.6)}" height="${one(height * 0.14)}" fill="#222" opacity=".7"/>`,
    region: mark.region,
  };
}

const METAL_STOPS = [
  [0, 250],
  [0.22, 130],
  [0.42, 222],
  [0.6, 86],
  [0.78, 240],
  [1, 112],
] as const;

/** The grey of polished metal. `vector` is the SVG attributes of the gradient's direction. */
export const metal = (canvas: Canvas, vector = 'x1="0" y1="0" x2="1" y2="1"'): string =>
  canvas.gradient(METAL_STOPS, vector);

/** A zip along a line: tape, teeth and, if `pull` is given, a slider at that point. */
export function zip(
  canvas: Canvas,
  path: string,
  { width = 6, pull, tape = "trim" }: { width?: number; pull?: readonly [number, number]; tape?: Region } = {},
): Mark {
  const d = canvas.placed(path);
  const stroke = (colour: string, wide: number, extra = ""): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${one(wide)}" ${extra}/>`;
  const marks: Mark[] = [
    {
      shade:
        stroke("#000", width * 2.4, 'opacity=".22"') +
        stroke(grey(118), width * 1.7) +
        stroke(grey(70), width) +
        stroke(grey(214), width * 0.86, 'stroke-dasharray="1.7 1.5"') +
        stroke(grey(60), 0.8),
      region: stroke(regionGrey(tape), width * 1.7) + stroke(regionGrey("metal"), width),
    },
  ];
  if (pull) marks.push(slider(canvas, pull[0], pull[1], width));
  return joined(marks);
}

function slider(canvas: Canvas, x: number, y: number, width: number): Mark {
  const [cx, cy] = canvas.pose(x, y);
  const w = width * 0.95;
  return solid(
    `<rect x="${one(cx - w)}" y="${one(cy - w)}" width="${one(2 * w)}" height="${one(2.4 * w)}" rx="2" fill="$"/>` +
      `<rect x="${one(cx - w * 0.55)}" y="${one(cy + w * 1.2)}" width="${one(w * 1.1)}" height="${one(w * 4)}" rx="${one(w * 0.5)}" fill="$"/>`,
    metal(canvas),
    "metal",
  );
}

/** An open frame with a tongue. */
export function buckle(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  {
    thickness = 6,
    region = "metal",
    round = 5,
    tongue = true,
  }: { thickness?: number; region?: Region; round?: number; tongue?: boolean } = {},
): Mark {
  const [cx, cy] = canvas.pose(x, y);
  const fill =
    region === "metal"
      ? metal(canvas)
      : canvas.gradient([
          [0, 220],
          [0.4, PLAIN],
          [1, 70],
        ]);
  const frame =
    `<rect x="${one(cx - width / 2)}" y="${one(cy - height / 2)}" width="${one(width)}" height="${one(height)}" rx="${round}" fill="none" stroke="$" stroke-width="${thickness}"/>` +
    (tongue
      ? `<path d="M${one(cx - width * 0.1)} ${one(cy)}H${one(cx + width / 2 + thickness * 0.4)}" stroke="$" stroke-width="${one(thickness * 0.7)}" stroke-linecap="round"/>`
      : "");
  return solid(frame, fill, region, 0.4);
}

export const rivet = (canvas: Canvas, x: number, y: number, radius = 2.6, region: Region = "metal"): Mark =>
  button(canvas, x, y, radius, { region, holes: 0, tone: 170 });
