// Reads the quantities of a file. "1.249" is 1,249 pieces, but "10.000" is ten, because merchandise systems write three decimals.

import { partsOf, type Sign } from "./amounts.ts";

export interface Quantity {
  readonly written: string;
  /** Place among the sizes that share it, from 0, and their number. */
  readonly share?: { readonly place: number; readonly of: number };
}

export interface ReadQuantity {
  /** Perhaps negative or with decimals. NaN is rejected by the validation of the feed. */
  readonly pieces: number;
  /** True if its sign may separate decimals or thousands. */
  readonly isGuess: boolean;
}

/** Undefined if the text is empty. */
export const quantityOf = (written: string): Quantity | undefined => (written === "" ? undefined : { written });

/** True for zero and less, in every reading. */
export const isNoStock = ({ written }: Quantity): boolean => new Quantities().read({ written }).pieces <= 0;

export class Quantities {
  /** Signs that stand before three decimals, as in "0.000". */
  readonly #exact = new Set<Sign>();

  learn({ written }: Quantity): void {
    const { decimal, fraction } = partsOf(written.replace(/^[+-]/u, "")) ?? {};
    if (decimal !== undefined && fraction?.length === 3) this.#exact.add(decimal);
  }

  /** Pieces are whole, so "1.249" has a sign for thousands, unless the file writes three decimals. Zeros after a sign may be decimals. */
  read({ written, share }: Quantity): ReadQuantity {
    const parts = partsOf(written.replace(/^[+-]/u, ""));
    if (parts === undefined) return { pieces: Number.NaN, isGuess: false };
    const { whole, fraction, open } = parts;
    const isExact = open !== undefined && this.#exact.has(open);
    const isThousands = open !== undefined && !isExact && fraction !== "000";
    const total = Number(isThousands ? whole + fraction : `${whole}.${fraction}`) * (written.startsWith("-") ? -1 : 1);
    return { pieces: share ? shareOf(total, share) : total, isGuess: open !== undefined && !isExact && !isThousands };
  }
}

/** The smaller sizes get the remainder. */
const shareOf = (total: number, { place, of }: NonNullable<Quantity["share"]>): number =>
  Math.floor(total / of) + (place < ((total % of) + of) % of ? 1 : 0);
