// What a drawing is made of: a mark is the same geometry twice, once for the shading picture and once for the region picture.
import { regionByte } from "./format.ts";
import type { Region } from "./format.ts";
import type { Curve, Points, Taper } from "./shapes.ts";
import type { Texture } from "./textures.ts";

export interface Mark {
  readonly shade: string;
  readonly region: string;
}

export interface Fold {
  readonly path: Curve;
  readonly width: number;
  /** 0 to 1. */
  readonly strength?: number;
  /** Standard deviation of the softening, in units; folds of one part share a blur when this is equal. */
  readonly blur?: number;
  readonly taper?: Taper;
  /** How bright the lit edge is against the dark one; 0.8 unless told. */
  readonly light?: number;
  /** Lit from the other side. */
  readonly flip?: boolean;
  /** A thin unsoftened line in its middle: a defined crease. */
  readonly core?: boolean;
}

/** A shadow thrown on what lies below: offset, blur, opacity. */
export type Cast = readonly [dx: number, dy: number, blur: number, opacity: number];

export interface Part {
  readonly outline: Points | string;
  /** "cloth" unless told. */
  readonly region?: Region;
  /** Degrees clockwise from upright in which the cloth runs. */
  readonly grain?: number;
  readonly texture?: Texture;
  readonly textureScale?: number;
  /** Grey before light and shade; PLAIN unless told. */
  readonly tone?: number;
  readonly folds?: readonly Fold[];
  /** How far the surface curves away at its edge, in units: 44 for a body, 7 for a lapel. */
  readonly round?: number;
  /** Strength of the rounding; 0 for a flat surface. */
  readonly form?: number;
  readonly shade?: number;
  readonly light?: number;
  readonly cast?: Cast;
  readonly edge?: number;
  readonly edgeWidth?: number;
  readonly rim?: number;
  /** Drawn on the surface below its folds. */
  readonly under?: readonly Mark[];
  /** Drawn on the surface above its folds. */
  readonly inner?: readonly Mark[];
  readonly wobble?: number;
  /** The clip of another part, to keep this one inside it. */
  readonly within?: string;
  /** False for a part that throws no shadow on the ground. */
  readonly grounded?: boolean;
}

export interface StrandOptions {
  region?: Region;
  tone?: number;
  grain?: number;
  shadow?: number;
  cap?: "round" | "butt";
}
export interface StitchOptions {
  strength?: number;
  width?: number;
  dash?: string;
  tone?: number;
  region?: Region;
}
export interface GlowOptions {
  opacity?: number;
  blur?: number;
  tone?: number;
  taper?: Taper;
}
export interface InkOptions {
  tone?: number;
  width?: number;
  opacity?: number;
  region?: Region;
}

export const grey = (value: number): string => {
  const byte = Math.max(0, Math.min(255, Math.round(value)));
  return `rgb(${byte},${byte},${byte})`;
};

export const regionGrey = (region: Region, grain = 0): string => grey(regionByte(region, grain));

/** A mark that only shades what is already there. */
export const shading = (shade: string): Mark => ({ shade, region: "" });

export const joined = (marks: readonly Mark[]): Mark => ({
  shade: marks.map((mark) => mark.shade).join(""),
  region: marks.map((mark) => mark.region).join(""),
});
