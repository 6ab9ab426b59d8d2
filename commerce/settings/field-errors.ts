// Errors in data that a merchant writes, by the place in the file.

import type { z } from "zod";

export interface FieldError {
  /** For example "categories.0.types.3.handle"; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** `unknownField` explains a field that the schema does not have. */
export const fieldErrors = (error: z.ZodError, unknownField = "is not a known field"): readonly FieldError[] =>
  error.issues.map((issue) => {
    if (issue.code !== "unrecognized_keys")
      return { path: pathOf(issue.path), message: issue.message.replace(/\.$/, "") };
    // Include the unknown key, which says more than its parent.
    return { path: pathOf([...issue.path, ...issue.keys.slice(0, 1)]), message: unknownField };
  });

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join(".");
