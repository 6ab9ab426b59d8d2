// Marks, the elements of a drawing: each is the same geometry twice, for the shading picture and for the region picture.
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
  /** Standard deviation of the blur, in units; folds of one part with equal values share a filter. */
  readonly blur?: number;
  readonly taper?: Taper;
  /** Brightness of the lit edge relative to the dark one. Defaults to 0.8. */
  readonly light?: number;
  /** True if lit from the other side. */
  readonly flip?: boolean;
  /** True for a thin sharp line in the middle: a defined crease. */
  readonly core?: boolean;
}

/** A shadow cast on the surface below: offset, blur, opacity. */
export type Cast = readonly [dx: number, dy: number, blur: number, opacity: number];

export interface Part {
  readonly outline: Points | string;
  /** Defaults to "cloth". */
  readonly region?: Region;
  /** Direction of the cloth, in degrees clockwise from vertical. */
  readonly grain?: number;
  readonly texture?: Texture;
  readonly textureScale?: number;
  /** Grey before light and shade. Defaults to PLAIN. */
  readonly tone?: number;
  readonly folds?: readonly Fold[];
  /** Width of the rounded edge, in units: 44 for a body, 7 for a lapel. */
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
  /** Clip path of another part that contains this one. */
  readonly within?: string;
  /** False for a part that casts no shadow on the ground. */
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

/** A mark that only shades the surface below it. */
export const shading = (shade: string): Mark => ({ shade, region: "" });

export const joined = (marks: readonly Mark[]): Mark => ({
  shade: marks.map((mark) => mark.shade).join(""),
  region: marks.map((mark) => mark.region).join(""),
});
