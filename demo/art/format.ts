// The format of a base picture in the library, written by `npm run art` and read by the composer.
//
// A base is drawn without colour. It is stored in two files, with three planes of one byte per pixel:
//
//   <name>.jpg  +---------+  shading: the light on every surface, from the upper left. PLAIN is plain light, darker is in
//               | shading |  shade, lighter catches the light. Outside the outline it continues what is inside.
//               +---------+
//   <name>.zst  +---------+  regions: region * 16 + grain, exactly: what the surface is made of, and in which direction
//               | regions |  its cloth runs.
//               +---------+
//               |  alpha  |  alpha: the outline, exactly, and around it the drawn shadow in steps of two.
//               +---------+
//
// The map is both planes, one after the other, compressed with zstd. Compression must be lossless: region bytes cannot blend.
// The composer maps grey to colour with a table of 256 colours for each region, and prints a pattern on cloth regions
// by rotating the tile to the grain.

/** Grey of a surface that is neither in shade nor in a highlight. */
export const PLAIN = 160;

/** Pixels of a base picture; every view has this size (3:4). */
export const BASE_WIDTH = 900;
export const BASE_HEIGHT = 1200;

/** Material of a pixel. The order is part of the file format: only append. */
export const REGIONS = [
  "none", // outside, or a drawn shadow (black, by alpha)
  "cloth", // the main material; takes the print
  "contrast", // a second panel or material; takes the print when the product has no second colour
  "trim", // collar, piping, straps, binding, laces: a plain colour
  "lining", // visible inside surfaces
  "sole", // soles, heel stacks, rubber
  "metal", // buckles, zips, chains, watch cases
  "hard", // buttons, resin, heels, wood, horn
  "label", // woven labels and white details: stays off-white
  "glass", // lenses, stones, watch glass
] as const;
export type Region = (typeof REGIONS)[number];

/** Number of grain directions, over half a turn; step n is n * 11.25 degrees clockwise from vertical. */
export const GRAINS = 16;

export const regionByte = (region: Region, grainDegrees = 0): number =>
  REGIONS.indexOf(region) * GRAINS + (Math.round((((grainDegrees % 180) + 180) % 180) / (180 / GRAINS)) % GRAINS);

/** One picture of a base. `closeup` is shared by all products of a cloth and stored under `close/`. */
export type View = "front" | "back" | "side" | "pair" | "angle" | "closeup";

/** An entry of `library/index.json`, which lists every base. */
export interface BaseEntry {
  /** `${productType}/${cut}` of demo/cuts.ts, or `close/${cloth}`. */
  readonly of: string;
  /** A construction of the cut: "a", "b", … each with a distinct silhouette. */
  readonly construction: string;
  readonly view: View;
  /** Visible material: wool, cotton, knit, satin, denim, leather, suede, patent, metal … */
  readonly cloth: string;
  /** Files are `library/${file}.jpg` and `library/${file}.zst`. */
  readonly file: string;
  /** False if a print would look wrong (cable knit, quilting, metal). */
  readonly printable: boolean;
}
