// Public reads and their budgets: APIs and feeds that anyone can call. Pages and the processes of the shop itself are exempt.

import type { Context } from "hono";
import { createAdmission, type Admitted } from "#concurrency";
import type { Config } from "../config.ts";
import { whenCompressed } from "../http/compression.ts";
import { networkOf } from "../visitor/visits.ts";

export interface PublicReads {
  /** Asks for a read of this cost. `key` is the client's credential, which divides the budget of an address. */
  readonly admit: (context: Context, cost: number, key?: string) => Promise<Admitted>;
  /** The address of a client, for limits of other kinds. */
  readonly clientOf: (context: Context) => string;
  /** Largest answer in bytes. */
  readonly answerBytes: number;
}

type ReadConfig = Pick<
  Config,
  | "READ_REQUEST_COST"
  | "READ_CLIENT_COST"
  | "READ_PROCESS_COST"
  | "READ_QUEUE"
  | "READ_WAIT_SECONDS"
  | "READ_ANSWER_MB"
  | "TRUSTED_PROXIES"
>;

export function openPublicReads(config: ReadConfig): PublicReads {
  const { admit } = createAdmission({
    request: config.READ_REQUEST_COST,
    client: config.READ_CLIENT_COST,
    total: config.READ_PROCESS_COST,
    queue: config.READ_QUEUE,
    waitSeconds: config.READ_WAIT_SECONDS,
  });
  return {
    admit: async (context, cost, key = "") => {
      const admitted = await admit(`${networkOf(context, config)} ${key}`, cost);
      if (admitted.kind !== "admitted") return admitted;
      // Compressing a long answer takes longer than finding it. A client could have dozens waiting for that, in memory.
      return { ...admitted, release: () => whenCompressed(context, admitted.release) };
    },
    clientOf: (context) => networkOf(context, config),
    answerBytes: config.READ_ANSWER_MB * 1024 * 1024,
  };
}

export interface RefusedRead {
  readonly status: 400 | 413 | 429;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The refusal in words for the author of the request. */
export function refusedRead(refused: Exclude<Admitted, { kind: "admitted" }>): RefusedRead {
  if (refused.kind === "too-large") {
    const message = `The request costs ${refused.cost}; at most ${refused.limit} is allowed. Request fewer hits, fields or facets.`;
    return { status: 400, message, headers: {} };
  }
  const seconds = refused.retryAfterSeconds;
  return {
    status: 429,
    message: `Too many requests. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    headers: { "retry-after": String(seconds) },
  };
}

export const answerTooLarge = (bytes: number): RefusedRead => ({
  status: 413,
  message: `The answer is larger than ${Math.floor(bytes / 1024 / 1024)} MB. Request fewer hits or fields.`,
  headers: {},
});
