// Promotion codes: how they are written, and random ones that cannot be guessed.

import { randomInt } from "node:crypto";

/** Without characters that look alike. */
const ALPHABET = "ACDEFHJKLMNPQRTUWXY34679";
/** 24 characters in 12 places: 55 bits, so that among 100,000 codes one guess in 360,000,000,000 finds one. */
const LENGTH = 12;
const CODE = /^[A-Z0-9](?:[A-Z0-9_-]{1,38})[A-Z0-9]$/;

/** Normalises a typed code: upper case, without spaces. Undefined if it cannot be one. */
export function readCode(typed: unknown): string | undefined {
  if (typeof typed !== "string" || typed.length > 100) return undefined;
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/\s/gu, "")
    .replaceAll(/\p{Pd}/gu, "-");
  return CODE.test(code) ? code : undefined;
}

/** A random code after a prefix: "VIP-7KDA…". The prefix is empty or ends with a code's character. */
export function createCode(prefix: string, draw: (below: number) => number = randomInt): string {
  const random = Array.from({ length: LENGTH }, () => ALPHABET[draw(ALPHABET.length)]).join("");
  return prefix === "" ? random : `${prefix}-${random}`;
}
