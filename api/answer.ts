// Answers a GraphQL request: finds the document, checks it against the limits, runs it. How a request gets here is the server's.

import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { createYoga, useExecutionCancellation } from "graphql-yoga";
import type { ApiContext } from "./context.ts";
import { keepableText } from "./input.ts";
import { documentLimits, noIntrospection } from "./limits.ts";
import { createLoaders } from "./loaders.ts";
import { codedErrors, reportUnexpected } from "./masking.ts";
import { persistedOperations } from "./operations/persisted.ts";
import { schema } from "./schema.ts";

export interface ApiOptions {
  /** Whether the schema may be asked for itself. */
  readonly introspection: boolean;
  /** Told of what fails outside of any operation. */
  readonly onError: (error: unknown) => void;
}

export type Answer = (request: Request, context: Omit<ApiContext, "loaders">) => Promise<Response>;

export function createAnswer({ introspection, onError }: ApiOptions): Answer {
  const silent = () => {};
  // Yoga tells of one error at several places.
  const told = new WeakSet<Error>();
  const tell = (error: unknown) => {
    if (!(error instanceof Error) || told.has(error) || hasPath(error)) return;
    told.add(error);
    onError(error);
  };
  const yoga = createYoga<Omit<ApiContext, "loaders">>({
    schema,
    context: ({ database, shopId, accounts, translator }) => ({
      loaders: createLoaders(database, shopId, accounts, translator),
    }),
    graphqlEndpoint: "*",
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    // What fails in an operation was reported already, with the request it belongs to.
    logging: { debug: silent, info: silent, warn: silent, error: tell },
    fetchAPI: { Request, Response, Headers, URL, URLSearchParams, TransformStream, ReadableStream },
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: true,
        getPersistedOperation: (id) => persistedOperations.get(id) ?? null,
        customErrors: {
          keyNotFound: PERSISTED("Send a query, or the id of a persisted one.", "BAD_USER_INPUT"),
          notFound: PERSISTED("No persisted operation has this id.", "PERSISTED_QUERY_NOT_FOUND"),
        },
      }),
      documentLimits,
      ...(introspection ? [] : [noIntrospection]),
      keepableText,
      useExecutionCancellation(),
      reportUnexpected,
      codedErrors,
    ],
  });
  return async (request, context) => yoga.fetch(request, context);
}

const PERSISTED = (message: string, code: string) => ({ message, extensions: { code, http: { status: 400 } } });

const hasPath = (error: Error): boolean => "path" in error && error.path !== undefined;
