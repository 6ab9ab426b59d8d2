// Errors of the API: a message and a code. All other errors are masked.

import { GraphQLError } from "graphql";

/** Documented in docs/graphql.md. */
export type ErrorCode =
  | "BAD_USER_INPUT"
  | "BAD_CURSOR"
  | "FORBIDDEN"
  | "UNAUTHENTICATED"
  | "QUERY_TOO_COMPLEX"
  | "TIMEOUT";

/** Rejects a whole request before it runs. */
export const requestError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

export const apiError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });
