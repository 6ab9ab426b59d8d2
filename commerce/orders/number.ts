// Order numbers for people. Random, so that they reveal neither other orders nor how many there are.

import { randomInt } from "node:crypto";

const DIGITS = 10;

/** Normalises a typed order number; undefined if it is malformed. */
export function parseOrderNumber(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  return /^V\d{10}$/.test(number) ? number : undefined;
}

export const createOrderNumber = (): string => `V${String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")}`;
