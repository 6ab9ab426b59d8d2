// Errors in the format of Algolia: a message and the HTTP status.

import type { Refusal } from "../../query.ts";

export interface Problem {
  readonly kind: "problem";
  readonly status: 400 | 403 | 404 | 413 | 415 | 422 | 429 | 500;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const problem = (message: string, status: Problem["status"] = 400): Problem => ({
  kind: "problem",
  status,
  message,
});

export const invalid = (parameter: string, expected: string): Problem =>
  problem(`Invalid value for "${parameter}" parameter, expected ${expected}`);

export const noSuchIndex = (name: string): Problem => problem(`Index ${shortened(name)} does not exist`, 404);
export const noSuchObject: Problem = problem("ObjectID does not exist", 404);

export const refused = (refusal: Refusal): Problem => problem(refusal.message);

export const isProblem = (value: object): value is Problem => "kind" in value && value.kind === "problem";

/** Shortens text of a request for error messages. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
