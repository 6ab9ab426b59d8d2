// Asks the shop's API to run one of the storefront's own operations.

import type { Operation } from "./operation.ts";

export interface AskError {
  readonly message: string;
  readonly code: string;
}

export interface Answer<Data> {
  /** Null when nothing could be answered; fields that failed are null within it. */
  readonly data: Data | null;
  /** Empty when all went well. */
  readonly errors: readonly AskError[];
}

/** Rejects only when the API cannot be reached or answers no JSON. */
export async function ask<Variables, Data>(
  { id }: Operation<Variables, Data>,
  variables: Variables,
  options: { readonly signal?: AbortSignal; readonly keepalive?: boolean } = {},
): Promise<Answer<Data>> {
  const response = await fetch("/graphql", {
    ...options,
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  });
  const { data = null, errors = [] } = (await response.json()) as {
    readonly data?: Data | null;
    readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  };
  return { data, errors: errors.map(({ message, extensions }) => ({ message, code: extensions?.code ?? "" })) };
}
