// Card numbers of the test provider with their outcomes, and validation of entered card details.

import type { Card } from "./provider.ts";

export type TestCardOutcome =
  | "approved"
  | "declined"
  | "insufficient-funds"
  /** Requires authentication, as 3-D Secure does. */
  | "challenge"
  /** Stays pending for a few seconds. */
  | "slow"
  | "webhook-twice"
  /** The webhook arrives before the response. */
  | "webhook-first";

const TEST_CARDS: readonly { readonly number: string; readonly outcome: TestCardOutcome }[] = [
  { number: "4242424242424242", outcome: "approved" },
  { number: "4000000000000002", outcome: "declined" },
  { number: "4000000000009995", outcome: "insufficient-funds" },
  { number: "4000002500003155", outcome: "challenge" },
  { number: "4000000000000077", outcome: "slow" },
  { number: "4000000000000010", outcome: "webhook-twice" },
  { number: "4000000000000036", outcome: "webhook-first" },
];

export type CardProblem = "bad-number" | "bad-expiry" | "expired" | "bad-code";

/** Empty if the details are well-formed. */
export function cardProblems({ number, expiry, code }: Card, now: Date): readonly CardProblem[] {
  const problems: CardProblem[] = [];
  if (!isCardNumber(digitsOf(number))) problems.push("bad-number");
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) problems.push("bad-expiry");
  // Valid until the end of the month.
  else if (Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime()) problems.push("expired");
  if (!/^\d{3,4}$/.test(code.trim())) problems.push("bad-code");
  return problems;
}

/** Unlisted numbers are declined. */
export const outcomeOf = ({ number }: Card): TestCardOutcome =>
  TEST_CARDS.find((card) => card.number === digitsOf(number))?.outcome ?? "declined";

const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, "");

/** Checks the length and the Luhn check digit. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
