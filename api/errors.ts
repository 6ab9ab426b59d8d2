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
