// The cards of the test provider: which number does what, and what is wrong with one that is typed.

import type { Card } from "./provider.ts";

export type TestCardOutcome =
  | "approved"
  | "declined"
  | "insufficient-funds"
  /** Asks the shopper first, as 3-D Secure does. */
  | "challenge"
  /** Says later what became of it. */
  | "slow"
  | "webhook-twice"
  /** Its webhook comes before its answer. */
  | "webhook-first";

export const TEST_CARDS: readonly { readonly number: string; readonly outcome: TestCardOutcome }[] = [
  { number: "4242424242424242", outcome: "approved" },
  { number: "4000000000000002", outcome: "declined" },
  { number: "4000000000009995", outcome: "insufficient-funds" },
  { number: "4000002500003155", outcome: "challenge" },
  { number: "4000000000000077", outcome: "slow" },
  { number: "4000000000000010", outcome: "webhook-twice" },
  { number: "4000000000000036", outcome: "webhook-first" },
];

export type CardProblem = "bad-number" | "bad-expiry" | "expired" | "bad-code";

/** Empty for a card that can be tried. */
export function cardProblems({ number, expiry, code }: Card, now: Date): readonly CardProblem[] {
  const problems: CardProblem[] = [];
  if (!isCardNumber(digitsOf(number))) problems.push("bad-number");
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) problems.push("bad-expiry");
  // Good until the end of its month.
  else if (Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime()) problems.push("expired");
  if (!/^\d{3,4}$/.test(code.trim())) problems.push("bad-code");
  return problems;
}

/** A number that is none of the list is declined. */
export const outcomeOf = ({ number }: Card): TestCardOutcome =>
  TEST_CARDS.find((card) => card.number === digitsOf(number))?.outcome ?? "declined";

const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, "");

/** By its length and its check digit, as Luhn's rule has it. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
