// Single-line text typed into a form.

import { z } from "zod";

/** Collapses white space and control characters: PostgreSQL rejects NUL, and none of them belongs in a name. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
    .pipe(z.string().max(maxLength));
