// Errors of the API: a message and a code. All other errors are masked.

import { GraphQLError } from "graphql";

/** Documented in docs/graphql-api.md. */
export type ErrorCode =
  | "BAD_USER_INPUT"
  | "BAD_CURSOR"
  | "FORBIDDEN"
  | "UNAUTHENTICATED"
  | "QUERY_TOO_COMPLEX"
  | "TIMEOUT";

export const apiError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });
