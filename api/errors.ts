// Errors of the API: a message and a code. All other errors are masked.

import { GraphQLError } from "graphql";

/** Documented in docs/graphql.md. */
export type ErrorCode =
  | "BAD_USER_INPUT"
  | "BAD_CURSOR"
  | "FORBIDDEN"
  | "UNAUTHENTICATED"
  | "QUERY_TOO_COMPLEX"
  | "TOO_MANY_REQUESTS"
  | "TIMEOUT";

/** Rejects a whole request before it runs. */
export const requestError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Rejects a request that its client may send again later. */
export const tooManyRequests = ({ message, status, headers }: Refused): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: status === 429 ? "TOO_MANY_REQUESTS" : "QUERY_TOO_COMPLEX", http: { status, headers } },
  });

interface Refused {
  readonly message: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export const apiError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });
