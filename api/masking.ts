// The errors of an answer: each has a code, and none tells anything of the inside, which the log is told instead.

import { GraphQLError, type ExecutionResult } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import type { ApiContext } from "./context.ts";

const INTERNAL = "INTERNAL_SERVER_ERROR";

/** Tells the log, with the id of its request, of every error that is not the asker's. */
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

/** The last word on an answer. */
export const codedErrors: Plugin = {
  onExecutionResult: ({ result, setResult }) => {
    if (!result || Array.isArray(result) || isAsyncIterable(result) || !("errors" in result)) return;
    const { errors, ...rest } = result as ExecutionResult;
    if (errors) setResult({ ...rest, errors: errors.map(coded) });
  },
};

/** Without a code it is a variable of the wrong type, or null where something is required: the asker's. */
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
