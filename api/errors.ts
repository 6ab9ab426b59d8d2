// Errors as the API words them: a sentence, and a code for programs. Whatever is no error of this kind is masked.

import { GraphQLError } from "graphql";

/** docs/graphql-api.md explains each. */
export type ErrorCode =
  | "BAD_USER_INPUT"
  | "BAD_CURSOR"
  | "FORBIDDEN"
  | "UNAUTHENTICATED"
  | "QUERY_TOO_COMPLEX"
  | "TIMEOUT";

export const apiError = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** For errors that are noticed before anything ran: the status tells so too. */
export const refusal = (code: ErrorCode, message: string, status = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });
