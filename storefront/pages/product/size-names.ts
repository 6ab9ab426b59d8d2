// What a size is called elsewhere, as the size picker writes it. Pure.

import type { SizeSystem } from "#catalogue";
import type { SizeChoice } from "./product-data.ts";

/** So many fit under a size. */
const SHOWN = 2;

/** In the systems that a shopper knows, their own choice first. */
export function equivalentsOf(
  { elsewhere }: Pick<SizeChoice, "elsewhere">,
  known: readonly SizeSystem[],
  own?: SizeSystem,
): readonly string[] {
  const systems = own ? [own, ...known] : known;
  return [...new Set(systems.flatMap((system) => elsewhere[system] ?? []))].slice(0, SHOWN);
}
