// Who may ask: the application's id and its search key, in headers or in the query string, as Algolia's clients send them.

import type { Context } from "hono";
import { problem, type Problem } from "#search/dialects/algolia/index";

export interface Credentials {
  readonly applicationId: string;
  /** The key for searching. Every visitor's browser has it: it tells shops apart and keeps no secret. */
  readonly apiKey: string;
}

export function checkAccess(context: Context, { applicationId, apiKey }: Credentials): Problem | undefined {
  const { searchParams } = new URL(context.req.url);
  // Its clients do not agree about capital letters in the query string.
  const told = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const isOurs = (name: string, expected: string) => (context.req.header(name) ?? told.get(name)) === expected;
  if (isOurs("x-algolia-application-id", applicationId) && isOurs("x-algolia-api-key", apiKey)) return undefined;
  return problem("Invalid Application-ID or API key", 403);
}
