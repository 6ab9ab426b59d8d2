// Executes a GraphQL request: finds the document, checks the limits and runs it.

import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { createYoga, useExecutionCancellation } from "graphql-yoga";
import type { RequestContext } from "./context.ts";
import { operationContext } from "./in-context.ts";
import { costLimit } from "./cost.ts";
import { keepableText } from "./input.ts";
import { documentLimits, noIntrospection } from "./limits.ts";
import { codedErrors, reportUnexpected } from "./masking.ts";
import { persistedOperations } from "./operations/persisted.ts";
import { schema } from "./schema.ts";

export interface ApiOptions {
  /** True to allow introspection. */
  readonly introspection: boolean;
  /** Reports errors outside of operations. */
  readonly onError: (error: unknown) => void;
}

export type Answer = (request: Request, context: RequestContext) => Promise<Response>;

export function createAnswer({ introspection, onError }: ApiOptions): Answer {
  const silent = () => {};
  // Yoga reports an error in several places.
  const reported = new WeakSet<Error>();
  const report = (error: unknown) => {
    if (!(error instanceof Error) || reported.has(error) || hasPath(error)) return;
    reported.add(error);
    onError(error);
  };
  const yoga = createYoga<RequestContext>({
    schema,
    graphqlEndpoint: "*",
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    // Errors in operations have already been reported with their request.
    logging: { debug: silent, info: silent, warn: silent, error: report },
    fetchAPI: { Request, Response, Headers, URL, URLSearchParams, TransformStream, ReadableStream },
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: true,
        getPersistedOperation: (id) => persistedOperations.get(id) ?? null,
        customErrors: {
          keyNotFound: PERSISTED("Send a query or the id of a persisted operation.", "BAD_USER_INPUT"),
          notFound: PERSISTED("There is no persisted operation with this id.", "PERSISTED_QUERY_NOT_FOUND"),
        },
      }),
      documentLimits,
      ...(introspection ? [] : [noIntrospection]),
      keepableText,
      costLimit,
      operationContext,
      useExecutionCancellation(),
      reportUnexpected,
      codedErrors,
    ],
  });
  return async (request, context) => yoga.fetch(request, context);
}

const PERSISTED = (message: string, code: string) => ({ message, extensions: { code, http: { status: 400 } } });

const hasPath = (error: Error): boolean => "path" in error && error.path !== undefined;
