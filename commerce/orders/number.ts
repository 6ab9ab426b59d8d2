// The number that people say on the telephone: from it nobody can tell another's, or how many orders there are.

import { randomInt } from "node:crypto";

const DIGITS = 10;

export const createOrderNumber = (): string => `V${String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")}`;
