// Gift card codes. The code is a bearer secret, so it comes from a secure random source and is stored only as a hash.

import { createHash, randomInt } from "node:crypto";

/** Without characters that look alike, so that codes can be read aloud or copied by hand. */
const ALPHABET = "ACDEFHJKLMNPQRTUWXY34679";
const GROUPS = 5;
const GROUP = 4;
/** 24 characters in 20 places: 91 bits. */
const CODE = new RegExp(`^[${ALPHABET}]{${GROUPS * GROUP}}$`);

/** In the format of mails: "A7KD-…". */
export function createCode(draw: (below: number) => number = randomInt): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[draw(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Normalises a typed code, with or without spaces and dashes; undefined if malformed. */
export function readCode(typed: unknown): string | undefined {
  if (typeof typed !== "string" || typed.length > 100) return undefined;
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, "");
  return CODE.test(code) ? code : undefined;
}

/** Takes a code normalised by `readCode`. 91 bits need no slow hash. */
export const hashOfCode = (code: string): string => createHash("sha256").update(`gift-card ${code}`).digest("hex");

/** Shown to identify a card. */
export const lastFourOf = (code: string): string => code.slice(-GROUP);
