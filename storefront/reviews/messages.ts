// What to do about a review that was not taken.

import type { ReviewField, ReviewProblem, ReviewProblems } from "#commerce/reviews";

export const NOT_BOUGHT =
  "Only those who have bought this can review it. If you bought it with another account, sign in to that one.";
export const TOO_MANY_VOTES = "That was a great many votes. Please come back in an hour.";

const NAMES: Readonly<Record<ReviewField, string>> = {
  rating: "Choose from one to five stars.",
  author: "Enter the name to sign with, of 2 letters at least.",
  title: "Sum it up in a few words.",
  text: "Tell others what it is like.",
  fit: "Choose how it fits, or leave it open.",
};

const PROBLEMS: Readonly<Record<Exclude<ReviewProblem, "missing">, string>> = {
  "too-short": "This is a little short: write some more.",
  "too-long": "This is too long: leave something out.",
  link: "Leave out addresses of pages and of mailboxes.",
  markup: "Write plain text, without HTML.",
};

export function problemMessages(problems: ReviewProblems): Record<string, string> {
  const entries = Object.entries(problems) as [ReviewField, ReviewProblem][];
  return Object.fromEntries(
    entries.map(([field, problem]) => [field, problem === "missing" ? NAMES[field] : PROBLEMS[problem]]),
  );
}
