// A gift card's code: whoever has it has the money, so it is drawn where nothing can be guessed and kept only as its hash.

import { createHash, randomInt } from "node:crypto";

/** Of letters and figures that look alike, at most one: read aloud or copied by hand, a code stays itself. */
const ALPHABET = "ACDEFHJKLMNPQRTUWXY34679";
const GROUPS = 5;
const GROUP = 4;
/** 24 signs, 20 places: 91 bits. */
const CODE = new RegExp(`^[${ALPHABET}]{${GROUPS * GROUP}}$`);

/** As it is written in a mail: "A7KD-…". */
export function createCode(draw: (below: number) => number = randomInt): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[draw(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** A code as somebody typed it, with its blanks and dashes or without; undefined for what can be none. */
export function readCode(typed: unknown): string | undefined {
  if (typeof typed !== "string" || typed.length > 100) return undefined;
  const plain = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, "");
  return CODE.test(plain) ? plain : undefined;
}

/** Of a code as readCode gives it. 91 bits need no slow hash. */
export const hashOfCode = (plain: string): string => createHash("sha256").update(`gift-card ${plain}`).digest("hex");

/** To recognise a card by. */
export const lastFourOf = (plain: string): string => plain.slice(-GROUP);
