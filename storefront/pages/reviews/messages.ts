// Messages for a review that was refused.

import { messagesIn, type LanguageCode } from "#catalogue";
import type { ReviewField, ReviewProblem, ReviewProblems } from "#commerce/reviews";
import { reviewMessages } from "#locales/review-messages";

const PROBLEMS = {
  "too-short": "tooShort",
  "too-long": "tooLong",
  link: "link",
  markup: "markup",
} as const satisfies Record<Exclude<ReviewProblem, "missing">, string>;

export function problemMessages(problems: ReviewProblems, language: LanguageCode): Record<string, string> {
  const say = messagesIn(reviewMessages, language);
  const entries = Object.entries(problems) as [ReviewField, ReviewProblem][];
  return Object.fromEntries(
    entries.map(([field, problem]) => [field, say(problem === "missing" ? field : PROBLEMS[problem])]),
  );
}
