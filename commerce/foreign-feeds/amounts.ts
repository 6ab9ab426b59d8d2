// Reads the amounts of a file. "1.249" is a thousand in one shop and a fraction in another, so all amounts of a file decide together.

import { currencyOf, smallestOf } from "#catalogue";

export type Sign = "." | ",";

export type ReadAmount =
  | {
      readonly kind: "amount";
      readonly amount: number;
      /** From 0 to 1. */
      readonly confidence: number;
    }
  /** "too-exact": it has more decimals than the currency. "uneven": it is no multiple of the smallest amount that can be charged. */
  | { readonly kind: "none" | "too-exact" | "uneven" };

/** Confidence in three digits after a sign, if no other amount of the file tells what the sign means. */
const GUESSED = 0.7;

export class Amounts {
  /** Numbers of amounts that show the sign for decimals: "999,00", "1.249,00" and "1.249.000" show a comma. */
  readonly #shown: Record<Sign, number> = { ".": 0, ",": 0 };

  learn(written: string): void {
    const { decimal } = partsOf(written) ?? {};
    if (decimal !== undefined) this.#shown[decimal] += 1;
  }

  /** Must be positive. */
  read(written: string, currency: string): ReadAmount {
    const parts = partsOf(written);
    if (parts === undefined) return { kind: "none" };
    const { decimal, confidence } =
      parts.open === undefined ? { ...parts, confidence: 1 } : this.#decimalSign(parts.open, currency);
    const [whole, fraction] =
      parts.open === undefined || parts.open === decimal
        ? [parts.whole, parts.fraction]
        : [parts.whole + parts.fraction, ""];
    const amount = Number(`${whole}.${fraction}`);
    if (!(amount > 0 && Number.isFinite(amount))) return { kind: "none" };
    const decimals = fraction.replace(/0+$/u, "");
    if (decimals.length > currencyOf(currency).scale) return { kind: "too-exact" };
    if (Number(decimals.padEnd(3, "0")) % smallestOf(currency) !== 0) return { kind: "uneven" };
    return { kind: "amount", amount, confidence };
  }

  /** Unless the file tells, a sign before three digits separates thousands, except in currencies with three decimals. */
  #decimalSign(open: Sign, currency: string): { readonly decimal: Sign; readonly confidence: number } {
    const { ".": dots, ",": commas } = this.#shown;
    if (dots === commas) {
      const isDecimal = currencyOf(currency).scale === 3;
      return { decimal: isDecimal ? open : otherThan(open), confidence: GUESSED };
    }
    return { decimal: dots > commas ? "." : ",", confidence: Math.max(dots, commas) / (dots + commas) };
  }
}

interface Parts {
  readonly whole: string;
  readonly fraction: string;
  /** The sign for decimals, if the amount shows it. */
  readonly decimal?: Sign;
  /** The sign of an amount such as "1.249", which may separate thousands or decimals. */
  readonly open?: Sign;
}

const otherThan = (sign: Sign): Sign => (sign === "." ? "," : ".");

/** Undefined if it is not an amount. Spaces and apostrophes separate thousands. */
export function partsOf(written: string): Parts | undefined {
  const text = written.replaceAll(/[\s'’]/gu, "");
  const [, whole, sign, fraction = ""] = /^(\d+)(?:([.,])(\d+))?$/u.exec(text) ?? [];
  if (whole !== undefined && sign === undefined) return { whole, fraction };
  if (whole !== undefined) {
    const isOpen = /^[1-9]\d{0,2}$/u.test(whole) && fraction.length === 3;
    return { whole, fraction, [isOpen ? "open" : "decimal"]: sign as Sign };
  }
  const [, groups, separator, , cents = ""] =
    /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)([.,])(\d+))?$/u.exec(text) ?? [];
  if (groups === undefined) return undefined;
  return { whole: groups.replaceAll(/\D/gu, ""), fraction: cents, decimal: otherThan(separator as Sign) };
}
