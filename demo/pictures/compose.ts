// Composes one picture of a product: the base of its recipe, tinted, placed on the paper ground (or cut out) and encoded.

import { BASE_WIDTH, REGIONS } from "../art/format.ts";
import type { BaseEntry, Region } from "../art/format.ts";
import type { Surface, Surfaces } from "./brush.ts";
import { rgb } from "./colour.ts";
import type { Rgb } from "./colour.ts";
import { encode } from "./encode.ts";
import { placementOf } from "./framing.ts";
import type { Level } from "./base.ts";
import { withKernel } from "./kernel.ts";
import type { Kernel } from "./kernel.ts";
import type { Library, LibraryEntry } from "./library.ts";
import { pieceTogether } from "./piece.ts";
import { piecesOf } from "./piecings.ts";
import type { Piece } from "./piecings.ts";
import type { Recipe } from "./recipe.ts";
import { colourTable, foilTable, metalTable, printShading } from "./shading.ts";
import type { ColourTable, Lustre } from "./shading.ts";
import { styleOf } from "./style.ts";
import type { Style } from "./style.ts";
import { swatchOf } from "./swatch.ts";
import { tint } from "./tint.ts";
import { entryOf, isCrop } from "./views.ts";
import type { PictureView } from "./views.ts";

export interface PictureRequest {
  readonly recipe: Recipe;
  readonly view: PictureView;
  /** Transparent around the product, for editorial compositions; not possible as jpg. */
  readonly cutout: boolean;
  readonly width: number;
  readonly format: "webp" | "jpg";
}

/** The background colour of pages, on which pictures have no visible edge. */
export const PAPER = "#f4f1ec";

/** Undefined if the library has no such drawing. */
export async function composePicture(library: Library, request: PictureRequest): Promise<Buffer | undefined> {
  const entry = entryOf(library.index, request.recipe, request.view);
  if (entry === undefined) return undefined;
  return withKernel((kernel) => composed(kernel, library, entry, request));
}

async function composed(
  kernel: Kernel,
  library: Library,
  entry: LibraryEntry,
  request: PictureRequest,
): Promise<Buffer> {
  const { width } = request;
  const height = Math.round((width * 4) / 3);
  const base = await library.base(entry, levelOf(width, isCrop(request.view)), kernel);
  const pieces = piecesIn(request);
  if (pieces !== undefined) pieceTogether(base, pieces);
  const style = styleOf(request.recipe);
  const placement = placementOf(base, request.view, style.pose, width);
  const surfaces = surfacesOf(kernel, entry, style, Math.hypot(placement.ax, placement.ay));
  const cutout = request.cutout && request.format === "webp";
  const pixels = tint(kernel, base, placement, surfaces, { width, height, ground: cutout ? 0 : PAPER_PIXEL });
  const heaviness = (surfaces.print && HEAVINESS[style.print?.of.key ?? ""]) ?? 1;
  return encode(kernel, pixels, { width, height, format: request.format, cutout, heaviness });
}

/** A macro shows the main cloth. */
const piecesIn = ({ recipe: { productType, cut, piecing }, view }: PictureRequest): readonly Piece[] | undefined =>
  piecing === undefined || view === "closeup" ? undefined : piecesOf(productType, cut, piecing);

/** The smallest base with at least one pixel for every pixel of the picture. */
function levelOf(width: number, crop: boolean): Level {
  if (crop || width > BASE_WIDTH >> 1) return 0;
  return width > BASE_WIDTH >> 2 ? 1 : 2;
}

/** Shiny cloths and matte cloths. */
const LUSTRE: Readonly<Record<string, Lustre>> = {
  satin: { light: 1.35, shade: 1.1 },
  silk: { light: 1.3, shade: 1.1 },
  leather: { light: 1.2, shade: 1.05 },
  patent: { light: 1.7, shade: 1.15 },
  croc: { light: 1.3, shade: 1.05 },
  smooth: { light: 1.15, shade: 1 },
  nylon: { light: 1.2, shade: 1.05 },
  rubber: { light: 1.3, shade: 1.05 },
  resin: { light: 1.4, shade: 1.05 },
  acetate: { light: 1.5, shade: 1.1 },
  pearl: { light: 1.3, shade: 0.9 },
  wool: { light: 0.85, shade: 1 },
  knit: { light: 0.9, shade: 1 },
  suede: { light: 0.75, shade: 0.95 },
};
const EVEN: Lustre = { light: 1, shade: 1 };
const FINISHED: Readonly<Record<Style["finish"], Lustre>> = {
  natural: EVEN,
  foil: EVEN,
  matte: { light: 0.7, shade: 0.95 },
  glossy: { light: 1.45, shade: 1.1 },
};

function surfacesOf(kernel: Kernel, entry: BaseEntry, style: Style, basePerPixel: number): Surfaces {
  const own = LUSTRE[entry.cloth] ?? EVEN;
  const finished = FINISHED[style.finish];
  const lustre = { light: own.light * finished.light, shade: own.shade * finished.shade };
  const print = entry.printable ? style.print : undefined;
  const tableFor = (region: Region): ColourTable => {
    if (region === "none") return new Uint32Array(256).fill(SHADOW);
    if (region === "metal") return metalTable(style.metal);
    const colour = style.colours[region];
    if (region === "cloth" || region === "contrast")
      return style.finish === "foil" ? foilTable(colour) : colourTable(colour, lustre);
    return colourTable(colour, region === "glass" || region === "hard" ? { light: 1.35, shade: 1 } : EVEN);
  };
  const regions = REGIONS.map((region): Surface => ({
    table: tableFor(region),
    printed: print !== undefined && (region === "cloth" || (region === "contrast" && style.printsContrast)),
  }));
  if (print === undefined) return { regions };
  const isClose = entry.view === "closeup";
  const swatch = swatchOf(kernel, print.of, print.palette, {
    printScale: print.scale * (isClose ? CLOSER : 1),
    pictureScale: 1 / basePerPixel,
    softness: isClose ? 4 : 1.5,
  });
  return { regions, print: { swatch, shading: printShading(swatch.average, lustre) } };
}

/** Prints that compress worse than their liveliness suggests: spots within spots. */
const HEAVINESS: Readonly<Record<string, number>> = { leopard: 1.35 };

/** Magnification of a macro relative to the product picture. */
const CLOSER = 3.2;

/** A drawn shadow on warm paper is brown, not black; packed 0xBBGGRR. */
const SHADOW = 0x1d242b;

const PAPER_PIXEL = packed(rgb(PAPER));

function packed([r, g, b]: Rgb): number {
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}
