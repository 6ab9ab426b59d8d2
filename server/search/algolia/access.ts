// Checks the application id and the search key, in headers or in the query string, as Algolia's clients send them.

import type { Context } from "hono";
import { problem, type Problem } from "#search/dialects/algolia/index";

export interface Credentials {
  readonly applicationId: string;
  /** The search key. It is public, since every visitor's browser has it, and only identifies the shop. */
  readonly apiKey: string;
}

export function checkAccess(context: Context, { applicationId, apiKey }: Credentials): Problem | undefined {
  const { searchParams } = new URL(context.req.url);
  // Clients differ in the case of these names in the query string.
  const given = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const isOurs = (name: string, expected: string) => (context.req.header(name) ?? given.get(name)) === expected;
  if (isOurs("x-algolia-application-id", applicationId) && isOurs("x-algolia-api-key", apiKey)) return undefined;
  return problem("Invalid Application-ID or API key", 403);
}
