// Checks of arguments beyond their types: how long a list and how large a number may be, and text that no database holds.

import { GraphQLError, type ValidationRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { apiError } from "./errors.ts";

/** Throws unless a list is short enough. */
export function atMost(name: string, list: readonly unknown[], most: number): void {
  if (list.length > most) throw apiError("BAD_USER_INPUT", `${name} may have ${most} entries at most.`);
}

/** Throws unless a number lies in its bounds, both included. */
export function between(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw apiError("BAD_USER_INPUT", `${name} must be from ${least} to ${most}.`);
}

/** PostgreSQL's text cannot hold NUL: refused here by name, rather than failing there. */
export const withoutNul: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(noNulInLiterals),
  onExecute: ({ args, setResultAndStopExecution }) => {
    if (hasNul(args.variableValues)) setResultAndStopExecution({ errors: [nulError()] });
  },
};

const nulError = () =>
  new GraphQLError("Text may not contain NUL.", { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });

const noNulInLiterals: ValidationRule = (context) => ({
  StringValue(node) {
    if (node.value.includes("\0")) context.reportError(nulError());
  },
});

/** Without recursion: how deep variables are is up to whoever sends them. */
function hasNul(variables: unknown): boolean {
  const waiting = [variables];
  for (let value = waiting.pop(); waiting.length > 0 || value !== undefined; value = waiting.pop()) {
    if (typeof value === "string" && value.includes("\0")) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, entry] of Object.entries(value)) {
      if (key.includes("\0")) return true;
      waiting.push(entry);
    }
  }
  return false;
}
