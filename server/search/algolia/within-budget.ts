// Runs a request of the Algolia API within the budget of its client, and refuses answers that are too large.

import { problem, type Problem } from "#search/dialects/algolia/index";
import type { JsonBytes } from "#search/dialects/json-bytes";
import type { Budget } from "../listing-answer.ts";
import { answerTooLarge, refusedRead } from "../../reads/public-reads.ts";

export type { Budget };

export async function withinBudget<Value>(
  { admit }: Budget,
  cost: number,
  run: () => Promise<Value>,
): Promise<Value | Problem> {
  const admitted = await admit(cost);
  if (admitted.kind !== "admitted") {
    const { status, message, headers } = refusedRead(admitted);
    return { ...problem(message, status), headers };
  }
  try {
    return await run();
  } finally {
    admitted.release();
  }
}

/** Undefined while the answer is small enough. */
export function tooLong(body: JsonBytes, { answerBytes }: Budget): Problem | undefined {
  if (body.size <= answerBytes) return undefined;
  const { status, message } = answerTooLarge(answerBytes);
  return problem(message, status);
}
