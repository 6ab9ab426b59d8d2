// The outcome of a search request, before it becomes an HTTP response.

import type { Admitted } from "#concurrency";
import type { Refusal } from "#search/query";
import { answerTooLarge, refusedRead, type RefusedRead } from "../reads/public-reads.ts";

export type Answer =
  | { readonly kind: "answer"; readonly body: Uint8Array<ArrayBuffer> }
  /** The request is invalid; the message is for its author. */
  | { readonly kind: "wrong"; readonly code: string; readonly message: string }
  /** The client's budget does not allow it now, or at all. */
  | ({ readonly kind: "refused-read" } & RefusedRead);

/** The index cannot run the query. */
export const refused = ({ reason, message }: Refusal): Answer => ({ kind: "wrong", code: reason, message });

/** The budget of the request's client. */
export interface Budget {
  readonly admit: (cost: number) => Promise<Admitted>;
  readonly answerBytes: number;
}

/** For processes of the shop itself. */
export const UNLIMITED_BUDGET: Budget = {
  admit: async () => ({ kind: "admitted", release: () => {} }),
  answerBytes: Infinity,
};

/** Runs a search within the budget of its client. */
export async function withinBudget(
  { admit, answerBytes }: Budget,
  cost: number,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const admitted = await admit(cost);
  if (admitted.kind !== "admitted") return { kind: "refused-read", ...refusedRead(admitted) };
  try {
    const answer = await run();
    const isTooLarge = answer.kind === "answer" && answer.body.length > answerBytes;
    return isTooLarge ? { kind: "refused-read", ...answerTooLarge(answerBytes) } : answer;
  } finally {
    admitted.release();
  }
}
