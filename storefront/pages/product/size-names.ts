// Equivalent sizes in other systems, for the size picker.

import { isForeignLetter, naturalSize, type SizeSystem } from "#catalogue";
import type { SizeChoice } from "./product-data.ts";

/** Equivalents that fit under a size. */
const SHOWN = 2;

/** In the shopper's systems, their own choice first, or else in letters. */
export function equivalentsOf(
  { elsewhere }: Pick<SizeChoice, "elsewhere">,
  known: readonly SizeSystem[],
  own?: SizeSystem,
): readonly string[] {
  const systems: readonly SizeSystem[] = [...(own ? [own] : []), ...known, "INT"];
  const labels = new Set(systems.flatMap((system) => elsewhere[system] ?? []));
  return [...labels]
    .filter((label) => !isForeignLetter(label))
    .map(naturalSize)
    .slice(0, SHOWN);
}
