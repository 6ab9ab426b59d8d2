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

/** PostgreSQL's text holds neither NUL nor half a surrogate pair: refused here by name, rather than failing there. */
export const keepableText: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(keepableLiterals),
  onExecute: ({ args, setResultAndStopExecution }) => {
    if (!isKeepable(args.variableValues)) setResultAndStopExecution({ errors: [textError()] });
  },
};

const isKept = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

const textError = () =>
  new GraphQLError("Text may not contain NUL or half a character.", {
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });

const keepableLiterals: ValidationRule = (context) => ({
  StringValue(node) {
    if (!isKept(node.value)) context.reportError(textError());
  },
});

/** Without recursion: how deep variables are is up to whoever sends them. */
function isKeepable(variables: unknown): boolean {
  const waiting = [variables];
  for (let value = waiting.pop(); waiting.length > 0 || value !== undefined; value = waiting.pop()) {
    if (typeof value === "string" && !isKept(value)) return false;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, entry] of Object.entries(value)) {
      if (!isKept(key)) return false;
      waiting.push(entry);
    }
  }
  return true;
}
