// Validates arguments beyond their types: lengths of lists, ranges of numbers, and text that databases cannot store.

import type { ValidationRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { isStorable, isStorableJson } from "#catalogue";
import { apiError, requestError } from "./errors.ts";

/** Throws if a list is too long. */
export function atMost(name: string, list: readonly unknown[], most: number): void {
  if (list.length > most) throw apiError("BAD_USER_INPUT", `${name} can have at most ${most} entries.`);
}

/** Throws if a number is out of range. */
export function between(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw apiError("BAD_USER_INPUT", `${name} must be between ${least} and ${most}.`);
}

/** PostgreSQL cannot store NUL and unpaired surrogates. */
export const keepableText: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(keepableLiterals),
  onExecute: ({ args, setResultAndStopExecution }) => {
    if (!isStorableJson(args.variableValues)) setResultAndStopExecution({ errors: [textError()] });
  },
};

const textError = () => requestError("BAD_USER_INPUT", "Text must not contain NUL or unpaired surrogates.");

const keepableLiterals: ValidationRule = (context) => ({
  StringValue(node) {
    if (!isStorable(node.value)) context.reportError(textError());
  },
});
