// One line of text as a person types it into a form.

import { z } from "zod";

/** Control characters never mean anything in a name, and no database takes a NUL; runs of blanks are one. */
export const line = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
    .pipe(z.string().max(longest));
