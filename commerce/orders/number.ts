// Order numbers for people. Random, so that they reveal neither other orders nor how many there are.

import { randomInt } from "node:crypto";

const DIGITS = 10;

export const createOrderNumber = (): string => `V${String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")}`;
