// Reads the amounts of a file. "1.249" is a thousand in one shop and a fraction in another, so all amounts of a file decide together.

import { currencyOf, smallestOf } from "#catalogue";
import { currenciesOf, splitMarks } from "./currency-marks.ts";

export type Sign = "." | ",";

export type ReadAmount =
  | {
      readonly kind: "amount";
      readonly amount: number;
      /** From 0 to 1. */
      readonly confidence: number;
    }
  /**
   * "too-exact": it has more decimals than the currency. "uneven": it is no multiple of the smallest amount that can be charged.
   * "other-currency": its sign or code means another one.
   */
  | { readonly kind: "none" | "too-exact" | "uneven" | "other-currency" };

/** Confidence in three digits after a sign, if no other amount of the file tells what the sign means. */
const GUESSED = 0.7;

export class Amounts {
  /** Numbers of amounts that show the sign for decimals: "999,00", "1.249,00" and "1.249.000" show a comma. */
  readonly #shown: Record<Sign, number> = { ".": 0, ",": 0 };
  /** Signs that stand before three decimals, as in "1200.000". */
  readonly #exact = new Set<Sign>();

  learn(written: string): void {
    const { decimal, fraction } = partsOf(splitMarks(written)?.number ?? "") ?? {};
    if (decimal === undefined) return;
    this.#shown[decimal] += 1;
    if (fraction?.length === 3) this.#exact.add(decimal);
  }

  /** Must be positive. */
  read(written: string, currency: string): ReadAmount {
    const { number, marks } = splitMarks(written) ?? { number: "", marks: [] };
    const parts = partsOf(number);
    const code = currency.toUpperCase();
    const others = marks.filter((mark) => mark.toUpperCase() !== code).map(currenciesOf);
    if (parts === undefined || others.some((codes) => codes.length === 0)) return { kind: "none" };
    if (others.some((codes) => !codes.includes(code))) return { kind: "other-currency" };
    const { decimal, confidence } = this.#decimalSign(parts, currency);
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

  /**
   * Unless the file tells, a sign before three digits separates thousands, except in currencies with three decimals. In those without
   * decimals it always does, unless the file writes three zeros.
   */
  #decimalSign(
    { decimal, open, fraction }: Parts,
    currency: string,
  ): { readonly decimal: Sign | undefined; readonly confidence: number } {
    if (open === undefined) return { decimal, confidence: 1 };
    const { scale } = currencyOf(currency);
    const isExact = fraction === "000" && this.#exact.has(open);
    if (scale === 0 && !isExact) return { decimal: otherThan(open), confidence: 1 };
    const { ".": dots, ",": commas } = this.#shown;
    if (dots === commas) return { decimal: scale === 3 ? open : otherThan(open), confidence: GUESSED };
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
