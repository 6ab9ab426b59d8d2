// Heights of heels, as descriptions and feeds state them, in four classes.

import type { Heel } from "./values.ts";

/** Upper bounds in millimetres. */
const BOUNDS: readonly (readonly [Heel, number])[] = [
  ["flat-heel", 25],
  ["low-heel", 50],
  ["mid-heel", 85],
];

export const heelOf = (millimetres: number): Heel => BOUNDS.find(([, most]) => millimetres <= most)?.[0] ?? "high-heel";

const SIZE = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)\s?(mm|cm|in\b|inch(?:es)?|["”″])`;
const HEEL = String.raw`(?:heel|absatz|talon|tacco|tac[óo]n|каблук)`;
const NAMED = new RegExp(
  String.raw`${HEEL}(?:[ -]?(?:height|höhe))?\p{L}*\s*(?:measures|of|is|de|di|ca\.?|approx\.?|[:：–-])*\s*(?:approx\.?\s*)?${SIZE}`,
  "iu",
);
const MEASURED = new RegExp(String.raw`${SIZE}[ -]?(?:\p{L}+[ -]){0,2}${HEEL}`, "iu");

/** The height that a description states: "Heel measures 85 mm", "8.5 cm heel". */
export const heelIn = (text: string): Heel | undefined => readSize(NAMED.exec(text) ?? MEASURED.exec(text));

const WORDS: readonly (readonly [Heel, RegExp])[] = [
  ["flat-heel", /\bflat|flach|\bplat\b|piatt|plano/iu],
  ["low-heel", /\blow|kitten|niedrig|\bbas\b|basso|bajo/iu],
  ["mid-heel", /\bmid|medium|mittel|moyen|medio/iu],
  ["high-heel", /\bhigh|hoch|\bhaut\b|\balto\b|stiletto/iu],
];

/** Height of a heel in a feed, as a number or in words. A plain number is in centimetres, or in millimetres from 16 on. */
export const readHeel = (written: string): Heel | undefined => {
  const plain = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*$/u.exec(written)?.[1];
  if (plain !== undefined) {
    const value = Number(plain.replace(",", "."));
    return heelOf(value < 16 ? value * 10 : value);
  }
  return readSize(new RegExp(SIZE, "iu").exec(written)) ?? WORDS.find(([, words]) => words.test(written))?.[0];
};

const TALLEST = 250;

const readSize = (match: RegExpExecArray | null): Heel | undefined => {
  const [, amount, unit = ""] = match ?? [];
  if (amount === undefined) return undefined;
  const factor = /^mm$/iu.test(unit) ? 1 : /^cm$/iu.test(unit) ? 10 : 25.4;
  const millimetres = Number(amount.replace(",", ".")) * factor;
  return millimetres <= TALLEST ? heelOf(millimetres) : undefined;
};
