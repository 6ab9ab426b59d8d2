// A drawer draws one view of one construction of a cut. Garments and goods list their drawers; build.ts runs them all.
import type { Canvas } from "./canvas.ts";
import type { BaseEntry, View } from "./format.ts";
import type { Scene } from "./goods/solid/render.ts";

interface Named {
  /** `${productType}/${cut}` of demo/cuts.ts, or `close/${cloth}`. */
  readonly of: string;
  readonly construction: string;
  readonly view: View;
  /** Visible material, for product texts and the choice of prints. */
  readonly cloth: string;
  readonly printable: boolean;
  /** File of another construction's back view, if both look the same from behind. */
  readonly sharedBack?: string;
}

/** Drawn flat, as layers on a canvas. */
export interface Drawn extends Named {
  draw(canvas: Canvas): void;
}

/** Modelled and rendered in 3D. */
export interface Modelled extends Named {
  scene(): Scene;
}

export type Drawer = Drawn | Modelled;

/** File path below library/, without the extension. */
export const fileOf = ({ of, construction, view }: Drawer): string => `${of}-${construction}-${view}`;

/** Index entries of a drawing, including the back view that it shares. */
export function entriesOf(drawer: Drawer): readonly BaseEntry[] {
  const { of, construction, view, cloth, printable, sharedBack } = drawer;
  const own: BaseEntry = { of, construction, view, cloth, file: fileOf(drawer), printable };
  return sharedBack === undefined ? [own] : [own, { ...own, view: "back", file: sharedBack }];
}

/** Derives the random seed from the name, so that a picture is the same on every machine. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 9973;
}
