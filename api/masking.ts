// Errors of a response: each has a code and reveals no internals, which are logged instead.

import { GraphQLError, type ExecutionResult } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import type { ApiContext } from "./context.ts";

const INTERNAL = "INTERNAL_SERVER_ERROR";

/** Logs every error that the client did not cause, with the id of the request. */
export const reportUnexpected: Plugin<ApiContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result }) => {
      if (isAsyncIterable(result)) return;
      for (const error of result.errors ?? []) {
        if (!isOurs(error)) (args.contextValue as ApiContext).onError(error.originalError ?? error);
      }
    },
  }),
};

/** Adds codes to the errors of the final response. */
export const codedErrors: Plugin = {
  onExecutionResult: ({ result, setResult }) => {
    if (!result || Array.isArray(result) || isAsyncIterable(result) || !("errors" in result)) return;
    const { errors, ...rest } = result as ExecutionResult;
    if (errors) setResult({ ...rest, errors: errors.map(coded) });
  },
};

/** Errors without a code are invalid variables, caused by the client. */
function coded(error: GraphQLError): GraphQLError {
  const { code, http, unexpected } = error.extensions;
  const isRefused = code === undefined && !error.path;
  return new GraphQLError(error.message.trim(), {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: {
      code: code ?? "BAD_USER_INPUT",
      ...(unexpected !== undefined && { unexpected }),
      // Yoga's `spec` would make the status depend on the media type that the client prefers.
      ...(http ? { http: { ...http, spec: false } } : isRefused && { http: { status: 400 } }),
    },
  });
}

const isOurs = ({ originalError, extensions }: GraphQLError): boolean =>
  extensions["code"] !== INTERNAL && (!originalError || originalError instanceof GraphQLError);
