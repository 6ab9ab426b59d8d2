// Values of rows while an index is built: those of first rows and of additional rows, which follow all first ones.

import { gather, type Arrangement } from "./arrangement.ts";
import type { Growing } from "./growing.ts";

export type RowPair<T> = readonly [first: T, further: T];

export const rowPair = <T>(make: () => T): RowPair<T> => [make(), make()];

/** All rows in their final order. */
export function joinRows<T extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  [first, further]: RowPair<Growing<T>>,
  arrangement: Arrangement,
): T {
  const all = new (first.view().constructor as new (length: number) => T)(first.length + further.length);
  all.set(gather(first.view(), arrangement.arrivals));
  all.set(gather(further.view(), arrangement.further), first.length);
  return all;
}
