// A drawer draws one view of one construction of a cut. Garments and goods list theirs; build.ts draws them all.
import type { Canvas } from "./canvas.ts";
import type { BaseEntry, View } from "./format.ts";
import type { Scene } from "./goods/solid/render.ts";

interface Named {
  /** `${productType}/${cut}` of demo/cuts.ts, or `close/${cloth}`. */
  readonly of: string;
  readonly construction: string;
  readonly view: View;
  /** What the surface reads as, for the shopper's words and for choosing prints. */
  readonly cloth: string;
  readonly printable: boolean;
  /** Where constructions look the same from behind: the file of the back that this one shows. */
  readonly sharedBack?: string;
}

/** Drawn flat, as layers on a canvas. */
export interface Drawn extends Named {
  draw(canvas: Canvas): void;
}

/** Modelled in the round and photographed. */
export interface Modelled extends Named {
  scene(): Scene;
}

export type Drawer = Drawn | Modelled;

/** Where its files live, below library/ and without the ending. */
export const fileOf = ({ of, construction, view }: Drawer): string => `${of}-${construction}-${view}`;

/** What the index says of a drawing, and of the back that it shares with another. */
export function entriesOf(drawer: Drawer): readonly BaseEntry[] {
  const { of, construction, view, cloth, printable, sharedBack } = drawer;
  const own: BaseEntry = { of, construction, view, cloth, file: fileOf(drawer), printable };
  return sharedBack === undefined ? [own] : [own, { ...own, view: "back", file: sharedBack }];
}

/** The same picture on every machine: the seed comes from the name. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 9973;
}
