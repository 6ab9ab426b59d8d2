// Errors in data that a merchant writes, by the place in the file.

import type { z } from "zod";
import { WRONG_FORM, WRONG_NAME } from "./issue-words.ts";

export interface FieldError {
  /** For example "categories.0.types.3.handle"; empty for the whole. */
  readonly path: string;
  /** Continues the name of the field: "must not be empty". */
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** `unknownField` explains a field that the schema does not have. */
export const fieldErrors = (error: z.ZodError, unknownField = "is not a known field"): readonly FieldError[] =>
  strictest(error.issues).flatMap((issue) => describe(issue, [], unknownField));

/** A message as a sentence. */
export const asSentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?…]$/u.test(message) ? "" : "."}`;

/** Of several limits of one field that a value exceeds, only the lowest: the others follow from it. */
const strictest = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(
    (issue) =>
      issue.code !== "too_big" ||
      !issues.some(
        (other) =>
          other.code === "too_big" && other.maximum < issue.maximum && pathOf(other.path) === pathOf(issue.path),
      ),
  );

function describe(issue: Issue, before: readonly PropertyKey[], unknownField: string): readonly FieldError[] {
  const path = [...before, ...issue.path];
  // Include the unknown key, which says more than its parent.
  if (issue.code === "unrecognized_keys") {
    return [{ path: pathOf([...path, ...issue.keys.slice(0, 1)]), message: unknownField }];
  }
  if (issue.code === "invalid_union" && issue.errors.length > 0 && issue.message === WRONG_FORM) {
    return describeUnion(issue.errors, path, unknownField);
  }
  if (issue.code === "invalid_key" && issue.message === WRONG_NAME) {
    const reason = issue.issues[0]?.message;
    return [{ path: pathOf(path), message: reason === undefined ? issue.message : `is a name that ${reason}` }];
  }
  return [{ path: pathOf(path), message: issue.message.replace(/\.$/, "") }];
}

/** Describes the errors of the form that the value comes closest to: the one with the deepest errors, then the fewest. */
function describeUnion(
  forms: readonly (readonly Issue[])[],
  path: readonly PropertyKey[],
  unknownField: string,
): readonly FieldError[] {
  const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));
  const [closest = []] = forms.toSorted((one, other) => depthOf(other) - depthOf(one) || one.length - other.length);
  if (depthOf(closest) > 0) return closest.flatMap((issue) => describe(issue, path, unknownField));
  const messages = forms.flatMap((issues) =>
    issues.slice(0, 1).flatMap((issue) => describe(issue, path, unknownField)),
  );
  return [{ path: pathOf(path), message: [...new Set(messages.map(({ message }) => message))].join(", or ") }];
}

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join(".");
